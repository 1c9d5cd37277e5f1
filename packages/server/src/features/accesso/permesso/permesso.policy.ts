import { type LivelloPermesso, tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const amministratori: readonly number[] = [AMM_ELMAS, AMM_STU, AMM_GES];
const isAmministratore = ({ tipologia }: Sessione) => amministratori.includes(tipologia);

export const leggiPermessi = allow(
  'elenca',
  'permessi',
  (sessione) => isAmministratore(sessione) || isConsulente(sessione),
);
export const scriviPermessi = allow('scrivi', 'permessi', isAmministratore);

/**
 * Who says what: permissions, each administrator in his place and below; features are what was bought, and are said from
 * above: by the gestore for its studi, by the vendor for everybody.
 */
export function canDire(
  sessione: Sessione,
  livello: LivelloPermesso,
  tipo: 'permesso' | 'funzionalita',
): boolean {
  if (isFornitore(sessione)) return true;
  if (livello === 'predefinito') return false;
  if (tipo === 'permesso') return isAmministratore(sessione);
  return livello === 'studio' && sessione.tipologia === AMM_GES;
}
