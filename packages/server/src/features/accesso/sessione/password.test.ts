import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeUtente, PASSWORD } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { readCodicePosta } from '../../../../test/posta.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const NUOVA = 'Nuova-Password-7';
const ask = (corpo: object) =>
  call(app.indirizzo + percorsi.recuperoPassword, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
const readCodice = (email: string) => readCodicePosta(app, email);

describe('changing the password', () => {
  it('[ACC-014] [ERR-008] wants the old one, and afterwards only the new one enters', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const errata = await client.post(percorsi.cambioPassword, {
      Password: NUOVA,
      OldPassword: 'Sbagliata-1',
    });
    expect([errata.status, errata.corpo.Message]).toEqual([400, 'Password errata.']);
    const cambiata = await client.post(percorsi.cambioPassword, { Password: NUOVA, OldPassword: PASSWORD });
    expect([cambiata.status, cambiata.corpo]).toEqual([200, { data: true }]);
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(400);
    expect((await new Client(app.indirizzo).login({ ...utente, password: NUOVA })).status).toBe(200);
  });

  it('[VAL-005] must be written twice the same', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const diverse = { Password: NUOVA, PasswordConferma: `${NUOVA}x`, OldPassword: PASSWORD };
    const { status, corpo } = await client.post(percorsi.cambioPassword, diverse);
    expect([status, corpo.ModelState]).toEqual([
      400,
      { PasswordConferma: ['La conferma della password non corrisponde.'] },
    ]);
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
  });

  it('ends every other session; this one goes on with new secrets', async () => {
    const utente = await makeUtente(app);
    const [qui, altrove] = [await loginAs(app, utente), await loginAs(app, utente)];
    const prima = qui.cookie;
    await qui.post(percorsi.cambioPassword, { Password: NUOVA, OldPassword: PASSWORD });
    expect(qui.cookie).not.toBe(prima);
    expect((await qui.post(percorsi.whoami)).status).toBe(200);
    expect((await altrove.post(percorsi.whoami)).status).toBe(401);
    qui.cookie = prima;
    expect((await qui.post(percorsi.whoami)).status).toBe(401);
  });

  it('[REG-015] refuses weak ones, the old one and the e-mail address', async () => {
    const utente = await makeUtente(app, { email: 'Ufficio.Uno1@example.it' });
    const client = await loginAs(app, utente);
    const deboli = [
      'corta-A1',
      'solo quattordi',
      'Password123!',
      'Quadra2026!!',
      `${utente.email}1`,
      'Dragon-Monkey-1985',
      PASSWORD,
      utente.email,
      `Aa1-${'x'.repeat(130)}`,
    ];
    for (const Password of deboli) {
      const { status, corpo } = await client.post(percorsi.cambioPassword, {
        Password,
        OldPassword: PASSWORD,
      });
      expect(status).toBe(400);
      expect(corpo.ModelState.Password.length).toBeGreaterThan(0);
    }
    const [riga] = await app.sql<{ password_hash: string }>(
      'select password_hash from utente where id = $1',
      [utente.id],
    );
    expect(riga?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('[bad input 2] is kept exactly as typed: spaces, accents of either form, emoji, 128 characters', async () => {
    for (const password of [
      '  Spazi in Fondo 1  ',
      'Perche\u0301-Nfd-2026',
      'Perché-Nfc-2026',
      '🔐Forziere-Basso-26🔐',
      `Aa1-${'èù'.repeat(62)}`,
    ]) {
      const utente = await makeUtente(app);
      const client = await loginAs(app, utente);
      expect(
        (await client.post(percorsi.cambioPassword, { Password: password, OldPassword: PASSWORD })).status,
      ).toBe(200);
      expect((await new Client(app.indirizzo).login({ ...utente, password })).status).toBe(200);
      for (const simile of new Set([password.trim(), password.normalize('NFC'), password.slice(0, -1)])) {
        if (simile === password) continue;
        expect((await new Client(app.indirizzo).login({ ...utente, password: simile })).status).toBe(400);
      }
    }
  });
});

describe('a password that cannot be kept as it is', () => {
  it('[bad input 2] is refused with a sentence, never cut or cleaned: NUL, half a character, 129 characters', async () => {
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    for (const Password of [
      'Nuova-\u0000Password-7',
      'Nuova-\ud800Password-7',
      `Aa1-${'x'.repeat(125)}`,
      `Aa1-${'x'.repeat(1_020)}`,
      `Aa1-${'x'.repeat(1_021)}`,
    ]) {
      const { status, corpo } = await client.post(percorsi.cambioPassword, {
        Password,
        OldPassword: PASSWORD,
      });
      expect([Password.length, status]).toEqual([Password.length, 400]);
      expect(Object.values(corpo.ModelState).flat().join(' ')).toMatch(/Carattere non ammesso|[Aa]l massimo/);
      const entrata = await new Client(app.indirizzo).login({ ...utente, password: Password });
      expect([Password.length, entrata.status]).toEqual([Password.length, 400]);
    }
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
    for (const simile of [` ${PASSWORD}`, `${PASSWORD} `, `${PASSWORD}\t`])
      expect((await new Client(app.indirizzo).login({ ...utente, password: simile })).status).toBe(400);
  });
});

describe('a forgotten password', () => {
  it('[REG-009] sends a link to a known address, none to an unknown one, with the same answer', async () => {
    const utente = await makeUtente(app);
    const nota = await ask({ Email: utente.email.toUpperCase() });
    const ignota = await ask({ Email: 'nessuno@example.it' });
    for (const { status, corpo } of [nota, ignota]) expect([status, corpo]).toEqual([200, { data: true }]);
    expect(await app.sql("select 1 from messaggio_posta where destinatario like 'nessuno@%'")).toEqual([]);
    const Codice = await readCodice(utente.email);
    const vecchia = await loginAs(app, utente);
    await app.sql('update utente set email_provata = false where id = $1', [utente.id]);
    const usa = { Codice, Password: NUOVA, PasswordConferma: NUOVA };
    expect((await ask(usa)).status).toBe(200);
    // Who came back with the link reads the mail of that address.
    expect(await app.sql('select email_provata from utente where id = $1', [utente.id])).toEqual([
      { email_provata: true },
    ]);
    expect((await vecchia.post(percorsi.whoami)).status).toBe(401);
    expect((await new Client(app.indirizzo).login({ ...utente, password: NUOVA })).status).toBe(200);
    const dopo = await ask(usa);
    expect([dopo.status, dopo.corpo.Codice]).toEqual([400, 'CODICE_NON_VALIDO']);
    const [durata] = await app.sql<{ minuti: number }>(
      'select extract(epoch from scade_il - creato_il)::int / 60 as minuti from codice_monouso limit 1',
    );
    expect(durata?.minuti).toBe(60);
  });

  it('refuses an expired link, a link followed by a newer one, a weak password, a different confirmation', async () => {
    const utente = await makeUtente(app);
    await ask({ Email: utente.email });
    const primo = await readCodice(utente.email);
    await ask({ Email: utente.email });
    const secondo = await readCodice(utente.email);
    expect(secondo).not.toBe(primo);
    const usa = (Codice: string, Password = NUOVA, PasswordConferma = Password) =>
      ask({ Codice, Password, PasswordConferma });
    expect((await usa(primo)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect((await usa(secondo, 'debole')).corpo.ModelState.Password.length).toBeGreaterThan(0);
    expect((await usa(secondo, NUOVA, 'Altra-2026')).corpo.ModelState.PasswordConferma).toEqual([
      'La conferma della password non corrisponde.',
    ]);
    await app.sql('update codice_monouso set scade_il = now()');
    expect((await usa(secondo)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect((await usa('inventato')).corpo.Codice).toBe('CODICE_NON_VALIDO');
  });

  it('[SES-043] looks among the gestori alone when the flag says so', async () => {
    const gestore = await makeGestore(app);
    const operatore = await makeUtente(app, {
      tipologia_utente: tipologiaUtente.OP_GES,
      gestore_id: gestore.id,
    });
    const dello = await makeUtente(app);
    await ask({ Email: dello.email, Gestore: true });
    expect(await readCodice(dello.email)).toBe('');
    await ask({ Email: operatore.email, Gestore: true });
    expect(await readCodice(operatore.email)).not.toBe('');
    await ask({ Email: dello.email });
    expect(await readCodice(dello.email)).not.toBe('');
  });

  it('sends nobody more than three links an hour', async () => {
    const utente = await makeUtente(app);
    for (let n = 0; n < 5; n += 1) expect((await ask({ Email: utente.email })).status).toBe(200);
    expect(
      await app.sql('select 1 from messaggio_posta where destinatario = $1', [utente.email]),
    ).toHaveLength(3);
  });

  it('shows the mails to the administrator of the vendor, and to nobody else', async () => {
    const utente = await makeUtente(app);
    await ask({ Email: utente.email });
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const { corpo } = await fornitore.post(percorsi.postaLista, { Filter: { Destinatario: utente.email } });
    expect(corpo.Total).toBe(1);
    expect(corpo.data[0]).toMatchObject({ Destinatario: utente.email, Stato: 'In Posta, non spedita' });
    const uno = percorsi.postaUna.replace(':id', corpo.data[0].Id);
    expect((await fornitore.get(uno)).corpo.data.Testo).toContain(
      `${app.indirizzo}/richiesta-password?codice=`,
    );
    const altro = await loginAs(app, utente);
    expect((await altro.post(percorsi.postaLista)).status).toBe(403);
    expect((await altro.get(uno)).status).toBe(403);
  });
});

describe('preferences', () => {
  it('[THM-005] keeps a known skin and refuses another', async () => {
    const client = await loginAs(app, await makeUtente(app));
    expect((await client.put(percorsi.preferenze, { Skin: 'orange' })).status).toBe(200);
    expect((await client.put(percorsi.preferenze, { Font: 'jura', Densita: 'comoda' })).status).toBe(200);
    const errata = await client.put(percorsi.preferenze, { Skin: 'viola' });
    expect([errata.status, Object.keys(errata.corpo.ModelState)]).toEqual([400, ['Skin']]);
    expect((await client.post(percorsi.whoami)).corpo.data).toMatchObject({
      Skin: 'orange',
      Font: 'jura',
      Densita: 'comoda',
    });
  });
});
