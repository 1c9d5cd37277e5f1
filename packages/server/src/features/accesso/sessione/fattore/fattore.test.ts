import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Autenticatore } from '../../../../../test/autenticatore.ts';
import { Client, loginAs } from '../../../../../test/client.ts';
import { makeGestore, makeUtente, PASSWORD, type UtenteDiProva } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { activateTotp, completeVerifica, computeCodice } from '../../../../../test/verifica.ts';
import { rotte } from '../../../../app.ts';

const MINUTO = 60_000;
let app: AppDiProva;
let avanti = 0;
const now = () => new Date(Date.now() + avanti);
beforeAll(async () => {
  app = await makeApp({}, { now });
});
afterAll(() => app.stop());

const isViva = async (client: Client) => (await client.post(percorsi.whoami)).status === 200;
const listAtti = async ({ id }: UtenteDiProva) =>
  (
    await app.sql<{ azione: string }>(
      "select azione from registro where utente_id = $1 and azione <> 'login' order by quando",
      [id],
    )
  ).map(({ azione }) => azione);
const listMail = async ({ email }: UtenteDiProva) =>
  (
    await app.sql<{ modello: string }>(
      "select modello from messaggio_posta where destinatario = $1 and modello <> 'nuovo dispositivo' order by creato_il",
      [email],
    )
  ).map(({ modello }) => modello);

