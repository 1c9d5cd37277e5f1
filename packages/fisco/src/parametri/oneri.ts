import { parametro, type Tabella } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const scalare = (id: string, descrizione: string, importo: number, articolo: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), legge('TUIR', articolo))],
  });

export const franchigiaSanitarie = scalare(
  'franchigia-sanitarie',
  'Franchigia delle spese sanitarie',
  129.11,
  'art. 15, c. 1, lett. c',
);
export const limitePatologie = scalare(
  'limite-patologie-familiari',
  'Limite delle spese per patologie esenti di familiari',
  6_197.48,
  'art. 15, c. 2',
);
export const limiteVeicoli = scalare(
  'limite-veicoli-disabili',
  'Limite dei veicoli per disabili',
  18_075.99,
  'art. 15, c. 1, lett. c',
);
export const sogliaRate = scalare(
  'soglia-rate-sanitarie',
  'Soglia per rateizzare le spese sanitarie',
  15_493.71,
  'art. 15, c. 1, lett. c',
);
export const limiteMutuo = scalare(
  'limite-mutuo',
  'Limite degli interessi di mutuo dell’abitazione principale',
  4_000,
  'art. 15, c. 1, lett. b',
);
/** Not in the facts of the house: from art. 15 as public pages tell it. */
const limiteLeasing = (id: string, descrizione: string, importo: number, lettera: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [
      vale(
        2018,
        null,
        euro(importo),
        daRiscontrare('TUIR', `art. 15, c. 1, lett. ${lettera}`),
        'limite da riscontrare',
      ),
    ],
  });
export const limiteCanoneGiovani = limiteLeasing(
  'leasing-canone-giovani',
  'Limite del canone di leasing prima dei 35 anni',
  8_000,
  'i-sexies.1',
);
export const limiteRiscattoGiovani = limiteLeasing(
  'leasing-riscatto-giovani',
  'Limite del riscatto del leasing prima dei 35 anni',
  20_000,
  'i-sexies.1',
);
export const limiteCanone = limiteLeasing(
  'leasing-canone',
  'Limite del canone di leasing dai 35 anni',
  4_000,
  'i-sexies.2',
);
export const limiteRiscatto = limiteLeasing(
  'leasing-riscatto',
  'Limite del riscatto del leasing dai 35 anni',
  10_000,
  'i-sexies.2',
);

export const aliquotaOneri = parametro({
  id: 'oneri/aliquota-19',
  descrizione: 'Aliquota della detrazione per oneri',
  unita: 'quota',
  valori: [vale(2018, null, percento(19), legge('TUIR', 'art. 15, c. 1'))],
});
const aliquota = (id: string, descrizione: string, valore: number, atto: string, articolo: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), daRiscontrare(atto, articolo))],
  });
export const aliquota26 = aliquota(
  'aliquota-26',
  'Aliquota delle erogazioni a ONLUS e partiti',
  26,
  'TUIR',
  'art. 15, c. 1.1',
);
export const aliquota30 = aliquota(
  'aliquota-30',
  'Aliquota delle erogazioni a enti del terzo settore',
  30,
  'D.Lgs. 117/2017',
  'art. 83',
);
export const aliquota35 = aliquota(
  'aliquota-35',
  'Aliquota delle erogazioni a organizzazioni di volontariato',
  35,
  'D.Lgs. 117/2017',
  'art. 83',
);
export const aliquota90 = aliquota(
  'aliquota-90',
  'Aliquota delle assicurazioni contro le calamità',
  90,
  'D.L. 34/2020',
  'art. 119, c. 4',
);

/** Above the first income the deduction falls, at the second it ends (TUIR art. 15, c. 3-bis). */
export const sogliaRiduzione = parametro({
  id: 'oneri/soglia-riduzione',
  descrizione: 'Reddito oltre il quale gli oneri si riducono',
  unita: 'euro',
  valori: [vale(2018, null, euro(120_000), legge('TUIR', 'art. 15, c. 3-bis'))],
});
export const fineRiduzione = parametro({
  id: 'oneri/fine-riduzione',
  descrizione: 'Reddito a cui la detrazione per oneri cessa',
  unita: 'euro',
  valori: [vale(2018, null, euro(240_000), legge('TUIR', 'art. 15, c. 3-bis'))],
});

