import * as r from '../../../regole/certificazione.ts';
import * as l from '../../../regole/certificazione-lavoro.ts';
import * as b from '../../../regole/certificazione-locazioni.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { listCausali } from './causali.ts';
import { type GruppoPunti, isDellAnno, type Punto } from './punti.ts';
import { puntiAutonomo } from './punti-autonomo.ts';
import { puntiLavoro } from './punti-lavoro.ts';
import { puntiPrevidenza } from './punti-previdenza.ts';

type Sezioni = QuadroDiAnni['sezioni'];
const FONTE =
  'Punti letti per intero sul modello 2021; dal 2023 quelli che le istruzioni del 730 e di Redditi PF nominano; gli altri per continuità, da riscontrare.';
const UN_MODULO = 'Un modulo per ogni certificazione. Il numero del rigo è quello del punto del modello.';
const DECIMALE = { tipo: 'decimale' } as const;

const drawPunto = ({
  punto,
  titolo,
  tipo,
  dato,
  lunghezza,
  cifre,
  min,
  max,
  istruzioni,
}: Punto): RigoScheda => {
  const altro = {
    ...(lunghezza ? { lunghezza } : {}),
    ...(cifre ? { maschera: '9'.repeat(cifre) } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(istruzioni ? { istruzioni } : {}),
  };
  const colonna = dato ? inserisce(1, titolo, dato, { ...altro, tipo }) : annota(1, titolo, tipo, altro);
  return rigo(punto, titolo, [colonna]);
};

/** The sezioni of a repeated quadro: every rigo of it is of one element. */
function join(
  raccolta: string,
  sezioni: readonly { titolo: string; righi: readonly RigoScheda[] }[],
): Sezioni {
  let prima = true;
  return sezioni
    .filter(({ righi }) => righi.length > 0)
    .map(({ titolo, righi }) => ({
      titolo,
      righi: righi.map((scritto): RigoScheda => {
        const suo = { ...scritto, raccolta, ...(prima ? {} : { continua: true as const }) };
        prima = false;
        return suo;
      }),
    }));
}

const drawGruppi = (gruppi: readonly GruppoPunti[], anno: number) =>
  gruppi.map(({ titolo, punti }) => ({
    titolo,
    righi: punti.filter((punto) => isDellAnno(punto, anno)).map(drawPunto),
  }));

const punto = (
  numero: number,
  dato: Parameters<typeof inserisce>[2],
  altro: Parameters<typeof inserisce>[3] = {},
) => rigo(numero, dato.titolo, [inserisce(1, dato.titolo, dato, dato.unita === 'euro' ? DECIMALE : altro)]);
const conto = (numero: number, titolo: string, concetti: typeof r.totaliLavoro) =>
  rigo(
    numero,
    titolo,
    concetti.map((c, i) => mostra(i + 1, c.titolo.replace(', totale delle certificazioni', ''), c, DECIMALE)),
    { totale: true },
  );
const aChi = (dato: Parameters<typeof inserisce>[2], nota: string) =>
  rigo(903, 'Percipiente', [
    inserisce(1, 'N. del percipiente', dato, { min: 1, max: 999, istruzioni: nota }),
  ]);

/** The two places where a percipiente had his fiscal home: the second moved by one in the form after 2019. */
const domicili = (anno: number): Colonna[] =>
  [20, anno === 2019 ? 23 : 24].flatMap((prima, i) => [
    annota(prima, `Domicilio fiscale ${i + 1}, comune`, 'testo', { lunghezza: 40 }),
    annota(prima + 1, 'Provincia', 'testo', { lunghezza: 2 }),
    annota(prima + 2, 'Codice catastale', 'testo', { lunghezza: 4 }),
  ]);

const sessi = [
  { codice: 'M', descrizione: 'Maschile' },
  { codice: 'F', descrizione: 'Femminile' },
];
const operazioni = [
  { codice: 'A', descrizione: 'Annullamento' },
  { codice: 'S', descrizione: 'Sostituzione' },
];
const DATI = 'percipientiDati';

export const quadroDA = (anno: number): QuadroDiAnni => ({
  codice: 'DA',
  titolo: 'Dati del sostituto e dei percipienti',
  titoloBreve: 'Percipienti',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: `Un modulo per ogni percipiente. ${FONTE}`,
  dipendeDa: ['FR'],
  sezioni: [
    {
      titolo: 'Sostituto',
      righi: [
        rigo(1, 'Recapiti del sostituto', [
          annota(4, 'Comune', 'testo', { lunghezza: 40 }),
          annota(5, 'Provincia', 'testo', { lunghezza: 2 }),
          annota(6, 'CAP', 'testo', { lunghezza: 5 }),
          annota(7, 'Via e numero civico', 'testo', { lunghezza: 60 }),
          annota(8, 'Telefono', 'testo', { lunghezza: 12 }),
          annota(9, 'E-mail', 'testo', { lunghezza: 100 }),
          annota(10, 'Codice attività', 'testo', { lunghezza: 6 }),
          annota(11, 'Codice sede', 'testo', { lunghezza: 3 }),
        ]),
        rigo(3, 'Firma', [annota(1, 'Data', 'data')]),
        rigo(901, 'Chi firma (dati interni)', [
          annota(1, 'Cognome', 'testo', { lunghezza: 24 }),
          annota(2, 'Nome', 'testo', { lunghezza: 20 }),
          annota(3, 'Codice fiscale della società', 'testo', { lunghezza: 11 }),
        ]),
      ],
    },
    {
      titolo: 'Percipiente',
      righi: [
        rigo(
          2,
          'Percipiente',
          [
            inserisce(1, 'Codice fiscale', r.codiceFiscale, { tipo: 'codiceFiscale' }),
            inserisce(2, 'Cognome o denominazione', r.cognome, { tipo: 'testo', lunghezza: 60 }),
            annota(3, 'Nome', 'testo', { lunghezza: 40 }),
            annota(4, 'Sesso', 'codice', { opzioni: sessi }),
            annota(5, 'Data di nascita', 'data'),
            annota(6, 'Comune o Stato di nascita', 'testo', { lunghezza: 40 }),
            annota(7, 'Provincia di nascita', 'testo', { lunghezza: 2 }),
            annota(8, 'Categorie particolari', 'testo', { lunghezza: 2 }),
            annota(9, 'Eventi eccezionali', 'intero', { max: 9 }),
            annota(10, 'Esclusione dalla precompilata', 'intero', { max: 9 }),
            ...domicili(anno),
            annota(30, 'Codice fiscale del rappresentante', 'codiceFiscale'),
            annota(40, 'Identificazione fiscale estera', 'testo', { lunghezza: 25 }),
            annota(41, 'Località estera', 'testo', { lunghezza: 40 }),
            annota(42, 'Via e numero civico esteri', 'testo', { lunghezza: 60 }),
            annota(43, 'Non residente Schumacker', 'barrata'),
            annota(44, 'Codice Stato estero', 'testo', { maschera: '999' }),
          ],
          { raccolta: r.percipienti },
        ),
        rigo(
          902,
          'Operazione su una certificazione già inviata (dati interni)',
          [
            annota(1, 'Operazione', 'codice', { opzioni: operazioni }),
            annota(2, 'Protocollo, invio', 'testo', { maschera: '9'.repeat(17) }),
            annota(3, 'Protocollo, certificazione', 'testo', { maschera: '9'.repeat(6) }),
          ],
          { raccolta: DATI },
        ),
      ],
    },
  ],
});

const SENZA_NUMERO = 'Se manca è il percipiente con lo stesso numero di modulo. Dato interno.';
/** The rigo of the first of the family: the form numbers them from 1, and its points stand under their own numbers. */
const PRIMO_FAMILIARE = 931;
const familiare = (posto: number, titolo: string, altro: readonly Colonna[]) =>
  rigo(PRIMO_FAMILIARE + posto, titolo, [
    ...altro,
    annota(4, 'Codice fiscale', 'codiceFiscale'),
    annota(5, 'Mesi a carico', 'intero', { max: 12 }),
  ]);
const figlio = (posto: number, anno: number) =>
  familiare(posto, 'Figlio o altro familiare', [
    annota(1, 'Relazione', 'testo', { lunghezza: 2 }),
    annota(6, 'Mesi da minore di tre anni', 'intero', { max: 12 }),
    annota(7, 'Percentuale di detrazione', 'percentuale'),
    annota(8, 'Detrazione 100% per affidamento', 'barrata'),
    ...(anno >= 2023
      ? [
          annota(9, 'Mesi gennaio-febbraio', 'intero', { max: 2 }),
          annota(10, 'Mesi marzo-dicembre', 'intero', { max: 10 }),
        ]
      : []),
  ]);
const drawFamiliari = (anno: number): RigoScheda[] => [
  familiare(0, 'Coniuge', [annota(1, 'Coniuge', 'barrata')]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((posto) => figlio(posto, anno)),
  ...(anno <= 2023
    ? [rigo(940, 'Famiglie numerose', [annota(1, 'Percentuale di detrazione', 'percentuale')])]
    : []),
];

/** What the employer advanced for the State, by the year that has it. */
const drawErogati = (anno: number): RigoScheda[] =>
  anno < 2025
    ? []
    : [
        conto(
          905,
          'Somme erogate per conto dello Stato',
          anno === 2025 ? l.totaliTredicesima : l.totaliCuneo,
        ),
      ];

export const quadroDB = (anno: number): QuadroDiAnni => {
  const [primo, ...altri] = drawGruppi(puntiLavoro, anno);
  const chi = aChi(r.numeroLavoro, SENZA_NUMERO);
  return {
    codice: 'DB',
    titolo: 'Lavoro dipendente, assimilati e assistenza fiscale',
    titoloBreve: 'Lavoro dipendente',
    fascicolo: 1,
    copertura: 'indicativo',
    nota: `${UN_MODULO} ${FONTE} Le righe dei familiari hanno un numero interno. I punti non sono calcolati: si controllano e si sommano.`,
    dipendeDa: ['DA'],
    sezioni: [
      ...join(r.dipendenti, [
        ...(primo ? [{ ...primo, righi: [...primo.righi, chi] }] : []),
        ...altri,
        { titolo: 'Familiari a carico', righi: drawFamiliari(anno) },
      ]),
      {
        titolo: 'Totali delle certificazioni (dati interni)',
        righi: [
          conto(901, 'Lavoro dipendente', r.totaliLavoro),
          conto(902, 'Tassazione separata', l.totaliSeparata),
          conto(904, 'Imposte sostitutive e a titolo d’imposta', [
            ...l.totaliSostitutive,
            ...(anno >= 2024 ? l.totaliMance : []),
          ]),
          ...drawErogati(anno),
        ],
      },
    ],
  };
};

const NUMERO_DC = 'Il percipiente con lo stesso numero di modulo, se non è indicato. Dato interno.';
export const quadroDC = (anno: number): QuadroDiAnni => ({
  codice: 'DC',
  titolo: 'Dati previdenziali e assistenziali',
  titoloBreve: 'Dati previdenziali',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: `${UN_MODULO} ${FONTE} Solo le gestioni elencate; nessun calcolo.`,
  dipendeDa: ['DA'],
  sezioni: join('certificazioniPrevidenza', [
    ...drawGruppi(puntiPrevidenza, anno),
    {
      titolo: 'Percipiente',
      righi: [
        rigo(903, 'Percipiente', [
          annota(1, 'N. del percipiente', 'intero', { min: 1, max: 999, istruzioni: NUMERO_DC }),
        ]),
      ],
    },
  ]),
});

const blocco = (quale: number, anno: number, di: b.Contratto): RigoScheda[] => {
  // Until 2022 the three points stood at 14, 15 and 16 (Redditi PF 2023, fascicolo 1, r. 2336-2337, 7951).
  const primo = 100 * quale + (anno >= 2023 ? 19 : 14);
  return [
    punto(100 * quale + 4, di.anno, { min: 2017, max: 2099 }),
    punto(primo, di.corrispettivo),
    punto(primo + 1, di.ritenuta),
    punto(primo + 2, di.nonProprietario),
  ];
};
export const quadroLB = (anno: number): QuadroDiAnni => ({
  codice: 'LB',
  titolo: 'Certificazione dei redditi, locazioni brevi',
  titoloBreve: 'Locazioni brevi',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Un modulo per ogni locatore, cinque contratti per modulo. La sigla del quadro è interna: solo l’anno, il corrispettivo, la ritenuta e il locatore non proprietario, che le istruzioni del 730 nominano; i dati dell’immobile non sono gestiti, e il quadro non entra nel file.',
  dipendeDa: ['DA'],
  sezioni: [
    ...join(b.locazioni, [
      ...b.contratti.map((di, i) => ({ titolo: `Contratto ${i + 1}`, righi: blocco(i, anno, di) })),
      { titolo: 'Percipiente', righi: [aChi(b.numeroLocazione, SENZA_NUMERO)] },
    ]),
    {
      titolo: 'Totali delle certificazioni (dati interni)',
      righi: [conto(901, 'Locazioni brevi', b.totaliLocazioni)],
    },
  ],
});

export const quadroAU = (anno: number): QuadroDiAnni => {
  const [prima, ...altre] = r.nonSoggette;
  return {
    codice: 'AU',
    titolo: 'Lavoro autonomo, provvigioni e redditi diversi',
    titoloBreve: 'Lavoro autonomo',
    fascicolo: 1,
    copertura: 'indicativo',
    nota: `Un modulo per ogni percipiente e causale. Il numero del rigo è quello del punto del modello. ${FONTE} I codici del punto 6 cambiano quasi ogni anno; dal 2024 le causali dello sport sono da riscontrare.`,
    dipendeDa: ['DA'],
    sezioni: [
      ...join(r.autonomi, [
        {
          titolo: 'Somme erogate',
          righi: [
            punto(1, r.causale, { opzioni: listCausali(anno) }),
            punto(2, r.anno, { min: 1950, max: 2099, istruzioni: 'Solo con le causali G, H e I.' }),
            rigo(3, 'Anticipazione', [annota(1, 'Anticipazione', 'barrata')]),
            punto(4, r.lordo),
            punto(5, r.convenzione),
            ...(prima ? [punto(6, prima.codice, { max: 99 }), punto(7, prima.importo)] : []),
            rigo(8, 'Imponibile', [
              mostra(1, 'Imponibile', r.imponibile, { ...DECIMALE, formulaBreve: 'AU4 − AU5 − AU7' }),
            ]),
            punto(9, r.acconto),
            punto(10, r.imposta),
            aChi(r.numeroAutonomo, SENZA_NUMERO),
          ],
        },
        {
          titolo: 'Altre somme non soggette, con un altro codice (dati interni)',
          righi: altre.map(({ codice, importo }, i) =>
            rigo(911 + i, 'Altre somme non soggette', [
              inserisce(1, 'Codice', codice, { max: 99 }),
              inserisce(2, 'Importo', importo, DECIMALE),
            ]),
          ),
        },
        ...drawGruppi(puntiAutonomo, anno),
      ]),
      {
        titolo: 'Totali delle certificazioni (dati interni)',
        righi: [conto(901, 'Lavoro autonomo', r.totaliAutonomo)],
      },
    ],
  };
};

/** Where the results of the 730 are to be sent. Which fields the form has is not known: those here are ours. */
export const quadroCT: QuadroDiAnni = {
  codice: 'CT',
  titolo: 'Ricezione telematica dei 730-4',
  titoloBreve: 'Comunicazione 730-4',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Righi interni: i campi del quadro non sono noti, e il quadro non entra nel file.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Utenza che riceve i 730-4 (dati interni)',
      righi: [
        rigo(901, 'Del sostituto', [
          annota(1, 'Codice sede Entratel', 'testo', { maschera: '999' }),
          annota(2, 'Telefono', 'testo', { lunghezza: 12 }),
          annota(3, 'E-mail', 'testo', { lunghezza: 100 }),
        ]),
        rigo(902, 'Di un intermediario', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Codice sede Entratel', 'testo', { maschera: '999' }),
        ]),
      ],
    },
  ],
};
