import * as conti from '../../../regole/premi-mance.ts';
import {
  mance,
  manceEccedenza,
  manceImposta,
  premi,
  premiEccedenza,
  premiImposta,
} from '../../../regole/premi-mance.ts';
import type { Opzione } from '../../modello.ts';
import { annota, type Colonna, inserisce, mostra } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';
import type { RighiUfficiali } from './ufficiale.ts';

/** Reliefs of who came to work in Italy and the like, that who declares asks here: the income is written as it is left. */
const casi: readonly (Opzione & { readonly dal?: number })[] = [
  { codice: '2', descrizione: 'Docenti e ricercatori, imponibile il 10%' },
  { codice: '4', descrizione: 'Impatriati, imponibile il 50%' },
  { codice: '6', descrizione: 'Impatriati, imponibile il 30%' },
  { codice: '8', descrizione: 'Impatriati al Sud e nelle Isole, imponibile il 10%' },
  { codice: '9', descrizione: 'Sportivi impatriati, imponibile il 50%' },
  { codice: '10', descrizione: 'Previdenza complementare dedotta oltre i limiti' },
  { codice: '11', descrizione: 'R.I.T.A. a tassazione ordinaria' },
  { codice: '12', descrizione: 'Sportivi impatriati, già dal datore' },
  { codice: '13', descrizione: 'Impatriati che hanno optato, riduzione del 50%' },
  { codice: '14', descrizione: 'Impatriati che hanno optato, riduzione del 90%' },
  { codice: '15', descrizione: 'Docenti e ricercatori che hanno optato' },
  { codice: '16', descrizione: 'Impatriati dal 2024, imponibile il 50%', dal: 2025 },
  { codice: '17', descrizione: 'Impatriati dal 2024 con un figlio minore, imponibile il 40%', dal: 2025 },
];
const casiDi = (dal: number, al: number): RighiUfficiali => ({
  ...{ righi: '990', titolo: 'Casi particolari', dal, al },
  proprie: [
    annota(1, 'Casi particolari', 'codice', {
      opzioni: casi
        .filter((c) => (c.dal ?? 0) <= dal)
        .map(({ codice, descrizione }) => ({ codice, descrizione })),
      istruzioni: 'Solo se il datore non ha riconosciuto l’agevolazione; il reddito va già ridotto.',
    }),
    annota(2, 'Stato estero', 'testo', { lunghezza: 3, istruzioni: 'Di residenza prima del rientro.' }),
  ],
});

const PREMI = 'I premi si indicano come li dice la CU: il conto è fatto qui.';
const limiti: readonly (Opzione & { readonly dal?: number })[] = [
  { codice: '1', descrizione: 'Limite di 3.000 euro' },
  { codice: '2', descrizione: 'Limite di 4.000 euro' },
  { codice: '3', descrizione: 'Limite di 5.000 euro', dal: 2026 },
];
const makePremi = (dal: number, al: number): RighiUfficiali => ({
  ...{ righi: '4', da: 'RC4', titolo: 'Premi di risultato e welfare aziendale', dal, al },
  invece: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  raccolta: premi.raccolta,
  proprie: [
    inserisce(1, 'Tipologia del limite', premi.tipo, {
      opzioni: limiti
        .filter((c) => (c.dal ?? 0) <= dal)
        .map(({ codice, descrizione }) => ({ codice, descrizione })),
      istruzioni: 'CU, punto 571 o 591.',
    }),
    inserisce(2, 'Tassazione ordinaria', premi.ordinari, { istruzioni: `CU, punto 578 o 598. ${PREMI}` }),
    inserisce(3, 'Imposta sostitutiva', premi.sostitutiva, { istruzioni: 'CU, punto 572 o 592.' }),
    inserisce(4, 'Ritenute', premi.ritenute, { istruzioni: 'CU, punto 576 o 596.' }),
    inserisce(5, 'Benefit', premi.benefit, { istruzioni: 'CU, punto 573 o 593.' }),
    inserisce(6, 'Benefit a tass. ordinaria', premi.benefitOrdinari, { istruzioni: 'CU, punto 579 o 599.' }),
    inserisce(7, 'Scelta: ordinaria', premi.vuoleOrdinaria),
    inserisce(8, 'Scelta: sostitutiva', premi.vuoleSostitutiva),
    inserisce(9, 'Assenza requisiti', premi.senzaRequisiti),
  ],
});
const tips: RighiUfficiali = {
  ...{ righi: '16', da: 'RC16', titolo: 'Mance', dal: 2024 },
  invece: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  raccolta: mance.raccolta,
  proprie: [
    inserisce(1, 'Reddito del settore', mance.settore, { istruzioni: 'CU, punto 651.' }),
    inserisce(2, 'Tassazione ordinaria', mance.ordinarie, { istruzioni: 'CU, punto 655.' }),
    inserisce(3, 'Imposta sostitutiva', mance.sostitutiva, { istruzioni: 'CU, punto 652.' }),
    inserisce(4, 'Ritenute', mance.ritenute, { istruzioni: 'CU, punto 653.' }),
    inserisce(5, 'Scelta: ordinaria', mance.vuoleOrdinaria),
    inserisce(6, 'Scelta: sostitutiva', mance.vuoleSostitutiva),
    inserisce(7, 'Assenza requisiti', mance.senzaRequisiti),
  ],
};
/** What who assists works out of them, that the form does not show. */
const conto = (righi: string, titolo: string, dal: number, colonne: readonly Colonna[]): RighiUfficiali => ({
  ...{ righi, titolo, dal },
  proprie: colonne,
});
const conti730: readonly RighiUfficiali[] = [
  conto('994', 'Premi di risultato', 2023, [
    mostra(1, 'Si aggiungono al reddito', conti.premiAggiunti),
    mostra(2, 'Si tolgono dal reddito', conti.premiTolti),
    mostra(3, 'Sostitutiva a debito', premiImposta),
    mostra(4, 'Sostitutiva in eccesso', premiEccedenza, { formulaBreve: 'fra le ritenute' }),
  ]),
  conto('996', 'Mance', 2024, [
    mostra(1, 'Si aggiungono al reddito', conti.manceAggiunte),
    mostra(2, 'Si tolgono dal reddito', conti.manceTolte),
    mostra(3, 'Sostitutiva a debito', manceImposta),
    mostra(4, 'Sostitutiva in eccesso', manceEccedenza, { formulaBreve: 'fra le ritenute' }),
  ]),
];

