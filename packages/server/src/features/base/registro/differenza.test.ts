import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withUtenti } from '../../../db/tenancy.ts';
import { destroyChiavi, listIdChiaviDi } from '../chiave-dati/chiave-dati.queries.ts';
import { computeImpronta } from './impronta.ts';
import { coverRegistro } from './ricopertura.ts';
import { listRigheDi, lockCatena, writeAnelli } from './sigillo.queries.ts';
import { sealRegistro, verifyRegistro } from './sigillo.ts';

let app: AppDiProva;
let studioId: number;
let client: Client;
const dati = mkdtempSync(join(tmpdir(), 'quadra-differenze-'));

beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  const primo = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU, studio_id: studioId });
  client = await loginAs(app, primo);
});
afterAll(async () => {
  await app.stop();
  rmSync(dati, { recursive: true });
});

const seal = () => sealRegistro(app.servizi.db, app.servizi.cifratura);
const verify = async () => (await verifyRegistro(app.servizi.db, app.servizi.cifratura, dati)).guasti;
const write = (entitaId: string, dopo: unknown) =>
  app.sql(
    "insert into registro (studio_id, azione, entita, entita_id, dopo, attore_id, attore) values ($1, 'prova', 'anagrafica', $2, $3, 999, 'Rossi Chi Agisce')",
    [studioId, entitaId, JSON.stringify(dopo)],
  );
async function readAtto(id: string): Promise<{ Dopo: unknown; Cancellato: boolean; Attore: string | null }> {
  const { corpo } = await client.post(percorsi.registroLista, { Filter: { IdEntita: id }, PageSize: 10 });
  return corpo.data.find(({ Azione }: { Azione: string }) => Azione === 'prova');
}
const keep = (id: string) =>
  app.sql<{ prima: unknown; dopo: unknown; attore: string | null; tutto: string }>(
    "select prima, dopo, attore, r::text || encode(coalesce(cifrato, ''), 'escape') as tutto from registro r where entita_id = $1 and azione = 'prova'",
    [id],
  );
const destroy = (soggetto: string) =>
  withUtenti(app.servizi.db, { studi: [studioId] }, async (trx) =>
    destroyChiavi(trx, studioId, await listIdChiaviDi(trx, studioId, [soggetto])),
  );

/** As a version before this one sealed: the row stays in clear. */
const sealInChiaro = () =>
  withUtenti(app.servizi.db, { studi: [studioId] }, async (trx) => {
    let fine = await lockCatena(trx, studioId);
    const attesa = await trx
      .selectFrom('registro_coda')
      .selectAll()
      .where('studio_id', '=', studioId)
      .execute();
    const anelli = [];
    for (const { id, riga } of await listRigheDi(
      trx,
      studioId,
      attesa.map(({ registro_id }) => registro_id),
    )) {
      const impronta = computeImpronta(app.servizi.cifratura, studioId, fine, riga);
      fine = { numero: fine.numero + 1, impronta };
      anelli.push({ numero: fine.numero, registro_id: id, impronta });
    }
    await writeAnelli(trx, studioId, anelli);
  });

describe('what the audit log says of a person', () => {
  it('is encrypted when the row is sealed, and read by who may see it', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    await write(id, { email: 'segreta@esempio.it' });
    expect(await readAtto(id)).toMatchObject({ Dopo: { email: 'segreta@esempio.it' }, Cancellato: false });
    await seal();
    const [tenuta] = await keep(id);
    expect(tenuta).toMatchObject({ prima: null, dopo: null, attore: null });
    expect(tenuta?.tutto).not.toContain('segreta');
    expect(await readAtto(id)).toMatchObject({ Dopo: { email: 'segreta@esempio.it' }, Cancellato: false });
    expect(await verify()).toEqual([]);
  });

  it('is gone with the key, and the chain holds', async () => {
    const [uno, altro] = [await makeAnagrafica(app, studioId), await makeAnagrafica(app, studioId)];
    await write(uno.id, { nome: 'Da cancellare' });
    await write(altro.id, { nome: 'Resta' });
    await write(altro.id, { nome: 'Di tutti e due', parente: uno.id });
    await seal();
    expect(await destroy(`anagrafica:${uno.id}`)).toBe(2);
    expect(await readAtto(uno.id)).toMatchObject({ Dopo: null, Cancellato: true });
    const { corpo } = await client.post(percorsi.registroLista, { Filter: { IdEntita: altro.id } });
    expect(corpo.data.map(({ Cancellato }: { Cancellato: boolean }) => Cancellato).sort()).toEqual([
      false,
      true,
    ]);
    expect(await verify()).toEqual([]);
    await write(uno.id, { nome: 'Scritto dopo' });
    await seal();
    expect(await verify()).toEqual([]);
  });

  it('refuses every other change of a row, the bytes of another row and a key that comes back', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    await write(id, { nome: 'Fisso' });
    await seal();
    await write(id, { nome: 'Fresco' });
    for (const cambio of ["azione = 'altra'", "dopo = '{}'", "cifrato = 'x'", 'dopo = null', 'attore = null'])
      await expect(app.sql(`update registro set ${cambio} where entita_id = '${id}'`)).rejects.toThrow(
        /non si modifica/,
      );
    await destroy(`anagrafica:${id}`);
    await expect(app.sql("update chiave_dati set avvolta = 'x', distrutta_il = null")).rejects.toThrow(
      /si distrugge/,
    );
    await expect(app.sql('delete from chiave_dati')).rejects.toThrow(/si distrugge/);
    await seal();
  });

  it('sealed in clear by a version before is encrypted at the start, and its link holds', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    await write(id, { nome: 'Vecchia riga in chiaro' });
    await sealInChiaro();
    expect(await verify()).toEqual([]);
    expect((await keep(id))[0]?.dopo).not.toBeNull();
    expect(await coverRegistro(app.servizi.db, app.servizi.cifratura)).toBeGreaterThan(0);
    expect(await coverRegistro(app.servizi.db, app.servizi.cifratura)).toBe(0);
    expect((await keep(id))[0]).toMatchObject({ prima: null, dopo: null, attore: null });
    expect(await readAtto(id)).toMatchObject({ Dopo: { nome: 'Vecchia riga in chiaro' } });
    expect(await verify()).toEqual([]);
    await destroy(`anagrafica:${id}`);
    expect(await verify()).toEqual([]);
    await app.sql('alter table registro disable trigger user');
    await app.sql("update registro set ip = '10.9.9.9' where entita_id = $1", [id]);
    expect((await verify()).map(({ tipo }) => tipo)).toEqual(['riga cambiata']);
    await app.sql('update registro set ip = null where entita_id = $1', [id]);
    await app.sql('alter table registro enable trigger user');
    expect(await verify()).toEqual([]);
  });

  it('changed before it could be encrypted stays as it is, and goes on being named', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    await write(id, { nome: 'Cambiata da altri' });
    await sealInChiaro();
    await app.sql('alter table registro disable trigger user');
    await app.sql(`update registro set dopo = '{"nome": "Altra"}' where entita_id = $1`, [id]);
    await app.sql('alter table registro enable trigger user');
    await coverRegistro(app.servizi.db, app.servizi.cifratura);
    expect((await keep(id))[0]?.dopo).toEqual({ nome: 'Altra' });
    expect((await verify()).map(({ tipo }) => tipo)).toEqual(['riga cambiata']);
  });
});
