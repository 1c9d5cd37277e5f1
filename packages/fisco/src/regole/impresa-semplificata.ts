import { dato, e, meno, type Nodo, oltre, regola, somma, zeroEuro } from '../engine/index.ts';
import * as cpb from './concordato.ts';
import { makeCoppie } from './coppie.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { makeCoda } from './impresa-quadri.ts';

const importo = (id: string, titolo: string) =>
  dato({ id: `semplificata.${id}`, titolo, unita: 'euro', seManca: 'zero', prova: 'registri' });
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `semplificata.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(
      valore,
      tuir('art. 66'),
      fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro RG'),
    ),
  });

export const ricavi = importo('ricavi', 'Ricavi percepiti');
export const acquisti = importo('acquisti', 'Costo di materie prime, merci e lavorazioni');
/** Takings, by rigo and column: what is collected, but for what the law counts by competence. */
const POSITIVI = [
  [3, 1, 'altriRicavi', 'Altri proventi considerati ricavi'],
  [5, 2, 'nonAnnotati', 'Ricavi non annotati (adeguamento ISA)'],
  [6, 2, 'plusvalenze', 'Plusvalenze patrimoniali'],
  [7, 1, 'sopravvenienze', 'Sopravvenienze attive'],
] as const;
/** Costs. */
const NEGATIVI = [
  [16, 'personale', 'Lavoro dipendente, assimilato e autonomo'],
  [17, 'associati', 'Utili di associati in partecipazione'],
  [18, 'ammortamenti', 'Quote di ammortamento'],
  [19, 'beniMinori', 'Beni fino a 516,46 euro'],
  [20, 'leasing', 'Canoni di leasing di beni mobili'],
] as const;
export const positivi = [
  { rigo: 2, colonna: 2, dato: ricavi },
  ...POSITIVI.map(([rigo, colonna, id, titolo]) => ({ rigo, colonna, dato: importo(id, titolo) })),
];
export const negativi = [
  { rigo: 15, dato: acquisti },
  ...NEGATIVI.map(([rigo, id, titolo]) => ({ rigo, dato: importo(id, titolo) })),
];
/** RG13: stock of who kept ordinary books the year before. */
export const esistenze = [
  importo('esistenzeMerci', 'Esistenze iniziali: merci e prodotti'),
  importo('esistenzeOpere', 'Esistenze iniziali: opere ultrannuali'),
  importo('esistenzeTitoli', 'Esistenze iniziali: titoli'),
] as const;
/** As many as the forms have columns for, two each, before that of the total: 39 and 65. */
const COPPIE_POSITIVI = 19;
const COPPIE_NEGATIVI = 32;
export const altriPositivi = makeCoppie(
  'semplificata.altriPositivi',
  'Altri componenti positivi',
  COPPIE_POSITIVI,
);
export const altriNegativi = makeCoppie(
  'semplificata.altriNegativi',
  'Altri componenti negativi',
  COPPIE_NEGATIVI,
);
/** RG23: what is left out of the income. */
export const detassati = importo('detassati', 'Patent box e altri redditi detassati');

export const totaleAltriPositivi = make(
  'totaleAltriPositivi',
  'Altri componenti positivi',
  somma(...altriPositivi.map((c) => c.importo)),
);
export const totalePositivi = make(
  'totalePositivi',
  'Totale componenti positivi',
  somma(totaleAltriPositivi, ...positivi.map((p) => p.dato)),
);
export const totaleEsistenze = make('totaleEsistenze', 'Esistenze iniziali', somma(...esistenze));
export const totaleAltriNegativi = make(
  'totaleAltriNegativi',
  'Altri componenti negativi',
  somma(...altriNegativi.map((c) => c.importo)),
);
export const totaleNegativi = make(
  'totaleNegativi',
  'Totale componenti negativi',
  somma(totaleEsistenze, totaleAltriNegativi, detassati, ...negativi.map((n) => n.dato)),
);
export const differenza = make('differenza', 'Differenza', meno(totalePositivi, totaleNegativi));
/** Whether the quadro is in use. */
export const isSemplificata = oltre(somma(totalePositivi, totaleNegativi), zeroEuro);
export const coda = makeCoda(
  'semplificata',
  'contabilità semplificata',
  differenza,
  e(cpb.impresa.aderisce, isSemplificata),
);
