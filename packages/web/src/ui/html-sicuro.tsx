import type { ReactNode } from 'react';

/** Shows a message that may hold `a[href http/https]` and `br`; everything else becomes text. */
export function TestoConCollegamenti({ testo }: { testo: string }): ReactNode {
  return parseTesto(testo).map((pezzo, indice) => {
    const chiave = `${indice}-${pezzo.tipo}`;
    if (pezzo.tipo === 'testo') return <span key={chiave}>{pezzo.testo}</span>;
    if (pezzo.tipo === 'aCapo') return <br key={chiave} />;
    return (
      <a key={chiave} href={pezzo.indirizzo} target="_blank" rel="noopener noreferrer">
        {pezzo.testo}
      </a>
    );
  });
}

export type Pezzo =
  | { tipo: 'testo'; testo: string }
  | { tipo: 'aCapo' }
  | { tipo: 'collegamento'; indirizzo: string; testo: string };

const AMMESSI = /<br\s*\/?>|\n|<a\s+href="(https?:\/\/[^"<>\s]+)"[^<>]*>([^<>]*)<\/a>/gi;

/** Splits a message in the few pieces that are allowed; a tag that is not allowed stays as the text it is. */
export function parseTesto(testo: string): Pezzo[] {
  const pezzi: Pezzo[] = [];
  let ultimo = 0;
  for (const trovato of testo.matchAll(AMMESSI)) {
    if (trovato.index > ultimo) pezzi.push({ tipo: 'testo', testo: testo.slice(ultimo, trovato.index) });
    const [intero, indirizzo, parole] = trovato;
    if (indirizzo === undefined) pezzi.push({ tipo: 'aCapo' });
    else pezzi.push({ tipo: 'collegamento', indirizzo, testo: parole ?? indirizzo });
    ultimo = trovato.index + intero.length;
  }
  if (ultimo < testo.length) pezzi.push({ tipo: 'testo', testo: testo.slice(ultimo) });
  return pezzi;
}
