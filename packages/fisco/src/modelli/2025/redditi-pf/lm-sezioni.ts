import type { Dato } from '../../../engine/index.ts';
import { isFraAnni } from '../../../parametri/codici.ts';
import * as a from '../../../regole/attivita-forfettario.ts';
import * as lm40 from '../../../regole/crediti-sostitutiva.ts';
import * as piatta from '../../../regole/flat-incrementale.ts';
import * as f from '../../../regole/forfettario.ts';
import * as s from '../../../regole/sostitutiva.ts';
import * as v from '../../../regole/vantaggio.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';

const generi = [
  { codice: '1', descrizione: 'Impresa' },
  { codice: '2', descrizione: 'Lavoro autonomo' },
];
const FUORI_LIMITE = { codice: '1', descrizione: 'Non conta per i limiti (indennità di maternità)' };
const SPORT = { codice: '2', descrizione: 'Lavoro sportivo dilettantistico' };
/** Column 6 of LM22-LM27 is born in 2024: before, no box of the form said it. */
const generiDi = (anno: number, { genere }: a.RigoAttivita): Colonna =>
  anno < 2024
    ? inserisce(92, 'Genere', genere, { opzioni: generi, istruzioni: 'Dato interno, non è nel modello.' })
    : inserisce(6, 'Genere', genere, { opzioni: generi });
/** Column 7 is born in 2025, and in 2026 takes amateur sport too; of 2024 the frontespizio said it. */
const particolari = (anno: number, { particolare }: a.RigoAttivita): readonly Colonna[] => {
  if (anno < 2024) return [];
  if (anno < 2025)
    return [
      inserisce(93, 'Caso', particolare, {
        opzioni: [FUORI_LIMITE],
        istruzioni: 'Dato interno: nel modello è il codice 1 delle situazioni particolari del frontespizio.',
      }),
    ];
  return [
    inserisce(7, 'Caso', particolare, {
      opzioni: anno < 2026 ? [FUORI_LIMITE] : [FUORI_LIMITE, SPORT],
    }),
  ];
};

/** Part of the modulo that LM21 begins. */
const CONTINUA = { raccolta: a.moduli, continua: true } as const;
const TOTALE = { ...CONTINUA, totale: true } as const;

const attivita = (sua: a.RigoAttivita, anno: number): RigoScheda =>
  rigo(
    sua.rigo,
    'Attività',
    [
      inserisce(1, 'ATECO', sua.ateco, {
        lunghezza: 6,
        istruzioni:
          'Codice ATECO 2007, sei cifre senza punti. Con un codice ATECO 2025 vale quello del 2007 di raccordo.',
      }),
      mostra(2, 'Coefficiente %', sua.coefficiente, { formulaBreve: 'allegato 4, L. 190/2014' }),
      inserisce(3, 'Ricavi e compensi', sua.ricavi, { istruzioni: 'Incassati nell’anno.' }),
      inserisce(4, 'Diritti d’autore', sua.dirittiAutore, {
        istruzioni: 'Correlati all’attività: conta il 75%, il 60% con meno di 35 anni (LM901 col. 6).',
      }),
      mostra(5, 'Reddito per attività', sua.redditoAttivita, {
        formulaBreve: 'col. 3 × col. 2 + 75% (60%) col. 4',
      }),
      generiDi(anno, sua),
      ...particolari(anno, sua),
      inserisce(91, 'Altra cassa', sua.altraCassa, {
        istruzioni: 'Contributi a una cassa professionale e non all’INPS. Dato interno, non è nel modello.',
      }),
    ],
    CONTINUA,
  );

const PIENE = { istruzioni: 'Dei primi tre anni di attività.' };
const LIMITATE = { istruzioni: 'Utilizzabili fino all’80% del reddito.' };
const SPESE = [
  'Maggiorazione 40% (L. 208/2015)',
  'Maggiorazione 40% (leggi seguenti)',
  'Iperammort. 150%',
  'Beni immateriali 40%',
] as const;

