import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PREFISSO_COOKIE } from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const comprimiBrotli = promisify(brotliCompress);
const comprimiGzip = promisify(gzip);
const SEGNAPOSTO = '__NONCE__';
const ASSETS = '/assets/';
/** No page has such an address: two slashes, a hidden name, or a separator, a dot or a NUL that was encoded. */
const STRANO = /^[^/]|\/\/|\\|\/\.|%(?:00|2e|2f|5c)/i;

const tipi: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const compressi = ['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.wasm'];

interface Pagina {
  readonly tipo: string;
  readonly corpo: Buffer;
  readonly etag: string;
  readonly isImmutabile: boolean;
  readonly isComprimibile: boolean;
  readonly versioni: Map<string, Promise<Buffer>>;
}

function* walk(cartella: string): Generator<string> {
  for (const voce of readdirSync(cartella, { withFileTypes: true })) {
    const percorso = join(cartella, voce.name);
    if (voce.isDirectory()) yield* walk(percorso);
    else if (voce.isFile() && !voce.name.startsWith('.')) yield percorso;
  }
}

function readPagina(file: string, percorso: string): Pagina {
  const corpo = readFileSync(file);
  return {
    tipo: tipi[extname(file)] ?? 'application/octet-stream',
    corpo,
    etag: `"${createHash('sha256').update(corpo).digest('base64url').slice(0, 22)}"`,
    isImmutabile: percorso.startsWith(ASSETS),
    isComprimibile: compressi.includes(extname(file)) && corpo.length > 1024,
    versioni: new Map(),
  };
}

/** Every file of the build, by path: a request can reach these and nothing else on the disk. */
function readPagine(cartella: string): Map<string, Pagina> {
  const pagine = new Map<string, Pagina>();
  if (!existsSync(cartella)) return pagine;
  for (const file of walk(cartella)) {
    const percorso = `/${relative(cartella, file).split(sep).join('/')}`;
    pagine.set(percorso, readPagina(file, percorso));
  }
  return pagine;
}

/** Compressed once, at the first request that wants it. */
function compress(pagina: Pagina, codifica: string): Promise<Buffer> {
  let versione = pagina.versioni.get(codifica);
  if (!versione) {
    versione =
      codifica === 'br'
        ? comprimiBrotli(pagina.corpo, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : comprimiGzip(pagina.corpo, { level: 9 });
    pagina.versioni.set(codifica, versione);
  }
  return versione;
}

const chooseCodifica = (accettate: string | undefined) =>
  ['br', 'gzip'].find((codifica) =>
    new RegExp(`(^|[,\\s])${codifica}(\\s*[,;]|\\s*$)`).test(accettate ?? ''),
  );

async function sendPagina(pagina: Pagina, richiesta: FastifyRequest, risposta: FastifyReply): Promise<void> {
  risposta
    .header('cache-control', pagina.isImmutabile ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', pagina.etag)
    .header('vary', 'accept-encoding');
  if (richiesta.headers['if-none-match'] === pagina.etag) {
    risposta.code(304).send();
    return;
  }
  risposta.header('content-type', pagina.tipo);
  const codifica = pagina.isComprimibile ? chooseCodifica(richiesta.headers['accept-encoding']) : undefined;
  const corpo = codifica === undefined ? pagina.corpo : await compress(pagina, codifica);
  if (codifica !== undefined) risposta.header('content-encoding', codifica);
  risposta.send(corpo);
}

/** In the page of the application no text becomes markup or code, but by the two policies that it names. */
const TESTI_FIDATI = "require-trusted-types-for 'script'; trusted-types default disegno";

/** The page of the application, with the nonce of this answer in it: never kept by a cache. */
function sendIndice(indice: string, richiesta: FastifyRequest, risposta: FastifyReply): void {
  risposta
    .code(200)
    .header('content-type', tipi['.html'] ?? '')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `${risposta.getHeader('content-security-policy')}; ${TESTI_FIDATI}`)
    .send(indice.replaceAll(SEGNAPOSTO, richiesta.nonce));
}

/** Says that somebody is known in this browser: who he is, the session says. */
const CONOSCIUTO = new RegExp(`(^|; )${PREFISSO_COOKIE}user=`);
const writeAnticipo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The page of each address that is opened from outside, with the names of the files that it wants; '' is every other. */
function makeIndici(cartella: string, indice: string): Map<string, string> {
  const file = join(cartella, '.anticipi.json');
  const anticipi: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return new Map(
    Object.entries(anticipi).map(([parola, nomi]) => [
      parola,
      indice.replace(
        '</head>',
        `${nomi
          .filter((nome) => !indice.includes(`"/${nome}"`))
          .map(writeAnticipo)
          .join('')}</head>`,
      ),
    ]),
  );
}

/**
 * Serves the built application: files with their hash for a year, the page itself for every other path that is not the
 * API's. Answers whether it sent something (never the reply: whoever awaits that gets nothing). Undefined when nothing is
 * built (development: Vite serves the pages).
 */
export function makePagine(
  cartella: string,
): ((richiesta: FastifyRequest, risposta: FastifyReply) => Promise<boolean>) | undefined {
  const pagine = readPagine(cartella);
  const indice = pagine.get('/index.html')?.corpo.toString('utf8');
  if (indice === undefined) return undefined;
  const indici = makeIndici(cartella, indice);
  return async (richiesta, risposta) => {
    const [percorso = '/'] = richiesta.url.split('?');
    const pagina = percorso === '/index.html' ? undefined : pagine.get(percorso);
    if (pagina) {
      await sendPagina(pagina, richiesta, risposta.code(200));
      return true;
    }
    // A missing file of the build is missing: the page in its place would be run as a script.
    const isFile = percorso.startsWith(ASSETS) || /\.[a-z0-9]{2,5}$/i.test(percorso);
    if (STRANO.test(percorso) || (isFile && percorso !== '/index.html')) return false;
    const isConosciuto = CONOSCIUTO.test(richiesta.headers.cookie ?? '');
    const suo = isConosciuto ? (indici.get(percorso.split('/')[1] ?? '') ?? indici.get('')) : undefined;
    sendIndice(suo ?? indice, richiesta, risposta);
    return true;
  };
}

/** True for paths that answer JSON even when they do not exist. */
export const isDellApi = (url: string): boolean =>
  /^\/(api|token|oidc|metrics|healthz|readyz)(\/|\?|$)/i.test(url);
