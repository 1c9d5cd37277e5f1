import { parametro, type Tabella, type Valore } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** One code of RP8-RP13. Amounts in euro; `redditoMassimo` is the income beyond which nothing is due. */
export interface CodiceSpesa {
  readonly codice: number;
  readonly descrizione: string;
  readonly aliquota: 19 | 26 | 30 | 35 | 90;
  /** First and last tax year of the code: always, where nothing is said. */
  readonly dal?: number;
  readonly al?: number;
  readonly limite?: number;
  readonly franchigia?: number;
  /** Below this nothing is due. */
  readonly minimo?: number;
  readonly redditoMassimo?: number;
  /** Per cent of the income that the expense may not exceed. */
  readonly delReddito?: number;
  /** Not reduced above 120,000 euro of income. */
  readonly intera?: true;
  /** Outside the ceiling of 2025 above 75,000 euro of income: loans and insurance of contracts made until 2024. */
  readonly libera?: true;
  /** One limit with other codes: counted with them, not by itself. */
  readonly insieme?: true;
}

const spesa = (codice: number, descrizione: string, altro: Omit<Partial<CodiceSpesa>, 'codice'> = {}) =>
  ({ codice, descrizione, aliquota: 19, ...altro }) satisfies CodiceSpesa;
const mutuo = { intera: true, insieme: true } as const;
const assicurazione = { libera: true, insieme: true } as const;
const DAL_2025 = { dal: 2025 } as const;

