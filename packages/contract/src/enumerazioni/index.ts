/**
 * Enumerations of the specification, by subject. Numbers and letters are the wire values and a record gives their Italian
 * label; where the specification gives no number the label itself travels. Plain constants: who imports one pays for one.
 */

export * from './commercio.ts';
export * from './comunicazione.ts';
export * from './dichiarazione.ts';
export * from './documento.ts';
export * from './immobile.ts';
export * from './portale.ts';
export * from './soggetto.ts';
export * from './utente.ts';
export * from './versamento.ts';
