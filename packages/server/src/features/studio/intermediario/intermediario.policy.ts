import { tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isDiGestore = ({ tipologia }: Sessione) => tipologia === AMM_GES || tipologia === OP_GES;

export const leggiIntermediari = allow('elenca', 'intermediari', () => true);
/** The shared ones are of who sells; those of a studio, of its administrator too. */
export const scriviCondivisi = allow(
  'scrivi',
  'intermediari',
  (sessione) => isFornitore(sessione) || isDiGestore(sessione),
);
export const scriviPersonalizzati = allow(
  'scrivi',
  'intermediari personalizzati',
  (sessione) => isFornitore(sessione) || isDiGestore(sessione) || sessione.tipologia === AMM_STU,
);

/** The gestore whose shared intermediaries a session sees, besides those of the vendor; null: of every gestore. */
export const findGestoreVisto = (sessione: Sessione): number | null =>
  isFornitore(sessione) || isConsulente(sessione) ? null : (sessione.profilo.gestore?.id ?? 0);
