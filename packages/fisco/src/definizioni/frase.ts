import type { ProblemaDefinizione } from './definizione.ts';

/** A capital that begins a sentence: not the code of a casella. */
const INIZIALE = /^\p{Lu}(?=[\p{Ll}’ ])/u;

/** What is wrong in a definition, with its place: in the same words on the page and in the answer of the server. */
export function describeProblema({ campo, frase, inizio }: ProblemaDefinizione): string {
  if (campo === 'casella' || !inizio) return frase;
  const posto = `carattere ${inizio + 1}`;
  if (frase.includes(posto)) return frase;
  return `Al ${posto}: ${frase.replace(INIZIALE, (lettera) => lettera.toLowerCase())}`;
}
