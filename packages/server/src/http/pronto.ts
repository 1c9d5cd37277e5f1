import { statfs } from 'node:fs/promises';
import { listMigrazioni } from '../db/migrate.ts';
import { checkScrivibile, countMigrazioni } from '../db/migrazione.queries.ts';
import { DISCO_PIENO } from './error-reply.ts';
import type { Servizi } from './servizi.ts';

const VALIDA_MS = 5_000;
/** Below this the embedded PostgreSQL cannot make its next files: it is said before it falls. */
const SPAZIO_MINIMO_MB = 64;
const MEGA = 1024 ** 2;

interface Pronto {
  /** Why the house may not serve, in Italian; undefined when it may. Asked at most once in five seconds. */
  checkPronto(): Promise<string | undefined>;
  /** Told of every error of a call: a full disk is looked for from then on. */
  noteErrore(errore: Error): void;
}

/** Room for the data, where they are on this machine. */
async function checkDisco({ databaseUrl, dati }: Servizi['config']): Promise<string | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const { bavail, bsize } = await statfs(dati);
  const liberi = Math.floor((bavail * bsize) / MEGA);
  return liberi < SPAZIO_MINIMO_MB
    ? `Il disco dei dati è pieno: restano ${liberi} MB in ${dati}, ne servono almeno ${SPAZIO_MINIMO_MB}.`
    : undefined;
}

const readCodice = (errore: unknown) =>
  errore instanceof Error && 'code' in errore ? errore.code : undefined;

/** Whether the database answers, has the shape of this program and room to write. */
export function makePronto(servizi: Servizi): Pronto {
  const attese = listMigrazioni().length;
  let ultimo: { quando: number; esito: Promise<string | undefined> } | undefined;
  let isPienoSospetto = false;

  async function checkDatabase(): Promise<string | undefined> {
    try {
      if ((await countMigrazioni(servizi.db)) < attese)
        return 'Il database non ha ancora la forma di questo programma: si aggiorna all’avvio.';
      if (isPienoSospetto) await checkScrivibile(servizi.db);
      isPienoSospetto = false;
      return undefined;
    } catch (errore) {
      return readCodice(errore) === DISCO_PIENO
        ? 'Il disco del database è pieno.'
        : 'Il database non risponde.';
    }
  }
  const check = async () => (await checkDisco(servizi.config)) ?? (await checkDatabase());
  return {
    checkPronto: () => {
      const ora = performance.now();
      if (ultimo === undefined || ora - ultimo.quando > VALIDA_MS) ultimo = { quando: ora, esito: check() };
      return ultimo.esito;
    },
    noteErrore: (errore) => {
      if (readCodice(errore) !== DISCO_PIENO) return;
      isPienoSospetto = true;
      ultimo = undefined;
    },
  };
}
