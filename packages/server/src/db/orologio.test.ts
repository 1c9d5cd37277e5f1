import { HEADER_CHIAVE, percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client, call, loginAs } from '../../test/client.ts';
import { makeStudio, makeUtente, PASSWORD, type UtenteDiProva } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { activateTotp, completeVerifica } from '../../test/verifica.ts';
import { expireCrediti } from '../features/crediti/credito/credito.public.ts';

const ORA = 3_600_000;
let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }));
});
afterAll(() => app.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** From here the clock of the process says so much more, or less, than the one of the database. */
const shift = (ore: number) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ore * ORA });
};
const scarti = [-2, 25];
const send = (percorso: string, corpo: object, chiave: string) =>
  fornitore.send('POST', percorso, corpo, { [HEADER_CHIAVE]: chiave });
/** A studio with ten credits that expire in a month. */
async function makeConto() {
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    Nome: 'Dieci',
    Crediti: 10,
    CostoUnitario: 1,
    ScadenzaMesi: 1,
  });
  const studio = await makeStudio(app, {
    via: 'Via Cavour 1',
    comune: 'H501',
    provincia: 'RM',
    cap: '00184',
    email: 'conti@example.it',
  });
  const acquisto = { IdStudio: studio.id, IdPacchetto: corpo.data.Id };
  expect((await send(percorsi.creditiAcquisto, acquisto, `compra ${studio.id}`)).status).toBe(201);
  return studio;
}
const readSaldo = async (studioId: number) =>
  (await app.sql<{ saldo: number }>('select saldo::int from conto where studio_id = $1', [studioId]))[0]
    ?.saldo;
const age = ({ id }: UtenteDiProva, minuti: number) =>
  app.sql('update sessione set confermata_il = now() - make_interval(mins => $2) where utente_id = $1', [
    id,
    minuti,
  ]);

describe('with the clock of the process elsewhere', () => {
  it('says the time of the database, also when it starts with a wrong one', async () => {
    shift(25);
    const altra = await makeApp();
    try {
      const [riga] = await altra.sql<{ ora: Date }>('select now() as ora');
      expect(Math.abs(altra.servizi.now().getTime() - (riga?.ora.getTime() ?? 0))).toBeLessThan(2_000);
      expect(altra.log.some((voce) => voce.includes('clock of the machine'))).toBe(true);
    } finally {
      await altra.stop();
    }
  });

  it.each(scarti)('%i h: the same key of idempotency spends once', async (ore) => {
    const { id: IdStudio } = await makeConto();
    const burn = () =>
      send(percorsi.creditiScala, { IdStudio, Crediti: 3, Motivazione: 'prova' }, `spende ${ore}`);
    expect((await burn()).status).toBe(200);
    shift(ore);
    const ripetuta = await burn();
    expect([ripetuta.status, ripetuta.headers.get('idempotency-hit')]).toEqual([200, 'true']);
    expect(await readSaldo(IdStudio)).toBe(7);
  });

  it.each(scarti)('%i h: a confirmation lasts five minutes, no more and no less', async (ore) => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const client = await loginAs(app, utente);
    shift(ore);
    expect((await client.post(percorsi.sicurezzaTotp)).status).toBe(200);
    await age(utente, 6);
    expect((await client.post(percorsi.sicurezzaTotp)).corpo.Codice).toBe('CONFERMA_RICHIESTA');
    expect((await client.post(percorsi.conferma, { Password: PASSWORD })).status).toBe(200);
    shift(0);
    expect((await client.post(percorsi.sicurezzaTotp)).status).toBe(200);
  });

  it.each(scarti)('%i h: the question of a login waits five minutes, no more and no less', async (ore) => {
    const utente = await makeUtente(app);
    const { recupero } = await activateTotp(await loginAs(app, utente), new Date());
    const client = new Client(app.indirizzo);
    const ask = async () => (await client.login(utente)).corpo.mfa_token;
    const prima = await ask();
    shift(ore);
    expect((await completeVerifica(client, prima, { recupero: recupero[0] })).status).toBe(200);
    const seconda = await ask();
    await app.sql("update sfida set scade_il = now() - interval '1 second' where persona_id = $1", [
      utente.id,
    ]);
    expect((await completeVerifica(client, seconda, { recupero: recupero[1] })).corpo.error).toBe(
      'expired_token',
    );
    const terza = await ask();
    shift(0);
    expect((await completeVerifica(client, terza, { recupero: recupero[1] })).status).toBe(200);
  });

  it.each(scarti)('%i h: a session goes on, and one that is over is over', async (ore) => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    shift(ore);
    expect((await client.post(percorsi.whoami)).status).toBe(200);
    await app.sql("update sessione set scade_il = now() - interval '1 second' where utente_id = $1", [
      utente.id,
    ]);
    expect((await client.post(percorsi.whoami)).status).toBe(401);
  });

  it.each(scarti)('%i h: a limit of calls stays closed', async (ore) => {
    const ask = () =>
      call(app.indirizzo + percorsi.recuperoPassword, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Codice: 'x', Password: 'x', PasswordConferma: 'y' }),
      });
    let esito = await ask();
    for (let n = 0; n < 20 && esito.status !== 429; n += 1) esito = await ask();
    expect(esito.status).toBe(429);
    shift(ore);
    const ancora = await ask();
    expect(ancora.status).toBe(429);
    expect(Number(ancora.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  });

  it('25 h: credits that expire tomorrow are there today, and tomorrow are not', async () => {
    const { id } = await makeConto();
    await app.sql(`set session_replication_role = replica;
      update acquisto set scade_il = (now() at time zone 'Europe/Rome')::date + 1 where studio_id = ${id};
      set session_replication_role = origin`);
    shift(25);
    await expireCrediti(app.servizi, app.servizi.now());
    expect(await readSaldo(id)).toBe(10);
    await expireCrediti(app.servizi, new Date());
    expect(await readSaldo(id)).toBe(0);
  });
});
