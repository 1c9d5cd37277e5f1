import { setTimeout as sleep } from 'node:timers/promises';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { readCodicePosta } from '../../../../test/posta.ts';
import { withUtenti } from '../../../db/tenancy.ts';
import { findPersona, insertUtente } from './utente.queries.ts';

const { CON_ELMAS, AMM_STU, OP_STU, OP_GES } = tipologiaUtente;
const NUOVA = 'Ginepro-Alto-2027';
let app: AppDiProva;
let studio: { id: number };
let gestore: { id: number };
let capo: Client;
beforeAll(async () => {
  app = await makeApp();
  gestore = await makeGestore(app);
  studio = await makeStudio(app, { gestore_id: gestore.id });
  capo = await loginAs(app, await makeUtente(app, { studio_id: studio.id, tipologia_utente: AMM_STU }));
});
afterAll(() => app.stop());

let numero = 0;
const invite = (altro: object = {}, chi = capo) => {
  numero += 1;
  const Email = `ospite${numero}@example.it`;
  return chi.post(percorsi.utenti, {
    Nome: 'Nino',
    Cognome: 'Rossi',
    Email,
    TipologiaUtente: OP_STU,
    ...altro,
  });
};
const send = (url: string, corpo: object) =>
  call(app.indirizzo + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
const readCodice = (email: string) => readCodicePosta(app, email);
const scelta = { Password: NUOVA, PasswordConferma: NUOVA };
const activate = async (email: string) =>
  send(percorsi.utenteActivate, { ...scelta, Codice: await readCodice(email), Informativa: true });
const changeEmail = async ({ id }: Pick<UtenteDiProva, 'id'>, Email: string) => {
  const url = percorso(percorsi.utenteUno, { id });
  const { Versione } = (await capo.get(url)).corpo.data;
  return capo.put(url, { Versione, Email });
};

describe('who is invited and has a password already', () => {
  it('also as first administrator: only confirms, and a password he types is refused, not lost', async () => {
    const noto = await makeUtente(app);
    const { corpo } = await capo.post(percorsi.utenti, {
      Nome: 'Ada',
      Cognome: 'Neri',
      Email: noto.email,
      TipologiaUtente: AMM_STU,
    });
    await app.sql('update utente set primo_amministratore = true where id = $1', [corpo.data.Id]);
    const Codice = await readCodice(noto.email);
    const letto = await send(percorsi.codiceAttivazione, { Codice });
    expect([letto.corpo.data.Serve, typeof letto.corpo.data.Invitante]).toEqual(['conferma', 'string']);
    const rifiuto = await activate(noto.email);
    expect([rifiuto.status, rifiuto.corpo.ModelState]).toEqual([
      400,
      { Password: ['Questo indirizzo ha già una password: si entra con quella, basta confermare.'] },
    ]);
    expect((await send(percorsi.utenteActivate, { Codice, Informativa: true })).status).toBe(200);
    const rubata = await new Client(app.indirizzo).login({ email: noto.email, password: NUOVA });
    expect(rubata.status).toBe(400);
    const suo = await loginAs(app, noto);
    expect((await suo.get(percorsi.profili)).corpo.data).toHaveLength(2);
  });
});

describe('who tries to take another’s access', () => {
  it('finds the links sent to the old address of a user dead when the address changes', async () => {
    const utente = await makeUtente(app, { studio_id: studio.id });
    await send(percorsi.recuperoPassword, { Email: utente.email });
    const Codice = await readCodice(utente.email);
    expect(Codice).toHaveLength(43);
    expect((await changeEmail(utente, 'altra-casella@example.it')).status).toBe(200);
    expect((await send(percorsi.recuperoPassword, { ...scelta, Codice })).status).toBe(400);
  });

  it('cannot change the address of a person while another studio is inviting him', async () => {
    const { Id: id, Email } = (await invite()).corpo.data;
    const altrove = { studioId: (await makeStudio(app)).id, gestoreId: null };
    const cambiata = await withUtenti(app.servizi.db, { studi: [altrove.studioId] }, async (trx) => {
      const persona = await findPersona(trx, Email, altrove);
      const insieme = changeEmail({ id }, 'mia-casella@example.it');
      await sleep(300);
      const nuovo = { nome: 'Nino', cognome: 'Rossi', email: Email, tipologia: OP_STU, ...altrove };
      await insertUtente(trx, nuovo, persona?.personaId);
      return { insieme };
    });
    const { status, corpo } = await cambiata.insieme;
    expect([status, Object.keys(corpo.ModelState ?? {})]).toEqual([400, ['Email']]);
  });

  it('[USR-004] does not get the power of a developer of the studio by taking his address', async () => {
    const sviluppatore = await makeUtente(app, { studio_id: studio.id, sviluppatore: true });
    expect((await changeEmail(sviluppatore, 'mio-sviluppatore@example.it')).status).toBe(403);
  });

  it('is not told by an invitation whether its address enters with an identity of others', async () => {
    const altrove = await makeUtente(app);
    await app.sql(
      `insert into identita_esterna (persona_id, fornitore, issuer, subject) values ($1, 'prova', 'x', 'y')`,
      [altrove.id],
    );
    expect((await invite({ Email: altrove.email })).corpo.data.IdentitaCollegata).toBe(false);
  });
});

describe('somebody of the vendor', () => {
  it('who reads a user of a studio is in the audit log of that studio', async () => {
    const consulente = await makeUtente(app, { tipologia_utente: CON_ELMAS });
    const { id } = await makeUtente(app, { studio_id: studio.id });
    await (await loginAs(app, consulente)).get(percorso(percorsi.utenteUno, { id }));
    const { corpo } = await capo.post(percorsi.registroLista, { Filter: { IdEntita: String(id) } });
    expect(corpo.data).toMatchObject([{ Azione: 'lettura', Entita: 'utenti', IdStudio: studio.id }]);
  });
});

describe('who tries to go beyond what is granted', () => {
  it('[USR-017] does not open invitations beyond a maximum lowered meanwhile, not even together', async () => {
    const suo = await makeStudio(app);
    const fondatore = await loginAs(
      app,
      await makeUtente(app, { studio_id: suo.id, tipologia_utente: AMM_STU }),
    );
    const email = [];
    for (let n = 0; n < 3; n += 1) email.push((await invite({}, fondatore)).corpo.data.Email);
    await app.sql('update studio set numero_massimo_utenti = 2 where id = $1', [suo.id]);
    const esiti = (await Promise.all(email.map(activate))).map(({ status }) => status);
    expect(esiti.sort()).toEqual([200, 409, 409]);
  });

  it('[USR-007] as operator of a gestore does not move where the operators of its studi work from', async () => {
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: OP_GES, gestore_id: gestore.id }),
    );
    const url = percorso(percorsi.studioUno, { id: studio.id });
    const { data } = (await operatore.get(url)).corpo;
    const rifiuto = await operatore.put(url, { ...data, IPAbilitati: '10.1.1.1' });
    expect([rifiuto.status, Object.keys(rifiuto.corpo.ModelState)]).toEqual([403, ['IPAbilitati']]);
    expect((await operatore.put(url, { ...data, Telefono: '06 1234567' })).status).toBe(200);
  });
});

