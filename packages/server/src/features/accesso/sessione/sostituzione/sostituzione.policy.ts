import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { allow, isFornitore } from '../../../../http/policy.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';

const { AMM_GES, AMM_STU, CON_ELMAS, OP_STU, OP_GES } = tipologiaUtente;
const isGestore = ({ tipologia }: Sessione) => tipologia === AMM_GES;

/** Who may enter as another: the vendor and the administrator of a gestore; nobody who already acts for another. */
const isAbilitato = (sessione: Sessione) => isFornitore(sessione) || isGestore(sessione);

export const elencaSostituibili = allow('elenca', 'utenti in cui entrare', isAbilitato);
export const entraCome = allow('entra', 'sessione altrui', isAbilitato);
export const elencaSostituzioni = allow(
  'elenca',
  'accessi al posto di altri',
  (sessione) => isAbilitato(sessione) || sessione.tipologia === AMM_STU,
);

/** Types a session may enter as: never an administrator of its own rank or above. */
export const listTipologieSostituibili = (sessione: Sessione): readonly TipologiaUtente[] =>
  isFornitore(sessione) ? [CON_ELMAS, AMM_STU, OP_STU, OP_GES] : [AMM_STU, OP_STU];

/** An administrator of a studio is only looked at: his changes are made by himself, or by an operator of his. */
export const canScrivere = (tipologia: TipologiaUtente): boolean => tipologia !== AMM_STU;
