export { anchorRegistro } from './ancora.ts';
export { openDifferenze } from './differenza.ts';
export { leggiRegistro } from './registro.routes.ts';
export { coverRegistro } from './ricopertura.ts';
export { listGuasti, sealRegistro, sealStudio, verifyRegistro } from './sigillo.ts';
