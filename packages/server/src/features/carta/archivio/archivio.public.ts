export { leggiArchivio } from './archivio.policy.ts';
export { computeTermine } from './archivio.rules.ts';
export { askInAttesa } from './esito.ts';
