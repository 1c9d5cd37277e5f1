import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

it('[STU-010] a module turned on and off for many studi leaves in each what it was before and after', async () => {
  const gestore = await makeGestore(app);
  const { id } = await makeStudio(app, { gestore_id: gestore.id });
  const suo = { tipologia_utente: tipologiaUtente.AMM_GES, gestore_id: gestore.id };
  const rivenditore = await loginAs(app, await makeUtente(app, suo));
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2024-01-01')",
    [id],
  );
  const spegni = { IdStudi: [id], Applicativo: 'VISURE', Abilita: false };
  expect((await rivenditore.post(percorsi.studioAttivazione, spegni)).status).toBe(200);
  const righe = await app.sql<{ prima: object; dopo: object }>(
    "select prima, dopo from registro where azione = 'disattivazione modulo' and studio_id = $1",
    [id],
  );
  const aperto = { Anno: 0, Dal: '2024-01-01', Al: null };
  expect(righe).toEqual([
    {
      prima: { Applicativo: 'VISURE', Periodi: [aperto] },
      dopo: { Applicativo: 'VISURE', Anno: null, Periodi: [{ ...aperto, Al: expect.any(String) }] },
    },
  ]);
});
