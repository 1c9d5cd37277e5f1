export { askInAttesa } from './esito.ts';
