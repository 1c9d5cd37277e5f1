export { getOfferto, listPerStudio, requireVendita } from './pacchetto.service.ts';
