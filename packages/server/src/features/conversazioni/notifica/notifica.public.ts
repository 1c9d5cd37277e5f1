export { announceNotifiche } from './annuncio.ts';
export { sendRiepiloghi } from './riepilogo.ts';
