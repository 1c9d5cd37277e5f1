import {
  chmodSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
  type WriteStream,
} from 'node:fs';

/** Bytes of a log, and how many of those before it are kept beside it: `.1` is the last. */
const MASSIMO = 20 * 1024 * 1024;
const TENUTI = 3;
const OGNI_MS = 60_000;
/** Who it is about is nobody else's business. */
const SOLO_PROPRIETARIO = 0o600;

const named = (percorso: string, numero: number) => (numero === 0 ? percorso : `${percorso}.${numero}`);
const readByte = (percorso: string): number => (existsSync(percorso) ? statSync(percorso).size : 0);

/** What is there already, of this program or of one before, is for its owner alone too. */
function restrict(percorso: string): void {
  for (let numero = 0; numero <= TENUTI; numero += 1)
    if (existsSync(named(percorso, numero))) chmodSync(named(percorso, numero), SOLO_PROPRIETARIO);
}

/** Makes room for one more: the oldest goes. */
function shift(percorso: string, daNumero: number): void {
  for (let numero = TENUTI - 1; numero >= daNumero; numero -= 1)
    if (existsSync(named(percorso, numero))) renameSync(named(percorso, numero), named(percorso, numero + 1));
}

/**
 * A log written by this process: when it is full it is put aside and begins again. One that cannot be written stops nothing.
 * @throws what the disk says when it cannot be opened
 */
export function openFileRegistro(percorso: string, massimo = MASSIMO): { write(riga: string): void } {
  const open = (): WriteStream => {
    const file = createWriteStream(percorso, { fd: openSync(percorso, 'a', SOLO_PROPRIETARIO) });
    file.on('error', () => undefined);
    return file;
  };
  restrict(percorso);
  let byte = readByte(percorso);
  let file = open();
  const begin = () => {
    byte = 0;
    try {
      shift(percorso, 0);
      const prima = file;
      file = open();
      prima.end();
    } catch {
      // Full disk, folder gone: it goes on where it was.
    }
  };
  return {
    write(riga) {
      if (byte > massimo) begin();
      byte += Buffer.byteLength(riga);
      file.write(riga);
    },
  };
}

const guardati = new Map<string, NodeJS.Timeout>();

/**
 * A log that another program writes, and will not close: from time to time it is copied aside and emptied where it is.
 * Answers the file to give to the program, open at its end.
 * @throws what the disk says when it cannot be opened
 */
export function openFileAltrui(percorso: string, { massimo = MASSIMO, ogniMs = OGNI_MS } = {}): number {
  const file = openSync(percorso, 'a', SOLO_PROPRIETARIO);
  restrict(percorso);
  const look = () => {
    try {
      if (readByte(percorso) <= massimo) return;
      shift(percorso, 1);
      copyFileSync(percorso, named(percorso, 1));
      truncateSync(percorso, 0);
    } catch {
      // Looked at again at the next round.
    }
  };
  clearInterval(guardati.get(percorso));
  look();
  guardati.set(percorso, setInterval(look, ogniMs).unref());
  return file;
}
