export { writeRegistro } from './registro.queries.ts';
export { sealRegistro, verifyRegistro } from './sigillo.ts';
