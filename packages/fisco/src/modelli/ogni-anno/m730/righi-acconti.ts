import { annota, type Colonna } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');
const barrata = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'barrata');
const codice = (colonna: number, titolo = 'Codice'): Colonna =>
  annota(colonna, titolo, 'intero', { max: 99 });

/** Less advance than counted: nothing, or so much. */
const minore = (prima: number, nome: string): Colonna[] => [
  barrata(prima, `${nome}: nessun acconto`),
  euro(prima + 1, `${nome}: minore acconto`),
];

export const quadroAcconti: QuadroUfficiale = {
  codice: 'F',
  titolo: 'Acconti, ritenute, eccedenze e altri dati',
  titoloBreve: 'Acconti e ritenute',
  pf: [],
  sezioni: [
    {
      titolo: 'Sezione I, acconti {annoImposta}',
      righi: [
        {
          ...{ righi: '1', titolo: 'Acconti versati', colonne: '2<RN38.6 3<RV11.3 6<LC1.8' },
        },
      ],
    },
    {
      titolo: 'Sezione II, altre ritenute subite',
      righi: [{ righi: '2', titolo: 'Altre ritenute', colonne: '3<RV3.1 4<RV11.4 7<RC11.1 8<RC12.1' }],
    },
    {
      titolo: 'Sezione III, eccedenze delle dichiarazioni precedenti',
      righi: [
        {
          righi: '3',
          titolo: 'Eccedenze precedenti',
          colonne: '1<RN36.2 2<RN37.1 5<LC1.6 6<LC1.7 8<RV4.3 9<RV5.1 11<RV12.3 12<RV13.1',
          proprie: [
            annota(7, 'Codice regione', 'intero', { max: 21 }),
            annota(10, 'Comune', 'comune'),
            euro(13, 'Premi di risultato'),
            euro(14, 'Premi, compensata in F24'),
          ],
        },
        {
          ...{ righi: '4', titolo: 'Eccedenze da integrative', raccolta: 'integrative730' },
          proprie: [
            annota(1, 'Anno', 'intero', { min: 2016, max: 2099 }),
            euro(2, 'IRPEF'),
            euro(3, 'Redditi finanziari'),
            euro(4, 'Cedolare secca'),
            annota(5, 'Codice regione', 'intero', { max: 21 }),
            euro(6, 'Addizionale regionale'),
            annota(7, 'Comune', 'comune'),
            euro(8, 'Addizionale comunale'),
            euro(9, 'Premi di risultato'),
          ],
        },
      ],
    },
    {
      titolo: 'Sezione IV, ritenute e acconti sospesi',
      righi: [
        {
          ...{ righi: '5', titolo: 'Sospensioni per eventi eccezionali', colonne: '6<LC1.9' },
          proprie: [
            codice(1, 'Evento'),
            euro(2, 'IRPEF'),
            euro(3, 'Addizionale regionale'),
            euro(4, 'Addizionale comunale'),
            euro(5, 'Premi di risultato'),
            euro(7, 'R.I.T.A.'),
          ],
        },
      ],
    },
    {
      titolo: 'Sezione V, misura degli acconti {anno} e rate del saldo',
      righi: (
        [
          [2023, 2023, 5, 0],
          [2024, 2024, 6, 3],
          [2025, 2099, 6, 4],
        ] as const
      ).map(([dal, al, rate, altre]) => ({
        ...{ righi: '6', titolo: 'Acconti minori e rate', dal, al },
        proprie: [
          ...minore(1, 'IRPEF'),
          ...minore(3, 'Addizionale comunale'),
          ...minore(5, 'Cedolare secca'),
          annota(7, 'Numero di rate', 'intero', {
            ...{ min: 2, max: rate + 1 },
            istruzioni: `Da 2 a ${rate}, a ${rate - 1} per i pensionati; senza sostituto fino a ${rate + 1}. Interessi dello 0,33% al mese.`,
          }),
          ...['Cripto-attività', 'IVIE', 'IVAFE', 'Lezioni private']
            .slice(0, altre)
            .flatMap((nome, i) => minore(8 + 2 * i, nome)),
        ],
      })),
    },
    {
      titolo: 'Sezioni VI e VII, soglie comunali e locazioni brevi',
      righi: [
        {
          ...{ righi: '7', titolo: 'Esenzione dell’addizionale comunale' },
          proprie: [
            euro(1, 'Soglia {annoImposta}'),
            codice(2, 'Agevolazione {annoImposta}'),
            euro(3, 'Soglia {anno}'),
            codice(4, 'Agevolazione {anno}'),
          ],
        },
        { righi: '8', titolo: 'Ritenute delle locazioni brevi', colonne: '1<LC1.4' },
      ],
    },
    {
      titolo: 'Sezione VIII, dati del 730 integrativo',
      righi: [
        { righi: '9', titolo: 'Crediti rimborsati', colonne: '1<RN42.3 2<RV6.3 3<RV14.3 4<LC1.12' },
        {
          ...{
            righi: '10',
            titolo: 'Crediti usati in F24',
            colonne: '1<RN42.2 2<RV6.2 3<RV14.2 4<LC1.11',
            al: 2024,
          },
        },
        {
          ...{
            righi: '10',
            titolo: 'Crediti usati in F24',
            colonne: '1<RN42.2 2<RV6.2 3<RV14.2 4<LC1.11',
            dal: 2025,
          },
          proprie: [codice(5, 'Imposta sostitutiva'), euro(6, 'Importo')],
        },
      ],
    },
    {
      titolo: 'Sezione IX, altri dati',
      righi: [
        { righi: '11', titolo: 'Detrazioni incapienti rimborsate', colonne: '2<RN41.1', al: 2025 },
        {
          ...{ righi: '13', titolo: 'Pignoramento presso terzi', raccolta: 'pignoramenti730', al: 2024 },
          proprie: [codice(1, 'Tipo di reddito'), euro(2, 'Ritenute')],
        },
        {
          ...{ righi: '14', titolo: 'Imposta sostitutiva sulle mance', dal: 2024, al: 2024 },
          proprie: [euro(1, 'Eccedenza versata')],
        },
        {
          ...{ righi: '14', titolo: 'Eccedenza di imposte sostitutive', raccolta: 'eccedenze730', dal: 2025 },
          proprie: [codice(1, 'Imposta'), euro(2, 'Importo')],
        },
        {
          ...{ righi: '15', titolo: 'Redditi esenti del socio IAP', dal: 2026 },
          proprie: [annota(1, 'Importo', 'euro', { max: 12_500 })],
        },
      ],
    },
  ],
};

