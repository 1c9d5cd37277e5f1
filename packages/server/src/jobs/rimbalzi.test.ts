import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../test/client.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { withIdentita } from '../db/tenancy.ts';
import { countPostaFerma } from '../features/consegna/home/venditore.queries.ts';
import type { Messaggio } from '../gateways/posta/port.ts';
import { readAttesaPosta } from '../gateways/posta/posta.queries.ts';
import { readDsn } from '../gateways/rimbalzi/dsn.ts';
import { makeMaildir } from '../gateways/rimbalzi/maildir.ts';
import { forgetRimbalzi, readRimbalzi } from './rimbalzi.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-rimbalzi-'));
/** To whom each mail was handed over. */
const spedite: string[][] = [];
/** Until when the server says nothing of what it is given. */
let prende: Promise<void> = Promise.resolve();
/** A server that takes everything: what comes back, comes back later. */
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (flusso, { envelope }, fine) => {
    spedite.push(envelope.rcptTo.map(({ address }) => address));
    flusso.resume().on('end', () => void prende.then(() => fine()));
  },
});
let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  for (const una of ['new', 'cur', 'tmp']) mkdirSync(join(cartella, una));
  const ascolto = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => ascolto.once('listening', resolve));
  const indirizzo = ascolto.address();
  const porta = typeof indirizzo === 'object' ? indirizzo?.port : 0;
  app = await makeApp({ smtp: { url: `smtp://127.0.0.1:${porta}`, mittente: 'Quadra <quadra@example.it>' } });
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }));
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  rmSync(cartella, { recursive: true });
});

const read = async (id: string) => (await fornitore.get(percorso(percorsi.postaUna, { id }))).corpo.data;
async function send(messaggio: Partial<Messaggio> & { destinatario: string }): Promise<string> {
  const detto = { modello: 'notifica', oggetto: 'Documenti', testo: 'Ecco.', ...messaggio } as const;
  const id = await withIdentita(app.servizi.db, (trx) => app.servizi.posta.queueMessaggio(trx, detto));
  await vi.waitFor(async () => expect((await read(id)).Stato).toBe('Inviata'), {
    timeout: 15_000,
    interval: 100,
  });
  return id;
}
interface Rapporto {
  readonly id: string;
  readonly a: string;
  readonly azione?: string;
  readonly stato?: string;
  /** What the server had been given, where the mail was forwarded to `a`. */
  readonly prima?: string;
  /** Which sending came back, where it is not the first. */
  readonly invio?: number | undefined;
}
/** As Postfix writes it: folded headers, the report, the headers of what came back. */
const writeDsn = ({ id, a, azione = 'failed', stato = '5.1.1', prima, invio }: Rapporto) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.it (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B1/mx.example.it"',
    '',
    '--B1/mx.example.it',
    'Content-Type: text/plain',
    '',
    `<${a}>: host mx said: 550 5.1.1 <${a}>: Recipient address rejected`,
    '',
    '--B1/mx.example.it',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.it',
    '',
    `Final-Recipient: rfc822; ${a}`,
    ...(prima === undefined ? [] : [`Original-Recipient: rfc822;${prima}`]),
    `Action: ${azione}`,
    `Status: ${stato}`,
    'Diagnostic-Code: smtp; 550 no such user',
    '',
    '--B1/mx.example.it',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Quadra <quadra@example.it>',
    `Message-ID:`,
    ` <${id}${invio === undefined ? '' : `.${invio}`}@quadra>`,
    '',
    '--B1/mx.example.it--',
    '',
  ].join('\r\n');
let numero = 0;
const deliver = (testo: string | Buffer) => {
  numero += 1;
  writeFileSync(join(cartella, 'new', `${numero}.mx`), testo);
};
const round = async () => (await readRimbalzi(app.servizi, makeMaildir(cartella))).tornate;

