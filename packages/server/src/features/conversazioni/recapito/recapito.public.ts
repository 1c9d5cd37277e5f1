export { pushNovita } from './novita.ts';
