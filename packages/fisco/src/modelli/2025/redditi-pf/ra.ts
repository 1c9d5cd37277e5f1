import * as r from '../../../regole/terreni.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const titoli = [
  { codice: '1', descrizione: 'Proprietario, terreno non affittato' },
  { codice: '2', descrizione: 'Proprietario, affitto in regime vincolistico' },
  { codice: '3', descrizione: 'Proprietario, affitto in regime libero' },
  { codice: '4', descrizione: 'Conduttore o affittuario' },
  { codice: '7', descrizione: 'Titolare di impresa agricola individuale' },
  { codice: '8', descrizione: 'Titolare di impresa familiare' },
  { codice: '9', descrizione: 'Titolare di impresa agricola coniugale' },
];
const casi = [
  { codice: '2', descrizione: 'Perdita del prodotto per eventi naturali' },
  { codice: '3', descrizione: 'Terreno in conduzione associata' },
  { codice: '4', descrizione: 'Affitto a giovani agricoltori' },
  { codice: '6', descrizione: 'Perdita del prodotto e affitto a giovani' },
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
      inserisce(8, 'Continuazione', r.continuazione, {
        istruzioni: 'Lo stesso terreno del rigo precedente, per un’altra parte dell’anno.',
      }),
      inserisce(9, 'IMU non dovuta', r.imuNonDovuta),
      inserisce(10, 'Coltivatore o IAP', r.coltivatore),
      mostra(11, 'Dominicale imponibile', r.dominicaleImponibile),
      mostra(12, 'Agrario imponibile', r.agrarioImponibile),
      mostra(13, 'Fondiario non imponibile', r.dominicaleNonImponibile),
      mostra(14, 'Dominicale IAP', r.dominicaleIap),
      mostra(15, 'Agrario IAP', r.agrarioIap),
      annota(16, 'Produzione di vegetali', 'barrata'),
    ],
    { raccolta: r.terreni },
  );

export const quadroRA: QuadroScheda = {
  codice: 'RA',
  titolo: 'Redditi dei terreni',
  titoloBreve: 'Terreni',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'La colonna 16 è senza effetti sul calcolo fino al modello 2025. La parte esente dei coltivatori diretti e IAP è tolta nei totali, ripartita in proporzione fra dominicale e agrario. È indicativo il reddito in tre casi: parte esente ricevuta da società semplici, che le istruzioni rimandano alle specifiche tecniche; terreno in regime vincolistico su più righi, confrontato col canone rigo per rigo; codice 2 di colonna 16.',
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
            mostra(13, 'Fondiario non imponibile', r.totaleNonImponibile, { formulaBreve: 'a RN50' }),
            mostra(14, 'Dominicale IAP', r.totaleDominicaleIap),
            mostra(15, 'Agrario IAP', r.totaleAgrarioIap),
          ],
          { totale: true },
        ),
      ],
    },
  ],
};
