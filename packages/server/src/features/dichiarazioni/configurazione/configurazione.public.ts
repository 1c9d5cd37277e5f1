export { isTipoSpento, listQuadriScritti } from './configurazione.queries.ts';
