import type { CorsiaDelegaUnica } from '@quadra/contract';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messaggiDelegaUnica } from '../../../../messages/delega-unica.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { Stato, type TipoStato } from '../../../../ui/stati/Stato.tsx';
import { nameIntera } from './cella.ts';
import css from './RadarPage.module.css';
import type { DelegaRadar, RigaRadar } from './radar.api.ts';

const forme: Readonly<Record<CorsiaDelegaUnica, TipoStato>> = {
  Assenti: 'errore',
  'In scadenza': 'attenzione',
  Inviate: 'inviato',
  Accettate: 'fatto',
};
export const DELEGA = 'delega';

/** Shape and words of the delega of a client. */
export const describeDelega = (una: DelegaRadar): { tipo: TipoStato; testo: string } => ({
  tipo: una.stato === 'Scartata' ? 'errore' : forme[una.corsia],
  testo: messaggiDelegaUnica.stato(una),
});
/** Whether it is to be asked: missing, or near its end. */
export const isDaChiedere = ({ corsia, stato }: DelegaRadar): boolean =>
  corsia === 'Assenti' || corsia === 'In scadenza' || stato === 'Scartata';

type Props = { riga: RigaRadar; onChiedi: ((riga: RigaRadar) => void) | null; isBreve: boolean };

/** Where the delega of a client stands, and what asks it. */
export function Delega({ riga, onChiedi, isBreve }: Props) {
  const { delega } = riga;
  if (delega === null) return null;
  const stato = describeDelega(delega);
  const breve = messaggiDelegaUnica.statoBreve(delega);
  if (isBreve)
    return (
      <span className={css.pair} title={stato.testo}>
        <Link to="/deleghe" tabIndex={-1} aria-label={nameIntera(stato.testo, breve)} className={css.short}>
          <Stato tipo={stato.tipo} testo={breve} />
        </Link>
        {onChiedi && isDaChiedere(delega) && (
          <IconButton
            icona={IconMailForward}
            nome={m.chiedi}
            size={16}
            className={css.mail}
            tabIndex={-1}
            onClick={() => onChiedi(riga)}
          />
        )}
      </span>
    );
  return (
    <span className={css.cell} title={stato.testo}>
      <Link to="/deleghe" tabIndex={-1} className={css.step}>
        <Stato {...stato} />
      </Link>
      {onChiedi && isDaChiedere(delega) && (
        <button type="button" tabIndex={-1} className={css.ask} onClick={() => onChiedi(riga)}>
          {m.chiedi}
        </button>
      )}
    </span>
  );
}
