import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../../test/client.ts';
import {
  makeAnagrafica,
  makeGestore,
  makeStudio,
  makeUtente,
  PASSWORD,
  type UtenteDiProva,
} from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { rotte } from '../../../../app.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const MOTIVO = 'Segnalazione sul quadro RC';
let app: AppDiProva;
let studioId: number;
let altroStudioId: number;
let chi: Record<
  'vendor' | 'vendor2' | 'gestore' | 'gestore2' | 'amm' | 'op' | 'opGes' | 'con' | 'fuori',
  UtenteDiProva
>;

beforeAll(async () => {
  app = await makeApp();
  const [mio, suo] = [await makeGestore(app), await makeGestore(app)];
  studioId = (await makeStudio(app, { gestore_id: mio.id, ragione_sociale: 'Studio Guardato' })).id;
  altroStudioId = (await makeStudio(app, { gestore_id: suo.id })).id;
  const make = (
    tipologia_utente: (typeof tipologiaUtente)[keyof typeof tipologiaUtente],
    altro: object = {},
  ) => makeUtente(app, { tipologia_utente, ...altro });
  chi = {
    vendor: await make(AMM_ELMAS, { nome: 'Ada', cognome: 'Moretti' }),
    vendor2: await make(AMM_ELMAS),
    gestore: await make(AMM_GES, { gestore_id: mio.id, nome: 'Giorgio', cognome: 'Landi' }),
    gestore2: await make(AMM_GES, { gestore_id: suo.id }),
    amm: await make(AMM_STU, { studio_id: studioId, nome: 'Roberta', cognome: 'Sala' }),
    op: await make(OP_STU, { studio_id: studioId, nome: 'Luca', cognome: 'Ferri' }),
    opGes: await make(OP_GES, { gestore_id: mio.id }),
    con: await make(CON_ELMAS),
    fuori: await make(OP_STU, { studio_id: altroStudioId }),
  };
});
afterAll(() => app.stop());

const enter = (client: Client, utente: UtenteDiProva, altro: object = {}) =>
  client.post(percorsi.sostituzione, { IdUtente: utente.id, Motivo: MOTIVO, ...altro });
const whoami = async (client: Client) => (await client.post(percorsi.whoami)).corpo.data;
async function enterAs(attore: UtenteDiProva, utente: UtenteDiProva, altro: object = {}): Promise<Client> {
  const client = await loginAs(app, attore);
  const risposta = await enter(client, utente, altro);
  if (risposta.status !== 200) throw new Error(risposta.testo);
  return client;
}
const nuovaAnagrafica = {
  Tipo: 'SD',
  CodiceFiscale: '00743110157',
  RagioneSociale: 'Scritta Da Altri',
  DomicilioFiscale: { Comune: 'H501' },
};