/** As the instructions of the forms from 2023 to 2026 list them. */
const codiciSpesa: readonly CodiceSpesa[] = [
  spesa(8, 'Interessi di mutui su altri immobili', { limite: 2_065.83, intera: true, libera: true }),
  spesa(9, 'Interessi di mutui del 1997 per recupero edilizio', {
    limite: 2_582.28,
    intera: true,
    libera: true,
  }),
  spesa(10, 'Mutui per la costruzione dell’abitazione principale, fino al 2021', { ...mutuo, libera: true }),
  spesa(11, 'Prestiti e mutui agrari, fino al 2021', { ...mutuo, libera: true }),
  spesa(12, 'Spese per istruzione non universitaria', { limite: 800 }),
  spesa(13, 'Spese per istruzione universitaria'),
  spesa(14, 'Spese funebri', { limite: 1_550 }),
  spesa(15, 'Addetti all’assistenza personale', { limite: 2_100, redditoMassimo: 40_000 }),
  spesa(16, 'Attività sportive dei ragazzi', { limite: 210 }),
  spesa(17, 'Intermediazione immobiliare', { limite: 1_000 }),
  spesa(18, 'Locazioni di studenti fuori sede', { limite: 2_633 }),
  spesa(20, 'Erogazioni a popolazioni colpite da calamità', {
    limite: 2_065.83,
    intera: true,
    libera: true,
    al: 2024,
  }),
  spesa(21, 'Erogazioni a società sportive dilettantistiche', { limite: 1_500 }),
  spesa(22, 'Contributi alle società di mutuo soccorso', { limite: 1_300, intera: true }),
  spesa(24, 'Erogazioni alla Biennale di Venezia', { delReddito: 30, intera: true }),
  spesa(25, 'Beni soggetti a regime vincolistico'),
  spesa(26, 'Erogazioni per attività culturali e artistiche'),
  spesa(27, 'Erogazioni a enti dello spettacolo', { delReddito: 2 }),
  spesa(28, 'Erogazioni a fondazioni del settore musicale', { delReddito: 30, intera: true }),
  spesa(29, 'Spese veterinarie', { limite: 550, franchigia: 129.11 }),
  spesa(30, 'Servizi di interpretariato per sordi'),
  spesa(31, 'Erogazioni a istituti scolastici'),
  spesa(32, 'Riscatto degli anni di laurea dei familiari', { intera: true }),
  spesa(33, 'Asili nido', { limite: 632, intera: true }),
  spesa(35, 'Erogazioni al fondo per l’ammortamento dei titoli di Stato'),
  spesa(36, 'Assicurazioni vita e infortuni, contratti fino al 2024', assicurazione),
  spesa(38, 'Assicurazioni per persone con disabilità grave, contratti fino al 2024', assicurazione),
  spesa(39, 'Assicurazioni per non autosufficienza, contratti fino al 2024', assicurazione),
  spesa(40, 'Abbonamenti al trasporto pubblico', { limite: 250 }),
  spesa(43, 'Assicurazioni contro le calamità, contratti fino al 2024', { libera: true }),
  spesa(44, 'Disturbi specifici dell’apprendimento'),
  spesa(45, 'Corsi di musica dei ragazzi', { limite: 1_000, redditoMassimo: 36_000, dal: 2021 }),
  spesa(46, 'Mutui per la costruzione dell’abitazione principale, 2022-2024', {
    ...mutuo,
    libera: true,
    dal: 2022,
  }),
  spesa(47, 'Prestiti e mutui agrari, 2022-2024', { ...mutuo, libera: true, dal: 2022 }),
  spesa(51, 'Assicurazioni vita e infortuni, contratti dal 2025', { insieme: true, ...DAL_2025 }),
  spesa(52, 'Assicurazioni per persone con disabilità grave, contratti dal 2025', {
    insieme: true,
    ...DAL_2025,
  }),
  spesa(53, 'Assicurazioni per non autosufficienza, contratti dal 2025', { insieme: true, ...DAL_2025 }),
  spesa(54, 'Assicurazioni contro le calamità, contratti dal 2025', DAL_2025),
  spesa(55, 'Mutui per la costruzione dell’abitazione principale, dal 2025', { ...mutuo, ...DAL_2025 }),
  spesa(56, 'Prestiti e mutui agrari, dal 2025', { ...mutuo, ...DAL_2025 }),
  spesa(61, 'Erogazioni a ONLUS e a popolazioni colpite da calamità', { aliquota: 26, limite: 30_000 }),
  spesa(62, 'Erogazioni a partiti politici', { aliquota: 26, limite: 30_000, minimo: 30 }),
  spesa(71, 'Erogazioni a ONLUS, APS ed enti del terzo settore', { aliquota: 30, limite: 30_000 }),
  spesa(76, 'Erogazioni a organizzazioni di volontariato', { aliquota: 35, limite: 30_000 }),
  spesa(81, 'Assicurazioni contro le calamità con cessione del sismabonus', { aliquota: 90 }),
  spesa(98, 'Altre spese comprese nel riordino', { intera: true, ...DAL_2025 }),
  spesa(99, 'Altre spese detraibili', { intera: true, libera: true }),
];

export const CODICE_ONLUS = 61;
/** Gifts to parties follow a law of their own. */
export const CODICE_PARTITI = 62;

/** The codes that a tax year has. */
export const listCodici = (anno: number): readonly CodiceSpesa[] =>
  codiciSpesa.filter(({ dal = 0, al = 9999 }) => dal <= anno && anno <= al);

const MAI = Number.MAX_SAFE_INTEGER;
const VECCHIE = daRiscontrare('TUIR', 'art. 15; istruzioni Redditi PF, quadro RP');
const LETTE = legge('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi da RP8 a RP13');
const RISERVA = 'codici e limiti da riscontrare per anno';
/** The spans in which the codes are the same; those until 2021 were not read on the form. */
const PERIODI = [
  [2018, 2020],
  [2021, 2021],
  [2022, 2024],
  [2025, null],
] as const;

