export { importBlocco } from './blocco.ts';
export { importazioni } from './importazione.genere.ts';
