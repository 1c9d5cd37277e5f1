export { applyLimiteUtenti, type UtenteDisattivato } from './limite.ts';
