import {
  type AddressInfo,
  createConnection,
  createServer,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net';

/**
 * How a line behaves. lenta: every byte comes late; muta: nothing passes, and nothing is told, until it speaks again;
 * tagliata: what is open breaks, and nobody comes in; smemorata: of the answers, one in three that confirms something is cut
 * with its connection, when what it confirms has been done.
 */
export type Linea = 'aperta' | 'lenta' | 'muta' | 'tagliata' | 'smemorata';

/** A line between the house and something else, in the hands of the trial. */
export interface Rete {
  readonly porta: number;
  turn(linea: Linea, ritardoMs?: number): void;
  stop(): Promise<void>;
}

/** Where a line leads now: a port of this machine, or the path of a socket. */
export type Verso = () => TcpNetConnectOpts | { path: string };

interface Opzioni {
  /** What an answer that confirms holds; every answer does, when it is not said. */
  readonly conferma?: string;
  readonly porta?: number;
}
const OGNI_CONFERME = 3;

/** Sends pieces in their order, each not before its time: one timer, since two may fire the wrong way round. */
function makePassaggio(verso: Socket, readRitardo: () => number): (pezzo: Buffer) => void {
  const coda: { readonly quando: number; readonly pezzo: Buffer }[] = [];
  let isInAttesa = false;
  const flush = () => {
    isInAttesa = false;
    for (let primo = coda[0]; primo !== undefined; primo = coda[0]) {
      const manca = primo.quando - performance.now();
      if (manca > 0) {
        isInAttesa = true;
        return void setTimeout(flush, Math.ceil(manca));
      }
      coda.shift();
      if (verso.writable) verso.write(primo.pezzo);
    }
  };
  return (pezzo) => {
    coda.push({ quando: performance.now() + readRitardo(), pezzo });
    if (!isInAttesa) flush();
  };
}

/** Broken, not closed: who is at the other end is told at once that it was. */
const breakCapo = (capo: Socket) =>
  void (capo.remoteAddress === undefined ? capo.destroy() : capo.resetAndDestroy());

/** Opens a line on a port of this machine. */
export async function openRete(verso: Verso, { conferma = '', porta = 0 }: Opzioni = {}): Promise<Rete> {
  const aperte = new Set<readonly [Socket, Socket]>();
  let linea: Linea = 'aperta';
  let ritardo = 0;
  let conferme = 0;

  const isDimenticata = (pezzo: Buffer): boolean => {
    if (linea !== 'smemorata' || !pezzo.includes(conferma)) return false;
    conferme += 1;
    return conferme % OGNI_CONFERME === 0;
  };
  const server = createServer((dentro) => {
    if (linea === 'tagliata') return breakCapo(dentro);
    const fuori = createConnection(verso());
    const coppia = [dentro, fuori] as const;
    aperte.add(coppia);
    const passa = makePassaggio(fuori, () => ritardo);
    const torna = makePassaggio(dentro, () => ritardo);
    dentro.on('data', passa);
    fuori.on('data', (pezzo: Buffer) => {
      if (!isDimenticata(pezzo)) return torna(pezzo);
      for (const capo of coppia) breakCapo(capo);
    });
    for (const [capo, altro] of [coppia, [fuori, dentro] as const]) {
      capo.setNoDelay(true);
      capo.on('end', () => altro.end());
      capo.on('error', () => altro.destroy());
      capo.on('close', () => {
        aperte.delete(coppia);
        if (altro.readyState !== 'closed') altro.end();
      });
      if (linea === 'muta') capo.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(porta, '127.0.0.1', resolve));
  const cut = () => {
    for (const coppia of aperte) for (const capo of coppia) breakCapo(capo);
  };
  return {
    porta: (server.address() as AddressInfo).port,
    turn: (nuova, ritardoMs = 0) => {
      linea = nuova;
      ritardo = nuova === 'lenta' ? ritardoMs : 0;
      if (nuova === 'tagliata') return cut();
      for (const coppia of aperte) for (const capo of coppia) capo[nuova === 'muta' ? 'pause' : 'resume']();
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
