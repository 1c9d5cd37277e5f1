import * as r from '../../../regole/altri-redditi.ts';
import { interessiStartUp } from '../../../regole/liquidazione.ts';
import { esteriIvie } from '../../../regole/reddito.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

type Voce = (typeof r.voci)[keyof typeof r.voci];

const conSpese = (numero: number, titolo: string, { corrispettivi, spese }: Voce) =>
  rigo(numero, titolo, [inserisce(1, 'Redditi', corrispettivi), inserisce(2, 'Spese', spese)]);
const CAMPIONE = [{ codice: '5', descrizione: 'Percepiti in euro a Campione d’Italia' }];
const altriDati = annota(1, 'Altri dati', 'codice', { opzioni: CAMPIONE });
/** RL14, RL15 and RL16: the code comes first. */
const occasionale = (numero: number, titolo: string, { corrispettivi, spese }: Voce, senzaInps = false) =>
  rigo(numero, titolo, [
    senzaInps
      ? annota(1, 'Altri dati', 'codice', {
          opzioni: [...CAMPIONE, { codice: '6', descrizione: 'Senza obbligo di iscrizione all’INPS' }],
        })
      : altriDati,
    inserisce(2, 'Redditi', corrispettivi),
    inserisce(3, 'Spese', spese),
  ]);

const PRIMO_ANNO_SPORT = 2024;
const nonGestiti = (anno: number): string =>
  anno === 2024 || anno === 2025 ? ' e il lavoro sportivo di RL28 e RL29' : '';

/**
 * RL of a form year: from that of 2024 the righi after RL27 stand two places further. What RL4 passes on besides income and
 * taxes withheld is told again where RN asks it.
 */
