export { remindClienti } from './promemoria.service.ts';
