import { createConnection, type Socket } from 'node:net';
import type { Antivirus } from './port.ts';

const ENTRO_MS = 20_000;
const PEZZO = 65_536;
const RISPOSTA_MASSIMA = 4_096;

/** Where the daemon listens: `clamd://host:3310`, or `clamd:///run/clamav/clamd.ctl` for a socket of this machine. */
function connect(indirizzo: URL): Socket {
  if (indirizzo.hostname === '') return createConnection({ path: decodeURIComponent(indirizzo.pathname) });
  return createConnection({ host: indirizzo.hostname, port: Number(indirizzo.port || 3310) });
}

/** `zINSTREAM`, then the bytes in pieces, each after its length in four bytes, then a length of nothing. */
function* listPezzi(contenuto: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let inizio = 0; inizio < contenuto.length; inizio += PEZZO) {
    const pezzo = contenuto.subarray(inizio, inizio + PEZZO);
    const lunghezza = Buffer.alloc(4);
    lunghezza.writeUInt32BE(pezzo.length);
    yield lunghezza;
    yield pezzo;
  }
  yield Buffer.alloc(4);
}

function ask(indirizzo: URL, contenuto: Buffer): Promise<string> {
  const socket = connect(indirizzo);
  return new Promise<string>((resolve, reject) => {
    const risposta: Buffer[] = [];
    let byte = 0;
    // However slowly it speaks, the whole answer has its time.
    const scaduta = setTimeout(() => socket.destroy(new Error('clamd does not answer')), ENTRO_MS);
    socket.on('connect', () => {
      for (const pezzo of listPezzi(contenuto)) socket.write(pezzo);
    });
    socket.on('data', (dati) => {
      byte += dati.length;
      if (byte > RISPOSTA_MASSIMA) socket.destroy(new Error('clamd answers too much'));
      else risposta.push(dati);
      if (dati.includes(0)) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(scaduta);
      resolve(Buffer.concat(risposta).toString('utf8').split('\0')[0]?.trim() ?? '');
    });
  });
}

/** Asks a ClamAV daemon, by its public protocol (clamd(8), INSTREAM). */
export const makeClamd = (indirizzo: string): Antivirus => ({
  async scan(contenuto) {
    const risposta = await ask(new URL(indirizzo), contenuto);
    if (risposta === 'stream: OK') return null;
    const [, nome] = /^stream: (.+) FOUND$/.exec(risposta) ?? [];
    // INSTREAM size limit exceeded, out of memory, nothing at all: nobody has looked.
    if (nome === undefined) throw new Error(`clamd: ${risposta.slice(0, 200)}`);
    return nome;
  },
});
