import type { Nodo } from './elemento.ts';
import type { CampoFattura, DatiFattura, ProblemaFattura } from './tipi.ts';
import { type FatturaCalcolata, isPubblica, tracciatoFattura, withTotali } from './tracciato.ts';

const SPAZIO = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const ENTITA: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (testo: string): string => testo.replace(/[&<>"]/g, (c) => ENTITA[c] ?? c);

const AVANTI = '  ';
function writeNodo({ tag, testo, figli = [] }: Nodo, margine: string): string {
  if (testo !== undefined) return `${margine}<${tag}>${escapeXml(testo)}</${tag}>\n`;
  const dentro = figli.map((figlio) => writeNodo(figlio, margine + AVANTI)).join('');
  return `${margine}<${tag}>\n${dentro}${margine}</${tag}>\n`;
}

const listNodi = (dati: FatturaCalcolata): Nodo[] => tracciatoFattura.flatMap((uno) => [...uno.list(dati)]);

/** The file of an invoice, as the exchange takes it: FPR12, or FPA12 for an office of the State. */
export function writeFattura(dati: DatiFattura): string {
  const corpo = listNodi(withTotali(dati))
    .map((nodo) => writeNodo(nodo, AVANTI))
    .join('');
  const formato = isPubblica(dati) ? 'FPA12' : 'FPR12';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica versione="${formato}" xmlns:p="${SPAZIO}">\n${corpo}</p:FatturaElettronica>\n`;
}

/** Where an element of the file is mended, by the beginning of its place. */
const campi: readonly (readonly [string, CampoFattura])[] = [
  ['1.1.4', 'CodiceSDI'],
  ['1.1.6', 'PEC'],
  ['1.1', 'Cedente'],
  ['1.2', 'Cedente'],
  ['1.4.1.1', 'PartitaIva'],
  ['1.4.1.2', 'CodiceFiscale'],
  ['1.4', 'Cliente'],
  ['2.1.1.1', 'TipoDocumento'],
  ['2.1.1.3', 'Data'],
  ['2.1.1.4', 'Numero'],
  ['2.1.6', 'Collegata'],
  ['2.2', 'Righe'],
];
const findCampo = (id: string): CampoFattura =>
  campi.find(([inizio]) => id === inizio || id.startsWith(`${inizio}.`))?.[1] ?? 'File';

function* walk(nodi: readonly Nodo[]): Generator<Nodo> {
  for (const nodo of nodi) {
    yield nodo;
    if (nodo.figli) yield* walk(nodo.figli);
  }
}

/** Every element against its format: what the schema would refuse, each with its place in the file. */
export function checkFormato(dati: DatiFattura): ProblemaFattura[] {
  return [...walk(listNodi(withTotali(dati)))].flatMap(({ id, tag, formato, testo = '', mancante }) =>
    formato && (mancante || !formato.modello.test(testo))
      ? [
          {
            codice: '00200',
            frase: mancante
              ? `Manca ${id} ${tag}.`
              : `${id} ${tag}: «${testo}» non va bene, servono ${formato.frase}.`,
            campo: findCampo(id),
          },
        ]
      : [],
  );
}
