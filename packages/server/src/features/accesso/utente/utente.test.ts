import { percorsi, percorso, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import {
  makeAnagrafica,
  makeGestore,
  makeStudio,
  makeUtente,
  type UtenteDiProva,
} from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { listPosta, readCodicePosta } from '../../../../test/posta.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { applyLimiteUtenti } from './limite.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const NUOVA = 'Ginepro-Alto-2027';
let app: AppDiProva;
let studio: { id: number };
let gestore: { id: number };
let primo: UtenteDiProva;
let capo: Client;
let venditore: Client;
let rivenditore: Client;

beforeAll(async () => {
  app = await makeApp();
  gestore = await makeGestore(app);
  studio = await makeStudio(app, { gestore_id: gestore.id });
  primo = await makeUtente(app, {
    studio_id: studio.id,
    tipologia_utente: AMM_STU,
    primo_amministratore: true,
  });
  capo = await loginAs(app, await makeUtente(app, { studio_id: studio.id, tipologia_utente: AMM_STU }));
  venditore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  rivenditore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestore.id }),
  );
});
afterAll(() => app.stop());

let numero = 0;
const nuovaEmail = () => {
  numero += 1;
  return `invitato${numero}@example.it`;
};
const dati = (altro: object = {}) => ({
  Nome: 'Nino',
  Cognome: 'Rossi',
  Email: nuovaEmail(),
  TipologiaUtente: OP_STU,
  ...altro,
});
const invite = (chi: Client, altro: object = {}) => chi.post(percorsi.utenti, dati(altro));
const read = async (id: number, chi = capo) =>
  (await chi.get(percorso(percorsi.utenteUno, { id }))).corpo.data;
const change = async (id: number, modifica: object, chi = capo) =>
  chi.put(percorso(percorsi.utenteUno, { id }), { Versione: (await read(id, chi)).Versione, ...modifica });
