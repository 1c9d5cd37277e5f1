import { IconArrowRight, IconClockHour4, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { Finestra } from '../../../../ui/finestre/Finestra.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { RIGHE_DI_STORIA, storiaQuery, type VoceStoria } from '../dichiarazione.api.ts';
import css from './Riepilogo.module.css';

/** «Storia»: who changed what, when, from which value to which, in a window beside the work. Nothing here can be changed. */
export function Storia({ onClose }: { onClose: () => void }) {
  const { dichiarazione, openVista } = useApertura();
  return (
    <Finestra
      titolo={m.storiaDi(dichiarazione.denominazione)}
      icona={IconHistory}
      misura="widget"
      onChiusa={onClose}
    >
      <Button
        icona={IconClockHour4}
        onClick={() => {
          openVista('passato');
          onClose();
        }}
      >
        {mc.passato}
      </Button>
      <Registro />
    </Finestra>
  );
}

function Registro() {
  const { dichiarazione } = useApertura();
  const [pagina, setPagina] = useState(1);
  const { data, error } = useQuery(storiaQuery(dichiarazione, pagina));
  if (error) {
    const errore = toApiError(error);
    return <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />;
  }
  if (!data) return null;
  const pagine = Math.max(1, Math.ceil(data.totale / RIGHE_DI_STORIA));
  return (
    <>
      {data.totale === 0 && <p>{m.storiaVuota}</p>}
      <ol>
        {data.righe.map((voce) => (
          <li key={voce.id} className={css.change}>
            <Voce voce={voce} />
          </li>
        ))}
      </ol>
      {pagine > 1 && (
        <div className={css.pages}>
          <Button disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
            {m.successive}
          </Button>
          <span>{m.paginaDi(pagina, pagine)}</span>
          <Button disabled={pagina === pagine} onClick={() => setPagina(pagina + 1)}>
            {m.precedenti}
          </Button>
        </div>
      )}
    </>
  );
}

function Voce({ voce }: { voce: VoceStoria }) {
  const { modello } = useApertura();
  const { chiave } = voce;
  const casella = chiave === null ? undefined : modello.findCasella(chiave);
  const conValori = voce.prima !== null || voce.dopo !== null;
  return (
    <>
      <p className={css.when}>
        <span>{voce.attore === null ? voce.utente : m.alPostoDi(voce.attore, voce.utente)}</span>
        <span className="figures">{formatDataOra(voce.quando)}</span>
      </p>
      <p className={css.what}>
        {m.azioni[voce.azione] ?? voce.azione}{' '}
        {chiave !== null && <span className="strong figures">{nameCasella(chiave)}</span>} {casella?.titolo}
      </p>
      {conValori && (
        <p className="figures">
          {formatValore(casella, voce.prima) || m.vuoto} <Icona di={IconArrowRight} size={13} />
          <span className="hidden">{m.poi}</span> {formatValore(casella, voce.dopo) || m.vuoto}
        </p>
      )}
      {voce.motivo && <p className={css.when}>{m.motivoDi(voce.motivo)}</p>}
    </>
  );
}
