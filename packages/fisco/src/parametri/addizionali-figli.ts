import { parametro, type Tabella, type Valore } from '../engine/index.ts';
import { type CodiceRegione, regioni } from './regioni.ts';
import { euro, legge, percento, vale } from './scrittura.ts';

/** What a regione takes off its surcharge for children, by a tax year. Amounts in euro, for each child. */
interface DetrazioneFigli {
  readonly figlio: number;
  /** Of a child with a disability, in place of the other. */
  readonly disabile?: number;
  /** How many children it takes: a child with a disability is enough where it has an amount of its own. */
  readonly almeno?: number;
  /** The taxable income beyond which nothing is due. */
  readonly fino?: number;
}
type PerRegione = Readonly<Partial<Record<CodiceRegione, DetrazioneFigli>>>;

const CAMPANIA: DetrazioneFigli = { figlio: 30, disabile: 40, almeno: 2, fino: 28_000 };
const PIEMONTE: DetrazioneFigli = { figlio: 100, disabile: 250, almeno: 4 };
const fino2024: PerRegione = {
  3: { figlio: 252, fino: 70_000 },
  5: CAMPANIA,
  9: { figlio: 40, disabile: 45, almeno: 2, fino: 28_000 },
  13: PIEMONTE,
};
const del2025: PerRegione = {
  3: { figlio: 340, fino: 90_000 },
  5: CAMPANIA,
  9: { figlio: 45, disabile: 50, almeno: 2, fino: 28_000 },
  13: PIEMONTE,
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
  (d) => (d.disabile === undefined ? 0 : 1),
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
export const limiteAgevolata = dal2022(
  'limite-agevolata',
  'Imponibile massimo dell’aliquota agevolata',
  'euro',
  euro(50_000),
  'Marche e Veneto',
);
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
