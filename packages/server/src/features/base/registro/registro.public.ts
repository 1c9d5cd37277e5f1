export { anchorRegistro } from './ancora.ts';
export { openDifferenze } from './differenza.ts';
export { coverRegistro } from './ricopertura.ts';
export { listGuasti, sealRegistro, sealStudio, verifyRegistro } from './sigillo.ts';
