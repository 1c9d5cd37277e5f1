import type { Casella as CasellaModello } from '@quadra/fisco';
import { CasellaBarrata } from './CasellaBarrata.tsx';
import { CasellaCodice } from './CasellaCodice.tsx';
import { CasellaComune } from './CasellaComune.tsx';
import { CasellaLookup } from './CasellaLookup.tsx';
import { CasellaNumero } from './CasellaNumero.tsx';
import { CasellaTesto } from './CasellaTesto.tsx';
import { ValoreCalcolato } from './ValoreCalcolato.tsx';

export type PropsCasella = {
  casella: CasellaModello;
  /** The key with its modulo. */
  chiave: string;
  nomeRigo: string;
  /** The totals of the form are strong. */
  totale?: boolean;
  /** Where there is room, the name of a code stands beside it. */
  conDescrizione?: boolean;
};

const NUMERI: readonly CasellaModello['tipo'][] = ['euro', 'decimale', 'intero', 'percentuale'];

/** One casella, by its type: a box where one may write, a figure without box where the law computes. */
export function Casella(props: PropsCasella) {
  const { casella } = props;
  if (!casella.inserita) return <ValoreCalcolato {...props} />;
  if (casella.lookup) return <CasellaLookup {...props} codice={casella.lookup} />;
  if (casella.tipo === 'barrata') return <CasellaBarrata {...props} />;
  if (casella.tipo === 'comune') return <CasellaComune {...props} />;
  if (casella.tipo === 'codice' && casella.opzioni) return <CasellaCodice {...props} />;
  if (NUMERI.includes(casella.tipo)) return <CasellaNumero {...props} />;
  return <CasellaTesto {...props} />;
}
