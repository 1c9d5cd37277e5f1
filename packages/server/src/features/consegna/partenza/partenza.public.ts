export { addTracce, makeEsportaStudio } from './partenza.ts';
