import { codiceCanone } from '../../../regole/fabbricati.ts';
import * as quadroD from '../../../regole/quadro-d.ts';
import { titolo } from '../../../regole/terreni.ts';
import { tipiD7, tipiEredi } from '../../2025/redditi-pf/rm-codici.ts';
import type { Opzione } from '../../modello.ts';
import { annota, type Colonna, inserisce, mostra } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';
import { lavoro } from './righi-lavoro.ts';
import type { RighiUfficiali } from './ufficiale.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');

/** Who depends on who declares: the front page numbers five righi. */
const familiari: QuadroUfficiale = {
  codice: 'FA',
  copertura: 'esatto',
  titolo: 'Familiari a carico',
  titoloBreve: 'Familiari a carico',
  pf: ['FA'],
  nota: 'Le caselle da barrare sono una scelta sola, in colonna 1; la colonna 91 è la lettera C che il modello scrive al posto della percentuale.',
  sezioni: [
    {
      titolo: 'Familiari a carico',
      righi: [
        { righi: '1-5', da: 'FA1', titolo: 'Familiare', colonne: '1 4-10' },
        // The form has two caselle here that no rigo numbers.
        { righi: '906', da: 'FA6', colonne: '1', al: 2023 },
        { righi: '907', da: 'FA7', colonne: '1' },
      ],
    },
  ],
};

/** Who declares land with a 730: no owner of a family business, and the partners that Redditi PF has in RH. */
const titoli: readonly (Opzione & { readonly dal?: number })[] = [
  { codice: '1', descrizione: 'Proprietario, terreno non affittato' },
  { codice: '2', descrizione: 'Proprietario, affitto in regime vincolistico' },
  { codice: '3', descrizione: 'Proprietario, affitto in regime libero' },
  { codice: '4', descrizione: 'Conduttore o affittuario' },
  { codice: '5', descrizione: 'Socio di società semplice, reddito imponibile' },
  { codice: '6', descrizione: 'Partecipante dell’impresa familiare' },
  { codice: '7', descrizione: 'Titolare di impresa agricola individuale' },
  { codice: '10', descrizione: 'Socio di società semplice, reddito non imponibile' },
  { codice: '11', descrizione: 'Socio di società semplice con regime degli IAP', dal: 2025 },
];
const terreniDi = (dal: number, al: number): RighiUfficiali => ({
  ...{ righi: '1-6', da: 'RA1', colonne: `1 3-10${dal < 2025 ? '' : ' 11<16'}`, invece: [2], dal, al },
  proprie: [
    inserisce(2, 'Titolo', titolo, {
      opzioni: titoli
        .filter((c) => (c.dal ?? 0) <= dal)
        .map(({ codice, descrizione }) => ({ codice, descrizione })),
      istruzioni: 'Coi redditi di una società semplice i giorni e la quota non si indicano.',
    }),
  ],
});
const terreni: QuadroUfficiale = {
  codice: 'A',
  copertura: 'esatto',
  titolo: 'Redditi dei terreni',
  titoloBreve: 'Terreni',
  pf: ['RA'],
  legge: ['F'],
  nota: 'I redditi imponibili, che il modello non mostra, sono nelle colonne da 111. È indicativo il reddito in quattro casi: parte esente ricevuta da società semplici; terreno in regime vincolistico su più righi, confrontato col canone rigo per rigo; codice 2 di colonna 11; reddito agrario del titolo 6, preso come è scritto.',
  sezioni: [{ titolo: 'Redditi dei terreni', righi: [terreniDi(2023, 2024), terreniDi(2025, 2099)] }],
};

