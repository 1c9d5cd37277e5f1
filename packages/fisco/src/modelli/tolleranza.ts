import type { DatiModello, Forzature, Modello } from './modello.ts';

/**
 * The same form, for what was stored before its definitions changed: a value that no longer fits its casella is left out of
 * the computation, and kept where it is.
 */
export function tolerate(modello: Modello): Modello {
  const keepDati = (dati: DatiModello): DatiModello =>
    Object.fromEntries(
      Object.entries(dati).filter(([chiave, valore]) => modello.checkValore(chiave, valore) === null),
    );
  const keepForzature = (forzature: Forzature): Forzature =>
    Object.fromEntries(
      Object.entries(forzature).filter(([chiave]) => modello.findCasella(chiave)?.inserita === false),
    );
  return {
    ...modello,
    createCalcolo: (dati = {}, forzature = {}) =>
      modello.createCalcolo(keepDati(dati), keepForzature(forzature)),
  };
}
