import type { Opzione } from '../../modello.ts';

/** The first form whose instructions were read: before it a type is a text. */
const PRIMO_LETTO = 2023;
/** From this form RM was drawn anew, and what was a letter is a number. */
const NUOVO = 2025;

const list = (codici: readonly string[], nomi: readonly string[]): readonly Opzione[] =>
  codici.map((codice, i) => ({ codice, descrizione: nomi[i] ?? '' }));
const number = (nomi: readonly string[]): readonly Opzione[] =>
  list(
    nomi.map((_, i) => String(i + 1)),
    nomi,
  );

const INDENNITA = ['Rapporti di agenzia', 'Funzioni notarili', 'Attività sportiva'];

const AZIENDE = 'Cessione o liquidazione di aziende';
const TERRENI = 'Terreni edificabili';
const ESPROPRIO = 'Esproprio';
const AVVIAMENTO = 'Perdita dell’avviamento';
const RISARCIMENTO = 'Risarcimento di redditi di più anni';
const SOCI = 'Soci di società di persone';
const TITOLI = 'Contratti e titoli oltre cinque anni';
const CLIENTELA = 'Cessione della clientela';
const lettere = [AZIENDE, TERRENI, ESPROPRIO, AVVIAMENTO, RISARCIMENTO, SOCI, TITOLI, CLIENTELA];
const numeri = [RISARCIMENTO, TERRENI, ESPROPRIO, TITOLI, AVVIAMENTO, SOCI, AZIENDE, CLIENTELA];

const QUALIFICATI = 'Utili qualificati';
const INTERPELLO = 'Utili da Stati privilegiati, con interpello';
/** RM5 and M5: who inherits. */
const eredi = [
  `${QUALIFICATI} fino al 2007`,
  'Utili qualificati da Stati privilegiati',
  'Utili non qualificati da Stati privilegiati',
  `${INTERPELLO}, fino al 2007`,
  'Altri redditi di capitale',
  'Lavoro autonomo occasionale e obblighi',
  'Collaborazioni',
  'Opere dell’ingegno e invenzioni',
  'Levata dei protesti',
  'Altri redditi',
  `${QUALIFICATI} dal 2008 al 2016`,
  `${INTERPELLO}, dal 2008 al 2016`,
  `${QUALIFICATI} del 2017`,
  `${INTERPELLO}, del 2017`,
  'Utili da Stati privilegiati senza interpello, del 2017',
];

const CAPITALI = [
  'Obbligazioni e titoli esteri',
  'OICR esteri armonizzati',
  'Finanziamenti in valori mobiliari',
  'Riporti e pronti contro termine',
  'Assicurazioni sulla vita e rendite',
  'Depositi a garanzia di imprese residenti',
  'Depositi e conti correnti esteri',
  'Utili di partecipazioni',
  'Altri redditi di capitale',
];
const OICR = 'OICR italiani e lussemburghesi';
/** The letter of funds of Italy and Luxembourg: the instructions of RM12 say L, the appendix of 2024 and all from 2025 say J. */
const fondi = (anno: number): readonly string[] =>
  anno >= NUOVO ? ['J'] : anno === PRIMO_LETTO ? ['L'] : ['J', 'L'];

/** D6 of the 730 until the form of 2024. */
export const tipiEredi: readonly Opzione[] = number(eredi);
/** M2 of the 730: who files it has no business, no stake in a partnership, no profession. */
export const tipiM2: readonly Opzione[] = number(numeri.slice(0, 5));
/** L8 of the 730, in the form of 2024 alone. */
export const tipiL8: readonly Opzione[] = list([...'ABCDEFGHIJ'], [...CAPITALI, OICR]);
/** D7 of the 730 until the form of 2024. */
export const tipiD7: readonly Opzione[] = number([
  'Arretrati senza ritenute',
  RISARCIMENTO,
  'Rimborsi di oneri dedotti',
  'Rimborsi di oneri detratti',
  'Rimborsi per recupero edilizio ed energia',
  TERRENI,
  ESPROPRIO,
  TITOLI,
]);

/** Types of income of a form, where its instructions were read. */
export interface Tipi {
  readonly indennita: readonly Opzione[];
  readonly plusvalenze: readonly Opzione[];
  readonly eredi: readonly Opzione[];
  readonly capitali: readonly Opzione[];
}
export const findTipi = (anno: number): Tipi | undefined =>
  anno < PRIMO_LETTO
    ? undefined
    : {
        indennita: list([...'ABC'], INDENNITA),
        plusvalenze: anno < NUOVO ? list([...'ABCDEFGH'], lettere) : number(numeri),
        eredi: tipiEredi,
        capitali: list([...'ABCDEFGHI', ...fondi(anno)], [...CAPITALI, ...fondi(anno).map(() => OICR)]),
      };
