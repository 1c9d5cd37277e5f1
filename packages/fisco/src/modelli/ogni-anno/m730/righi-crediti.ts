import * as conCodice from '../../../regole/crediti-codice.ts';
import * as sisma from '../../../regole/sisma-730.ts';
import type { Opzione } from '../../modello.ts';
import { annota, inserisce } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';
import type { RighiUfficiali } from './ufficiale.ts';

const codici: readonly (Opzione & { readonly dal?: number; readonly al?: number })[] = [
  { codice: '1', descrizione: 'Mediazione', al: 2023 },
  { codice: '2', descrizione: 'APE' },
  { codice: '3', descrizione: 'Sport bonus' },
  { codice: '4', descrizione: 'Bonifica ambientale' },
  { codice: '5', descrizione: 'Monopattini e mobilità elettrica', al: 2023 },
  { codice: '6', descrizione: 'Incremento dell’occupazione' },
  { codice: '7', descrizione: 'School bonus' },
  { codice: '8', descrizione: 'Videosorveglianza' },
  { codice: '9', descrizione: 'Sanificazione e protezione' },
  { codice: '10', descrizione: 'Depuratori e riduzione della plastica' },
  { codice: '11', descrizione: 'Social bonus' },
  { codice: '12', descrizione: 'Attività fisica adattata' },
  { codice: '13', descrizione: 'Sistemi di accumulo' },
  { codice: '14', descrizione: 'ITS Academy al 30%' },
  { codice: '15', descrizione: 'ITS Academy al 60%' },
  { codice: '16', descrizione: 'Conciliazione e mediazione', dal: 2024 },
  { codice: '17', descrizione: 'Negoziazione e arbitrato', dal: 2024 },
  { codice: '18', descrizione: 'Contributo unificato', dal: 2024 },
];
/** G15 of some years: no colonna 5 until the form of 2024. */
const altroCredito = (dal: number, al: number): RighiUfficiali => ({
  ...{ righi: '15', da: 'CR31', titolo: 'Altri crediti d’imposta', dal, al, sole: true },
  colonne: dal < 2025 ? '2-4 6' : '2-6',
  proprie: [
    inserisce(1, 'Codice', conCodice.codiceAltro, {
      opzioni: codici
        .filter((c) => (c.dal ?? 0) <= dal && dal <= (c.al ?? 9999))
        .map(({ codice, descrizione }) => ({ codice, descrizione })),
    }),
  ],
});

const sismaAbruzzo: readonly RighiUfficiali[] = [
  {
    ...{ righi: '5', da: 'CR10', titolo: 'Abitazione principale', raccolta: sisma.abitazioni },
    invece: [1, 2, 3, 4, 5],
    proprie: [
      annota(1, 'Codice fiscale', 'codiceFiscale', {
        istruzioni: 'Di chi ha presentato la domanda, se non è il dichiarante.',
      }),
      annota(2, 'N. rata', 'intero', { max: 20 }),
      inserisce(3, 'Totale credito', sisma.totaleAbitazione, { istruzioni: 'Ne conta un ventesimo.' }),
      inserisce(4, 'Residuo precedente', sisma.residuoAbitazione, { istruzioni: 'Solo nel primo modulo.' }),
    ],
  },
  {
    ...{ righi: '6', da: 'CR11', titolo: 'Altri immobili', raccolta: sisma.altriImmobili },
    invece: [1, 2, 3, 4, 5, 6],
    proprie: [
      annota(1, 'Impresa o professione', 'barrata'),
      annota(2, 'Codice fiscale', 'codiceFiscale', {
        istruzioni: 'Di chi ha presentato la domanda, se non è il dichiarante.',
      }),
      annota(3, 'N. rata', 'intero', { max: 10 }),
      inserisce(4, 'Rateazione', sisma.quoteAltro, { max: 10, istruzioni: 'In 5 o in 10 quote.' }),
      inserisce(5, 'Totale credito', sisma.totaleAltro, { istruzioni: 'Ne conta la quota dell’anno.' }),
    ],
  },
];

export const crediti: QuadroUfficiale = {
  codice: 'G',
  copertura: 'esatto',
  titolo: 'Crediti d’imposta',
  titoloBreve: 'Crediti d’imposta',
  pf: ['CR'],
  nota: 'In G4 i redditi di un anno prima hanno le colonne da 5 a 9; quelli di altri anni ancora si contano insieme. I crediti di G15 riducono l’imposta secondo il loro codice e il resto si riporta; quello dell’APE (2) è rimborsabile. Dei codici 14 e 15 le istruzioni non dicono come si sommano le tre quote: il conto è indicativo. I residui di occupazione, scuola e videosorveglianza riportati dall’anno prima sono nei righi 909, 915 e 917, e nel modello stanno in G15.',
  legge: ['PL'],
  sezioni: [
    {
      titolo: 'Sezione I, fabbricati',
      righi: [
        { righi: '1', da: 'CR7', colonne: '1-3' },
        { righi: '2', da: 'CR8', colonne: '1' },
      ],
    },
    {
      titolo: 'Sezione II, reintegro di anticipazioni dei fondi pensione',
      righi: [{ righi: '3', da: 'CR12', colonne: '1-6' }],
    },
    {
      titolo: 'Sezione III, redditi prodotti all’estero',
      righi: [{ righi: '4', da: 'CE1', colonne: '1-9', titolo: 'Redditi prodotti all’estero' }],
    },
    { titolo: 'Sezione IV, immobili colpiti dal sisma in Abruzzo', righi: sismaAbruzzo },
    {
      titolo: 'Sezioni VI e VII, prima casa under 36 e cultura',
      righi: [
        { righi: '8', da: 'CR13', colonne: '1-4' },
        { righi: '9', da: 'CR14', colonne: '1-4', invece: [5] },
      ],
    },
    {
      titolo: 'Sezione VIII, case nei comuni di montagna',
      righi: [
        {
          ...{ righi: '10', da: 'CR16', colonne: '1-3', dal: 2026 },
          titolo: 'Bonus casa nei comuni di montagna',
        },
      ],
    },
    {
      titolo: 'Sezione IX, negoziazione e arbitrato',
      righi: [{ righi: '11', da: 'CR16', colonne: '1-3', al: 2023 }],
    },
    {
      titolo: 'Sezione XIII, altri crediti d’imposta',
      righi: [altroCredito(2023, 2023), altroCredito(2024, 2024), altroCredito(2025, 2099)],
    },
  ],
};