type Unita = 'euro' | 'quota' | 'numero';
type Read = (c: CodiceSpesa) => number;
const valori = (dal: number, al: number | null, read: Read): Valore<Tabella> => {
  const tabella = new Map(listCodici(dal).map((c): [number, number] => [c.codice, read(c)]));
  return dal < 2022 ? vale(dal, al, tabella, VECCHIE, RISERVA) : vale(dal, al, tabella, LETTE);
};
const perCodice = (id: string, descrizione: string, unita: Unita, read: Read) =>
  parametro<Tabella>({
    id: `oneri/${id}`,
    descrizione,
    unita,
    valori: PERIODI.map(([dal, al]) => valori(dal, al, read)),
  });

/** The limits of a span of tax years, where they are not those of 2024. */
const limiti = (dal: number, al: number | null, diversi: Readonly<Record<number, number>> = {}) =>
  valori(dal, al, ({ codice, limite }) => {
    const suo = diversi[codice] ?? limite;
    return suo === undefined ? MAI : euro(suo);
  });
export const limiteSpesa = parametro<Tabella>({
  id: 'oneri/limite-per-codice',
  descrizione: 'Limite della spesa',
  unita: 'euro',
  valori: [
    limiti(2018, 2018, { 12: 786, 29: 387.34 }),
    limiti(2019, 2019, { 29: 387.34 }),
    limiti(2020, 2020, { 29: 500 }),
    limiti(2021, 2021),
    limiti(2022, 2024),
    limiti(2025, null, { 12: 1_000 }),
  ],
});
export const parteDelReddito = perCodice(
  'parte-del-reddito-per-codice',
  'Parte del reddito che la spesa non supera',
  'quota',
  (c) => percento(c.delReddito ?? 0),
);
export const franchigiaSpesa = perCodice('franchigia-per-codice', 'Franchigia della spesa', 'euro', (c) =>
  euro(c.franchigia ?? 0),
);
export const minimoSpesa = perCodice('minimo-per-codice', 'Minimo della spesa', 'euro', (c) =>
  euro(c.minimo ?? 0),
);
export const redditoMassimoSpesa = perCodice(
  'reddito-massimo-per-codice',
  'Reddito massimo per la spesa',
  'euro',
  (c) => (c.redditoMassimo === undefined ? MAI : euro(c.redditoMassimo)),
);
export const aliquotaSpesa = perCodice(
  'aliquota-per-codice',
  'Aliquota della spesa',
  'numero',
  (c) => c.aliquota,
);
/** What becomes of an expense at 19%: whether it falls with the income, and whether it is under the ceiling. */
export const classi = { ridotta: 1, ridottaLibera: 2, intera: 3, interaLibera: 4, insieme: 5 } as const;
const classify = ({ intera, libera, insieme, aliquota }: CodiceSpesa): number => {
  if (insieme || aliquota !== 19) return classi.insieme;
  if (intera) return libera ? classi.interaLibera : classi.intera;
  return libera ? classi.ridottaLibera : classi.ridotta;
};
export const classeSpesa = perCodice('classe-per-codice', 'Classe della spesa', 'numero', classify);

const comune = (id: string, descrizione: string, importo: number, articolo: string) =>
  parametro({
    id: `oneri/${id}`,
    descrizione,
    unita: 'euro',
    valori: [vale(2018, null, euro(importo), legge('TUIR', articolo))],
  });
export const limiteCostruzione = comune(
  'limite-costruzione',
  'Limite dei mutui per la costruzione',
  2_582.28,
  'art. 15, c. 1-ter',
);
export const limiteVita = comune(
  'limite-vita',
  'Limite delle assicurazioni sulla vita',
  530,
  'art. 15, c. 1, lett. f',
);
/** Less the premiums on life. */
export const limiteDisabilita = comune(
  'limite-disabilita',
  'Limite delle assicurazioni per persone con disabilità grave',
  750,
  'art. 15, c. 1, lett. f',
);
/** Less the two before. */
export const limiteAutosufficienza = comune(
  'limite-autosufficienza',
  'Limite delle assicurazioni per non autosufficienza',
  1_291.14,
  'art. 15, c. 1, lett. f',
);
