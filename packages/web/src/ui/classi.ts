/** Joins class names, leaving out the ones that do not hold. */
export const classi = (...nomi: (string | false | null | undefined)[]): string =>
  nomi.filter(Boolean).join(' ');
