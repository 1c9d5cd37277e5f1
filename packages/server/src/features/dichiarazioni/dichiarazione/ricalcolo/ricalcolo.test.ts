import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  makeDichiarazione,
} from '../../../../../test/dichiarazioni.ts';
import { makeUtente, type UtenteDiProva } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp({ connessioni: 10 });
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const start = (parametri: Record<string, unknown>, chi = client) =>
  chi.post(percorsi.lavoroAvvia, {
    Nome: 'ricalcola-dichiarazioni',
    Parametri: { Anno: 2025, ...parametri },
  });
const run = async (parametri: Record<string, unknown> = {}) =>
  waitLavoro(client, (await start(parametri)).corpo.data.jobId);
const readFile = async (id: string) =>
  (
    await fetch(app.indirizzo + percorso(percorsi.lavoroEsito, { id }), {
      headers: { cookie: client.cookie },
    })
  ).text();
/** As if the rules had given another result when it was saved. */
const age = (id: string) =>
  app.sql(
    `update dichiarazione set riepilogo = riepilogo || '{"aDebito": 7, "esito": "provvisorio"}' where id = $1`,
    [id],
  );
const readRiepilogo = async (id: string) =>
  (await app.sql('select riepilogo, versione, modificata_il from dichiarazione where id = $1', [id]))[0];

describe('the open declarations computed again', () => {
  it('tell before and after of those that changed, once; what is closed or of others stays as it is', async () => {
    const studio = utente.studioId ?? 0;
    const [cambiata, uguale, chiusa] = await Promise.all([
      makeDichiarazione(app, client, studio),
      makeDichiarazione(app, client, studio),
      makeDichiarazione(app, client, studio),
    ]);
    const altro = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const altrui = await makeDichiarazione(app, await loginAs(app, altro), altro.studioId ?? 0);
    for (const id of [cambiata, uguale, chiusa]) await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [chiusa]);
    const giusto = await readRiepilogo(cambiata);
    for (const id of [cambiata, chiusa, altrui]) await age(id);
    const [primaChiusa, primaAltrui] = [await readRiepilogo(chiusa), await readRiepilogo(altrui)];

    const lavoro = await run();
    expect(lavoro).toMatchObject({ Stato: 'riuscito', Riuscite: 2, Scartate: 0 });
    const file = await readFile(lavoro.Id);
    expect(file.trim().split('\r\n')).toEqual([
      expect.stringContaining('Cliente;Dichiarazione;Voce;Prima;Dopo'),
      'Rossi Mario;Persone fisiche;Esito;provvisorio;completo',
      expect.stringMatching(/^Rossi Mario;Persone fisiche;A debito;7;/),
    ]);
    expect(await readRiepilogo(cambiata)).toEqual(giusto);
    expect([await readRiepilogo(chiusa), await readRiepilogo(altrui)]).toEqual([primaChiusa, primaAltrui]);
    const storia = await app.sql(
      "select dichiarazione_id as id, prima from dichiarazione_modifica where azione = 'ricalcolo'",
    );
    expect(storia).toEqual([{ id: cambiata, prima: 'Esito provvisorio, A debito 7' }]);
    expect((await readFile((await run()).Id)).trim().split('\r\n')).toHaveLength(1);
  });

  it('are also those named: a closed one is discarded with its reason, the others are done', async () => {
    const studio = utente.studioId ?? 0;
    const [aperta, chiusa] = [
      await makeDichiarazione(app, client, studio),
      await makeDichiarazione(app, client, studio),
    ];
    await completeDichiarazione(client, chiusa);
    await dichiarazioni.chiudi(client, [chiusa]);
    await age(aperta);
    const lavoro = await run({ Codici: [aperta, chiusa] });
    expect(lavoro).toMatchObject({ Stato: 'riuscito con errori', Riuscite: 1, Scartate: 1 });
    expect((await readFile(lavoro.Id)).split('\r\n').length).toBeGreaterThan(2);
  });

  it('ask the right to write them', async () => {
    const consulente = await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS });
    expect((await start({}, await loginAs(app, consulente))).status).toBe(403);
  });
});
