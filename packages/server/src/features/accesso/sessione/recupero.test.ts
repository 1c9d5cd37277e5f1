import { request } from 'node:http';
import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente, PASSWORD } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { listPosta, readCodicePosta } from '../../../../test/posta.ts';

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

describe('a link for a new password', () => {
  it('[ERR-012] that cannot be queued says that the recovery failed', async () => {
    const utente = await makeUtente(app);
    await app.sql('alter table messaggio_posta rename to messaggio_posta_x');
    const { status, corpo } = await ask({ Email: utente.email });
    await app.sql('alter table messaggio_posta_x rename to messaggio_posta');
    expect([status, corpo.Message]).toEqual([500, 'Errore nel recupero della password.']);
    const riga = app.log.find((voce) => voce.includes(corpo.CodiceRichiesta) && voce.includes('"level":50'));
    expect(riga).toContain('messaggio_posta');
    expect(await app.sql('select 1 from codice_monouso where utente_id = $1', [utente.id])).toEqual([]);
  });

  it('[VAL-005] wants the new one written twice the same', async () => {
    const diverse = { Codice: 'x'.repeat(43), Password: NUOVA, PasswordConferma: `${NUOVA}x` };
    const { status, corpo } = await ask(diverse);
    expect([status, corpo.ModelState]).toEqual([
      400,
      { PasswordConferma: ['La conferma della password non corrisponde.'] },
    ]);
  });

  it('is sent three times at most, even when asked eight times at once', async () => {
    const utente = await makeUtente(app);
    const esiti = await Promise.all(Array.from({ length: 8 }, () => ask({ Email: utente.email })));
    expect(esiti.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(
      await app.sql('select 1 from messaggio_posta where destinatario = $1', [utente.email]),
    ).toHaveLength(3);
    expect(
      await app.sql('select 1 from codice_monouso where utente_id = $1 and usato_il is null', [utente.id]),
    ).toHaveLength(1);
  });

  it('is worth nothing when it was sent before the password changed', async () => {
    const utente = await makeUtente(app);
    await ask({ Email: utente.email });
    const Codice = await readCodice(utente.email);
    const client = await loginAs(app, utente);
    await client.post(percorsi.cambioPassword, { Password: NUOVA, OldPassword: PASSWORD });
    const uso = await ask({ Codice, Password: 'Rubata-Adesso-1', PasswordConferma: 'Rubata-Adesso-1' });
    expect([uso.status, uso.corpo.Codice]).toEqual([400, 'CODICE_NON_VALIDO']);
    expect((await new Client(app.indirizzo).login({ ...utente, password: NUOVA })).status).toBe(200);
  });

  it('carries the address of the house, whatever the Host of who asks', async () => {
    const utente = await makeUtente(app);
    const { hostname, port } = new URL(app.indirizzo);
    const corpo = JSON.stringify({ Email: utente.email });
    await new Promise<void>((resolve, reject) => {
      const headers = {
        host: 'male.example',
        'x-forwarded-host': 'male.example',
        'content-type': 'application/json',
      };
      request({ hostname, port, path: percorsi.recuperoPassword, method: 'POST', headers }, (risposta) => {
        risposta.resume().on('end', resolve);
      })
        .on('error', reject)
        .end(corpo);
    });
    const [riga] = await listPosta(app, utente.email);
    expect(riga?.testo).toContain(`${app.indirizzo}/richiesta-password?codice=`);
    expect(riga?.testo).not.toContain('male.example');
  });
});