const CALAMITA = '1 per il canone concordato in cedolare nei comuni colpiti da calamità (utilizzi 8 e 12).';
/** The form has four codes: the fifth is of Redditi PF. */
const canone = inserisce(5, 'Codice canone', codiceCanone, {
  opzioni: [
    { codice: '1', descrizione: '95% del canone' },
    { codice: '2', descrizione: '75% del canone (Venezia, Giudecca, Murano, Burano)' },
    { codice: '3', descrizione: '100% del canone (cedolare secca)' },
    { codice: '4', descrizione: '65% del canone (interesse storico o artistico)' },
  ],
  istruzioni: 'Dice quale parte del canone è scritta in colonna 6.',
});
const fabbricati: QuadroUfficiale = {
  codice: 'B',
  copertura: 'esatto',
  titolo: 'Redditi dei fabbricati e altri dati',
  titoloBreve: 'Fabbricati',
  pf: ['RB'],
  nota: 'I redditi imponibili, che il modello non mostra, sono nelle colonne da 113.',
  sezioni: [
    {
      titolo: 'Sezione I, redditi dei fabbricati',
      righi: [
        {
          ...{ righi: '1-6', da: 'RB1', colonne: '1-4 6-9 11 12', invece: [5, 19], al: 2024 },
          proprie: [
            canone,
            annota(13, 'Altri dati', 'intero', {
              max: 2,
              istruzioni: `${CALAMITA} 2 per le locazioni brevi.`,
            }),
          ],
        },
        {
          ...{ righi: '1-5', da: 'RB1', colonne: '1-4 6-9 11 12', invece: [5, 20], dal: 2025 },
          proprie: [canone, annota(13, 'Altri dati', 'intero', { max: 1, istruzioni: CALAMITA })],
        },
      ],
    },
    {
      titolo: 'Sezione II, dati dei contratti di locazione',
      righi: [{ righi: '11', da: 'RB21', colonne: '1-9' }],
    },
    {
      titolo: 'Sezione III, codice identificativo nazionale (CIN)',
      righi: [{ righi: '12', da: 'RB24', colonne: '1-3', dal: 2025 }],
    },
  ],
};

const opzioni = (...voci: [number, string][]) =>
  voci.map(([n, descrizione]) => ({ codice: String(n), descrizione }));
const assimilati = opzioni(
  [1, 'Opere dell’ingegno e invenzioni'],
  [2, 'Levata dei protesti'],
  [3, 'Associazione in partecipazione, soci promotori'],
  [4, 'Sport, prima del 1° luglio 2023 o non esente'],
  [5, 'Sport dilettantistico, con esenzione'],
);
const diversi = opzioni(
  [1, 'Lottizzazione di terreni e rivendita'],
  [2, 'Cessione di immobili nei cinque anni'],
  [3, 'Usufrutto, sublocazione, affitto di beni e aziende'],
  [4, 'Redditi fondiari non catastali'],
  [5, 'Terreni e fabbricati all’estero'],
  [6, 'Opere e brevetti di aventi causa'],
  [7, 'Cori, bande e filodrammatiche'],
  [8, 'Immobili all’estero con IVIE'],
  [9, 'Altri redditi senza ritenuta'],
  [10, 'Sublocazione e locazione breve del comodatario'],
  [11, 'Cori e bande, Campione d’Italia'],
  [12, 'Sport dilettantistico fino a giugno 2023'],
  [13, 'Sport dilettantistico, Campione d’Italia'],
  [14, 'Cessione di immobili con il Superbonus'],
);
const occasionali = opzioni(
  [1, 'Attività commerciale'],
  [2, 'Lavoro autonomo'],
  [3, 'Obblighi di fare, non fare, permettere'],
  [4, 'Noleggio di imbarcazioni'],
  [5, 'Lezioni private, a tassazione ordinaria'],
);
/** D3 and D5 have a casella without a number, for who lives in Campione d'Italia. */
const altriDati = annota(92, 'Altri dati', 'codice', {
  opzioni: opzioni([5, 'Percepiti in euro a Campione d’Italia']),
});
const capitale = (
  righi: string,
  titolo: string,
  di: typeof quadroD.utili,
  ultimo: number,
): RighiUfficiali => ({
  ...{ righi, da: `RL${righi}`, titolo, raccolta: di.raccolta, invece: [1, 2, 3] },
  proprie: [
    annota(1, 'Tipo', 'intero', { min: 1, max: ultimo }),
    inserisce(2, 'Redditi', di.reddito),
    inserisce(4, 'Ritenute', di.ritenute),
  ],
});
/** Codes that only some years have. */
const dei = (codici: typeof diversi, anni: Readonly<Record<string, readonly [number, number]>>) =>
  ([2023, 2024, 2025, 2026] as const).map((anno) => ({
    dal: anno,
    al: anno === 2026 ? 2099 : anno,
    opzioni: codici.filter(({ codice }) => {
      const [dal, al] = anni[codice] ?? [0, 2099];
      return dal <= anno && anno <= al;
    }),
  }));

