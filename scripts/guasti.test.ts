import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { type Avviato, cliente, ends, killAll, login, post, start } from './prove/casa.ts';
import { buildWebWhenStale } from './web.ts';

const cartella = makeCartella('quadra-guasti-');
const dati = join(cartella, 'dati');
/** A disk of its own, small, that no other process sees: the only one that can be filled without harm. */
const CON_DISCO_SUO = ['unshare', '--user', '--map-root-user', '--mount'];
const hasDiscoSuo =
  spawnSync('unshare', [...CON_DISCO_SUO.slice(1), 'mount', '-t', 'tmpfs', 'none', cartella]).status === 0;

let casa: Avviato;
let token: string;
/** The data folder as the house sees it. */
let suoi: string;
beforeAll(async () => {
  buildWebWhenStale();
  const disco = `mount -t tmpfs -o size=420m none ${cartella} && exec "$@"`;
  const prefisso = hasDiscoSuo ? [...CON_DISCO_SUO, 'sh', '-c', disco, 'sh'] : [];
  casa = await start({ env: { QUADRA_DATI: dati }, prefisso });
  suoi = hasDiscoSuo ? `/proc/${casa.processo.pid}/root${dati}` : dati;
  token = await login(casa);
});
afterAll(async () => {
  casa?.processo.kill('SIGTERM');
  if (casa) await ends(casa.processo);
  killAll();
  rmSync(cartella, { recursive: true, force: true });
});

/** Zero while there is none. */
const postmaster = () => {
  try {
    return Number.parseInt(readFileSync(join(suoi, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return 0;
  }
};
const readComando = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};
const readGenitore = (pid: string) => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};
/** The processes that answer the application. */
const listServenti = () =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && readGenitore(pid) === postmaster())
    .filter((pid) => readComando(pid).includes('quadra_accesso'))
    .map(Number);

const whoami = () => post(casa.indirizzo, token, '/api/utente/whoami', {});
const readyz = async () => {
  const risposta = await fetch(`${casa.indirizzo}/readyz`);
  return { stato: risposta.status, corpo: (await risposta.json()) as { stato: string; motivo?: string } };
};
const secondi = (inizio: number) => (performance.now() - inizio) / 1000;

/** Takes every byte that is left. */
function fillDisco(file: string): void {
  for (const byte of [1024 ** 2, 4096]) {
    const pezzo = Buffer.alloc(byte);
    try {
      for (;;) appendFileSync(file, pezzo);
    } catch {
      // Full, for pieces of this size.
    }
  }
}

/** Waits until it is so. @throws when it is not, in time */
async function waitUntil(entroSecondi: number, isCosi: () => Promise<boolean>): Promise<void> {
  const inizio = performance.now();
  while (!(await isCosi())) {
    if (secondi(inizio) > entroSecondi) throw new Error(`Not so after ${entroSecondi} s`);
    await sleep(50);
  }
}

describe('a house whose database fails', () => {
  it('says 503 while its PostgreSQL is dead, brings it back by itself in seconds, and lost nothing', async () => {
    expect((await post(casa.indirizzo, token, '/api/anagrafica', cliente(1))).status).toBe(201);
    for (let n = 2; n <= 3; n += 1) {
      const caduto = postmaster();
      process.kill(caduto, 'SIGKILL');
      const stati = new Set<number>();
      const inizio = performance.now();
      await waitUntil(20, async () => {
        const { status } = await whoami();
        stati.add(status);
        // What a dead PostgreSQL left behind still answers for a moment: only another one counts.
        return status === 200 && ![0, caduto].includes(postmaster()) && (await readyz()).stato === 200;
      });
      expect([...stati].filter((stato) => stato !== 200 && stato !== 503)).toEqual([]);
      expect(secondi(inizio)).toBeLessThan(20);
      expect((await post(casa.indirizzo, token, '/api/anagrafica', cliente(n))).status).toBe(201);
    }
    const lista = await post(casa.indirizzo, token, '/api/anagrafica/list', {
      Filter: { RagioneSociale: 'Prova' },
    });
    expect(((await lista.json()) as { Total: number }).Total).toBe(3);
    await waitUntil(10, async () => (await readyz()).stato === 200);
  });

  it('says 503 within five seconds when the processes that answer it are stopped, and goes on with others', async () => {
    await waitUntil(20, async () => (await whoami()).status === 200);
    await Promise.all(Array.from({ length: 4 }, whoami));
    const fermi = listServenti();
    expect(fermi.length).toBeGreaterThan(0);
    for (const pid of fermi) process.kill(pid, 'SIGSTOP');
    try {
      const inizio = performance.now();
      const { status } = await post(casa.indirizzo, token, '/api/anagrafica', cliente(4));
      const atteso = secondi(inizio);
      expect(status).toBe(503);
      expect(atteso).toBeLessThan(6);
      expect(atteso).toBeGreaterThan(3);
      // Each connection that is silent is left once; then new ones answer.
      await Promise.all(fermi.map(whoami));
      await waitUntil(10, async () => (await whoami()).status === 200);
    } finally {
      for (const pid of fermi) process.kill(pid, 'SIGCONT');
    }
  });

  it.runIf(hasDiscoSuo)(
    'is not ready when the disk is full, says why in Italian, and heals by itself when there is room',
    async () => {
      await waitUntil(15, async () => (await readyz()).stato === 200);
      const zavorra = join(suoi, 'zavorra');
      fillDisco(zavorra);
      await waitUntil(10, async () => (await readyz()).stato === 503);
      expect((await readyz()).corpo).toEqual({
        stato: 'non pronto',
        motivo: expect.stringMatching(/^Il disco dei dati è pieno: restano \d MB in /),
      });
      // What is asked meanwhile is written, or refused whole and said.
      const stati = new Set<number>();
      let scritti = 3;
      let rifiuto = '';
      for (let n = 5; n < 600 && rifiuto === ''; n += 1) {
        const risposta = await post(casa.indirizzo, token, '/api/anagrafica', cliente(n));
        stati.add(risposta.status);
        const { Message = '' } = (await risposta.json()) as { Message?: string };
        if (risposta.status === 201) scritti += 1;
        else rifiuto = Message;
      }
      expect([...stati].filter((stato) => ![201, 503, 507].includes(stato))).toEqual([]);
      expect(rifiuto).toMatch(/^Il disco del server è pieno|^Servizio momentaneamente/);
      rmSync(zavorra);
      await waitUntil(30, async () => (await readyz()).stato === 200 && (await whoami()).status === 200);
      const lista = await post(casa.indirizzo, token, '/api/anagrafica/list', {
        Filter: { RagioneSociale: 'Prova' },
      });
      expect(((await lista.json()) as { Total: number }).Total).toBe(scritti);
    },
  );
});
