export { getAcquistabile, requireVendita } from './pacchetto.service.ts';
