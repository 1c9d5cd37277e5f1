import { modelloDiTipo } from '@quadra/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppDiProva, makeApp, makeDatabase } from '../../test/make-app.ts';
import type { ContoCaselle } from './conto-caselle.ts';
import { listMigrazioni, migrate } from './migrate.ts';
import { prepareGruppo } from './ruoli.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

/** The last migration before the keys of the official form. */
const PRIMA_DELLE_CHIAVI = 78;
const ANNI = [2023, 2024, 2025, 2026];
const FORMA = /^[A-Z]{1,2}\d{1,4}\.\d{1,3}$/;

/** The keys that the migrations carry from, for a form and a year: what they name as old and never as new. */
function listVecchie(modello: string, anno: number): string[] {
  const vecchie = new Set<string>();
  const nuove = new Set<string>();
  for (const { numero, testo } of listMigrazioni()) {
    if (numero <= PRIMA_DELLE_CHIAVI) continue;
    const [, dati = ''] = testo.split('$dati$');
    for (const linea of dati.trim().split('\n')) {
      const [quale, dal, al, prima = '', dopo = '', ...colonne] = linea.split(' ');
      if (quale !== modello || anno < Number(dal) || anno > Number(al)) continue;
      if (FORMA.test(prima)) vecchie.add(prima);
      for (const colonna of colonne) {
        const [qui = '', la = qui] = colonna.split(':');
        const write = (rigo: string, c: string) => rigo.replace(/(#\d+)?$/, (modulo) => `.${c}${modulo}`);
        vecchie.add(write(prima, qui));
        nuove.add(write(dopo, la));
      }
    }
  }
  return [...vecchie].filter((chiave) => !nuove.has(chiave));
}

/** A database as it was before the keys of the form, with declarations of every form and year: a third of the old keys in each. */
async function makeVecchio(client: pg.Client): Promise<{ caselle: number }> {
  await client.query("insert into gestore (codice, nome, ragione_sociale) values ('G', 'G', 'G')");
  await client.query("insert into studio (gestore_id, ragione_sociale) select id, 'S' from gestore");
  await client.query(
    "select set_config('app.studio_ids', (select string_agg(id::text, ',') from studio), false)",
  );
  const { rows } = await client.query<{ id: string; studio_id: number }>(
    `insert into anagrafica (studio_id, tipo, codice_fiscale, denominazione, domicilio_fiscale, residenza)
     select id, 'PF', 'RSSMRA80A01F205' || generate_series, 'Prova', '{}', '{}' from studio, generate_series(1, 3) returning id, studio_id`,
  );
  let valore = 1_000;
  let caselle = 0;
  for (const [tipo, { modello }] of Object.entries(modelloDiTipo))
    for (const anno of ANNI) {
      const chiavi = listVecchie(modello, anno);
      for (let n = 0; n < 3 && chiavi.length > 0; n += 1) {
        const suoi = chiavi.filter((_, posto) => posto % 3 === n);
        const righi = Object.fromEntries(suoi.map((chiave, posto) => [chiave, valore + posto]));
        valore += suoi.length;
        caselle += suoi.length;
        await client.query(
          `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi) values ($1, $2, $3, $4, 'Ordinaria', $5)`,
          [rows[n]?.studio_id, rows[n]?.id, anno, tipo, righi],
        );
      }
    }
  return { caselle };
}

it('a database of the old keys comes to today with the sums of each step said, and no casella lost', async () => {
  const database = await makeDatabase();
  const vuoto = `${database.nome}_vecchio`;
  await app.sql(`create database ${vuoto}`);
  const client = new pg.Client({ connectionString: database.url.replace(database.nome, vuoto) });
  await client.connect();
  const detti: [string, ContoCaselle][] = [];
  try {
    await prepareGruppo(client);
    const onConto = (nome: string, conti: readonly ContoCaselle[]) => {
      for (const conto of conti) detti.push([nome, conto]);
    };
    await migrate(client, PRIMA_DELLE_CHIAVI, onConto);
    expect(detti).toEqual([]);
    const { caselle } = await makeVecchio(client);
    await migrate(client, undefined, onConto);
    const { rows } = await client.query<{ tipo: string; anno: number; quante: number }>(
      `select tipo, anno::int, sum((select count(*) from jsonb_object_keys(righi)))::int as quante
       from dichiarazione group by tipo, anno`,
    );
    const trovate = rows.reduce((somma, { quante }) => somma + quante, 0);
    for (const [nome, c] of detti) {
      expect([nome, c.ferme + c.cambiate + c.daParte + c.portate + c.perse]).toEqual([nome, c.prima]);
      expect([nome, c.ferme + c.cambiate + c.nuove]).toEqual([nome, c.dopo]);
    }
    // Step after step, what each one took and put makes what there is now.
    expect(detti.reduce((somma, [, c]) => somma + c.dopo - c.prima, caselle)).toBe(trovate);
    expect(new Set(detti.map(([nome]) => nome)).size).toBeGreaterThan(10);
    expect(detti.filter(([, { perse }]) => perse > 0)).toEqual([]);
  } finally {
    await client.end();
    await app.sql(`drop database ${vuoto} with (force)`);
    await database.drop();
  }
}, 300_000);
