import * as quadroF from '../../../regole/acconti-730.ts';
import * as addizionali from '../../../regole/addizionali.ts';
import * as cedolare from '../../../regole/cedolare.ts';
import {
  decadenza,
  restituzioneBonus,
  rimborsato730,
  rimborsatoRedditi,
} from '../../../regole/liquidazione.ts';
import * as r from '../../../regole/risultato-730.ts';
import { annota, type Colonna, inserisce, mostra } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');
const barrata = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'barrata');
const codice = (colonna: number, titolo = 'Codice'): Colonna =>
  annota(colonna, titolo, 'intero', { max: 99 });

/** Less advance than counted: nothing, or so much. */
const misura = (prima: number, nome: string, dati: typeof quadroF.misure.irpef): Colonna[] => [
  inserisce(prima, `${nome}: nessun acconto`, dati.nessuno),
  inserisce(prima + 1, `${nome}: minore acconto`, dati.minore),
];
/** The same, of taxes that the 730-3 does not count. */
const minore = (prima: number, nome: string): Colonna[] => [
  barrata(prima, `${nome}: nessun acconto`),
  euro(prima + 1, `${nome}: minore acconto`),
];

/** F10: what Redditi PF has together with what was given back. */
const COMPENSATI: Colonna[] = [
  inserisce(2, 'Addizionale regionale', addizionali.regionale730.compensata),
  inserisce(3, 'Addizionale comunale', addizionali.esitoComunale730.compensata),
  inserisce(4, 'Cedolare secca', cedolare.creditoCompensato),
];

