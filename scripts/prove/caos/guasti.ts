import { setTimeout as sleep } from 'node:timers/promises';
import { type Caso, makeCaso } from '../../../packages/server/demo/caso.ts';
import { runSql } from '../provvista.ts';
import type { CasaDivisa } from './casa-divisa.ts';
import type { EsitoGuasto } from './giornata.ts';
import { listFamiglia, type Nodo, signalTutti } from './processi.ts';
import type { Linea } from './rete.ts';
import type { Sportello } from './ufficio-postale.ts';

/** What is drawn before the day begins: the same seed draws the same day. */
export interface Guasto {
  readonly nome: NomeGuasto;
  /** How long it lasts, in milliseconds. */
  readonly durata: number;
  /** How long the house works before it. */
  readonly pausa: number;
  /** Which of the possible ones: of the two processes, of the ways of being away. */
  readonly quale: number;
}
type Fai = (casa: CasaDivisa, guasto: Guasto) => Promise<EsitoGuasto>;

const pickNodo = ({ chiamate }: CasaDivisa, { quale }: Guasto): Nodo => chiamate[quale % 2 === 0 ? 0 : 1];
const pickDi = <T>(voci: readonly T[], { quale }: Guasto): T => voci[quale % voci.length] as T;

async function killNodi(nodi: readonly Nodo[]): Promise<EsitoGuasto> {
  await Promise.all(nodi.map((nodo) => nodo.end('SIGKILL')));
  await Promise.all(nodi.map((nodo) => nodo.start()));
  return { uccisi: nodi.length };
}

/** PostgreSQL ends, and whoever started it brings it back. */
export async function endPostgres(
  { postgres }: Pick<CasaDivisa, 'postgres'>,
  segnale: 'SIGKILL' | 'SIGINT',
): Promise<void> {
  const caduto = postgres.pid;
  // 0 would be everybody.
  if (caduto <= 1) throw new Error('PostgreSQL has no process');
  process.kill(caduto, segnale);
  for (let n = 0; n < 600 && postgres.pid === caduto; n += 1) await sleep(50);
}

const turnDatabase =
  (linea: Linea, ritardoMs = 0): Fai =>
  async ({ reteDatabase }, { durata }) => {
    reteDatabase.turn(linea, ritardoMs);
    await sleep(durata);
    reteDatabase.turn('aperta');
    return { uccisi: 0 };
  };

const LENTEZZE_MS = [60, 150, 300];
const VIE_DELLA_POSTA: readonly Sportello[] = ['rifiuta', 'smemorato', 'muto'];
const VIE_DEI_SERVIZI: readonly Linea[] = ['tagliata', 'smemorata', 'muta'];
const ORE = [2, -1, 30, -25];

