import { rigoOf } from '@quadra/fisco';
import { messaggiCascata as m } from '../../../../messages/cascata.ts';
import { type RigaMostrata, subtractPrima } from './righe.ts';

/** The same numbers of the page, for a sheet: separated by semicolons, as Italian sheets read them. */
export function writeCsv(righe: readonly RigaMostrata[], anno: number, conPrima: boolean): string {
  const testa = [m.rigo, m.voce, String(anno), ...(conPrima ? [String(anno - 1), m.differenza] : [])];
  const corpo = righe.map((riga) => [
    readCodice(riga),
    riga.titolo,
    String(riga.importo ?? m.incompleto),
    ...(conPrima ? [String(riga.prima ?? ''), String(subtractPrima(riga) ?? '')] : []),
  ]);
  return writeFoglio([testa, ...corpo]);
}

/** Rows as Italian sheets read them. */
export const writeFoglio = (righe: readonly (readonly string[])[]): string =>
  `\uFEFF${righe.map((celle) => `${celle.map(quote).join(';')}\r\n`).join('')}`;

const quote = (testo: string): string => (/[;"]/.test(testo) ? `"${testo.replaceAll('"', '""')}"` : testo);

/** What names a row: its rigo, of a band its rate; the last sums more of them. */
export function readCodice({ chiave, aliquota }: RigaMostrata): string {
  if (aliquota !== null) return m.aliquota(aliquota);
  return chiave === null ? '' : rigoOf(chiave);
}
