import type { z } from 'zod';
import type { Trx } from '../db/pool.ts';
import type { Permesso } from './policy.ts';
import type { Servizi } from './servizi.ts';
import type { Sessione } from './sessione/sessione.ts';

/** One row of a job: its key for the code, its description for who reads the report. */
export interface RigaPrevista {
  readonly chiave: string;
  readonly descrizione: string;
}

/** The file a job leaves, made of the pieces it wrote. */
export interface FileEsito {
  readonly nome: string;
  readonly tipo: string;
}

/** One row in hand: the transaction that does it and settles it, and who asked, with the rights of this moment. */
export interface PassoRiga {
  readonly trx: Trx;
  readonly autore: Sessione;
  readonly chiave: string;
  /** The job it is of. */
  readonly lavoroId: string;
  /** Keeps a piece of file, once: it is there if and only if what is in hand is done. */
  keepParte(nome: string, dati: Buffer): Promise<void>;
  /** What the report says of the row once it is done, besides that it was. */
  annotate(messaggio: string): void;
}

/** Some rows in hand: the transaction that does them and settles them. */
interface PassoGruppo extends Omit<PassoRiga, 'chiave' | 'annotate' | 'lavoroId'> {
  readonly righe: readonly (RigaPrevista & { readonly numero: number })[];
}

/** A row settled in a block: without a message it was done, with one it was discarded. */
export interface RigaSvolta {
  readonly numero: number;
  readonly chiave: string;
  readonly descrizione: string;
  readonly messaggio: string | null;
}

export interface Avanzamento {
  readonly fatte: number;
  readonly totale: number;
}

/** A job in hand, as its kind sees it. Each call fails when the job was cancelled, taken away, or the right was lost. */
export interface Svolgimento {
  readonly servizi: Servizi;
  /** The user who asked, with the rights of this moment. */
  getAutore(): Promise<Sessione>;
  /** Does each row not yet settled, in a transaction of its own. A DomainError discards that row and nothing else. */
  runRighe(run: (passo: PassoRiga) => Promise<void>): Promise<void>;
  /**
   * Does the rows not yet settled, so many in each transaction, which settles them too: for quick acts on many rows. Two
   * transactions are at work together, on different rows.
   */
  runGruppi(quante: number, run: (passo: PassoGruppo) => Promise<readonly RigaSvolta[]>): Promise<void>;
  /**
   * Does many rows in one transaction, which settles them too: all of them, or none. For a job whose rows are in its file:
   * only the discarded ones are kept, for the report.
   */
  runBlocco(run: (passo: Pick<PassoRiga, 'trx' | 'autore'>) => Promise<readonly RigaSvolta[]>): Promise<void>;
  /** Numbers of the rows discarded before, when the job is tried again. */
  listDaRifare(): Promise<ReadonlySet<number>>;
  /** The pieces kept by the rows done, in their order, one at a time. */
  readParti(): AsyncIterable<{ readonly nome: string; readonly dati: Buffer }>;
  /** The report, row by row. */
  listRighe(): Promise<readonly { descrizione: string; esito: string; messaggio: string | null }[]>;
  /** Forgets what an attempt before wrote of the file. */
  clearFile(): Promise<void>;
  /** Adds a piece to the file and, for a job without rows, says how far it is. */
  addFile(dati: Buffer, avanzamento?: Avanzamento): Promise<void>;
  /** Writes something about the job that is being done, while it is still in these hands. */
  note(
    write: (trx: Trx, lavoro: { studioId: number; id: string; utenteId: number }) => Promise<void>,
  ): Promise<void>;
  /** Says how far a job without rows is. */
  setAvanzamento(avanzamento: Avanzamento): Promise<void>;
}

/** Which job, and what it was asked. */
interface LavoroFinito {
  readonly studioId: number;
  readonly id: string;
  readonly parametri: unknown;
}

/** A kind of job: everything the product must know to start it, run it and show it. */
export interface Genere<P = unknown> {
  /** The name in `start-job`. */
  readonly nome: string;
  readonly parametri: z.ZodType<P>;
  /** The name in the audit log, for a kind whose start is an act on record; the others record what they do. */
  readonly azione?: string;
  /** Its start wants a recent proof of who is there, and its file is for who asked and nobody else. */
  readonly isRiservato?: boolean;
  getTitolo(parametri: P): string;
  /** The right, asked at the start and again before each row. */
  getPermesso(parametri: P): Permesso;
  /** Looks at the parameters with the database at hand; answers how many rows there will be. @throws DomainError */
  check?(trx: Trx, sessione: Sessione, parametri: P): Promise<number>;
  /** The rows, for a kind that has a report. */
  listRighe?(trx: Trx, parametri: P): Promise<readonly RigaPrevista[]>;
  /**
   * Looks at a finished job before its file goes out: what is in it may not be for who asks any more.
   * @throws ESPORTAZIONE_NON_VISIBILE, NON_AUTORIZZATO
   */
  checkScarico?(trx: Trx, sessione: Sessione, lavoro: LavoroFinito): Promise<void>;
  run(svolgimento: Svolgimento, parametri: P): Promise<FileEsito | undefined>;
}