/** Boxes beside the code of the activity, that the form does not number. */
const comeSiSvolge: readonly Colonna[] = [
  annota(91, 'Impresa', 'barrata'),
  annota(92, 'Autonomo', 'barrata'),
  annota(93, 'Impresa familiare', 'barrata'),
];
export const sezioneVantaggio = [
  rigo(1, 'Attività', [annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 }), ...comeSiSvolge]),
  rigo(2, 'Totale componenti positivi', [inserisce(1, 'Importo', v.componentiPositivi)]),
  rigo(3, 'Rimanenze finali', [
    inserisce(1, 'Importo', v.rimanenze, { istruzioni: 'Quelle di LM48 della dichiarazione precedente.' }),
  ]),
  rigo(4, 'Differenza', [mostra(1, 'Differenza', v.differenza, { formulaBreve: 'LM2 − LM3' })]),
  rigo(5, 'Totale componenti negativi', [
    ...SPESE.map((titolo, i) => annota(i + 1, titolo, 'euro', { istruzioni: 'Già compresa in col. 5.' })),
    inserisce(5, 'Totale', v.componentiNegativi),
  ]),
  rigo(6, 'Reddito lordo o perdita', [
    mostra(1, 'Reddito lordo', v.redditoLordo, { formulaBreve: 'LM4 − LM5 col. 5', negativi: true }),
  ]),
  rigo(7, 'Contributi previdenziali', [
    inserisce(1, 'Versati', v.contributi, { istruzioni: 'Versati nel {annoImposta}, di qualunque anno.' }),
    mostra(2, 'Dedotti', v.contributiDedotti, { formulaBreve: 'fino a LM6' }),
  ]),
  rigo(8, 'Reddito netto', [
    mostra(1, 'Reddito netto', v.redditoNetto, { formulaBreve: 'LM6 − LM7 col. 2' }),
  ]),
  rigo(9, 'Perdite pregresse', [
    mostra(1, 'Limitate', v.perdite.limitateUsate, { formulaBreve: 'fino all’80% di LM8' }),
    mostra(2, 'Piene', v.perdite.pieneUsate),
    mostra(3, 'Utilizzate', v.perditeUsate, { formulaBreve: 'col. 1 + col. 2 + LM904, fino a LM8' }),
    inserisce(91, 'Residue limitate', v.perdite.limitate, LIMITATE),
    inserisce(92, 'Residue piene', v.perdite.piene, PIENE),
  ]),
  rigo(10, 'Reddito soggetto a imposta', [mostra(1, 'Reddito', v.reddito, { formulaBreve: 'LM8 − LM9' })], {
    totale: true,
  }),
  rigo(11, 'Imposta sostitutiva 5%', [mostra(1, 'Imposta', v.imposta, { formulaBreve: '5% di LM10' })], {
    totale: true,
  }),
];

/** The flat tax on the increase: of the form of 2024 alone. */
export const sezioneIncrementale = [
  rigo(12, 'Maggior reddito del triennio precedente', [
    ...piatta.redditi.map((reddito: Dato, i: number) => inserisce(i + 1, String(2020 + i), reddito)),
    mostra(4, 'Confronto', piatta.confronto, { formulaBreve: 'maggiore di col. 1-3 × 105%' }),
  ]),
  rigo(13, 'Redditi d’impresa e di lavoro autonomo 2023', [
    inserisce(1, 'Reddito', piatta.redditoAnno, {
      istruzioni: 'Di RE, RF, RG e RD; un’impresa familiare per intero.',
    }),
    inserisce(2, 'Quota %', piatta.quota, { max: 100, istruzioni: 'Dell’impresa familiare o coniugale.' }),
    inserisce(3, 'Reddito familiare', piatta.redditoFamiliare, {
      istruzioni: 'Parte di col. 1, se ci sono anche redditi individuali.',
    }),
  ]),
  rigo(14, 'Incremento', [
    mostra(1, 'Incremento', piatta.lordo, { formulaBreve: 'LM13 col. 1 − LM12 col. 4' }),
    mostra(2, 'Agevolato', piatta.agevolato, { formulaBreve: 'col. 1 per la quota, fino a 40.000' }),
  ]),
  rigo(
    15,
    'Tassa piatta incrementale',
    [mostra(1, 'Imposta', piatta.imposta, { formulaBreve: '15% di LM14 col. 2' })],
    {
      totale: true,
    },
  ),
];

