import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LAVORO_IMPORTAZIONE, percorsi } from '@quadra/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../test/client.ts';
import { dichiarazioni, makePersona } from '../../test/dichiarazioni.ts';
import { makeUtente, type UtenteDiProva } from '../../test/factories.ts';
import { prova } from '../../test/generi-di-prova.ts';
import { readLavoro, waitLavoro } from '../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { withTenant } from '../db/tenancy.ts';
import { findAutore } from '../features/accesso/sessione/sessione.public.ts';
import { startLavoro, withLavori } from '../features/base/lavoro/lavoro.public.ts';
import { lockDichiarazione } from '../features/dichiarazioni/dichiarazione/dichiarazione.public.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
const processi: ChildProcess[] = [];
beforeAll(async () => {
  app = await makeApp({ ruolo: 'chiamate' }, { generi: [prova] });
  utente = await makeUtente(app);
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());
const isVivo = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
async function kill(processo: ChildProcess): Promise<void> {
  if (!isVivo(processo)) return;
  processo.kill('SIGKILL');
  await once(processo, 'exit');
}
// The last one that is well works for the next test: a start is dear.
afterEach(async ({ task }) => {
  const vivi = processi.splice(0).filter(isVivo);
  const erede = task.result?.state === 'fail' ? undefined : vivi.pop();
  await Promise.all(vivi.map(kill));
  if (erede) processi.push(erede);
});
afterAll(async () => {
  await Promise.all(processi.splice(0).map(kill));
});

/** The one process at work: what the test before left, or a new one. */
const getProcesso = async (): Promise<ChildProcess> => processi[0] ?? startProcesso();

/** One more process that runs jobs, ready to take one. */
async function startProcesso(): Promise<ChildProcess> {
  const processo = fork(join(import.meta.dirname, '../../test/lavoratore-di-prova.ts'), {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: app.servizi.config.databaseUrl,
      QUADRA_AMBIENTE: 'test',
      QUADRA_RUOLO: 'lavori',
      QUADRA_CONNESSIONI: '4',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  processi.push(processo);
  await once(processo, 'message');
  return processo;
}

let numero = 0;
async function start(parametri: Record<string, unknown>): Promise<{ id: string; nome: string }> {
  numero += 1;
  const Nome = `p${numero}`;
  const { status, corpo } = await client.post(percorsi.lavoroAvvia, {
    Nome: 'prova',
    Parametri: { Nome, ...parametri },
  });
  expect(status).toBe(200);
  return { id: corpo.data.jobId, nome: Nome };
}
const readEffetti = async (nome: string) =>
  (
    await app.sql<{ entita_id: string }>(
      "select entita_id from registro where azione = 'prova' and entita = $1 order by quando, id",
      [nome],
    )
  ).map((riga) => riga.entita_id);
/** As if half a minute had gone by without a word of the worker. */
const age = async (id: string) => {
  await app.sql("update lavoro set affidato_fino = now() - interval '1 second' where id = $1", [id]);
  await app.sql(
    "update quadra_coda.job set started_on = started_on - interval '1 minute' where data ->> 'lavoroId' = $1",
    [id],
  );
};
/** As if it had been asked a minute ago, and the queue had given it out then. */
const ageInCoda = async (id: string) => {
  await app.sql("update lavoro set creato_il = creato_il - interval '1 minute' where id = $1", [id]);
  await app.sql(
    "update quadra_coda.job set started_on = now() - interval '1 minute' where data ->> 'lavoroId' = $1",
    [id],
  );
};
const readCoda = (id: string) =>
  app.sql<{ stato: string }>(
    "select state::text as stato from quadra_coda.job where data ->> 'lavoroId' = $1",
    [id],
  );
const righe = Array.from({ length: 50 }, (_, n) => `r${n + 1}`);

describe('a job', { timeout: 120_000 }, () => {
  it('[JOB-004] is written with what started it, or not at all', async () => {
    const autore = await findAutore(app.servizi.db, { id: '', utente_id: utente.id, sostituzione: null });
    if (autore === undefined) throw new Error('No author');
    const begin = (Nome: string, isFallita: boolean) =>
      withLavori(app.servizi.db, autore, async (trx) => {
        const id = await startLavoro(trx, app.servizi, autore, prova, { Nome, Righe: 2 });
        if (isFallita) throw new Error('rolled back');
        return id;
      });
    await expect(begin('mai', true)).rejects.toThrow('rolled back');
    const id = await begin('si', false);
    const titoli = await app.sql<{ titolo: string }>('select titolo from lavoro');
    expect(titoli.map(({ titolo }) => titolo)).toEqual(['Prova si']);
    const inCoda = await app.sql<{ lavoro: string }>(
      "select data ->> 'lavoroId' as lavoro from quadra_coda.job",
    );
    expect(inCoda).toEqual([{ lavoro: id }]);
    const eventi = await app.sql('select id from evento');
    expect(eventi).toHaveLength(1);
  });

  it('[JOB-004] of many, with two processes at work, is done once, row by row', async () => {
    const avviati = await Promise.all([1, 2, 3, 4, 5].map(() => start({ Righe: 4, AttesaMs: 5 })));
    await Promise.all([startProcesso(), startProcesso()]);
    for (const { id, nome } of avviati) {
      expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 4, Fatte: 4 });
      expect((await readEffetti(nome)).sort()).toEqual(['r1', 'r2', 'r3', 'r4']);
    }
  });

  it('[JOB-004] whose process is killed in the middle of fifty rows goes on from the first undone, none twice', async () => {
    const primo = await getProcesso();
    const { id, nome } = await start({ Righe: 50, AttesaMs: 40 });
    await waitLavoro(client, id, ({ Fatte }) => Fatte >= 10);
    primo.kill('SIGKILL');
    await once(primo, 'exit');
    const fatte = (await readLavoro(client, id)).Fatte;
    expect(fatte).toBeLessThan(50);
    expect(await readEffetti(nome)).toHaveLength(fatte);
    await startProcesso();
    await age(id);
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 50, Fatte: 50 });
    expect(await readEffetti(nome)).toEqual(righe);
  });

  it('[JOB-004] of fifty declarations, killed in the middle, goes on from the first undone, none twice', async () => {
    const studioId = utente.studioId ?? 0;
    const persone = await Promise.all(righe.map(() => makePersona(app, studioId)));
    const { corpo } = await dichiarazioni.crea(
      client,
      persone.map((persona) => persona.id),
    );
    const Codici: string[] = corpo.data.create.map(({ Codice }: { Codice: string }) => Codice);
    expect(Codici).toHaveLength(50);
    const listPrese = async () =>
      (
        await app.sql<{ entita_id: string }>(
          "select entita_id from registro where azione = 'presa in carico' order by quando, id",
        )
      ).map((riga) => riga.entita_id);
    const primo = await getProcesso();
    const { promise: finita, resolve: release } = Promise.withResolvers<void>();
    // The declaration at which the process stands still, to be killed there.
    const { promise: tenuta, resolve: tell } = Promise.withResolvers<void>();
    const presa = withTenant(app.servizi.db, { studi: [studioId] }, async (trx) => {
      await lockDichiarazione(trx, 2025, Codici[20] ?? '');
      tell();
      await finita;
    });
    await tenuta;
    const avviato = await client.post(percorsi.lavoroAvvia, {
      Nome: 'prendi-dichiarazioni',
      Parametri: { Anno: 2025, Codici },
    });
    const id = avviato.corpo.data.jobId;
    await waitLavoro(client, id, ({ Fatte }) => Fatte === 20);
    primo.kill('SIGKILL');
    await once(primo, 'exit');
    release();
    await presa;
    expect(await listPrese()).toEqual(Codici.slice(0, 20));
    await startProcesso();
    await age(id);
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 50, Fatte: 50 });
    expect(await listPrese()).toEqual(Codici);
  });

  it('[JOB-004] taken from the queue by who died before claiming it is done all the same, once', async () => {
    await Promise.all(processi.splice(0).map(kill));
    const { id, nome } = await start({ Righe: 3 });
    await app.sql(
      "update quadra_coda.job set state = 'active', started_on = now() where data ->> 'lavoroId' = $1",
      [id],
    );
    await ageInCoda(id);
    await startProcesso();
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 3 });
    expect(await readEffetti(nome)).toEqual(['r1', 'r2', 'r3']);
  });

  it('[JOB-004] that the database refuses to have claimed is done when it can be', async () => {
    await getProcesso();
    await app.sql(`create function refuse_presa() returns trigger language plpgsql as
      $$ begin raise exception 'not now' using errcode = '53100'; end $$`);
    await app.sql(`create trigger refuse_presa before update on lavoro for each row
      when (old.stato = 'in coda' and new.stato = 'in corso') execute function refuse_presa()`);
    const { id, nome } = await start({ Righe: 3 });
    await expect.poll(() => readCoda(id), { timeout: 20_000 }).toEqual([{ stato: 'failed' }]);
    expect((await readLavoro(client, id)).Stato).toBe('in coda');
    await app.sql('drop trigger refuse_presa on lavoro');
    await ageInCoda(id);
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 3 });
    expect(await readEffetti(nome)).toEqual(['r1', 'r2', 'r3']);
  });

  it('[JOB-004] of which the queue holds nothing any more has its end, and the same may be asked again', async () => {
    await Promise.all(processi.splice(0).map(kill));
    const { id, nome } = await start({ Righe: 2 });
    const corpo = { Nome: 'prova', Parametri: { Nome: nome, Righe: 2 } };
    await app.sql("delete from quadra_coda.job where data ->> 'lavoroId' = $1", [id]);
    expect((await client.post(percorsi.lavoroAvvia, corpo)).status).toBe(409);
    await ageInCoda(id);
    await startProcesso();
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 2 });
    expect((await client.post(percorsi.lavoroAvvia, corpo)).status).toBe(200);
  });

  it('[JOB-004] that waits to import a file finds it, whatever is sent after it', async () => {
    await Promise.all(processi.splice(0).map(kill));
    const Colonne = ['CodiceFiscale', 'Cognome', 'Nome'];
    const upload = async () => {
      const body = new FormData();
      const righe = Array.from({ length: 3 }, (_, n) => `XXX${n};Rossi;Ada`);
      body.append('uploadFile0', new Blob([['CF;Cognome;Nome', ...righe].join('\n')]), 'a.csv');
      const headers = { cookie: client.cookie, origin: app.indirizzo, 'x-quadra-app': 'prova' };
      const { corpo } = await call(app.indirizzo + percorsi.importazioneFile, {
        method: 'POST',
        headers,
        body,
      });
      return corpo.data.Id as string;
    };
    const begin = (IdImportazione: string) =>
      client.post(percorsi.lavoroAvvia, {
        Nome: LAVORO_IMPORTAZIONE,
        Parametri: { IdImportazione, Nome: 'a.csv', Colonne },
      });
    const primo = await upload();
    const { corpo } = await begin(primo);
    await app.sql("update importazione set creata_il = creata_il - interval '8 days' where id = $1", [primo]);
    const altri: string[] = [];
    for (let n = 0; n < 7; n += 1) altri.push(await upload());
    const tenute = (await app.sql<{ id: string }>('select id from importazione')).map(({ id }) => id);
    expect(tenute.sort()).toEqual([primo, ...altri.slice(-6)].sort());
    expect((await begin(altri[0] ?? '')).status).toBe(404);
    await startProcesso();
    // Each row has a bad codice fiscale: what matters is that they were read.
    expect(await waitLavoro(client, corpo.data.jobId)).toMatchObject({ Fatte: 3, Scartate: 3 });
  });

  it('taken from a worker that slept writes nothing more by his hand when he wakes', async () => {
    const addormentato = await getProcesso();
    const { id, nome } = await start({ Righe: 50, AttesaMs: 40 });
    await waitLavoro(client, id, ({ Fatte }) => Fatte >= 5);
    addormentato.kill('SIGSTOP');
    await startProcesso();
    await app.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
    );
    await age(id);
    await waitLavoro(client, id, ({ Fatte }) => Fatte >= 30);
    addormentato.kill('SIGCONT');
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 50, Fatte: 50 });
    expect((await readEffetti(nome)).sort()).toEqual([...righe].sort());
    addormentato.kill('SIGTERM');
    expect(await once(addormentato, 'exit')).toEqual([0, null]);
  });

  it('is given back after the row in hand when the process is told to stop, and no fall is counted', async () => {
    const processo = await getProcesso();
    const { id, nome } = await start({ Righe: 50, AttesaMs: 40 });
    await waitLavoro(client, id, ({ Fatte }) => Fatte >= 3);
    const inizio = Date.now();
    processo.kill('SIGTERM');
    expect(await once(processo, 'exit')).toEqual([0, null]);
    expect(Date.now() - inizio).toBeLessThan(15_000);
    const [riga] = await app.sql('select stato, cadute, tentativo from lavoro where id = $1', [id]);
    expect(riga).toEqual({ stato: 'in coda', cadute: 0, tentativo: 1 });
    await startProcesso();
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Fatte: 50 });
    expect(await readEffetti(nome)).toEqual(righe);
  });
});
