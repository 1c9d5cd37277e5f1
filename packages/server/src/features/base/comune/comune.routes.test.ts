import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp();
  client = await loginAs(app, await makeUtente(app));
});
afterAll(() => app.stop());

const find = async (Filter: object, altro: object = {}) =>
  (await client.post(percorsi.comuni, { Filter, ...altro })).corpo;

describe('the lookup of comuni', () => {
  it('finds by name, whatever case, accents and apostrophes; the exact name first', async () => {
    expect((await find({ Denominazione: 'roma' })).data[0]).toMatchObject({
      Codice: 'H501',
      Denominazione: 'Roma',
      Provincia: 'RM',
      Estero: false,
      Al: null,
    });
    expect((await find({ Denominazione: 'forli' })).data[0].Codice).toBe('D704');
    expect((await find({ Denominazione: "reggio nell'emilia" })).data[0].Codice).toBe('H223');
    expect((await find({ Denominazione: 'SAN GIOVANNI IN PERSICETO' })).data[0]).toMatchObject({
      Codice: 'G467',
      Denominazione: 'San Giovanni in Persiceto',
    });
    expect((await find({ Denominazione: 'zzzz' })).data).toEqual([]);
  });

  it('writes names as people do', async () => {
    const names = await Promise.all(
      ['H223', 'I197', 'A345', 'F257', 'D704', 'A952', 'Z106', 'Z404'].map(
        async (Codice) => (await find({ Codice })).data[0]?.Denominazione,
      ),
    );
    expect(names).toEqual([
      "Reggio nell'Emilia",
      "Sant'Agata de' Goti",
      "L'Aquila",
      'Modena',
      'Forlì',
      'Bolzano',
      'Stato della Città del Vaticano',
      "Stati Uniti d'America",
    ]);
  });

  it('finds by codice catastale, and one alone by its address', async () => {
    expect((await find({ Codice: 'f205' })).data.map((c: { Codice: string }) => c.Codice)).toContain('F205');
    expect((await client.get('/api/lookupportal/comuni/f205')).corpo.data.CAP).toContain('20121');
    expect((await client.get('/api/lookupportal/comuni/X999')).status).toBe(404);
  });

  it('keeps those that existed on a day: suppressed comuni, former names, former states', async () => {
    const names = async (Filter: object) =>
      (await find(Filter)).data.map((c: { Denominazione: string }) => c.Denominazione);
    expect(await names({ Codice: 'A001', Data: '1920-01-01' })).toEqual(['Abano']);
    expect(await names({ Codice: 'A001', Data: '2020-01-01' })).toEqual(['Abano Terme']);
    expect(await names({ Codice: 'A002', Data: '1990-01-01' })).toEqual([]);
    expect(await names({ Codice: 'Z118', Data: '1970-01-01' })).toHaveLength(1);
    expect(await names({ Codice: 'Z118', Data: '2020-01-01' })).toEqual([]);
  });

  it('tells states from comuni', async () => {
    const esteri = (await find({ Denominazione: 'germania', Estero: true })).data;
    expect(esteri.length).toBeGreaterThan(0);
    expect(
      esteri.every((c: { Estero: boolean; Provincia: string }) => c.Estero && c.Provincia === 'EE'),
    ).toBe(true);
  });

  it('pages, refuses unknown fields, and is for who has a session', async () => {
    const [prima, seconda] = [
      await find({ Provincia: 'MI' }, { PageSize: 10 }),
      await find({ Provincia: 'MI' }, { PageSize: 10, PageNo: 2 }),
    ];
    expect(prima.data).toHaveLength(10);
    expect(prima.Total).toBe(seconda.Total);
    expect(prima.data[0]).not.toEqual(seconda.data[0]);
    const errata = await client.post(percorsi.comuni, { Filter: { Data: '31/02/2020', Sindaco: 'x' } });
    expect([errata.status, Object.keys(errata.corpo.ModelState).sort()]).toEqual([
      400,
      ['Filter.Data', 'Filter.Sindaco'],
    ]);
    for (const Estero of ['constructor', 'toString', 'forse']) {
      const { status, corpo } = await client.post(percorsi.comuni, { Filter: { Estero } });
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['Filter.Estero']]);
    }
    expect((await call(app.indirizzo + percorsi.comuni, { method: 'POST' })).status).toBe(401);
  });
});
