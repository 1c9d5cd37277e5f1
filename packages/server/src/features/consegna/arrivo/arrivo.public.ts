export { arrivoLavoro } from './arrivo.genere.ts';
