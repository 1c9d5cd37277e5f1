import { percorsi, tipoProfiloCliente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call } from '../../../../test/client.ts';
import { makeGestore, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { listPosta } from '../../../../test/posta.ts';
import { verifyRegistro } from '../../base/registro/registro.public.ts';
import { deleteRegistrazioniScadute as scadono } from './scadenza.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const PASSWORD = 'Ginepro-Alto-2027';
let numero = 0;
function dati(altro: object = {}) {
  numero += 1;
  const Email = `cliente${numero}@example.it`;
  return {
    TipoProfiloCliente: tipoProfiloCliente.STUDIO,
    RagioneSociale: 'Studio Nuovo',
    PIVA: '02345670364',
    CodiceFiscale: '02345670364',
    Nome: 'Nina',
    Cognome: 'Verdi',
    Email,
    EmailConferma: Email,
    Comune: 'Modena',
    Provincia: 'mo',
    CAP: '41121',
    Via: 'Via Emilia 1',
    EmailStudio: '',
    TelefonoStudio: '',
    Informativa: true,
    ...altro,
  };
}
const send = (url: string, corpo: object) =>
  call(app.indirizzo + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
const register = (corpo: object) => send(percorsi.registrazione, corpo);
const posta = (email: string) => listPosta(app, email);
const readStudio = async (email: string) =>
  (
    await app.sql<{
      attivo: boolean;
      utente: boolean;
      gestore_id: number | null;
      primo: boolean;
      ragione_sociale: string;
    }>(
      `select s.attivo, u.attivo as utente, s.gestore_id, u.primo_amministratore as primo, s.ragione_sociale
       from utente u join studio s on s.id = u.studio_id where u.email = $1`,
      [email],
    )
  )[0];
const readCodice = async (email: string) =>
  /\/login\/([\w-]{43})/.exec((await posta(email))[0]?.testo ?? '')?.[1] ?? '';

describe('a registration', () => {
  it('[REG-005] [REG-007] makes a studio and its first administrator, not active until the link is opened, once', async () => {
    const cliente = dati();
    const { status, corpo } = await register(cliente);
    expect([status, corpo]).toEqual([201, { data: { ok: true } }]);
    expect(await readStudio(cliente.Email)).toEqual({
      attivo: false,
      utente: false,
      gestore_id: null,
      primo: true,
      ragione_sociale: 'Studio Nuovo',
    });
    expect((await posta(cliente.Email))[0]?.modello).toBe('conferma registrazione');
    const Codice = await readCodice(cliente.Email);
    const scadenza = await app.sql<{ ore: number }>(
      "select round(extract(epoch from scade_il - creato_il) / 3600)::int as ore from codice_monouso where scopo = 'attivazione'",
    );
    expect(scadenza).toEqual([{ ore: 48 }]);
    const attivazione = { Codice, Password: PASSWORD, PasswordConferma: PASSWORD, Informativa: true };
    expect((await send(percorsi.utenteActivate, attivazione)).corpo).toEqual({ data: true });
    expect(await readStudio(cliente.Email)).toMatchObject({ attivo: true, utente: true });
    const seconda = await send(percorsi.utenteActivate, attivazione);
    expect([seconda.status, seconda.corpo.Message]).toEqual([409, 'Attivazione già completata.']);
    const client = new Client(app.indirizzo);
    expect((await client.login({ email: cliente.Email, password: PASSWORD })).status).toBe(200);
    const { corpo: io } = await client.post(percorsi.whoami);
    expect([io.data.TipologiaUtente, io.data.NomeStudio]).toEqual([2, 'Studio Nuovo']);
  });

  it('[REG-005] with an address already used answers the same, in the same time, and tells the owner alone', async () => {
    const owner = await makeUtente(app);
    const prima = await app.sql('select 1 from studio');
    const inizio = performance.now();
    const nota = await register(dati({ Email: owner.email, EmailConferma: owner.email }));
    expect(performance.now() - inizio).toBeGreaterThanOrEqual(245);
    const nuova = await register(dati());
    expect([nota.status, nota.corpo]).toEqual([nuova.status, nuova.corpo]);
    expect(await app.sql('select 1 from studio')).toHaveLength(prima.length + 1);
    expect((await posta(owner.email))[0]?.testo).toContain('ha già un accesso');
    const ripetuta = dati();
    await register(ripetuta);
    const primo = await readCodice(ripetuta.Email);
    await register(ripetuta);
    const attivazione = { Password: PASSWORD, PasswordConferma: PASSWORD, Informativa: true };
    expect((await send(percorsi.utenteActivate, { ...attivazione, Codice: primo })).status).toBe(400);
    const secondo = await readCodice(ripetuta.Email);
    expect((await send(percorsi.utenteActivate, { ...attivazione, Codice: secondo })).status).toBe(200);
  });

  it('[REG-002] [ERR-011] wants the notice accepted', async () => {
    const { status, corpo } = await register(dati({ Informativa: false }));
    expect([status, corpo.Message]).toEqual([400, "È necessario accettare l'informativa sulla privacy."]);
    expect((await register(dati({ Informativa: undefined }))).status).toBe(400);
    expect((await register(dati())).status).toBe(201);
  });

  it('[REG-003] wants the address twice the same', async () => {
    const { status, corpo } = await register(dati({ Email: 'a@example.it', EmailConferma: 'b@example.it' }));
    expect([status, corpo.ModelState]).toEqual([400, { EmailConferma: ["Non è uguale all'e-mail."] }]);
  });

  it('[REG-004] wants of each kind of client what it must say, and reads it strictly', async () => {
    const { STUDIO, PRIVATO, AZIENDA } = tipoProfiloCliente;
    const indirizzo = ['Comune', 'Provincia', 'CAP', 'Via', 'CodiceFiscale', 'Email'];
    const obbligatori: [number, string[]][] = [
      [STUDIO, [...indirizzo, 'RagioneSociale', 'PIVA']],
      [AZIENDA, [...indirizzo, 'RagioneSociale', 'PIVA']],
      [PRIVATO, [...indirizzo, 'Nome', 'Cognome']],
    ];
    for (const [TipoProfiloCliente, campi] of obbligatori) {
      for (const campo of campi) {
        const { status, corpo } = await register(dati({ TipoProfiloCliente, [campo]: '' }));
        expect([TipoProfiloCliente, campo, status, corpo.ModelState[campo]]).toEqual([
          TipoProfiloCliente,
          campo,
          400,
          ['Campo obbligatorio'],
        ]);
      }
    }
    const sbagliati = {
      PIVA: '02345670365',
      CAP: '4112',
      Provincia: 'MOD',
      CodiceFiscale: 'ABC',
      Email: 'g@12',
      TelefonoStudio: 'x',
    };
    const { corpo } = await register(dati({ ...sbagliati, EmailConferma: 'g@12' }));
    expect(Object.keys(corpo.ModelState).sort()).toEqual(Object.keys(sbagliati).sort());
    const privato = dati({
      TipoProfiloCliente: PRIVATO,
      RagioneSociale: '',
      PIVA: '',
      CodiceFiscale: 'RSSMRA80A01H501U',
    });
    expect((await register(privato)).status).toBe(201);
    expect(await readStudio(privato.Email)).toMatchObject({ ragione_sociale: 'Verdi Nina' });
  });

  it('[REG-006] goes to the gestore of its invitation code; a code nobody has is ignored, with a line in the log', async () => {
    const gestore = await makeGestore(app, { codice: 'INVITA7' });
    const conCodice = dati({ Reflink: 'invita7' });
    expect((await register(conCodice)).status).toBe(201);
    expect((await readStudio(conCodice.Email))?.gestore_id).toBe(gestore.id);
    const senza = dati({ Reflink: 'nessuno' });
    expect((await register(senza)).status).toBe(201);
    expect((await readStudio(senza.Email))?.gestore_id).toBeNull();
    expect(app.log.some((riga) => riga.includes('unknown reflink'))).toBe(true);
  });

  it('[REG-009] [REG-015] a new password by the link of the mail: one hour, once, strong, kept as argon2id', async () => {
    const utente = await makeUtente(app);
    expect((await send(percorsi.recuperoPassword, { Email: 'nessuno@example.it' })).status).toBe(200);
    expect(await posta('nessuno@example.it')).toEqual([]);
    expect((await send(percorsi.recuperoPassword, { Email: utente.email })).status).toBe(200);
    const Codice = /codice=([\w-]+)/.exec((await posta(utente.email))[0]?.testo ?? '')?.[1] ?? '';
    const set = (Password: string) =>
      send(percorsi.recuperoPassword, { Codice, Password, PasswordConferma: Password });
    for (const debole of ['Corta-1', 'solominuscole', utente.password, utente.email])
      expect([debole, Object.keys((await set(debole)).corpo.ModelState)]).toEqual([debole, ['Password']]);
    expect((await set(PASSWORD)).status).toBe(200);
    expect((await set('Altra-Ancora-Lunga-9')).status).toBe(400);
    const client = new Client(app.indirizzo);
    expect((await client.login({ email: utente.email, password: PASSWORD })).status).toBe(200);
    const [riga] = await app.sql<{ password_hash: string; minuti: number }>(
      `select u.password_hash, round(extract(epoch from c.scade_il - c.creato_il) / 60)::int as minuti
       from utente u join codice_monouso c on c.utente_id = u.id where u.id = $1`,
      [utente.id],
    );
    expect([riga?.password_hash.startsWith('$argon2id$'), riga?.minuti]).toEqual([true, 60]);
  });
});

describe('a registration that nobody opens', () => {
  const ORE = 3_600_000;
  const passate = (ore: number) => new Date(Date.now() + ore * ORE);
  const conta = (email: string) =>
    app.sql<{ utenti: number; posta: number; studi: number }>(
      `select (select count(*)::int from utente where email = $1) as utenti,
         (select count(*)::int from messaggio_posta where destinatario = $1) as posta,
         (select count(*)::int from studio where ragione_sociale = 'Mai Aperto') as studi`,
      [email],
    );

  it('goes after its link expired, with what was written to who made it; one that was opened, or not expired, stays', async () => {
    const { db, cifratura } = app.servizi;
    const mai = dati({ RagioneSociale: 'Mai Aperto' });
    const aperta = dati();
    await register(mai);
    await register(aperta);
    const [mail] = await posta(aperta.Email);
    const Codice = /login\/([\w-]{43})/.exec(mail?.testo ?? '')?.[1];
    const scelta = { Password: PASSWORD, PasswordConferma: PASSWORD, Codice, Informativa: true };
    expect((await send(percorsi.utenteActivate, scelta)).status).toBeLessThan(300);
    expect(await scadono(db, cifratura, passate(47))).toBe(0);
    expect(await conta(mai.Email)).toEqual([{ utenti: 1, posta: 1, studi: 1 }]);
    await app.sql("update studio set creato_il = creato_il - interval '49 hours'");
    expect(await scadono(db, cifratura, new Date())).toBe(0);
    expect(await scadono(db, cifratura, passate(49))).toBeGreaterThan(0);
    expect(await conta(mai.Email)).toEqual([{ utenti: 0, posta: 0, studi: 0 }]);
    expect((await conta(aperta.Email))[0]).toMatchObject({ utenti: 1, posta: 1 });
    expect(await scadono(db, cifratura, passate(49))).toBe(0);
    // What the log said of it is read by nobody.
    const righe = await app.sql("select 1 from registro where dopo::text like '%Mai Aperto%'");
    expect(righe).toEqual([]);
    expect((await verifyRegistro(db, cifratura, app.servizi.config.dati)).guasti).toEqual([]);
  });
});
