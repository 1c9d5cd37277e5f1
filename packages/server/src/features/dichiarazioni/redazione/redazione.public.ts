export { createDichiarazioni } from './crea-dichiarazioni.ts';
