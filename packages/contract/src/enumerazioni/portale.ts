/** What pages and generic calls share. */
/** A yes/no filter: what is read and what is sent; null is not sent. */
export const filtroSiNo = [
  ['Tutti', null],
  ['Si', true],
  ['No', false],
] as const;

/** Kinds of window by the name the specification gives them. */
export const tipoFinestra = {
  modal: 'modale',
  menu: 'menu',
  popup: 'popup',
  fixed: 'fissa',
  locked: 'bloccata',
  maximized: 'massimizzata',
  alert: 'avviso',
} as const;

/** Operations of the generic table calls. */
export const operazioneTabella = [
  'select',
  'write',
  'append',
  'assign',
  'delete',
  'summary',
  'databases',
  'tables',
] as const;
export type OperazioneTabella = (typeof operazioneTabella)[number];

export const visibilita = ['Visibile', 'Non attivo', 'Non visibile'] as const;
export type Visibilita = (typeof visibilita)[number];

/** Months as a filter: 0 asks for the whole year. */
export const mese: Readonly<Record<number, string>> = {
  0: 'Nessuno',
  1: 'Gennaio',
  2: 'Febbraio',
  3: 'Marzo',
  4: 'Aprile',
  5: 'Maggio',
  6: 'Giugno',
  7: 'Luglio',
  8: 'Agosto',
  9: 'Settembre',
  10: 'Ottobre',
  11: 'Novembre',
  12: 'Dicembre',
};
