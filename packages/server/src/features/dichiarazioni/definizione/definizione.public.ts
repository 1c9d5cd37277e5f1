export { loadInVigore } from './in-vigore.ts';
