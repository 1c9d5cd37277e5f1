const SPAZIO = 'http://www.w3.org/2000/svg';
const ELEMENTI = new Set('svg g path rect circle ellipse line polyline polygon'.split(' '));
const ATTRIBUTI = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform opacity fill fill-rule fill-opacity stroke ' +
    'stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity'
  ).split(' '),
);
/** Nothing that leads out of the drawing. */
const FUORI = /url\s*\(|:\/\/|javascript:|data:|\\/i;

function copy(da: Element): SVGElement | null {
  if (da.namespaceURI !== SPAZIO || !ELEMENTI.has(da.localName)) return null;
  const copia = document.createElementNS(SPAZIO, da.localName);
  for (const { name, value } of da.attributes) {
    if (ATTRIBUTI.has(name) && !FUORI.test(value)) copia.setAttribute(name, value);
  }
  for (const figlio of da.children) {
    const pulito = copy(figlio);
    if (pulito !== null) copia.append(pulito);
  }
  return copia;
}

/** What is read here is copied, never put in the page. */
const lettura = window.trustedTypes?.createPolicy('disegno', { createHTML: (testo) => testo });

/** A drawing made again with shapes and colours alone: no script, event, link or style. Null when it is no SVG. */
export function cleanSvg(testo: string): SVGElement | null {
  const { documentElement: radice } = new DOMParser().parseFromString(
    lettura?.createHTML(testo) ?? testo,
    'image/svg+xml',
  );
  return radice.localName === 'svg' ? copy(radice) : null;
}