/** Every fault, by its name in the table. */
const guasti = {
  'chiamate uccise': (casa, guasto) => killNodi([pickNodo(casa, guasto)]),
  'lavori uccisi': ({ lavori }) => killNodi([lavori]),
  'la casa uccisa': ({ nodi }) => killNodi(nodi),
  'PostgreSQL ucciso': async (casa) => {
    await endPostgres(casa, 'SIGKILL');
    return { uccisi: 1 };
  },
  'PostgreSQL riavviato': async (casa) => {
    await endPostgres(casa, 'SIGINT');
    return { uccisi: 0 };
  },
  'PostgreSQL fermo': async ({ postgres }, { durata }) => {
    const famiglia = listFamiglia(postgres.pid);
    signalTutti(famiglia, 'SIGSTOP');
    await sleep(durata);
    signalTutti(famiglia, 'SIGCONT');
    return { uccisi: 0 };
  },
  'connessioni terminate': async ({ amministratore }) => {
    await runSql(
      amministratore,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'quadra' and pid <> pg_backend_pid()",
    );
    return { uccisi: 0 };
  },
  'rete lenta': (casa, guasto) => turnDatabase('lenta', pickDi(LENTEZZE_MS, guasto))(casa, guasto),
  'rete tagliata': turnDatabase('tagliata'),
  'rete muta': turnDatabase('muta'),
  'conferme perdute': turnDatabase('smemorata'),
  'posta rotta': async ({ posta }, guasto) => {
    posta.turn(pickDi(VIE_DELLA_POSTA, guasto));
    await sleep(guasto.durata);
    posta.turn('aperto');
    return { uccisi: 0 };
  },
  'servizi rotti': async ({ retiServizi }, guasto) => {
    for (const rete of retiServizi) rete.turn(pickDi(VIE_DEI_SERVIZI, guasto));
    await sleep(guasto.durata);
    for (const rete of retiServizi) rete.turn('aperta');
    return { uccisi: 0 };
  },
  'chiamate ferme': async (casa, guasto) => {
    const nodo = pickNodo(casa, guasto);
    nodo.signal('SIGSTOP');
    await sleep(guasto.durata);
    nodo.signal('SIGCONT');
    return { uccisi: 0 };
  },
  'chiamate riavviate': async (casa, guasto) => {
    const nodo = pickNodo(casa, guasto);
    const codice = await nodo.end('SIGTERM');
    await nodo.start();
    return { uccisi: 0, ...(codice === 0 ? {} : { storto: `uscita ${codice} dopo SIGTERM` }) };
  },
  'orologio spostato': async ({ moveOrologio, chiamate }, guasto) => {
    moveOrologio?.(pickDi(ORE, guasto));
    await sleep(guasto.durata / 2);
    // One begins with the wrong time, the other goes on with it.
    const esito = await killNodi([chiamate[0]]);
    await sleep(guasto.durata / 2);
    moveOrologio?.(0);
    return esito;
  },
  // The word for it, here and nowhere else.
  'disco pieno': async ({ disco }, { durata }) => {
    disco?.fill();
    await sleep(durata);
    disco?.empty();
    return { uccisi: 0, ammesso: 507 };
  },
} as const satisfies Readonly<Record<string, Fai>>;
export type NomeGuasto = keyof typeof guasti;

/** Names of all, or of those that can be done here. */
export const listGuasti = ({
  moveOrologio,
  disco,
}: Pick<CasaDivisa, 'moveOrologio' | 'disco'>): NomeGuasto[] =>
  (Object.keys(guasti) as NomeGuasto[]).filter(
    (nome) =>
      (nome !== 'orologio spostato' || moveOrologio !== null) && (nome !== 'disco pieno' || disco !== null),
  );
export const doGuasto: Fai = (casa, guasto) => guasti[guasto.nome](casa, guasto);

interface Misura {
  /** Milliseconds between one and the next, and of those that last: from and to. */
  readonly pausa: readonly [number, number];
  readonly durata: readonly [number, number];
}
export const BREVE: Misura = { pausa: [300, 900], durata: [1_200, 2_000] };
export const INTERA: Misura = { pausa: [2_000, 6_000], durata: [4_000, 30_000] };

/** The same voices, in the order of chance. */
export function shuffle<T>(caso: Caso, voci: readonly T[]): T[] {
  const mazzo = [...voci];
  for (let n = mazzo.length - 1; n > 0; n -= 1) {
    const altro = caso.integer(0, n);
    [mazzo[n], mazzo[altro]] = [mazzo[altro] as T, mazzo[n] as T];
  }
  return mazzo;
}

/** The faults of a day in their order, without end: each comes once before any comes again. */
export function* drawGuasti(
  seme: number,
  nomi: readonly NomeGuasto[],
  misura: Misura,
): Generator<Guasto, never> {
  const caso = makeCaso(seme);
  for (;;)
    for (const nome of shuffle(caso, nomi))
      yield {
        nome,
        durata: caso.integer(...(misura.durata as [number, number])),
        pausa: caso.integer(...(misura.pausa as [number, number])),
        quale: caso.integer(0, 59),
      };
}
