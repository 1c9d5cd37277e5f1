import type { CodiceErrore, StatoProposta, TipoProposta } from '@quadra/contract';

/** What moves an offer or an expense note. */
export type Atto = 'accetta' | 'rifiuta' | 'fattura' | 'annulla';

/** Where each act takes it: what is not here is refused. */
const passaggi: Readonly<Record<StatoProposta, Partial<Readonly<Record<Atto, StatoProposta>>>>> = {
  'Da valutare': { accetta: 'Accettata', rifiuta: 'Rifiutata' },
  Accettata: { fattura: 'Accettata' },
  Rifiutata: {},
  'Da fatturare': { fattura: 'Fatturata', annulla: 'Annullata' },
  Fatturata: {},
  Annullata: {},
};
export const findPassaggio = (stato: StatoProposta, atto: Atto): StatoProposta | undefined =>
  passaggi[stato][atto];

/** Why an act is refused. */
export const nameRifiuto: Readonly<Record<Atto, CodiceErrore>> = {
  accetta: 'OFFERTA_GIA_RISPOSTA',
  rifiuta: 'OFFERTA_GIA_RISPOSTA',
  fattura: 'OFFERTA_NON_ACCETTATA',
  annulla: 'NOTA_SPESE_CHIUSA',
};

export const statoIniziale: Readonly<Record<TipoProposta, StatoProposta>> = {
  Offerta: 'Da valutare',
  'Nota spese': 'Da fatturare',
};
const sigle: Readonly<Record<TipoProposta, string>> = { Offerta: 'OF', 'Nota spese': 'NS' };
/** `OF 3/2026`. */
export const writeNumeroProposta = (tipo: TipoProposta, progressivo: number, anno: number): string =>
  `${sigle[tipo]} ${progressivo}/${anno}`;

/** An offer that nobody answered within its day. */
export const isScaduta = (
  { stato, scadenza }: { stato: StatoProposta; scadenza: string | null },
  oggi: string,
): boolean => stato === 'Da valutare' && scadenza !== null && scadenza < oggi;
