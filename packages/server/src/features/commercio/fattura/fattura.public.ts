export { getCodiceIva } from './codice-iva.ts';
export { leggiFatture } from './fattura.policy.ts';
export { getFattura } from './fattura.service.ts';
export { openVenditore } from './venditore.queries.ts';
