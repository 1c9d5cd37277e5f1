import type { CodiceErrore, SceltaImportazione } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import type { Permesso } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { RigaLetta } from '../../base/lettura/lettura.public.ts';

/** What became of a row; `messaggio` when it was discarded. */
export interface EsitoRiga {
  readonly numero: number;
  readonly codice: string;
  readonly denominazione: string;
  readonly comune: string;
  readonly esito: 'nuova' | 'aggiornata' | 'scartata';
  readonly messaggio: string | null;
}

/** The columns as they were assigned, and what is done with what is already there. */
export interface Scelta<C extends string = string> {
  readonly Colonne: readonly (C | null)[];
  readonly Presenti: SceltaImportazione['Presenti'];
}

export interface Importatore<C extends string = string> {
  readonly studioId: number;
  readonly sessione: Sessione;
  readonly ip: string | null;
  readonly scelta: Scelta<C>;
  readonly adesso: Date;
  /** Keys of the rows already read: what they are for, the kind of record says. */
  readonly visti: Set<string>;
}

/** A kind of record that can be imported from a file: everything the room must know of it. */
export interface Oggetto<C extends string = string> {
  readonly nome: 'anagrafica' | 'immobile';
  /** The name of its job. */
  readonly lavoro: string;
  readonly permesso: Permesso;
  readonly scelta: z.ZodType<Scelta<C>>;
  /** What is answered to a file where there is nothing of the kind. */
  readonly vuoto: CodiceErrore;
  getTitolo(nome: string): string;
  propose(intestazioni: readonly string[]): (C | null)[];
  /** The key of a row, for those that come after it. */
  readChiave(riga: RigaLetta, scelta: Scelta<C>): string;
  /** Whether a row is about a record of the kind: a file without any has nothing to import. */
  isSuo(riga: RigaLetta, scelta: Scelta<C>): boolean;
  /** What the rows would become, writing nothing. */
  preview(trx: Trx, importatore: Importatore<C>, righe: readonly RigaLetta[]): Promise<EsitoRiga[]>;
  /** Writes the good rows in the transaction it is given; each of the others says why not. */
  write(trx: Trx, importatore: Importatore<C>, righe: readonly RigaLetta[]): Promise<EsitoRiga[]>;
}
