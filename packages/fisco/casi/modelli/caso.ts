import type { DatiModello, ValoreCasella } from '../../src/modelli/modello.ts';

/** A whole return as data, written as a person would: `RC1.3=24000 RC6.1=365`. A tick is `sì`. */
export interface CasoModello {
  readonly nome: string;
  readonly dati: string;
  /** Every rigo that the return must show with an amount other than zero. */
  readonly attesi: string;
  /** How the expected figures come about. */
  readonly derivazione: string;
}

const readPezzi = (testo: string): [string, string][] =>
  testo.split(' ').map((pezzo) => {
    const [chiave = '', valore = ''] = pezzo.split('=');
    return [chiave, valore];
  });

/** The expected figures of a case. */
export const readAttesi = ({ attesi }: CasoModello): Record<string, number> =>
  Object.fromEntries(readPezzi(attesi).map(([chiave, valore]) => [chiave, Number(valore)]));

/** The inputs of a case, each in the type of its casella. */
export function readDati(
  { dati }: CasoModello,
  findTipo: (chiave: string) => string | undefined,
): DatiModello {
  return Object.fromEntries(
    readPezzi(dati).map(([chiave, valore]): [string, ValoreCasella] => {
      const tipo = findTipo(chiave);
      if (valore === 'sì') return [chiave, true];
      return [chiave, tipo === 'codice' || tipo === 'comune' ? valore : Number(valore)];
    }),
  );
}
