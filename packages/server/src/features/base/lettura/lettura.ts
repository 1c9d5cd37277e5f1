import { importazione, limiti, testiImportazione } from '@quadra/contract';
import { withCorsia } from '../../../http/corsia.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { RigaLetta } from './csv.ts';
import type { FormaFoglio } from './foglio.ts';
import type { DaLeggere, Domanda, Risposte } from './lettura.worker.ts';
import type { MotivoRifiuto } from './rifiuto.ts';

/** A table that a thread reads; its rows can be asked for more than once, one reading at a time. */
export interface Foglio extends FormaFoglio {
  /** The rows that have something in them, in their order. */
  readRighe(): AsyncGenerator<RigaLetta>;
}

/** Megabytes and milliseconds of one file: the largest that may be sent takes a quarter of them. */
const MEMORIA_MB = 160;
const ENTRO_MS = 120_000;

const refuse = (motivo: string | null): DomainError =>
  new DomainError('FILE_NON_AMMESSO', {
    messaggio: testiImportazione[(motivo ?? 'TROPPO_COMPLESSO') as MotivoRifiuto],
  });

/** A file, and whose it is. */
export interface DaAprire {
  readonly contenuto: Buffer;
  readonly utenteId: number;
  readonly soloZip?: boolean;
}

/**
 * Opens the table in a file - a CSV, one CSV in a zip, the first sheet of an Excel workbook; with `soloZip` only the second -
 * in a thread of its own, which ends with `run`.
 * @throws FILE_NON_AMMESSO with the reason, also for one that takes too much time or memory, SERVIZIO_NON_DISPONIBILE
 */
export async function withFoglio<T>(
  { contenuto, utenteId, soloZip = false }: DaAprire,
  run: (foglio: Foglio) => Promise<T>,
): Promise<T> {
  const dati: DaLeggere = { contenuto, soloZip, apertoByte: limiti.csvApertoByte };
  const modulo = new URL('./lettura.worker.ts', import.meta.url);
  const misure = { memoriaMb: MEMORIA_MB, entroMs: ENTRO_MS };
  return withCorsia({ modulo, dati, chi: utenteId, ...misure, refuse }, async (corsia) => {
    const forma = await corsia.ask<Risposte['apri']>('apri' satisfies Domanda);
    return run({
      ...forma,
      async *readRighe() {
        let righe = await corsia.ask<Risposte['righe']>('inizia' satisfies Domanda);
        while (righe.length > 0) {
          yield* righe;
          righe = await corsia.ask<Risposte['righe']>('ancora' satisfies Domanda);
        }
      },
    });
  });
}

/** The rows of a sheet under its heads. */
export async function* readDati(foglio: Foglio): AsyncGenerator<RigaLetta> {
  let hasTesta = false;
  for await (const riga of foglio.readRighe()) {
    if (hasTesta) yield riga;
    hasTesta = true;
  }
}

/** Rows and characters that are left to the files of one call: they stand in memory together until they are written. */
export interface Posto {
  righe: number;
  caratteri: number;
}

const CARATTERI_INSIEME = 20_000_000;
export const makePosto = (): Posto => ({ righe: importazione.righeSubito, caratteri: CARATTERI_INSIEME });

/** All the rows of a sheet under its heads, of one whose rows were counted. @throws FILE_NON_AMMESSO when they are too long */
export async function collectDati(foglio: Foglio, posto: Posto): Promise<RigaLetta[]> {
  const righe: RigaLetta[] = [];
  for await (const riga of readDati(foglio)) {
    for (const cella of riga.celle) posto.caratteri -= cella.length;
    if (posto.caratteri < 0) throw refuse('ARCHIVIO_TROPPO_GRANDE');
    righe.push(riga);
  }
  posto.righe -= righe.length;
  return righe;
}