const posta = (email: string) => listPosta(app, email);
const readCodice = (email: string) => readCodicePosta(app, email);
const send = (url: string, corpo: object) =>
  call(app.indirizzo + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
const activate = (Codice: string, altro: object = {}) =>
  send(percorsi.utenteActivate, {
    Codice,
    Password: NUOVA,
    PasswordConferma: NUOVA,
    Informativa: true,
    ...altro,
  });
const enter = async (email: string, password = NUOVA) =>
  (await new Client(app.indirizzo).login({ email, password })).status;

describe('an invitation', () => {
  it('[USR-018] [REG-008] [ERR-009] makes a user, whose owner chooses the password by a link that works once', async () => {
    const { status, corpo } = await invite(capo, { IPAbilitati: ' 10.0.0.1,10.0.0.1', AbilitaAI: true });
    expect([status, corpo.data.Stato, corpo.data.Ruolo]).toEqual([201, 'Da attivare', 'Operatore studio']);
    expect([corpo.data.IPAbilitati, corpo.data.AbilitaAI, corpo.data.VisureAbilitate]).toEqual([
      '10.0.0.1',
      true,
      true,
    ]);
    const { Id, Email } = corpo.data;
    expect(await enter(Email)).toBe(400);
    const Codice = await readCodice(Email);
    expect((await send(percorsi.codiceAttivazione, { Codice })).corpo.data.Serve).toBe('password');
    expect((await activate(Codice, { Informativa: false })).corpo.Codice).toBe('PRIVACY_NON_ACCETTATA');
    const debole = await activate(Codice, { Password: 'breve', PasswordConferma: 'breve' });
    expect([debole.status, Object.keys(debole.corpo.ModelState)]).toEqual([400, ['Password']]);
    const diversa = await activate(Codice, { PasswordConferma: 'Altra-Password-1' });
    expect([diversa.status, Object.keys(diversa.corpo.ModelState)]).toEqual([400, ['PasswordConferma']]);
    await change(Id, { IPAbilitati: '' });
    expect((await activate(Codice)).status).toBe(200);
    const seconda = await activate(Codice);
    expect([seconda.status, seconda.corpo.Message]).toEqual([409, 'Attivazione già completata.']);
    expect((await activate('x'.repeat(43))).status).toBe(400);
    expect(await enter(Email)).toBe(200);
    const scheda = await read(Id);
    expect([scheda.Stato, scheda.PrivacyIl === null]).toEqual(['Attivo', false]);
    const [hash] = await app.sql<{ password_hash: string }>(
      'select password_hash from utente where id = $1',
      [Id],
    );
    expect(hash?.password_hash.startsWith('$argon2id$')).toBe(true);
  });

  it('[REG-008] expires after 48 hours', async () => {
    const { Email, Id } = (await invite(capo)).corpo.data;
    const Codice = await readCodice(Email);
    await app.sql(
      "update codice_monouso set scade_il = scade_il - interval '47 hours 59 minutes' where utente_id = $1",
      [Id],
    );
    expect((await send(percorsi.codiceAttivazione, { Codice })).corpo.data.Serve).toBe('password');
    await app.sql(
      "update codice_monouso set scade_il = scade_il - interval '2 minutes' where utente_id = $1",
      [Id],
    );
    expect((await activate(Codice)).corpo.Codice).toBe('CODICE_NON_VALIDO');
  });

  it('[USR-018] of an address already here is refused; of one of another studio adds a profile, and only its owner says yes', async () => {
    const altrove = await makeUtente(app, { tipologia_utente: AMM_STU, nome: 'Vera', cognome: 'Celata' });
    expect(
      (await capo.post(percorsi.utenteCheckEmail, { Email: altrove.email })).corpo.data.disponibile,
    ).toBe(true);
    const primoInvito = await invite(capo, { Email: altrove.email.toUpperCase() });
    expect([primoInvito.status, primoInvito.testo.includes('Celata')]).toEqual([201, false]);
    const { Id } = primoInvito.corpo.data;
    expect(primoInvito.corpo.data).toMatchObject({ Stato: 'Da attivare', Cognome: 'Rossi' });
    const doppio = await invite(capo, { Email: altrove.email });
    expect([doppio.status, doppio.corpo.Message, doppio.corpo.ModelState]).toEqual([
      409,
      'Codice già utilizzato.',
      { Email: ['Codice già utilizzato.'] },
    ]);
    const suo = await loginAs(app, altrove);
    const profili = async () => (await suo.get(percorsi.profili)).corpo.data.length;
    expect(await profili()).toBe(1);
    const Codice = await readCodice(altrove.email);
    expect((await send(percorsi.codiceAttivazione, { Codice })).corpo.data.Serve).toBe('conferma');
    // Who holds the link adds a profile: he does not touch the password of the owner (see utente-attacchi).
    expect((await activate(Codice, { Password: '', PasswordConferma: '' })).status).toBe(200);
    expect(await enter(altrove.email, altrove.password)).toBe(200);
    expect(await profili()).toBe(2);
    const cambio = await change(Id, { Email: nuovaEmail() });
    expect([cambio.status, Object.keys(cambio.corpo.ModelState)]).toEqual([400, ['Email']]);
  });

  it('wants an address that a mail can reach, and a name of letters', async () => {
    for (const Email of [`g@${studio.id}`, 'a@localhost', '', 'a@b.it\r\nBcc: x@y.it', 'a b@c.it']) {
      const { status, corpo } = await invite(capo, { Email });
      expect([Email, status, Object.keys(corpo.ModelState)]).toEqual([Email, 400, ['Email']]);
    }
    const { Id } = (await invite(capo)).corpo.data;
    expect((await change(Id, { Email: `g@${studio.id}` })).corpo.ModelState).toHaveProperty('Email');
    for (const Nome of ['', ' ', 'https://male.example', '<b>', 'a\nb']) {
      expect([Nome, (await invite(capo, { Nome })).corpo.ModelState]).toEqual([
        Nome,
        { Nome: expect.any(Array) },
      ]);
    }
  });

  it('[REG-011] sent again voids the link before; to who is active it answers that it is done', async () => {
    const { Id, Email } = (await invite(capo)).corpo.data;
    const vecchio = await readCodice(Email);
    expect((await capo.post(percorsi.utenteAttivazione, { IdUtente: Id })).status).toBe(200);
    const nuovo = await readCodice(Email);
    expect((await activate(vecchio)).status).toBe(400);
    expect((await activate(nuovo)).status).toBe(200);
    const dopo = await capo.post(percorsi.utenteAttivazione, { Email });
    expect([dopo.status, dopo.corpo.Message]).toEqual([409, 'Attivazione già completata.']);
    expect((await capo.post(percorsi.utenteAttivazione, { Email: 'nessuno@example.it' })).status).toBe(404);
  });

  it('[REG-010] [REG-012] [USR-021] credentials and reset are links by mail, never a password; the reset ends the sessions', async () => {
    const operatore = await makeUtente(app, { studio_id: studio.id });
    const suo = await loginAs(app, operatore);
    const bearer = { method: 'POST', headers: { authorization: `Bearer ${suo.token}` } };
    expect((await capo.post(percorsi.utenteCredenziali, { IdUtente: operatore.id })).status).toBe(200);
    expect((await posta(operatore.email))[0]).toMatchObject({ modello: 'invio credenziali' });
    expect((await suo.post(percorsi.whoami)).status).toBe(200);
    expect((await capo.post(percorso(percorsi.utenteReset, { username: operatore.email }))).status).toBe(200);
    expect((await posta(operatore.email))[0]).toMatchObject({ modello: 'reset credenziali studio' });
    expect((await suo.post(percorsi.whoami)).status).toBe(401);
    expect((await call(app.indirizzo + percorsi.whoami, bearer)).status).toBe(401);
    const estraneo = await makeUtente(app);
    for (const risposta of [
      await capo.post(percorso(percorsi.utenteReset, { username: estraneo.email })),
      await capo.post(percorsi.utenteCredenziali, { IdUtente: estraneo.id }),
    ])
      expect(risposta.status).toBe(404);
    const delGestore = await makeUtente(app, { tipologia_utente: OP_GES, gestore_id: gestore.id });
    const privato = await makeStudio(app, { tipo_profilo_cliente: tipoProfiloCliente.PRIVATO });
    const cliente = await makeUtente(app, { studio_id: privato.id, tipologia_utente: AMM_STU });
    for (const [chi, modello] of [
      [delGestore, 'reset credenziali gestore'],
      [cliente, 'reset credenziali privato'],
    ] as const) {
      expect((await venditore.post(percorso(percorsi.utenteReset, { username: chi.email }))).status).toBe(
        200,
      );
      expect((await posta(chi.email))[0]).toMatchObject({ modello });
    }
    const [mail] = await posta(operatore.email);
    expect(mail?.html).toContain('<a href="http');
  });
});

describe('the users', () => {
  it('[USR-006] have the ten roles; one of each is invited, activated, and enters', async () => {
    const privato = await makeStudio(app, { tipo_profilo_cliente: tipoProfiloCliente.PRIVATO });
    const azienda = await makeStudio(app, { tipo_profilo_cliente: tipoProfiloCliente.AZIENDA });
    const inviti: [string, object][] = [
      ['Amministratore ELMAS', { TipologiaUtente: AMM_ELMAS }],
      ['Consulente ELMAS', { TipologiaUtente: CON_ELMAS }],
      ['Amministratore GESTORE', { TipologiaUtente: AMM_GES, IdGestore: gestore.id }],
      ['Operatore gestore', { TipologiaUtente: OP_GES, IdGestore: gestore.id }],
      ['Amministratore studio', { TipologiaUtente: AMM_STU, IdStudio: studio.id }],
      ['Operatore studio', { TipologiaUtente: OP_STU, IdStudio: studio.id }],
      ['Utente privato', { TipologiaUtente: AMM_STU, IdStudio: privato.id }],
      ['Azienda', { TipologiaUtente: OP_STU, IdStudio: azienda.id }],
    ];
    for (const [ruolo, altro] of inviti) {
      const { corpo } = await invite(venditore, altro);
      expect(corpo.data.Ruolo).toBe(ruolo);
      const inPosta = / studio$/.test(ruolo) ? 'Utente studio' : ruolo;
      expect((await posta(corpo.data.Email))[0]?.testo).toContain(`Ruolo: ${inPosta}.`);
      await activate(await readCodice(corpo.data.Email));
      expect([ruolo, await enter(corpo.data.Email)]).toEqual([ruolo, 200]);
    }
    const { corpo } = await venditore.post(percorsi.utenteLista, { PageSize: 200 });
    const ruoli = new Set(corpo.data.map((riga: { Ruolo: string }) => riga.Ruolo));
    for (const [ruolo] of inviti) expect(ruoli).toContain(ruolo);
    expect(ruoli).toContain('Primo amministratore');
    expect(await enter(primo.email, primo.password)).toBe(200);
  });

  it('[USR-001] are of the six types and of no other, for the database too', async () => {
    for (const tipo of [-1, 6, 7])
      await expect(
        app.sql(
          "insert into utente (email, nome, cognome, tipologia_utente) values ('tipo@example.it', 'Ada', 'Neri', $1)",
          [tipo],
        ),
      ).rejects.toThrow(/check constraint/);
    const { status, corpo } = await invite(venditore, { TipologiaUtente: 6, IdStudio: studio.id });
    expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['TipologiaUtente']]);
  });

  it('[USR-022] of a studio are told its contract, the others nothing', async () => {
    const operatore = await loginAs(
      app,
      await makeUtente(app, { studio_id: studio.id, tipologia_utente: OP_STU }),
    );
    for (const chi of [capo, operatore]) {
      const { status, corpo } = await chi.get(percorsi.informazioniStudio);
      expect([status, corpo.data.ContrattoFlat]).toEqual([200, false]);
    }
    await app.sql('update studio set contratto_flat = true where id = $1', [studio.id]);
    expect((await capo.get(percorsi.informazioniStudio)).corpo.data.ContrattoFlat).toBe(true);
    for (const chi of [venditore, rivenditore])
      expect((await chi.get(percorsi.informazioniStudio)).status).toBe(403);
  });

  it('[USR-023] have their four calls: activation, invitation and credentials again, new password', async () => {
    const { Id, Email } = (await invite(capo)).corpo.data;
    expect((await capo.post(percorsi.utenteAttivazione, { IdUtente: Id })).status).toBe(200);
    expect((await activate(await readCodice(Email))).status).toBe(200);
    expect((await capo.post(percorsi.utenteCredenziali, { IdUtente: Id })).status).toBe(200);
    expect((await send(percorsi.recuperoPassword, { Email })).corpo.data).toBe(true);
    expect((await posta(Email)).length).toBeGreaterThanOrEqual(4);
  });

  it('[USR-019] are listed to who administers them, and to nobody else', async () => {
    const list = async (chi: Client, Filter = {}) =>
      (await chi.post(percorsi.utenteLista, { Filter, PageSize: 200 })).corpo;
    const operatore = await makeUtente(app, { studio_id: studio.id });
    const fuori = await makeUtente(app);
    const delGestore = await makeUtente(app, { tipologia_utente: OP_GES, gestore_id: gestore.id });
    const visti = async (chi: Client) => (await list(chi)).data.map((riga: { Id: number }) => riga.Id);
    const dello = await list(capo);
    expect(new Set(dello.data.map((riga: { StudioId: number }) => riga.StudioId))).toEqual(
      new Set([studio.id]),
    );
    expect(Object.keys(dello.data[0])).toEqual(
      expect.arrayContaining(['Id', 'Cognome', 'Nome', 'Email', 'TipologiaUtente', 'Stato', 'UltimoAccesso']),
    );
    const deiSuoi = await visti(rivenditore);
    expect([
      deiSuoi.includes(operatore.id),
      deiSuoi.includes(delGestore.id),
      deiSuoi.includes(fuori.id),
    ]).toEqual([true, true, false]);
    expect((await visti(venditore)).includes(fuori.id)).toBe(true);
    for (const chi of [operatore, delGestore]) {
      const client = await loginAs(app, chi);
      expect((await client.post(percorsi.utenteLista)).status).toBe(403);
    }
    expect((await capo.get(percorso(percorsi.utenteUno, { id: fuori.id }))).status).toBe(404);
    expect((await list(capo, { Stato: 'Disattivato' })).Total).toBe(0);
    expect((await list(capo, { Password: 'x' })).ModelState).toHaveProperty('Filter.Password');
    const invitoFuori = await invite(rivenditore, { IdStudio: fuori.studioId });
    const invitoSopra = await invite(rivenditore, { TipologiaUtente: AMM_ELMAS });
    const invitoDiLato = await invite(capo, { TipologiaUtente: AMM_GES, IdGestore: gestore.id });
    expect([invitoFuori.status, invitoSopra.status, invitoDiLato.status]).toEqual([404, 400, 400]);
  });

  it('[USR-020] an address is said to be taken to who administers it; the anonymous hear always the same', async () => {
    const ask = async (chi: Client | null, Email: string) =>
      chi
        ? (await chi.post(percorsi.utenteCheckEmail, { Email })).corpo
        : (await send(percorsi.utenteCheckEmail, { Email })).corpo;
    expect(await ask(capo, primo.email)).toEqual({ data: { disponibile: false } });
    expect(await ask(capo, 'libera@example.it')).toEqual({ data: { disponibile: true } });
    const inizio = performance.now();
    expect(await ask(null, primo.email)).toEqual({ data: { disponibile: true } });
    expect(await ask(null, 'libera@example.it')).toEqual({ data: { disponibile: true } });
    expect(performance.now() - inizio).toBeGreaterThanOrEqual(490);
    const operatore = await loginAs(app, await makeUtente(app, { studio_id: studio.id }));
    expect(await ask(operatore, primo.email)).toEqual({ data: { disponibile: true } });
  });

  it('[USR-008] who made the studio is put out by the gestore or the vendor, not by another administrator', async () => {
    for (const risposta of [
      await capo.delete(percorso(percorsi.utenteUno, { id: primo.id })),
      await change(primo.id, { Attivo: false }),
      await change(primo.id, { Email: nuovaEmail() }),
    ])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([403, 'PRIMO_AMMINISTRATORE']);
    expect((await change(primo.id, { TipologiaUtente: OP_STU })).status).toBe(400);
    const lista = await capo.post(percorsi.utenteLista, { Filter: { Email: primo.email } });
    expect(lista.corpo.data[0].PrimoAmministratore).toBe(true);
    expect((await change(primo.id, { Attivo: false }, rivenditore)).status).toBe(200);
    expect((await change(primo.id, { Attivo: true }, venditore)).corpo.data.Stato).toBe('Attivo');
  });

  it('[USR-008] whoever invites the first administrator of a place makes him its Primo amministratore, and only him', async () => {
    const nuovo = await makeStudio(app, { gestore_id: gestore.id });
    const altroGestore = await makeGestore(app);
    const isPrimo = async (altro: object, chi = venditore) =>
      (await read((await invite(chi, altro)).corpo.data.Id, venditore)).PrimoAmministratore;
    expect(await isPrimo({ TipologiaUtente: OP_STU, IdStudio: nuovo.id })).toBe(false);
    const email = nuovaEmail();
    expect(await isPrimo({ TipologiaUtente: AMM_STU, IdStudio: nuovo.id, Email: email })).toBe(true);
    expect(await isPrimo({ TipologiaUtente: AMM_STU, IdStudio: nuovo.id }, rivenditore)).toBe(false);
    expect(await isPrimo({ TipologiaUtente: AMM_GES, IdGestore: altroGestore.id })).toBe(true);
    expect(await isPrimo({ TipologiaUtente: AMM_GES, IdGestore: altroGestore.id })).toBe(false);
    expect(await isPrimo({ TipologiaUtente: AMM_ELMAS })).toBe(false);
    const collega = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: nuovo.id });
    const { corpo } = await venditore.post(percorsi.utenteLista, { Filter: { Email: email } });
    const rifiutata = await (await loginAs(app, collega)).delete(
      percorso(percorsi.utenteUno, { id: corpo.data[0].Id }),
    );
    expect([corpo.data[0].Ruolo, rifiutata.status, rifiutata.corpo.Codice]).toEqual([
      'Primo amministratore',
      403,
      'PRIMO_AMMINISTRATORE',
    ]);
  });

  it('[USR-007] of a private client is one: he invites nobody, and nobody invites an operator for him', async () => {
    const privato = await makeStudio(app, { tipo_profilo_cliente: tipoProfiloCliente.PRIVATO });
    const suo = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: privato.id });
    const lui = await loginAs(app, suo);
    for (const risposta of [
      await invite(lui, { TipologiaUtente: OP_STU }),
      await invite(lui, { TipologiaUtente: AMM_STU }),
      await invite(venditore, { TipologiaUtente: OP_STU, IdStudio: privato.id }),
    ])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([403, 'PRIVATO_SENZA_OPERATORI']);
    const altro = await invite(venditore, { TipologiaUtente: AMM_STU, IdStudio: privato.id });
    expect(altro.status).toBe(201);
    const scambio = await change(altro.corpo.data.Id, { TipologiaUtente: OP_STU }, venditore);
    expect([scambio.status, scambio.corpo.Codice]).toEqual([403, 'PRIVATO_SENZA_OPERATORI']);
    const righe = await app.sql('select id from utente where studio_id = $1', [privato.id]);
    expect(righe).toHaveLength(2);
  });

  it('[USR-016] with something done are disabled and not deleted; their history stays', async () => {
    const operatore = await makeUtente(app, { studio_id: studio.id });
    const suo = await loginAs(app, operatore);
    const { status, corpo } = await capo.delete(percorso(percorsi.utenteUno, { id: operatore.id }));
    expect([status, corpo.Codice, corpo.Message.includes('disattivare')]).toEqual([
      409,
      'UTENTE_CON_ATTIVITA',
      true,
    ]);
    expect((await change(operatore.id, { Attivo: false })).corpo.data.Stato).toBe('Disattivato');
    expect((await suo.post(percorsi.whoami)).status).toBe(401);
    expect(await enter(operatore.email, operatore.password)).toBe(400);
    const righe = await app.sql('select azione from registro where utente_id = $1', [operatore.id]);
    expect(righe).toEqual([{ azione: 'login' }]);
    const scrittore = await makeUtente(app, { studio_id: studio.id });
    await makeAnagrafica(app, studio.id, { modificata_da: scrittore.id });
    expect((await capo.delete(percorso(percorsi.utenteUno, { id: scrittore.id }))).status).toBe(409);
    expect((await change(operatore.id, { Attivo: true })).corpo.data.Stato).toBe('Attivo');
    expect(await enter(operatore.email, operatore.password)).toBe(200);
  });

  it('[REG-014] never used are deleted, and their owner is told by mail', async () => {
    const { Id, Email } = (await invite(capo)).corpo.data;
    const Codice = await readCodice(Email);
    expect((await capo.delete(percorso(percorsi.utenteUno, { id: Id }))).status).toBe(204);
    expect((await posta(Email))[0]).toMatchObject({ modello: 'eliminazione utente' });
    expect((await activate(Codice)).status).toBe(400);
    expect((await capo.get(percorso(percorsi.utenteUno, { id: Id }))).status).toBe(404);
  });

  it('are not changed over what another changed, nor by themselves out of their place', async () => {
    const { Id, Versione } = (await invite(capo)).corpo.data;
    const url = percorso(percorsi.utenteUno, { id: Id });
    expect((await capo.put(url, { Versione, Cognome: 'Verdi' })).corpo.data.Cognome).toBe('Verdi');
    expect((await capo.put(url, { Versione, Cognome: 'Gialli' })).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await change(Id, { TipologiaUtente: AMM_STU })).corpo.data.TipologiaUtente).toBe(AMM_STU);
    expect((await change(Id, { TipologiaUtente: AMM_GES })).status).toBe(400);
    expect((await change(Id, { SpinOk: true })).corpo.data.SpinOk).toBe(false);
    expect((await change(Id, { SpinOk: true }, venditore)).corpo.data.SpinOk).toBe(true);
    const io = (await capo.post(percorsi.whoami)).corpo.data.Id;
    expect((await change(io, { Attivo: false })).corpo.Codice).toBe('UTENTE_PROPRIO');
    expect((await change(Id, { IPAbilitati: '10.0.0.1,x' })).corpo.ModelState).toEqual({
      IPAbilitati: ['Indirizzo IP non valido: x'],
    });
  });

  it('[USR-015] with a list of addresses enter only from there; administrators from everywhere', async () => {
    const operatore = await makeUtente(app, { studio_id: studio.id });
    await change(operatore.id, { IPAbilitati: '10.0.0.1, 10.0.0.2' });
    const rifiuto = await new Client(app.indirizzo).login(operatore);
    expect([rifiuto.status, rifiuto.corpo.error_description]).toEqual([403, 'Non autorizzato.']);
    await change(operatore.id, { IPAbilitati: '10.0.0.0/8, 127.0.0.0/8, ::1' });
    expect(await enter(operatore.email, operatore.password)).toBe(200);
    await change(operatore.id, { IPAbilitati: '' });
    expect(await enter(operatore.email, operatore.password)).toBe(200);
    const altroCapo = await makeUtente(app, { studio_id: studio.id, tipologia_utente: AMM_STU });
    await change(altroCapo.id, { IPAbilitati: '10.0.0.1' });
    expect(await enter(altroCapo.email, altroCapo.password)).toBe(200);
  });
});

