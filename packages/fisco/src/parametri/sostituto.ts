import { parametro } from '../engine/index.ts';
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
