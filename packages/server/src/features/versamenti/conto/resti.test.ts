import { type F24Filo, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import type { Data } from '@quadra/values';
import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { listIniziate, type Voce } from './conto.queries.ts';
import { listResti, selectResti } from './resti.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
const ANNO = 2026;

beforeAll(async () => {
  app = await makeApp();
  vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2026-09-23T10:00:00Z'));
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

/** A client who owes 600 euro in six instalments from 30 June: four are paid, of the others there is no model. */
async function makeIniziato(differito = false): Promise<string> {
  const { id } = await makeAnagrafica(app, studioId);
  const conto = { anno: ANNO, id };
  const Data = differito ? '2026-07-30' : '2026-06-30';
  if (differito) await client.post(percorso(percorsi.contoCrea, conto), { Differito: true });
  const voce = { Verso: 'debito', Codice: '4001', AnnoRiferimento: 2025, Importo: 600, Data };
  expect((await client.post(percorso(percorsi.contoVoci, conto), { ...voce, Motivo: 'Prova' })).status).toBe(
    201,
  );
  expect((await client.post(percorso(percorsi.contoF24, conto), { Rate: 6 })).status).toBe(201);
  const { F24 } = (await client.get(percorso(percorsi.contoUno, conto))).corpo.data;
  for (const { Id, Rata, Versione } of F24 as Pick<F24Filo, 'Id' | 'Rata' | 'Versione'>[]) {
    const esito =
      (Rata ?? 0) > 4
        ? await client.delete(percorso(percorsi.f24Uno, { id: Id }))
        : await client.post(percorso(percorsi.f24Azione, { id: Id }), {
            ...{ Azione: 'paga', Data: '2026-09-16', Versione },
          });
    expect(esito.status, esito.testo).toBeLessThan(300);
  }
  return id;
}

describe('what is left of a plan that was begun', () => {
  it('is due on the terms of its instalments, wherever it is told: at home, of a client, on his page, for many', async () => {
    const id = await makeIniziato();
    const { Prossime, Arretrati } = (await client.get(percorsi.f24Scadenze)).corpo.data;
    expect(Prossime).toMatchObject([
      { Data: '2026-10-16', Clienti: 1, Importo: 100, DaPreparare: 100 },
      { Data: '2026-11-16', Clienti: 1, Importo: 100, DaPreparare: 100 },
    ]);
    expect(Arretrati).toEqual({ Clienti: 0, Importo: 0, Anno: null });
    expect((await client.post(percorsi.f24Dovuti, { Codici: [id] })).corpo.data).toEqual([
      { IdAnagrafica: id, Data: '2026-10-16', Importo: 100, Totale: 200 },
    ]);
    const pagina = (await client.get(percorso(percorsi.anagraficaPanoramicaVersamenti, { id }))).corpo.data;
    expect(pagina).toMatchObject({
      EntroFineAnno: 200,
      DaPagare: [
        { Data: '2026-10-16', Importo: 100, Stato: 'Da preparare' },
        { Data: '2026-11-16', Importo: 100, Stato: 'Da preparare' },
      ],
    });
    const chiedi = async (Scadenza: string) =>
      (await client.post(percorsi.f24Massa, { Anno: ANNO, Scadenza, Codici: [id] })).corpo.data.Righe[0];
    expect(await chiedi('2026-10-16')).toMatchObject({ Esito: 'Si prepara', Quanti: 1 });
    // What the debt lacks stops the day of its instalment, not that on which it was due as a whole.
    await app.sql("update voce_fiscale set mancano = '{sede}' where anagrafica_id = $1", [id]);
    expect(await chiedi('2026-10-16')).toMatchObject({ Esito: 'Da completare' });
    expect(await chiedi('2026-06-30')).toMatchObject({ Esito: 'Niente da versare' });
  });

  it('is due with what it grew by, as it is proposed', async () => {
    const id = await makeIniziato(true);
    const pagina = (await client.get(percorso(percorsi.anagraficaPanoramicaVersamenti, { id }))).corpo.data;
    expect(pagina).toMatchObject({
      EntroFineAnno: 200.8,
      DaPagare: [
        { Data: '2026-11-16', Importo: 100.4 },
        { Data: '2026-12-16', Importo: 100.4 },
      ],
    });
    // 600 euro with 0.40% more, in six: the interest of each instalment is on a row of its own.
    await client.post(percorso(percorsi.contoF24, { anno: ANNO, id }), { Rate: 6 });
    const righe = await app.sql<{ data: string; debito: number }>(
      `select f.data::text, r.debito::float8 from f24 f join f24_riga r on r.studio_id = f.studio_id and r.f24_id = f.id
       where f.anagrafica_id = $1 and f.stato = 'Da pagare' and r.voce_id is not null order by f.data`,
      [id],
    );
    expect(righe).toEqual([
      { data: '2026-11-16', debito: 10_040 },
      { data: '2026-12-16', debito: 10_040 },
    ]);
  });

  it('is read of the days that are asked alone, and tells the same of them', async () => {
    const id = await makeIniziato();
    const suoi = sql<SqlBool>`v.anagrafica_id = ${id}`;
    const chiedi = ([dal, al]: readonly [Data, Data]) =>
      withTenant(app.servizi.db, { studi: [studioId] }, async (trx) => ({
        lette: (await listIniziate(trx, suoi, { dal, al })).length,
        resti: (
          await sql<{ data: string; resta: number }>`
            select data::text, resta::float8 from ${await selectResti(trx, suoi, { dal, al })} v order by data`.execute(
            trx,
          )
        ).rows,
      }));
    const [ottobre, novembre] = ['2026-10-16', '2026-11-16'].map((data) => ({ data, resta: 10_000 }));
    expect(await chiedi(['2026-10-01', '2026-12-31'])).toEqual({ lette: 1, resti: [ottobre, novembre] });
    expect(await chiedi(['2026-10-16', '2026-10-16'])).toEqual({ lette: 1, resti: [ottobre] });
    expect(await chiedi(['2026-06-30', '2026-06-30'])).toEqual({ lette: 1, resti: [] });
    expect(await chiedi(['2026-01-01', '2026-06-29'])).toEqual({ lette: 0, resti: [] });
    expect(await chiedi(['2027-01-01', '2027-12-31'])).toEqual({ lette: 0, resti: [] });
  });

  it('of many debts lets others work between some of them and the next', async () => {
    const voce = { verso: 'debito', sezione: 'erario', codice: '4001', data: '2026-06-30', importo: 100 };
    const molte = Array.from({ length: 1_000 }, (_, n) => ({ ...voce, id: String(n), studio_id: 1 }));
    let giri = 0;
    let turno = setImmediate(function conta() {
      giri += 1;
      turno = setImmediate(conta);
    });
    await listResti(
      molte.map((una) => ({ ...una, impegnato: 0, pagato: 0, riportato: 0 })) as Voce[],
      new Map(),
    );
    clearImmediate(turno);
    expect(giri).toBeGreaterThanOrEqual(4);
  });

  it('is one debt on its day before the plan begins, and of nobody else', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    const voce = { Verso: 'debito', Codice: '4001', AnnoRiferimento: 2025, Importo: 80, Data: '2026-12-16' };
    await client.post(percorso(percorsi.contoVoci, { anno: ANNO, id }), { ...voce, Motivo: 'Prova' });
    expect((await client.post(percorsi.f24Dovuti, { Codici: [id] })).corpo.data).toEqual([
      { IdAnagrafica: id, Data: '2026-12-16', Importo: 80, Totale: 80 },
    ]);
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await altro.get(percorsi.f24Scadenze)).corpo.data.Prossime).toEqual([]);
  });
});
