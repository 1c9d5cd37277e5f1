import * as d from '../../../regole/isa/dati.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const INTERNI = 'I righi da 901 e le colonne da 90 sono interni.';
const quadro = (
  codice: string,
  titolo: string,
  titoloBreve: string,
  nota: string,
  sezioni: QuadroDiAnni['sezioni'],
  altro: Partial<QuadroDiAnni> = {},
): QuadroDiAnni => ({
  codice,
  titolo,
  titoloBreve,
  fascicolo: 1,
  copertura: 'indicativo',
  nota: [nota, INTERNI].filter(Boolean).join(' '),
  dipendeDa: [],
  sezioni,
  ...altro,
});
const importo = (numero: number, dato: (typeof d.contiImpresa)[number]['dato']): RigoScheda =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato)]);
const totale = (numero: number, concetto: typeof d.ricavi, formulaBreve: string): RigoScheda =>
  rigo(numero, concetto.titolo, [mostra(1, 'Importo', concetto, { formulaBreve, negativi: true })], {
    totale: true,
  });

export const quadroA = quadro(
  'A',
  'Personale',
  'Personale',
  'Giornate retribuite; per i soci e i familiari, quanti sono.',
  [
    {
      titolo: 'Giornate',
      righi: [
        ...d.personale.map(({ rigo: numero, dato }) =>
          rigo(numero, dato.titolo, [inserisce(1, 'Giornate', dato, { max: 9_999_999 })]),
        ),
        rigo(906, d.giornate.titolo, [mostra(1, 'Giornate', d.giornate)], { totale: true }),
      ],
    },
    {
      titolo: 'Altri addetti',
      righi: (
        [
          [911, 'Collaboratori dell’impresa familiare'],
          [912, 'Familiari diversi'],
          [913, 'Associati in partecipazione'],
          [914, 'Soci amministratori'],
          [915, 'Soci non amministratori'],
          [916, 'Amministratori non soci'],
        ] as const
      ).map(([numero, titolo]) =>
        rigo(numero, titolo, [annota(1, 'Numero', 'intero'), annota(2, 'Lavoro prestato %', 'percentuale')]),
      ),
    },
  ],
);

/** Elements of an activity: each index has its own, written by their number. */
const makeElementi = (codice: string, titolo: string, titoloBreve: string): QuadroDiAnni =>
  quadro(codice, titolo, titoloBreve, 'Ogni ISA ha i suoi righi: si indicano con il loro numero.', [
    {
      titolo: 'Elementi',
      righi: Array.from({ length: 10 }, (_, i) =>
        rigo(901 + i, 'Elemento', [
          annota(1, 'Rigo', 'testo', { lunghezza: 6 }),
          annota(2, 'Valore', 'decimale'),
          annota(3, 'Descrizione', 'testo', { lunghezza: 100 }),
        ]),
      ),
    },
  ]);
export const quadroB = quadro('B', 'Unità locali', 'Unità locali', '', [
  {
    titolo: 'Unità locali',
    righi: [901, 902, 903, 904].map((numero) =>
      rigo(numero, 'Unità locale', [
        annota(1, 'Comune', 'comune'),
        annota(2, 'Superficie, mq', 'intero'),
        annota(3, 'Tipo', 'testo', { lunghezza: 60 }),
      ]),
    ),
  },
]);
export const quadroC = makeElementi('C', 'Elementi specifici dell’attività', 'Elementi specifici');
export const quadroD = makeElementi('D', 'Altri elementi specifici', 'Altri elementi');
export const quadroE = makeElementi('E', 'Dati per la revisione', 'Revisione');

export const quadroF = quadro(
  'F',
  'Dati contabili dell’impresa',
  'Impresa',
  'Esistenze e rimanenze si indicano anche in contabilità per cassa. Numerazione e contenuto da riscontrare sul modello dell’anno.',
  [
    {
      titolo: 'Componenti',
      righi: d.contiImpresa.map(({ rigo: numero, dato }) =>
        numero === 2
          ? rigo(2, dato.titolo, [inserisce(1, 'Importo', dato), inserisce(2, 'Di cui lett. f', d.indennita)])
          : importo(numero, dato),
      ),
    },
    {
      titolo: 'Prospetto (dati interni)',
      righi: [
        totale(901, d.ricavi, 'da F1 a F5'),
        totale(902, d.costoVenduto, 'esistenze + acquisti − rimanenze'),
        totale(903, d.margine, 'F901 − F902'),
        totale(904, d.risultato, 'F903 − da F15 a F24'),
      ],
    },
  ],
);
/** The accounts of arts and professions: G in the first form, H in those after, as far as is known. */
export const makeQuadroAutonomo = (anno: number): QuadroDiAnni =>
  quadro(
    anno === 2019 ? 'G' : 'H',
    'Dati contabili del lavoro autonomo',
    'Lavoro autonomo',
    'La lettera del quadro è G nel modello 2019, H nei successivi: l’anno del passaggio è da riscontrare.',
    [
      {
        titolo: 'Componenti (dati interni)',
        righi: [
          ...d.contiAutonomo.map(({ rigo: numero, dato }) => importo(numero, dato)),
          totale(908, d.redditoAutonomo, 'da 901 a 903 − da 904 a 907'),
        ],
      },
    ],
  );
