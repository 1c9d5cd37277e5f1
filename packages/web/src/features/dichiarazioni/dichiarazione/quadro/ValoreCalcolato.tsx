import type { Casella, EsitoCasella } from '@quadra/fisco';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura, useIstantanea } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';

/** The word that goes with a result: what it rests on, or that a hand changed it. Null when the figure says all. */
function ParolaStato({ esito, chiave }: { esito: EsitoCasella; chiave: string }) {
  const { explain } = useApertura();
  if (esito.stato === 'provvisorio')
    return (
      <span className={css.word} title={esito.nota ?? esito.mancano?.[0]?.frase}>
        <Icona di={IconAlertTriangle} size={13} />
        {m.provvisorio}
      </span>
    );
  if (esito.stato === 'forzato')
    return (
      <span className={css.word} title={esito.nota}>
        <Icona di={IconPencil} size={13} />
        {m.modificatoAMano}
      </span>
    );
  if (esito.stato !== 'incompleto') return null;
  return (
    <button
      type="button"
      className={css.word}
      data-calcolata={chiave}
      title={esito.mancano?.[0]?.frase}
      onClick={() => explain(chiave)}
    >
      <Icona di={IconAlertTriangle} size={13} />
      {m.incompleto}
    </button>
  );
}

/** The figure itself: violet, dotted, a click explains it. An unknown result has no figure, never a zero: only a place to come to. */
function Figura({ casella, chiave, esito }: { casella: Casella; chiave: string; esito: EsitoCasella }) {
  const { explain } = useApertura();
  if (esito.stato === 'incompleto') return null;
  if (esito.stato === 'vuoto' || esito.valore === undefined)
    return (
      <span className={css.unfilled} data-calcolata={chiave} tabIndex={-1}>
        <span className="hidden">{m.vuoto}</span>
      </span>
    );
  if (esito.stato === 'non dovuto')
    return (
      <button
        type="button"
        data-calcolata={chiave}
        className={classi(css.calc, css.none)}
        title={m.nonDovuto}
        onClick={() => explain(chiave)}
      >
        –<span className="hidden"> {m.nonDovuto}</span>
      </button>
    );
  const forzato = esito.stato === 'forzato';
  return (
    <>
      {forzato && <s className={css.struck}>{formatValore(casella, esito.calcolato)}</s>}
      <button
        type="button"
        data-calcolata={chiave}
        className={classi(css.calc, forzato && css.forced)}
        onClick={() => explain(chiave)}
        title={m.spiega(nameCasella(chiave))}
      >
        {formatValore(casella, esito.valore)}
        <span className="hidden"> {forzato ? m.modificatoAMano : m.calcolato}</span>
      </button>
    </>
  );
}

/** A computed casella inside a ledger. */
export function ValoreCalcolato({ casella, chiave, totale }: PropsCasella) {
  const { esito } = useIstantanea(chiave);
  return (
    <span className={classi(css.value, 'calculated', totale && css.total)}>
      <ParolaStato esito={esito} chiave={chiave} />
      <Figura casella={casella} chiave={chiave} esito={esito} />
    </span>
  );
}
