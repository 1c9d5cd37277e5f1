export { announceNotifiche } from './annuncio.ts';