describe('a mail that comes back', () => {
  it('stops and says why in our words, never in those of the server; each report is read once', async () => {
    const a = 'Nessuno@example.it';
    const id = await send({ destinatario: a });
    deliver(writeDsn({ id, a: 'nessuno@example.it' }));
    expect(await round()).toBe(1);
    expect(await read(id)).toMatchObject({
      Stato: 'Errore',
      Errore: 'Tornata indietro: l’indirizzo non esiste (5.1.1)',
    });
    expect(readdirSync(join(cartella, 'new'))).toEqual([]);
    expect(readdirSync(join(cartella, 'cur'))).toEqual([`${numero}.mx:2,S`]);
    deliver(writeDsn({ id, a, stato: '5.2.2' }));
    expect(await round()).toBe(0);
  });

  it('stops when its server gave up after days, and when it had been forwarded', async () => {
    const a = 'inoltra@example.it';
    const scaduto = await send({ destinatario: a });
    deliver(writeDsn({ id: scaduto, a, stato: '4.4.1' }));
    expect(await round()).toBe(1);
    expect((await read(scaduto)).Errore).toBe(
      'Tornata indietro: il server di chi riceve non si raggiunge (4.4.1)',
    );
    const pieno = await send({ destinatario: a });
    deliver(writeDsn({ id: pieno, a: 'altra@example.com', prima: a, stato: '4.2.2' }));
    expect(await round()).toBe(1);
    expect((await read(pieno)).Errore).toBe('Tornata indietro: la casella è piena (4.2.2)');
  });

  it('is sent again when one asks for that one, not with all those that stopped', async () => {
    const a = 'piena@example.it';
    const id = await send({ destinatario: 'altri@example.it', cc: [`Ufficio <${a}>`] });
    deliver(writeDsn({ id, a, stato: '5.2.2' }));
    await round();
    expect((await read(id)).Errore).toBe('Tornata indietro: la casella è piena (5.2.2)');
    expect((await fornitore.post(percorsi.postaRiprovaTutte)).corpo.data.Quanti).toBe(0);
    expect((await fornitore.post(percorso(percorsi.postaRiprova, { id }))).status).toBe(200);
    await vi.waitFor(async () => expect((await read(id)).Stato).toBe('Inviata'), { timeout: 15_000 });
    expect((await read(id)).Errore).toBeNull();
  });

  it('is sent again to those it came back from alone, and is not counted among those that no server took', async () => {
    const [a, b, c] = ['uno@example.it', 'due@example.it', 'tre@example.it'] as const;
    const id = await send({ destinatario: a, cc: [`Due <${b}>`, c] });
    expect(spedite.at(-1)).toEqual([a, b, c]);
    const count = async () => ({
      ...(await fornitore.get(percorsi.postaStato)).corpo.data.Conteggi,
      ...(await readAttesaPosta(app.servizi.db)),
      casa: (await withIdentita(app.servizi.db, countPostaFerma)).totale,
    });
    const prima = await count();
    deliver(writeDsn({ id, a: b, stato: '5.2.2' }));
    deliver(writeDsn({ id, a: c }));
    expect(await round()).toBe(2);
    expect((await read(id)).Errore).toBe('Tornata indietro: la casella è piena (5.2.2)');
    const { InviateOggi, Tornate, tornate } = prima;
    const dopo = { InviateOggi: InviateOggi - 1, Tornate: Tornate + 1, tornate: tornate + 1 };
    expect(await count()).toEqual({ ...prima, ...dopo });
    const retry = async (aChi: readonly string[]) => {
      expect((await fornitore.post(percorso(percorsi.postaRiprova, { id }))).status).toBe(200);
      await vi.waitFor(async () => expect((await read(id)).Stato).toBe('Inviata'), { timeout: 15_000 });
      expect(spedite.at(-1)).toEqual(aChi);
    };
    await retry([b, c]);
    expect(await count()).toEqual(prima);
    deliver(writeDsn({ id, a: c, invio: 2 }));
    expect(await round()).toBe(1);
    await retry([c]);
    // Late, twice, of no sending: of the last one they say nothing.
    for (const invio of [undefined, 2, 4]) deliver(writeDsn({ id, a: c, invio }));
    deliver(writeDsn({ id, a: b }));
    expect(await round()).toBe(0);
    expect(await read(id)).toMatchObject({ Stato: 'Inviata', Errore: null });
    deliver(writeDsn({ id, a: c, invio: 3 }));
    expect(await round()).toBe(1);
  });

  it('again while it goes to another is not lost, and says nothing of who it goes to', async () => {
    const [a, b] = ['lento-uno@example.it', 'lento-due@example.it'] as const;
    const id = await send({ destinatario: a, cc: [b] });
    deliver(writeDsn({ id, a }));
    expect(await round()).toBe(1);
    let take = () => {};
    prende = new Promise((resolve) => {
      take = resolve;
    });
    const quante = spedite.length;
    expect((await fornitore.post(percorso(percorsi.postaRiprova, { id }))).status).toBe(200);
    await vi.waitFor(() => expect(spedite).toHaveLength(quante + 1), { timeout: 15_000 });
    // Of the first sending: of who is being sent it again, and of who is not.
    deliver(writeDsn({ id, a, stato: '5.7.1' }));
    expect(await round()).toBe(0);
    deliver(writeDsn({ id, a: b, stato: '5.2.2' }));
    expect(await round()).toBe(1);
    expect((await read(id)).Stato).toBe('In attesa');
    take();
    await vi.waitFor(async () => expect((await read(id)).Stato).toBe('Errore'), { timeout: 15_000 });
    expect((await read(id)).Errore).toBe('Tornata indietro: la casella è piena (5.2.2)');
    expect((await fornitore.post(percorso(percorsi.postaRiprova, { id }))).status).toBe(200);
    await vi.waitFor(async () => expect((await read(id)).Stato).toBe('Inviata'), { timeout: 15_000 });
    expect(spedite.slice(quante)).toEqual([[a], [b]]);
    // The second sending did not reach the first either: it is of the one who had it then.
    deliver(writeDsn({ id, a, invio: 2 }));
    expect(await round()).toBe(1);
  });

  it('that carried a link or a code is not sent again without it', async () => {
    const a = 'codice@example.it';
    const segreto = { genere: 'codice', parola: '481516', hash: Buffer.alloc(32, 7) } as const;
    const id = await send({ destinatario: a, testo: 'Il codice è 481516.', segreto });
    deliver(writeDsn({ id, a, stato: '5.4.4' }));
    expect(await round()).toBe(1);
    expect((await fornitore.post(percorso(percorsi.postaRiprova, { id }))).status).toBe(409);
    expect((await read(id)).Stato).toBe('Errore');
  });

  it('is believed of its recipient and of a failure alone: late, forged, broken, of others, it says nothing', async () => {
    const id = await send({ destinatario: 'arriva@example.it' });
    const a = 'arriva@example.it';
    deliver(writeDsn({ id, a: 'altro@example.it' }));
    deliver(writeDsn({ id, a, azione: 'delayed', stato: '4.4.1' }));
    deliver(writeDsn({ id, a, azione: 'delivered', stato: '2.0.0' }));
    deliver(writeDsn({ id: '00000000-0000-4000-8000-000000000000', a }));
    deliver(writeDsn({ id, a }).replace('multipart/report', 'multipart/mixed'));
    deliver(
      `Subject: Re: Documenti\r\nIn-Reply-To: <${id}@quadra>\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
    );
    deliver(Buffer.alloc(3 * 1024 * 1024, 'Content-Type: multipart/report; boundary="a"\n'));
    deliver('');
    deliver(writeDsn({ id, a: 'arr\0iva@example.it' }));
    expect(await round()).toBe(0);
    expect(await read(id)).toMatchObject({ Stato: 'Inviata', Errore: null });
    expect(readdirSync(join(cartella, 'new'))).toEqual([]);
  });

  it('is found behind whatever is no file to be read, however many', async () => {
    const a = 'dietro@example.it';
    const id = await send({ destinatario: a });
    const nuovi = join(cartella, 'new');
    symlinkSync('/etc/hostname', join(nuovi, '0.fuori'));
    for (let quanti = 0; quanti < 500; quanti += 1) mkdirSync(join(nuovi, `0.cartella-${quanti}`));
    deliver(writeDsn({ id, a }));
    expect(await readRimbalzi(app.servizi, makeMaildir(cartella))).toEqual({ tornate: 1, nonFile: 501 });
    expect(readdirSync(nuovi)).toHaveLength(501);
    for (const nome of readdirSync(nuovi)) rmSync(join(nuovi, nome), { recursive: true });
  });

  it.each([
    ['rfc822; "rossi"@example.it', 'rossi@example.it', ''],
    ['utf-8; perché@città.example.it', 'Perché@città.example.it', 'Perché <perché@città.example.it>'],
    ['utf-8; perch\\x{E9}@example.com', 'perché@example.com', ''],
    ['rfc822; info@xn--citt-3na.example.com', 'info@città.example.com', ''],
    ['utf-8; info@città.example.net', 'info@xn--citt-3na.example.net', ''],
  ])('is of its recipient however the report writes him: %s', async (scritto, a, cc) => {
    const id = await send({ destinatario: cc === '' ? a : 'altri@example.it', cc: cc === '' ? [] : [cc] });
    deliver(writeDsn({ id, a }).replace(/^Final-Recipient:.*$/m, () => `Final-Recipient: ${scritto}`));
    expect(await round()).toBe(1);
    expect((await read(id)).Errore).toBe('Tornata indietro: l’indirizzo non esiste (5.1.1)');
  });

  // No mail of ours leaves for such an address, but it may be forwarded to one.
  it('is read also of an address in quotes, and of one that goes on without end', () => {
    const readDestinatari = (scritto: string) =>
      readDsn(
        Buffer.from(
          writeDsn({ id: '00000000-0000-4000-8000-000000000000', a: 'x@example.it' }).replace(
            /^Final-Recipient:.*$/m,
            () => `Final-Recipient: ${scritto}`,
          ),
        ),
      )?.falliti[0]?.destinatari;
    expect(readDestinatari('rfc822; "a b"@Example.it')).toEqual(['"a b"@example.it']);
    expect(readDestinatari('RFC822 ;<"Due \\"Nomi\\" @ casa"@example.it>')).toEqual([
      '"due \\"nomi\\" @ casa"@example.it',
    ]);
    expect(readDestinatari(`rfc822; "${' '.repeat(200)}"@example.it`)).toBeUndefined();
    expect(readDestinatari(`rfc822; "${'\\" '.repeat(200_000)}`)).toBeUndefined();
  });

  it('is waited for in vain where no file may be read: the round has failed, and does not say it is well', async () => {
    const a = 'negato@example.it';
    const id = await send({ destinatario: a });
    const nuovi = join(cartella, 'new');
    mkdirSync(join(nuovi, 'cartella'));
    deliver(writeDsn({ id, a }));
    const negato = join(nuovi, `${numero}.mx`);
    chmodSync(cartella, 0o777);
    chmodSync(join(cartella, 'cur'), 0o777);
    chmodSync(nuovi, 0o777);
    chmodSync(negato, 0);
    const isRoot = process.getuid?.() === 0;
    // Who is root reads everything: the round is done as nobody.
    if (isRoot) process.seteuid?.(65_534);
    try {
      await expect(round()).rejects.toThrow('EACCES');
      deliver(writeDsn({ id, a, stato: '5.2.2' }));
      expect(await readRimbalzi(app.servizi, makeMaildir(cartella))).toEqual({ tornate: 1, nonFile: 2 });
    } finally {
      if (isRoot) process.seteuid?.(0);
      rmSync(join(nuovi, 'cartella'), { recursive: true });
      rmSync(negato);
    }
  });

  it('is one of many recipients: a hundred are believed, and the first that is ours says why', async () => {
    const a = 'primo@example.it';
    const id = await send({ destinatario: a, cc: ['secondo@example.it'] });
    const blocchi = (quanti: number) =>
      Array.from({ length: quanti }, (_, quale) =>
        [
          '',
          `Final-Recipient: rfc822; nessuno-${quale}@example.it`,
          'Action: failed',
          'Status: 5.1.1',
          '',
        ].join('\r\n'),
      ).join('');
    const insert = (quanti: number) => {
      const testo = writeDsn({ id, a, stato: '5.2.2' });
      const dove = testo.indexOf('\r\nFinal-Recipient');
      return `${testo.slice(0, dove)}${blocchi(quanti)}${testo.slice(dove)}`;
    };
    expect(readDsn(Buffer.from(insert(10_000)))?.falliti).toHaveLength(100);
    deliver(insert(100));
    expect(await round()).toBe(0);
    deliver(insert(99));
    expect(await round()).toBe(1);
    expect((await read(id)).Errore).toBe('Tornata indietro: la casella è piena (5.2.2)');
  });

  it('leaves its report, with what was written in it, for thirty days', async () => {
    const lette = () => readdirSync(join(cartella, 'cur'));
    const adesso = new Date();
    const giorniFa = (giorni: number) => new Date(adesso.getTime() - giorni * 86_400_000);
    for (const nome of lette()) rmSync(join(cartella, 'cur', nome));
    for (const [nome, giorni] of [
      ['recente.mx', 29],
      ['vecchio.mx', 31],
    ] as const) {
      writeFileSync(join(cartella, 'new', nome), 'Subject: Re: Documenti\n\nGrazie.\n');
      utimesSync(join(cartella, 'new', nome), giorniFa(giorni), giorniFa(giorni));
    }
    mkdirSync(join(cartella, 'cur', 'altro'));
    utimesSync(join(cartella, 'cur', 'altro'), giorniFa(99), giorniFa(99));
    await round();
    expect(lette().sort()).toEqual(['altro', 'recente.mx:2,S', 'vecchio.mx:2,S']);
    expect(await forgetRimbalzi(makeMaildir(cartella), adesso)).toBe(1);
    expect(lette().sort()).toEqual(['altro', 'recente.mx:2,S']);
  });
});
