import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStudio, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { deleteScaduti, startPulizia } from './pulizia.ts';

const GIORNO = 86_400_000;
let app: AppDiProva;
let utenteId: number;
beforeAll(async () => {
  // Without the jobs: the cleaning that begins with them would take what a test is about to look for.
  app = await makeApp({ ruolo: 'chiamate' });
  utenteId = (await makeUtente(app)).id;
});
afterAll(() => app.stop());

const insertSessione = (nome: string, terminata: string | null, scade: string) =>
  app.sql(
    `insert into sessione (utente_id, persona_id, sid_hash, token_hash, legata, ip, agente, terminata_il, scade_il)
     values ($1, $1, sha256($2::bytea), sha256($3::bytea), true, '127.0.0.1', $4, now() + $5::interval, now() + $6::interval)`,
    [utenteId, `s${nome}`, `t${nome}`, nome, terminata, scade],
  );
const listSessioni = async () =>
  (await app.sql<{ agente: string }>('select agente from sessione order by agente')).map(
    ({ agente }) => agente,
  );
const insertCodice = (nome: string, scade: string) =>
  app.sql(
    `insert into codice_monouso (hash, utente_id, scopo, scade_il)
     values (sha256($2::bytea), $1, 'password', now() + $3::interval)`,
    [utenteId, nome, scade],
  );
const insertAccesso = (account: string, quando: string) =>
  app.sql(
    `insert into accesso (account, ip, esito, quando)
     values ($1, '127.0.0.1', 'credenziali errate', now() + $2::interval)`,
    [account, quando],
  );
const listAccessi = async () =>
  (await app.sql<{ account: string }>('select account from accesso order by account')).map(
    ({ account }) => account,
  );

describe('what has been kept long enough', () => {
  it('goes: sessions of thirty days ago, by their end or by their expiry, and no other', async () => {
    await insertSessione('finita da 31 giorni', '-31 days', '-30 days');
    await insertSessione('scaduta da 31 giorni', null, '-31 days');
    await insertSessione('finita da 29 giorni', '-29 days', '-28 days');
    await insertSessione('viva', null, '1 hour');
    const prima = await deleteScaduti(app.servizi.db, new Date(Date.now() - 2 * GIORNO));
    expect(prima.sessioni).toBe(0);
    expect((await deleteScaduti(app.servizi.db, new Date())).sessioni).toBe(2);
    expect(await listSessioni()).toEqual(['finita da 29 giorni', 'viva']);
  });

  it('goes: one-use codes a day after they expired', async () => {
    await insertCodice('vecchio', '-25 hours');
    await insertCodice('di ieri', '-23 hours');
    await insertCodice('valido', '1 hour');
    const tolti = await deleteScaduti(app.servizi.db, new Date());
    expect(tolti.codici).toBe(1);
    expect((await deleteScaduti(app.servizi.db, new Date(Date.now() + 2 * GIORNO))).codici).toBe(2);
  });

  it('goes: questions of logins a day after they expired', async () => {
    await app.sql(
      `insert into sfida (hash, scopo, ip, scade_il) select sha256(v::bytea), 'passkey', '127.0.0.1', now() + v::interval
       from unnest(array['-25 hours', '-23 hours', '5 minutes']) v`,
    );
    expect((await deleteScaduti(app.servizi.db, new Date())).sfide).toBe(1);
    expect((await deleteScaduti(app.servizi.db, new Date(Date.now() + 2 * GIORNO))).sfide).toBe(2);
  });

  it('goes: trips to the providers of identities a day after they expired', async () => {
    await app.sql(
      `insert into identita_richiesta (stato_hash, browser_hash, fornitore, segreti, scade_il)
       select sha256(v::bytea), '', 'prova', '', now() + v::interval
       from unnest(array['-25 hours', '-23 hours', '5 minutes']) v`,
    );
    expect((await deleteScaduti(app.servizi.db, new Date())).identita).toBe(1);
    expect((await deleteScaduti(app.servizi.db, new Date(Date.now() + 2 * GIORNO))).identita).toBe(2);
  });

  it('goes: attempts to enter of thirteen months ago, and a clock that is ahead deletes no younger one', async () => {
    await insertAccesso('quattordici mesi', '-14 months');
    await insertAccesso('dodici mesi', '-12 months');
    await insertAccesso('oggi', '0');
    expect((await deleteScaduti(app.servizi.db, new Date(Date.now() - 60 * GIORNO))).accessi).toBe(0);
    expect((await deleteScaduti(app.servizi.db, new Date(Date.now() + 1000 * GIORNO))).accessi).toBe(1);
    expect(await listAccessi()).toEqual(['dodici mesi', 'oggi']);
    await expect(app.sql('delete from accesso')).rejects.toThrow(/non si modifica/);
  });

  it('goes: jobs whose week is over, with rows and file, and the events of yesterday', async () => {
    const { id: studioId } = await makeStudio(app);
    const insert = async (scade: string) => {
      const [lavoro] = await app.sql<{ id: string }>(
        `insert into lavoro (studio_id, utente_id, nome, titolo, chiave, parametri, stato, finito_il, scade_il)
         values ($1, $2, 'prova', 'Prova', $3::text, '{}', 'riuscito', now(), now() + $3::text::interval) returning id`,
        [studioId, utenteId, scade],
      );
      await app.sql(
        "insert into lavoro_parte (studio_id, lavoro_id, sezione, numero, dati) values ($1, $2, 'file', 1, 'x')",
        [studioId, lavoro?.id],
      );
      await app.sql(
        `insert into evento (studio_id, utente_id, tipo, dati, creato_il)
         values ($1, $2, 'lavoro', '{}', now() + $3::interval - interval '1 day')`,
        [studioId, utenteId, scade],
      );
    };
    await insert('-1 minute');
    await insert('1 hour');
    expect(await deleteScaduti(app.servizi.db, new Date())).toMatchObject({ lavori: 1, eventi: 1 });
    expect(await app.sql('select 1 from lavoro_parte')).toHaveLength(1);
  });

  it('goes by itself at the start, by the clock the server is given', async () => {
    await insertSessione('finita da 20 giorni', '-20 days', '-20 days');
    const righe: unknown[] = [];
    const write = (riga: unknown) => righe.push(riga);
    const log = { info: write, warn: write, error: write };
    const stopOggi = startPulizia({ ...app.servizi, now: () => new Date() }, log);
    await stopOggi();
    expect(await listSessioni()).toContain('finita da 20 giorni');
    const domani = () => new Date(Date.now() + 11 * GIORNO);
    const stop = startPulizia({ ...app.servizi, now: domani }, log);
    await stop();
    expect(await listSessioni()).not.toContain('finita da 20 giorni');
    expect(righe).toEqual([
      {
        posta: 0,
        allegati: 0,
        sessioni: 1,
        codici: 0,
        sfide: 0,
        accessi: 0,
        suite: 0,
        identita: 0,
        lavori: 1,
        eventi: 1,
        bozze: 0,
        richieste: 0,
        esportazioni: 0,
        statistiche: 0,
        registrazioni: 0,
        cancellazioni: 0,
      },
    ]);
  });
});
