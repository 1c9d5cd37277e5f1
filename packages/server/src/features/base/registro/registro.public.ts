export { makeWriteAtto, writeRegistro } from '../../../db/registro.queries.ts';
export { anchorRegistro } from './ancora.ts';
export { openDifferenze } from './differenza.ts';
export { coverRegistro } from './ricopertura.ts';
export { sealRegistro, sealStudio, verifyRegistro } from './sigillo.ts';
