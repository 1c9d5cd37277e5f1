import * as quadroF from '../../../regole/acconti-730.ts';
import * as addizionali from '../../../regole/addizionali.ts';
import * as cedolare from '../../../regole/cedolare.ts';
import { restituzioneBonus, rimborsato730 } from '../../../regole/liquidazione.ts';
import { quotaIap } from '../../../regole/partecipazioni.ts';
import { annota, type Colonna, inserisce } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');
const codice = (colonna: number, titolo = 'Codice'): Colonna =>
  annota(colonna, titolo, 'intero', { max: 99 });

/** Less advance than counted: nothing, or so much. */
const misura = (prima: number, nome: string, dati: typeof quadroF.misure.irpef): Colonna[] => [
  inserisce(prima, `${nome}: nessun acconto`, dati.nessuno),
  inserisce(prima + 1, `${nome}: minore acconto`, dati.minore),
];
/** Advances that are paid by F24, in the order of their colonne. */
const conF24 = [
  ['Cripto-attività', quadroF.misure.cripto],
  ['IVIE', quadroF.misure.ivie],
  ['IVAFE', quadroF.misure.ivafe],
  ['Lezioni private', quadroF.misure.lezioni],
] as const;

/** F10: what Redditi PF has together with what was given back. */
const COMPENSATI: Colonna[] = [
  inserisce(2, 'Addizionale regionale', addizionali.regionale730.compensata),
  inserisce(3, 'Addizionale comunale', addizionali.esitoComunale730.compensata),
  inserisce(4, 'Cedolare secca', cedolare.creditoCompensato),
];

/** F3: until the form of 2025 with the credit of quadro RT too. */
const ECCEDENZE = {
  righi: '3',
  titolo: 'Eccedenze precedenti',
  colonne: '1<RN36.2 2<RN37.1 5<LC1.6 6<LC1.7 8<RV4.3 9<RV5.1 11<RV12.3 12<RV13.1',
};
const PREMI: Colonna[] = [
  annota(7, 'Codice regione', 'intero', { max: 21 }),
  annota(10, 'Comune', 'comune'),
  euro(13, 'Premi di risultato'),
  euro(14, 'Premi, compensata in F24'),
];

export const quadroAcconti: QuadroUfficiale = {
  codice: 'F',
  copertura: 'esatto',
  titolo: 'Acconti, ritenute, eccedenze e altri dati',
  titoloBreve: 'Acconti e ritenute',
  nota: 'Si indicano soltanto: F3 col. 3, 4, 13 e 14, F4 col. 3 e 9, F5, F7 col. 1 e 3 (la soglia del comune è quella dei suoi atti) e F14.',
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
          ...ECCEDENZE,
          proprie: [...PREMI, euro(3, 'Redditi finanziari'), euro(4, 'Redditi finanziari, in F24')],
          al: 2025,
        },
        { ...ECCEDENZE, proprie: PREMI, dal: 2026 },
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
          ...conF24.slice(0, altre).flatMap(([nome, dati], i) => misura(8 + 2 * i, nome, dati)),
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
        { righi: '11', titolo: 'Detrazioni incapienti rimborsate', colonne: '1<RN41.1 2<RN41.2', al: 2023 },
        {
          ...{ righi: '11', titolo: 'Detrazioni incapienti rimborsate', colonne: '2<RN41.2' },
          ...{ dal: 2024, al: 2025 },
        },
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
          proprie: [inserisce(1, 'Importo', quotaIap, { max: 12_500 })],
        },
      ],
    },
  ],
};
