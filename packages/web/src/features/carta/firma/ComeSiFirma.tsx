import { findEsclusione } from '@quadra/contract';
import { messaggiFirmaSemplice as m } from '../../../messages/firma-semplice.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import type { Composta, Modo } from './composta.ts';
import css from './Firma.module.css';

type Props = {
  composta: Composta;
  /** The service cannot be used: only the link can. */
  soloLink: boolean;
  errore: Messaggio | undefined;
  change: (nuova: Partial<Composta>) => void;
};

/** By the service outside or by a link of the house: what each is, and for what the link is not offered. */
export function ComeSiFirma({ composta: { modo, tipo }, soloLink, errore, change }: Props) {
  const esclusa = modo === 'link' ? findEsclusione(tipo) : undefined;
  const voci: readonly (readonly [Modo, string])[] = [
    ...(soloLink ? [] : [['servizio', m.servizio] as const]),
    ['link', m.link],
  ];
  return (
    <Sezione titolo={m.come} testo={m.comeTesto[modo]} larga>
      <div data-percorso="Tipo" className={css.how}>
        <CampoSegmenti
          etichetta={m.modo}
          voci={voci}
          valore={modo}
          onChange={(scelto) => change({ modo: scelto })}
        />
        {esclusa !== undefined && (
          <p role="alert" className={css.wrong}>
            <strong>{m.nonOfferta}.</strong> {esclusa}
          </p>
        )}
        {errore && esclusa === undefined && (
          <p role="alert" className={css.wrong}>
            {errore.testo}
          </p>
        )}
      </div>
    </Sezione>
  );
}
