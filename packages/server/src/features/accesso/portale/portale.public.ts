export { computeLogo } from './gestore.rules.ts';
export { listAreeSpente } from './suite.service.ts';
