export { importazioni } from './importazione.genere.ts';
