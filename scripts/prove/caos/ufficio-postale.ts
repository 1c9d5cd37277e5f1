import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How the mail server behaves. smemorato: it takes a message and is gone before it says so. */
export type Sportello = 'aperto' | 'rifiuta' | 'muto' | 'smemorato';

/** A server of mail of the trial: what it took, by Message-ID. */
export interface UfficioPostale {
  readonly porta: number;
  /** How many times each message was taken and confirmed. */
  readonly confermati: ReadonlyMap<string, number>;
  /** Taken, but who sent it was never told. */
  readonly taciuti: ReadonlySet<string>;
  turn(sportello: Sportello): void;
  stop(): Promise<void>;
}

const FINE = '\r\n.\r\n';

/** Opens it on a port of this machine. */
export async function openUfficioPostale(): Promise<UfficioPostale> {
  const confermati = new Map<string, number>();
  const taciuti = new Set<string>();
  const aperte = new Set<Socket>();
  let sportello: Sportello = 'aperto';

  function take(socket: Socket, lettera: string): void {
    const id = /^message-id:\s*<([^>@]+)@/im.exec(lettera)?.[1] ?? 'senza nome';
    if (sportello === 'smemorato') {
      taciuti.add(id);
      return void socket.resetAndDestroy();
    }
    confermati.set(id, (confermati.get(id) ?? 0) + 1);
    socket.write('250 preso\r\n');
  }
  function answer(socket: Socket, riga: string): boolean {
    const verbo = riga.slice(0, 4).toUpperCase();
    if (verbo === 'DATA') {
      socket.write('354 avanti\r\n');
      return true;
    }
    if (verbo === 'QUIT') socket.end('221 addio\r\n');
    else socket.write('250 bene\r\n');
    return false;
  }
  const server = createServer((socket) => {
    aperte.add(socket);
    socket.on('close', () => aperte.delete(socket));
    socket.on('error', () => socket.destroy());
    if (sportello === 'rifiuta') return void socket.end('421 torni domani\r\n');
    if (sportello === 'muto') return;
    socket.write('220 prova\r\n');
    let resto = '';
    let isLettera = false;
    socket.on('data', (pezzo: Buffer) => {
      // Silent, also with who was speaking.
      if (sportello === 'muto') return;
      resto += pezzo.toString('latin1');
      for (;;) {
        const segno = isLettera ? FINE : '\r\n';
        const dove = resto.indexOf(segno);
        if (dove < 0) return;
        const testo = resto.slice(0, dove);
        resto = resto.slice(dove + segno.length);
        if (isLettera) take(socket, testo);
        isLettera = isLettera ? false : answer(socket, testo);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    porta: (server.address() as AddressInfo).port,
    confermati,
    taciuti,
    turn: (nuovo) => {
      sportello = nuovo;
      if (nuovo === 'rifiuta') for (const socket of aperte) socket.destroy();
    },
    stop: async () => {
      for (const socket of aperte) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
