import { percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let chi: Client;
let id: string;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app);
  studioId = utente.studioId ?? 0;
  chi = await loginAs(app, utente);
  id = (await makeAnagrafica(app, studioId, { email: 'cliente@example.it' })).id;
});
afterAll(() => app.stop());

const ask = (corpo: object, quale = id) =>
  chi.post(percorso(percorsi.anagraficaRichiesta, { id: quale }), corpo);
const listMail = () =>
  app.sql<{ oggetto: string; testo: string; modello: string }>(
    "select modello, oggetto, testo from messaggio_posta where destinatario = 'cliente@example.it' order by creato_il",
  );

describe('the request of information to a client', () => {
  it('[ANA-019] [MAI-004] leaves by mail with documents and day, and stays in the history of the record', async () => {
    const { status, corpo } = await ask({ Documenti: 'CU 2025\nSpese mediche', Entro: '2099-05-31' });
    expect([status, corpo.data.Email]).toEqual([200, 'cliente@example.it']);
    const [mail] = await listMail();
    expect(mail?.modello).toBe('richiesta informazioni cliente');
    expect(mail?.oggetto).toContain('richiesta di informazioni');
    for (const parola of ['CU 2025', 'Spese mediche', '31/05/2099']) expect(mail?.testo).toContain(parola);
    const storia = await chi.get(percorso(percorsi.anagraficaStoria, { id }));
    expect(storia.corpo.data[0]).toMatchObject({ Azione: 'richiesta', Dopo: 'CU 2025\nSpese mediche' });
  });

  it('[ANA-019] [ERR-055] asks before the second of a day: nothing leaves until it is confirmed', async () => {
    const seconda = await ask({ Documenti: 'CU 2025' });
    expect([seconda.status, seconda.corpo.Message]).toEqual([
      409,
      "L'e-mail potrebbe essere già stata inviata. Inviarla di nuovo?",
    ]);
    expect(await listMail()).toHaveLength(1);
    expect((await ask({ Documenti: 'CU 2025', Conferma: true })).status).toBe(200);
    expect(await listMail()).toHaveLength(2);
  });

  it('[ANA-019] is refused without an address, a document or a day to come, and for a client of others', async () => {
    const senza = (await makeAnagrafica(app, studioId, { email: null })).id;
    expect((await ask({ Documenti: 'CU' }, senza)).corpo.ModelState).toHaveProperty('Email');
    expect((await ask({ Documenti: '  ' })).corpo.ModelState).toHaveProperty('Documenti');
    expect((await ask({ Documenti: 'CU', Entro: '2020-01-01' })).corpo.ModelState).toHaveProperty('Entro');
    const altro = await loginAs(app, await makeUtente(app));
    const url = percorso(percorsi.anagraficaRichiesta, { id });
    expect((await altro.post(url, { Documenti: 'CU' })).status).toBe(404);
  });
});
