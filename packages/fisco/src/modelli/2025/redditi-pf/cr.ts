import * as r from '../../../regole/crediti.ts';
import * as c from '../../../regole/crediti-codice.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';

const residuo = (colonna: number, dato: Parameters<typeof inserisce>[2]): Colonna =>
  inserisce(colonna, 'Residuo precedente', dato);
const inF24 = (colonna: number, dato: Parameters<typeof inserisce>[2]): Colonna =>
  inserisce(colonna, 'Di cui in F24', dato);

const cultura = [
  rigo(14, 'Erogazioni alla cultura', [
    inserisce(1, 'Spesa {annoImposta}', r.culturaSpesa),
    inserisce(2, 'Residuo', r.culturaResiduo, { istruzioni: 'RN47, colonna 26, dell’anno prima.' }),
    inserisce(3, 'Rata di un anno prima', r.culturaPrimaRata, {
      istruzioni: 'RN30, colonna 1, dell’anno prima.',
    }),
    inserisce(4, 'Rata di due anni prima', r.culturaSecondaRata, {
      istruzioni: 'CR14, colonna 3, dell’anno prima.',
    }),
    inserisce(5, 'Per trasparenza', r.culturaQuota, {
      istruzioni: 'L’intero credito ricevuto nell’anno e nei due prima: ne conta un terzo.',
    }),
  ]),
  rigo(15, 'Erogazioni alla scuola', [
    inserisce(1, 'Residuo', r.scuolaResiduo, { istruzioni: 'RN47, colonna 27, dell’anno prima.' }),
  ]),
];

const sisma = [
  rigo(10, 'Abitazione principale', [
    annota(1, 'Codice fiscale', 'codiceFiscale'),
    annota(2, 'N. rata', 'intero', { max: 20 }),
    annota(3, 'Totale credito', 'euro'),
    inserisce(4, 'Rata annuale', r.sismaRata, { istruzioni: 'Un ventesimo di colonna 3.' }),
    residuo(5, r.sismaResiduo),
  ]),
  rigo(11, 'Altri immobili', [
    annota(1, 'Impresa', 'codice', {
      opzioni: [{ codice: '1', descrizione: 'Immobile di impresa o professione' }],
    }),
    annota(2, 'Codice fiscale', 'codiceFiscale'),
    annota(3, 'N. rata', 'intero', { max: 20 }),
    annota(4, 'Rateazione', 'intero', { max: 10, istruzioni: 'In 5 o in 10 quote.' }),
    annota(5, 'Totale credito', 'euro'),
    inserisce(6, 'Rata annuale', r.sismaAltriRata, { istruzioni: 'Colonna 5 divisa per colonna 4.' }),
  ]),
];
const fondi = rigo(12, 'Reintegro', [
  annota(1, 'Anno', 'intero', { min: 2007, max: 2099 }),
  annota(2, 'Totale o parziale', 'codice', {
    opzioni: [
      { codice: '1', descrizione: 'Reintegro totale' },
      { codice: '2', descrizione: 'Reintegro parziale' },
    ],
  }),
  annota(3, 'Somma', 'euro'),
  residuo(4, r.fondiPensione.residuo),
  inserisce(5, 'Credito', r.fondiPensione.anno),
  inF24(6, r.fondiPensione.compensato),
]);

/** CR13: who bought in 2024 or before can still state the credit of the year until the form of 2025. */
const under36 = (anno: number): RigoScheda =>
  rigo(13, 'Prima casa under 36', [
    residuo(1, r.under36.residuo),
    ...(anno < 2026 ? [inserisce(2, 'Credito dell’anno', r.under36.anno)] : []),
    inF24(3, r.under36.compensato),
    ...(anno < 2026 ? [inserisce(4, 'Di cui in atto', r.under36InAtto)] : []),
  ]);

const opzioniMontagna = [
  { codice: '1', descrizione: 'Sanità, locazione' },
  { codice: '2', descrizione: 'Sanità, acquisto' },
  { codice: '3', descrizione: 'Sanità, piccoli comuni con minoranze linguistiche' },
  { codice: '4', descrizione: 'Scuola, locazione' },
  { codice: '5', descrizione: 'Scuola, acquisto' },
  { codice: '6', descrizione: 'Scuola, piccoli comuni con minoranze linguistiche' },
  { codice: '7', descrizione: 'Abitazione principale prima dei 41 anni' },
];
/** CR16: of who settled a dispute in the form of 2023, of mountain homes in that of 2026. */
const sedici = (anno: number): RigoScheda[] => {
  if (anno === 2023)
    return [
      rigo(16, 'Negoziazione e arbitrato', [
        inserisce(1, 'Credito dell’anno', r.negoziazione.anno),
        residuo(2, r.negoziazione.residuo),
        inF24(3, r.negoziazione.compensato),
      ]),
    ];
  if (anno < 2026) return [];
  return [
    rigo(16, 'Zone montane', [
      inserisce(1, 'Codice', c.codiceMontagna, { opzioni: opzioniMontagna }),
      inserisce(2, 'Importo annuo', c.importoMontagna, {
        istruzioni: 'Canone, o finanziamento; con il codice 7 gli interessi passivi.',
      }),
      annota(3, 'Stipula del finanziamento', 'data'),
    ]),
  ];
};

