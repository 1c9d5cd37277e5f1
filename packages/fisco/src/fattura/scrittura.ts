import type { Nodo } from './elemento.ts';
import { checkFile, type ElementoFile, SPAZIO_FATTURA } from './schema/verifica.ts';
import type { CampoFattura, DatiFattura, ProblemaFattura } from './tipi.ts';
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

/** Where an element of the file is mended, by the beginning of its place. */
const campi: readonly (readonly [RegExp, CampoFattura])[] = [
  [/CodiceDestinatario$/, 'CodiceSDI'],
  [/PECDestinatario$/, 'PEC'],
  [/DatiTrasmissione|CedentePrestatore/, 'Cedente'],
  [/CessionarioCommittente\/DatiAnagrafici\/IdFiscaleIVA/, 'PartitaIva'],
  [/CessionarioCommittente\/DatiAnagrafici\/CodiceFiscale$/, 'CodiceFiscale'],
  [/CessionarioCommittente\/DatiAnagrafici\/Anagrafica/, 'Denominazione'],
  [/CessionarioCommittente\/Sede\/Indirizzo$/, 'Via'],
  [/CessionarioCommittente\/Sede\/CAP$/, 'CAP'],
  [/CessionarioCommittente\/Sede\/Comune$/, 'Comune'],
  [/CessionarioCommittente\/Sede\/Provincia$/, 'Provincia'],
  [/CessionarioCommittente/, 'Cliente'],
  [/TipoDocumento$/, 'TipoDocumento'],
  [/DatiGeneraliDocumento\/Data$/, 'Data'],
  [/DatiGeneraliDocumento\/Numero$/, 'Numero'],
  [/DatiFattureCollegate/, 'Collegata'],
  [/DatiBeniServizi/, 'Righe'],
];
/** The first two levels hold everything, and say nothing. */
const shortenDove = (dove: string): string => dove.replace(/^FatturaElettronica(Header|Body)[^/]*\//, '');

const toElemento = ({ tag, testo = '', figli = [] }: Nodo): ElementoFile => ({
  ...{ nome: tag, testo },
  figli: figli.map(toElemento),
});

/** A file of ours or of others against the table of the official layout: each error with its place and the field to mend. */
export const checkContenuto = (radice: ElementoFile): ProblemaFattura[] =>
  checkFile(radice).map(({ dove, frase }) => ({
    codice: '00200',
    frase: `${shortenDove(dove)}: ${frase}.`,
    campo: campi.find(([modello]) => modello.test(dove))?.[1] ?? 'File',
  }));

/** What we would write, before it is. */
export const checkFormato = (dati: DatiFattura): ProblemaFattura[] =>
  checkContenuto({
    ...{ nome: 'FatturaElettronica', spazio: SPAZIO_FATTURA, testo: '' },
    attributi: { versione: nameFormato(dati) },
    figli: listNodi(withTotali(dati)).map(toElemento),
  });