describe('the maximum of users', () => {
  it('[USR-017] disables the ones with the oldest access or none, never who made the studio, and tells him', async () => {
    const pieno = await makeStudio(app);
    const suo = { studio_id: pieno.id };
    const fondatore = await makeUtente(app, {
      ...suo,
      tipologia_utente: AMM_STU,
      primo_amministratore: true,
    });
    const giorno = (n: number) => new Date(Date.UTC(2025, 0, n));
    const mai = await makeUtente(app, suo);
    const [vecchio, uguale, recente] = [
      await makeUtente(app, { ...suo, ultimo_accesso: giorno(1), cognome: 'Vecchi' }),
      await makeUtente(app, { ...suo, ultimo_accesso: giorno(1), cognome: 'Uguali' }),
      await makeUtente(app, { ...suo, ultimo_accesso: giorno(9) }),
    ];
    const chi = { posta: app.servizi.posta, utenteId: fondatore.id, ip: '127.0.0.1' };
    const apply = (massimo: number) =>
      withTenant(app.servizi.db, { studi: [pieno.id] }, (trx) =>
        applyLimiteUtenti(trx, pieno.id, massimo, chi),
      );
    expect(await apply(0)).toEqual([]);
    expect(await apply(5)).toEqual([]);
    expect((await apply(3)).map(({ id }) => id).sort()).toEqual([mai.id, uguale.id].sort());
    const righe = await app.sql<{ id: number }>(
      'select id from utente where studio_id = $1 and attivo order by id',
      [pieno.id],
    );
    expect(righe.map(({ id }) => id)).toEqual([fondatore.id, vecchio.id, recente.id]);
    expect((await posta(fondatore.email))[0]?.testo).toContain('Bianchi Anna, Uguali Anna');
    expect(await enter(uguale.email, uguale.password)).toBe(400);
  });
});
