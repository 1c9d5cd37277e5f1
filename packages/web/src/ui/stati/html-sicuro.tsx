import type { ReactNode } from 'react';
import { decodeEntita } from '../../formato/entita.ts';

/**
 * Shows a message that may hold `a[href]` (http, https, mailto) and `br`; everything else becomes the text it is. The
 * pieces are drawn by React: no markup of the message ever reaches the page as markup.
 */
export function TestoConCollegamenti({ testo }: { testo: string }): ReactNode {
  return parseTesto(testo).map((pezzo, indice) => {
    const chiave = `${indice}-${pezzo.tipo}`;
    if (pezzo.tipo === 'testo') return <span key={chiave}>{pezzo.testo}</span>;
    if (pezzo.tipo === 'aCapo') return <br key={chiave} />;
    const isPosta = pezzo.indirizzo.startsWith('mailto:');
    return (
      <a
        key={chiave}
        href={pezzo.indirizzo}
        rel="noopener noreferrer"
        {...(isPosta ? {} : { target: '_blank' })}
      >
        {pezzo.testo}
      </a>
    );
  });
}

export type Pezzo =
  | { tipo: 'testo'; testo: string }
  | { tipo: 'aCapo' }
  | { tipo: 'collegamento'; indirizzo: string; testo: string };

/** A banner is a sentence: what is longer is cut, so that no answer can freeze the page. */
const LUNGHEZZA_MASSIMA = 10_000;
const AMMESSI = /<br\s*\/?>|\r?\n|<a\s([^<>]{1,2000})>([^<>]*)<\/a\s*>/gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The address of an anchor when it is one we follow; undefined for any other scheme, or for what is no address. */
function findIndirizzo(attributi: string): string | undefined {
  const [, doppi, semplici] = HREF.exec(attributi) ?? [];
  const scritto = decodeEntita(doppi ?? semplici ?? '').trim();
  if (!/^(https?:\/\/|mailto:)[^\s\p{Cc}\\]+$/iu.test(scritto) || !URL.canParse(scritto)) return undefined;
  const letto = new URL(scritto);
  return ['http:', 'https:', 'mailto:'].includes(letto.protocol) ? letto.href : undefined;
}

const makePezzo = (trovato: RegExpExecArray): Pezzo => {
  const [intero, attributi, parole] = trovato;
  if (attributi === undefined) return { tipo: 'aCapo' };
  const indirizzo = findIndirizzo(attributi);
  return indirizzo === undefined
    ? { tipo: 'testo', testo: intero }
    : { tipo: 'collegamento', indirizzo, testo: decodeEntita(parole || indirizzo) };
};

/** Splits a message in the few pieces that are allowed; a tag that is not allowed stays as the text it is. */
export function parseTesto(scritto: string): Pezzo[] {
  const testo =
    scritto.length > LUNGHEZZA_MASSIMA ? `${scritto.slice(0, LUNGHEZZA_MASSIMA).trimEnd()}…` : scritto;
  const pezzi: Pezzo[] = [];
  const push = (pezzo: Pezzo) => {
    const ultimo = pezzi.at(-1);
    if (pezzo.tipo === 'testo' && ultimo?.tipo === 'testo') ultimo.testo += pezzo.testo;
    else pezzi.push(pezzo);
  };
  let letti = 0;
  for (const trovato of testo.matchAll(AMMESSI)) {
    if (trovato.index > letti)
      push({ tipo: 'testo', testo: decodeEntita(testo.slice(letti, trovato.index)) });
    push(makePezzo(trovato));
    letti = trovato.index + trovato[0].length;
  }
  if (letti < testo.length) push({ tipo: 'testo', testo: decodeEntita(testo.slice(letti)) });
  return pezzi;
}