export const quadroAcconti: QuadroUfficiale = {
  codice: 'F',
  titolo: 'Acconti, ritenute, eccedenze e altri dati',
  titoloBreve: 'Acconti e ritenute',
  nota: 'Si indicano soltanto: F4 col. 3 e 9, F5, F7 col. 1 e 3 (la soglia del comune è quella dei suoi atti), gli acconti di F6 dalla colonna 8 e F14.',
  pf: [],
  sezioni: [
    {
      titolo: 'Sezione I, acconti {annoImposta}',
      righi: [
        {
          ...{ righi: '1', titolo: 'Acconti versati', colonne: '2<RN38.6 3<RV11.2 6<LC1.8' },
          proprie: [
            inserisce(1, 'IRPEF, prima rata', quadroF.primaRata, {
              istruzioni: 'CU, punto 121, o F24, codice 4033.',
            }),
            inserisce(5, 'Cedolare, prima rata', quadroF.primaRataCedolare, {
              istruzioni: 'CU, punto 126, o F24, codice 1840.',
            }),
          ],
        },
      ],
    },
    {
      titolo: 'Sezione II, altre ritenute subite',
      righi: [
        {
          ...{ righi: '2', titolo: 'Altre ritenute', colonne: '3<RV3.1 4<RV11.4 7<RC11.1 8<RC12.1' },
          proprie: [
            codice(1),
            inserisce(2, 'IRPEF', quadroF.ritenuteAltre, { istruzioni: 'Con più codici, la somma.' }),
            inserisce(5, 'Add. regionale di cori e bande', quadroF.coriRegionale),
            inserisce(6, 'Add. comunale di cori e bande', quadroF.coriComunale),
          ],
        },
      ],
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
          ...{ righi: '4', titolo: 'Eccedenze da integrative', raccolta: quadroF.integrative },
          proprie: [
            annota(1, 'Anno', 'intero', { min: 2016, max: 2099 }),
            inserisce(2, 'IRPEF', quadroF.integrativa.irpef),
            euro(3, 'Redditi finanziari'),
            inserisce(4, 'Cedolare secca', quadroF.integrativa.cedolare),
            annota(5, 'Codice regione', 'intero', { max: 21 }),
            inserisce(6, 'Addizionale regionale', quadroF.integrativa.regionale),
            annota(7, 'Comune', 'comune'),
            inserisce(8, 'Addizionale comunale', quadroF.integrativa.comunale),
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
          ...misura(1, 'IRPEF', quadroF.misure.irpef),
          ...misura(3, 'Addizionale comunale', quadroF.misure.comunale),
          ...misura(5, 'Cedolare secca', quadroF.misure.cedolare),
          inserisce(7, 'Numero di rate', quadroF.rate, {
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
          ...{ righi: '7', titolo: 'Esenzione dell’addizionale comunale', colonne: '2<RV10.1 4<RV17.1' },
          proprie: [euro(1, 'Soglia {annoImposta}'), euro(3, 'Soglia {anno}')],
        },
        { righi: '8', titolo: 'Ritenute delle locazioni brevi', colonne: '1<LC1.4' },
      ],
    },
    {
      titolo: 'Sezione VIII, dati del 730 integrativo',
      righi: [
        {
          ...{ righi: '9', titolo: 'Crediti rimborsati', colonne: '2<RV6.2 3<RV14.2 4<LC1.11' },
          proprie: [
            inserisce(1, 'IRPEF', rimborsato730, { istruzioni: 'Rigo 91, colonna 5, del primo 730-3.' }),
          ],
        },
        {
          ...{
            righi: '10',
            titolo: 'Crediti usati in F24',
            colonne: '1<RN42.2',
            al: 2024,
          },
          proprie: COMPENSATI,
        },
        {
          ...{
            righi: '10',
            titolo: 'Crediti usati in F24',
            colonne: '1<RN42.2',
            dal: 2025,
          },
          proprie: [...COMPENSATI, codice(5, 'Imposta sostitutiva'), euro(6, 'Importo')],
        },
      ],
    },
    {
      titolo: 'Sezione IX, altri dati',
      righi: [
        { righi: '11', titolo: 'Detrazioni incapienti rimborsate', colonne: '1<RN41.1 2<RN41.2', al: 2025 },
        {
          ...{ righi: '11', titolo: 'Somme da restituire', raccolta: quadroF.restituzioni, dal: 2026 },
          proprie: [
            inserisce(1, 'Codice', quadroF.codiceRestituzione, {
              opzioni: [
                { codice: '1', descrizione: 'Somma esente non spettante' },
                { codice: '2', descrizione: 'Detrazioni incapienti rimborsate' },
              ],
            }),
            inserisce(2, 'Importo', quadroF.importoRestituzione),
          ],
        },
        {
          ...{ righi: '12', titolo: 'Restituzione bonus', al: 2023 },
          proprie: [inserisce(1, 'Bonus fiscale', restituzioneBonus), euro(2, 'Bonus straordinario')],
        },
        {
          ...{ righi: '13', titolo: 'Pignoramento presso terzi', raccolta: quadroF.pignoramenti, al: 2024 },
          proprie: [codice(1, 'Tipo di reddito'), inserisce(2, 'Ritenute', quadroF.pignorata)],
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

const NOMI = [
  ['irpef', 91, 'IRPEF'],
  ['regionale', 92, 'Addizionale regionale'],
  ['comunale', 93, 'Addizionale comunale'],
  ['cedolare', 99, 'Cedolare secca'],
] as const;
/** Who declares from 91, the other spouse from 111: in column 4 what goes to F24, in 5 the refund, in 7 what is withheld. */
const esiti = NOMI.map(([nome, righi, titolo]) => ({
  ...{ righi: String(righi), titolo },
  proprie: [
    mostra(4, 'Credito in F24', r.esiti[nome].usato),
    mostra(5, 'Rimborsato', r.esiti[nome].rimborsato),
    mostra(7, 'Trattenuto', r.esiti[nome].trattenuto),
  ],
}));
const esitiConiuge = NOMI.map(([nome, righi, titolo]) => ({
  ...{ righi: String(righi + 20), titolo: `Coniuge: ${titolo}` },
  proprie: [
    euro(4, 'Credito in F24'),
    inserisce(5, 'Rimborsato', r.coniuge[nome].rimborsato),
    inserisce(7, 'Trattenuto', r.coniuge[nome].trattenuto),
  ],
}));

/** What the 730-3 shows of Redditi PF under a number that the instructions name. */
export const quadroLiquidazione: QuadroUfficiale = {
  codice: 'PL',
  titolo: 'Prospetto di liquidazione (730-3)',
  titoloBreve: 'Liquidazione',
  obbligatorio: true,
  pf: ['RN', 'RV', 'LC'],
  legge: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'L', 'M', 'T', 'W', 'FA'],
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
      titolo: 'Risultato del dichiarante',
      righi: [
        ...esiti,
        {
          ...{ righi: '94', titolo: 'Acconto IRPEF {anno}' },
          proprie: [
            mostra(90, 'Prima rata', r.accontoIrpef.prima),
            mostra(91, 'Seconda o unica rata', r.accontoIrpef.seconda),
          ],
        },
        {
          ...{ righi: '97', titolo: 'Acconto comunale {anno}' },
          proprie: [mostra(90, 'Acconto', r.accontoComunale)],
        },
        {
          ...{ righi: '100', titolo: 'Acconto della cedolare {anno}' },
          proprie: [
            mostra(90, 'Prima rata', r.accontoCedolare.prima),
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
          proprie: [inserisce(90, 'Prima rata', r.accontiConiuge.irpef)],
        },
        {
          ...{ righi: '117', titolo: 'Coniuge: acconto comunale' },
          proprie: [inserisce(90, 'Acconto', r.accontiConiuge.comunale)],
        },
        {
          ...{ righi: '120', titolo: 'Coniuge: acconto della cedolare' },
          proprie: [inserisce(90, 'Prima rata', r.accontiConiuge.cedolare)],
        },
      ],
    },
    {
      titolo: 'Al sostituto (730-4)',
      righi: [
        {
          ...{ righi: '1301', titolo: 'Conguaglio' },
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
        { righi: '153', titolo: 'Terzo settore, residuo dell’anno', colonne: '4<RN47.95' },
        { righi: '156', titolo: 'Prima casa under 36, residuo', colonne: '1<RN47.44 1<RN47.14' },
        { righi: '160', titolo: 'Cultura, rata dell’anno', colonne: '2<RN30.1' },
      ],
    },
    {
      titolo: 'Da versare con F24, senza sostituto',
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
      ],
    },
  ],
};
