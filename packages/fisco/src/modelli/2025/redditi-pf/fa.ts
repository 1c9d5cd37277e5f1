import * as famiglia from '../../../regole/familiari.ts';
import { annota, type Colonna, inserisce, type QuadroScheda, rigo } from '../../scheda.ts';

/** In the order of `relazioni`, whose numbers are these positions. */
const opzioniRelazione = [
  { codice: 'C', descrizione: 'Coniuge' },
  { codice: 'F1', descrizione: 'Primo figlio' },
  { codice: 'F', descrizione: 'Figlio' },
  { codice: 'A', descrizione: 'Altro familiare' },
  { codice: 'D', descrizione: 'Figlio con disabilità' },
];
/** From 2025 only ascendants give a deduction: who else depends on the taxpayer is there for what is spent for him. */
const opzioniDal2026 = [
  ...opzioniRelazione.map((o) =>
    o.codice === 'A' ? { ...o, descrizione: 'Altro familiare, da precisare: G o P' } : o,
  ),
  { codice: 'G', descrizione: 'Ascendente convivente' },
  { codice: 'P', descrizione: 'Altro familiare, senza detrazione' },
];

/** Where a form has what is told of each dependant. */
interface Posti {
  readonly codiceFiscale: number;
  readonly mesi: number;
  readonly detrazione: number;
  readonly titoloDetrazione: string;
  readonly altre?: readonly Colonna[];
}
const posti = (codiceFiscale: number, detrazione: number, titoloDetrazione: string): Posti => ({
  codiceFiscale,
  mesi: codiceFiscale + 1,
  detrazione,
  titoloDetrazione,
});
const MESI = 'Mesi detrazione figli dai 21 anni';
const AFFIDAMENTO = annota(8, 'Detrazione 100% affidamento figli', 'barrata');

const familiare = (numero: number, opzioni: typeof opzioniRelazione, p: Posti) =>
  rigo(
    numero,
    numero === 1 ? 'Coniuge' : 'Familiare',
    [
      inserisce(1, 'Relazione', famiglia.relazione, { opzioni }),
      annota(p.codiceFiscale, 'Codice fiscale', 'codiceFiscale'),
      inserisce(p.mesi, 'Mesi a carico', famiglia.mesiCarico, { max: 12 }),
      inserisce(7, 'Percentuale di detrazione', famiglia.percentuale, { max: 100 }),
      ...(p.altre ?? []),
      inserisce(p.detrazione, p.titoloDetrazione, famiglia.mesiDetrazione, { max: 12 }),
      ...(numero === 1
        ? []
        : [
            inserisce(91, 'Lettera C', famiglia.comeConiuge, {
              istruzioni:
                'Manca l’altro genitore: per il primo figlio vale, se è di più, la detrazione del coniuge.',
            }),
          ]),
    ].sort((a, b) => a.colonna - b.colonna),
    { raccolta: famiglia.familiari },
  );

const RIGHI = [1, 2, 3, 4, 5];
const AFFIDO = rigo(7, 'Figli in affido preadottivo', [
  annota(1, 'Numero', 'intero', { max: 99, istruzioni: 'Quelli di cui non si indica il codice fiscale.' }),
]);
const SEI = rigo(6, 'Ulteriore detrazione', [
  inserisce(1, 'Percentuale', famiglia.percentualeUlteriore, {
    max: 100,
    istruzioni: 'Percentuale dell’ulteriore detrazione per chi ha almeno quattro figli a carico.',
  }),
]);
/** The old rules end with February 2022: their months stand apart. */
const DEL_2022 = [
  inserisce(6, 'Minore di tre anni', famiglia.mesiMinoreTre, {
    max: 2,
    istruzioni: 'Mesi fra gennaio e febbraio in cui il figlio non aveva tre anni.',
  }),
  inserisce(9, 'Gennaio e febbraio', famiglia.mesiInizio, {
    max: 2,
    istruzioni: 'Mesi a carico fra gennaio e febbraio: si indicano quando i mesi a carico sono meno di 12.',
  }),
];

const POSTI: Readonly<Record<number, Posti>> = {
  2023: { ...posti(4, 10, 'Da marzo 2022, dai 21 anni'), altre: [...DEL_2022, AFFIDAMENTO] },
  2024: { ...posti(4, 10, MESI), altre: [AFFIDAMENTO] },
  2025: { ...posti(4, 10, MESI), altre: [AFFIDAMENTO] },
  2026: { ...posti(5, 10, 'Mesi detrazione figli da 21 a 29 anni'), altre: [AFFIDAMENTO] },
};

const CASELLE =
  'Le caselle da barrare (colonne da 1 a 3) sono qui una scelta sola, in colonna 1. La colonna 91 è interna: sul modello la lettera C sta al posto della percentuale.';
const quadro = (anno: number, p: Posti, righi: QuadroScheda['sezioni'][number]['righi']): QuadroScheda => ({
  codice: 'FA',
  titolo: 'Familiari a carico',
  titoloBreve: 'Familiari a carico',
  fascicolo: 1,
  copertura: 'esatto',
  nota: anno < 2026 ? CASELLE : CASELLE.replace('da 1 a 3', 'da 1 a 4'),
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Prospetto dei familiari',
      righi: [
        ...RIGHI.map((n) => familiare(n, anno < 2026 ? opzioniRelazione : opzioniDal2026, p)),
        ...righi,
      ],
    },
  ],
});

/** The prospect of a form whose instructions were read. */
export const makeQuadroFA = (anno: number): QuadroScheda =>
  quadro(anno, POSTI[anno] ?? posti(4, 10, MESI), anno === 2023 ? [SEI, AFFIDO] : [AFFIDO]);
/** That of the forms before, whose colonne are not known. */
export const quadroFAFino2022: QuadroScheda = quadro(2022, posti(4, 9, MESI), []);
