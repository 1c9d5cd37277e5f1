export { importazione } from './importazione.genere.ts';
