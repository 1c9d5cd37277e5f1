import { setTimeout as sleep } from 'node:timers/promises';
import { type Caso, makeCaso } from '../../../packages/server/demo/caso.ts';
import { type EsitoGuasto, type Gente, type Voce, writeSonda } from '../caos/giornata.ts';
import { shuffle } from '../caos/guasti.ts';
import type { Nodo } from '../caos/processi.ts';
import type { CasaScalata } from './casa-scalata.ts';

/** A piece that is lost, and for how long nobody minds, in milliseconds. */
export interface Caduta extends Voce {
  readonly nome: NomeCaduta;
  readonly durata: number;
  readonly quale: number;
}
/** Answers how many were ended. */
type Fai = (casa: CasaScalata, caduta: Caduta) => Promise<number>;

async function killNodo(nodo: Nodo, durata: number): Promise<number> {
  const uccisi = nodo.isCaduto() ? 0 : 1;
  await nodo.end('SIGKILL');
  await sleep(durata);
  await nodo.start();
  return uccisi;
}

/** Each piece: it is lost with -9, and after a while whoever looks after the house brings it back. */
const cadute = {
  'processo delle chiamate': ({ chiamate }, { durata, quale }) =>
    killNodo(chiamate[quale % 2 === 0 ? 0 : 1], durata),
  'processo dei lavori': ({ lavori }, { durata }) => killNodo(lavori, durata),
  pgbouncer: async ({ pgbouncer }, { durata }) => {
    const uccisi = await pgbouncer.kill();
    await sleep(durata);
    await pgbouncer.start();
    return uccisi;
  },
  haproxy: async ({ haproxy }, { durata }) => {
    const uccisi = await haproxy.kill();
    await sleep(durata);
    await haproxy.start();
    return uccisi;
  },
  // Nothing is confirmed while it is away: either it comes back, or somebody decides to do without it.
  'replica, che torna': async ({ coppia }, { durata }) => {
    const uccisi = await coppia.kill(coppia.replica());
    await sleep(durata);
    await coppia.startReplica();
    return uccisi;
  },
  'replica, rifatta': async ({ coppia }, { durata }) => {
    const uccisi = await coppia.kill(coppia.replica());
    await sleep(durata);
    await coppia.setSincrona(false);
    await coppia.remakeReplica();
    await coppia.setSincrona(true);
    return uccisi;
  },
  'primario, con promozione': async ({ coppia }, { durata }) => {
    const uccisi = await coppia.kill(coppia.primario());
    await sleep(durata);
    await coppia.promote();
    await coppia.remakeReplica();
    await coppia.setSincrona(true);
    return uccisi;
  },
} as const satisfies Readonly<Record<string, Fai>>;
export type NomeCaduta = keyof typeof cadute;
export const CADUTE = Object.keys(cadute) as NomeCaduta[];

const ATTESA_MS = 120_000;
const BATTITO_MS = 60;
/** In a row, before who stands at the door says that the house is back. */
const DI_FILA = 3;

/** Writes at the door all the while; answers how long it took, from `inizio`, until every writing was taken again. */
async function watchIngresso({ bersaglio, giorno }: Gente, isFinita: () => boolean): Promise<number> {
  const inizio = performance.now();
  let dalla = 0;
  for (let fila = 0; !(isFinita() && fila >= DI_FILA); ) {
    const prima = performance.now();
    if (await writeSonda(bersaglio, giorno)) fila += 1;
    else {
      fila = 0;
      dalla = performance.now() - inizio;
    }
    // One that waited through the whole of it is no sign that nothing happened.
    if (performance.now() - prima > LENTA_MS) dalla = performance.now() - inizio;
    if (isFinita() && performance.now() - inizio > ATTESA_MS) break;
    await sleep(BATTITO_MS);
  }
  return dalla;
}
/** Beyond what a busy machine takes for a writing. */
const LENTA_MS = 3_000;

/** One piece is lost, while somebody stands at the door. */
export async function doCaduta(casa: CasaScalata, caduta: Caduta, gente: Gente): Promise<EsitoGuasto> {
  let isFinita = false;
  let uccisi = 0;
  const ingresso = watchIngresso(gente, () => isFinita);
  try {
    uccisi = await cadute[caduta.nome](casa, caduta);
  } finally {
    isFinita = true;
  }
  const fermoMs = await ingresso;
  return { uccisi, fermoMs, ...(uccisi > 0 ? {} : { storto: 'era già caduto da sé' }) };
}

/** The losses of a day in their order, without end: each comes once before any comes again. */
export function* drawCadute(seme: number, nomi: readonly NomeCaduta[]): Generator<Caduta, never> {
  const caso: Caso = makeCaso(seme);
  for (;;)
    for (const nome of shuffle(caso, nomi))
      yield {
        nome,
        durata: caso.integer(500, 6_000),
        pausa: caso.integer(2_000, 6_000),
        quale: caso.integer(0, 59),
      };
}
