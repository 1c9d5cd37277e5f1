/** A text with the names in their places; a place without a name stays as it is written. */
export const fillTesto = (testo: string, nomi: Readonly<Record<string, string>>): string =>
  testo.replace(/\{([a-z]+)\}/g, (scritto, nome: string) =>
    Object.hasOwn(nomi, nome) ? (nomi[nome] ?? scritto) : scritto,
  );