export const makeQuadroRL = (anno: number): QuadroScheda => {
  const da = anno < PRIMO_ANNO_SPORT ? 28 : 30;
  return {
    codice: 'RL',
    titolo: 'Altri redditi',
    titoloBreve: 'Altri redditi',
    fascicolo: 2,
    copertura: 'indicativo',
    nota: `Non gestiti i compensi di cori e bande (RL21-RL24) dal modello 2024${nonGestiti(anno)}. RL10: le locazioni brevi in cedolare si indicano in colonna 6 e la loro imposta in LC1. RL4: il credito di fondi, l’eccedenza e gli acconti si riportano anche nei righi di RN. Le deduzioni forfetarie di RL${da + 1} si indicano a mano.`,
    dipendeDa: [],
    sezioni: [
      {
        titolo: 'Sezione I, redditi di capitale',
        righi: [
          rigo(1, 'Utili e proventi equiparati', [
            annota(1, 'Tipo', 'intero', { max: 99 }),
            inserisce(2, 'Redditi', r.utili),
            inserisce(3, 'Ritenute', r.utiliRitenute),
          ]),
          rigo(2, 'Altri redditi di capitale', [
            annota(1, 'Tipo', 'intero', { max: 99 }),
            inserisce(2, 'Redditi', r.capitali),
            inserisce(3, 'Ritenute', r.capitaliRitenute),
          ]),
          rigo(
            3,
            'Totale redditi di capitale',
            [
              mostra(2, 'Redditi', r.redditoCapitale, { formulaBreve: 'RL1 + RL2, a RN1' }),
              mostra(3, 'Ritenute', r.ritenuteCapitale, { formulaBreve: 'a RN33' }),
            ],
            { totale: true },
          ),
        ],
      },
      {
        titolo: 'Sezione I-B, redditi imputati da trust',
        righi: [
          rigo(4, 'Trust', [
            annota(1, 'CF del trust', 'testo', { lunghezza: 16 }),
            inserisce(2, 'Reddito', r.trust.reddito),
            annota(3, 'Credito di fondi comuni', 'euro', {
              istruzioni: 'Da riportare in RN1 col. 2 e in RN32 col. 1.',
            }),
            inserisce(4, 'Credito estero', r.trust.estero, { istruzioni: 'A RN29 col. 2.' }),
            inserisce(5, 'Ritenute', r.trust.ritenute),
            annota(6, 'Eccedenza IRES', 'euro', { istruzioni: 'Da riportare in RN36.' }),
            inserisce(7, 'Altri crediti', r.trust.altri, { istruzioni: 'A RN32 col. 2.' }),
            annota(8, 'Acconti IRES', 'euro', { istruzioni: 'Da riportare in RN38.' }),
            annota(9, 'Imposte delle controllate', 'euro'),
          ]),
        ],
      },
      {
        titolo: 'Sezione II, redditi diversi',
        righi: [
          conSpese(5, 'Lottizzazione di terreni', r.lottizzazioni),
          conSpese(6, 'Rivendita di immobili nei cinque anni', r.rivendite),
          conSpese(7, 'Cessione di partecipazioni sociali', r.cessioni),
          conSpese(8, 'Cessione di aziende affittate o ricevute', r.aziende),
          conSpese(9, 'Affitto e usufrutto di aziende', r.affittiAziende),
          rigo(10, 'Affitto e usufrutto di immobili, sublocazioni e locazioni brevi', [
            inserisce(1, 'Redditi', r.affitti.corrispettivi),
            inserisce(2, 'Spese', r.affitti.spese),
            inserisce(6, 'In cedolare secca', r.affittiCedolare, {
              istruzioni: 'Redditi in cedolare secca: l’imposta si indica in LC1 col. 2.',
            }),
          ]),
          rigo(11, 'Redditi fondiari non determinabili catastalmente', [inserisce(1, 'Redditi', r.fondiari)]),
          rigo(12, 'Immobili all’estero e altri redditi', [
            inserisce(1, 'Immobili con IVIE', esteriIvie, { istruzioni: 'Non imponibili: vanno in RN50.' }),
            inserisce(2, 'Altri immobili', r.fondiariEsteri),
            inserisce(3, 'Senza ritenuta', r.senzaRitenuta),
          ]),
          rigo(13, 'Opere e invenzioni, di chi non ne è autore', [
            inserisce(1, 'Redditi', r.opere, {
              istruzioni: 'Per chi ha acquistato i diritti, già ridotti del 25%.',
            }),
          ]),
          occasionale(14, 'Attività commerciali non abituali', r.commerciali),
          occasionale(15, 'Lavoro autonomo non abituale', r.autonomi, true),
          occasionale(16, 'Obblighi di fare, non fare o permettere', r.obblighi),
          conSpese(17, 'Attività agricole connesse occasionali', r.forfettizzati),
          rigo(
            18,
            'Totali',
            [
              mostra(2, 'Redditi', r.totaleDiversi, { formulaBreve: 'da RL5 a RL17' }),
              mostra(3, 'Spese', r.speseDiversi, { formulaBreve: 'da RL5 a RL17' }),
            ],
            { totale: true },
          ),
          rigo(
            19,
            'Reddito netto',
            [mostra(1, 'Reddito', r.redditoDiversi, { formulaBreve: 'RL18 col. 2 − col. 3, a RN1' })],
            { totale: true },
          ),
          rigo(20, 'Ritenute', [inserisce(1, 'Ritenute', r.ritenuteDiversi)]),
        ],
      },
      {
        titolo: 'Sezione III, altri redditi di lavoro autonomo',
        righi: [
          rigo(25, 'Opere dell’ingegno e invenzioni', [altriDati, inserisce(2, 'Proventi', r.diritti)]),
          rigo(26, 'Levata dei protesti, giudici onorari', [
            altriDati,
            annota(2, 'Tipo', 'codice', {
              opzioni: [
                { codice: '1', descrizione: 'Levata dei protesti' },
                { codice: '2', descrizione: 'Giudici onorari di pace e vice procuratori' },
              ],
            }),
            inserisce(3, 'Compensi', r.protesti),
          ]),
          rigo(27, 'Associazione in partecipazione, soci promotori', [
            altriDati,
            inserisce(2, 'Redditi', r.associati),
          ]),
          rigo(
            da,
            'Totale compensi e proventi',
            [mostra(1, 'Totale', r.totaleCompensi, { formulaBreve: 'RL25 + RL26 + RL27' })],
            { totale: true },
          ),
          rigo(da + 1, 'Deduzioni forfetarie', [inserisce(1, 'Deduzioni', r.deduzioniForfetarie)]),
          rigo(
            da + 2,
            'Totale netto',
            [mostra(1, 'Totale', r.redditoAutonomo, { formulaBreve: `RL${da} − RL${da + 1}, a RN1` })],
            { totale: true },
          ),
          rigo(da + 3, 'Ritenute', [inserisce(1, 'Ritenute', r.ritenuteAutonomo)]),
        ],
      },
      {
        titolo: 'Sezione IV, decadenza start-up',
        righi: [
          rigo(da + 4, 'Recupero della deduzione', [
            inserisce(1, 'Deduzione fruita', r.startUpDecaduta, {
              istruzioni: 'Non più spettante: va in RN1.',
            }),
            inserisce(2, 'Interessi', interessiStartUp, { istruzioni: 'Si aggiungono all’imposta di RN45.' }),
            annota(3, 'Deduzione non fruita', 'euro', { istruzioni: 'Da togliere da RP34 col. 4.' }),
          ]),
        ],
      },
    ],
  };
};

export const quadroRL = makeQuadroRL(2025);
