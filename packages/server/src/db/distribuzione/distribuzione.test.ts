import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/make-app.ts';
import {
  computeDistribuzione,
  readCatalogo,
  type TabellaDelCatalogo,
  writeDistribuzione,
} from './distribuzione.ts';
import { ECCEZIONI } from './posti.ts';

let database: Awaited<ReturnType<typeof makeDatabase>>;
let client: pg.Client;
let catalogo: TabellaDelCatalogo[];
beforeAll(async () => {
  database = await makeDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  catalogo = await readCatalogo(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Citus cannot be installed here: these refuse what it refuses about keys and references, and do nothing else. */
const FINTO_CITUS = `
  create temp table nel_cluster (tabella regclass primary key, divisa boolean) on commit drop;
  create function pg_temp.check_riferimenti(t regclass, d boolean) returns void language plpgsql as $$
  begin
    if exists (select 1 from pg_constraint k left join nel_cluster n on n.tabella = k.confrelid
        where k.contype = 'f' and k.conrelid = t and k.confrelid <> t and (n.tabella is null or (n.divisa and not d))) then
      raise exception '% names a table that is not in the cluster', t;
    end if;
    insert into nel_cluster values (t, d);
  end $$;
  create function pg_temp.create_reference_table(t regclass) returns void language sql as 'select pg_temp.check_riferimenti(t, false)';
  create function pg_temp.create_distributed_table(t regclass, colonna text, colocate_with text default 'default') returns void language plpgsql as $$
  declare n int2 := (select attnum from pg_attribute where attrelid = t and attname = colonna and attnotnull);
  begin
    if n is null or exists (select 1 from pg_index where indrelid = t and indisunique and not n = any (indkey)) then
      raise exception '% has a key without %', t, colonna;
    end if;
    perform pg_temp.check_riferimenti(t, true);
  end $$`;

describe('the schema in a cluster divided by studio', () => {
  it('has a place and a reason for every table, and names none that is not there', () => {
    const { tabelle, ignote } = computeDistribuzione(catalogo);
    expect(ignote).toEqual([]);
    expect(tabelle.length).toBe(catalogo.length);
    expect(tabelle.filter(({ perche }) => perche.length < 5)).toEqual([]);
    expect(tabelle.filter(({ posto }) => posto === 'distribuita').length).toBeGreaterThan(90);
  });

  it('is held back by nothing but what is written down with its plan', () => {
    const { ostacoli } = computeDistribuzione(catalogo);
    const trovati = [...new Set(ostacoli.map(({ ostacolo }) => ostacolo))].sort();
    expect(trovati).toEqual(Object.keys(ECCEZIONI).sort());
    // The keys and the references themselves have no exception.
    expect(trovati.filter((ostacolo) => /senza studio_id|verso una tabella/.test(ostacolo))).toEqual([]);
  });

  it('is divided by SQL that runs in its order, against a stand-in that refuses what Citus refuses of keys', async () => {
    const comandi = writeDistribuzione(computeDistribuzione(catalogo));
    await client.query('begin');
    await client.query(FINTO_CITUS);
    for (const comando of comandi) await client.query(comando.replace('select ', 'select pg_temp.'));
    const { rows } = await client.query('select count(*)::int as quante from nel_cluster where divisa');
    await client.query('rollback');
    expect(rows[0].quante).toBe(comandi.filter((comando) => comando.includes('distributed')).length);
  });

  it('finds a table without a place, a key and a reference without studio_id, a reference to what is local', async () => {
    await client.query('begin');
    await client.query(`
      create table prova_nuova (id int primary key);
      create table prova_chiave (studio_id int not null references studio, id int primary key, sessione_id uuid references sessione);
      create table prova_azzera (studio_id int not null, id int, padre int, primary key (studio_id, id),
        foreign key (studio_id, padre) references prova_azzera on delete set null (padre));
      create table prova_nomina (studio_id int not null, id int, chiave_id int references prova_chiave (id), primary key (studio_id, id))`);
    const { ignote, ostacoli } = computeDistribuzione(await readCatalogo(client));
    await client.query('rollback');
    expect(ignote).toEqual(['prova_nuova']);
    const nostri = ostacoli.filter(({ tabella }) => tabella.startsWith('prova_'));
    expect(nostri.map(({ ostacolo, nome }) => `${ostacolo}: ${nome}`).sort()).toEqual([
      'chiave senza studio_id: prova_chiave_pkey',
      'riferimento che azzera: prova_azzera_studio_id_padre_fkey',
      'riferimento senza studio_id: prova_nomina_chiave_id_fkey',
      'riferimento verso una tabella locale: prova_chiave_sessione_id_fkey',
    ]);
  });
});
