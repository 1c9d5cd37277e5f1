import { randomBytes } from 'node:crypto';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, call, loginAs } from '../../test/client.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { withIdentita } from '../db/tenancy.ts';
import type { Messaggio } from '../gateways/posta/port.ts';

/** A real server of mail: takes what it is given, or refuses the recipients of one domain. It goes down and comes back. */
function makeSmtp() {
  const ricevute: ParsedMail[] = [];
  let server: SMTPServer | undefined;
  const open = (porta: number) =>
    new Promise<number>((resolve) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: ({ address }, _sessione, fine) =>
          fine(address.endsWith('rifiuta.example') ? new Error('no') : undefined),
        onData: (flusso, _sessione, fine) => {
          void simpleParser(flusso).then((mail) => {
            ricevute.push(mail);
            fine();
          });
        },
      });
      const ascolto = server.listen(porta, '127.0.0.1', () => {
        const indirizzo = ascolto.address();
        resolve(indirizzo && typeof indirizzo === 'object' ? indirizzo.port : 0);
      });
    });
  const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  return { ricevute, open, close };
}

const smtp = makeSmtp();
let porta = 0;
let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  porta = await smtp.open(0);
  app = await makeApp({ smtp: { url: `smtp://127.0.0.1:${porta}`, mittente: 'Quadra <quadra@example.it>' } });
  const AMM = { tipologia_utente: tipologiaUtente.AMM_ELMAS };
  fornitore = await loginAs(app, await makeUtente(app, AMM));
});
afterAll(async () => {
  await app.stop();
  await smtp.close();
});

const PAZIENZA = { timeout: 15_000, interval: 100 };
const ask = (Email: string) =>
  call(app.indirizzo + percorsi.recuperoPassword, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email }),
  });
const queue = (messaggio: Partial<Messaggio> & { destinatario: string }) =>
  withIdentita(app.servizi.db, (trx) =>
    app.servizi.posta.queueMessaggio(trx, {
      modello: 'notifica',
      oggetto: 'Documenti',
      testo: 'In allegato.',
      ...messaggio,
    }),
  );
const readStato = async (email: string) =>
  (
    await app.sql<{ id: string; stato: string; tentativi: number; errore: string | null }>(
      'select id, stato, tentativi, errore from messaggio_posta where destinatario = $1',
      [email],
    )
  )[0];
const waitStato = (email: string, atteso: object) =>
  vi.waitFor(async () => expect(await readStato(email)).toMatchObject(atteso), PAZIENZA);
/** The time of the next attempt comes. */
const hasten = (email: string) =>
  app.sql(
    `with scaduto as (update messaggio_posta set prossimo_tentativo = now() where destinatario = $1 returning id)
     select pg_notify('quadra_posta', '') from scaduto`,
    [email],
  );
const find = (email: string) => smtp.ricevute.filter(({ to }) => [to].flat()[0]?.text === email);

