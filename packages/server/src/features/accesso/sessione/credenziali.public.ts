/** What whoever administers users needs of their credentials. */
export { requireConferma, requireRegole } from './cambio-password.ts';
export { endCodici, makeCodicePassword } from './codice-monouso.queries.ts';
export { hashPassword } from './password.ts';
export { lockPersona, updatePassword } from './sessione.queries.ts';
