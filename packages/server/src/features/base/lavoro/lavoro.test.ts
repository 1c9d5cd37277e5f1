import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { prova } from '../../../../test/generi-di-prova.ts';
import { readLavoro, waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp({ connessioni: 10 }, { generi: [prova] });
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

let numero = 0;
const start = (parametri: Record<string, unknown>, chi = client) => {
  numero += 1;
  return chi.post(percorsi.lavoroAvvia, {
    Nome: 'prova',
    Parametri: { Nome: `q${numero}`, Righe: 3, ...parametri },
  });
};
const readRighe = async (id: string) =>
  (await client.get(percorso(percorsi.lavoroRighe, { id }))).corpo.data as {
    Esito: string;
    Messaggio: string;
  }[];
/** Makes the wait before the next attempt be over. */
const hurry = () =>
  app.sql(
    "with p as (update quadra_coda.job set start_after = now() where state = 'created' returning 1) select pg_notify('quadra_lavori', '') from p",
  );

describe('start and stop', () => {
  it('[JOB-001] answers the key of the job; the same one twice is 409; who lacks the right 403; an unknown kind 404', async () => {
    const { status, corpo } = await start({ Nome: 'doppio', Righe: 400, AttesaMs: 10 });
    expect([status, corpo]).toEqual([200, { data: { jobId: expect.any(String) } }]);
    const ancora = await start({ Nome: 'doppio', Righe: 400, AttesaMs: 10 });
    expect([ancora.status, ancora.corpo.Codice]).toEqual([409, 'LAVORO_GIA_IN_CORSO']);
    await client.post(percorsi.lavoroFerma, { JobId: corpo.data.jobId });
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    expect((await start({}, consulente)).status).toBe(403);
    const ignoto = await client.post(percorsi.lavoroAvvia, { Nome: 'constructor', Parametri: {} });
    expect([ignoto.status, ignoto.corpo.Message]).toEqual([404, 'Metodo NON definito!']);
    const sbagliato = await start({ Righe: 'tre' });
    expect([sbagliato.status, Object.keys(sbagliato.corpo.ModelState)]).toEqual([400, ['Righe']]);
    expect((await waitLavoro(client, corpo.data.jobId)).Stato).toBe('annullato');
  });

  it('are ten at once of a user, also when more are started or taken up again together', async () => {
    const chi = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    const fermati = await Promise.all([1, 2].map(() => start({ Righe: 1, AttesaMs: 9000 }, chi)));
    for (const { corpo } of fermati) await chi.post(percorsi.lavoroFerma, { JobId: corpo.data.jobId });
    for (const { corpo } of fermati) await waitLavoro(chi, corpo.data.jobId);
    const avviati = await Promise.all(
      Array.from({ length: 13 }, () => start({ Righe: 200, AttesaMs: 50 }, chi)),
    );
    expect(avviati.filter(({ status }) => status === 200)).toHaveLength(10);
    const ripreso = await chi.post(percorsi.lavoroRiprova, { JobId: fermati[0]?.corpo.data.jobId });
    expect(ripreso.corpo.Codice).toBe('TROPPI_LAVORI');
    for (const { corpo } of avviati) {
      if (corpo.data) await chi.post(percorsi.lavoroFerma, { JobId: corpo.data.jobId });
    }
  });

  it('[JOB-002] stops at the next row, and what was done stays; a job of others is 404', async () => {
    const { corpo } = await start({ Nome: 'lungo', Righe: 500, AttesaMs: 10 });
    const id = corpo.data.jobId;
    await waitLavoro(client, id, ({ Fatte }) => Fatte >= 2);
    const estraneo = await loginAs(app, await makeUtente(app));
    expect((await estraneo.post(percorsi.lavoroFerma, { JobId: id })).status).toBe(404);
    const inizio = Date.now();
    expect((await client.post(percorsi.lavoroFerma, { JobId: id })).corpo).toEqual({ data: true });
    const fermato = await waitLavoro(client, id);
    expect(Date.now() - inizio).toBeLessThan(5_000);
    expect(fermato.Stato).toBe('annullato');
    expect(fermato.Fatte).toBeLessThan(500);
    const effetti = await app.sql("select 1 from registro where azione = 'prova' and entita = 'lungo'");
    expect(effetti).toHaveLength(fermato.Fatte);
    expect((await client.post(percorsi.lavoroFerma, { JobId: id })).corpo.Codice).toBe('LAVORO_FINITO');
  });

  it('[JOB-003] the list has the own jobs with their progress; the vendor sees everybody’s', async () => {
    const { corpo } = await start({});
    const id = corpo.data.jobId;
    await waitLavoro(client, id);
    for (const risposta of [
      await client.get(percorsi.lavoroLista),
      await client.post('/api/hangfire/list', {}),
    ]) {
      expect(risposta.status).toBe(200);
      expect(risposta.corpo.data[0]).toMatchObject({
        Id: id,
        Nome: 'prova',
        Stato: 'riuscito',
        Avanzamento: 100,
        Inizio: expect.any(String),
        Fine: expect.any(String),
        Errore: null,
      });
    }
    const altro = await loginAs(app, await makeUtente(app));
    expect((await altro.get(percorsi.lavoroLista)).corpo.Total).toBe(0);
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    expect((await fornitore.get(percorsi.lavoroLista)).corpo.data[0].Id).toBe(id);
    // What he reads of another's is written; the list, and a job of his own, are not.
    const letture = "select entita_id from registro where azione = 'lettura' and entita = 'lavoro'";
    expect(await app.sql(letture)).toEqual([]);
    await client.get(percorso(percorsi.lavoroRighe, { id }));
    expect((await fornitore.get(percorso(percorsi.lavoroRighe, { id }))).status).toBe(200);
    expect(await app.sql(letture)).toEqual([{ entita_id: id }]);
    const suo = await start({ Righe: 2 }, fornitore);
    expect(await waitLavoro(fornitore, suo.corpo.data.jobId)).toMatchObject({ Stato: 'riuscito', Fatte: 2 });
  });
});

describe('a job that does not go well', () => {
  it('reports row by row what was refused and why, and tries those alone again', async () => {
    const { corpo } = await start({ Rifiuta: ['r2'] });
    const id = corpo.data.jobId;
    expect(await waitLavoro(client, id)).toMatchObject({
      Stato: 'riuscito con errori',
      Riuscite: 2,
      Scartate: 1,
      ConResoconto: true,
    });
    expect((await readRighe(id)).map(({ Esito }) => Esito)).toEqual(['riuscita', 'scartata', 'riuscita']);
    const resoconto = await client.get(percorso(percorsi.lavoroResoconto, { id }));
    expect(resoconto.testo).toContain("'=Riga 2;scartata;Impossibile riaprire la dichiarazione.");
    expect((await client.post(percorsi.lavoroRiprova, { JobId: id })).status).toBe(200);
    expect(await waitLavoro(client, id)).toMatchObject({
      Stato: 'riuscito con errori',
      Riuscite: 2,
      Scartate: 1,
    });
    // The act is on record: who, and how the job stood.
    const riprese = await app.sql(
      "select utente_id, prima, dopo from registro where azione = 'ripresa' and entita_id = $1",
      [id],
    );
    expect(riprese).toEqual([
      {
        utente_id: utente.id,
        prima: { stato: 'riuscito con errori', riuscite: 2, scartate: 1 },
        dopo: { lavoro: 'prova' },
      },
    ]);
    const effetti = await app.sql("select 1 from registro where azione = 'prova' and entita = $1", [
      `q${numero}`,
    ]);
    expect(effetti).toHaveLength(2);
  });

  it('stops at the next row when the right is taken away', async () => {
    const suo = await makeUtente(app, { studio_id: utente.studioId });
    const chi = await loginAs(app, suo);
    const { corpo } = await start({ Nome: 'revocato', Righe: 300, AttesaMs: 10 }, chi);
    await waitLavoro(chi, corpo.data.jobId, ({ Fatte }) => Fatte >= 2);
    await app.sql('update utente set attivo = false where id = $1', [suo.id]);
    const leggi = () =>
      app.sql<{ stato: string }>('select stato, errore, fatte from lavoro where id = $1', [corpo.data.jobId]);
    await expect.poll(async () => (await leggi())[0]?.stato, { timeout: 10_000 }).toBe('non riuscito');
    const [fermo] = await app.sql<{ errore: string; fatte: number }>(
      'select errore, fatte from lavoro where id = $1',
      [corpo.data.jobId],
    );
    expect(fermo?.errore).toBe('Non autorizzato.');
    expect(fermo?.fatte).toBeLessThan(300);
  });

  it('by groups, two at a time, does each row once; where one falls what the other did stays', async () => {
    const righe = (entita: string) =>
      app.sql<{ id: string }>(
        "select entita_id as id from registro where azione = 'prova' and entita = $1 order by 1",
        [entita],
      );
    const intero = await start({ Nome: 'gruppi', InGruppi: 2, Righe: 7 });
    expect(await waitLavoro(client, intero.corpo.data.jobId)).toMatchObject({
      Stato: 'riuscito',
      Riuscite: 7,
    });
    expect((await righe('gruppi')).map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7']);

    const { corpo } = await start({ Nome: 'gruppo caduto', InGruppi: 2, Righe: 4, CadeA: 'r3' });
    const leggi = () =>
      app.sql<{ cadute: number; fatte: number }>('select cadute, fatte from lavoro where id = $1', [
        corpo.data.jobId,
      ]);
    await expect.poll(async () => (await leggi())[0], { timeout: 10_000 }).toEqual({ cadute: 1, fatte: 2 });
    expect((await righe('gruppo caduto')).map(({ id }) => id)).toEqual(['r1', 'r2']);
  });

  it('is given up after five falls at the same row; the others go on', async () => {
    const { corpo } = await start({ Nome: 'veleno', CadeA: 'r2' });
    const id = corpo.data.jobId;
    for (let caduta = 1; caduta < 5; caduta += 1) {
      await expect
        .poll(
          async () =>
            (await app.sql<{ cadute: number }>('select cadute from lavoro where id = $1', [id]))[0]?.cadute,
          {
            timeout: 10_000,
          },
        )
        .toBe(caduta);
      await hurry();
    }
    expect(await waitLavoro(client, id)).toMatchObject({
      Stato: 'non riuscito',
      Fatte: 1,
      Errore: 'Si è verificato un errore.',
    });
    const [riga] = await app.sql('select tentativo, cadute from lavoro where id = $1', [id]);
    expect(riga).toEqual({ tentativo: 5, cadute: 4 });
    const effetti = await app.sql("select 1 from registro where azione = 'prova' and entita = 'veleno'");
    expect(effetti).toHaveLength(1);
    expect(app.log.some((voce) => voce.includes('job given up after five falls'))).toBe(true);
    const sano = await start({});
    expect((await waitLavoro(client, sano.corpo.data.jobId)).Stato).toBe('riuscito');
  });
});

describe('declarations by job', () => {
  it('[TBL-013] are printed in one zip with a report; the open one is discarded', async () => {
    const chiusa = await makeDichiarazione(app, client, utente.studioId ?? 0);
    await completeDichiarazione(client, chiusa);
    await dichiarazioni.chiudi(client, [chiusa]);
    const aperta = await makeDichiarazione(app, client, utente.studioId ?? 0);
    const { status, corpo } = await client.post(percorsi.stampa, {
      tipo: 'dichiarazione',
      anno: 2025,
      chiavi: [chiusa, aperta],
    });
    expect(status).toBe(200);
    const lavoro = await waitLavoro(client, corpo.data.jobId, undefined, 25_000);
    expect(lavoro).toMatchObject({ Stato: 'riuscito con errori', Riuscite: 1, Scartate: 1 });
    const righe = await readRighe(lavoro.Id);
    expect(righe[1]?.Messaggio).toBe('Impossibile stampare in definitivo: dichiarazione non chiusa.');
    const risposta = await fetch(app.indirizzo + percorso(percorsi.lavoroEsito, { id: lavoro.Id }), {
      headers: { cookie: client.cookie },
    });
    const zip = Buffer.from(await risposta.arrayBuffer()).toString('latin1');
    expect(risposta.headers.get('content-type')).toBe('application/zip');
    expect([zip.slice(0, 2), zip.includes('%PDF-'), zip.includes('resoconto.csv')]).toEqual([
      'PK',
      true,
      true,
    ]);
    expect((await dichiarazioni.leggi(client, chiusa)).corpo.data.StampaData).not.toBeNull();
  });

  it('are closed, opened again and deleted as the calls do, each row by its own rules', async () => {
    const id = await makeDichiarazione(app, client, utente.studioId ?? 0);
    await completeDichiarazione(client, id);
    for (const [Nome, Stato] of [
      ['chiudi-dichiarazioni', 'Chiusa'],
      ['riapri-dichiarazioni', 'Aperta'],
    ]) {
      const { corpo } = await client.post(percorsi.lavoroAvvia, {
        Nome,
        Parametri: { Anno: 2025, Codici: [id] },
      });
      expect(await waitLavoro(client, corpo.data.jobId)).toMatchObject({ Stato: 'riuscito', Riuscite: 1 });
      expect((await dichiarazioni.leggi(client, id)).corpo.data.Stato).toBe(Stato);
      const [riga] = await readRighe(corpo.data.jobId);
      if (Stato === 'Aperta') expect(riga?.Messaggio).toBeNull();
      else expect(riga?.Messaggio).toMatch(/^Manca la data dell’impegno/);
    }
    const estraneo = await loginAs(app, await makeUtente(app));
    const { corpo } = await estraneo.post(percorsi.lavoroAvvia, {
      Nome: 'elimina-dichiarazioni',
      Parametri: { Anno: 2025, Codici: [id] },
    });
    const fallito = await waitLavoro(estraneo, corpo.data.jobId);
    expect(fallito).toMatchObject({ Stato: 'non riuscito', Scartate: 1 });
    expect((await dichiarazioni.leggi(client, id)).status).toBe(200);
    expect((await readLavoro(client, fallito.Id)) === undefined).toBe(true);
  });
});
