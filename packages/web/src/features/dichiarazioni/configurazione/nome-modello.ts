import { listModelli } from '@quadra/fisco';

/** How the form of a year is called; its code where the year has none. */
export const nameModello = (anno: number, codice: string): string =>
  listModelli().find((modello) => modello.anno === anno && modello.codice === codice)?.titolo ?? codice;
