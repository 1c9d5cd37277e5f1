import { SaxesParser } from 'saxes';

const TAG_MASSIMI = 5000;
const LIVELLI_MASSIMI = 40;
/** What says where a schema is, or which names are whose: of the file, not of what it tells. */
const DI_SCRITTURA = ['http://www.w3.org/2000/xmlns/', 'http://www.w3.org/2001/XMLSchema-instance'];

/** An element, by its name without prefix. */
export interface ElementoXml {
  readonly nome: string;
  /** Its namespace; empty: none. */
  readonly spazio: string;
  readonly attributi: Readonly<Record<string, string>>;
  readonly testo: string;
  readonly figli: readonly ElementoXml[];
}
interface Aperto {
  nome: string;
  spazio: string;
  attributi: Record<string, string>;
  testo: string;
  figli: Aperto[];
}

/** An XML of others, small: without document type, as deep and as long as a notice is. @throws what is wrong with it */
export function readXml(xml: string): ElementoXml {
  const radice: Aperto = { nome: '', spazio: '', attributi: {}, testo: '', figli: [] };
  const aperti: Aperto[] = [radice];
  let quanti = 0;
  const parser = new SaxesParser({ xmlns: true, position: false } as const);
  parser.on('error', (errore) => {
    throw errore;
  });
  parser.on('doctype', () => {
    throw new Error('A document type is not expected');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    quanti += 1;
    if (quanti > TAG_MASSIMI || aperti.length > LIVELLI_MASSIMI) throw new Error('Too many elements');
    const attributi = Object.fromEntries(
      Object.values(attributes)
        .filter((uno) => !DI_SCRITTURA.includes(uno.uri))
        .map(({ name, value }) => [name, value]),
    );
    const nuovo: Aperto = { nome: local, spazio: uri, attributi, testo: '', figli: [] };
    aperti.at(-1)?.figli.push(nuovo);
    aperti.push(nuovo);
  });
  const add = (testo: string) => {
    const ultimo = aperti.at(-1);
    if (ultimo) ultimo.testo += testo;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    aperti.pop();
  });
  parser.write(xml).close();
  const [prima] = radice.figli;
  if (!prima) throw new Error('Nothing to read');
  return prima;
}

/** The first element of a name, however deep. */
export function findElemento(dove: ElementoXml, nome: string): ElementoXml | undefined {
  if (dove.nome === nome) return dove;
  for (const figlio of dove.figli) {
    const trovato = findElemento(figlio, nome);
    if (trovato) return trovato;
  }
  return undefined;
}
/** Its words; empty when there is none. */
export const readTesto = (dove: ElementoXml, nome: string): string =>
  findElemento(dove, nome)?.testo.trim() ?? '';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const TIPI = 'http://www.fatturapa.gov.it/sdi/ws/trasmissione/v1.0/types';

/** An envelope of the web services of the exchange; `campi` are names and words already safe for XML. */
export const writeBusta = (operazione: string, campi: readonly (readonly [string, string])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${SOAP}" xmlns:types="${TIPI}"><soapenv:Body><types:${operazione}>${campi.map(([nome, valore]) => `<${nome}>${valore}</${nome}>`).join('')}</types:${operazione}></soapenv:Body></soapenv:Envelope>`;
