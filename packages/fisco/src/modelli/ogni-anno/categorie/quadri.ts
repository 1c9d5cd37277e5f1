import * as fabbricati from '../../../regole/fabbricati.ts';
import * as r from '../../../regole/redditi-categorie.ts';
import * as terreni from '../../../regole/terreni.ts';
import { annota, type Colonna, inserisce, mostra, rigo } from '../../scheda.ts';
import {
  codiceFiscale,
  colonneAParte,
  descrizione,
  importo,
  makeElenco,
  makeQuadroAParte,
  makeQuadroRL,
  righiAlike,
  sezionePlusvalenze,
  totale,
} from '../elenco.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const base = { fascicolo: 1, copertura: 'indicativo', dipendeDa: [] } as const;
const INTERNI = 'I righi da 901 e le colonne da 90 sono interni.';

/** Whose return it is: what differs in the quadri of incomes by category. */
export interface Categorie {
  /** Who has to fill them. */
  readonly per: string;
  /** Where the incomes go. */
  readonly va: string;
  /** The rigo of the total of RA, where its number is known. */
  readonly totaleRA?: number;
}

const TITOLI = [
  { codice: '1', descrizione: 'Proprietario, terreno non affittato' },
  { codice: '2', descrizione: 'Proprietario, affitto in regime vincolistico' },
  { codice: '3', descrizione: 'Proprietario, affitto in regime libero' },
  { codice: '4', descrizione: 'Conduttore o affittuario' },
];
const colonneTerreno: readonly Colonna[] = [
  inserisce(1, 'Dominicale', terreni.dominicale, { istruzioni: 'Non rivalutato.' }),
  inserisce(2, 'Titolo', terreni.titolo, { opzioni: TITOLI }),
  inserisce(3, 'Agrario', terreni.agrario, { istruzioni: 'Non rivalutato.' }),
  inserisce(4, 'Giorni', terreni.giorniPossesso, { max: 365 }),
  inserisce(5, 'Possesso %', terreni.quotaPossesso, { max: 100 }),
  inserisce(6, 'Canone', terreni.canone, { istruzioni: 'Solo per il titolo 2.' }),
  inserisce(90, 'IAP', terreni.coltivatore, { istruzioni: 'Senza l’ulteriore rivalutazione del 30%.' }),
  mostra(91, 'Dominicale', terreni.redditoDominicale),
  mostra(92, 'Agrario', terreni.redditoAgrario),
];
const makeRA = ({ per, va, totaleRA = 911 }: Categorie): QuadroDiAnni =>
  makeElenco({
    codice: 'RA',
    titolo: 'Redditi dei terreni',
    titoloBreve: 'Terreni',
    nota: `${per} ${INTERNI} Rivalutazione dell’80% e del 70%, poi del 30%; l’IMU non sostituisce l’IRES.`,
    raccolta: terreni.terreni,
    voce: 'Terreno',
    colonne: colonneTerreno,
    totali: [
      rigo(
        totaleRA,
        'Totali',
        [
          mostra(9, 'Dominicale', r.totaleDominicale),
          mostra(10, 'Agrario', r.totaleAgrario),
          mostra(90, 'In tutto', r.redditoTerreni, { formulaBreve: `col. 9 + col. 10, ${va}` }),
        ],
        { totale: true },
      ),
    ],
  });

const UTILIZZI = [
  { codice: '2', descrizione: 'Abitazione a disposizione, un terzo in più' },
  { codice: '3', descrizione: 'Locazione a canone libero' },
  { codice: '4', descrizione: 'Canone che vale in ogni caso' },
  { codice: '8', descrizione: 'Locazione a canone concordato, 30% in meno' },
  { codice: '9', descrizione: 'Altri casi' },
];
const colonneFabbricato: readonly Colonna[] = [
  inserisce(1, 'Rendita', fabbricati.rendita, { istruzioni: 'Non rivalutata.' }),
  inserisce(2, 'Utilizzo', fabbricati.utilizzo, { opzioni: UTILIZZI }),
  inserisce(3, 'Giorni', fabbricati.giorniPossesso, { max: 365 }),
  inserisce(4, 'Possesso %', fabbricati.quotaPossesso, { max: 100 }),
  inserisce(6, 'Canone', fabbricati.canone, {
    istruzioni: 'Dell’anno, già ridotto: il 95%, o il 65% se di interesse storico o artistico.',
  }),
  mostra(90, 'Reddito', fabbricati.reddito),
];
const makeRB = ({ per, va }: Categorie): QuadroDiAnni =>
  makeElenco({
    codice: 'RB',
    titolo: 'Redditi dei fabbricati',
    titoloBreve: 'Fabbricati',
    nota: `${per} ${INTERNI} Gli immobili che servono all’attività commerciale non vanno qui; l’IMU non sostituisce l’IRES.`,
    raccolta: fabbricati.fabbricati,
    voce: 'Fabbricato',
    colonne: colonneFabbricato,
    totali: [totale(911, r.redditoFabbricati, va)],
  });
