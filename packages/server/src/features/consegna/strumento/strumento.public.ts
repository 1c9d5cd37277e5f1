export { measureServizi } from './strumento.service.ts';
