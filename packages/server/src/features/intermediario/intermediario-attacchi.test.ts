import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../db/tenancy.ts';
import { loginAs } from '../../test/client.ts';
import { makeStudio, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU } = tipologiaUtente;
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
