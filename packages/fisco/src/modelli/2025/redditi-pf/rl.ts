import * as r from '../../../regole/altri-redditi.ts';
import { interessiStartUp } from '../../../regole/liquidazione.ts';
import { esteriIvie } from '../../../regole/reddito.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';

type Voce = (typeof r.voci)[keyof typeof r.voci];

const conSpese = (numero: number, titolo: string, { corrispettivi, spese }: Voce, ...altre: Colonna[]) =>
  rigo(numero, titolo, [inserisce(1, 'Redditi', corrispettivi), inserisce(2, 'Spese', spese), ...altre]);
const CAMPIONE = [{ codice: '5', descrizione: 'Percepiti in euro a Campione d’Italia' }];
const LEZIONI = [
  ...CAMPIONE,
  { codice: '6', descrizione: 'Lezioni private di docenti, a tassazione ordinaria' },
  { codice: '7', descrizione: 'Lezioni private, in euro a Campione d’Italia' },
];
const altriDati = annota(1, 'Altri dati', 'codice', { opzioni: CAMPIONE });
/** RL14, RL15 and RL16: the code comes first. */
const occasionale = (numero: number, titolo: string, { corrispettivi, spese }: Voce, codici = CAMPIONE) =>
  rigo(numero, titolo, [
    annota(1, 'Altri dati', 'codice', { opzioni: codici }),
    inserisce(2, 'Redditi', corrispettivi),
    inserisce(3, 'Spese', spese),
  ]);

/** From here the righi after RL27 stand two places further. */
const PRIMO_ANNO_SPORT = 2024;
/** From here RL6 has two more colonne, and RL10 the two rates of the flat tax. */
const PRIMO_ANNO_ALIQUOTE = 2025;
const ULTIMO_ANNO_SPORT = 2025;

const TOTALE_CEDOLARE = 'L’imposta si indica in LC1 col. 2.';
const cedolare = (anno: number): readonly Colonna[] => {
  const brevi = [
    inserisce(4, 'Locazioni brevi', r.affitti.brevi),
    inserisce(5, 'Locazioni brevi, spese', r.affitti.speseBrevi, {
      istruzioni: 'Non con la cedolare secca.',
    }),
  ];
  if (anno < PRIMO_ANNO_ALIQUOTE)
    return [
      inserisce(3, 'Cedolare secca', r.affitti.opzione),
      ...brevi,
      mostra(6, 'In cedolare secca', r.cedolare21, {
        formulaBreve: 'col. 4 con col. 3, tutti i moduli',
        istruzioni: TOTALE_CEDOLARE,
      }),
    ];
  return [
    inserisce(3, 'Cedolare secca', r.affitti.aliquota, {
      opzioni: [
        { codice: '1', descrizione: 'Al 21%' },
        { codice: '2', descrizione: 'Al 26%' },
      ],
    }),
    ...brevi,
    annota(6, 'CIN', 'testo', { lunghezza: 20 }),
    mostra(7, 'In cedolare al 21%', r.cedolare21, {
      formulaBreve: 'col. 4 con col. 3 = 1, tutti i moduli',
      istruzioni: TOTALE_CEDOLARE,
    }),
    mostra(8, 'In cedolare al 26%', r.cedolare26, {
      formulaBreve: 'col. 4 con col. 3 = 2, tutti i moduli',
      istruzioni: TOTALE_CEDOLARE,
    }),
  ];
};

const compensi = (anno: number): readonly Colonna[] => {
  if (anno < PRIMO_ANNO_SPORT)
    return [inserisce(1, 'Compensi', r.sport), inserisce(2, 'A Campione d’Italia', r.sportCampione)];
  if (anno > PRIMO_ANNO_SPORT)
    return [inserisce(1, 'Compensi', r.cori), inserisce(2, 'A Campione d’Italia', r.coriCampione)];
  return [
    inserisce(1, 'Sport', r.sport),
    inserisce(2, 'Cori e bande', r.cori),
    inserisce(3, 'Sport, a Campione d’Italia', r.sportCampione),
    inserisce(4, 'Cori e bande, a Campione d’Italia', r.coriCampione),
  ];
};
const sezioneSport = (anno: number): QuadroScheda['sezioni'][number] => ({
  titolo: `Sezione II-B, ${anno > PRIMO_ANNO_SPORT ? '' : 'attività sportive dilettantistiche, '}cori e bande`,
  righi: [
    rigo(21, 'Compensi percepiti', compensi(anno)),
    rigo(22, 'Redditi', [
      mostra(1, 'A titolo d’imposta', r.sportImposta, { formulaBreve: 'RL21 oltre 10.000, fino a 20.658' }),
      mostra(2, 'Imponibile', r.sportImponibile, { formulaBreve: 'RL21 oltre 30.658, a RN1' }),
    ]),
    rigo(23, 'Ritenute', [
      inserisce(1, 'Operate', r.sportRitenute),
      mostra(2, 'A titolo d’acconto', r.sportAcconto, { formulaBreve: 'col. 1 − 23% di RL22 col. 1' }),
    ]),
    rigo(24, 'Addizionali trattenute', [
      annota(1, 'Regionale operata', 'euro'),
      annota(2, 'Regionale, a RV3', 'euro', {
        istruzioni: 'Sulla parte a titolo d’acconto: da riportare in RV3 col. 3.',
      }),
      annota(3, 'Comunale operata', 'euro'),
      annota(4, 'Comunale, a RV11', 'euro', {
        istruzioni: 'Sulla parte a titolo d’acconto: da riportare in RV11 col. 1.',
      }),
    ]),
  ],
});