const requisitiDi = (anno: number) =>
  rigo(
    21,
    'Requisiti',
    [
      annota(1, 'Requisiti', 'barrata'),
      annota(2, 'Cause ostative assenti', 'barrata'),
      inserisce(3, 'Nuova attività', f.nuovaAttivita, {
        istruzioni:
          'Imposta al 5%: primo anno e quattro seguenti. I redditi al 15% dello stesso anno vanno in un secondo modulo, con questa casella vuota.',
      }),
      ...(anno < 2025 ? [] : [annota(4, 'Codice attività', 'codice', { lunghezza: 6 })]),
      ...comeSiSvolge,
    ],
    { raccolta: a.moduli },
  );

/** Whose contributions the losses of LM37 lower, as LM34 tells the income. */
const PER_GESTIONE = ['Artigiani e commercianti', 'Gestione separata'] as const;

const CESSAZIONI = [
  { codice: '1', descrizione: 'Attività modificata, con un altro coefficiente' },
  { codice: '2', descrizione: 'Attività cessata' },
  { codice: '3', descrizione: 'Ricavi oltre 150.000 euro' },
  { codice: '4', descrizione: 'Circostanze eccezionali' },
];
const DECADENZE = [
  { codice: '1', descrizione: 'Attività non dichiarate, o passività indeducibili, oltre il 30%' },
  { codice: '2', descrizione: 'Dichiarazione modificata o integrata' },
  { codice: '3', descrizione: 'Dati diversi da quelli comunicati per la proposta' },
  { codice: '4', descrizione: 'Cause di esclusione, o requisiti venuti meno' },
  { codice: '5', descrizione: 'Somme non versate' },
];
/** The agreement of 2024: the second column is of who chose the tax on the increase. */
const righiConcordato = [
  rigo(
    32,
    'Reddito concordato',
    [
      inserisce(1, 'Concordato', f.redditoConcordato, {
        istruzioni:
          'LM63 della dichiarazione precedente: si indica sempre, anche senza imposta sul maggior reddito.',
      }),
      inserisce(2, 'Anno precedente', f.redditoPrecedente, {
        istruzioni: 'LM34 col. 3 dell’anno prima: solo di chi sceglie l’imposta sul maggior reddito.',
      }),
      mostra(3, 'Maggior reddito', f.maggiorReddito, { formulaBreve: 'col. 1 − col. 2' }),
    ],
    CONTINUA,
  ),
  rigo(
    33,
    'Reddito concordato, imposta dei forfetari',
    [
      mostra(1, 'Reddito', f.concordatoOrdinario, { formulaBreve: 'LM32 col. 1 − col. 3, almeno la soglia' }),
      mostra(91, 'Soglia', f.soglia, { formulaBreve: '2.000 − LM32 col. 3' }),
      annota(92, 'Cessazione', 'codice', { opzioni: CESSAZIONI }),
      annota(93, 'Decadenza', 'codice', { opzioni: DECADENZE }),
    ],
    CONTINUA,
  ),
];

