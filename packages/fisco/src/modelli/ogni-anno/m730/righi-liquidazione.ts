import { decadenza, restituzioneBonus, rimborsatoRedditi } from '../../../regole/liquidazione.ts';
import * as r from '../../../regole/risultato-730.ts';
import { annota, type Colonna, inserisce, mostra } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');

const NOMI = [
  ['irpef', 91, 'IRPEF'],
  ['regionale', 92, 'Addizionale regionale'],
  ['comunale', 93, 'Addizionale comunale'],
  ['cedolare', 99, 'Cedolare secca'],
] as const;
/** Who declares from 91, the other spouse from 111: in column 4 what goes to F24, in 5 the refund, in 7 what is withheld (PF1 2026 r. 10618-11167). */
const esiti = NOMI.map(([nome, righi, titolo]) => ({
  ...{ righi: String(righi), titolo },
  proprie: [
    mostra(4, 'Credito in F24', r.esiti[nome].usato),
    mostra(5, 'Rimborsato', r.esiti[nome].rimborsato),
    mostra(7, 'Trattenuto', r.esiti[nome].trattenuto),
  ],
}));
/** Where the surcharges of the other spouse are paid, when no employer withholds them. */
const enti: Readonly<Record<string, readonly Colonna[]>> = {
  regionale: [annota(90, 'Codice della regione', 'testo', { lunghezza: 2 })],
  comunale: [annota(90, 'Comune', 'comune')],
};
const esitiConiuge = NOMI.map(([nome, righi, titolo]) => ({
  ...{ righi: String(righi + 20), titolo: `Coniuge: ${titolo}` },
  proprie: [
    euro(4, 'Credito in F24'),
    inserisce(5, 'Rimborsato', r.coniuge[nome].rimborsato),
    inserisce(7, 'Trattenuto', r.coniuge[nome].trattenuto),
    ...(enti[nome] ?? []),
  ],
}));

/** Rigo 157: who declares in the odd columns, as the instructions of the year after name them. */
const CON_CODICE =
  '1<RN47.39 3<RN47.40 5<RN47.12 7<RN47.27 9<RN47.28 11<RN47.45 13<RN47.46 17<RN47.51 19<RN47.52 21<RN47.53 23<RN47.54';