const sportivi: readonly RigoScheda[] = [
  rigo(28, 'Prestazioni sportive', [
    annota(1, 'A Campione d’Italia', 'euro'),
    inserisce(2, 'Redditi', r.sportivi),
  ]),
  rigo(29, 'Prestazioni sportive con soglie di esenzione', [
    annota(1, 'A Campione d’Italia', 'euro'),
    inserisce(2, 'Redditi', r.sportiviConSoglia, { istruzioni: 'Oltre la soglia di esenzione.' }),
  ]),
];

const terzaSezione = (anno: number): QuadroScheda['sezioni'][number] => {
  const da = anno < PRIMO_ANNO_SPORT ? 28 : 30;
  const conSport = anno >= PRIMO_ANNO_SPORT && anno <= ULTIMO_ANNO_SPORT;
  return {
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
      ...(conSport ? sportivi : []),
      rigo(
        da,
        'Totale compensi e proventi',
        [
          mostra(1, 'Totale', r.totaleCompensi, {
            formulaBreve: `RL25 + RL26 + RL27${conSport ? ' + RL28 + RL29' : ''}`,
          }),
        ],
        { totale: true },
      ),
      rigo(da + 1, 'Deduzioni forfetarie', [
        inserisce(1, 'Deduzioni', r.deduzioniForfetarie, {
          istruzioni: '25% di RL25, o 40% prima dei 35 anni, e 15% di RL26 con il tipo 1.',
        }),
      ]),
      rigo(
        da + 2,
        'Totale netto',
        [mostra(1, 'Totale', r.redditoAutonomo, { formulaBreve: `RL${da} − RL${da + 1}, a RN1` })],
        { totale: true },
      ),
      rigo(da + 3, 'Ritenute', [inserisce(1, 'Ritenute', r.ritenuteAutonomo)]),
    ],
  };
};

/** RL of a form year. What RL4 passes on besides income, taxes withheld and two credits is told again where RN asks it. */
export const makeQuadroRL = (anno: number): QuadroScheda => ({
  codice: 'RL',
  titolo: 'Altri redditi',
  titoloBreve: 'Altri redditi',
  fascicolo: 2,
  copertura: 'esatto',
  nota: 'RL4: il credito di fondi, l’eccedenza e gli acconti si riportano anche nei righi di RN; la col. 90 è la casella «Trust estero», senza numero. RL1, RL2 e i righi da RL14 a RL16 e da RL25 a RL27: di più moduli si indica la somma. Le deduzioni forfetarie si indicano a mano, così le addizionali di RL24 e l’imposta di RL10 in LC1. I compensi di RL21 a Campione d’Italia sono indicativi.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, redditi di capitale',
      righi: [
        rigo(1, 'Utili e proventi equiparati', [
          annota(1, 'Tipo', 'intero', { min: 1, max: 11 }),
          inserisce(2, 'Redditi', r.utili, { istruzioni: 'La parte imponibile, secondo il tipo.' }),
          inserisce(3, 'Ritenute', r.utiliRitenute),
        ]),
        rigo(2, 'Altri redditi di capitale', [
          annota(1, 'Tipo', 'intero', { min: 1, max: 9 }),
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
        rigo(
          4,
          'Trust',
          [
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
            annota(90, 'Trust estero', 'barrata', { istruzioni: 'Senza codice fiscale italiano.' }),
          ],
          { raccolta: r.trust.raccolta },
        ),
      ],
    },
    {
      titolo: 'Sezione II, redditi diversi',
      righi: [
        conSpese(5, 'Lottizzazione di terreni', r.lottizzazioni),
        conSpese(
          6,
          'Rivendita di immobili nei cinque anni',
          r.rivendite,
          ...(anno < PRIMO_ANNO_ALIQUOTE
            ? []
            : [
                inserisce(3, 'Con il superbonus', r.conSuperbonus.corrispettivi, {
                  istruzioni: 'Immobili con lavori finiti da non più di dieci anni.',
                }),
                inserisce(4, 'Con il superbonus, spese', r.conSuperbonus.spese),
              ]),
        ),
        conSpese(7, 'Cessione di partecipazioni sociali', r.cessioni),
        conSpese(8, 'Cessione di aziende affittate o ricevute', r.aziende),
        conSpese(9, 'Affitto e usufrutto di aziende', r.affittiAziende),
        rigo(
          10,
          'Affitto e usufrutto di immobili, sublocazioni e locazioni brevi',
          [
            inserisce(1, 'Redditi', r.affitti.corrispettivi),
            inserisce(2, 'Spese', r.affitti.spese),
            ...cedolare(anno),
          ],
          { raccolta: r.affitti.raccolta },
        ),
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
        occasionale(15, 'Lavoro autonomo non abituale', r.autonomi, LEZIONI),
        occasionale(16, 'Obblighi di fare, non fare o permettere', r.obblighi),
        conSpese(17, 'Attività agricole connesse occasionali', r.forfettizzati),
        rigo(
          18,
          'Totali',
          [
            mostra(2, 'Redditi', r.totaleDiversi, { formulaBreve: 'da RL5 a RL17, senza la cedolare' }),
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
    sezioneSport(anno),
    terzaSezione(anno),
    {
      titolo: 'Sezione IV, decadenza start-up',
      righi: [
        rigo(anno < PRIMO_ANNO_SPORT ? 32 : 34, 'Recupero della deduzione', [
          inserisce(1, 'Deduzione fruita', r.startUpDecaduta, {
            istruzioni: 'Non più spettante: va in RN1.',
          }),
          inserisce(2, 'Interessi', interessiStartUp, { istruzioni: 'Si aggiungono all’imposta di RN45.' }),
          annota(3, 'Deduzione non fruita', 'euro', { istruzioni: 'Da togliere da RP34 col. 3.' }),
        ]),
      ],
    },
  ],
});

export const quadroRL = makeQuadroRL(2025);