describe('the code application', () => {
  it('is enrolled with a QR code and a secret, confirmed by a code, told by mail and in the record', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const { data } = (await client.post(percorsi.sicurezzaTotp)).corpo;
    expect(data.Segreto).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.Indirizzo).toBe(
      `otpauth://totp/Quadra:${encodeURIComponent(utente.email)}?issuer=Quadra&secret=${data.Segreto}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(data.Qr).toMatch(/^data:image\/svg\+xml;base64,/);
    const errato = await client.post(percorsi.sicurezzaTotpAttiva, { Codice: '000000' });
    expect([errato.status, Object.keys(errato.corpo.ModelState)]).toEqual([400, ['Codice']]);
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
    const attiva = await client.post(percorsi.sicurezzaTotpAttiva, {
      Codice: computeCodice(data.Segreto, now()),
    });
    expect(attiva.corpo.data.CodiciRecupero).toHaveLength(10);
    const stato = (await client.get(percorsi.sicurezza)).corpo.data;
    expect(stato).toMatchObject({ TotpDal: expect.any(String), CodiciRimasti: 10, Obbligatoria: false });
    expect((await client.post(percorsi.sicurezzaTotp)).corpo.Codice).toBe('VERIFICA_GIA_ATTIVA');
    expect(await listAtti(utente)).toEqual(['attivazione verifica']);
    expect(await listMail(utente)).toEqual(['verifica attivata']);
  });

  it('[SES-046] added or removed ends every other session, and not one’s own', async () => {
    const utente = await makeUtente(app);
    const [client, altrove] = [await loginAs(app, utente), await loginAs(app, utente)];
    const { recupero } = await activateTotp(client, now());
    expect([await isViva(client), await isViva(altrove)]).toEqual([true, false]);
    const { mfa_token } = (await altrove.login(utente)).corpo;
    expect((await completeVerifica(altrove, mfa_token, { recupero: recupero[0] })).status).toBe(200);
    const attesa = (await new Client(app.indirizzo).login(utente)).corpo.mfa_token;
    expect((await client.delete(percorsi.sicurezzaTotp)).status).toBe(200);
    expect([await isViva(client), await isViva(altrove)]).toEqual([true, false]);
    const tardi = await completeVerifica(new Client(app.indirizzo), attesa, { recupero: recupero[1] });
    expect(tardi.corpo.error).toBe('expired_token');
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
    expect(await listMail(utente)).toEqual(['verifica attivata', 'verifica tolta']);
    expect(await listAtti(utente)).toEqual(['attivazione verifica', 'rimozione verifica']);
    expect((await client.delete(percorsi.sicurezzaTotp)).corpo.Codice).toBe('VERIFICA_NON_ATTIVA');
  });

  it('is one’s own: nobody else reads it or takes it away', async () => {
    const utente = await makeUtente(app);
    await activateTotp(await loginAs(app, utente), now());
    const altro = await loginAs(app, await makeUtente(app, { studio_id: utente.studioId }));
    expect((await altro.get(percorsi.sicurezza)).corpo.data).toEqual({
      TotpDal: null,
      CodiciRimasti: 0,
      Passkey: [],
      Obbligatoria: false,
    });
    expect((await altro.delete(percorsi.sicurezzaTotp)).status).toBe(409);
    expect((await new Client(app.indirizzo).login(utente)).corpo.error).toBe('mfa_required');
  });

  it('goes on entering by recovery code when the secret of the application is another', async () => {
    const utente = await makeUtente(app);
    const { segreto, recupero } = await activateTotp(await loginAs(app, utente), now());
    await app.sql('update fattore_totp set segreto = sha256(segreto) where persona_id = $1', [utente.id]);
    const client = new Client(app.indirizzo);
    const { mfa_token } = (await client.login(utente)).corpo;
    avanti += MINUTO;
    const codice = computeCodice(segreto, now());
    expect((await completeVerifica(client, mfa_token, { codice })).status).toBe(400);
    expect((await completeVerifica(client, mfa_token, { recupero: recupero[0] })).status).toBe(200);
  });
});

describe('the recovery codes', () => {
  it('are made again, and those before are worth nothing', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    expect((await client.post(percorsi.sicurezzaCodici)).corpo.Codice).toBe('VERIFICA_NON_ATTIVA');
    const { recupero } = await activateTotp(client, now());
    const nuovi = (await client.post(percorsi.sicurezzaCodici)).corpo.data.CodiciRecupero;
    expect(new Set([...recupero, ...nuovi]).size).toBe(20);
    const altrove = new Client(app.indirizzo);
    const { mfa_token } = (await altrove.login(utente)).corpo;
    expect((await completeVerifica(altrove, mfa_token, { recupero: recupero[0] })).status).toBe(400);
    expect((await completeVerifica(altrove, mfa_token, { recupero: nuovi[0] })).status).toBe(200);
    expect(await listAtti(utente)).toEqual(['attivazione verifica', 'nuovi codici di recupero']);
  });
});

describe('a sensitive act', () => {
  const sensibili = rotte.filter(({ conferma }) => conferma);
  const ID = '00000000-0000-4000-8000-000000000000';

  it('[ASVS 7.5.1] five minutes after the last proof is refused, until who is there is confirmed', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const client = await loginAs(app, utente);
    // Some are of who sells.
    const venditore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    avanti += 5 * MINUTO + 1000;
    expect(sensibili.length).toBeGreaterThan(5);
    for (const rotta of sensibili) {
      const url = percorso(rotta.percorso, { id: ID });
      const suo = await client.send(rotta.metodo, url, {});
      const { status, corpo } =
        suo.corpo.Codice === 'NON_AUTORIZZATO' ? await venditore.send(rotta.metodo, url, {}) : suo;
      expect([url, status, corpo.Codice]).toEqual([url, 403, 'CONFERMA_RICHIESTA']);
    }
    const errata = await client.post(percorsi.conferma, { Password: 'Sbagliata-1' });
    expect([errata.status, errata.corpo.Codice]).toEqual([400, 'PASSWORD_ERRATA']);
    expect((await client.post(percorsi.sicurezzaTotp)).status).toBe(403);
    expect((await client.post(percorsi.conferma, { Password: PASSWORD })).status).toBe(200);
    expect((await client.post(percorsi.sicurezzaTotp)).status).toBe(200);
    avanti += 5 * MINUTO + 1000;
    expect((await client.post(percorsi.sicurezzaTotp)).status).toBe(403);
    expect(await listAtti(utente)).toEqual(['conferma identità']);
  });

  const sensibiliDelSecondo = (client: Client) => [
    () => client.delete(percorsi.sicurezzaTotp),
    () => client.delete(percorso(percorsi.sicurezzaPasskeyUna, { id: ID })),
    () => client.post(percorsi.sicurezzaCodici),
    () => client.post(percorsi.sicurezzaPasskeyOpzioni),
    () => client.post(percorsi.identitaCollega, { Fornitore: 'prova' }),
    () => client.delete(percorsi.identitaPropria),
  ];

  it('[ASVS 7.5.1] with a second step active is not confirmed by the password alone, nor by the code alone', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const { segreto, recupero } = await activateTotp(client, now());
    avanti += 6 * MINUTO;
    const Codice = computeCodice(segreto, now());
    const campi = async (dati: object) => {
      const { status, corpo } = await client.post(percorsi.conferma, dati);
      return [status, corpo.Codice, ...Object.keys(corpo.ModelState ?? {})];
    };
    expect(await campi({ Password: PASSWORD })).toEqual([400, 'RICHIESTA_NON_VALIDA', 'Codice']);
    expect(await campi({ Codice })).toEqual([400, 'RICHIESTA_NON_VALIDA', 'Password']);
    expect(await campi({ Recupero: recupero[0] })).toEqual([400, 'RICHIESTA_NON_VALIDA', 'Password']);
    expect(await campi({ Password: 'Sbagliata-1', Codice })).toEqual([400, 'PASSWORD_ERRATA']);
    expect(await campi({ Password: PASSWORD, Codice: '000000' })).toEqual([400, 'VERIFICA_ERRATA']);
    expect(await campi({ Password: PASSWORD, Recupero: 'AAAA' })).toEqual([400, 'VERIFICA_ERRATA']);
    for (const act of sensibiliDelSecondo(client)) {
      expect((await act()).corpo.Codice).toBe('CONFERMA_RICHIESTA');
    }
    expect(await campi({ Password: PASSWORD, Codice })).toEqual([200, undefined]);
    for (const act of sensibiliDelSecondo(client).slice(1)) {
      expect((await act()).corpo?.Codice).not.toBe('CONFERMA_RICHIESTA');
    }
  });

  it('[ASVS 7.5.1] without the telephone is confirmed by the password and a recovery code, once', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const { recupero } = await activateTotp(client, now());
    avanti += 6 * MINUTO;
    const dati = { Password: PASSWORD, Recupero: recupero[0] };
    expect((await client.post(percorsi.conferma, dati)).status).toBe(200);
    expect((await client.post(percorsi.conferma, dati)).corpo.Codice).toBe('VERIFICA_ERRATA');
    expect((await client.delete(percorsi.sicurezzaTotp)).status).toBe(200);
    const [atto] = await app.sql(
      "select dopo from registro where utente_id = $1 and azione = 'conferma identità'",
      [utente.id],
    );
    expect(atto).toEqual({ dopo: { metodo: 'password e codice di recupero' } });
  });

  it('is confirmed by a code, once each, or by a passkey alone, each for this session only', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const { segreto, recupero } = await activateTotp(client, now());
    const sito = app.indirizzo.replace('127.0.0.1', 'localhost');
    const chiave = new Autenticatore(sito);
    const { Sfida, Opzioni } = (await client.post(percorsi.sicurezzaPasskeyOpzioni)).corpo.data;
    const nuova = { Sfida, Nome: 'Chiave', Passkey: chiave.create(Opzioni) };
    expect((await client.post(percorsi.sicurezzaPasskey, nuova)).status).toBe(201);
    const altra = new Client(app.indirizzo);
    const { mfa_token } = (await altra.login(utente)).corpo;
    await completeVerifica(altra, mfa_token, { recupero: recupero[0] });

    avanti += 6 * MINUTO;
    const conCodice = { Password: PASSWORD, Codice: computeCodice(segreto, now()) };
    expect((await client.post(percorsi.conferma, conCodice)).status).toBe(200);
    expect((await client.post(percorsi.sicurezzaCodici)).status).toBe(200);
    expect((await altra.post(percorsi.sicurezzaCodici)).corpo.Codice).toBe('CONFERMA_RICHIESTA');
    expect((await altra.post(percorsi.conferma, conCodice)).corpo.Codice).toBe('VERIFICA_ERRATA');

    const domanda = (await client.post(percorsi.confermaPasskey)).corpo.data;
    const Passkey = chiave.use(domanda.Opzioni);
    const rubata = await altra.post(percorsi.conferma, { Sfida: domanda.Sfida, Passkey });
    expect(rubata.corpo.Codice).toBe('VERIFICA_ERRATA');
    const sua = (await altra.post(percorsi.confermaPasskey)).corpo.data;
    const uso = { Sfida: sua.Sfida, Passkey: chiave.use(sua.Opzioni) };
    expect((await altra.post(percorsi.conferma, uso)).status).toBe(200);
    expect((await altra.post(percorsi.conferma, uso)).corpo.Codice).toBe('VERIFICA_ERRATA');
    expect((await altra.post(percorsi.sicurezzaCodici)).status).toBe(200);
  });

  it('guesses of the password are counted in the session they are made in', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    for (let n = 0; n < 10; n += 1) await client.post(percorsi.conferma, { Password: `Sbagliata-${n}` });
    expect((await client.post(percorsi.conferma, { Password: PASSWORD })).status).toBe(429);
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
  });
});

describe('where the second step is obligatory', () => {
  let vera: AppDiProva;
  beforeAll(async () => {
    vera = await makeApp({ verificaGiorni: 0 });
  });
  afterAll(() => vera.stop());
  const { AMM_STU, AMM_GES, AMM_ELMAS, OP_STU, OP_GES, CON_ELMAS } = tipologiaUtente;
  const makeDiTipo = async (tipologia_utente: (typeof tipologiaUtente)[keyof typeof tipologiaUtente]) => {
    const isGestore = tipologia_utente === AMM_GES || tipologia_utente === OP_GES;
    return makeUtente(vera, {
      tipologia_utente,
      ...(isGestore ? { gestore_id: (await makeGestore(vera)).id } : {}),
    });
  };

  it('[ASVS 6.3.3] an administrator without one may activate it, change the password and leave, nothing else', async () => {
    for (const tipologia of [AMM_STU, AMM_GES, AMM_ELMAS]) {
      const client = await loginAs(vera, await makeDiTipo(tipologia));
      const aperte: string[] = [];
      for (const rotta of rotte.filter(({ accesso }) => accesso !== 'pubblico')) {
        const url = rotta.percorso.replace(':prefisso', 'pf').replace(/:\w+/g, '1');
        const { corpo } = await client.send(rotta.metodo, url, rotta.metodo === 'GET' ? undefined : {});
        if (corpo?.Codice !== 'VERIFICA_OBBLIGATORIA') aperte.push(rotta.percorso);
      }
      expect(aperte.filter((una) => !una.startsWith('/api/sicurezza'))).toEqual([
        percorsi.whoami,
        percorsi.cambioPassword,
        '/api/commons/exec/whoami',
        '/api/commons/exec/changepassword',
      ]);
      expect((await client.post(percorsi.whoami)).corpo.data.VerificaDaAttivare).toBe(true);
      await activateTotp(client, new Date());
      expect((await client.post(percorsi.whoami)).corpo.data.VerificaDaAttivare).toBeUndefined();
      expect((await client.post(percorsi.anagraficaLista)).status).toBe(200);
      const tolta = await client.delete(percorsi.sicurezzaTotp);
      expect([tolta.status, tolta.corpo.Codice]).toEqual([409, 'VERIFICA_DA_TENERE']);
      expect((await client.get(percorsi.sicurezza)).corpo.data).toMatchObject({
        Obbligatoria: true,
        CodiciRimasti: 10,
      });
      expect((await client.post(percorsi.logout)).status).toBe(200);
    }
  });

  it('the others work with the password alone', async () => {
    for (const tipologia of [OP_STU, OP_GES, CON_ELMAS]) {
      const client = await loginAs(vera, await makeDiTipo(tipologia));
      expect((await client.post(percorsi.anagraficaLista)).status).toBe(200);
    }
  });

  it('is asked of an administrator from the first access, and wanted when the days are over', async () => {
    const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
    const client = await loginAs(app, utente);
    expect((await client.post(percorsi.anagraficaLista)).status).toBe(200);
    const { VerificaEntro, VerificaDaAttivare } = (await client.post(percorsi.whoami)).corpo.data;
    expect(VerificaDaAttivare).toBeUndefined();
    const giorni = (Date.parse(VerificaEntro) - now().getTime()) / 86_400_000;
    expect(giorni).toBeCloseTo(14, 1);
    await activateTotp(client, now());
    expect((await client.post(percorsi.whoami)).corpo.data.VerificaEntro).toBeUndefined();
    expect((await client.delete(percorsi.sicurezzaTotp)).status).toBe(200);
    await app.sql(
      "update utente set verifica_chiesta_il = verifica_chiesta_il - interval '14 days' where id = $1",
      [utente.id],
    );
    await client.login(utente);
    expect((await client.post(percorsi.anagraficaLista)).corpo.Codice).toBe('VERIFICA_OBBLIGATORIA');
    expect((await client.post(percorsi.whoami)).corpo.data.VerificaDaAttivare).toBe(true);
  });

  it('is nobody’s when the settings say so', async () => {
    const libera = await makeApp({ verificaObbligatoria: false, verificaGiorni: 0 });
    const utente = await makeUtente(libera, { tipologia_utente: AMM_STU });
    const client = await loginAs(libera, utente);
    expect((await client.post(percorsi.anagraficaLista)).status).toBe(200);
    expect((await client.post(percorsi.whoami)).corpo.data.VerificaEntro).toBeUndefined();
    await libera.stop();
  });
});
