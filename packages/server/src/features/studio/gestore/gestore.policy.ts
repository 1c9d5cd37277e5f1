import { tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const isAmministratore = ({ tipologia }: Sessione) => tipologia === tipologiaUtente.AMM_GES;
const isOperatore = ({ tipologia }: Sessione) => tipologia === tipologiaUtente.OP_GES;

/** A gestore sees itself; the vendor, every gestore. */
export const leggiGestori = allow(
  'elenca',
  'gestori',
  (sessione) =>
    isFornitore(sessione) || isConsulente(sessione) || isAmministratore(sessione) || isOperatore(sessione),
);
export const scriviGestori = allow(
  'scrivi',
  'gestori',
  (sessione) => isFornitore(sessione) || isAmministratore(sessione),
);
/** Only the vendor has new gestori, and takes them away. */
export const creaGestori = allow('crea', 'gestori', isFornitore);

/** The gestore a session keeps to; null: all of them. */
export const findProprio = (sessione: Sessione): number | null =>
  isFornitore(sessione) || isConsulente(sessione) ? null : (sessione.gestoreId ?? 0);
