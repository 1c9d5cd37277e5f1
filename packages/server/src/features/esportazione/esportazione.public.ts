export { esportazione } from './esportazione.ts';
