import { type EventoFilo as Evento, percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { prova } from '../../../../test/generi-di-prova.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { type ServerAvviato, startServer } from '../../../main.ts';

type EventoFilo = Extract<Evento, { Tipo: 'lavoro' }>;

let app: AppDiProva;
let altro: ServerAvviato;
let utente: UtenteDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp({}, { generi: [prova] });
  altro = await startServer(
    { ...app.servizi.config, ruolo: 'chiamate', connessioni: 3 },
    { log: { write: () => undefined } },
  );
  utente = await makeUtente(app);
  client = await loginAs(app, utente);
});
afterAll(async () => {
  await altro.stop();
  await app.stop();
});

interface Linea {
  readonly risposta: Response;
  readonly eventi: EventoFilo[];
  readonly fine: Promise<void>;
  /** The number to come back with. */
  ultimo(): string;
  close(): void;
}

/** A stream of events, read as a browser does. */
async function openLinea(chi: Client, indirizzo = chi.indirizzo, ultimo?: string): Promise<Linea> {
  const chiusura = new AbortController();
  const risposta = await fetch(indirizzo + percorsi.eventi, {
    headers: {
      accept: 'text/event-stream',
      cookie: chi.cookie,
      'accept-encoding': 'gzip',
      ...(ultimo === undefined ? {} : { 'last-event-id': ultimo }),
    },
    signal: chiusura.signal,
  });
  const eventi: EventoFilo[] = [];
  let letto = '';
  let numero = ultimo ?? '';
  const readBlocco = (blocco: string) => {
    numero = /^id: (\d+)$/m.exec(blocco)?.[1] ?? numero;
    const dati = /^event: lavoro$/m.test(blocco) ? /^data: (.*)$/m.exec(blocco)?.[1] : undefined;
    if (dati) eventi.push(JSON.parse(dati));
  };
  const read = async () => {
    const decodifica = new TextDecoder();
    for await (const pezzo of risposta.body ?? []) {
      letto += decodifica.decode(pezzo, { stream: true });
      const blocchi = letto.split('\n\n');
      letto = blocchi.pop() ?? '';
      blocchi.forEach(readBlocco);
    }
  };
  return {
    risposta,
    eventi,
    fine: read().catch(() => undefined),
    ultimo: () => numero,
    close: () => chiusura.abort(),
  };
}

let numero = 0;
async function start(parametri: Record<string, unknown>): Promise<string> {
  numero += 1;
  const { corpo } = await client.post(percorsi.lavoroAvvia, {
    Nome: 'prova',
    Parametri: { Nome: `e${numero}`, Righe: 5, ...parametri },
  });
  return corpo.data.jobId;
}
const isFinito = (linea: Linea) => () => linea.eventi.some(({ Lavoro }) => Lavoro.Fine !== null);

