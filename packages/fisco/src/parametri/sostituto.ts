import { daysBetween } from '@quadra/values';
import { parametro, type Tabella } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

/** What banks withhold on transfers for works (770, SY); in the tax year that changes the higher of the two. */
export const aliquotaBonifici = parametro({
  id: 'sostituto/aliquota-bonifici',
  descrizione: 'Ritenuta sui bonifici per oneri detraibili',
  unita: 'quota',
  valori: [
    vale(2018, 2023, percento(8), legge('D.L. 78/2010', 'art. 25')),
    vale(2024, null, percento(11), legge('L. 213/2023', 'art. 1, c. 88')),
  ],
});

const EPOCA = '1970-01-01';
const ANNI = Array.from({ length: 11 }, (_, i) => 2018 + i);
const MESI = Array.from({ length: 12 }, (_, i) => i + 1);
const due = (n: number): string => String(n).padStart(2, '0');
/** The 20th of the next month: past the 16th, whatever day of the week it falls on, and August goes to the 20th. */
const termine = (mese: number, anno: number): number =>
  daysBetween(EPOCA, mese === 12 ? `${anno + 1}-01-20` : `${anno}-${due(mese + 1)}-20`);

/** By month of the withholding, MMAAAA as a number: the day after which it was paid late. */
export const terminiVersamento = parametro<Tabella>({
  id: 'sostituto/termini-versamento',
  descrizione: 'Ultimo giorno per versare le ritenute',
  unita: 'data',
  valori: [
    vale(
      2018,
      null,
      new Map(
        ANNI.flatMap((anno) => MESI.map((mese) => [mese * 10_000 + anno, termine(mese, anno)] as const)),
      ),
      legge('D.Lgs. 241/1997', 'art. 18'),
    ),
  ],
});
