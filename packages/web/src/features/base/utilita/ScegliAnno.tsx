import { listModelli } from '@quadra/fisco';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import type { Ricerca } from './ricerca.ts';
import css from './Utilita.module.css';

const anniModello = listModelli().flatMap(({ anno, codice }) => (codice === 'redditi-pf' ? [anno] : []));

/** Years of the form that are asked here: the one of the session and its neighbours, that asked for among them. */
export function useAnni(chiesto: number | undefined): { anno: number; anni: readonly number[] } {
  const { annoFiscale } = useSessione().configurazione;
  const anno = chiesto !== undefined && anniModello.includes(chiesto) ? chiesto : annoFiscale;
  const anni = anniModello.filter((uno) => Math.abs(uno - annoFiscale) <= 1 || uno === anno);
  return { anno, anni: anni.toSorted((a, b) => a - b) };
}

type Props = { anno: number | undefined; change: (nuova: Ricerca) => void };

/** The year of the income: the form is of the year after. */
export function ScegliAnno({ anno: chiesto, change }: Props) {
  const { anno, anni } = useAnni(chiesto);
  return (
    <div className={css.year}>
      <span className={css.soft}>{m.annoImposta}</span>
      <Segmenti
        nome={m.annoImposta}
        voci={anni.map((uno) => [String(uno), String(uno - 1)] as const)}
        valore={String(anno)}
        onChange={(scelto) => change({ anno: Number(scelto) })}
      />
    </div>
  );
}
