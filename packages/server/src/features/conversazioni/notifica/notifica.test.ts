import { percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let studioId: number;
let lettore: Client;
let altro: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  studioId = (await makeStudio(app)).id;
  const suo = (tipo: number, studio: number) =>
    makeUtente(app, { studio_id: studio, tipologia_utente: tipo as typeof AMM_STU });
  lettore = await loginAs(app, await suo(AMM_STU, studioId));
  altro = await loginAs(app, await suo(OP_STU, (await makeStudio(app)).id));
});
afterAll(() => app.stop());

const fra = (ms: number) => new Date(Date.now() + ms).toISOString();
const nuova = (altri: object = {}) => ({ Oggetto: 'Avviso', Testo: 'Testo', Priorita: 1, ...altri });
const create = async (altri: object = {}): Promise<{ Id: number; Versione: number; Stato: string }> => {
  const { status, corpo } = await fornitore.post(percorsi.notifiche, nuova(altri));
  expect(status).toBe(201);
  return corpo.data;
};
const una = (id: number) => percorso(percorsi.notificaUna, { id });
const letta = (id: number) => percorso(percorsi.notificaLetta, { id });
/** Published now: the trigger of the date looks away, as if the time had come. */
const publish = async (altri: object = {}): Promise<number> => {
  const { Id } = await create(altri);
  await app.sql('update notifica set data_pubblicazione = now() where id = $1', [Id]);
  return Id;
};
const listNonLette = async (chi: Client): Promise<{ Id: number; Priorita: number }[] | null> =>
  (await chi.get(percorsi.notificheNonLette)).corpo?.data ?? null;

describe('who writes a notification', () => {
  it('[NOT-001] saves oggetto, testo, data pubblicazione, priorità, destinatari; only the vendor may', async () => {
    const quando = fra(3_600_000);
    const Destinatari = { Ruoli: [AMM_STU], Gestori: [], Studi: [studioId] };
    const { Id } = await create({ Priorita: 4, DataPubblicazione: quando, Destinatari });
    expect((await fornitore.get(una(Id))).corpo.data).toMatchObject({
      Oggetto: 'Avviso',
      Testo: 'Testo',
      Priorita: 4,
      DataPubblicazione: quando,
      Destinatari,
      Stato: 'Programmata',
    });
    expect((await lettore.post(percorsi.notifiche, nuova())).status).toBe(403);
  });

  it('[NOT-002] edits a draft, not one with a date, which may be withdrawn until it is out', async () => {
    const bozza = await create();
    const scritta = nuova({ Oggetto: 'Corretta', Versione: bozza.Versione });
    expect((await fornitore.put(una(bozza.Id), scritta)).corpo.data.Oggetto).toBe('Corretta');
    expect((await fornitore.put(una(bozza.Id), scritta)).status).toBe(409);
    const fissata = await create({ DataPubblicazione: fra(60_000) });
    const { status, corpo } = await fornitore.put(una(fissata.Id), nuova({ Versione: fissata.Versione }));
    expect([status, corpo.Codice]).toEqual([409, 'NOTIFICA_FISSATA']);
    expect((await fornitore.delete(una(fissata.Id))).status).toBe(204);
    expect((await fornitore.get(una(fissata.Id))).status).toBe(404);
    const fuori = await publish();
    expect((await fornitore.delete(una(fuori))).status).toBe(409);
    await expect(app.sql("update notifica set testo = 'altro' where id = $1", [fuori])).rejects.toThrow(
      /non si cambia/,
    );
  });

  it('[NOT-003] refuses a date that is now or gone by, on its field; a minute from now is well', async () => {
    for (const DataPubblicazione of [fra(-1000), fra(0)]) {
      const { status, corpo } = await fornitore.post(percorsi.notifiche, nuova({ DataPubblicazione }));
      expect([status, corpo.ModelState]).toEqual([
        400,
        { DataPubblicazione: [testiCampo.PUBBLICAZIONE_PASSATA] },
      ]);
    }
    expect((await create({ DataPubblicazione: fra(60_000) })).Stato).toBe('Programmata');
  });

  it('is out by the clock of the house when it goes out at once', async () => {
    const { Id } = await create({ Subito: true, Destinatari: { Ruoli: [tipologiaUtente.OP_GES] } });
    const [riga] = await app.sql<{ fra: number }>(
      'select extract(epoch from data_pubblicazione - creata_il)::float8 as fra from notifica where id = $1',
      [Id],
    );
    expect(riga?.fra).toBeGreaterThan(0);
    expect(riga?.fra).toBeLessThan(60);
  });

  it('[NOT-004] takes links to http and https and no other tag, told on the field', async () => {
    const Testo = 'Prima <a href="https://esempio.it/a?b=1">leggere</a>, 3 < 4 e poi fare.';
    const { Id } = await create({ Testo });
    expect((await fornitore.get(una(Id))).corpo.data.Testo).toBe(Testo);
    for (const cattivo of [
      '<b>x</b>',
      '<script>alert(1)</script>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="https://a.it" onclick="x()">x</a>',
      '<a href="https://a.it"><img src=x></a>',
      '&#60;b&#62;',
    ])
      expect((await fornitore.post(percorsi.notifiche, nuova({ Testo: cattivo }))).corpo.ModelState).toEqual({
        Testo: [testiCampo.SOLO_COLLEGAMENTI],
      });
  });
});

