import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of the system, in milliseconds, for each unit of `/proc`: on every Linux of today. */
const TACCA_MS = 10;

/** Processor time since they were born, in milliseconds: of the servers, and of PostgreSQL with all it started. */
export interface Costo {
  readonly node: number;
  readonly postgres: number;
}

interface Letto {
  readonly padre: number;
  readonly proprio: number;
  /** Of its children that ended. */
  readonly finiti: number;
}

/** What the system says of a process; undefined when it is gone, or the system tells nothing. */
function readProcesso(pid: number | string): Letto | undefined {
  try {
    const riga = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is between brackets and may hold anything: the fields are counted from after it.
    const campi = riga.slice(riga.lastIndexOf(')') + 2).split(' ');
    const [utente = 0, sistema = 0, utenteFigli = 0, sistemaFigli = 0] = campi.slice(11, 15).map(Number);
    return {
      padre: Number(campi[1]),
      proprio: (utente + sistema) * TACCA_MS,
      finiti: (utenteFigli + sistemaFigli) * TACCA_MS,
    };
  } catch {
    return undefined;
  }
}

const listProcessi = () => readdirSync('/proc').filter((nome) => /^\d+$/.test(nome));

/** Undefined where the system does not tell how long a process worked. */
export function readCosto(server: readonly number[], postgres: number): Costo | undefined {
  const capo = readProcesso(postgres);
  if (!capo) return undefined;
  const figli = listProcessi()
    .map(readProcesso)
    .filter((letto) => letto?.padre === postgres);
  const tempo = (letto: Letto | undefined) => letto?.proprio ?? 0;
  const sum = (letti: readonly (Letto | undefined)[]) =>
    letti.reduce((somma, letto) => somma + tempo(letto), 0);
  return {
    node: sum(server.map(readProcesso)),
    postgres: capo.proprio + capo.finiti + sum(figli),
  };
}

const writeMs = (ms: number) =>
  ms.toLocaleString('it', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What one request, or another thing done, cost between two readings; empty where nothing was read. */
export function describeCosto(
  prima: Costo | undefined,
  dopo: Costo | undefined,
  richieste: number,
  cosa = 'richiesta',
): string {
  if (!prima || !dopo || richieste === 0) return '';
  const [node, postgres] = (['node', 'postgres'] as const).map((voce) =>
    writeMs((dopo[voce] - prima[voce]) / richieste),
  );
  return `, processore per ${cosa}: Node ${node} ms, PostgreSQL ${postgres} ms`;
}
