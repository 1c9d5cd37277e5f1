import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../test/client.ts';
import { makeStudio, makeUtente, PASSWORD } from '../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../test/make-app.ts';
import { listPosta, readCodicePosta } from '../../../test/posta.ts';
import { completeVerifica } from '../../../test/verifica.ts';
import { deleteScaduti, startPulizia } from '../../jobs/pulizia.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const NUOVA = 'Nuova-Collina-77!';
const ORA = 3_600_000;
const fra = (ore: number) => new Date(Date.now() + ore * ORA);
const send = (url: string, corpo: object) =>
  call(app.indirizzo + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
const askReset = (Email: string) => send(percorsi.recuperoPassword, { Email });
const usePassword = (Codice: string) =>
  send(percorsi.recuperoPassword, { Codice, Password: NUOVA, PasswordConferma: NUOVA });

/** The tables with a row that holds these words, in any column, as text or as bytes. */
async function listTabelleCon(parola: string): Promise<string[]> {
  const tabelle = await app.sql<{ nome: string }>(
    `select format('%I.%I', table_schema, table_name) as nome from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tabelle.length).toBeGreaterThan(50);
  const trovate: string[] = [];
  for (const { nome } of tabelle) {
    const righe = await app.sql(
      `select 1 from ${nome} t where strpos(t::text, $1) > 0 or strpos(t::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0 limit 1`,
      [parola],
    );
    if (righe.length > 0) trovate.push(nome);
  }
  return trovate;
}

async function invite(Email: string): Promise<string> {
  const { id } = await makeStudio(app);
  const capo = await loginAs(
    app,
    await makeUtente(app, { studio_id: id, tipologia_utente: tipologiaUtente.AMM_STU }),
  );
  const TipologiaUtente = tipologiaUtente.OP_STU;
  expect(
    (await capo.post(percorsi.utenti, { Nome: 'Ada', Cognome: 'Neri', Email, TipologiaUtente })).status,
  ).toBe(201);
  return readCodicePosta(app, Email);
}

async function askCodiceAccesso() {
  const utente = await makeUtente(app);
  await app.sql(
    `insert into accesso (account, ip, esito, quando)
     select $1, '10.1.' || n || '.9', 'credenziali errate', now() - interval '20 minutes' - n * interval '1 minute'
     from generate_series(1, 100) n`,
    [utente.email],
  );
  const client = new Client(app.indirizzo);
  const { corpo } = await client.login({ ...utente, password: PASSWORD });
  expect(corpo.mfa_methods).toEqual(['email']);
  const [mail] = await listPosta(app, utente.email);
  return {
    utente,
    client,
    sfida: corpo.mfa_token as string,
    codice: /\d{8}/.exec(mail?.testo ?? '')?.[0] ?? '',
  };
}

const readRiga = async (email: string) =>
  (
    await app.sql<{
      oggetto: string;
      testo: string;
      html: string | null;
      stato: string;
      busta: Buffer | null;
    }>(
      'select oggetto, testo, html, stato, busta from messaggio_posta where destinatario = $1 order by creato_il limit 1',
      [email],
    )
  )[0];

describe('what a mail carries that opens something', () => {
  it('is in clear in no column of no table: a link of reset, of invitation, a code of access', async () => {
    const utente = await makeUtente(app);
    await askReset(utente.email);
    const reset = await readCodicePosta(app, utente.email);
    const invito = await invite('ada.busta@example.it');
    const { codice } = await askCodiceAccesso();
    for (const segreto of [reset, invito]) {
      expect(segreto).toMatch(/^[\w-]{43}$/);
      expect(await listTabelleCon(segreto)).toEqual([]);
    }
    expect(codice).toMatch(/^\d{8}$/);
    expect(await listTabelleCon(codice)).toEqual([]);
    // The search does find what is there.
    expect(await listTabelleCon(utente.email)).toEqual(
      expect.arrayContaining(['public.messaggio_posta', 'public.utente']),
    );
    const riga = await readRiga(utente.email);
    expect(riga).toMatchObject({ oggetto: 'Quadra: scelta di una nuova password', html: null });
    expect(riga?.testo).toContain('Scegliere la password:\n[collegamento riservato]');
  });

  it('is hidden in the list of the outbox, shown where the mail is opened, which is the only way to get it', async () => {
    const utente = await makeUtente(app);
    await askReset(utente.email);
    const AMM = { tipologia_utente: tipologiaUtente.AMM_ELMAS };
    const fornitore = await loginAs(app, await makeUtente(app, AMM));
    const { corpo } = await fornitore.post(percorsi.postaLista, { Filter: { Destinatario: utente.email } });
    expect(corpo.data[0].Testo).toContain('[collegamento riservato]');
    expect(corpo.data[0].Testo).not.toContain('codice=');
    const { Testo } = (await fornitore.get(percorsi.postaUna.replace(':id', corpo.data[0].Id))).corpo.data;
    expect(Testo).toContain(await readCodicePosta(app, utente.email));
  });

  it('opens in its own row alone', async () => {
    const [uno, due] = [await makeUtente(app), await makeUtente(app)];
    for (const { email } of [uno, due]) await askReset(email);
    await app.sql(
      `update messaggio_posta set busta = (select busta from messaggio_posta where destinatario = $1) where destinatario = $2`,
      [uno.email, due.email],
    );
    await expect(listPosta(app, due.email)).rejects.toThrow();
    await app.sql('delete from messaggio_posta where destinatario = $1', [due.email]);
  });
});

describe('the words of a mail with a secret', () => {
  it('go once the link was used; to whom, about what, when and how it went stay', async () => {
    const utente = await makeUtente(app);
    await askReset(utente.email);
    expect((await usePassword(await readCodicePosta(app, utente.email))).status).toBe(200);
    expect((await deleteScaduti(app.servizi.db, new Date())).posta).toBeGreaterThan(0);
    expect(await readRiga(utente.email)).toEqual({
      oggetto: 'Quadra: scelta di una nuova password',
      testo: 'Testo eliminato: il collegamento è stato usato o sostituito.',
      html: null,
      stato: 'In Posta, non spedita',
      busta: null,
    });
    expect((await deleteScaduti(app.servizi.db, new Date())).posta).toBe(0);
  });

  it('go once the link, or the code, is over, and not before', async () => {
    const utente = await makeUtente(app);
    await askReset(utente.email);
    await invite('scade.busta@example.it');
    const { utente: cercato } = await askCodiceAccesso();
    await deleteScaduti(app.servizi.db, new Date());
    for (const email of [utente.email, 'scade.busta@example.it', cercato.email])
      expect((await readRiga(email))?.busta).not.toBeNull();
    await deleteScaduti(app.servizi.db, fra(1.1));
    const scaduto = { busta: null, testo: 'Testo eliminato: il collegamento è scaduto.' };
    expect(await readRiga(utente.email)).toMatchObject(scaduto);
    expect(await readRiga(cercato.email)).toMatchObject({
      busta: null,
      testo: 'Testo eliminato: il codice è scaduto.',
    });
    expect((await readRiga('scade.busta@example.it'))?.busta).not.toBeNull();
    await deleteScaduti(app.servizi.db, fra(48.1));
    expect(await readRiga('scade.busta@example.it')).toMatchObject(scaduto);
  });

  it('of a code of access go once it was used', async () => {
    const { utente, client, sfida, codice } = await askCodiceAccesso();
    expect((await completeVerifica(client, sfida, { codice })).status).toBe(200);
    await deleteScaduti(app.servizi.db, new Date());
    expect((await readRiga(utente.email))?.testo).toBe(
      'Testo eliminato: il codice è stato usato o sostituito.',
    );
  });
});

describe('the mails of a version before', () => {
  it('lose what opens nothing any more by the migration, and the others are sealed at the first round', async () => {
    const [vivo, usato] = [await makeUtente(app), await makeUtente(app)];
    for (const { email } of [vivo, usato]) await askReset(email);
    const [codiceVivo, codiceUsato] = [
      await readCodicePosta(app, vivo.email),
      await readCodicePosta(app, usato.email),
    ];
    await usePassword(codiceUsato);
    const prima = [vivo, usato].map(async ({ email }) => ({ email, ...(await listPosta(app, email))[0] }));
    const inChiaro = await Promise.all(prima);
    await app.sql('alter table messaggio_posta drop column busta, drop column segreto_hash');
    for (const { email, testo, html } of inChiaro)
      await app.sql('update messaggio_posta set testo = $2, html = $3 where destinatario = $1', [
        email,
        testo,
        html,
      ]);
    expect(await listTabelleCon(codiceVivo)).toEqual(['public.messaggio_posta']);

    const migrazione = join(import.meta.dirname, '../../db/migrations/0072-posta-in-busta.sql');
    await app.sql(readFileSync(migrazione, 'utf8'));
    expect(await readRiga(usato.email)).toMatchObject({
      html: null,
      testo: 'Testo eliminato: il collegamento è scaduto.',
    });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await startPulizia(app.servizi, log)();
    for (const codice of [codiceVivo, codiceUsato]) expect(await listTabelleCon(codice)).toEqual([]);
    expect((await listPosta(app, vivo.email))[0]).toMatchObject({
      testo: inChiaro[0]?.testo,
      html: inChiaro[0]?.html,
    });
    expect((await usePassword(codiceVivo)).status).toBe(200);
  });
});