/** Cut of 260 euro above 50,000 (D.Lgs. 216/2023 art. 2): only 2024. */
export const taglio = parametro({
  id: 'oneri/taglio-260',
  descrizione: 'Riduzione delle detrazioni per oneri',
  unita: 'euro',
  valori: [vale(2024, 2024, euro(260), legge('D.Lgs. 216/2023', 'art. 2'))],
});
export const sogliaTaglio = parametro({
  id: 'oneri/soglia-taglio-260',
  descrizione: 'Reddito oltre il quale opera la riduzione di 260 euro',
  unita: 'euro',
  valori: [vale(2024, 2024, euro(50_000), legge('D.Lgs. 216/2023', 'art. 2'))],
});

const tetto = (id: string, descrizione: string, importo: number) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2025, null, euro(importo), legge('TUIR', 'art. 16-ter'))],
  });
/** Reorganised deductions of 2025 (TUIR art. 16-ter). */
export const sogliaTetto = tetto(
  'soglia-tetto',
  'Reddito oltre il quale la spesa detraibile ha un tetto',
  75_000,
);
export const secondaSogliaTetto = tetto(
  'seconda-soglia-tetto',
  'Reddito oltre il quale il tetto si abbassa',
  100_000,
);
export const primoTetto = tetto('primo-tetto', 'Tetto della spesa fino alla seconda soglia', 14_000);
export const secondoTetto = tetto('secondo-tetto', 'Tetto della spesa oltre la seconda soglia', 8_000);
export const coefficienteFigli = parametro<Tabella>({
  id: 'oneri/coefficiente-figli',
  descrizione: 'Coefficiente del tetto per figli a carico',
  unita: 'quota',
  valori: [
    vale(
      2025,
      null,
      new Map([
        [0, percento(50)],
        [1, percento(70)],
        [2, percento(85)],
        [3, percento(100)],
      ]),
      legge('TUIR', 'art. 16-ter, c. 2'),
    ),
  ],
});

/** One code of RP8-RP13. Amounts in euro; `redditoMassimo` is the income beyond which nothing is due. */
export interface CodiceSpesa {
  readonly codice: number;
  readonly descrizione: string;
  readonly aliquota: 19 | 26 | 30 | 35 | 90;
  readonly limite?: number;
  readonly franchigia?: number;
  /** Below this nothing is due. */
  readonly minimo?: number;
  readonly redditoMassimo?: number;
  /** Not reduced above 120,000 euro of income. */
  readonly intera?: boolean;
}

export const codiciSpesa2024: readonly CodiceSpesa[] = [
  {
    codice: 8,
    descrizione: 'Interessi di mutui ipotecari su altri immobili',
    aliquota: 19,
    limite: 2_065.83,
    intera: true,
  },
  {
    codice: 10,
    descrizione: 'Interessi di mutui per la costruzione dell’abitazione principale',
    aliquota: 19,
    limite: 2_582.28,
    intera: true,
  },
  { codice: 12, descrizione: 'Spese per istruzione', aliquota: 19, limite: 800 },
  { codice: 14, descrizione: 'Spese funebri', aliquota: 19, limite: 1_550 },
  {
    codice: 15,
    descrizione: 'Addetti all’assistenza personale',
    aliquota: 19,
    limite: 2_100,
    redditoMassimo: 40_000,
  },
  { codice: 16, descrizione: 'Attività sportive dei ragazzi', aliquota: 19, limite: 210 },
  { codice: 17, descrizione: 'Intermediazione immobiliare', aliquota: 19, limite: 1_000 },
  { codice: 18, descrizione: 'Locazioni di studenti fuori sede', aliquota: 19, limite: 2_633 },
  { codice: 20, descrizione: 'Erogazioni a popolazioni colpite da calamità', aliquota: 19, limite: 2_065.83 },
  { codice: 21, descrizione: 'Erogazioni a società sportive dilettantistiche', aliquota: 19, limite: 1_500 },
  { codice: 29, descrizione: 'Spese veterinarie', aliquota: 19, limite: 550, franchigia: 129.11 },
  { codice: 30, descrizione: 'Servizi di interpretariato per sordi', aliquota: 19 },
  { codice: 33, descrizione: 'Asili nido', aliquota: 19, limite: 632 },
  { codice: 36, descrizione: 'Assicurazioni vita e infortuni', aliquota: 19, limite: 530 },
  { codice: 38, descrizione: 'Assicurazioni a tutela di persone con disabilità', aliquota: 19, limite: 750 },
  {
    codice: 39,
    descrizione: 'Assicurazioni per rischio di non autosufficienza',
    aliquota: 19,
    limite: 1_291.14,
  },
  { codice: 40, descrizione: 'Abbonamenti al trasporto pubblico', aliquota: 19, limite: 250 },
  { codice: 44, descrizione: 'Disturbi specifici dell’apprendimento', aliquota: 19 },
  {
    codice: 45,
    descrizione: 'Corsi di musica dei ragazzi',
    aliquota: 19,
    limite: 1_000,
    redditoMassimo: 36_000,
  },
  { codice: 61, descrizione: 'Erogazioni a ONLUS e attività umanitarie', aliquota: 26, limite: 30_000 },
  {
    codice: 62,
    descrizione: 'Erogazioni a partiti politici',
    aliquota: 26,
    limite: 30_000,
    minimo: 30,
  },
  {
    codice: 71,
    descrizione: 'Erogazioni a ONLUS e associazioni di promozione sociale',
    aliquota: 30,
    limite: 30_000,
  },
  { codice: 76, descrizione: 'Erogazioni a organizzazioni di volontariato', aliquota: 35, limite: 30_000 },
  { codice: 81, descrizione: 'Assicurazioni contro eventi calamitosi', aliquota: 90 },
];

