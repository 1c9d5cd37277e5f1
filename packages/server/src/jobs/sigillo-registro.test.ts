import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStudio } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { verifyRegistro } from '../features/base/registro/registro.public.ts';
import { startSigilloRegistro } from './sigillo-registro.ts';

let app: AppDiProva;
const dati = mkdtempSync(join(tmpdir(), 'quadra-sigillo-'));
beforeAll(async () => {
  app = await makeApp();
});
afterAll(async () => {
  await app.stop();
  rmSync(dati, { recursive: true });
});

it('what is written is encrypted and sealed by itself, and anchored; once stopped, no more', async () => {
  const { servizi } = app;
  const { id } = await makeStudio(app);
  const write = () =>
    app.sql("insert into registro (studio_id, azione, entita, dopo) values ($1, 'prova', 'prova', '{}')", [
      id,
    ]);
  const countInAttesa = async () => (await verifyRegistro(servizi.db, servizi.cifratura, dati)).inAttesa;
  await write();
  expect(await countInAttesa()).toBeGreaterThan(0);
  const log = { warn: (...parole: unknown[]) => expect(parole).toEqual([]) };
  const stop = startSigilloRegistro({ ...servizi, config: { ...servizi.config, dati } }, log, 20);
  await expect.poll(countInAttesa, { timeout: 10_000 }).toBe(0);
  const chiaro = await app.sql("select 1 from registro where entita = 'prova' and dopo is not null");
  expect(chiaro).toEqual([]);
  await expect.poll(() => existsSync(join(dati, 'registro-ancore.jsonl'))).toBe(true);
  await stop();
  await write();
  expect(await countInAttesa()).toBe(1);
});
