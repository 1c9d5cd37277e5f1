import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { chooseEsecuzione, give } from '../../../packages/server/src/db/esecuzione-postgres.ts';
import { listFamiglia, signalTutti } from '../caos/processi.ts';
import { ends } from '../casa.ts';
import { copyInCorsa, initialize, launch, query, waitUntil } from './postgres.ts';

/** A PostgreSQL whose log is kept elsewhere, piece by piece: from a copy it comes back as it was at any moment since. */
export interface Archiviato {
  readonly amministratore: pg.ClientConfig;
  /** The copy everything begins from, taken while it works. */
  copyBase(): Promise<void>;
  /** Now, as its clock says it. */
  readOra(): Promise<string>;
  /** The machine is no more; what was written is in the archive. */
  lose(): Promise<void>;
  /** From the copy and the archive, in a new folder, as it was then. */
  returnTo(ora: string): Promise<void>;
  stop(): Promise<void>;
}

const IMPOSTAZIONI = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
};

export async function startArchiviato(dati: string, porta: number): Promise<Archiviato> {
  const esecuzione = chooseEsecuzione(dati);
  const [prima, base, dopo, archivio] = ['prima', 'base', 'dopo', 'archivio'].map((nome) =>
    join(dati, nome),
  ) as [string, string, string, string];
  mkdirSync(archivio, { mode: 0o700 });
  give(archivio, esecuzione);
  initialize(prima, esecuzione);
  const comuni = { ...IMPOSTAZIONI, port: String(porta) };
  let processo = launch(prima, esecuzione, {
    ...comuni,
    archive_mode: 'on',
    // What is already there is never written over.
    archive_command: `test ! -f ${archivio}/%f && cp %p ${archivio}/%f.nuovo && mv ${archivio}/%f.nuovo ${archivio}/%f`,
  });
  const isAperto = async () => (await query(porta, 'select 1')).length === 1;
  await waitUntil('ready', isAperto);
  const kill = async () => {
    signalTutti(listFamiglia(processo.pid ?? 0), 'SIGKILL');
    await ends(processo);
  };
  const ask = async <T>(testo: string): Promise<T> => {
    const [riga] = await query<{ risposta: T }>(porta, `select (${testo}) as risposta`);
    return riga?.risposta as T;
  };
  return {
    amministratore: { host: '127.0.0.1', port: porta, user: 'postgres', database: 'postgres' },
    copyBase: () => copyInCorsa(porta, prima, base),
    readOra: () => ask<string>('clock_timestamp()::text'),
    lose: async () => {
      const ultimo = await ask<string>('pg_walfile_name(pg_current_wal_lsn())');
      await ask('pg_switch_wal()');
      await waitUntil('archived', () =>
        ask<boolean>(`select last_archived_wal >= '${ultimo}' from pg_stat_archiver`),
      );
      await kill();
    },
    returnTo: async (ora) => {
      // The copy itself is left as it is: it may be gone back to again.
      execFileSync('cp', ['-a', base, dopo]);
      writeFileSync(join(dopo, 'recovery.signal'), '');
      execFileSync('chown', ['-R', '--reference', prima, dopo]);
      processo = launch(dopo, esecuzione, {
        ...comuni,
        restore_command: `cp ${archivio}/%f %p`,
        recovery_target_time: ora,
        recovery_target_action: 'promote',
      });
      await waitUntil('returned', async () => !(await ask<boolean>('pg_is_in_recovery()')));
    },
    stop: kill,
  };
}
