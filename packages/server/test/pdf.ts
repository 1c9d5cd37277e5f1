import { inflateSync } from 'node:zlib';
import type { Client } from './client.ts';

/** The objects of a PDF as pdfkit writes them, with their streams opened. */
function listOggetti(pdf: Buffer): Map<string, { testa: string; corpo: string }> {
  const testo = pdf.toString('latin1');
  const oggetti = new Map<string, { testa: string; corpo: string }>();
  for (const [, numero = '', tutto = ''] of testo.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const inizio = tutto.indexOf('stream\n');
    const testa = inizio < 0 ? tutto : tutto.slice(0, inizio);
    const grezzo = inizio < 0 ? '' : tutto.slice(inizio + 7, tutto.lastIndexOf('\nendstream'));
    const corpo = testa.includes('/FlateDecode') ? inflateSync(Buffer.from(grezzo, 'latin1')) : grezzo;
    oggetti.set(numero, { testa, corpo: corpo.toString('latin1') });
  }
  return oggetti;
}

const readRiferimento = (testa: string, nome: string) =>
  new RegExp(`/${nome} (\\d+) 0 R`).exec(testa)?.[1] ?? '';

/** Glyph of a font to the character it stands for. */
function readMappa(cmap: string): Map<string, string> {
  const mappa = new Map<string, string>();
  for (const [, da = '', elenco = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [n, [, codici = '']] of [...elenco.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const glifo = (Number.parseInt(da, 16) + n).toString(16).padStart(4, '0');
      const unita = codici.match(/[0-9a-f]{4}/g) ?? [];
      mappa.set(glifo, unita.map((u) => String.fromCharCode(Number.parseInt(u, 16))).join(''));
    }
  }
  return mappa;
}

/** The text of each page, as a reader would search it. */
export function readPagine(pdf: Buffer): string[] {
  const oggetti = listOggetti(pdf);
  const caratteri = new Map<string, Map<string, string>>();
  for (const { testa } of oggetti.values()) {
    for (const [, nome = '', numero = ''] of testa.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = readRiferimento(oggetti.get(numero)?.testa ?? '', 'ToUnicode');
      caratteri.set(nome, readMappa(oggetti.get(cmap)?.corpo ?? ''));
    }
  }
  const pagine = [...oggetti.values()].filter(({ testa }) => /\/Type \/Page\n/.test(testa));
  return pagine.map(({ testa }) => {
    const contenuto = oggetti.get(readRiferimento(testa, 'Contents'))?.corpo ?? '';
    let mappa = new Map<string, string>();
    let testo = '';
    for (const [, carattere, pezzi] of contenuto.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (carattere) mappa = caratteri.get(carattere) ?? new Map();
      const glifi = [...(pezzi ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, g = '']) => g.match(/.{4}/g) ?? [],
      );
      testo += glifi.map((glifo) => mappa.get(glifo) ?? '').join('');
    }
    return testo;
  });
}

export interface PdfRisposto {
  readonly status: number;
  readonly tipo: string | null;
  readonly pdf: Buffer;
  /** None where the answer is not a PDF. */
  readonly pagine: readonly string[];
}

/** What a call that prints answers to somebody, its bytes untouched. */
export async function fetchPdf(
  indirizzo: string,
  chi: Pick<Client, 'cookie'>,
  percorso: string,
  corpo: object,
): Promise<PdfRisposto> {
  const headers = {
    'content-type': 'application/json',
    origin: indirizzo,
    'x-quadra-app': 'prova',
    cookie: chi.cookie,
  };
  const risposta = await fetch(indirizzo + percorso, {
    method: 'POST',
    headers,
    body: JSON.stringify(corpo),
  });
  const pdf = Buffer.from(await risposta.arrayBuffer());
  const tipo = risposta.headers.get('content-type');
  return { status: risposta.status, tipo, pdf, pagine: tipo === 'application/pdf' ? readPagine(pdf) : [] };
}