const makeRH = ({ per, va }: Categorie): QuadroDiAnni =>
  makeElenco({
    codice: 'RH',
    titolo: 'Redditi di partecipazione in società di persone',
    titoloBreve: 'Partecipazioni',
    nota: `${per} ${INTERNI} È del modello RH7 colonna 1. Le perdite riducono le altre quote; ciò che resta si riporta a mano.`,
    raccolta: r.rh.raccolta,
    voce: 'Partecipazione',
    colonne: [
      codiceFiscale,
      annota(3, 'Quota %', 'percentuale'),
      importo(4, r.rh.reddito, true),
      importo(90, r.rh.minimo),
    ],
    totali: [
      rigo(7, 'Reddito minimo', [mostra(1, 'Importo', r.minimoPartecipate)]),
      totale(911, r.redditoPartecipazioni, va),
      totale(912, r.perditaPartecipazioni, 'da riportare'),
    ],
  });
const makeRT = ({ per, va }: Categorie): QuadroDiAnni => ({
  ...base,
  codice: 'RT',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  nota: `${per} ${INTERNI} Le imposte vanno in RX; la rivalutazione delle partecipazioni si versa a parte.`,
  sezioni: [
    sezionePlusvalenze(r.rt),
    {
      titolo: 'Plusvalenze che concorrono al reddito (dati interni)',
      righi: [
        rigo(906, 'Di Stati a regime privilegiato', [
          inserisce(1, 'Importo', r.plusvalenzeOrdinarie, { istruzioni: `Già nette: ${va}.` }),
        ]),
      ],
    },
    {
      titolo: 'Partecipazioni rivalutate (dati interni)',
      righi: righiAlike(
        'Partecipazione',
        [
          descrizione,
          importo(2, r.quoteRivalutate.valore),
          mostra(3, 'Imposta', r.quoteRivalutate.dovuta),
          importo(4, r.quoteRivalutate.versata),
          mostra(5, 'Da versare', r.quoteRivalutate.daVersare, { formulaBreve: 'col. 3 − col. 4' }),
        ],
        r.quoteRivalutate.raccolta,
        [921, 922],
      ),
    },
  ],
});

/** RM: what is taxed apart from the income. */
export const makeQuadroRM = (per: string): QuadroDiAnni => ({
  ...base,
  codice: 'RM',
  titolo: 'Redditi a tassazione separata e imposta sostitutiva',
  titoloBreve: 'Tassazione separata',
  nota: `${per}${INTERNI} Il reddito delle imprese estere è quello di FC37, per la quota. Le imposte delle prime due sezioni vanno in RX; la rivalutazione dei terreni si versa a parte.`,
  sezioni: [
    {
      titolo: 'Redditi di imprese estere controllate (dati interni)',
      righi: [
        ...righiAlike(
          'Impresa estera',
          [
            annota(1, 'Identificativo', 'testo', { lunghezza: 30 }),
            annota(2, 'Quota %', 'percentuale'),
            importo(3, r.cfc.reddito),
            mostra(4, 'Imposta', r.impostaCfc, { formulaBreve: '24% di col. 3' }),
            importo(5, r.cfc.imposteEstere),
            mostra(6, 'Dovuta', r.dovutaCfc, { formulaBreve: 'col. 4 − col. 5' }),
          ],
          r.cfc.raccolta,
          [901, 902, 903],
        ),
        totale(909, r.totaleCfc, 'a RX'),
      ],
    },
    {
      titolo: 'Redditi di capitale di fonte estera (dati interni)',
      righi: [
        ...righiAlike('Reddito', colonneAParte(r.capitaliEsteri), r.capitaliEsteri.raccolta, [911, 912]),
        totale(919, r.capitaliEsteri.totale, 'a RX'),
      ],
    },
    {
      titolo: 'Terreni rivalutati (dati interni)',
      righi: righiAlike(
        'Terreno',
        [
          descrizione,
          importo(2, r.terreniRivalutati.valore),
          mostra(3, 'Imposta', r.terreniRivalutati.dovuta),
          importo(4, r.terreniRivalutati.versata),
          mostra(5, 'Da versare', r.terreniRivalutati.daVersare, { formulaBreve: 'col. 3 − col. 4' }),
        ],
        r.terreniRivalutati.raccolta,
        [921, 922],
      ),
    },
  ],
});
/** RQ of a body: taxes in the place of others. */
export const quadroRQ = makeQuadroAParte(
  { codice: 'RQ', titolo: 'Imposte sostitutive', titoloBreve: 'Imposte sostitutive', nota: INTERNI },
  r.rqEnte,
);

/** RA, RB, RH, RL and RT, as they stand in the form. */
export const makeQuadriCategorie = (categorie: Categorie): readonly QuadroDiAnni[] => [
  makeRA(categorie),
  makeRB(categorie),
  makeRH(categorie),
  makeQuadroRL(
    r.rl,
    `${categorie.per} ${INTERNI} Dai redditi di capitale le spese non si deducono.`,
    'tipo 2: col. 2 − col. 3',
  ),
  makeRT(categorie),
];
