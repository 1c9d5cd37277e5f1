import { type Requisito, requisitoApplicativo } from '@quadra/contract';
import { messaggiShell as m } from '../messages/shell.ts';

/**
 * What a page asks besides the role, by its path: without it the page has no line in the navigation and in the search, and
 * who opens it directly is told why. A new page that asks something is a line here.
 */
const requisitiPagina: Readonly<Record<string, { titolo: string; requisito: Requisito }>> = {
  '/conservazione': { titolo: m.conservazione, requisito: requisitoApplicativo.ARCHIVIAZIONE },
  '/conservazione/pacchetti': { titolo: m.conservazione, requisito: requisitoApplicativo.ARCHIVIAZIONE },
  '/precompilata': { titolo: m.precompilata, requisito: requisitoApplicativo.PRECOMPILATA },
  '/precompilata/$id': { titolo: m.precompilata, requisito: requisitoApplicativo.PRECOMPILATA },
  '/precompilata/ordini': { titolo: m.precompilata, requisito: requisitoApplicativo.PRECOMPILATA },
  '/firma-elettronica': { titolo: m.firmaElettronica, requisito: requisitoApplicativo.FIRMA },
  '/visure': { titolo: m.visure, requisito: requisitoApplicativo.VISURE },
  '/visure/$id': { titolo: m.visure, requisito: requisitoApplicativo.VISURE },
  '/ai-copilot': { titolo: m.copilota, requisito: requisitoApplicativo.WOWAI },
  '/applicazione-remota': { titolo: m.applicazioneRemota, requisito: requisitoApplicativo.REMOTEHOST },
};

/** What the page of a path asks, with its title; undefined when nothing. */
export const findRequisitoPagina = (percorso: string) =>
  Object.hasOwn(requisitiPagina, percorso) ? requisitiPagina[percorso] : undefined;