const CODICI: readonly (readonly [codice: number, descrizione: string, dal?: number, al?: number])[] = [
  [1, 'Mediazione', 2023, 2023],
  [2, 'APE'],
  [3, 'Sport bonus'],
  [4, 'Bonifica ambientale'],
  [5, 'Monopattini e mobilità elettrica', 2023, 2023],
  [9, 'Sanificazione e protezione'],
  [10, 'Depuratori e riduzione della plastica'],
  [11, 'Social bonus'],
  [12, 'Attività fisica adattata'],
  [13, 'Sistemi di accumulo'],
  [14, 'ITS Academy al 30%'],
  [15, 'ITS Academy al 60%'],
  [16, 'Conciliazione e mediazione', 2024],
  [17, 'Negoziazione e arbitrato', 2024],
  [18, 'Contributo unificato', 2024],
  [21, 'Riscatto di alloggi sociali'],
];
/** The codes of CR31 in the form of a year. */
const codiciCrediti = (anno: number) =>
  CODICI.filter(([, , dal = 0, al = 9999]) => dal <= anno && anno <= al).map(([codice, descrizione]) => ({
    codice: String(codice),
    descrizione,
  }));

const altroCredito = (anno: number): RigoScheda =>
  rigo(
    31,
    'Altro credito',
    [
      inserisce(1, 'Codice', c.codiceAltro, { opzioni: codiciCrediti(anno) }),
      inserisce(2, 'Importo', c.importoAltro, {
        istruzioni: 'Il credito; con i codici 4, 9, 11, 14 e 15 la spesa dell’anno.',
      }),
      inserisce(3, 'Residuo precedente', c.residuoAltro),
      inserisce(4, 'Rata o spesa di due anni prima', c.rataDueAnni, {
        istruzioni: 'Codici 3, 4, 14 e 15.',
      }),
      inserisce(5, 'Rata o spesa di un anno prima', c.rataUnAnno, { istruzioni: 'Codici 4, 11, 14 e 15.' }),
      inF24(6, c.compensatoAltro),
      inserisce(7, 'Per trasparenza', c.quotaAltro, {
        istruzioni: 'Con i codici 3, 4 e 11 ne conta un terzo.',
      }),
    ],
    { raccolta: c.altriCrediti },
  );

/** CR of a form whose instructions were read. */
export const makeQuadroCR = (anno: number): QuadroScheda => ({
  codice: 'CR',
  titolo: 'Crediti d’imposta',
  titoloBreve: 'Crediti d’imposta',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'Quanto se ne usa nel quadro LM si indica in LM40 e si toglie da qui a mano. Dei codici 14 e 15 di CR31 le istruzioni non dicono come si sommano le tre quote.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Prima casa e canoni non percepiti',
      righi: [
        rigo(7, 'Riacquisto della prima casa', [
          residuo(1, r.primaCasa.residuo),
          inserisce(2, 'Credito dell’anno', r.primaCasa.anno),
          inF24(3, r.primaCasa.compensato),
        ]),
        rigo(8, 'Canoni di locazione non percepiti', [inserisce(1, 'Credito', r.canoniNonPercepiti)]),
      ],
    },
    {
      titolo: 'Incremento dell’occupazione',
      righi: [
        rigo(9, 'Incremento dell’occupazione', [
          residuo(1, r.occupazione.residuo),
          inF24(2, r.occupazione.compensato),
        ]),
      ],
    },
    { titolo: 'Immobili colpiti dal sisma in Abruzzo', righi: sisma },
    { titolo: 'Reintegro di anticipazioni dai fondi pensione', righi: [fondi] },
    { titolo: 'Prima casa under 36, cultura e scuola', righi: [under36(anno), ...cultura] },
    {
      titolo:
        anno < 2024
          ? 'Negoziazione, arbitrato e videosorveglianza'
          : anno < 2026
            ? 'Videosorveglianza'
            : 'Zone montane e videosorveglianza',
      righi: [
        ...sedici(anno),
        rigo(17, 'Videosorveglianza', [
          residuo(1, r.videosorveglianza.residuo),
          inF24(2, r.videosorveglianza.compensato),
        ]),
      ],
    },
    {
      titolo: 'Euroritenuta',
      righi: [
        rigo(30, 'Euroritenuta', [
          residuo(1, r.euroritenutaResiduo),
          ...(anno === 2023 ? [inserisce(2, 'Credito dell’anno', r.euroritenutaAnno)] : []),
          inF24(3, r.euroritenutaCompensata),
          mostra(4, 'Credito residuo', r.euroritenuta, {
            formulaBreve: anno === 2023 ? 'col. 1 + col. 2 − col. 3' : 'col. 1 − col. 3',
          }),
        ]),
      ],
    },
    { titolo: 'Altri crediti d’imposta', righi: [altroCredito(anno)] },
  ],
});
