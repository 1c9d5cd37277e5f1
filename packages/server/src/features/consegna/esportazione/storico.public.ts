export { isTuttoVisibile } from './storico.queries.ts';