/** What the 730-3 shows of Redditi PF under a number that the instructions name. */
export const quadroLiquidazione: QuadroUfficiale = {
  codice: 'PL',
  titolo: 'Prospetto di liquidazione (730-3)',
  titoloBreve: 'Liquidazione',
  obbligatorio: true,
  pf: ['RN', 'RV', 'LC'],
  legge: ['F', 'L'],
  nota: 'I righi fino a 900 sono quelli che le istruzioni nominano; gli altri, e le colonne da 90, sono interni.',
  sezioni: [
    {
      titolo: 'Reddito e imposta',
      righi: [
        { righi: '11', titolo: 'Reddito complessivo', colonne: '1<RN1.5' },
        { righi: '14', titolo: 'Reddito imponibile', colonne: '1<RN4.1' },
        { righi: '16', titolo: 'Imposta lorda', colonne: '1<RN5.1' },
        { righi: '50', titolo: 'Imposta netta', colonne: '1<RN26.2' },
      ],
    },
    {
      titolo: 'Residui',
      righi: [
        { righi: '130', titolo: 'Cultura, residuo', colonne: '1<RN47.26' },
        { righi: '131', titolo: 'Prima casa, residuo', colonne: '1<RN47.11' },
        { righi: '133', titolo: 'Sisma Abruzzo, residuo', colonne: '1<RN47.21' },
        { righi: '134', titolo: 'Fondi pensione, residuo', colonne: '1<RN47.13' },
        { righi: '149', titolo: 'Somme restituite, residuo', colonne: '1<RN47.93' },
        { righi: '156', titolo: 'Prima casa under 36, residuo', colonne: '1<RN47.14' },
      ],
    },
  ],
};