describe('the outbox with a mail server', () => {
  it('sends each message once, with the link that the outbox keeps sealed, and says so', async () => {
    const utente = await makeUtente(app);
    await ask(utente.email);
    await waitStato(utente.email, { stato: 'Inviata', tentativi: 1 });
    const [mail, ...altre] = find(utente.email);
    expect(altre).toEqual([]);
    expect(mail?.from?.text).toBe('"Quadra" <quadra@example.it>');
    expect(mail?.text).toMatch(/\/richiesta-password\?codice=[\w-]{43}/);
    const [riga] = await app.sql<{ busta: Buffer | null; testo: string }>(
      'select busta, testo from messaggio_posta where destinatario = $1',
      [utente.email],
    );
    expect([riga?.busta, riga?.testo.includes('[collegamento riservato]')]).toEqual([null, true]);
  });

  it('[MAI-003] keeps A, Cc, Oggetto, Corpo, Allegati, Stato, Tentativi, Errore: server down, Errore after 5 tries and Riprova; up, Inviata', async () => {
    const email = 'cliente@example.it';
    const pdf = randomBytes(200_000);
    await smtp.close();
    await queue({
      destinatario: email,
      cc: ['socio@example.it'],
      oggetto: 'F24 di giugno\r\nBcc: altri@example.it',
      allegati: [
        { nome: '../F24 «giugno».pdf', tipo: 'application/pdf', contenuto: pdf },
        { nome: 'nota.txt', tipo: 'text/plain', contenuto: Buffer.from('perché sì') },
      ],
    });
    for (let tentativo = 1; tentativo < 5; tentativo += 1) {
      await waitStato(email, {
        stato: 'In attesa',
        tentativi: tentativo,
        errore: 'Il server di posta non risponde',
      });
      await hasten(email);
    }
    await waitStato(email, { stato: 'Errore', tentativi: 5 });
    await hasten(email);
    const { id = '' } = (await readStato(email)) ?? {};
    const { corpo } = await fornitore.get(percorso(percorsi.postaUna, { id }));
    expect(corpo.data).toMatchObject({
      Destinatario: email,
      Cc: ['socio@example.it'],
      Oggetto: 'F24 di giugno Bcc: altri@example.it',
      Testo: null,
      Stato: 'Errore',
      Tentativi: 5,
      Errore: 'Il server di posta non risponde',
      Allegati: [
        { Posizione: 1, Nome: '.._F24 «giugno».pdf', Tipo: 'application/pdf', Byte: 200_000 },
        { Posizione: 2, Nome: 'nota.txt' },
      ],
    });
    const [salvato] = await app.sql<{ busta: Buffer }>(
      'select busta from allegato_posta where messaggio_id = $1 and posizione = 1',
      [id],
    );
    expect(salvato?.busta.includes(pdf.subarray(0, 64))).toBe(false);

    await smtp.open(porta);
    const dove = percorso(percorsi.postaRiprova, { id });
    expect((await fornitore.post(dove)).corpo).toEqual({ data: { Quanti: 1 } });
    await waitStato(email, { stato: 'Inviata', tentativi: 1, errore: null });
    const [mail, ...altre] = find(email);
    expect(altre).toEqual([]);
    expect(mail?.subject).toBe('F24 di giugno Bcc: altri@example.it');
    expect([mail?.cc].flat()[0]?.text).toBe('socio@example.it');
    expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['.._F24 «giugno».pdf', 'application/pdf'],
      ['nota.txt', 'text/plain'],
    ]);
    expect(mail?.attachments[0]?.content.equals(pdf)).toBe(true);
    expect(mail?.attachments[1]?.content.toString()).toBe('perché sì');
    const tenuti = await app.sql('select busta from allegato_posta where messaggio_id = $1', [id]);
    expect(tenuti).toEqual([{ busta: null }, { busta: null }]);
    // Sent already: once more is no retry, and the files are not here any more.
    expect((await fornitore.post(dove)).status).toBe(409);
    expect((await fornitore.get(percorso(percorsi.postaAllegato, { id, posizione: '1' }))).status).toBe(404);
  });

  it('keeps a refused message for another attempt with the number of the answer, never its words; all that stopped goes back at once', async () => {
    const email = 'chi@rifiuta.example';
    await queue({ destinatario: email });
    await waitStato(email, {
      stato: 'In attesa',
      tentativi: 1,
      errore: 'Il server di posta rifiuta l’indirizzo (risposta 550)',
    });
    await app.sql('update messaggio_posta set tentativi = 4 where destinatario = $1', [email]);
    await hasten(email);
    await waitStato(email, { stato: 'Errore', tentativi: 5 });
    const { corpo: prima } = await fornitore.get(percorsi.postaStato);
    expect(prima.data).toMatchObject({ Spedisce: true, Conteggi: { Errori: 1, NonSpedite: 0 } });
    expect((await fornitore.post(percorsi.postaRiprovaTutte)).corpo).toEqual({ data: { Quanti: 1 } });
    await waitStato(email, { stato: 'In attesa', tentativi: 1 });
  });

  it('refuses more files, or more bytes, than a server takes, and nothing of the mail stays', async () => {
    const uno = { nome: 'a.pdf', tipo: 'application/pdf', contenuto: Buffer.alloc(1) };
    const troppi = Array.from({ length: 11 }, () => uno);
    const grande = { ...uno, contenuto: Buffer.alloc(15 * 1024 * 1024 + 1) };
    for (const allegati of [troppi, [grande]])
      await expect(queue({ destinatario: 'grande@example.it', allegati })).rejects.toMatchObject({
        codice: 'ALLEGATI_TROPPO_GRANDI',
      });
    expect(await readStato('grande@example.it')).toBeUndefined();
  });

  it('each periodic job has a row with its schedule and its last run, for the vendor alone', async () => {
    await vi.waitFor(async () => {
      const { corpo } = await fornitore.get(percorsi.giriPeriodici);
      expect(corpo.data).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ Nome: 'Posta in uscita', OgniSecondi: 3, Esito: 'Fatto' }),
          expect.objectContaining({
            Nome: 'Pulizia di ciò che è scaduto',
            OgniSecondi: 21_600,
            Ultima: expect.any(String),
            Prossima: expect.any(String),
          }),
        ]),
      );
    }, PAZIENZA);
    const altro = await loginAs(app, await makeUtente(app));
    expect((await altro.get(percorsi.giriPeriodici)).status).toBe(403);
  });
});
