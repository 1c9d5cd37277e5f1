export { exchangeOrdini } from './esito.ts';
