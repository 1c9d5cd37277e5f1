import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { listCoppie } from './correzione.queries.ts';

let app: AppDiProva;
const studi: number[] = [];
let gestoreId: number;
beforeAll(async () => {
  app = await makeApp();
  gestoreId = (await makeGestore(app)).id;
  for (const gestore_id of [gestoreId, gestoreId, (await makeGestore(app)).id])
    studi.push((await makeStudio(app, { gestore_id })).id);
  for (const studio of studi)
    await app.sql(
      `insert into anagrafica (studio_id, tipo, estera, codice_fiscale, denominazione, ragione_sociale, partita_iva,
         stato_civile, domicilio_fiscale, residenza, residenza_diversa, modificata_il)
       select $1::int, 'SD', false, 'D' || $1::int || '-' || n, 'Ditta ' || n, 'Ditta ' || n, lpad((n / 2)::text, 11, '0'), 0, '{}',
         '{}', false, now() - n * interval '1 minute' from generate_series(0, 159) n`,
      [studio],
    );
});
afterAll(() => app.stop());

const listStudi = (righe: { Uno: { IdStudio: number }; Altro: { IdStudio: number } }[]) =>
  [...new Set(righe.flatMap(({ Uno, Altro }) => [Uno.IdStudio, Altro.IdStudio]))].sort((a, b) => a - b);

describe('the clients that may be one, for who reaches many studi', () => {
  it('are a hundred pairs at most, of his studi alone and never of two of them', async () => {
    const { AMM_GES, AMM_ELMAS } = tipologiaUtente;
    for (const [tipologia_utente, suoi] of [
      [AMM_GES, studi.slice(0, 2)],
      [AMM_ELMAS, studi],
    ] as const) {
      const dati = tipologia_utente === AMM_GES ? { gestore_id: gestoreId } : {};
      const chi = await loginAs(app, await makeUtente(app, { tipologia_utente, ...dati }));
      const { status, corpo } = await chi.get(percorsi.doppioni);
      expect([status, corpo.data.length]).toEqual([200, 100]);
      expect(suoi).toEqual(expect.arrayContaining(listStudi(corpo.data)));
      for (const { Uno, Altro } of corpo.data) expect(Uno.IdStudio).toBe(Altro.IdStudio);
    }
  });

  it('are looked for among the latest records, however many there are', async () => {
    const read = (massimo?: number) =>
      withTenant(app.servizi.db, { studi }, (trx) => listCoppie(trx, massimo));
    expect(await read()).toHaveLength(240);
    const poche = await read(6);
    expect(poche.map(({ uno, altro }) => [uno.denominazione, altro.denominazione].sort())).toEqual(
      Array(3).fill(['Ditta 0', 'Ditta 1']),
    );
  });

  it('are of a whole studio when it is one', async () => {
    const { id } = await makeAnagrafica(app, studi[0] ?? 0, { partita_iva: '00000000000', tipo: 'PF' });
    const coppie = await withTenant(app.servizi.db, { studi: studi.slice(0, 1) }, (trx) => listCoppie(trx));
    expect(coppie.filter(({ uno, altro }) => [uno.id, altro.id].includes(id))).toHaveLength(2);
  });
});
