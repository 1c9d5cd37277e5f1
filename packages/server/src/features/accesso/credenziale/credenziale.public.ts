export { openCredenziale } from './apertura.ts';
