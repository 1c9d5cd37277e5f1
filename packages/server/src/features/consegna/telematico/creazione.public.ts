export { makeTelematici } from './crea-telematici.ts';
