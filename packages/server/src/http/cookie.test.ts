import { HEADER_APP, percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../test/client.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp({ ambiente: 'produzione', indirizzoPubblico: 'https://quadra.example' });
});
afterAll(() => app.stop());

const nomi = ['user', 'manager', 'debug', 'profile', 'permissions', 'myprovider', 'userkey', 'font'];

describe('display cookies', () => {
  it('[bad input 6] as large as our pages write them, or broken, are carried and count for nothing', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const client = await loginAs(app, utente);
    const grandi = nomi.map((nome) => `ELMAS_${nome}=${'A'.repeat(4_096 - nome.length - 7)}`);
    const rotti = ['ELMAS_user=%%%', 'ELMAS_manager=/w==', 'ELMAS_profile="', 'ELMAS_font=\u00e9'];
    for (const cookie of [grandi, rotti]) {
      const { status, corpo } = await client.send(
        'POST',
        percorsi.whoami,
        {},
        {
          cookie: [client.cookie, ...cookie].join('; '),
        },
      );
      expect([status, corpo.data?.Email]).toEqual([200, utente.email]);
    }
  });

  it('[bad input 6] of debug, and the field, are ignored in production, also for a developer', async () => {
    const { email, password, id } = await makeUtente(app, {
      tipologia_utente: tipologiaUtente.AMM_ELMAS,
      sviluppatore: true,
    });
    const risposta = await fetch(app.indirizzo + percorsi.token, {
      method: 'POST',
      headers: { cookie: `ELMAS_debug=${btoa('true')}`, [HEADER_APP]: 'prova' },
      body: new URLSearchParams({ username: email, password, grant_type: 'password', debug: 'true' }),
    });
    expect(risposta.status).toBe(200);
    expect(await app.sql('select debug from sessione where utente_id = $1', [id])).toEqual([
      { debug: false },
    ]);
  });
});
