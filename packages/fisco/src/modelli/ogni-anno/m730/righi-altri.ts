import * as quadroF from '../../../regole/acconti-730.ts';
import { inEuro, inFranchi } from '../../../regole/campione.ts';
import * as s from '../../../regole/tassazione-separata.ts';
import { tipiL8, tipiM2 } from '../../2025/redditi-pf/rm-codici.ts';
import { annota, type Colonna, inserisce, mostra } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';
import type { RighiUfficiali } from './ufficiale.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');
const barrata = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'barrata');

const compensazioni: QuadroUfficiale = {
  codice: 'I',
  copertura: 'esatto',
  titolo: 'Imposte da compensare',
  titoloBreve: 'Compensazioni',
  pf: [],
  sezioni: [
    {
      titolo: 'Credito da usare in F24',
      righi: [
        {
          ...{ righi: '1', titolo: 'Imposte principali' },
          proprie: [
            inserisce(1, 'Importo', quadroF.compensare),
            inserisce(2, 'Tutto il credito', quadroF.compensareTutto),
          ],
        },
        {
          ...{ righi: '2', titolo: 'Imposte sostitutive', dal: 2024 },
          proprie: [euro(1, 'Importo'), barrata(2, 'Tutto il credito')],
        },
      ],
    },
  ],
};

const condominio: QuadroUfficiale = {
  codice: 'K',
  copertura: 'esatto',
  titolo: 'Comunicazione dell’amministratore di condominio',
  titoloBreve: 'Amministratore di condominio',
  pf: ['AC'],
  sezioni: [
    {
      titolo: 'Condominio',
      righi: [
        { righi: '1', da: 'AC1', colonne: '1 2' },
        { righi: '2', da: 'AC2', colonne: '1 2 4-7' },
        { righi: '3', da: 'AC3', colonne: '1-3' },
      ],
    },
    {
      titolo: 'Fornitori',
      righi: [
        {
          ...{ righi: '4-9', da: 'AC4', colonne: '1-9' },
        },
      ],
    },
  ],
};

const provenienze = ['Dominicali', 'Agrari', 'Fabbricati', 'Lavoro e pensione', 'Diversi', 'Diversi'];
/** From the form of 2025 the other income is that of M too. */
const campione = (
  righi: string,
  titolo: string,
  dove: Pick<typeof inEuro, 'raccolta' | 'importo'>,
  codici: readonly number[],
) =>
  [
    [2023, 2024, ''],
    [2025, 2099, ' e di M'],
  ].map(([dal, al, anche]) => ({
    ...{ righi, titolo, raccolta: dove.raccolta, dal: Number(dal), al: Number(al) },
    proprie: [
      annota(1, 'Codice', 'codice', {
        opzioni: codici.map((n) => ({
          codice: String(n),
          descrizione: `${provenienze[n - 1] ?? ''}${n > 4 ? anche : ''}`,
        })),
      }),
      inserisce(2, 'Importo', dove.importo),
    ],
  }));
const ulteriori: QuadroUfficiale = {
  codice: 'L',
  copertura: 'esatto',
  titolo: 'Ulteriori dati',
  titoloBreve: 'Ulteriori dati',
  pf: [],
  nota: 'L’agevolazione di Campione d’Italia non è calcolata: chi la indica ha importi indicativi.',
  sezioni: [
    {
      titolo: 'Redditi prodotti a Campione d’Italia',
      righi: [
        ...campione('1', 'Redditi prodotti in euro', inEuro, [1, 2, 3, 6]),
        ...campione('2', 'Redditi prodotti in franchi svizzeri', inFranchi, [1, 2, 3, 4, 5]),
      ],
    },
    {
      titolo: 'Rivalutazione dei terreni e redditi di capitale',
      righi: [
        { righi: '6-7', da: 'RM20', colonne: '1-6', dal: 2024, al: 2024 },
        {
          ...{ righi: '8', da: 'RM12', colonne: '2-5 7-8', invece: [1], dal: 2024, al: 2024 },
          proprie: [inserisce(1, 'Tipo', s.tipoCapitale, { opzioni: tipiL8 }), euro(9, 'Eccedenza versata')],
        },
      ],
    },
  ],
};