describe('the line of events', () => {
  it('tells each step of the own jobs as it is committed, and nothing of anybody else', async () => {
    const collega = await loginAs(app, await makeUtente(app, { studio_id: utente.studioId }));
    const [linea, sua] = [await openLinea(client), await openLinea(collega)];
    expect(linea.risposta.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(linea.risposta.headers.get('cache-control')).toBe('no-store');
    expect(linea.risposta.headers.get('x-accel-buffering')).toBe('no');
    expect(linea.risposta.headers.get('content-encoding')).toBeNull();
    await start({});
    await expect.poll(isFinito(linea), { timeout: 10_000 }).toBe(true);
    const stati = linea.eventi.map(({ Lavoro }) => `${Lavoro.Stato} ${Lavoro.Fatte}`);
    expect(stati).toEqual([
      'in coda 0',
      ...['in corso 0', 'in corso 1', 'in corso 2', 'in corso 3', 'in corso 4', 'in corso 5'],
      'riuscito 5',
    ]);
    expect(sua.eventi).toEqual([]);
    linea.close();
    sua.close();
  });

  it('goes on from the last event on another process, without a gap and without a double', async () => {
    const prima = await openLinea(client);
    const id = await start({ Righe: 40, AttesaMs: 5 });
    await expect.poll(() => prima.eventi.length, { timeout: 10_000 }).toBeGreaterThan(5);
    prima.close();
    await prima.fine;
    await waitLavoro(client, id, ({ Fatte }) => Fatte > 20);
    const seconda = await openLinea(client, altro.indirizzo, prima.ultimo());
    await expect.poll(isFinito(seconda), { timeout: 10_000 }).toBe(true);
    seconda.close();
    const ricevuti = [...prima.eventi, ...seconda.eventi].map((evento) => evento.Id);
    const scritti = await app.sql<{ id: string }>(
      "select id from evento where utente_id = $1 and dati ->> 'Id' = $2 order by id",
      [utente.id, id],
    );
    expect(ricevuti).toEqual(scritti.map((riga) => Number(riga.id)));
  });

  it('tells at once all that is waiting, however many: more than one reading holds', async () => {
    const suo = await makeUtente(app);
    const chi = await loginAs(app, suo);
    await app.sql(
      `insert into evento (studio_id, utente_id, tipo, dati)
       select $1, $2, 'lavoro', jsonb_build_object('Id', n) from generate_series(1, 450) n`,
      [suo.studioId, suo.id],
    );
    const linea = await openLinea(chi, chi.indirizzo, '0');
    await expect.poll(() => linea.eventi.length, { timeout: 10_000 }).toBe(450);
    expect(new Set(linea.eventi.map(({ Id }) => Id)).size).toBe(450);
    linea.close();
  });

  it('is read every now and then by who cannot keep it open', async () => {
    const { corpo: adesso } = await client.get(percorsi.eventi);
    expect(adesso).toEqual({ data: [], Ultimo: expect.any(Number) });
    const id = await start({ Righe: 1 });
    await waitLavoro(client, id);
    const { corpo } = await client.get(`${percorsi.eventi}?dopo=${adesso.Ultimo}`);
    expect(corpo.data.map(({ Lavoro }: EventoFilo) => Lavoro.Stato)).toEqual([
      'in coda',
      'in corso',
      'in corso',
      'riuscito',
    ]);
    expect((await client.get(`${percorsi.eventi}?dopo=${corpo.Ultimo}`)).corpo.data).toEqual([]);
  });

  it('keeps no session alive, and ends with it', async () => {
    const suo = await makeUtente(app);
    const chi = await loginAs(app, suo);
    await app.sql(
      "update sessione set ultima_attivita = now() - interval '10 minutes' where utente_id = $1",
      [suo.id],
    );
    const linea = await openLinea(chi, altro.indirizzo);
    await chi.get(percorsi.eventi);
    const [sessione] = await app.sql<{ ferma: boolean }>(
      "select ultima_attivita < now() - interval '9 minutes' as ferma from sessione where utente_id = $1",
      [suo.id],
    );
    expect(sessione?.ferma).toBe(true);
    const inizio = Date.now();
    await chi.post(percorsi.logout);
    await linea.fine;
    expect(Date.now() - inizio).toBeLessThan(5_000);
    expect((await openLinea(chi)).risposta.status).toBe(401);
  });

  it('is one of six for a user on a process: the seventh is told to come back', async () => {
    const chi = await loginAs(app, await makeUtente(app));
    const linee: Linea[] = [];
    for (let n = 0; n < 7; n += 1) linee.push(await openLinea(chi));
    expect(linee.map(({ risposta }) => risposta.status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    for (const linea of linee) linea.close();
    await expect.poll(() => app.servizi.flussi.aperti, { timeout: 5_000 }).toBe(0);
  });

  it('does not hold back who stops: the process ends with lines open', async () => {
    const terzo = await startServer(
      { ...app.servizi.config, ruolo: 'chiamate', connessioni: 3 },
      { log: { write: () => undefined } },
    );
    const linea = await openLinea(client, terzo.indirizzo);
    const inizio = Date.now();
    await terzo.stop();
    await linea.fine;
    expect(Date.now() - inizio).toBeLessThan(15_000);
  });
});
