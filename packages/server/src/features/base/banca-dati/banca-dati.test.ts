import { encodeTabella, percorsi, tipologiaUtente } from '@quadra/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { runTabelle } from './banca-dati.service.ts';

let app: AppDiProva;
let fornitore: Client;
let studio: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS, studio_id: null }),
  );
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  studio = await loginAs(app, utente);
  for (const denominazione of ['Alfa', 'Beta', 'Gamma'])
    await makeAnagrafica(app, studioId, { denominazione });
  await makeAnagrafica(app, (await makeStudio(app)).id, { denominazione: 'Altrove' });
});
afterAll(() => app.stop());

const ask = (ope: string, resto: object = {}, chi = fornitore) =>
  chi.post(percorsi.bancaDati, { ope, ...resto });
const select = async (resto: object, chi = studio) =>
  (await ask('select', { table: 'anagrafica', ...resto }, chi)).corpo;
const names = ({ data }: { data: { denominazione: string }[] }) =>
  data.map(({ denominazione }) => denominazione);

describe('the generic table calls', () => {
  it('[TBL-001] [ERR-025] have their operations, and no other', async () => {
    for (const ope of ['summary', 'databases']) expect([ope, (await ask(ope)).status]).toEqual([ope, 200]);
    for (const ope of ['select', 'tables'])
      expect([ope, (await ask(ope, { table: 'studio' })).status]).toEqual([ope, 200]);
    for (const ope of ['truncate', 'Select', '__proto__', 'constructor']) {
      const { status, corpo } = await ask(ope, { table: 'studio' });
      expect([ope, status, corpo.Message]).toEqual([ope, 404, 'Metodo NON definito!']);
    }
  });

  it('[TBL-003] [TBL-004] say which databases, tables and fields there are, to who may read them', async () => {
    expect((await ask('databases')).corpo.data).toEqual(['portale', 'studio']);
    const { data } = (await ask('summary', { mode: 'dbs' })).corpo;
    expect(data[1].tables.map(({ name }: { name: string }) => name)).toContain('anagrafica');
    const compatta = (await ask('summary', { mode: 'dbs', compact: true }, studio)).corpo.data;
    expect(compatta[0]).toMatchObject({ name: 'portale' });
    expect(compatta[0].tables.map(([nome]: string[]) => nome)).toEqual(['tabella_voce', 'estimo']);
    expect(compatta[0].tables[1]).toContain('tariffa:num');
    const { fields } = (await ask('tables', { table: 'anagrafica' })).corpo.data;
    expect(fields[0]).toEqual({
      name: 'id',
      text: 'Id',
      type: 'str',
      key: true,
      null: false,
      readonly: false,
      size: null,
    });
    expect(fields.find(({ name }: { name: string }) => name === 'data_nascita')).toMatchObject({
      text: 'Data di nascita',
      type: 'date',
      null: true,
    });
  });

  it('[TBL-002] tell whole numbers from numbers with decimals', async () => {
    const { data } = (await ask('summary', { mode: 'dbs', compact: true })).corpo;
    const campi = data.flatMap(({ tables }: { tables: string[][] }) => tables).flat();
    for (const atteso of ['mesi_imu:int', 'quota:num', 'tariffa:num', 'dimensione:int', 'stato_civile:int'])
      expect(campi).toContain(atteso);
  });

  it('[TBL-005] [TBL-009] read by keys, by conditions, by example, in pages, in order', async () => {
    const tutte = await select({ orderby: 'denominazione', paging: true, pagesize: 2 });
    expect([names(tutte), tutte.Total, tutte.PageSize]).toEqual([['Alfa', 'Beta'], 3, 2]);
    expect(names(await select({ orderby: '-denominazione', page: 2, pagesize: 2 }))).toEqual(['Alfa']);
    const [alfa] = tutte.data;
    expect((await select({ keys: { id: alfa.id } })).data.denominazione).toBe('Alfa');
    const contiene = [{ campo: 'denominazione', confronto: 'contiene', valore: 'ET' }];
    expect(names(await select({ where: contiene }))).toEqual(['Beta']);
    expect(names(await select({ values: { denominazione: 'Gamma' } }))).toEqual(['Gamma']);
    expect((await select({ list: ['denominazione'], values: { denominazione: 'Gamma' } })).data).toEqual([
      { denominazione: 'Gamma' },
    ]);
    expect(await select({ list: ['denominazione', 'tipo'], where: contiene, compact: true })).toMatchObject({
      data: [['Beta', 'SD']],
      fields: ['denominazione', 'tipo'],
    });
    expect([
      (await select({ maxof: 'denominazione' })).data,
      (await select({ minof: 'denominazione' })).data,
    ]).toEqual(['Gamma', 'Alfa']);
    const nessuno = '00000000-0000-4000-8000-000000000000';
    const mancante = await ask('select', { table: 'anagrafica', keys: { id: nessuno } }, studio);
    expect([mancante.status, mancante.corpo.Message]).toEqual([404, 'Record NON trovato!']);
  });

  it('[TBL-005] move along the key', async () => {
    const ordinate = (await select({ orderby: 'id' })).data as { id: string }[];
    const [primo, secondo, terzo] = ordinate.map(({ id }) => id);
    const move = async (verso: string, id?: string) =>
      (await select({ move: verso, ...(id ? { keys: { id } } : {}) })).data?.id;
    expect([
      await move('first'),
      await move('next', primo),
      await move('prev', terzo),
      await move('last'),
    ]).toEqual([primo, secondo, secondo, terzo]);
    expect(await move('next', terzo)).toBeUndefined();
  });

  it('[TBL-006] [TBL-007] write, add, assign and delete, never without saying which rows', async () => {
    const table = 'tabella_voce';
    const values = { tabella: 'regioni', codice: 'P1', descrizione: 'Prova', ordine: 7007 };
    const { data } = (await ask('append', { table, values })).corpo;
    expect(data).toMatchObject({ ...values, versione: 1 });
    const doppia = await ask('append', { table, values });
    expect([doppia.status, doppia.corpo.Message]).toEqual([409, 'Codice già utilizzato.']);
    const scrivi = { table, values: { ...values, id: data.id, descrizione: 'Scritta' } };
    for (const versione of [2, 3])
      expect((await ask('write', scrivi)).corpo.data).toMatchObject({ descrizione: 'Scritta', versione });
    await ask('append', { table, values: { ...values, codice: 'P2' } });
    const where = { tabella: 'regioni', ordine: 7007 };
    expect((await ask('assign', { table, values: { attivo: false }, where })).corpo.count).toBe(2);
    for (const [ope, resto] of [
      ['assign', { values: { attivo: true } }],
      ['delete', {}],
      ['delete', { where: [] }],
      ['delete', { keys: {} }],
    ] as const)
      expect([ope, (await ask(ope, { table, ...resto })).status]).toEqual([ope, 400]);
    expect((await ask('delete', { table, keys: { id: data.id } })).corpo.count).toBe(1);
    expect((await ask('delete', { table, where })).corpo.count).toBe(1);
    expect((await ask('append', { table, values: { codice: 'x' } })).status).toBe(400);
  });

  it('[TBL-008] take encoded names with the same rights; plain ones unless the configuration says no', async () => {
    const table = encodeTabella('anagrafica');
    expect(table).not.toContain('anagrafica');
    expect(names(await select({ table, orderby: 'denominazione' }))).toEqual(['Alfa', 'Beta', 'Gamma']);
    for (const nascosta of [encodeTabella('utente'), '~???', `~${table}`])
      expect((await ask('select', { table: nascosta })).status).toBe(403);
    const sessione = {
      tipologia: 0,
      potere: 9,
      studi: [studioId],
      sostituzione: null,
    } as unknown as Sessione;
    const chiuse = (nome: string) =>
      runTabelle(
        app.servizi.db,
        sessione,
        { utenteId: null, ip: null },
        { ope: 'select', table: nome, compact: false, page: 1, pagesize: 10, paging: false },
        { soloCodificate: true },
      );
    await expect(chiuse('anagrafica')).rejects.toThrow('Non autorizzato.');
    expect(await chiuse(table)).toMatchObject({ PageNo: 1 });
  });

  it('[TBL-010] [bad input 16] reach only the tables of the list, for who may, and leave a trace', async () => {
    const developer = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU, sviluppatore: true }),
    );
    const operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
    for (const table of ['utente_password', 'utente', 'pg_authid', 'registro', 'constructor', ''])
      expect([table, (await ask('select', { table }, developer)).status]).toEqual([table, 403]);
    for (const table of ['anagrafica', 'tabella_voce', 'studio'])
      expect([table, (await ask('select', { table }, operatore)).status]).toEqual([table, 403]);
    for (const chi of [developer, studio]) {
      const values = { tabella: 'regioni', codice: 'Z', descrizione: 'Z' };
      expect((await ask('append', { table: 'tabella_voce', values }, chi)).status).toBe(403);
      expect((await ask('delete', { table: 'anagrafica', where: { tipo: 'PF' } }, chi)).status).toBe(403);
    }
    expect((await ask('append', { table: 'anagrafica', values: { denominazione: 'x' } })).status).toBe(403);
    const values = { tabella: 'regioni', codice: 'T1', descrizione: 'Traccia' };
    const { id } = (await ask('append', { table: 'tabella_voce', values })).corpo.data;
    await ask('write', { table: 'tabella_voce', values: { id, descrizione: 'Dopo' } });
    await ask('delete', { table: 'tabella_voce', keys: { id } });
    const atti = await app.sql<{ azione: string; prima: object | null; dopo: object | null; chi: boolean }>(
      `select azione, prima, dopo, utente_id is not null as chi from registro
       where entita = 'tabella_voce' and entita_id = $1 order by quando`,
      [id],
    );
    expect(atti.map(({ azione, chi }) => [azione, chi])).toEqual([
      ['tables append', true],
      ['tables write', true],
      ['tables delete', true],
    ]);
    expect([atti[1]?.prima, atti[1]?.dopo]).toMatchObject([
      { descrizione: 'Traccia' },
      { descrizione: 'Dopo' },
    ]);
  });

  it('whatever is asked, never an error of SQL, never a row of anything else', async () => {
    const { fornitore: vendor, db } = { fornitore: { utenteId: null, ip: null }, db: app.servizi.db };
    const sessione = {
      tipologia: 2,
      potere: 9,
      studi: [studioId],
      sostituzione: null,
    } as unknown as Sessione;
    const nome = fc.oneof(
      fc.constantFrom('anagrafica', 'tabella_voce', 'studio', 'documento', 'utente', 'pg_class', '~dXRlbnRl'),
      fc.constantFrom('id', 'denominazione', 'versione', 'data_nascita', 'stato_civile', 'archiviata'),
      fc.constantFrom("x' or 1=1--", 'id; drop table studio', '"id"', 'id)', '*', 'count(*)', '__proto__'),
      fc.string({ maxLength: 12 }),
    );
    const scalare = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.integer(),
      fc.double({ noNaN: true }),
      fc.boolean(),
      fc.constantFrom(null, '2020-02-30', '2024-02-29', "'; select 1", '%', '\\', 1e308, 2 ** 31),
    );
    const valori = fc.dictionary(nome, scalare, { maxKeys: 3 });
    const condizione = fc.record({
      campo: nome,
      confronto: fc.constantFrom('=', '<>', '<', '>=', 'contiene', 'inizia', 'in', 'vuoto', 'pieno'),
      valore: fc.oneof(scalare, fc.array(scalare, { maxLength: 3 })),
    });
    const richiesta = fc.record(
      {
        ope: fc.constantFrom('select', 'tables', 'write', 'append', 'assign', 'delete', 'summary'),
        table: nome,
        keys: valori,
        where: fc.oneof(valori, fc.array(condizione, { maxLength: 3 })),
        values: valori,
        list: fc.array(nome, { maxLength: 3 }),
        orderby: nome,
        maxof: nome,
        move: fc.constantFrom('first', 'prev', 'next', 'last'),
      },
      { requiredKeys: ['ope', 'table'] },
    );
    const leggibili = ['anagrafica', 'tabella_voce', 'studio', 'documento', 'estimo', 'possesso'];
    await fc.assert(
      fc.asyncProperty(richiesta, fc.boolean(), async (chiesta, isFornitore) => {
        const chi = { ...sessione, tipologia: isFornitore ? 0 : 2 } as Sessione;
        const corpo = { compact: false, page: 1, pagesize: 10, paging: true, ...chiesta } as Parameters<
          typeof runTabelle
        >[3];
        const risposta = await runTabelle(db, chi, vendor, corpo, { soloCodificate: false }).catch(
          (errore: unknown) => {
            if (errore instanceof DomainError) return null;
            throw errore;
          },
        );
        const isDiTabella = !['summary', 'databases'].includes(chiesta.ope);
        if (risposta !== null && isDiTabella) expect(leggibili).toContain(chiesta.table);
        expect(JSON.stringify(risposta ?? {})).not.toContain('Altrove');
      }),
      { numRuns: 600 },
    );
  }, 90_000);
});
