import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { makeUtente, PASSWORD } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { beginAccesso, settleAccesso } from './accesso.queries.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const ORA = 3_600_000;
const GIORNO = 24 * ORA;
const inizio = new Date('2026-03-02T00:00:00Z').getTime();

/** Wrong guesses on one account through a whole day, more at each round than are let through; answers how many were looked at. */
async function guessForADay(account: string, ipDi: (n: number) => string): Promise<number> {
  let guardati = 0;
  let n = 0;
  for (let istante = inizio; istante < inizio + GIORNO; istante += 1.5 * ORA) {
    for (let volta = 0; volta < 12; volta += 1) {
      const esito = await beginAccesso(app.servizi.db, account, ipDi(n), new Date(istante + volta));
      n += 1;
      if ('riprovaFra' in esito) continue;
      guardati += 1;
      await settleAccesso(app.servizi.db, esito.id, 'credenziali errate', null);
    }
  }
  expect(n).toBe(192);
  return guardati;
}

const token = (username: string, password: string) =>
  call(app.indirizzo + percorsi.token, {
    method: 'POST',
    body: new URLSearchParams({ username, password, grant_type: 'password' }),
  });
/** A hundred failures of one account, an hour apart enough for the shorter limit to have forgotten them. */
const fill = (account: string, quanti: number) =>
  app.sql(
    `insert into accesso (account, ip, esito, quando)
     select $1, '10.0.0.9', 'credenziali errate', now() - interval '20 minutes' - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [account, quanti],
  );

describe('guessing a password', () => {
  it('[reliability 4] from one address, or from two hundred, has a hundred guesses looked at in a day, no more', async () => {
    expect(await guessForADay('uno@example.it', () => '203.0.113.7')).toBe(100);
    expect(await guessForADay('tanti@example.it', (n) => `203.0.${n % 200}.7`)).toBe(100);
  });

  it('[reliability 4] a day later is looked at again: nobody is locked out for ever', async () => {
    const begin = (dopo: number) =>
      beginAccesso(app.servizi.db, 'uno@example.it', '203.0.113.8', new Date(inizio + dopo));
    const rifiutato = await begin(GIORNO - 1);
    expect('riprovaFra' in rifiutato && rifiutato.riprovaFra).toBeLessThanOrEqual(24 * 3600);
    expect(await begin(2 * GIORNO)).toHaveProperty('id');
  });

  it('[reliability 4] beyond the hundred refuses the right password too, and says the same of an account that nobody has', async () => {
    const utente = await makeUtente(app);
    for (const account of [utente.email, 'nessuno@example.it']) await fill(account, 100);
    const risposte = [
      await token(utente.email, PASSWORD),
      await token(utente.email, 'Sbagliata-1'),
      await token('nessuno@example.it', PASSWORD),
    ];
    const viste = risposte.map(({ status, corpo }) => [status, { ...corpo, CodiceRichiesta: '' }]);
    expect(viste[0]?.[0]).toBe(429);
    expect(viste[1]).toEqual(viste[0]);
    expect(viste[2]).toEqual(viste[0]);
    const altro = await makeUtente(app);
    await fill(altro.email, 99);
    expect((await token(altro.email, PASSWORD)).status).toBe(200);
  });

  it('[reliability 4] is over for the owner who sets a new password with the link of the mail', async () => {
    const utente = await makeUtente(app);
    await fill(utente.email, 100);
    expect((await token(utente.email, PASSWORD)).status).toBe(429);
    const ask = (corpo: object) =>
      call(app.indirizzo + percorsi.recuperoPassword, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(corpo),
      });
    await ask({ Email: utente.email });
    const [mail] = await app.sql<{ testo: string }>(
      'select testo from messaggio_posta where destinatario = $1',
      [utente.email],
    );
    const Codice = /\?codice=([\w-]+)/.exec(mail?.testo ?? '')?.[1] ?? '';
    const nuova = 'Nuova-Password-7';
    expect((await ask({ Codice, Password: nuova, PasswordConferma: nuova })).status).toBe(200);
    expect((await token(utente.email, nuova)).status).toBe(200);
  });
});
