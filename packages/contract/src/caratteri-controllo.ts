/** Control characters, save tab and new lines: some programs leave them in what is copied, and nobody sees them. */
const CONTROLLI = /(?![\t\n\r])\p{Cc}/gu;

/** Whether a text holds one: no field of a request may. */
export const hasControlli = (testo: string): boolean => testo.search(CONTROLLI) >= 0;

/** A text without them: for files, that carry also what was written before the rule. */
export const removeControlli = (testo: string): string => testo.replace(CONTROLLI, '');

/** The beginning of a text, as far as `massimo`: never half of a character outside the basic plane, which is no text. */
export const cutTesto = (testo: string, massimo: number): string =>
  testo.slice(0, massimo).replace(/\p{Cs}/gu, '');

const LETTERE = /(?!\p{DI})[\p{L}\p{N}]/gu;

/** Letters and digits of a text that are seen: a reason made of none says nothing. */
export const countLettere = (testo: string): number => testo.match(LETTERE)?.length ?? 0;