export const CODICE_MUTUO_COSTRUZIONE = 10;
export const CODICE_ONLUS = 61;
/** Gifts to parties follow a law of their own. */
export const CODICE_PARTITI = 62;
/** Of each kind of gift in a year, however many righi it takes; those at 30% and 35% together. */
export const limiteErogazioni = parametro({
  id: 'oneri/limite-erogazioni',
  descrizione: 'Limite annuo delle erogazioni',
  unita: 'euro',
  valori: [
    vale(2018, null, euro(30_000), daRiscontrare('TUIR', 'art. 15, c. 1.1; D.Lgs. 117/2017, art. 83')),
  ],
});
/** Premiums: of a contract made until 2024 the ceiling of 2025 does not count them. */
export const CODICI_PREMI = [36, 38, 39] as const;

const MAI = Number.MAX_SAFE_INTEGER;
const fonteCodici = daRiscontrare('TUIR', 'art. 15; istruzioni Redditi PF, quadro RP');
const tabellaCodici = (
  id: string,
  descrizione: string,
  unita: 'euro' | 'quota' | 'numero',
  read: (c: CodiceSpesa) => number,
) =>
  parametro<Tabella>({
    id: `oneri/${id}`,
    descrizione,
    unita,
    valori: [
      vale(
        2018,
        null,
        new Map(codiciSpesa2024.map((c) => [c.codice, read(c)])),
        fonteCodici,
        'codici e limiti da riscontrare per anno',
      ),
    ],
  });

/** The limits of a span of tax years, where they are not those of 2024. */
const limiti = (dal: number, al: number | null, diversi: Readonly<Record<number, number>> = {}) =>
  vale(
    dal,
    al,
    new Map(
      codiciSpesa2024.map(({ codice, limite }): [number, number] => {
        const suo = diversi[codice] ?? limite;
        return [codice, suo === undefined ? MAI : euro(suo)];
      }),
    ),
    fonteCodici,
    'codici e limiti da riscontrare per anno',
  );
export const limiteSpesa = parametro<Tabella>({
  id: 'oneri/limite-per-codice',
  descrizione: 'Limite della spesa',
  unita: 'euro',
  valori: [
    limiti(2018, 2018, { 12: 786, 29: 387.34 }),
    limiti(2019, 2019, { 29: 387.34 }),
    limiti(2020, 2020, { 29: 500 }),
    limiti(2021, 2024),
    limiti(2025, null, { 12: 1_000 }),
  ],
});
export const franchigiaSpesa = tabellaCodici('franchigia-per-codice', 'Franchigia della spesa', 'euro', (c) =>
  euro(c.franchigia ?? 0),
);
export const minimoSpesa = tabellaCodici('minimo-per-codice', 'Minimo della spesa', 'euro', (c) =>
  euro(c.minimo ?? 0),
);
export const redditoMassimoSpesa = tabellaCodici(
  'reddito-massimo-per-codice',
  'Reddito massimo per la spesa',
  'euro',
  (c) => (c.redditoMassimo === undefined ? MAI : euro(c.redditoMassimo)),
);
export const aliquotaSpesa = tabellaCodici(
  'aliquota-per-codice',
  'Aliquota della spesa',
  'numero',
  (c) => c.aliquota,
);
export const spesaIntera = tabellaCodici(
  'intera-per-codice',
  'Spesa esclusa dalla riduzione',
  'numero',
  (c) => (c.intera ? 1 : 0),
);