const autonomo = dei(assimilati, { 4: [2024, 2025], 5: [2024, 2025] }).map(({ dal, al, opzioni: voci }) => ({
  ...{ righi: '3', titolo: 'Redditi assimilati al lavoro autonomo', raccolta: quadroD.assimilati, dal, al },
  proprie: [
    inserisce(1, 'Tipo', quadroD.tipoAssimilato, { opzioni: voci }),
    inserisce(2, 'Redditi', quadroD.redditoAssimilato, {
      istruzioni: 'Al lordo della riduzione forfetaria.',
    }),
    inserisce(3, 'Ritenute', quadroD.ritenuteAssimilato, { istruzioni: 'CU lavoro autonomo, punto 9.' }),
    altriDati,
    inserisce(90, 'Meno di 35 anni', quadroD.giovane, { istruzioni: 'La riduzione del tipo 1 è del 40%.' }),
    mostra(91, 'Netto', quadroD.nettoAssimilato),
  ],
}));
const senzaDetrazione = dei(diversi, { 12: [2024, 2024], 13: [2024, 2024], 14: [2025, 2099] }).map(
  ({ dal, al, opzioni: voci }) => ({
    ...{ righi: '4', titolo: 'Redditi diversi', raccolta: quadroD.diversi, dal, al },
    proprie: [
      inserisce(2, 'Cedolare secca', quadroD.cedolareDiverso, {
        ...(dal < 2025 ? { tipo: 'barrata' } : { opzioni: opzioni([1, 'Al 21%'], [2, 'Al 26%']) }),
        istruzioni: 'Solo per il tipo 10.',
      }),
      inserisce(3, 'Tipo', quadroD.tipoDiverso, { opzioni: voci }),
      inserisce(4, 'Redditi', quadroD.redditoDiverso),
      inserisce(5, 'Spese', quadroD.speseDiverso),
      inserisce(6, 'Ritenute', quadroD.ritenuteDiverso, {
        istruzioni: 'Non quelle del tipo 10, che vanno in F8.',
      }),
      ...(dal < 2025 ? [] : [annota(7, 'CIN', 'testo', { lunghezza: 20 })]),
      mostra(90, 'Netto', quadroD.nettoDiverso),
    ],
  }),
);
const conDetrazione = dei(occasionali, { 4: [2023, 2024], 5: [2023, 2024] }).map(
  ({ dal, al, opzioni: voci }) => ({
    ...{ righi: '5', titolo: 'Attività occasionali e obblighi', raccolta: quadroD.occasionali, dal, al },
    proprie: [
      inserisce(1, 'Tipo', quadroD.tipoOccasionale, { opzioni: voci }),
      inserisce(2, 'Redditi', quadroD.redditoOccasionale),
      inserisce(3, 'Spese', quadroD.speseOccasionale),
      inserisce(4, 'Ritenute', quadroD.ritenuteOccasionale, { istruzioni: 'CU lavoro autonomo, punto 9.' }),
      altriDati,
      mostra(90, 'Netto', quadroD.nettoOccasionale),
    ],
  }),
);

/** D6 and D7, until quadro M took them: righi of one raccolta with those of RM. */
const tassazioneSeparata = (
  righi: string,
  titolo: string,
  tipi: typeof tipiEredi,
  altre: readonly Colonna[],
): RighiUfficiali => ({
  ...{ righi, titolo, da: 'RM3', colonne: '2<5 3<2 4<3 7<4', sole: true, al: 2024 },
  proprie: [annota(1, 'Tipo', 'codice', { opzioni: tipi }), ...altre],
});
const separati = [
  tassazioneSeparata('6', 'Redditi di eredi e legatari', tipiEredi, [
    euro(5, 'Reddito del deceduto'),
    euro(6, 'Imposta di successione'),
  ]),
  tassazioneSeparata('7', 'Imposte e oneri rimborsati, altri redditi', tipiD7, []),
];

const altri: QuadroUfficiale = {
  codice: 'D',
  copertura: 'esatto',
  titolo: 'Altri redditi',
  titoloBreve: 'Altri redditi',
  pf: ['RL'],
  nota: 'I righi da 905 sono di prima della lettura del modello: si indica nei righi da D3 a D5. Nei tipi 7, 11, 12 e 13 di D4, e 5 di D3, la quota esente è contata una volta sola, senza i compensi di altri quadri. Fino al modello 2024 il tipo 4 di D5 si tassa in Redditi PF e conta qui per il solo acconto, che resta indicativo. L’agevolazione di Campione d’Italia non è calcolata.',
  sezioni: [
    {
      titolo: 'Redditi di capitale, di lavoro autonomo e diversi',
      righi: [
        capitale('1', 'Utili e proventi equiparati', quadroD.utili, 11),
        capitale('2', 'Altri redditi di capitale', quadroD.altriCapitali, 8),
        ...autonomo,
        ...senzaDetrazione,
        ...conDetrazione,
        ...separati,
      ],
    },
  ],
};

export const quadriRedditi: readonly QuadroUfficiale[] = [familiari, terreni, fabbricati, lavoro, altri];
