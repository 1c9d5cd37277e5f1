import { createServer, type Server, type Socket } from 'node:net';
import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from '../../test/client.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

/** A mail server in thirty lines: takes what it is given, or refuses the recipients of one domain. */
function makeSmtp(ricevute: string[]): Server {
  const answer = (socket: Socket) => {
    let isCorpo = false;
    let corpo = '';
    socket.write('220 prova\r\n');
    socket.on('data', (pezzo) => {
      for (const riga of pezzo.toString().split('\r\n')) {
        if (isCorpo) {
          if (riga === '.') {
            isCorpo = false;
            ricevute.push(corpo);
            socket.write('250 ok\r\n');
          } else corpo += `${riga}\n`;
        } else if (/^EHLO/.test(riga)) socket.write('250 prova\r\n');
        else if (/^RCPT.*rifiuta/.test(riga)) socket.write('550 no\r\n');
        else if (/^DATA/.test(riga)) {
          isCorpo = true;
          corpo = '';
          socket.write('354 avanti\r\n');
        } else if (/^QUIT/.test(riga)) socket.end('221 ciao\r\n');
        else if (riga !== '') socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  };
  return createServer(answer);
}

const ricevute: string[] = [];
const smtp = makeSmtp(ricevute);
let app: AppDiProva;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const indirizzo = smtp.address();
  const porta = indirizzo && typeof indirizzo === 'object' ? indirizzo.port : 0;
  app = await makeApp({ smtp: { url: `smtp://127.0.0.1:${porta}`, mittente: 'Quadra <quadra@example.it>' } });
});
afterAll(async () => {
  await app.stop();
  smtp.close();
});

const ask = (Email: string) =>
  call(app.indirizzo + percorsi.recuperoPassword, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email }),
  });
const readStato = async (email: string) =>
  (
    await app.sql<{ stato: string; tentativi: number; errore: string | null }>(
      'select stato, tentativi, errore from messaggio_posta where destinatario = $1',
      [email],
    )
  )[0];

describe('the outbox with a mail server', () => {
  it('sends each message once, with the link that the outbox keeps sealed, and says so', async () => {
    const utente = await makeUtente(app);
    await ask(utente.email);
    await vi.waitFor(
      async () => expect(await readStato(utente.email)).toMatchObject({ stato: 'Inviata', tentativi: 1 }),
      10_000,
    );
    const sue = ricevute.filter((testo) => testo.includes(`To: ${utente.email}`));
    expect(sue).toHaveLength(1);
    expect(sue[0]).toContain('From: Quadra <quadra@example.it>');
    const inChiaro = (sue[0] ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
    expect(inChiaro).toMatch(/\/richiesta-password\?codice=[\w-]{43}/);
    const [riga] = await app.sql<{ busta: Buffer | null; testo: string }>(
      'select busta, testo from messaggio_posta where destinatario = $1',
      [utente.email],
    );
    expect([riga?.busta, riga?.testo.includes('[collegamento riservato]')]).toEqual([null, true]);
  });

  it('keeps a refused message for another attempt, and gives up after five', async () => {
    const utente = await makeUtente(app, { email: 'chi@rifiuta.example' });
    await ask(utente.email);
    await vi.waitFor(
      async () =>
        expect(await readStato(utente.email)).toMatchObject({
          stato: 'In attesa',
          tentativi: 1,
          errore: 'Error',
        }),
      10_000,
    );
    await app.sql(
      "update messaggio_posta set tentativi = 4, prossimo_tentativo = now() where stato = 'In attesa'",
    );
    await vi.waitFor(
      async () => expect(await readStato(utente.email)).toMatchObject({ stato: 'Errore', tentativi: 5 }),
      10_000,
    );
  });
});
