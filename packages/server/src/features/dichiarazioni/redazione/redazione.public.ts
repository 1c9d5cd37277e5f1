export { createDichiarazioni, proposeNuova } from './crea-dichiarazioni.ts';
