export { getGestoreDi, getOfferto, listPerStudio, requireVendita } from './pacchetto.service.ts';
