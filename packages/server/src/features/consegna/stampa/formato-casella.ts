import { type Casella, isAnno, type ValoreCasella } from '@quadra/fisco';

const interi = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });
const percentuali = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 4 });
const centesimi = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
/** How the numbers of some caselle are written; the others are whole. */
const formati: Partial<Record<Casella['tipo'], Intl.NumberFormat>> = {
  percentuale: percentuali,
  decimale: centesimi,
};
const MENO = '\u2212';

const withMeno = (testo: string) => testo.replace('-', MENO);

/**
 * A value of a casella as an Italian reads it on paper: `1.234`, `−50`, `2024`, `31/12/2025`, `X`, `F205 MILANO`.
 * `nameComune` gives the name of a codice catastale.
 */
export function formatCasella(
  casella: Pick<Casella, 'tipo' | 'opzioni' | 'min'>,
  valore: ValoreCasella,
  nameComune: (codice: string) => string | undefined = () => undefined,
): string {
  if (typeof valore === 'boolean') return valore ? 'X' : '';
  if (typeof valore === 'number') {
    return isAnno(casella) ? String(valore) : withMeno((formati[casella.tipo] ?? interi).format(valore));
  }
  const opzione = casella.opzioni?.find(({ codice }) => codice === valore);
  if (opzione) return `${opzione.codice} ${opzione.descrizione}`;
  if (casella.tipo === 'comune') return [valore, nameComune(valore)].filter(Boolean).join(' ');
  const giorno = casella.tipo === 'data' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(valore) : null;
  return giorno ? `${giorno[3]}/${giorno[2]}/${giorno[1]}` : valore;
}