describe('who looks for the addresses of others', () => {
  it('finds few in an hour, then none is changed, whichever he asks for; each is on record without the address', async () => {
    const cercatore = await makeUtente(app, { studio_id: studio.id, tipologia_utente: AMM_STU });
    const chi = await loginAs(app, cercatore);
    const { id } = await makeUtente(app, { studio_id: studio.id });
    const url = percorso(percorsi.utenteUno, { id });
    const change = async (Email: string) => {
      const { Versione } = (await chi.get(url)).corpo.data;
      return (await chi.put(url, { Versione, Email })).status;
    };
    for (let volta = 0; volta < 5; volta += 1) expect(await change((await makeUtente(app)).email)).toBe(409);
    expect(await change((await makeUtente(app)).email)).toBe(429);
    expect(await change('di-nessuno@example.it')).toBe(429);
    const righe = await app.sql(
      "select prima, dopo from registro where utente_id = $1 and azione = 'indirizzo già di altri'",
      [cercatore.id],
    );
    expect(righe).toEqual(Array.from({ length: 5 }, () => ({ prima: null, dopo: null })));
    expect((await changeEmail({ id }, 'un-altro-lo-cambia@example.it')).status).toBe(200);
  });

  it('cannot fill a box by inviting, deleting and inviting again', async () => {
    const Email = 'casella-piena@example.it';
    for (let volta = 0; volta < 5; volta += 1) {
      const invitato = await invite({ Email });
      expect(invitato.status).toBe(201);
      expect((await capo.delete(percorso(percorsi.utenteUno, { id: invitato.corpo.data.Id }))).status).toBe(
        204,
      );
    }
    expect((await invite({ Email })).status).toBe(429);
    expect((await invite({ Email: Email.toUpperCase() })).status).toBe(429);
  });
});
