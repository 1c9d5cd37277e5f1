export { avvisaStudi } from './avvisa.ts';
