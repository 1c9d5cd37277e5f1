import { percorso, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotte } from '../app.ts';
import { type Client, loginAs } from '../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../test/factories.ts';
import { type AppDiProva, makeApp } from '../test/make-app.ts';

let app: AppDiProva;
const chi = new Map<TipologiaUtente, Client>();
const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

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

/** Calls that only some types may make, by method and path or by path alone; every other call with a right is for all who work, and not for who only reads. */
const riservate: Record<string, readonly TipologiaUtente[]> = {
  '/api/posta/list': [AMM_ELMAS],
  '/api/posta/:id': [AMM_ELMAS],
  '/api/tables': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/commons/exec/tables': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/commons/exec/informazionistudio': [AMM_STU, OP_STU],
  '/api/lookupportal/:tabella': [AMM_ELMAS],
  '/api/lookupportal/:tabella/:chiave': [AMM_ELMAS],
  '/api/:anno/lookup/:tabella': [AMM_ELMAS],
  '/api/:anno/lookup/:tabella/:chiave': [AMM_ELMAS],
  '/api/:anno/lookup/:tabella/duplica': [AMM_ELMAS],
  '/api/applicazioni/list': [AMM_ELMAS, CON_ELMAS],
  '/api/applicazioni': [AMM_ELMAS],
  '/api/applicazioni/chiavi': [AMM_ELMAS],
  '/api/applicazioni/:id': [AMM_ELMAS],
  '/api/applicazioni/:id/segreto': [AMM_ELMAS],
  '/api/utente/list': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES],
  'GET /api/utente/:id': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/:id': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/posti': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/:username/reset': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/reinviacredenziali': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/reinviaattivazione': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/informazionistudio': [AMM_STU, OP_STU],
  '/api/registro/list': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/studio/indirizzi': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/studio/list': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio/listall': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio': [AMM_ELMAS, AMM_GES, OP_GES],
  'GET /api/studio/:id': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  'PUT /api/studio/:id': [AMM_ELMAS, AMM_STU, AMM_GES, OP_GES],
  'DELETE /api/studio/:id': [AMM_ELMAS],
  '/api/studio/blocco': [AMM_ELMAS, AMM_GES],
  '/api/studio/sblocco': [AMM_ELMAS, AMM_GES],
  '/api/studio/blocchi': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/studio/applicativi': Object.values(tipologiaUtente),
  '/api/studio/apriapplicativo': Object.values(tipologiaUtente),
  '/api/studio/applicativo': [AMM_ELMAS, AMM_GES, OP_GES],
  '/api/studio/abilitadisabilitaapplicativi': [AMM_ELMAS, AMM_GES, OP_GES],
  '/api/studio/forzachiusuraquadri': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/gestore/list': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/gestore': [AMM_ELMAS],
  'GET /api/gestore/:id': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  'PUT /api/gestore/:id': [AMM_ELMAS, AMM_GES],
  'DELETE /api/gestore/:id': [AMM_ELMAS],
  'GET /api/gestore/:id/logo': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/gestore/:id/logo': [AMM_ELMAS, AMM_GES],
  'GET /api/gestore/:id/logostampa': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/gestore/:id/logostampa': [AMM_ELMAS, AMM_GES],
  '/api/utente/entracome': [AMM_ELMAS, AMM_GES],
  '/api/utente/entracome/list': [AMM_ELMAS, AMM_GES],
  '/api/utente/entracome/accessi/list': [AMM_ELMAS, AMM_GES, AMM_STU],
};
/** What the vendor's consultant may do: look. */
const letture = ['leggi', 'elenca', 'calcola', 'spiega', 'simula'];

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
  });

describe('each type of user', () => {
  it('is refused exactly the calls that are not for it, before anything else is looked at', async () => {
    const diversi: string[] = [];
    for (const rotta of rotte) {
      if (rotta.accesso === 'pubblico' || rotta.accesso === 'sessione') continue;
      const { azione, risorsa } = rotta.accesso;
      for (const [tipologia, client] of chi) {
        const modello = rotta.percorso.replace(/\/:testo$/, '');
        const ammessi = riservate[`${rotta.metodo} ${modello}`] ?? riservate[modello];
        const isAmmesso = ammessi
          ? ammessi.includes(tipologia)
          : tipologia !== CON_ELMAS || letture.includes(azione);
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
