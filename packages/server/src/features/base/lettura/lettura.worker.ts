import { workerData } from 'node:worker_threads';
import { answerInCorsia } from '../../../http/in-corsia.ts';
import type { RigaLetta } from './csv.ts';
import { type FormaFoglio, openFoglio, openZip } from './foglio.ts';
import { FileRifiutato, type MotivoRifiuto } from './rifiuto.ts';

/** What the thread is given. */
export interface DaLeggere {
  readonly contenuto: Uint8Array;
  /** Nothing but one CSV in a zip is taken. */
  readonly soloZip: boolean;
  readonly apertoByte: number;
}

/** What it is asked: to look at the file, to begin its rows, to give some more of them; of rows it gives none when they are over. */
export type Domanda = 'apri' | 'inizia' | 'ancora';
export type Risposte = { readonly apri: FormaFoglio; readonly righe: readonly RigaLetta[] };

/** Cells and characters of one answer: who takes it must not stop for long. */
const CELLE_INSIEME = 4_000;
const CARATTERI_INSIEME = 200_000;

const { contenuto, soloZip, apertoByte } = workerData as DaLeggere;
const dati = Buffer.from(contenuto.buffer, contenuto.byteOffset, contenuto.byteLength);
const aperto = (soloZip ? openZip : openFoglio)(dati, apertoByte);
// Who waits for it is told why it failed.
aperto.catch(() => undefined);
let fonte: AsyncGenerator<RigaLetta[]> | undefined;
let pronte: RigaLetta[] = [];
let prossima = 0;

async function readAltre(): Promise<RigaLetta[]> {
  const prese: RigaLetta[] = [];
  let celle = 0;
  let caratteri = 0;
  while (celle < CELLE_INSIEME && caratteri < CARATTERI_INSIEME) {
    const riga = pronte[prossima];
    if (riga !== undefined) {
      prossima += 1;
      prese.push(riga);
      celle += riga.celle.length;
      for (const cella of riga.celle) caratteri += cella.length;
      continue;
    }
    const arrivate = await fonte?.next();
    if (arrivate === undefined || arrivate.done) break;
    pronte = arrivate.value;
    prossima = 0;
  }
  return prese;
}

async function answer(domanda: Domanda): Promise<Risposte['apri'] | Risposte['righe']> {
  const foglio = await aperto;
  if (domanda === 'apri')
    return { formato: foglio.formato, codifica: foglio.codifica, separatore: foglio.separatore };
  if (domanda === 'inizia') {
    fonte = foglio.readRighe();
    pronte = [];
    prossima = 0;
  }
  return readAltre();
}

const nameRifiuto = (errore: unknown): MotivoRifiuto =>
  errore instanceof FileRifiutato ? errore.motivo : 'ARCHIVIO_ILLEGGIBILE';

answerInCorsia((domanda) => answer(domanda as Domanda), nameRifiuto);
