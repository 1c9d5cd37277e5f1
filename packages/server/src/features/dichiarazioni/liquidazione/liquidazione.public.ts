export { openAnno, requireContribuente } from './liquidazione.service.ts';
