import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, lavoro, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let collega: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  collega = await loginAs(app, await makeUtente(app, { studio_id: studioId, nome: 'Luca' }));
});
afterAll(() => app.stop());

const read = async (chi = client) => (await chi.get(percorsi.home)).corpo.data;

describe('the training areas of the home', () => {
  it('are said to be off while nothing answers at their address, and only then', async () => {
    const corsi = createServer((_, risposta) => risposta.end());
    await new Promise<void>((resolve) => corsi.listen(0, '127.0.0.1', resolve));
    const { port } = corsi.address() as AddressInfo;
    const setIndirizzo = (indirizzo: string) =>
      app.sql(`update applicazione set indirizzi = $1 where codice = 'lms-2025'`, [
        JSON.stringify(indirizzo === '' ? {} : { studio: indirizzo }),
      ]);
    await setIndirizzo(`http://127.0.0.1:${port}`);
    expect((await read()).AreeSpente).toEqual([]);
    await new Promise((resolve) => corsi.close(resolve));
    // Another name of the same place: what was heard of the first is kept for a while.
    await setIndirizzo(`http://localhost:${port}`);
    expect((await read()).AreeSpente).toEqual(['_25']);
    await setIndirizzo('');
  });
});

describe('what the home remembers', () => {
  it('of a new user nothing; favourites and read notes are kept apart, and each user has his own', async () => {
    expect(await read()).toEqual({
      ...{
        Preferiti: [],
        NoteLette: null,
        TastoAiuto: true,
        PassiNascosti: false,
        Riepilogo: 'mai',
        Ripresa: null,
      },
      AreeSpente: [],
    });
    await client.put(percorsi.home, { TastoAiuto: false });
    await client.put(percorsi.home, { Preferiti: ['anagrafica', 'anno/2025', 'anagrafica'] });
    await client.put(percorsi.home, { NoteLette: '0.1.0' });
    expect(await read()).toMatchObject({
      Preferiti: ['anagrafica', 'anno/2025'],
      NoteLette: '0.1.0',
      TastoAiuto: false,
    });
    expect(await read(collega)).toMatchObject({ Preferiti: [], NoteLette: null, TastoAiuto: true });
    await client.put(percorsi.home, { Preferiti: [] });
    expect(await read()).toMatchObject({ Preferiti: [], NoteLette: '0.1.0' });
  });

  it('refuses the name of a tile that is not one, on its field', async () => {
    const risposta = await client.put(percorsi.home, { Preferiti: ['anagrafica', '<script>'] });
    expect(risposta.status).toBe(400);
    expect(Object.keys(risposta.corpo.ModelState)).toEqual(['Preferiti.1']);
  });

  it('leads back to the quadro saved or typed last, of one user alone, until the declaration goes', async () => {
    const prima = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, prima, 1, lavoro);
    expect((await read()).Ripresa).toMatchObject({
      Anno: 2025,
      Id: prima,
      Quadro: 'RC',
      InBozza: false,
      Denominazione: 'Rossi Mario',
    });
    expect((await read(collega)).Ripresa).toBeNull();

    const seconda = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.bozza(client, seconda, 'RP', { 'RP1.2': 500 });
    expect((await read()).Ripresa).toMatchObject({ Id: seconda, Quadro: 'RP', InBozza: true });

    await dichiarazioni.scarta(client, seconda, 'RP');
    await dichiarazioni.elimina(client, [seconda]);
    expect((await read()).Ripresa).toMatchObject({ Id: prima, Quadro: 'RC', InBozza: false });
  });
});
