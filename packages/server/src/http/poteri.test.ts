import { percorso, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotte } from '../app.ts';
import { type Client, loginAs } from '../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../test/factories.ts';
import { type AppDiProva, makeApp } from '../test/make-app.ts';
import { listAmmessi } from '../test/poteri-attesi.ts';

let app: AppDiProva;
const chi = new Map<TipologiaUtente, Client>();
const { AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

beforeAll(async () => {
  app = await makeApp();
  const gestore = await makeGestore(app);
  const studio = await makeStudio(app, { gestore_id: gestore.id });
  for (const tipologia_utente of Object.values(tipologiaUtente)) {
    const isStudio = tipologia_utente === AMM_STU || tipologia_utente === OP_STU;
    const isGestore = tipologia_utente === AMM_GES || tipologia_utente === OP_GES;
    const utente = await makeUtente(app, {
      tipologia_utente,
      ...(isStudio ? { studio_id: studio.id } : {}),
      ...(isGestore ? { gestore_id: gestore.id } : {}),
    });
    chi.set(tipologia_utente, await loginAs(app, utente));
  }
});
afterAll(() => app.stop());

const ID = '00000000-0000-4000-8000-000000000000';
const fill = (modello: string) =>
  percorso(modello, {
    id: ID,
    anno: 2025,
    testo: 'a',
    codice: 'H501',
    quadro: 'RC',
    azione: 'apri',
    chiave: 'RN1.1',
    nome: 'x',
    tabella: 'x',
    username: 'x@example.it',
    servizio: 'firma',
  });

describe('each type of user', () => {
  it('is refused exactly the calls that are not for it, before anything else is looked at', async () => {
    const diversi: string[] = [];
    for (const rotta of rotte) {
      if (rotta.accesso === 'pubblico' || rotta.accesso === 'sessione') continue;
      const { azione, risorsa } = rotta.accesso;
      for (const [tipologia, client] of chi) {
        const isAmmesso = listAmmessi(rotta).includes(tipologia);
        const { status } = await client.send(
          rotta.metodo,
          fill(rotta.percorso),
          rotta.metodo === 'GET' ? undefined : {},
        );
        if ((status === 403) === isAmmesso) {
          diversi.push(
            `${rotta.metodo} ${rotta.percorso} (${azione} ${risorsa}) tipo ${tipologia}: ${status}`,
          );
        }
      }
    }
    expect(diversi).toEqual([]);
  }, 90_000);
});
