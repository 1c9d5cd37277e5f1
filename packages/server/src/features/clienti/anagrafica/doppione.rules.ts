import type { Coppia } from './correzione.queries.ts';

/** How many letters must change for one text to become the other. */
function computeDistanza(uno: string, altro: string): number {
  let prima = Array.from({ length: altro.length + 1 }, (_, posto) => posto);
  for (const [i, lettera] of [...uno].entries()) {
    const riga = [i + 1];
    for (const [j, altra] of [...altro].entries()) {
      const cambio = (prima[j] ?? 0) + (lettera === altra ? 0 : 1);
      riga.push(Math.min(cambio, (prima[j + 1] ?? 0) + 1, (riga[j] ?? 0) + 1));
    }
    prima = riga;
  }
  return prima.at(-1) ?? 0;
}

const DIFFERENZA_MASSIMA = 0.2;

/** Names alike: two letters of ten at most are others. */
function isSimile(uno: string, altro: string): boolean {
  const [a, b] = [uno.toLowerCase(), altro.toLowerCase()];
  return computeDistanza(a, b) / Math.max(a.length, b.length, 1) <= DIFFERENZA_MASSIMA;
}

/** Pairs worth a look: of those born on one day only the ones with names alike. */
export const keepPossibili = (coppie: readonly Coppia[]): Coppia[] =>
  coppie.filter(
    ({ motivo, uno, altro }) => motivo !== 'nomeSimile' || isSimile(uno.denominazione, altro.denominazione),
  );
