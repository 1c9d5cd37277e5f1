export { anchorRegistro } from './ancora.ts';
export { writeRegistro } from './registro.queries.ts';
export { sealRegistro, verifyRegistro } from './sigillo.ts';
