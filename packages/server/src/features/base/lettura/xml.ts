import { SaxesParser } from 'saxes';

/** No file nests its tags so deep, nor gives one so many attributes. */
const LIVELLI_MASSIMI = 64;
const ATTRIBUTI_MASSIMI = 100;
const CARATTERI_NOME = 256;

/** What is told of an XML while it is read. */
export interface Ascolto {
  open(nome: string, attributi: Readonly<Record<string, string>>): void;
  text(testo: string): void;
  close(nome: string): void;
}

interface Soste {
  /** Stops the reading. */
  refuse(): never;
  onTag?(): void;
}

/** A reader that stops at the first thing no file of ours has: entities of its own are not known, so none can grow. */
export function makeParser(ascolto: Ascolto, { refuse, onTag = () => {} }: Soste) {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  let livello = 0;
  let attributi = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentagstart', ({ name }) => {
    livello += 1;
    attributi = 0;
    if (livello > LIVELLI_MASSIMI || name.length > CARATTERI_NOME) refuse();
  });
  parser.on('attribute', ({ name }) => {
    attributi += 1;
    if (attributi > ATTRIBUTI_MASSIMI || name.length > CARATTERI_NOME) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    onTag();
    ascolto.open(name, attributes);
  });
  parser.on('text', (testo) => ascolto.text(testo));
  parser.on('cdata', (testo) => ascolto.text(testo));
  parser.on('closetag', ({ name }) => {
    onTag();
    livello -= 1;
    ascolto.close(name);
  });
  return parser;
}