describe('entra come', () => {
  it('shows exactly who may be entered as, page by page', async () => {
    const list = async (attore: UtenteDiProva, query: object = {}) => {
      const client = await loginAs(app, attore);
      return (await client.post(percorsi.sostituzioneUtenti, { PageSize: 100, ...query })).corpo;
    };
    const ids = ({ data }: { data: { Id: number }[] }) => data.map(({ Id }) => Id).sort((a, b) => a - b);
    expect(ids(await list(chi.gestore))).toEqual([chi.amm.id, chi.op.id]);
    expect(ids(await list(chi.gestore2))).toEqual([chi.fuori.id]);
    const vendor = [chi.amm, chi.op, chi.opGes, chi.con, chi.fuori].map(({ id }) => id);
    expect(ids(await list(chi.vendor))).toEqual(vendor.sort((a, b) => a - b));
    const cercati = await list(chi.vendor, {
      Filter: { Cognome: 'ferr', NomeStudio: 'guardato' },
      Logic: 'and',
    });
    expect(cercati).toMatchObject({ Total: 1, data: [{ Cognome: 'Ferri', Scrivibile: true }] });
    const uno = await list(chi.vendor, { PageSize: 1, PageNo: 2 });
    expect([uno.data.length, uno.Total]).toEqual([1, 5]);
  });

  it('opens a session of the other, marked, and goes back to one’s own with new secrets', async () => {
    const client = await loginAs(app, chi.vendor);
    const mia = client.cookie;
    expect((await enter(client, chi.op, { Ticket: 'T-12' })).status).toBe(200);
    const sua = client.cookie;
    expect(sua).not.toBe(mia);
    expect(await whoami(client)).toMatchObject({
      Id: chi.op.id,
      Sessione: {
        Profili: 1,
        Sostituzione: { Attore: 'Moretti Ada', Motivo: MOTIVO, Ticket: 'T-12', Scrittura: false },
      },
    });
    const { RestaSecondi } = (await whoami(client)).Sessione;
    expect(RestaSecondi).toBeGreaterThan(3500);
    expect(RestaSecondi).toBeLessThanOrEqual(3600);
    expect((await client.post(percorsi.sostituzioneFine)).status).toBe(200);
    expect(await whoami(client)).toMatchObject({ Id: chi.vendor.id, Sessione: { Sostituzione: null } });
    for (const cookie of [mia, sua]) {
      const vecchio = new Client(app.indirizzo);
      vecchio.cookie = cookie;
      expect((await vecchio.post(percorsi.whoami)).status).toBe(401);
    }
    expect((await client.post(percorsi.sostituzioneFine)).status).toBe(403);
  });

  it('needs a reason, and refuses upwards, sideways, outside and without the right', async () => {
    const vendor = await loginAs(app, chi.vendor);
    for (const Motivo of ['', 'corto', '          ', '\u200b'.repeat(12), undefined, 5]) {
      const { status, corpo } = await enter(vendor, chi.op, { Motivo });
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['Motivo']]);
    }
    expect((await enter(vendor, chi.op, { IdUtente: 2 ** 31 })).status).toBe(400);
    for (const bersaglio of [chi.vendor, chi.vendor2, chi.gestore]) {
      expect((await enter(vendor, bersaglio)).status).toBe(404);
    }
    const gestore = await loginAs(app, chi.gestore);
    for (const bersaglio of [chi.fuori, chi.opGes, chi.gestore2, chi.vendor, chi.con]) {
      expect((await enter(gestore, bersaglio)).status).toBe(404);
    }
    for (const attore of [chi.amm, chi.op, chi.opGes, chi.con]) {
      const client = await loginAs(app, attore);
      expect((await enter(client, chi.fuori)).status).toBe(403);
      expect((await client.post(percorsi.sostituzioneUtenti)).status).toBe(403);
    }
    await app.sql('update utente set sviluppatore = true where id = $1', [chi.con.id]);
    expect((await enter(vendor, chi.con)).status).toBe(404);
    await app.sql('update utente set sviluppatore = false where id = $1', [chi.con.id]);
  });

  it('as the administrator of a studio only looks, whatever is asked', async () => {
    const vendor = await loginAs(app, chi.vendor);
    const { status, corpo } = await enter(vendor, chi.amm, { Scrittura: true });
    expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['Scrittura']]);
    expect((await enter(vendor, chi.amm)).status).toBe(200);
    expect((await vendor.post(percorsi.anagrafica, nuovaAnagrafica)).corpo.Codice).toBe('SOLA_LETTURA');
  });

  it('read-only refuses every change of every call, in one place, and lets one look', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    const client = await enterAs(chi.gestore, chi.op);
    expect((await client.post(percorsi.anagraficaLista)).status).toBe(200);
    expect((await client.get(percorso(percorsi.anagraficaUna, { id }))).status).toBe(200);
    const diversi: string[] = [];
    for (const rotta of rotte) {
      if (rotta.accesso === 'pubblico' || rotta.metodo === 'GET' || rotta.sostituibile === 'legge') continue;
      const url = percorso(rotta.percorso, {
        id,
        anno: 2025,
        prefisso: 'pf',
        quadro: 'RC',
        azione: 'apri',
        chiave: 'RN1.1',
        nome: 'x',
        tabella: 'x',
      });
      const { status, corpo } = await client.send(rotta.metodo, url, {});
      const isRifiutata = status === 403 && corpo.Codice !== undefined;
      if (!isRifiutata) diversi.push(`${rotta.metodo} ${rotta.percorso}: ${status}`);
    }
    expect(diversi).toEqual([]);
    const looks = rotte.filter(
      ({ metodo, sostituibile, accesso }) =>
        metodo !== 'GET' && sostituibile === 'legge' && accesso === 'sessione',
    );
    expect(looks.map((rotta) => rotta.percorso).sort()).toEqual(
      [
        percorsi.definizioneLookup,
        percorsi.tributoLista,
        percorsi.filialeLista,
        percorsi.iban,
        percorsi.sedeLista,
        percorsi.whoami,
        percorsi.log,
        percorsi.sostituzioneFine,
        percorsi.statoSessione,
        percorsi.tabellaLista,
        percorsi.tabellaAnnoLista,
        ...['elmas', 'log', 'lookup', 'whoami'].map((nome) => `/api/commons/exec/${nome}`),
      ].sort(),
    );
  });

  it('read-only, a declaration says that it cannot be written', async () => {
    const op = await loginAs(app, chi.op);
    const fisica = await makeAnagrafica(app, studioId, {
      tipo: 'PF',
      cognome: 'Neri',
      nome: 'Ugo',
      ragione_sociale: null,
      codice_fiscale: 'NREGUO71D04F257W',
    });
    const crea = percorso(percorsi.dichiarazioneCrea, { anno: 2025 });
    const { corpo } = await op.post(crea, { IdAnagrafiche: [fisica.id] });
    const url = percorso(percorsi.modello, { anno: 2025, prefisso: 'pf', id: corpo.data.create[0].Codice });
    const read = async (client: Client) => (await client.get(url)).corpo.data.SolaLettura;
    expect(await read(op)).toBe(false);
    expect(await read(await enterAs(chi.gestore, chi.op))).toBe(true);
    expect(await read(await enterAs(chi.gestore, chi.op, { Scrittura: true }))).toBe(false);
  });

  it('with changes asked for, writes: every row names both persons', async () => {
    const client = await enterAs(chi.gestore, chi.op, { Scrittura: true });
    expect((await client.post(percorsi.anagrafica, nuovaAnagrafica)).status).toBe(201);
    const atti = await app.sql<{ azione: string; utente_id: number; attore_id: number; attore: string }>(
      // Once a row is sealed the name is that of the number.
      `select azione, utente_id, attore_id, coalesce(attore, (select cognome || ' ' || nome from utente where id = attore_id))
         as attore from registro where studio_id = $1 and attore_id = $2`,
      [studioId, chi.gestore.id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(expect.arrayContaining(['inizio sostituzione']));
    for (const atto of atti) {
      expect(atto).toMatchObject({ attore: 'Landi Giorgio' });
      expect([chi.op.id, chi.amm.id]).toContain(atto.utente_id);
    }
    expect(atti.length).toBeGreaterThan(1);
    const [prima] = await app.sql<{ senza: number }>(
      'select count(*)::int as senza from registro where utente_id = $1 and attore_id is null',
      [chi.op.id],
    );
    const op = await loginAs(app, chi.op);
    await op.post(percorsi.anagrafica, { ...nuovaAnagrafica, CodiceFiscale: '01234567897' });
    const [dopo] = await app.sql<{ senza: number }>(
      'select count(*)::int as senza from registro where utente_id = $1 and attore_id is null',
      [chi.op.id],
    );
    expect((dopo?.senza ?? 0) - (prima?.senza ?? 0)).toBeGreaterThan(0);
  });

  it('keeps what is of the person alone: password, sessions, profiles, and another entering', async () => {
    const client = await enterAs(chi.vendor, chi.op, { Scrittura: true });
    const vietate: [string, string, object][] = [
      ['POST', percorsi.cambioPassword, { Password: 'Nuova-Segreta-77!', OldPassword: PASSWORD }],
      ['POST', percorsi.sessioniAltre, {}],
      ['POST', percorsi.profiloScelto, { Id: chi.op.id }],
    ];
    for (const [metodo, url, dati] of vietate) {
      const { status, corpo } = await client.send(metodo as 'POST', url, dati);
      expect([url, status, corpo.Codice]).toEqual([url, 403, 'SOSTITUZIONE_NON_AMMESSA']);
    }
    expect((await client.get(percorsi.sessioni)).status).toBe(403);
    expect((await enter(client, chi.fuori)).status).toBe(403);
  });

  it('ends after an hour, with the session it came from, and when who acts is disabled', async () => {
    const scaduta = await enterAs(chi.vendor, chi.op);
    await app.sql('update sessione set scade_il = now() where attore_id is not null');
    expect((await scaduta.post(percorsi.whoami)).status).toBe(401);
    expect((await scaduta.post(percorsi.sostituzioneFine)).status).toBe(401);

    const attore = await makeUtente(app, { tipologia_utente: AMM_ELMAS });
    const [daFuori, altra] = [await loginAs(app, attore), await loginAs(app, attore)];
    await enter(daFuori, chi.op);
    expect((await altra.post(percorsi.sessioniAltre)).status).toBe(200);
    expect((await daFuori.post(percorsi.whoami)).status).toBe(401);

    await enter(altra, chi.op);
    await app.sql('update utente set attivo = false where id = $1', [attore.id]);
    expect((await altra.post(percorsi.whoami)).status).toBe(401);
  });

  it('ends when the studio leaves the gestore of who acts, and when the gestore is locked', async () => {
    const [gestore, altro] = [await makeGestore(app), await makeGestore(app)];
    const studio = await makeStudio(app, { gestore_id: gestore.id });
    const utente = await makeUtente(app, { studio_id: studio.id });
    const attore = await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestore.id });
    const client = await enterAs(attore, utente);
    const move = (dove: number) =>
      app.sql('update studio set gestore_id = $2 where id = $1', [studio.id, dove]);
    await move(altro.id);
    expect((await client.post(percorsi.whoami)).status).toBe(401);
    await move(gestore.id);
    expect((await client.post(percorsi.whoami)).status).toBe(200);
    await app.sql("update gestore set data_blocco = '2020-01-01' where id = $1", [gestore.id]);
    expect((await client.post(percorsi.whoami)).status).toBe(401);
  });

  it('does not enter in a locked studio, and stays where it was', async () => {
    const studio = await makeStudio(app, { data_blocco: '2020-01-01' });
    const chiuso = await makeUtente(app, { studio_id: studio.id });
    const client = await loginAs(app, chi.vendor);
    expect((await enter(client, chiuso)).corpo.Codice).toBe('STUDIO_BLOCCATO');
    expect(await whoami(client)).toMatchObject({ Id: chi.vendor.id });
  });

  it('leaves by logout altogether: neither session works afterwards', async () => {
    const client = await loginAs(app, chi.vendor);
    const mia = client.cookie;
    await enter(client, chi.op);
    const sua = client.cookie;
    await client.post(percorsi.logout);
    for (const cookie of [mia, sua]) {
      client.cookie = cookie;
      expect((await client.post(percorsi.whoami)).status).toBe(401);
    }
  });

  it('[CFG-021] its beginning and its end are a row each: who for whom, when, from where, why, with which rights', async () => {
    const attore = await makeUtente(app, { tipologia_utente: AMM_ELMAS, nome: 'Sara', cognome: 'Conti' });
    const client = await enterAs(attore, chi.op, { Ticket: 'T-77', Scrittura: true });
    const read = () =>
      app.sql(
        `select azione, entita, utente_id, attore_id, studio_id, ip, prima, dopo,
           quando > now() - interval '1 minute' as recente,
           entita_id = (select id::text from sostituzione where attore_id = $1) as sua,
           coalesce(attore, (select cognome || ' ' || nome from utente where id = attore_id)) as attore
         from registro where attore_id = $1 order by quando`,
        [attore.id],
      );
    const riga = (azione: string, dopo: object | null) => ({
      ...{ azione, entita: 'sostituzione', sua: true, utente_id: chi.op.id, attore_id: attore.id },
      ...{ attore: 'Conti Sara', studio_id: studioId, ip: '127.0.0.1', recente: true, prima: null, dopo },
    });
    const inizio = riga('inizio sostituzione', { motivo: MOTIVO, ticket: 'T-77', scrittura: true });
    expect(await read()).toEqual([inizio]);
    expect((await client.post(percorsi.sostituzioneFine)).status).toBe(200);
    expect(await read()).toEqual([inizio, riga('fine sostituzione', null)]);
    for (const comando of ["update registro set attore = 'altro'", 'delete from registro'])
      await expect(app.servizi.pool.query(comando)).rejects.toThrow(/permission denied/);
  });

  it('however it ends, the list of the studio shows when', async () => {
    const amm = await loginAs(app, chi.amm);
    const readUltimo = async () => {
      const [id] = (await amm.post(percorsi.sostituzioneAccessi, { OnlyId: true })).corpo.data;
      const [riga] = await app.sql<{ fine: Date | null; scade: Date }>(
        'select terminata_il as fine, scade_il as scade from sostituzione where id = $1',
        [id],
      );
      return riga;
    };
    const attore = await makeUtente(app, { tipologia_utente: AMM_ELMAS });
    const fini: ((dentro: Client, attore: UtenteDiProva) => Promise<unknown>)[] = [
      (dentro) => dentro.post(percorsi.sostituzioneFine),
      (dentro) => dentro.post(percorsi.logout),
      (dentro) => dentro.login(attore),
      async () => (await loginAs(app, attore)).post(percorsi.sessioniAltre),
      () => app.sql('update utente set attivo = false where id = $1', [attore.id]),
    ];
    for (const end of fini) {
      const dentro = await enterAs(attore, chi.op);
      expect((await readUltimo())?.fine).toBeNull();
      await end(dentro, attore);
      const [riga, adesso] = [await readUltimo(), Date.now()];
      expect(Math.abs((riga?.fine?.getTime() ?? 0) - adesso)).toBeLessThan(60_000);
      expect(riga?.fine?.getTime()).toBeLessThan(riga?.scade.getTime() ?? 0);
    }
    await app.sql('update utente set attivo = true where id = $1', [attore.id]);
    const tardi = await enterAs(attore, chi.op);
    await app.sql(
      "update sostituzione set scade_il = now() - interval '5 minutes' where terminata_il is null",
    );
    await tardi.post(percorsi.logout);
    const scaduta = await readUltimo();
    expect(scaduta?.fine).toEqual(scaduta?.scade);
  });

  it('is not for programs, and no header or field makes one', async () => {
    const corpo = new URLSearchParams({
      username: chi.vendor.email,
      password: PASSWORD,
      grant_type: 'password',
    });
    const { access_token } = (await call(app.indirizzo + percorsi.token, { method: 'POST', body: corpo }))
      .corpo;
    const programma = await call(app.indirizzo + percorsi.sostituzione, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ IdUtente: chi.op.id, Motivo: MOTIVO }),
    });
    expect([programma.status, programma.corpo.Codice]).toEqual([403, 'SOSTITUZIONE_NON_AMMESSA']);
    const op = await loginAs(app, chi.op);
    const forzata = await op.send(
      'POST',
      percorsi.whoami,
      { Sostituzione: { Attore: 'X' }, IdUtente: chi.amm.id },
      { 'x-quadra-attore': String(chi.amm.id), 'x-entra-come': String(chi.amm.id) },
    );
    expect(forzata.corpo.data).toMatchObject({ Id: chi.op.id, Sessione: { Sostituzione: null } });
  });

  it('the administrator of the studio sees every access, and only of his studio', async () => {
    await enterAs(chi.vendor, chi.fuori);
    const amm = await loginAs(app, chi.amm);
    const { corpo } = await amm.post(percorsi.sostituzioneAccessi, { PageSize: 100 });
    expect(corpo.Total).toBeGreaterThan(3);
    expect(corpo.data.length).toBe(corpo.Total);
    expect(corpo.data[0]).toMatchObject({ Motivo: MOTIVO, NomeStudio: 'Studio Guardato' });
    expect(new Set(corpo.data.map(({ NomeStudio }: { NomeStudio: string }) => NomeStudio)).size).toBe(1);
    const cercati = await amm.post(percorsi.sostituzioneAccessi, { Filter: { Attore: 'landi' } });
    expect(cercati.corpo.data.every(({ Attore }: { Attore: string }) => Attore === 'Landi Giorgio')).toBe(
      true,
    );
    expect((await (await loginAs(app, chi.op)).post(percorsi.sostituzioneAccessi)).status).toBe(403);
    await expect(app.servizi.pool.query("update registro set attore = 'altro'")).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('the answer to a request already made', () => {
  it('is of who acts: another who acts in the same place, with the same key, is not told it', async () => {
    const corpo = { ...nuovaAnagrafica, CodiceFiscale: '12345678903', RagioneSociale: 'Una Volta' };
    const crea = (client: Client) =>
      client.send('POST', percorsi.anagrafica, corpo, { 'idempotency-key': 'la stessa' });
    const primo = await enterAs(chi.vendor, chi.op, { Scrittura: true });
    const fatta = await crea(primo);
    expect([fatta.status, (await crea(primo)).corpo]).toEqual([201, fatta.corpo]);
    const secondo = await enterAs(chi.vendor2, chi.op, { Scrittura: true });
    expect((await crea(secondo)).corpo.Codice).toBe('CODICE_GIA_USATO');
  });
});