const separata: QuadroUfficiale = {
  codice: 'M',
  copertura: 'esatto',
  titolo: 'Redditi a tassazione separata e a imposta sostitutiva',
  titoloBreve: 'Tassazione separata',
  dal: 2025,
  pf: ['RM'],
  legge: ['F'],
  nota: 'Le imposte, che il modello non mostra, sono nelle colonne da 90 e nei righi interni: si pagano con F24, salvo l’acconto dei righi da M1 a M5, che il sostituto trattiene. Il TFR senza ritenute e i pignoramenti di redditi che non si dichiarano vanno nel modello Redditi Persone fisiche.',
  sezioni: [
    {
      titolo: 'Sezione I, redditi a tassazione separata',
      righi: [
        { righi: '1', da: 'RM1', colonne: '1-7', titolo: 'Indennità e anticipazioni', sole: true },
        {
          ...{
            righi: '2',
            da: 'RM2',
            colonne: '2-5',
            titolo: 'Indennità, plusvalenze e redditi',
            sole: true,
          },
          proprie: [annota(1, 'Tipo', 'codice', { opzioni: tipiM2 })],
        },
        { righi: '3', da: 'RM3', colonne: '1-4', titolo: 'Rimborsi di oneri detratti', sole: true },
        { righi: '4', da: 'RM4', colonne: '1 2', titolo: 'Rimborsi di oneri dedotti', sole: true },
        { righi: '5', da: 'RM5', colonne: '1-6', titolo: 'Redditi di eredi e legatari', sole: true },
        { righi: '6', da: 'RM6', colonne: '1', invece: [2], titolo: 'Arretrati di lavoro dipendente' },
        // Its advance is paid by F24 and not withheld: it is none of the others.
        {
          ...{ righi: '7', titolo: 'Indennità di fine rapporto', raccolta: s.fineCollaborazioni },
          proprie: [
            annota(1, 'Anno', 'intero', { min: 1950, max: 2099 }),
            inserisce(2, 'Indennità', s.importoCollaborazione),
            euro(3, 'Maturato in tutto'),
            mostra(104, 'Acconto', s.accontoCollaborazione, { formulaBreve: '20% di col. 2' }),
          ],
        },
      ],
    },
    {
      titolo: 'Sezione II A, redditi a imposta sostitutiva',
      righi: [
        {
          ...{ righi: '31', da: 'RM31', colonne: '1-7', titolo: 'Redditi di capitale esteri' },
        },
        { righi: '32', da: 'RM32', colonne: '1 2', titolo: 'Proventi delle obbligazioni' },
        { righi: '33', da: 'RM33', colonne: '1', titolo: 'Proventi di depositi in garanzia' },
        { righi: '34', da: 'RM34', colonne: '1-3', titolo: 'Bonus e stock option' },
        { righi: '35', da: 'RM35', colonne: '1 2', titolo: 'Noleggio di imbarcazioni' },
        { righi: '36', da: 'RM36', colonne: '1', titolo: 'Redditi da beni sequestrati' },
        { righi: '37', da: 'RM37', colonne: '1-6', titolo: 'Compensi di lezioni private' },
        { righi: '38', da: 'RM38', colonne: '1-3', titolo: 'Frontalieri svizzeri' },
      ],
    },
    {
      titolo: 'Sezione II B, pensionati esteri',
      righi: [
        { righi: '51', da: 'RM51', colonne: '1-6', titolo: 'Opzione' },
        { righi: '52', da: 'RM52', colonne: '1 2', titolo: 'Altra cittadinanza' },
        { righi: '53', da: 'RM53', colonne: '1-4', titolo: 'Giurisdizioni' },
        { righi: '54', da: 'RM54', colonne: '1-3', titolo: 'Redditi' },
      ],
    },
    {
      titolo: 'Sezione III, altri dati',
      righi: [
        { righi: '71', da: 'RM71', colonne: '1-3', titolo: 'Premi di assicurazioni riscattate' },
        { righi: '76-77', da: 'RM76', colonne: '1-6' },
        { righi: '81', da: 'RM81', colonne: '1-4', titolo: 'Pignoramento presso terzi' },
      ],
    },
  ],
};

