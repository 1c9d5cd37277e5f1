import {
  comeConiuge,
  familiari,
  mesiCarico,
  mesiDetrazione,
  percentuale,
  relazione,
} from '../../../regole/familiari.ts';
import { annota, inserisce, type QuadroScheda, rigo } from '../../scheda.ts';

/** In the order of `relazioni`, whose numbers are these positions. */
const opzioniRelazione = [
  { codice: 'C', descrizione: 'Coniuge' },
  { codice: 'F1', descrizione: 'Primo figlio' },
  { codice: 'F', descrizione: 'Figlio' },
  { codice: 'A', descrizione: 'Altro familiare' },
  { codice: 'D', descrizione: 'Figlio con disabilità' },
];

const familiare = (numero: number) =>
  rigo(
    numero,
    numero === 1 ? 'Coniuge' : 'Familiare',
    [
      inserisce(1, 'Relazione', relazione, { opzioni: opzioniRelazione }),
      annota(4, 'Codice fiscale', 'codiceFiscale'),
      inserisce(5, 'Mesi a carico', mesiCarico, { max: 12 }),
      inserisce(7, 'Percentuale di detrazione', percentuale, { max: 100 }),
      inserisce(9, 'Mesi detrazione figli dai 21 anni', mesiDetrazione, { max: 12 }),
      ...(numero === 1
        ? []
        : [
            inserisce(91, 'Lettera C', comeConiuge, {
              istruzioni:
                'Manca l’altro genitore: per il primo figlio vale, se è di più, la detrazione del coniuge.',
            }),
          ]),
    ],
    { raccolta: familiari },
  );

export const quadroFA: QuadroScheda = {
  codice: 'FA',
  titolo: 'Familiari a carico',
  titoloBreve: 'Familiari a carico',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Numerazione delle colonne da verificare; la colonna 91 è interna: sul modello la lettera C sta al posto della percentuale. Non gestito: affidamento esclusivo.',
  dipendeDa: [],
  sezioni: [{ titolo: 'Prospetto dei familiari', righi: [1, 2, 3, 4, 5].map(familiare) }],
};
