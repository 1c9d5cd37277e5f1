export { readParti, writeResoconto } from './scarico.ts';
export { writeFileZip } from './zip.ts';
