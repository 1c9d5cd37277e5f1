import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const isUno =
  (...tipi: readonly number[]) =>
  ({ tipologia }: Sessione): boolean =>
    tipi.includes(tipologia);
const isAmministratore = isUno(AMM_ELMAS, AMM_STU, AMM_GES);

/** Where operators may work from is for administrators alone, to read too. */
export const leggiIndirizzi = allow('leggi', 'indirizzi abilitati', isAmministratore);
export const scriviIndirizzi = allow('scrivi', 'indirizzi abilitati', isAmministratore);

/** The record of a studio is nothing for its operators. */
export const leggiStudi = allow('elenca', 'studi', (sessione) => !isUno(OP_STU)(sessione));
export const scriviStudi = allow('scrivi', 'studi', isUno(AMM_ELMAS, AMM_STU, AMM_GES, OP_GES));
export const creaStudi = allow('crea', 'studi', isUno(AMM_ELMAS, AMM_GES, OP_GES));
export const eliminaStudi = allow('elimina', 'studi', isUno(AMM_ELMAS));
/** Who takes the access away, and gives it back: the vendor, or the gestore the studio is of. */
export const bloccaStudi = allow('blocca', 'studi', isUno(AMM_ELMAS, AMM_GES));
export const leggiBlocchi = allow(
  'elenca',
  'blocchi degli studi',
  isUno(AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES),
);

/** The vendor sells everywhere, a gestore to its own studi; a studio only sees what it has. */
export const leggiApplicativi = allow('elenca', 'moduli degli studi', () => true);
export const scriviApplicativi = allow('attiva', 'moduli degli studi', isUno(AMM_ELMAS, AMM_GES, OP_GES));
/** What each kind of subscription may have is a matter of the vendor. */
export const scriviSottoscrizioni = allow('scrivi', 'sottoscrizioni', isUno(AMM_ELMAS));
export const forzaChiusura = allow('forza', 'chiusura dei quadri', isAmministratore);

/** The settings are read by who works with them, and written by the administrator of the studio alone. */
export const leggiImpostazioni = allow('leggi', 'impostazioni', isAmministratore);
export const scriviImpostazioni = allow('scrivi', 'impostazioni', isUno(AMM_STU));
