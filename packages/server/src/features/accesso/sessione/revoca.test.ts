import { percorsi, tipologiaUtente } from '@quadra/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, loginAs, type Risposta } from '../../../../test/client.ts';
import { makeUtente, PASSWORD, type UtenteDiProva } from '../../../../test/factories.ts';
import { openLento } from '../../../../test/lento.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { activateTotp } from '../../../../test/verifica.ts';

/** What ends the sessions of a person, committed while another call of the same person is half way. */
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const NUOVA = 'Nuova-Password-7';

/** Does `atto` in a transaction, lets `chiamata` run into it, and commits: answers what the call got. */
async function during(atto: string, valori: unknown[], chiamata: () => Promise<Risposta>): Promise<Risposta> {
  const altro = new pg.Client(app.proprietario);
  await altro.connect();
  try {
    await altro.query("begin; select set_config('app.identita', 'on', true)");
    await altro.query(atto, valori);
    const risposta = chiamata();
    await waitFermo();
    await altro.query('commit');
    return await risposta;
  } finally {
    await altro.end();
  }
}

/** Somebody waits for a lock, or nobody is going to. */
async function waitFermo(): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    const [riga] = await app.sql<{ fermi: number }>(
      "select count(*)::int as fermi from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if ((riga?.fermi ?? 0) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const isViva = async (client: Client) => (await client.post(percorsi.whoami)).status === 200;
const CAMBIO = 'update utente set password_hash = $2 where id = $1';
/** The hash of another password, as another user has it. */
async function makeHash(): Promise<string> {
  const altro = await makeUtente(app);
  const client = await loginAs(app, altro);
  await client.post(percorsi.cambioPassword, { Password: NUOVA, OldPassword: PASSWORD });
  const [riga] = await app.sql<{ hash: string }>('select password_hash as hash from utente where id = $1', [
    altro.id,
  ]);
  return riga?.hash ?? '';
}

describe('a password that changes meanwhile', () => {
  it('lets in nobody who came with the former one', async () => {
    const utente = await makeUtente(app);
    const client = new Client(app.indirizzo);
    const { status, corpo } = await during(CAMBIO, [utente.id, await makeHash()], () => client.login(utente));
    expect([status, corpo.error]).toEqual([400, 'invalid_grant']);
    expect(await isViva(client)).toBe(false);
  });

  it('leaves no second step to answer either', async () => {
    const utente = await makeUtente(app);
    await activateTotp(await loginAs(app, utente), new Date());
    const { corpo } = await during(CAMBIO, [utente.id, await makeHash()], () =>
      new Client(app.indirizzo).login(utente),
    );
    expect([corpo.error, corpo.mfa_token]).toEqual(['invalid_grant', undefined]);
  });

  it('is not changed again by who knows the former one', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const hash = await makeHash();
    const { status } = await during(CAMBIO, [utente.id, hash], () =>
      client.post(percorsi.cambioPassword, { Password: 'Altra-Password-8', OldPassword: PASSWORD }),
    );
    expect(status).toBe(400);
    expect((await new Client(app.indirizzo).login({ ...utente, password: NUOVA })).status).toBe(200);
  });
});

describe('a second step that is activated meanwhile', () => {
  it('is asked of who had only given the password', async () => {
    const utente = await makeUtente(app);
    const attivazione = `with suo as (select id from utente where id = $1 for no key update)
      insert into fattore_totp (persona_id, segreto, confermato_il) select id, '', now() from suo`;
    const { corpo } = await during(attivazione, [utente.id], () => new Client(app.indirizzo).login(utente));
    expect(corpo.error).toBe('mfa_required');
  });
});

describe('a session that ends meanwhile', () => {
  const MOTIVO = 'Segnalazione sul quadro RC';
  let vendor: UtenteDiProva;
  let operatore: UtenteDiProva;
  beforeAll(async () => {
    vendor = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS });
    operatore = await makeUtente(app);
  });
  const FINE = 'update sessione set terminata_il = now() where persona_id = $1 and terminata_il is null';
  const enter = (client: Client) =>
    client.post(percorsi.sostituzione, { IdUtente: operatore.id, Motivo: MOTIVO });

  it('opens none in place of another', async () => {
    const client = await loginAs(app, vendor);
    const { status } = await during(FINE, [vendor.id], () => enter(client));
    expect(status).toBe(401);
    expect(await isViva(client)).toBe(false);
  });

  it('is not gone back to', async () => {
    const client = await loginAs(app, vendor);
    expect((await enter(client)).status).toBe(200);
    const { status } = await during(FINE, [vendor.id], () => client.post(percorsi.sostituzioneFine));
    expect(status).toBe(401);
    expect(await isViva(client)).toBe(false);
  });

  it('is gone back to once, even when asked twice at once', async () => {
    const client = await loginAs(app, vendor);
    await enter(client);
    const cookie = client.cookie;
    const schede = [1, 2, 3].map(() => Object.assign(new Client(app.indirizzo), { cookie }));
    const esiti = await Promise.all(schede.map((scheda) => scheda.post(percorsi.sostituzioneFine)));
    expect(esiti.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(esiti.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1);
    const [riga] = await app.sql<{ vive: number }>(
      'select count(*)::int as vive from sessione where persona_id = $1 and terminata_il is null',
      [vendor.id],
    );
    expect(riga?.vive).toBe(1);
  });
});

describe('what is slow in coming', () => {
  const LENTO_MS = 700;
  const parte = (campo: string, valore: string) =>
    `--a\r\nContent-Disposition: form-data; name="${campo}"\r\n\r\n${valore}\r\n`;
  const MODULO = `${parte('IdAnagrafica', '00000000-0000-4000-8000-000000000000')}${parte('uploadFile0"; filename="x.txt', 'ciao')}`;
  const societa = JSON.stringify({
    Tipo: 'SD',
    CodiceFiscale: '00743110157',
    RagioneSociale: 'Alfa',
    DomicilioFiscale: { Comune: 'H501' },
  });

  it.each([
    ['a body', percorsi.anagrafica, 'application/json', societa.slice(0, 9), societa.slice(9)],
    ['an upload', percorsi.documento, 'multipart/form-data; boundary=a', MODULO, '--a--\r\n'],
  ])('%s is worth nothing when the session ended meanwhile', async (_, percorso, tipo, inizio, coda) => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const client = await loginAs(app, utente);
    const { finish, stato } = openLento(client, percorso, tipo, inizio);
    await new Promise((resolve) => setTimeout(resolve, LENTO_MS));
    await app.sql('update sessione set terminata_il = now() where utente_id = $1', [utente.id]);
    finish(coda);
    expect(await stato).toBe(401);
  });
});