/** What the 730-3 shows of Redditi PF under a number that the instructions name. */
export const quadroLiquidazione: QuadroUfficiale = {
  codice: 'PL',
  daRiscontrare: false,
  titolo: 'Prospetto di liquidazione (730-3)',
  titoloBreve: 'Liquidazione',
  obbligatorio: true,
  pf: ['RN', 'RV', 'LC'],
  legge: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'L', 'M', 'T', 'W', 'FA'],
  nota: 'Gli importi sono quelli delle istruzioni. Del 730-3 le istruzioni nominano solo alcuni righi: il numero del rigo 14 e della colonna 1 dei righi 94, 100, 114 e 120 è da riscontrare; le colonne 4, 5 e 7 sono quelle che nominano F9, F10 e Redditi PF; gli altri righi, e le colonne da 90, sono interni: il risultato della congiunta è in 1301, non nei righi del modello (161-164), che le istruzioni non nominano. Le imposte sostitutive dei quadri M, T e W non entrano nel conguaglio.',
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
      titolo: 'Risultato del dichiarante',
      righi: [
        ...esiti,
        {
          ...{ righi: '94', titolo: 'Acconto IRPEF {anno}' },
          proprie: [
            mostra(1, 'Prima rata', r.accontoIrpef.prima),
            mostra(91, 'Seconda o unica rata', r.accontoIrpef.seconda),
          ],
        },
        {
          ...{ righi: '97', titolo: 'Acconto comunale {anno}' },
          proprie: [mostra(7, 'Acconto', r.accontoComunale)],
        },
        {
          ...{ righi: '100', titolo: 'Acconto della cedolare {anno}' },
          proprie: [
            mostra(1, 'Prima rata', r.accontoCedolare.prima),
            mostra(91, 'Seconda o unica rata', r.accontoCedolare.seconda),
          ],
        },
      ],
    },
    {
      titolo: 'Risultato del coniuge, in dichiarazione congiunta',
      righi: [
        ...esitiConiuge,
        {
          ...{ righi: '114', titolo: 'Coniuge: acconto IRPEF' },
          proprie: [inserisce(1, 'Prima rata', r.accontiConiuge.irpef), euro(91, 'Seconda o unica rata')],
        },
        {
          ...{ righi: '117', titolo: 'Coniuge: acconto comunale' },
          proprie: [inserisce(7, 'Acconto', r.accontiConiuge.comunale), annota(90, 'Comune', 'comune')],
        },
        {
          ...{ righi: '120', titolo: 'Coniuge: acconto della cedolare' },
          proprie: [inserisce(1, 'Prima rata', r.accontiConiuge.cedolare), euro(91, 'Seconda o unica rata')],
        },
        {
          ...{ righi: '1305', titolo: 'Coniuge: altre somme' },
          proprie: [
            inserisce(1, 'Acconto della tassazione separata', r.accontiConiuge.separata),
            inserisce(2, 'Sostitutiva sui premi', r.accontiConiuge.premi),
          ],
        },
      ],
    },
    {
      titolo: 'Al sostituto (730-4)',
      righi: [
        {
          ...{ righi: '1301', titolo: 'Conguaglio, in congiunta dei due' },
          proprie: [
            mostra(1, 'Totale da trattenere', r.trattenere),
            mostra(2, 'Totale da rimborsare', r.rimborsare),
            mostra(3, 'Trattenuto', r.saldoTrattenuto, { formulaBreve: 'col. 1 − col. 2' }),
            mostra(4, 'Rimborsato', r.saldoRimborsato, { formulaBreve: 'col. 2 − col. 1' }),
          ],
        },
        {
          ...{ righi: '1303', titolo: 'Altre somme dovute' },
          proprie: [
            inserisce(1, 'Decadenza start-up', decadenza),
            inserisce(2, 'Rimborsata da Redditi', rimborsatoRedditi),
          ],
        },
        {
          ...{ righi: '1304', titolo: 'Restituzione bonus', dal: 2024 },
          proprie: [inserisce(1, 'Importo', restituzioneBonus)],
        },
        {
          ...{ righi: '1302', titolo: 'Rate' },
          proprie: [
            mostra(1, 'Somme rateizzabili', r.rateizzabile),
            mostra(2, 'Rata', r.rata, { tipo: 'decimale', formulaBreve: 'col. 1 / F6 col. 7' }),
            mostra(3, 'Interessi', r.interessi, {
              tipo: 'decimale',
              formulaBreve: '0,33% al mese dalla seconda',
            }),
          ],
        },
      ],
    },
    {
      titolo: 'Residui',
      righi: [
        { righi: '130', titolo: 'Cultura, residuo', colonne: '1<RN47.26' },
        { righi: '131', titolo: 'Prima casa, residuo', colonne: '1<RN47.11' },
        { righi: '133', titolo: 'Sisma Abruzzo, residuo', colonne: '1<RN47.21' },
        { righi: '134', titolo: 'Fondi pensione, residuo', colonne: '1<RN47.13' },
        { righi: '136', titolo: 'Spese sanitarie da rateizzare', colonne: '1<RN47.55' },
        { righi: '149', titolo: 'Somme restituite, residuo', colonne: '1<RN47.36' },
        {
          righi: '153',
          titolo: 'Terzo settore, residui',
          colonne: '1<RN47.47 2<RN47.43 3<RN47.37 4<RN47.38',
        },
        { righi: '156', titolo: 'Prima casa under 36, residuo', colonne: '1<RN47.44 1<RN47.14' },
        {
          ...{ righi: '151', titolo: 'Negoziazione e arbitrato, residuo', al: 2023 },
          colonne: '1<RN47.15',
        },
        { righi: '157', titolo: 'Crediti con codice, residui', colonne: CON_CODICE, al: 2023 },
        {
          ...{ righi: '157', titolo: 'Crediti con codice, residui', dal: 2024 },
          colonne: `${CON_CODICE} 15<RN47.48 25<RN47.14 27<RN47.15 29<RN47.56`,
        },
        { righi: '160', titolo: 'Cultura, rata dell’anno', colonne: '2<RN30.1' },
      ],
    },
    {
      titolo: 'Coperto dai crediti, senza sostituto',
      righi: [
        {
          ...{ righi: '141', titolo: 'Acconto IRPEF {anno}' },
          proprie: [mostra(1, 'Prima rata', r.senzaSostituto.irpef)],
        },
        {
          ...{ righi: '142', titolo: 'Acconto comunale {anno}' },
          proprie: [mostra(1, 'Acconto', r.senzaSostituto.comunale)],
        },
        {
          ...{ righi: '143', titolo: 'Acconto della cedolare {anno}' },
          proprie: [mostra(1, 'Prima rata', r.senzaSostituto.cedolare)],
        },
      ],
    },
    {
      titolo: 'Crediti e residui di altre imposte',
      righi: [
        { righi: '145', titolo: 'Credito estero utilizzato', colonne: '1<RN29.2' },
        { righi: '150', titolo: 'Minusvalenze, residuo', colonne: '2<RT901.1', dal: 2025 },
        { righi: '301', titolo: 'Cripto-attività', colonne: '7<RW8.6', dal: 2025 },
        { righi: '304', titolo: 'IVIE', colonne: '7<RW7.6', dal: 2025 },
        { righi: '307', titolo: 'IVAFE', colonne: '7<RW6.6', dal: 2025 },
        { righi: '310', titolo: 'Redditi di capitale esteri', colonne: '7<RX7.2', dal: 2025 },
        { righi: '314', titolo: 'Bonus e stock option', colonne: '7<RX14.2', dal: 2025 },
        { righi: '315', titolo: 'Noleggio di imbarcazioni', colonne: '7<RX17.2', dal: 2025 },
        { righi: '316', titolo: 'Redditi da beni sequestrati', colonne: '7<RX16.2', dal: 2025 },
        { righi: '317', titolo: 'Lezioni private', colonne: '7<RX18.2', dal: 2025 },
        { righi: '321', titolo: 'Plusvalenze', colonne: '7<RX20.2', dal: 2025 },
      ],
    },
  ],
};
