import type { Concetto, Dato } from '../../../engine/index.ts';
import * as r from '../../../regole/altri-quadri-sp.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const NOTA =
  'I righi da 901 sono interni: il modello li numera in altro modo. Ogni reddito si indica già determinato, per la parte imponibile.';

interface Parti {
  readonly codice: string;
  readonly titolo: string;
  readonly titoloBreve: string;
  readonly raccolta: string;
  /** What each rigo is called, and its caselle. */
  readonly voce: string;
  readonly colonne: readonly Colonna[];
  readonly totale: Concetto;
  readonly va: string;
}
const totale = (numero: number, concetto: Concetto, va: string): RigoScheda =>
  rigo(numero, concetto.titolo, [mostra(1, 'Importo', concetto, { formulaBreve: va, negativi: true })], {
    totale: true,
  });
/** A quadro of some righi all alike, more with the moduli, and their sum. */
const makeElenco = ({
  codice,
  titolo,
  titoloBreve,
  raccolta,
  voce,
  colonne,
  totale: somma,
  va,
}: Parti): QuadroDiAnni => ({
  codice,
  titolo,
  titoloBreve,
  fascicolo: 1,
  copertura: 'indicativo',
  nota: NOTA,
  dipendeDa: [],
  sezioni: [
    {
      titolo: `${titolo} (dati interni)`,
      righi: [901, 902, 903, 904].map((numero) => rigo(numero, voce, colonne, { raccolta })),
    },
    { titolo: 'Totale (dati interni)', righi: [totale(911, somma, va)] },
  ],
});
const importo = (colonna: number, dato: Dato, negativi?: true) =>
  inserisce(colonna, dato.titolo, dato, negativi ? { negativi } : {});
const codiceFiscale = annota(1, 'Codice fiscale', 'codiceFiscale');
const descrizione = annota(1, 'Descrizione', 'testo', { lunghezza: 100 });

