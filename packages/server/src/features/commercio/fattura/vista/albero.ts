import { makeParser } from '../../../base/lettura/lettura.public.ts';

/** An element of a document; `spazio` is its namespace, empty where it has none. */
export interface Elemento {
  readonly spazio: string;
  readonly nome: string;
  /** By their written name. */
  readonly attributi: ReadonlyMap<string, string>;
  /** The namespaces of the prefixes that are known in it. */
  readonly prefissi: ReadonlyMap<string, string>;
  readonly figli: (Elemento | string)[];
  readonly padre: Elemento | null;
}

/** What a document or a style sheet has that is not handled; `che`: as it is written. */
export class NonGestito extends Error {
  override name = 'NonGestito';
  readonly che: string;
  constructor(che: string) {
    super(`Not handled: ${che}`);
    this.che = che.slice(0, 120);
  }
}

const refuse = (): never => {
  throw new NonGestito('XML');
};

/** The namespace and the name of a written one; without a prefix, the namespace of `predefinito`. */
export function readNome(
  scritto: string,
  prefissi: ReadonlyMap<string, string>,
  predefinito = '',
): { spazio: string; nome: string } {
  const posto = scritto.indexOf(':');
  if (posto < 0) return { spazio: predefinito, nome: scritto };
  const spazio = prefissi.get(scritto.slice(0, posto));
  if (spazio === undefined) throw new NonGestito(scritto);
  return { spazio, nome: scritto.slice(posto + 1) };
}

function readPrefissi(
  attributi: Readonly<Record<string, string>>,
  sopra: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const nuovi = Object.entries(attributi).flatMap(([nome, valore]) => {
    if (nome === 'xmlns') return [['', valore] as const];
    return nome.startsWith('xmlns:') ? [[nome.slice(6), valore] as const] : [];
  });
  return nuovi.length === 0 ? sopra : new Map([...sopra, ...nuovi]);
}

/** Far beyond an invoice or its sheet: what is deeper would exhaust who walks it. */
const LIVELLI_MASSIMI = 200;

/** The root that holds a document, as XPath sees it. @throws NonGestito for what is no XML, has a DTD or is too deep */
export function readAlbero(testo: string): Elemento {
  const xml = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);
  const radice: Elemento = {
    ...{ spazio: '', nome: '', attributi: new Map(), prefissi: xml, figli: [], padre: null },
  };
  let qui = radice;
  let livello = 0;
  const parser = makeParser(
    {
      open: (scritto, attributi) => {
        const prefissi = readPrefissi(attributi, qui.prefissi);
        const nuovo: Elemento = {
          ...readNome(scritto, prefissi, prefissi.get('') ?? ''),
          ...{ attributi: new Map(Object.entries(attributi)), prefissi, figli: [], padre: qui },
        };
        qui.figli.push(nuovo);
        qui = nuovo;
        livello += 1;
        if (livello > LIVELLI_MASSIMI) refuse();
      },
      text: (pezzo) => {
        if (qui !== radice) qui.figli.push(pezzo);
      },
      close: () => {
        qui = qui.padre ?? radice;
        livello -= 1;
      },
    },
    { refuse },
  );
  parser.write(testo.replace(/^\uFEFF/, '')).close();
  return radice;
}

/** All the text in an element. */
export const readTesto = (uno: Elemento): string =>
  uno.figli.map((figlio) => (typeof figlio === 'string' ? figlio : readTesto(figlio))).join('');
