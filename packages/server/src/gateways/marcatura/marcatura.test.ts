import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarcaturaDiProva, startMarcatura } from '../../../demo/servizi/marcatura.ts';
import {
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from '../../../demo/servizi/servizio-di-prova.ts';
import { makeMarcatura } from './http.ts';
import { MarcaErrata, MarcaRifiutata, MarcaturaAssente } from './port.ts';
import { readMarca } from './token.ts';

const dati = Buffer.from('il valore di una firma');
const QUI = 'http://127.0.0.1:0';
const makePort = (indirizzo: string, altro: { utente?: string; password?: string } = {}) =>
  makeMarcatura({ indirizzo, simulato: true, attesaSecondi: 1, ...altro });
const openssl = spawnSync('openssl', ['version']).error === undefined;
let servizio: MarcaturaDiProva;
let dove: string;
beforeAll(async () => {
  servizio = await startMarcatura(QUI);
  dove = mkdtempSync(join(tmpdir(), 'marcatura-'));
});
afterAll(async () => {
  await servizio.stop();
  rmSync(dove, { recursive: true });
});

describe('a time-stamping authority', () => {
  it('stamps the bytes it is given, and says when and who', async () => {
    servizio.turn('aperto');
    const marca = await makePort(servizio.indirizzo).stamp(dati);
    expect(marca.autorita).toBe('Marcatura di prova');
    expect(Math.abs(Date.now() - marca.quando.getTime())).toBeLessThan(60_000);
    const letta = await readMarca(marca.token, dati);
    expect(letta).toMatchObject({ isIntegra: true, quando: marca.quando });
    expect((await readMarca(marca.token, Buffer.from('altri byte')))?.isIntegra).toBe(false);
    expect(await readMarca(Buffer.from('niente'), dati)).toBeUndefined();
  });

  it('of whose stamp a byte is changed, it is no more one or says just what it said', async () => {
    servizio.turn('aperto');
    const { token, quando } = await makePort(servizio.indirizzo).stamp(dati);
    const buona = await readMarca(token, dati);
    let perse = 0;
    for (let posto = 0; posto < token.byteLength; posto += 7) {
      const rovinata = Buffer.from(token);
      rovinata[posto] = (rovinata[posto] ?? 0) ^ 1;
      const letta = await readMarca(rovinata, dati);
      if (!letta?.isIntegra) perse += 1;
      else expect([posto, letta.quando, letta.nonce]).toEqual([posto, quando, buona?.nonce]);
    }
    expect(perse).toBeGreaterThan((token.byteLength / 7) * 0.85);
  });

  it.each([
    ['rifiuta', MarcaRifiutata],
    ['nonce', MarcaErrata],
    ['altra', MarcaErrata],
    ['inadatta', MarcaErrata],
    ['confuso', MarcaErrata],
    ['tardi', MarcaturaAssente],
  ] as const)('that is «%s» gives no stamp', async (modo, errore) => {
    servizio.turn(modo);
    await expect(makePort(servizio.indirizzo).stamp(dati)).rejects.toThrow(errore);
  });

  it('is asked with its user and password, is not followed elsewhere, and says no more than a stamp', async () => {
    const chiuso = await startMarcatura(QUI, { utente: 'studio', password: 'parola' });
    await expect(makePort(chiuso.indirizzo).stamp(dati)).rejects.toThrow(MarcaRifiutata);
    const suo = { utente: 'studio', password: 'parola' };
    expect((await makePort(chiuso.indirizzo, suo).stamp(dati)).autorita).toBe('Marcatura di prova');
    await chiuso.stop();
    servizio.turn('aperto');
    const prima = servizio.quante();
    const altrove = await startServizioDiProva(QUI, (_, risposta, { pathname }) => {
      if (pathname === '/lungo') return void risposta.end(Buffer.alloc(1_000_000));
      risposta.writeHead(307, { location: servizio.indirizzo }).end();
    });
    await expect(makePort(altrove.indirizzo).stamp(dati)).rejects.toThrow('no answer');
    expect(servizio.quante()).toBe(prima);
    await expect(makePort(`${altrove.indirizzo}/lungo`).stamp(dati)).rejects.toThrow(MarcaErrata);
    await altrove.stop();
    await expect(makePort(altrove.indirizzo).stamp(dati)).rejects.toThrow(MarcaturaAssente);
  });
});

describe.runIf(openssl)('with a program of others', () => {
  const run = (...argomenti: string[]) => execFileSync('openssl', argomenti, { cwd: dove, encoding: 'utf8' });

  it('our stamp is verified, and not of other bytes', async () => {
    servizio.turn('aperto');
    const { token } = await makePort(servizio.indirizzo).stamp(dati);
    writeFileSync(join(dove, 'token.der'), token);
    writeFileSync(join(dove, 'ca.pem'), servizio.autorita);
    const verify = (byte: Buffer) =>
      spawnSync(
        'openssl',
        [
          ...['ts', '-verify', '-token_in', '-in', 'token.der', '-CAfile', 'ca.pem'],
          ...['-digest', createHash('sha256').update(byte).digest('hex')],
        ],
        { cwd: dove, encoding: 'utf8' },
      );
    expect(verify(dati).stdout).toMatch(/Verification: OK/);
    expect(verify(Buffer.from('altri')).status).not.toBe(0);
  });

  it('its stamp is read, with an EC key and a fraction of the second', async () => {
    writeFileSync(join(dove, 'ts.cnf'), CONFIGURAZIONE);
    run('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', 'tsa.key');
    run(
      ...['req', '-x509', '-new', '-key', 'tsa.key', '-out', 'tsa.pem', '-days', '30', '-config', 'ts.cnf'],
      ...['-extensions', 'marche', '-subj', '/CN=Marche di altri'],
    );
    writeFileSync(join(dove, 'serie'), '01\n');
    const altri: ServizioDiProva = await startServizioDiProva(QUI, async (richiesta, risposta) => {
      writeFileSync(join(dove, 'domanda.tsq'), await readCorpo(richiesta));
      run(
        'ts',
        '-reply',
        '-config',
        'ts.cnf',
        '-section',
        'tsa',
        '-queryfile',
        'domanda.tsq',
        '-out',
        'r.tsr',
      );
      risposta.end(readFileSync(join(dove, 'r.tsr')));
    });
    const { token, autorita } = await makePort(altri.indirizzo).stamp(dati);
    await altri.stop();
    expect(autorita).toBe('Marche di altri');
    expect(await readMarca(token, dati)).toMatchObject({ isIntegra: true });
  });
});

const CONFIGURAZIONE = `
[req]
distinguished_name = nome
[nome]
[marche]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
serial = serie
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1, millisecs:500
clock_precision_digits = 3
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;
