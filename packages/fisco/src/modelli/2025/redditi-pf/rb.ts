import * as r from '../../../regole/fabbricati.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

/** Uses that PF and the 730 have alike, and those of one of them alone: «6» of PF, «16» and «17» of the 730. */
const utilizziComuni = [
  { codice: '1', descrizione: 'Abitazione principale' },
  { codice: '2', descrizione: 'A disposizione' },
  { codice: '3', descrizione: 'Locazione a canone libero o breve' },
  { codice: '4', descrizione: 'Equo canone' },
  { codice: '5', descrizione: 'Pertinenza dell’abitazione principale' },
  { codice: '8', descrizione: 'Locazione a canone concordato' },
  { codice: '9', descrizione: 'Altri casi' },
  { codice: '10', descrizione: 'Uso gratuito a familiare' },
  { codice: '11', descrizione: 'Abitazione principale locata in parte, canone libero' },
  { codice: '12', descrizione: 'Abitazione principale locata in parte, canone concordato' },
  { codice: '14', descrizione: 'Locazione agevolata in Abruzzo' },
  { codice: '15', descrizione: 'Comodato in Abruzzo' },
];
const utilizzi = [
  ...utilizziComuni.slice(0, 5),
  { codice: '6', descrizione: 'Abitazione principale e propria attività' },
  ...utilizziComuni.slice(5),
];
export const utilizzi730 = [
  ...utilizziComuni,
  { codice: '16', descrizione: 'Da società semplice, imponibile' },
  { codice: '17', descrizione: 'Da società semplice, non imponibile' },
];
const codiciCanone = [
  { codice: '1', descrizione: '95% del canone' },
  { codice: '2', descrizione: '75% del canone (Venezia, Giudecca, Murano, Burano)' },
  { codice: '3', descrizione: '100% del canone (cedolare secca)' },
  { codice: '4', descrizione: '65% del canone (interesse storico o artistico)' },
  // Not on the form: what a contract says when its rent counts whole, and no other code is its own.
  { codice: '5', descrizione: 'Canone per intero, altri casi (non del modello)' },
];
const casi = [
  { codice: '1', descrizione: 'Distrutto o inagibile per calamità' },
  { codice: '3', descrizione: 'Inagibile con revisione della rendita' },
  { codice: '4', descrizione: 'Canone non percepito per morosità' },
  { codice: '5', descrizione: 'Canone della sola propria quota' },
  { codice: '6', descrizione: 'Canone rinegoziato in diminuzione' },
  { codice: '7', descrizione: 'Canone rinegoziato e non percepito' },
  { codice: '8', descrizione: 'Canone rinegoziato, della sola propria quota' },
];
const cedolari = [
  { codice: '1', descrizione: 'Cedolare secca' },
  { codice: '2', descrizione: 'Locazione breve, 21%' },
  { codice: '3', descrizione: 'Locazione breve, 26%' },
];
const casiImu = [
  { codice: '1', descrizione: 'Esente da IMU' },
  { codice: '2', descrizione: 'Abitazione principale o pertinenza soggetta a IMU' },
  { codice: '3', descrizione: 'Abitazione non locata nel comune dell’abitazione principale' },
];

/** The last column of a building, where it is. */
export const ALTRI_DATI = 20;
export const CALAMITA = {
  codice: '1',
  descrizione: 'Canone concordato in cedolare, comuni colpiti da calamità (utilizzi 8 e 12)',
};
export const SEZIONE_CIN = 'Sezione III, codice identificativo nazionale';