const residue = (righi: string, titolo: string) => ({
  ...{ righi, titolo },
  proprie: [4, 3, 2, 1].map((eta, i) => euro(i + 1, eta === 1 ? 'Di un anno prima' : `Di ${eta} anni prima`)),
});

const plusvalenze: QuadroUfficiale = {
  codice: 'T',
  copertura: 'esatto',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  dal: 2025,
  pf: ['RT'],
  nota: 'Le imposte e gli imponibili, che il modello non mostra, sono nelle colonne da 90 e nei righi interni.',
  sezioni: [
    {
      titolo: 'Sezione I, plusvalenze al 20%',
      righi: [
        { righi: '1', da: 'RT1', colonne: '1 2', titolo: 'Totali', sole: true },
        { righi: '2', da: 'RT2', colonne: '1-4', titolo: 'Costo rideterminato o affrancato' },
        { righi: '3', da: 'RT3', colonne: '1', titolo: 'Minusvalenze precedenti' },
        { righi: '4', da: 'RT4', colonne: '1 2', titolo: 'Minusvalenze certificate' },
        { righi: '5', da: 'RT5', colonne: '1', titolo: 'Eccedenza d’imposta' },
        { righi: '6', da: 'RT6', colonne: '1', titolo: 'Paesi a regime privilegiato' },
      ],
    },
    {
      titolo: 'Sezione II, plusvalenze al 26%',
      righi: [
        { righi: '11', da: 'RT11', colonne: '1 2', titolo: 'Totali', sole: true },
        { righi: '12', da: 'RT12', colonne: '1-4', titolo: 'Costo rideterminato o affrancato' },
        { righi: '13', da: 'RT13', colonne: '1', titolo: 'Minusvalenze precedenti' },
        { righi: '14', da: 'RT14', colonne: '1 2', titolo: 'Minusvalenze certificate' },
        { righi: '15', da: 'RT15', colonne: '1', titolo: 'Eccedenza d’imposta' },
        { righi: '16', da: 'RT16', colonne: '1', titolo: 'Paesi a regime privilegiato' },
      ],
    },
    {
      titolo: 'Sezioni III e IV, partecipazioni qualificate e in Paesi a regime privilegiato',
      righi: [
        ...['21', '24', '27', '31', '33'].map((righi) => ({
          ...{ righi, da: `RT${righi}`, colonne: '1 2', titolo: 'Totali' },
        })),
        ...['22', '25', '28', '32'].map((righi) => ({
          ...{ righi, da: `RT${righi}`, colonne: '1 2', titolo: 'Valore rideterminato' },
        })),
        ...['23', '26', '29'].map((righi) => ({
          ...{ righi, da: `RT${righi}`, colonne: '1 2', titolo: 'Minusvalenze e imposta versata' },
        })),
        { righi: '30', da: 'RT30', colonne: '1', titolo: 'Paesi a regime privilegiato' },
        { righi: '34', da: 'RT34', colonne: '1', titolo: 'Minusvalenze precedenti' },
        { righi: '35', da: 'RT35', colonne: '1', titolo: 'Imposta versata' },
      ],
    },
    {
      titolo: 'Sezione V, cripto-attività',
      righi: [
        { righi: '41', da: 'RT41', colonne: '1 2', titolo: 'Totali', al: 2025 },
        { righi: '41', da: 'RT41', colonne: '1-4', titolo: 'Totali', dal: 2026 },
        { righi: '42', da: 'RT42', colonne: '1 2', titolo: 'Valore rideterminato', al: 2025 },
        { righi: '42', da: 'RT42', colonne: '1-4', titolo: 'Valore rideterminato', dal: 2026 },
        { righi: '43', da: 'RT43', colonne: '1', titolo: 'Minusvalenze precedenti' },
        { righi: '44', da: 'RT44', colonne: '1 2', titolo: 'Minusvalenze certificate' },
        { righi: '45', da: 'RT45', colonne: '1', titolo: 'Eccedenza d’imposta' },
      ],
    },
    {
      titolo: 'Sezione VII, minusvalenze non compensate',
      righi: [
        { righi: '101', da: 'RT101', colonne: '1-4', titolo: 'Sezione I' },
        residue('102', 'Sezione II'),
        { righi: '103', da: 'RT103', colonne: '1-4', titolo: 'Sezione III' },
        { righi: '104', da: 'RT104', colonne: '1-4', titolo: 'Sezione IV' },
        {
          ...{ righi: '105', titolo: 'Sezione V', al: 2025 },
          proprie: [euro(1, 'Di un anno prima')],
        },
        {
          ...{ righi: '105', titolo: 'Sezione V', dal: 2026 },
          proprie: [euro(1, 'Di due anni prima'), euro(2, 'Di un anno prima')],
        },
      ],
    },
    {
      titolo: 'Sezione VIII, imposta a credito',
      righi: [
        { righi: '111', da: 'RT111', colonne: '1 2', titolo: 'Sezioni I e II' },
        { righi: '112', da: 'RT112', colonne: '1 2', titolo: 'Sezione V' },
      ],
    },
    {
      titolo: 'Sezione IX, partecipazioni rivalutate',
      righi: [{ righi: '116-117', da: 'RT116', colonne: '1-6' }],
    },
    {
      titolo: 'Sezione X, cripto-attività al valore normale',
      righi: [{ righi: '118-119', da: 'RT118', colonne: '1-4', titolo: 'Cripto-attività', dal: 2026 }],
    },
  ],
};

