export { readParti, writeResoconto } from './scarico.ts';
export { type VoceZip, writeFileZip, writeZipDi } from './zip.ts';