const fabbricato = (numero: number) =>
  rigo(
    numero,
    'Fabbricato',
    [
      inserisce(1, 'Rendita', r.rendita, { istruzioni: 'Rendita catastale non rivalutata, in euro interi.' }),
      inserisce(2, 'Utilizzo', r.utilizzo, { opzioni: utilizzi }),
      inserisce(3, 'Giorni', r.giorniPossesso, { max: 365 }),
      inserisce(4, 'Possesso %', r.quotaPossesso, { max: 100 }),
      inserisce(5, 'Codice canone', r.codiceCanone, {
        opzioni: codiciCanone,
        istruzioni: 'Dice quale parte del canone è scritta in colonna 6.',
      }),
      inserisce(6, 'Canone', r.canone, {
        istruzioni:
          'Canone dell’anno per l’intero fabbricato, già ridotto come dice il codice di colonna 5: la percentuale di possesso si applica nel calcolo, i giorni no.',
      }),
      inserisce(7, 'Casi particolari', r.casoParticolare, { opzioni: casi }),
      inserisce(8, 'Continuazione', r.continuazione, {
        istruzioni: 'Lo stesso fabbricato del rigo precedente, per un’altra parte dell’anno.',
      }),
      annota(9, 'Comune', 'comune'),
      inserisce(11, 'Cedolare secca', r.opzioneCedolare, { opzioni: cedolari }),
      inserisce(12, 'Casi IMU', r.casoImu, { opzioni: casiImu }),
      mostra(13, 'Tassazione ordinaria', r.ordinario),
      mostra(14, 'Cedolare 21%', r.cedolare21),
      mostra(15, 'Cedolare 10%', r.cedolare10),
      mostra(16, 'Cedolare 26%', r.cedolare26),
      mostra(17, 'Abit. principale con IMU', r.principaleImu),
      mostra(18, 'Non locati', r.nonLocati),
      mostra(19, 'Abit. principale senza IMU', r.principale),
      annota(ALTRI_DATI, 'Altri dati', 'codice', { opzioni: [CALAMITA] }),
    ],
    { raccolta: r.fabbricati },
  );

const contratto = (numero: number) =>
  rigo(
    numero,
    'Contratto di locazione',
    [
      annota(1, 'N. rigo', 'intero', { max: 9 }),
      annota(2, 'Modulo', 'intero', { max: 999 }),
      annota(3, 'Data', 'data'),
      annota(4, 'Serie', 'testo', { lunghezza: 3 }),
      annota(5, 'Numero', 'testo', { lunghezza: 10 }),
      annota(6, 'Ufficio', 'testo', { lunghezza: 3 }),
      annota(7, 'Codice identificativo', 'testo', { lunghezza: 17 }),
      annota(8, 'Fino a 30 giorni', 'barrata'),
      annota(9, 'Anno dich. IMU', 'intero', { max: 2099 }),
    ],
    { raccolta: 'contratti' },
  );
const locazioneBreve = (numero: number) =>
  rigo(
    numero,
    'Locazione breve',
    [
      annota(1, 'N. rigo', 'intero', { max: 9 }),
      annota(2, 'Modulo', 'intero', { max: 999 }),
      annota(3, 'CIN', 'testo', { lunghezza: 20 }),
    ],
    { raccolta: 'locazioniBrevi' },
  );

export const quadroRB: QuadroScheda = {
  codice: 'RB',
  titolo: 'Redditi dei fabbricati',
  titoloBreve: 'Fabbricati',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'Sezioni II e III e altri dati senza effetti sul calcolo. Per lo stesso fabbricato su più righi il confronto fra rendita e canone è fatto rigo per rigo, e quel reddito è indicativo: dal modello 2025 le istruzioni rimandano alle specifiche tecniche.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, redditi dei fabbricati',
      righi: [
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(fabbricato),
        rigo(
          10,
          'Totali',
          [
            mostra(13, 'Tassazione ordinaria', r.totaleOrdinario, { formulaBreve: 'a RN1' }),
            mostra(14, 'Cedolare 21%', r.totale21),
            mostra(15, 'Cedolare 10%', r.totale10),
            mostra(16, 'Cedolare 26%', r.totale26),
            mostra(17, 'Abit. principale con IMU', r.totalePrincipaleImu, { formulaBreve: 'a RN50' }),
            mostra(18, 'Non locati', r.totaleNonLocati, { formulaBreve: 'a RN50' }),
            mostra(19, 'Abit. principale senza IMU', r.totalePrincipale, { formulaBreve: 'a RN1 e RN2' }),
          ],
          { totale: true },
        ),
        rigo(
          11,
          'Imposta cedolare secca',
          [
            mostra(1, 'Al 21%', r.imposta21, { formulaBreve: 'RB10 col. 14' }),
            mostra(2, 'Al 10%', r.imposta10, { formulaBreve: 'RB10 col. 15' }),
            mostra(3, 'Al 26%', r.imposta26, { formulaBreve: 'RB10 col. 16' }),
            mostra(4, 'Totale', r.impostaCedolare, { formulaBreve: 'a LC1' }),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione II, estremi dei contratti',
      righi: [21, 22, 23].map(contratto),
    },
    {
      titolo: SEZIONE_CIN,
      righi: [24, 25].map(locazioneBreve),
    },
  ],
};
