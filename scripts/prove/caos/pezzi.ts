import type pg from 'pg';
import type { Nodo } from './processi.ts';
import type { UfficioPostale } from './ufficio-postale.ts';

/** A house in pieces, as who works in it and who checks it see it. */
export interface CasaInPezzi {
  readonly chiamate: readonly [Nodo, Nodo];
  readonly lavori: Nodo;
  readonly nodi: readonly Nodo[];
  /** Where everybody comes in; without it, at either process of the calls, alive or not. */
  readonly ingresso?: string;
  /** The data folder of the process of the jobs: the anchors of the audit log are there. */
  readonly dati: string;
  readonly chiave: string;
  /** The owner, past every line: of the database of now. */
  readonly amministratore: pg.ClientConfig;
  readonly posta: UfficioPostale;
  stop(): Promise<void>;
}
