export { campiFornitore, readFornitore, writeFornitore } from './fornitore.ts';
export { computeLogo } from './gestore.rules.ts';
export { listAreeSpente } from './suite.service.ts';
