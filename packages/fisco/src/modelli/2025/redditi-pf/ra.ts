import * as r from '../../../regole/terreni.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const titoli = [
  { codice: '1', descrizione: 'Proprietario, terreno non affittato' },
  { codice: '2', descrizione: 'Proprietario, affitto in regime vincolistico' },
  { codice: '3', descrizione: 'Proprietario, affitto in regime libero' },
  { codice: '4', descrizione: 'Conduttore o affittuario' },
  { codice: '7', descrizione: 'Titolare di impresa agricola individuale (non gestito)' },
  { codice: '8', descrizione: 'Titolare di impresa familiare (non gestito)' },
  { codice: '9', descrizione: 'Titolare di impresa agricola coniugale (non gestito)' },
];
const casi = [
  { codice: '1', descrizione: 'Mancata coltivazione (non gestito)' },
  { codice: '2', descrizione: 'Perdita del prodotto (non gestito)' },
  { codice: '4', descrizione: 'Affitto a giovani agricoltori' },
  { codice: '5', descrizione: 'Mancata coltivazione e affitto a giovani (non gestito)' },
  { codice: '6', descrizione: 'Perdita del prodotto e affitto a giovani (non gestito)' },
];

const terreno = (numero: number) =>
  rigo(
    numero,
    'Terreno',
    [
      inserisce(1, 'Dominicale', r.dominicale, {
        istruzioni: 'Reddito dominicale non rivalutato, in euro interi.',
      }),
      inserisce(2, 'Titolo', r.titolo, { opzioni: titoli }),
      inserisce(3, 'Agrario', r.agrario, { istruzioni: 'Reddito agrario non rivalutato, in euro interi.' }),
      inserisce(4, 'Giorni', r.giorniPossesso, { max: 365 }),
      inserisce(5, 'Possesso %', r.quotaPossesso, { max: 100 }),
      inserisce(6, 'Canone', r.canone, {
        istruzioni: 'Solo per il titolo 2, affitto in regime vincolistico.',
      }),
      inserisce(7, 'Casi particolari', r.casoParticolare, { opzioni: casi }),
      annota(8, 'Continuazione', 'barrata'),
      inserisce(9, 'IMU non dovuta', r.imuNonDovuta),
      inserisce(10, 'Coltivatore o IAP', r.coltivatore),
      mostra(11, 'Dominicale imponibile', r.dominicaleImponibile),
      mostra(12, 'Agrario imponibile', r.agrarioImponibile),
      mostra(13, 'Dominicale non imponibile', r.dominicaleNonImponibile),
    ],
    { raccolta: r.terreni },
  );

export const quadroRA: QuadroScheda = {
  codice: 'RA',
  titolo: 'Redditi dei terreni',
  titoloBreve: 'Terreni',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Codici e colonne da riscontrare sul modello. Non gestiti: titoli 7, 8 e 9, casi particolari 1, 2, 5 e 6. La parte esente di coltivatori diretti e IAP è tolta nei totali, ripartita in proporzione fra dominicale e agrario.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Redditi dei terreni',
      righi: [
        ...Array.from({ length: 22 }, (_, posto) => terreno(posto + 1)),
        rigo(
          23,
          'Totali',
          [
            mostra(11, 'Dominicale imponibile', r.totaleDominicale, { formulaBreve: 'a RN1' }),
            mostra(12, 'Agrario imponibile', r.totaleAgrario, { formulaBreve: 'a RN1' }),
            mostra(13, 'Dominicale non imponibile', r.totaleNonImponibile, { formulaBreve: 'a RN50' }),
          ],
          { totale: true },
        ),
      ],
    },
  ],
};
