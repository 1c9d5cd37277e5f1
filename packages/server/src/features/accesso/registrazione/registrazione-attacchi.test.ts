import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const register = (Email: string, altro: object = {}) =>
  call(app.indirizzo + percorsi.registrazione, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      TipoProfiloCliente: 0,
      RagioneSociale: 'Studio Nuovo',
      PIVA: '02345670364',
      CodiceFiscale: '02345670364',
      Email,
      EmailConferma: Email,
      Comune: 'Modena',
      Provincia: 'MO',
      CAP: '41121',
      Via: 'Via Emilia 1',
      Informativa: true,
      ...altro,
    }),
  });
const countPosta = async (email: string) =>
  (await app.sql('select 1 from messaggio_posta where destinatario = $1', [email])).length;

describe('who registers in the name of others', () => {
  it('[REG-005] does not fill a mailbox, of a user or of nobody, and hears the same answer', async () => {
    const { email } = await makeUtente(app);
    for (const uno of [email, 'nessuno-ancora@example.it']) {
      const esiti = await Promise.all(Array.from({ length: 12 }, () => register(uno)));
      expect(new Set(esiti.map(({ status, testo }) => `${status} ${testo}`)).size).toBe(1);
      expect([uno, await countPosta(uno)]).toEqual([uno, 5]);
    }
  });

  it('in the same moment as an invitation of the address: one of the two comes first, none fails', async () => {
    const capo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    for (const uno of ['insieme1@example.it', 'insieme2@example.it', 'insieme3@example.it']) {
      const [invito, registrazione] = await Promise.all([
        capo.post(percorsi.utenti, {
          Nome: 'Ada',
          Cognome: 'Neri',
          Email: uno,
          TipologiaUtente: tipologiaUtente.OP_STU,
        }),
        register(uno),
      ]);
      expect([invito.status, registrazione.status]).toEqual([201, 201]);
    }
  });

  it('has no name that the mails of invitation would carry as an address or as a tag', async () => {
    for (const RagioneSociale of ['Premi https://male.example', 'WWW.male.example', '<a>', 'a\u202eb']) {
      const { status, corpo } = await register('truffa@example.it', { RagioneSociale });
      expect([RagioneSociale, status, Object.keys(corpo.ModelState)]).toEqual([
        RagioneSociale,
        400,
        ['RagioneSociale'],
      ]);
    }
    expect((await register('onesto@example.it', { RagioneSociale: 'Rossi & C. S.a.s.' })).status).toBe(201);
  });
});