export const listForfettario = (anno: number, concordato: boolean): readonly RigoScheda[] => [
  requisitiDi(anno),
  ...a.righi.map((sua) => attivita(sua, anno)),
  ...(concordato ? righiConcordato : []),
  rigo(
    34,
    'Reddito lordo',
    [
      mostra(1, 'Artigiani e commercianti', f.redditoImprese, { formulaBreve: 'col. 5, genere 1' }),
      mostra(2, 'Gestione separata', f.redditoAutonomi, { formulaBreve: 'col. 5, genere 2' }),
      mostra(3, 'Totale', f.redditoLordo, { formulaBreve: 'LM22-LM27 col. 5' }),
    ],
    CONTINUA,
  ),
  rigo(
    35,
    'Contributi previdenziali',
    [
      inserisce(1, 'Versati', f.contributi, {
        negativi: true,
        istruzioni:
          'Versati nel {annoImposta}, di qualunque anno, meno quelli dedotti prima e restituiti nell’anno.',
      }),
      mostra(2, 'Dedotti', f.contributiDedotti, {
        negativi: true,
        formulaBreve: concordato ? 'fino a LM34 col. 3, o LM33 meno la soglia' : 'fino a LM34 col. 3',
      }),
    ],
    CONTINUA,
  ),
  rigo(
    36,
    'Reddito netto',
    [
      mostra(1, 'Reddito netto', f.redditoNetto, {
        formulaBreve: `LM34 col. 3${concordato ? ', o LM33 col. 1,' : ''} − LM35 col. 2`,
      }),
    ],
    CONTINUA,
  ),
  rigo(
    37,
    'Perdite pregresse',
    [
      ...PER_GESTIONE.map((titolo, i) => annota(i + 1, titolo, 'euro', { istruzioni: 'Parte di col. 5.' })),
      mostra(3, 'Limitate', f.perdite.limitateUsate, { formulaBreve: 'fino all’80% di LM36' }),
      mostra(4, 'Piene', f.perdite.pieneUsate),
      mostra(5, 'Utilizzate', f.perditeUsate, { formulaBreve: 'col. 3 + col. 4 + LM904, fino a LM36' }),
    ],
    CONTINUA,
  ),
  rigo(
    38,
    'Reddito al netto delle perdite',
    [mostra(1, 'Reddito', f.reddito, { formulaBreve: 'LM36 − LM37' })],
    TOTALE,
  ),
  rigo(
    39,
    'Imposta sostitutiva',
    concordato
      ? [
          mostra(1, 'Sul maggior reddito', f.impostaConcordato, {
            formulaBreve: '10% (3%) di LM32 col. 3, a RX37',
            istruzioni: 'F24, codice 4073.',
          }),
          mostra(2, 'Imposta', f.imposta, { formulaBreve: '15% (5%) di LM38' }),
        ]
      : [mostra(1, 'Imposta', f.imposta, { formulaBreve: '15% (5%) di LM38' })],
    TOTALE,
  ),
];

const creditiNominati = (anno: number): readonly Colonna[] =>
  lm40.creditiNominati
    .filter(({ anni }) => anno >= 2023 && isFraAnni(anni, anno))
    .flatMap(({ colonna, titolo }) => {
      const dato = lm40.creditoColonna.get(colonna);
      return dato ? [inserisce(colonna, titolo, dato)] : [];
    });

