import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const { AMM_STU, OP_STU } = tipologiaUtente;
const whoami = async (client: Client) => (await client.post(percorsi.whoami)).corpo.data;

/** Operator of one studio, administrator of another, with one e-mail and one password. */
async function makePersona(): Promise<{ primo: UtenteDiProva; secondo: UtenteDiProva }> {
  const primo = await makeUtente(app, { tipologia_utente: OP_STU });
  const secondo = await makeUtente(app, {
    tipologia_utente: AMM_STU,
    email: primo.email,
    persona_id: primo.id,
    password_hash: null,
  });
  return { primo, secondo };
}

describe('one person with several profiles', () => {
  it('[SES-042] chooses after the login, and again later without a new one', async () => {
    const { primo, secondo } = await makePersona();
    const client = await loginAs(app, primo);
    expect(await whoami(client)).toMatchObject({ StudioId: primo.studioId, Sessione: { Profili: 2 } });
    const { data } = (await client.get(percorsi.profili)).corpo;
    expect(data.map(({ Id, Attuale }: { Id: number; Attuale: boolean }) => [Id, Attuale])).toEqual([
      [primo.id, true],
      [secondo.id, false],
    ]);
    const vecchio = new Client(app.indirizzo);
    vecchio.cookie = client.cookie;
    expect((await client.post(percorsi.profiloScelto, { Id: secondo.id })).status).toBe(200);
    expect(client.cookie).not.toBe(vecchio.cookie);
    expect((await vecchio.post(percorsi.whoami)).status).toBe(401);
    expect(await whoami(client)).toMatchObject({
      Id: secondo.id,
      StudioId: secondo.studioId,
      TipologiaUtente: AMM_STU,
      Email: primo.email,
    });
    const [riga] = await app.sql<{ uguale: boolean }>(
      'select count(distinct scade_il) = 1 as uguale from sessione where persona_id = $1',
      [primo.id],
    );
    expect(riga?.uguale).toBe(true);
    await client.post(percorsi.profiloScelto, { Id: primo.id });
    expect(await whoami(client)).toMatchObject({ StudioId: primo.studioId });
    // The next access starts from the profile used last.
    await client.post(percorsi.profiloScelto, { Id: secondo.id });
    expect(await whoami(await loginAs(app, primo))).toMatchObject({ Id: secondo.id });
  });

  it('cannot choose what is not its own, or is locked or disabled', async () => {
    const { primo, secondo } = await makePersona();
    const estraneo = await makeUtente(app);
    const client = await loginAs(app, primo);
    const choose = async (Id: unknown) => (await client.post(percorsi.profiloScelto, { Id })).status;
    expect(await choose(estraneo.id)).toBe(404);
    expect(await choose(0)).toBe(400);
    expect(await choose('1 or 1=1')).toBe(400);
    await app.sql("update studio set data_blocco = '2020-01-01' where id = $1", [secondo.studioId]);
    expect(await choose(secondo.id)).toBe(400);
    expect(await whoami(client)).toMatchObject({ Id: primo.id, Sessione: { Profili: 1 } });
    await app.sql('update utente set attivo = false where id = $1', [secondo.id]);
    expect(await choose(secondo.id)).toBe(404);
  });

  it('is disabled in one studio and goes on in the other, whichever owns the credentials', async () => {
    const { primo, secondo } = await makePersona();
    const client = await loginAs(app, primo);
    await app.sql('update utente set attivo = false where id = $1', [primo.id]);
    expect((await client.post(percorsi.whoami)).status).toBe(401);
    expect(await whoami(await loginAs(app, primo))).toMatchObject({ Id: secondo.id });
    await app.sql('update utente set attivo = false where id = $1', [secondo.id]);
    expect((await client.login(primo)).status).toBe(400);
  });

  it('has one password: changing it from any profile ends the sessions of all', async () => {
    const { primo, secondo } = await makePersona();
    const [uno, due] = [await loginAs(app, primo), await loginAs(app, primo)];
    await due.post(percorsi.profiloScelto, { Id: secondo.id });
    const cambio = { Password: 'Nuova-Segreta-77!', OldPassword: primo.password };
    expect((await due.post(percorsi.cambioPassword, cambio)).status).toBe(200);
    expect((await uno.post(percorsi.whoami)).status).toBe(401);
    expect((await due.post(percorsi.whoami)).status).toBe(200);
    expect((await uno.login(primo)).status).toBe(400);
    expect((await uno.login({ ...primo, password: cambio.Password })).status).toBe(200);
  });

  it('cannot be made of two persons: the e-mail is one, the credentials too', async () => {
    const primo = await makeUtente(app);
    await expect(makeUtente(app, { email: primo.email.toUpperCase() })).rejects.toThrow(/utente_email/);
    await expect(makeUtente(app, { email: primo.email, persona_id: primo.id })).rejects.toThrow(
      /credenziali/,
    );
    const doppio = { persona_id: primo.id, password_hash: null, studio_id: primo.studioId };
    await expect(makeUtente(app, doppio)).rejects.toThrow(/utente_profilo/);
  });

  it('[SES-011] an external account linked to the user is told by whoami, null before', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    expect((await whoami(client)).MyProviderAccount).toBeNull();
    const account = { provider: 'identita', subject: 'abc', linkedAt: '2026-01-02T03:04:05+00:00' };
    await app.sql(
      `insert into identita_esterna (persona_id, issuer, subject, fornitore, collegata_il)
       values ($1, 'https://identita.example', $2, $3, $4)`,
      [utente.id, account.subject, account.provider, account.linkedAt],
    );
    expect((await whoami(client)).MyProviderAccount).toEqual(account);
  });

  it('its sessions in every profile are in one list', async () => {
    const studio = await makeStudio(app, { ragione_sociale: 'Studio Secondo' });
    const primo = await makeUtente(app);
    const secondo = await makeUtente(app, {
      email: primo.email,
      persona_id: primo.id,
      password_hash: null,
      studio_id: studio.id,
    });
    const [uno, due] = [await loginAs(app, primo), await loginAs(app, primo)];
    await due.post(percorsi.profiloScelto, { Id: secondo.id });
    const { data } = (await uno.get(percorsi.sessioni)).corpo;
    expect(data.map(({ Profilo }: { Profilo: string }) => Profilo)).toContain('Studio Secondo');
    expect((await uno.post(percorsi.sessioniAltre)).corpo.data).toBe(1);
    expect((await due.post(percorsi.whoami)).status).toBe(401);
  });
});
