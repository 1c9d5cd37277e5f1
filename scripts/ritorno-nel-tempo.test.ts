import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFondamenta } from '../packages/server/demo/fondamenta.ts';
import { makeCifratura } from '../packages/server/src/cifratura.ts';
import { openConnessioni } from '../packages/server/src/db/pool.ts';
import { ensureDatabase, prepareDatabase } from '../packages/server/src/db/prepare.ts';
import { verifyRegistro } from '../packages/server/src/features/base/registro/registro.public.ts';
import { verifyConti } from '../packages/server/src/features/crediti/credito/credito.public.ts';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { type Archiviato, startArchiviato } from './prove/scala/archivio.ts';

const PORTA = 5581;
const cartella = makeCartella('quadra-tempo-');
let archiviato: Archiviato;
let casa: pg.ClientConfig;

async function ask<T extends object>(testo: string): Promise<T[]> {
  const client = new pg.Client(casa);
  await client.connect();
  try {
    return (await client.query(testo)).rows as T[];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  archiviato = await startArchiviato(cartella, PORTA);
  casa = await ensureDatabase(archiviato.amministratore, 'quadra');
  await prepareDatabase(casa);
  const client = new pg.Client(casa);
  await client.connect();
  try {
    await loadFondamenta(client);
  } finally {
    await client.end();
  }
}, 180_000);
afterAll(async () => {
  await archiviato.stop();
  rmSync(cartella, { recursive: true, force: true });
});

describe('a house whose log is archived', () => {
  it('comes back as it was a moment before a table was dropped: with what was written after the copy, without what came after', async () => {
    const [prima] = await ask<{ clienti: number }>('select count(*)::int as clienti from anagrafica');
    expect(prima?.clienti).toBeGreaterThan(0);
    await archiviato.copyBase();
    await ask('create table dopo_la_copia as select 1 as n');
    const alle1159 = await archiviato.readOra();
    await sleep(50);
    await ask('drop table anagrafica cascade');
    await ask('create table dopo_il_danno as select 1 as n');
    await archiviato.lose();

    const inizio = performance.now();
    await archiviato.returnTo(alle1159);
    process.stdout.write(`tornata in ${Math.round(performance.now() - inizio)} ms\n`);
    const [dopo] = await ask<{ clienti: number; copia: boolean; danno: boolean }>(
      `select (select count(*)::int from anagrafica) as clienti,
         to_regclass('dopo_la_copia') is not null as copia, to_regclass('dopo_il_danno') is not null as danno`,
    );
    expect(dopo).toEqual({ clienti: prima?.clienti, copia: true, danno: false });
    const { db, stop } = openConnessioni(casa, 2, () => undefined);
    try {
      const [conti, registro] = [
        await verifyConti(db),
        await verifyRegistro(
          db,
          makeCifratura('una chiave della prova, lunga abbastanza'),
          join(cartella, 'dati'),
        ),
      ];
      expect([conti.difformita, registro.guasti]).toEqual([[], []]);
    } finally {
      await stop();
    }
  }, 180_000);
});
