import { webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';

interface Cella {
  textContent: string;
  className: string;
  append(figlio: { textContent: string }): void;
}
const makeCella = (): Cella => ({
  textContent: '',
  className: '',
  append({ textContent }) {
    this.textContent += textContent;
  },
});

/** What the page of a fascicolo says of a folder, run as a browser would, with the few things of a document that it asks for. */
export async function verifyFascicolo(
  pagina: string,
  cartella: ReadonlyMap<string, Buffer>,
): Promise<{ readonly esito: string; readonly no: readonly string[] }> {
  const read = (quale: RegExp) => quale.exec(pagina)?.[1] ?? '';
  const righe: Cella[][] = [];
  const esito = makeCella();
  const indice = { textContent: read(/<script type="application\/json" id="indice">(.*?)<\/script>/s) };
  const insertRow = () => {
    const celle: Cella[] = [];
    righe.push(celle);
    const insertCell = () => {
      const cella = makeCella();
      celle.push(cella);
      return cella;
    };
    return { insertCell };
  };
  let verify: ((evento: object) => Promise<void>) | undefined;
  const nodi = {
    tbody: { insertRow },
    input: {
      addEventListener: (_: string, fn: typeof verify) => {
        verify = fn;
      },
    },
  };
  runInNewContext(read(/<script>(.*)<\/script>/s), {
    document: {
      getElementById: (id: string) => (id === 'indice' ? indice : esito),
      querySelector: (quale: keyof typeof nodi) => nodi[quale],
      querySelectorAll: () => [],
      createElement: makeCella,
    },
    crypto: webcrypto,
    Uint8Array,
  });
  const files = [...cartella].map(([percorso, byte]) => ({
    name: percorso.split('/').at(-1),
    webkitRelativePath: `fascicolo/${percorso}`,
    arrayBuffer: async () => Uint8Array.from(byte).buffer,
  }));
  await verify?.({ target: { files } });
  const no = righe.filter((celle) => celle[2]?.className === 'no').map(([nome]) => nome?.textContent ?? '');
  return { esito: esito.textContent, no };
}
