import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const caf = {
  Tipo: 'CU',
  CodiceFiscale: '00743110157',
  RagioneSociale: 'Caf Uno',
  RappresentanteCognome: 'Rossi',
  RappresentanteNome: 'Anna',
  Via: 'Via Cavour',
  Comune: 'H501',
  CAP: '00184',
};

describe('the intermediaries', () => {
  it('[INT-001] shared are not written by a transaction of studi, whatever the code above forgets', async () => {
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    const { status, corpo } = await fornitore.post(percorsi.intermediario, caf);
    expect(status).toBe(201);
    const { id } = await makeStudio(app);
    const inStudio = (fn: Parameters<typeof withTenant>[2]) =>
      withTenant(app.servizi.db, { studi: [id] }, fn);
    const rifiuto = /condivisi non sono di uno studio/;
    await expect(inStudio((trx) => trx.deleteFrom('intermediario').execute())).rejects.toThrow(rifiuto);
    await expect(
      inStudio((trx) => trx.updateTable('intermediario').set({ cognome: 'Ladro' }).execute()),
    ).rejects.toThrow(rifiuto);
    const url = percorso(percorsi.intermediarioUno, { id: corpo.data.Id });
    const cambiato = await fornitore.put(url, { ...caf, Via: 'Via Nuova', Versione: corpo.data.Versione });
    expect([cambiato.status, cambiato.corpo.data.Via]).toEqual([200, 'Via Nuova']);
    expect((await fornitore.delete(url)).status).toBe(204);
  });

  it('[INT-002] shared by a gestore are read by its studi alone, those of the vendor by every studio', async () => {
    const [mio, altrui] = [await makeGestore(app), await makeGestore(app)];
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    const gestoreId = altrui.id;
    const rivenditore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }),
    );
    const share = async (chi: Client, RagioneSociale: string) =>
      (await chi.post(percorsi.intermediario, { ...caf, Tipo: '770', RagioneSociale })).corpo.data.Id;
    const diTutti = await share(fornitore, 'Di tutti');
    const deiSuoi = await share(rivenditore, 'Dei suoi');
    // A gestore without studi still has what it shares, and the vendor sees it.
    for (const chi of [rivenditore, fornitore])
      expect((await chi.get(percorso(percorsi.intermediarioUno, { id: deiSuoi }))).status).toBe(200);
    const [suo, estraneo] = [
      await makeStudio(app, { gestore_id: gestoreId }),
      await makeStudio(app, { gestore_id: mio.id }),
    ];
    const listIds = (studi: number[]) =>
      withTenant(app.servizi.db, { studi }, async (trx) => {
        const righe = await trx
          .selectFrom('intermediario')
          .select('id')
          .where('tipo', '=', '770')
          .where('studio_id', '=', 0)
          .execute();
        return righe.map(({ id }) => id).sort();
      });
    expect(await listIds([suo.id])).toEqual([deiSuoi, diTutti].sort());
    expect(await listIds([estraneo.id])).toEqual([diTutti]);
    expect(await listIds([])).toEqual([]);
    const take = withTenant(app.servizi.db, { studi: [suo.id] }, (trx) =>
      trx
        .updateTable('intermediario')
        .set({ studio_id: suo.id, gestore_id: null })
        .where('id', '=', deiSuoi)
        .execute(),
    );
    await expect(take).rejects.toThrow(/condivisi non sono di uno studio/);
  });

  it('[INT-001] of a studio are not found by another, nor as shared ones', async () => {
    const [uno, altro] = [
      await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU })),
      await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU })),
    ];
    const { status, corpo } = await uno.post(percorsi.personalizzato, caf);
    expect(status).toBe(201);
    const url = percorso(percorsi.personalizzatoUno, { id: corpo.data.Id });
    const scritto = { ...caf, Versione: corpo.data.Versione };
    for (const risposta of [await altro.get(url), await altro.put(url, scritto), await altro.delete(url)])
      expect(risposta.status).toBe(404);
    const condiviso = percorso(percorsi.intermediarioUno, { id: corpo.data.Id });
    expect((await uno.get(condiviso)).status).toBe(404);
    expect((await uno.put(condiviso, scritto)).status).toBe(403);
  });
});
