import { findCampo } from './campi.ts';
import type { Nodo } from './elemento.ts';
import { checkFile, type ElementoFile, type ErroreFile, SPAZIO_FATTURA } from './schema/verifica.ts';
import type { DatiFattura, ProblemaFattura } from './tipi.ts';
import { type FatturaCalcolata, isPubblica, tracciatoFattura, withTotali } from './tracciato.ts';

const ENTITA: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (testo: string): string => testo.replace(/[&<>"]/g, (c) => ENTITA[c] ?? c);

const AVANTI = '  ';
function writeNodo({ tag, testo, figli = [] }: Nodo, margine: string): string {
  if (testo !== undefined) return `${margine}<${tag}>${escapeXml(testo)}</${tag}>\n`;
  const dentro = figli.map((figlio) => writeNodo(figlio, margine + AVANTI)).join('');
  return `${margine}<${tag}>\n${dentro}${margine}</${tag}>\n`;
}

const listNodi = (dati: FatturaCalcolata): Nodo[] => tracciatoFattura.flatMap((uno) => [...uno.list(dati)]);

const nameFormato = (dati: DatiFattura): string => (isPubblica(dati) ? 'FPA12' : 'FPR12');

/** The file of an invoice, as the exchange takes it: FPR12, or FPA12 for an office of the State. */
export function writeFattura(dati: DatiFattura): string {
  const corpo = listNodi(withTotali(dati))
    .map((nodo) => writeNodo(nodo, AVANTI))
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica versione="${nameFormato(dati)}" xmlns:p="${SPAZIO_FATTURA}">\n${corpo}</p:FatturaElettronica>\n`;
}

/** The first two levels hold everything, and say nothing. */
const shortenDove = (dove: string): string => dove.replace(/^FatturaElettronica(Header|Body)[^/]*\//, '');

const toElemento = ({ tag, testo = '', figli = [] }: Nodo): ElementoFile => ({
  ...{ nome: tag, testo },
  figli: figli.map(toElemento),
});

const toProblema = ({ dove, frase }: ErroreFile): ProblemaFattura => ({
  codice: '00200',
  campo: findCampo(dove).campo,
  frase: `${shortenDove(dove)}: ${frase}.`,
  dove: shortenDove(dove),
});

/** A file of others against the table of the official layout: each error by its place, as the layout calls it. */
export const checkContenuto = (radice: ElementoFile): ProblemaFattura[] => checkFile(radice).map(toProblema);

/** What we would write, before it is: each error by the name of the field it comes from. */
export const checkFormato = (dati: DatiFattura): ProblemaFattura[] =>
  checkFile({
    ...{ nome: 'FatturaElettronica', spazio: SPAZIO_FATTURA, testo: '' },
    attributi: { versione: nameFormato(dati) },
    figli: listNodi(withTotali(dati)).map(toElemento),
  }).map((errore) => {
    const { nome } = findCampo(errore.dove);
    return { ...toProblema(errore), ...(nome === null ? {} : { frase: `${nome}: ${errore.frase}.` }) };
  });
