import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

/** What it answers: it takes it, the browser wants no more, it is broken. */
const modi = { aperto: 'Prende', finita: 'Il browser non vuole più', guasto: 'Guasto' } as const;
type Modo = keyof typeof modi;

/** A browser of the simulator, as a real one would say it to the house. */
interface BrowserDiProva {
  readonly Indirizzo: string;
  readonly P256dh: string;
  readonly Auth: string;
}
/** What the tests ask of the service, besides what it does by itself. */
export interface PushDiProva extends ServizioDiProva {
  /** A new browser that subscribed here. */
  subscribe(): BrowserDiProva;
  /** What a browser was sent, as it reads it. */
  listLetti(indirizzo: string): string[];
  /** What was refused, by its reason. */
  listRifiuti(): readonly string[];
  turn(modo: Modo): void;
}

interface Browser {
  readonly chiave: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly letti: string[];
}

/** RFC 8188: the record size, then the length of the key of who sends. */
const SALE = 16;
const POSTO_CHIAVE = SALE + 4;
const MASSIMO_BYTE = 4_096;
const hmac = (chiave: Buffer, dati: Buffer) => createHmac('sha256', chiave).update(dati).digest();
const expand = (chiave: Buffer, info: Buffer, byte: number) =>
  hmac(chiave, Buffer.concat([info, Buffer.of(1)])).subarray(0, byte);

/** What is in a message, as the browser reads it (RFC 8291, § 3.4; one record of RFC 8188). @throws when it is not for it */
function decrypt({ chiave, auth }: Browser, corpo: Buffer): string {
  const sale = corpo.subarray(0, SALE);
  const lunga = corpo[POSTO_CHIAVE] ?? 0;
  const mittente = corpo.subarray(POSTO_CHIAVE + 1, POSTO_CHIAVE + 1 + lunga);
  const cifrato = corpo.subarray(POSTO_CHIAVE + 1 + lunga);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), chiave.getPublicKey(), mittente]);
  const materia = expand(hmac(auth, chiave.computeSecret(mittente)), info, 32);
  const prima = hmac(sale, materia);
  const decifra = createDecipheriv(
    'aes-128-gcm',
    expand(prima, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    expand(prima, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decifra.setAuthTag(cifrato.subarray(-16));
  const chiaro = Buffer.concat([decifra.update(cifrato.subarray(0, -16)), decifra.final()]);
  const fine = chiaro.lastIndexOf(2);
  if (fine < 0) throw new Error('no last record');
  return chiaro.subarray(0, fine).toString('utf8');
}

const readJson = (parte = '') => JSON.parse(Buffer.from(parte, 'base64url').toString('utf8'));

/** Why who sends is not believed (RFC 8292, § 2 and 3); null when he is. */
function checkMittente({ headers }: IncomingMessage, origine: string): string | null {
  const [, token = '', chiave = ''] =
    /^vapid\s+t=([\w.-]+)\s*,\s*k=([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const [testa, corpo, firma] = token.split('.');
  if (!testa || !corpo || !firma) return 'senza VAPID';
  const punto = Buffer.from(chiave, 'base64url');
  const pubblica = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: punto.subarray(1, 33).toString('base64url'),
      y: punto.subarray(33).toString('base64url'),
    },
  });
  const isFirmata = verify(
    'sha256',
    Buffer.from(`${testa}.${corpo}`),
    { key: pubblica, dsaEncoding: 'ieee-p1363' },
    Buffer.from(firma, 'base64url'),
  );
  if (readJson(testa).alg !== 'ES256' || !isFirmata) return 'firma VAPID sbagliata';
  const { aud, exp, sub } = readJson(corpo) as { aud?: string; exp?: number; sub?: string };
  const adesso = Date.now() / 1000;
  if (aud !== origine) return 'aud di un altro servizio';
  if (typeof exp !== 'number' || exp <= adesso || exp > adesso + 24 * 3_600) return 'exp fuori dalle 24 ore';
  if (!/^(mailto:|https:)/.test(sub ?? '')) return 'sub mancante';
  return null;
}

/** Why a message is refused, with its status; null when it is as the protocols say. */
function checkMessaggio(richiesta: IncomingMessage, corpo: Buffer, origine: string): [number, string] | null {
  const { ttl, 'content-encoding': codifica } = richiesta.headers;
  if (!/^\d+$/.test(String(ttl ?? ''))) return [400, 'senza TTL'];
  if (codifica !== 'aes128gcm') return [400, 'non cifrato'];
  if (corpo.length > MASSIMO_BYTE) return [413, 'troppo lungo'];
  const perche = checkMittente(richiesta, origine);
  return perche === null ? null : [403, perche];
}

/**
 * A push service as RFC 8030 says, with its browsers: it takes what is encrypted for one of them and signed by who sends it, and
 * shows what each one reads.
 */
export async function startPush(indirizzo: string): Promise<PushDiProva> {
  const browser = new Map<string, Browser>();
  const rifiuti: string[] = [];
  let modo: Modo = 'aperto';
  const subscribe = (): BrowserDiProva => {
    const chiave = createECDH('prime256v1');
    chiave.generateKeys();
    const uno = { chiave, auth: randomBytes(16), letti: [] };
    const nome = randomBytes(16).toString('base64url');
    browser.set(nome, uno);
    return {
      Indirizzo: `${servizio.indirizzo}/browser/${nome}`,
      P256dh: chiave.getPublicKey().toString('base64url'),
      Auth: uno.auth.toString('base64url'),
    };
  };
  const servizio: ServizioDiProva = await startServizioDiProva(
    indirizzo,
    async (richiesta, risposta, url) => {
      if (richiesta.method === 'GET') {
        const righe = [...browser.values()].flatMap(({ letti }) =>
          letti.map((testo) => `<li>${writeSicuro(testo)}</li>`),
        );
        answerPagina(risposta, 'Avvisi nei browser (simulati)', `<ul>${righe.join('')}</ul>`);
        return;
      }
      if (url.pathname === '/browser') {
        answerJson(risposta, 201, subscribe());
        return;
      }
      const corpo = await readCorpo(richiesta);
      const refuse = (stato: number, perche: string) => {
        rifiuti.push(perche);
        answerJson(risposta, stato, { error: perche });
      };
      const suo = browser.get(url.pathname.replace('/browser/', ''));
      if (!suo || modo === 'finita') return refuse(410, 'browser finito');
      if (modo === 'guasto') return refuse(503, 'guasto');
      const sbagliato = checkMessaggio(richiesta, corpo, servizio.indirizzo);
      if (sbagliato) return refuse(...sbagliato);
      suo.letti.push(decrypt(suo, corpo));
      risposta
        .writeHead(201, { location: `${servizio.indirizzo}/messaggi/${randomBytes(8).toString('hex')}` })
        .end();
    },
  );
  return {
    ...servizio,
    subscribe,
    listLetti: (uno) => browser.get(uno.split('/browser/')[1] ?? '')?.letti ?? [],
    listRifiuti: () => rifiuti,
    turn: (nuovo) => {
      modo = nuovo;
    },
  };
}

const writeSicuro = (testo: string) =>
  testo.replace(/[&<>"]/g, (carattere) => `&#${carattere.charCodeAt(0)};`);
