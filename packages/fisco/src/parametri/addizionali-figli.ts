import { parametro, type Tabella, type Valore } from '../engine/index.ts';
import { type CodiceRegione, regioni } from './regioni.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

/** What a regione takes off its surcharge for children, by a tax year. Amounts in euro, for each child. */
interface DetrazioneFigli {
  readonly figlio: number;
  /** Of a child with a disability: it takes no other child, unless `soloInsieme`. */
  readonly disabile?: number;
  readonly soloInsieme?: true;
  /** Where the other is due as well, whether the two are added. In place of it, where nothing is said here. */
  readonly cumulo?: 'sommate' | 'incerto';
  /** How many children it takes. */
  readonly almeno?: number;
  /** Multiplied by the ratio of the deduction for children of the IRPEF. */
  readonly quoziente?: true;
  /** Whole, whatever the months. */
  readonly annoIntero?: true;
  /** The taxable income beyond which nothing is due. */
  readonly fino?: number;
}
type PerRegione = Readonly<Partial<Record<CodiceRegione, DetrazioneFigli>>>;

const CAMPANIA: DetrazioneFigli = { figlio: 30, disabile: 40, cumulo: 'incerto', almeno: 2, fino: 28_000 };
const LIGURIA = { almeno: 2, annoIntero: true, fino: 28_000 } as const;
const PIEMONTE: DetrazioneFigli = {
  ...{ figlio: 100, disabile: 250, cumulo: 'sommate', almeno: 4, quoziente: true },
};
/** 20 euro and 375 more. */
const PUGLIA: DetrazioneFigli = { figlio: 20, disabile: 395, soloInsieme: true, almeno: 4, quoziente: true };
const fino2024: PerRegione = {
  3: { figlio: 252, fino: 70_000 },
  5: CAMPANIA,
  9: { figlio: 40, disabile: 45, ...LIGURIA },
  13: PIEMONTE,
  14: PUGLIA,
};
const del2025: PerRegione = {
  3: { figlio: 340, fino: 90_000 },
  5: CAMPANIA,
  9: { figlio: 45, disabile: 50, ...LIGURIA },
  13: PIEMONTE,
  14: PUGLIA,
  18: { figlio: 246, fino: 50_000 },
};

const codici = Object.keys(regioni).map(Number) as CodiceRegione[];
const MAI = Number.MAX_SAFE_INTEGER;
type Read = (d: DetrazioneFigli) => number;
const tabella = (tutte: PerRegione, read: Read, senza: number): Tabella =>
  new Map(
    codici.map((codice): [number, number] => {
      const sua = tutte[codice];
      return [codice, sua === undefined ? senza : read(sua)];
    }),
  );
const perRegione = (id: string, descrizione: string, unita: 'euro' | 'numero', read: Read, senza: number) =>
  parametro<Tabella>({
    id: `addizionali/${id}`,
    descrizione,
    unita,
    valori: [
      vale(2018, 2021, tabella({}, read, senza), legge('D.Lgs. 68/2011', 'art. 6, c. 5')),
      ...([2022, 2023, 2024] as const).map(
        (anno): Valore<Tabella> =>
          vale(
            anno,
            anno,
            tabella(fino2024, read, senza),
            legge(`Istruzioni Redditi PF ${anno + 1}`, `tabella dell’addizionale regionale ${anno}`),
          ),
      ),
      vale(
        2025,
        null,
        tabella(del2025, read, senza),
        legge('Istruzioni Redditi PF 2026', 'tabella dell’addizionale regionale 2025'),
      ),
    ],
  });

export const perFiglio = perRegione(
  'detrazione-figlio',
  'Detrazione regionale per figlio',
  'euro',
  (d) => euro(d.figlio),
  0,
);
export const perFiglioDisabile = perRegione(
  'detrazione-figlio-disabile',
  'Detrazione regionale per figlio con disabilità',
  'euro',
  (d) => euro(d.disabile ?? d.figlio),
  0,
);
/** Whether a child with a disability counts alone. */
export const disabileDaSolo = perRegione(
  'figlio-disabile-da-solo',
  'Basta un figlio con disabilità',
  'numero',
  (d) => (d.disabile === undefined || d.soloInsieme ? 0 : 1),
  0,
);
const CUMULI = { sommate: 1, incerto: 2 } as const;
export const cumuloDisabile = perRegione(
  'figlio-disabile-cumulo',
  'Detrazione del figlio con disabilità insieme all’altra',
  'numero',
  (d) => (d.cumulo ? CUMULI[d.cumulo] : 0),
  0,
);
export const conQuoziente = perRegione(
  'figli-quoziente',
  'Detrazione regionale per il quoziente dell’IRPEF',
  'numero',
  (d) => (d.quoziente ? 1 : 0),
  0,
);
export const annoIntero = perRegione(
  'figli-anno-intero',
  'Detrazione regionale per l’intero anno',
  'numero',
  (d) => (d.annoIntero ? 1 : 0),
  0,
);
export const figliMinimi = perRegione(
  'figli-minimi',
  'Figli richiesti per la detrazione regionale',
  'numero',
  (d) => d.almeno ?? 1,
  1,
);
export const limiteFigli = perRegione(
  'limite-figli',
  'Imponibile massimo per la detrazione regionale',
  'euro',
  (d) => (d.fino === undefined ? MAI : euro(d.fino)),
  MAI,
);

const dal2022 = (id: string, descrizione: string, unita: 'euro' | 'quota', valore: number, regione: string) =>
  parametro({
    id: `addizionali/${id}`,
    descrizione,
    unita,
    valori: [
      vale(
        2018,
        null,
        valore,
        legge('Istruzioni Redditi PF 2023-2026', `tabella dell’addizionale regionale, ${regione}`),
      ),
    ],
  });
/** Marche and Veneto: a lower rate for who has a disability, or a dependant with one. */
export const limiteMarche = dal2022(
  'limite-marche',
  'Imponibile massimo dell’aliquota agevolata',
  'euro',
  euro(50_000),
  'Marche',
);
export const limiteVeneto = parametro({
  id: 'addizionali/limite-veneto',
  descrizione: 'Imponibile massimo dell’aliquota agevolata',
  unita: 'euro',
  valori: [
    vale(2018, 2022, euro(45_000), legge('Istruzioni Redditi PF 2023', 'fascicolo 1, rigo RV2, Veneto')),
    vale(
      2023,
      null,
      euro(50_000),
      legge('Istruzioni Redditi PF 2024-2026', 'tabella dell’addizionale regionale, Veneto'),
    ),
  ],
});
export const agevolataMarche = dal2022(
  'agevolata-marche',
  'Aliquota agevolata',
  'quota',
  percento(1.23),
  'Marche',
);
export const agevolataVeneto = dal2022(
  'agevolata-veneto',
  'Aliquota agevolata',
  'quota',
  percento(0.9),
  'Veneto',
);
/** Valle d'Aosta looks at the whole income. */
export const esenzioneValle = dal2022(
  'esenzione-valle',
  'Reddito complessivo fino al quale non è dovuta',
  'euro',
  euro(15_000),
  'Valle d’Aosta',
);