const quadroRA = makeElenco({
  codice: 'RA',
  titolo: 'Redditi dei terreni',
  titoloBreve: 'Terreni',
  raccolta: r.ra.raccolta,
  voce: 'Terreno',
  colonne: [
    annota(1, 'Reddito dominicale', 'euro'),
    annota(2, 'Titolo', 'codice'),
    annota(3, 'Reddito agrario', 'euro'),
    annota(4, 'Giorni', 'intero', { max: 365 }),
    annota(5, 'Possesso %', 'percentuale'),
    importo(90, r.ra.dominicale),
    importo(91, r.ra.agrario),
  ],
  totale: r.totaleRA,
  va: 'a RN',
});
const quadroRB = makeElenco({
  codice: 'RB',
  titolo: 'Redditi dei fabbricati',
  titoloBreve: 'Fabbricati',
  raccolta: r.rb.raccolta,
  voce: 'Fabbricato',
  colonne: [
    annota(1, 'Rendita', 'euro'),
    annota(2, 'Utilizzo', 'codice'),
    annota(3, 'Giorni', 'intero', { max: 365 }),
    annota(4, 'Possesso %', 'percentuale'),
    annota(6, 'Canone di locazione', 'euro'),
    importo(90, r.rb.dato),
  ],
  totale: r.rb.totale,
  va: 'a RN',
});
const quadroRH = makeElenco({
  codice: 'RH',
  titolo: 'Redditi di partecipazione in società di persone',
  titoloBreve: 'Partecipazioni',
  raccolta: r.rh.raccolta,
  voce: 'Partecipazione',
  colonne: [codiceFiscale, annota(3, 'Quota %', 'percentuale'), importo(4, r.rh.dato, true)],
  totale: r.rh.totale,
  va: 'a RN',
});
const TIPI_RL = [
  { codice: '1', descrizione: 'Redditi di capitale' },
  { codice: '2', descrizione: 'Redditi diversi' },
];
const quadroRL = makeElenco({
  codice: 'RL',
  titolo: 'Altri redditi',
  titoloBreve: 'Altri redditi',
  raccolta: r.rl.raccolta,
  voce: 'Reddito',
  colonne: [
    inserisce(1, 'Tipo', r.rl.tipo, { opzioni: TIPI_RL }),
    importo(2, r.rl.lordo),
    importo(3, r.rl.spese),
    mostra(4, 'Netto', r.redditoRL, { formulaBreve: 'col. 2 − col. 3' }),
  ],
  totale: r.totaleRL,
  va: 'a RN',
});
const quadroRD = makeElenco({
  codice: 'RD',
  titolo: 'Allevamento e produzioni agricole',
  titoloBreve: 'Allevamento',
  raccolta: r.rd.raccolta,
  voce: 'Attività',
  colonne: [descrizione, importo(2, r.rd.dato)],
  totale: r.rd.totale,
  va: 'a RN',
});
const quadroRJ = makeElenco({
  codice: 'RJ',
  titolo: 'Imprese marittime',
  titoloBreve: 'Imprese marittime',
  raccolta: r.rj.raccolta,
  voce: 'Nave',
  colonne: [descrizione, annota(2, 'Giorni', 'intero', { max: 366 }), importo(3, r.rj.dato)],
  totale: r.rj.totale,
  va: 'a RN',
});
const quadroRP = makeElenco({
  codice: 'RP',
  titolo: 'Spese con detrazione',
  titoloBreve: 'Spese con detrazione',
  raccolta: r.rp.raccolta,
  voce: 'Spesa',
  colonne: [annota(1, 'Codice spesa', 'codice'), importo(2, r.rp.dato)],
  totale: r.rp.totale,
  va: 'ai soci, in RO',
});
const makeAParte = (
  codice: string,
  titolo: string,
  titoloBreve: string,
  { raccolta, base, aliquota, imposta, totale: somma }: typeof r.rm,
) =>
  makeElenco({
    codice,
    titolo,
    titoloBreve,
    raccolta,
    voce: 'Imposta',
    colonne: [
      descrizione,
      importo(2, base),
      inserisce(3, 'Aliquota %', aliquota, { max: 50 }),
      mostra(4, 'Imposta', imposta, { formulaBreve: 'col. 2 × col. 3' }),
      annota(5, 'Versata', 'euro'),
    ],
    totale: somma,
    va: 'a RX',
  });
const quadroRM = makeAParte('RM', 'Tassazione separata e imposta sostitutiva', 'Tassazione separata', r.rm);
const quadroRQ = makeAParte('RQ', 'Imposte sostitutive', 'Imposte sostitutive', r.rq);
const quadroRT: QuadroDiAnni = {
  codice: 'RT',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'I righi da 901 sono interni. Solo per le società semplici e le associazioni: chi fa impresa le ha nel reddito.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Plusvalenze al 26% (dati interni)',
      righi: [
        rigo(901, r.rt.corrispettivi.titolo, [importo(1, r.rt.corrispettivi)]),
        rigo(902, r.rt.costi.titolo, [importo(1, r.rt.costi)]),
        rigo(903, 'Minusvalenze', [
          inserisce(1, 'Precedenti', r.rt.minusvalenze, { istruzioni: 'Degli ultimi quattro anni.' }),
          mostra(2, 'Utilizzate', r.minusUsate),
          mostra(3, 'Da riportare', r.minusResidue),
        ]),
        totale(904, r.baseRT, '901 − 902 − 903'),
        totale(905, r.impostaRT, 'a RX'),
      ],
    },
  ],
};

/** What the company gathers for its partners, and what it pays itself, in the order of the form. */
export const redditiSenzaConti: readonly QuadroDiAnni[] = [
  quadroRA,
  quadroRB,
  quadroRH,
  quadroRL,
  quadroRD,
  quadroRJ,
];
export const imposteProprie: readonly QuadroDiAnni[] = [quadroRT, quadroRM, quadroRQ];
export const quadroSpese = quadroRP;