describe('who reads a notification', () => {
  it('[NOT-008] is who it is for: unread until he marks it, with user and time; drafts and those to come are nobody’s', async () => {
    const tutti = await publish({ Priorita: 2 });
    const sua = await publish({ Priorita: 4, Destinatari: { Ruoli: [AMM_STU], Studi: [studioId] } });
    const diAltri = await publish({ Destinatari: { Ruoli: [OP_STU] } });
    const bozza = await create();
    const ids = (await listNonLette(lettore))?.map(({ Id }) => Id) ?? [];
    expect(ids[0]).toBe(sua);
    expect(ids).toEqual(expect.arrayContaining([tutti, sua]));
    expect(ids).not.toContain(diAltri);
    expect(ids).not.toContain(bozza.Id);
    for (const id of [diAltri, bozza.Id]) expect((await lettore.post(letta(id))).status).toBe(404);
    expect((await altro.get(una(sua))).status).toBe(404);
    for (let volta = 0; volta < 2; volta += 1) expect((await lettore.post(letta(sua))).status).toBe(204);
    expect((await listNonLette(lettore))?.map(({ Id }) => Id)).not.toContain(sua);
    const righe = await app.sql<{ letta_il: Date }>(
      'select letta_il from notifica_letta where notifica_id = $1',
      [sua],
    );
    expect(righe).toEqual([{ letta_il: expect.any(Date) }]);
    const { corpo } = await lettore.post(percorsi.notificaLista, {});
    expect(corpo.data.find(({ Id }: { Id: number }) => Id === sua)).toMatchObject({
      LettaIl: expect.any(String),
      Lettori: null,
    });
  });

  it('[NOT-007] [ERR-020] has an empty body when nothing is unread, for the page to say so', async () => {
    for (const { Id } of (await listNonLette(lettore)) ?? []) await lettore.post(letta(Id));
    const { status, corpo } = await lettore.get(percorsi.notificheNonLette);
    expect([status, corpo]).toEqual([200, null]);
  });

  it('hears of it within two seconds of its moment, once, when he is inside', async () => {
    const { Id } = await create({ DataPubblicazione: fra(1500) });
    const listEventi = () =>
      app.sql<{ utente_id: number }>(
        "select utente_id from evento where tipo = 'notifica' and (dati ->> 'Id')::int = $1",
        [Id],
      );
    expect(await listEventi()).toEqual([]);
    await vi.waitFor(async () => expect((await listEventi()).length).toBe(3), {
      timeout: 3500,
      interval: 50,
    });
    expect((await listNonLette(lettore))?.map((notifica) => notifica.Id)).toEqual([Id]);
  });
});
