import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percorsi } from '@quadra/contract';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { Client, call } from '../test/client.ts';
import { makeDatabase } from '../test/make-app.ts';
import { type Config, ErroreAvvio, readConfig, startServer } from './main.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-avvio-'));
afterAll(() => rmSync(cartella, { recursive: true, force: true }));

function readErrore(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
    return '';
  } catch (errore) {
    expect(errore).toBeInstanceOf(ErroreAvvio);
    return errore instanceof Error ? errore.message : '';
  }
}
const start = async (config: Partial<Config>) => {
  try {
    await (await startServer({ ...readConfig({ PORT: '0' }), livelloLog: 'silent', ...config })).stop();
    return '';
  } catch (errore) {
    expect(errore).toBeInstanceOf(ErroreAvvio);
    return errore instanceof Error ? errore.message : '';
  }
};

describe('the settings', () => {
  it('need nothing on a machine of one’s own', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ porta: 3000, host: '127.0.0.1', ambiente: 'sviluppo', smtp: null });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('that are missing or wrong are all named at once, in Italian', () => {
    const errore = readErrore({
      QUADRA_AMBIENTE: 'produzione',
      PORT: '99999',
      SMTP_URL: 'http://posta',
      AMM_EMAIL: 'a@example.it',
      TRUST_PROXY: '',
    });
    for (const nome of ['PORT', 'SMTP_URL']) expect(errore).toContain(`  ${nome}: `);
    const mancanti = readErrore({ QUADRA_AMBIENTE: 'produzione', AMM_EMAIL: 'a@example.it' });
    expect(mancanti).toContain('DATABASE_URL: è obbligatoria in produzione');
    expect(mancanti).toContain('QUADRA_INDIRIZZO_PUBBLICO: è obbligatoria in produzione');
    expect(mancanti).toContain('QUADRA_CHIAVE: è obbligatoria in produzione');
    expect(readErrore({ QUADRA_CHIAVE: 'corta' })).toContain('QUADRA_CHIAVE: almeno 32 caratteri');
    expect(mancanti).toContain('AMM_PASSWORD: ');
    for (const TRUST_PROXY of ['true', '10.0.0.0/99', '127.0.0.1,x', '0.0.0.0/0', '1']) {
      expect(readErrore({ TRUST_PROXY })).toMatch(/TRUST_PROXY.*: non è un indirizzo/);
    }
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toHaveLength(3);
    expect(readErrore({ DATABASE_URL: 'mysql://x' })).toContain('DATABASE_URL: deve cominciare con postgres');
    expect(readErrore({ QUADRA_AMBIENTE: 'prod' })).toContain('QUADRA_AMBIENTE: deve essere');
  });
});

describe('the start', () => {
  it('[CFG-022] on an empty PostgreSQL gives a system with its administrator; again, nothing changes', async () => {
    const database = await makeDatabase();
    const config: Config = {
      ...readConfig({
        PORT: '0',
        DATABASE_URL: database.url,
        AMM_EMAIL: 'capo@example.it',
        AMM_PASSWORD: 'Primo-Giorno-Nuovo-1',
      }),
      livelloLog: 'silent',
    };
    const primo = await startServer(config);
    const client = new Client(primo.indirizzo);
    expect((await client.login({ email: 'capo@example.it', password: 'Primo-Giorno-Nuovo-1' })).status).toBe(
      200,
    );
    expect((await client.post(percorsi.whoami)).corpo.data).toMatchObject({
      TipologiaUtente: 0,
      Potere: 9,
      Studio: null,
      Gestore: null,
    });
    expect((await client.get(percorsi.fornitore)).corpo.data.RagioneSociale).toBe('Quadra');
    await primo.stop();
    const secondo = await startServer({
      ...config,
      amministratore: { email: 'altro@example.it', password: 'Secondo-Giorno-2' },
    });
    const ancora = new Client(secondo.indirizzo);
    expect((await ancora.login({ email: 'altro@example.it', password: 'Secondo-Giorno-2' })).status).toBe(
      400,
    );
    expect((await ancora.login({ email: 'capo@example.it', password: 'Primo-Giorno-Nuovo-1' })).status).toBe(
      200,
    );
    await secondo.stop();
    await expect(call(`${secondo.indirizzo}/healthz`)).rejects.toThrow();
    await database.drop();
  });

  it('needs no superuser: an owner that may create roles is enough, and row-level security holds for it too', async () => {
    const database = await makeDatabase();
    const capo = new pg.Client({ connectionString: database.url });
    await capo.connect();
    const [ruolo, vuoto] = [`${database.nome}_capo`, `${database.nome}_suo`];
    await capo.query(`create role ${ruolo} login createrole password 'prova'`);
    await capo.query(`grant quadra_app to ${ruolo} with admin option`);
    await capo.query(`create database ${vuoto} owner ${ruolo}`);
    const url = database.url.replace(database.nome, vuoto).replace(/\/\/[^@]+@/, `//${ruolo}:prova@`);
    const server = await startServer({
      ...readConfig({
        PORT: '0',
        DATABASE_URL: url,
        AMM_EMAIL: 'capo@example.it',
        AMM_PASSWORD: 'Primo-Giorno-Nuovo-1',
      }),
      livelloLog: 'silent',
    });
    const client = new Client(server.indirizzo);
    expect((await client.login({ email: 'capo@example.it', password: 'Primo-Giorno-Nuovo-1' })).status).toBe(
      200,
    );
    expect((await client.post(percorsi.whoami)).corpo.data.Email).toBe('capo@example.it');
    expect((await client.post(percorsi.anagraficaLista)).corpo.Total).toBe(0);
    const proprietario = new pg.Client({ connectionString: url });
    await proprietario.connect();
    expect((await proprietario.query('select 1 from utente')).rows).toEqual([]);
    await proprietario.end();
    await server.stop();
    await capo.query(`drop database ${vuoto} with (force)`);
    await capo.query(`drop role quadra_accesso_${vuoto}`);
    await capo.query(`drop role ${ruolo}`);
    await capo.end();
    await database.drop();
  });

  it('that is impossible says why in one line, and leaves nothing running', async () => {
    const database = await makeDatabase();
    const occupante = createServer();
    await new Promise<void>((resolve) => occupante.listen(0, '127.0.0.1', resolve));
    const indirizzo = occupante.address();
    const porta = indirizzo && typeof indirizzo === 'object' ? indirizzo.port : 0;
    expect(await start({ databaseUrl: database.url, porta })).toBe(
      `La porta ${porta} è già occupata: liberarla o indicarne un'altra con PORT.`,
    );
    occupante.close();
    expect(await start({ databaseUrl: 'postgres://x@127.0.0.1:1/quadra' })).toBe(
      'Database non raggiungibile (127.0.0.1:1/quadra): nessuno risponde a questo indirizzo.',
    );
    expect(await start({ databaseUrl: database.url.replace(database.nome, 'non_esiste') })).toContain(
      'il database non esiste',
    );
    writeFileSync(join(cartella, 'file'), '');
    expect(await start({ databaseUrl: undefined, dati: join(cartella, 'file', 'dati') })).toContain(
      'Cartella dei dati non scrivibile',
    );
    await database.drop();
  });
});