export const listLiquidazione = (anno: number, incrementale: boolean): readonly RigoScheda[] => [
  rigo(40, 'Crediti d’imposta', [
    ...creditiNominati(anno),
    inserisce(40, 'Altri crediti', s.crediti),
    mostra(41, 'Utilizzati', s.creditiUsati, { formulaBreve: 'col. 1-40, fino all’imposta' }),
  ]),
  rigo(41, 'Ritenute del consorzio', [
    inserisce(1, 'Importo', s.ritenute, {
      istruzioni: 'Ritenute di RS33 col. 2 e RS40 non contate in RN33.',
    }),
  ]),
  rigo(
    42,
    'Differenza',
    [
      mostra(1, 'Differenza', incrementale ? s.differenzaOIncremento : s.differenza, {
        formulaBreve: `${incrementale ? 'LM11 o LM15' : 'LM11'} + LM39 di ogni modulo − LM40 − LM41`,
        negativi: true,
      }),
    ],
    { totale: true },
  ),
  rigo(43, 'Eccedenza precedente', [inserisce(1, 'Importo', s.eccedenza)]),
  rigo(44, 'Di cui compensata in F24', [inserisce(1, 'Importo', s.compensata)]),
  rigo(45, 'Acconti', [
    annota(1, 'Sospesi', 'euro', {
      istruzioni: 'Dovuti e sospesi per eventi eccezionali: già compresi in col. 2.',
    }),
    inserisce(2, 'Acconti', s.acconti, {
      istruzioni: `F24, codici 1790 e 1791; vantaggio 1793 e 1794.${anno === 2025 ? ' Con la maggiorazione del concordato (4072).' : ''}`,
    }),
  ]),
  rigo(
    46,
    'Imposta a debito',
    [
      mostra(1, 'A debito', s.debito, { istruzioni: 'F24, codice 1792 o 1795.' }),
      ...(incrementale
        ? [mostra(2, 'Flat tax', s.saldoIncrementale, { formulaBreve: 'LM15 − LM40 col. 41, a RX32' })]
        : []),
    ],
    { totale: true },
  ),
  rigo(47, 'Imposta a credito', [mostra(1, 'A credito', s.credito)], { totale: true }),
  rigo(48, 'Eccedenza di rimanenze', [
    mostra(1, 'Importo', v.rimanenzeEccedenti, { formulaBreve: 'LM3 − LM2' }),
  ]),
  rigo(49, 'Eccedenza contributi', [
    mostra(1, 'Contributi oltre il reddito', s.contributiEccedenti, {
      formulaBreve: 'versati − dedotti; a RP39',
    }),
  ]),
];

/** What the moduli share: the losses that they find. */
export const perditePrecedenti = rigo(37, 'Perdite pregresse da usare', [
  inserisce(91, 'Residue limitate', f.perdite.limitate, LIMITATE),
  inserisce(92, 'Residue piene', f.perdite.piene, PIENE),
]);

/** Losses of the regime of 5%: those of five years, and those without end. */
export const perditeNonCompensate = [
  rigo(50, 'Perdite non compensate del regime di vantaggio', [
    ...f.quinquennioResiduo.map(({ eta, resta }) =>
      mostra(6 - eta, eta === 1 ? 'Un anno prima' : `${eta} anni prima`, resta),
    ),
    mostra(6, 'Dell’anno', v.perditaQuinquennale, { formulaBreve: 'LM6, se perdita' }),
  ]),
  rigo(51, 'Perdite riportabili senza limiti di tempo', [
    mostra(1, 'Dell’anno', v.perditaSenzaLimite, { formulaBreve: 'LM6, se perdita' }),
    mostra(2, 'Totale', v.perditeSenzaLimite, { formulaBreve: 'piene di LM9 non usate + col. 1' }),
  ]),
];

const EVENTI = [
  { codice: '1', descrizione: 'Sospensione fra 30 e 60 giorni' },
  { codice: '2', descrizione: 'Oltre 60 e fino a 120 giorni' },
  { codice: '3', descrizione: 'Oltre 120 giorni' },
];
/** The proposal of an agreement for 2024: of the form of 2024 alone. */
export const propostaConcordato = [
  rigo(60, 'Assenza di debiti tributari', [annota(1, 'Barrare', 'barrata')]),
  rigo(61, 'Assenza di cause di esclusione', [annota(1, 'Barrare', 'barrata')]),
  rigo(62, 'Eventi straordinari', [annota(1, 'Codice', 'codice', { opzioni: EVENTI })]),
  rigo(63, 'Reddito proposto per il {anno}', [
    annota(1, 'Importo', 'euro', {
      istruzioni: 'L’anno dopo è LM32 col. 1, o LM33 senza imposta sul maggior reddito.',
    }),
  ]),
  rigo(64, 'Accettazione della proposta', [annota(1, 'Firma', 'barrata')]),
];
