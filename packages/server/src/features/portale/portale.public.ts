export { computeLogo } from './gestore.rules.ts';
