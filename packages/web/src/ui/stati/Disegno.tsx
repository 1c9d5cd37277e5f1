import { useEffect, useRef } from 'react';
import { cleanSvg } from './svg-pulito.ts';

const letti = new Map<string, Promise<string | null>>();

/** The text of a drawing of this origin; null when it is not there. Asked once for each page session. */
async function read(indirizzo: string): Promise<string | null> {
  if (new URL(indirizzo, location.origin).origin !== location.origin) return null;
  const risposta = await fetch(indirizzo, { method: 'GET' });
  const isSvg = risposta.headers.get('content-type')?.startsWith('image/svg+xml') ?? false;
  return risposta.ok && isSvg ? risposta.text() : null;
}

function readUnaVolta(indirizzo: string): Promise<string | null> {
  const noto = letti.get(indirizzo);
  if (noto !== undefined) return noto;
  const letto = read(indirizzo).catch(() => {
    letti.delete(indirizzo);
    return null;
  });
  letti.set(indirizzo, letto);
  return letto;
}

/** A drawing put in the page, cleaned, so that it takes the colours of the skin. It only decorates. */
export function Disegno({ indirizzo, className }: { indirizzo: string; className?: string | undefined }) {
  const posto = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isSmontato = false;
    void readUnaVolta(indirizzo).then((testo) => {
      const svg = testo === null || isSmontato ? null : cleanSvg(testo);
      if (svg !== null) posto.current?.replaceChildren(svg);
    });
    return () => {
      isSmontato = true;
    };
  }, [indirizzo]);
  return <span ref={posto} className={className} aria-hidden="true" data-disegno={indirizzo} />;
}
