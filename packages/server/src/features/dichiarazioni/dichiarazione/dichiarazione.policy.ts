import { requisiti, tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';

/** Whoever is logged in reads the declarations of the studi of the session. */
export const leggiDichiarazione = allow('leggi', 'dichiarazione', () => true);
/** The vendor's consultant only looks; everybody else writes in the studi of the session. */
export const scriviDichiarazione = allow(
  'scrivi',
  'dichiarazione',
  (sessione) => !isConsulente(sessione),
  requisiti.scriviDichiarazioni,
);
export const chiudiDichiarazione = allow(
  'chiudi',
  'dichiarazione',
  (sessione) => !isConsulente(sessione),
  requisiti.chiudiDichiarazioni,
);
const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const amministratori: readonly number[] = [AMM_ELMAS, AMM_STU, AMM_GES];
/** What was frozen is let go by an administrator alone. */
export const scongelaDichiarazione = allow(
  'scongela',
  'dichiarazione',
  ({ tipologia }) => amministratori.includes(tipologia),
  requisiti.chiudiDichiarazioni,
);
export const eliminaDichiarazione = allow(
  'elimina',
  'dichiarazione',
  (sessione) => !isConsulente(sessione),
  requisiti.eliminaDichiarazioni,
);
/** A simulation saves nothing and reads nobody's data. */
export const simulaDichiarazione = allow(
  'simula',
  'dichiarazione',
  () => true,
  requisiti.simulaDichiarazioni,
);
/** The final print changes the declaration: it is a write. */
export const stampaDichiarazione = allow(
  'stampa',
  'dichiarazione',
  (sessione) => !isConsulente(sessione),
  requisiti.stampaDichiarazioni,
);
