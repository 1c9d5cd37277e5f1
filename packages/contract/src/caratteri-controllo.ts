/** Control characters, save tab and new lines: some programs leave them in what is copied, and nobody sees them. */
const CONTROLLI = /(?![\t\n\r])\p{Cc}/gu;

/** Whether a text holds one: no field of a request may. */
export const hasControlli = (testo: string): boolean => testo.search(CONTROLLI) >= 0;

/** A text without them: for files, that carry also what was written before the rule. */
export const removeControlli = (testo: string): string => testo.replace(CONTROLLI, '');