const QUADRI_REDDITO = [
  [2024, 2024, ['D4, tipi 5 e 8', 'Quadro L, sezione III', 'Quadro RT aggiuntivo']],
  [2025, 2099, ['D4, tipi 5 e 8', 'M31', 'Quadro T']],
] as const;
const attivita: readonly RighiUfficiali[] = QUADRI_REDDITO.map(([dal, al, quadri]) => ({
  ...{ righi: '1-5', da: 'RW1', dal, al, invece: [14] },
  colonne: `1-13 15-20${dal < 2025 ? '' : ' 21'}`,
  proprie: [
    annota(14, 'Quadri', 'codice', {
      opzioni: [...quadri, 'Due o tre di questi', 'Redditi futuri o bene infruttifero'].map(
        (descrizione, i) => ({ codice: String(i + 1), descrizione }),
      ),
    }),
  ],
}));
/** In the form of 2024 what was paid beyond the tax is told too, and of crypto-assets nothing else. */
const saldi = ['IVAFE', 'IVIE', 'Cripto-attività'].flatMap((titolo, i): RighiUfficiali[] => {
  const righi = String(6 + i);
  const colonne = [2, 3, 4].map((n) => `${n}<RW${righi}.${n}`).join(' ');
  const versata = { proprie: [euro(7, 'Eccedenza versata')], dal: 2024, al: 2024 };
  return [
    i < 2 ? { righi, titolo, colonne, ...versata } : { righi, da: 'RW8', titolo, sole: true, ...versata },
    { righi, titolo, colonne, dal: 2025 },
  ];
});

const estero: QuadroUfficiale = {
  codice: 'W',
  copertura: 'esatto',
  titolo: 'Investimenti e attività estere',
  titoloBreve: 'Attività estere',
  dal: 2024,
  pf: ['RW'],
  legge: ['F'],
  nota: 'Le imposte, che il modello non mostra, sono nelle colonne da 111.',
  sezioni: [
    { titolo: 'Sezione I, investimenti e attività', righi: attivita },
    { titolo: 'Versamenti e residui', righi: saldi },
  ],
};

export const quadriAltri: readonly QuadroUfficiale[] = [
  compensazioni,
  condominio,
  ulteriori,
  separata,
  plusvalenze,
  estero,
];
