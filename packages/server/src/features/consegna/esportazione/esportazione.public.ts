export { esportazione } from './esportazione.ts';
export { deleteFileScaduti } from './storico.queries.ts';
