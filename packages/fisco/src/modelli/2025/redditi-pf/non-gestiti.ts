import type { QuadroScheda } from '../../scheda.ts';

/** Quadri of the form that the program does not handle yet: shown, never computed. */
const elenco: readonly (readonly [string, string, string, 1 | 2 | 3])[] = [
  ['TR', 'Trasferimento della residenza all’estero', 'Trasferimento', 3],
];

export const quadriNonGestiti: readonly QuadroScheda[] = elenco.map(
  ([codice, titolo, titoloBreve, fascicolo]) => ({
    codice,
    titolo,
    titoloBreve,
    fascicolo,
    copertura: 'non gestito',
    nota: 'Quadro non ancora gestito: i suoi importi non entrano nel calcolo.',
    dipendeDa: [],
    sezioni: [],
  }),
);