export const lavoro: QuadroUfficiale = {
  codice: 'C',
  copertura: 'esatto',
  titolo: 'Redditi di lavoro dipendente e assimilati',
  titoloBreve: 'Lavoro dipendente',
  pf: ['RC'],
  nota: 'Dei benefit di C17 ciò che cambia il reddito si indica già determinato, nelle colonne 103 e 104. L’agevolazione di Campione d’Italia (codice 5) non è calcolata: chi la indica ha importi indicativi.',
  sezioni: [
    { titolo: 'Casi particolari', righi: [casiDi(2023, 2024), casiDi(2025, 2099)] },
    {
      titolo: 'Sezione I, redditi di lavoro dipendente e assimilati',
      righi: [
        { righi: '1-3', da: 'RC1', colonne: '1-4' },
        makePremi(2023, 2025),
        makePremi(2026, 2099),
        { righi: '5', da: 'RC6', colonne: '1 2' },
      ],
    },
    {
      titolo: 'Sezione II, altri redditi assimilati',
      righi: [{ righi: '6-8', da: 'RC7', colonne: '1-3' }],
    },
    {
      titolo: 'Sezioni III e IV, ritenute e addizionali',
      righi: [
        { righi: '9', titolo: 'Ritenute IRPEF', colonne: '1<RC10.1 2<RC10.6' },
        { righi: '10', titolo: 'Addizionale regionale', colonne: '1<RC10.2' },
        { righi: '11', titolo: 'Acconto comunale {annoImposta}', colonne: '1<RC10.3' },
        { righi: '12', titolo: 'Saldo comunale {annoImposta}', colonne: '1<RC10.4' },
        { righi: '13', titolo: 'Acconto comunale {anno}', colonne: '1<RC10.5' },
      ],
    },
    {
      titolo: 'Sezione V, riduzione della pressione fiscale',
      righi: [
        { righi: '14', da: 'RC14', colonne: '1-4', al: 2024 },
        { righi: '14', da: 'RC14', colonne: '1-8', dal: 2025, al: 2025 },
        { righi: '14', da: 'RC14', colonne: '1-10', dal: 2026 },
      ],
    },
    {
      titolo: 'Sezione VI, comparto sicurezza e difesa',
      righi: [{ righi: '15', da: 'RC15', colonne: '1-3' }],
    },
    { titolo: 'Sezione VII, mance del settore turistico', righi: [tips] },
    {
      titolo: 'Sezione VIII, erogazioni in natura',
      righi: [
        { righi: '17', da: 'RC17', colonne: '1 2', dal: 2025 },
        { righi: '18', da: 'RC18', colonne: '1', dal: 2026 },
      ],
    },
    { titolo: 'Conti di premi e mance', righi: conti730 },
  ],
};
