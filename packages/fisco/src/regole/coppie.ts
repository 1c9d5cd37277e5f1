import { type Dato, dato } from '../engine/index.ts';

/** A code and its amount, of which a rigo of the form holds several side by side. */
export interface Coppia {
  readonly codice: Dato;
  readonly importo: Dato;
}

/** The first of the pairs of a rigo: those that are ever used. */
export const makeCoppie = (id: string, titolo: string, quante: number): readonly Coppia[] =>
  Array.from({ length: quante }, (_, i) => ({
    codice: dato({
      id: `${id}.codice${i + 1}`,
      titolo: `${titolo}: codice`,
      unita: 'codice',
      seManca: 'zero',
    }),
    importo: dato({
      id: `${id}.importo${i + 1}`,
      titolo,
      unita: 'euro',
      seManca: 'zero',
      prova: 'bilancio',
    }),
  }));
