export { readParti, writeResoconto } from './scarico.ts';
