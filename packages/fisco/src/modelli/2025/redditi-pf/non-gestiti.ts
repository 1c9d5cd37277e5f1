import type { QuadroScheda } from '../../scheda.ts';

/** Quadri of the form that the program does not handle yet: shown, never computed. */
const elenco: readonly (readonly [string, string, string, 1 | 2 | 3])[] = [
  ['RR', 'Contributi previdenziali', 'Contributi', 2],
  ['RE', 'Lavoro autonomo', 'Lavoro autonomo', 3],
  ['RF', 'Impresa in contabilità ordinaria', 'Impresa, ordinaria', 3],
  ['RG', 'Impresa in contabilità semplificata', 'Impresa, semplificata', 3],
  ['LM', 'Regime di vantaggio e regime forfetario', 'Forfetario', 3],
  ['RD', 'Allevamento e produzioni agricole', 'Allevamento', 3],
  ['RS', 'Prospetti comuni', 'Prospetti comuni', 3],
  ['RQ', 'Imposte sostitutive', 'Imposte sostitutive', 3],
  ['RU', 'Crediti concessi alle imprese', 'Crediti alle imprese', 3],
  ['FC', 'Imprese estere controllate', 'Imprese estere', 3],
  ['NR', 'Nuovi residenti', 'Nuovi residenti', 3],
  ['CE', 'Credito per redditi prodotti all’estero', 'Redditi esteri', 3],
  ['TR', 'Trasferimento della residenza all’estero', 'Trasferimento', 3],
  ['CP', 'Concordato preventivo biennale', 'Concordato', 3],
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
