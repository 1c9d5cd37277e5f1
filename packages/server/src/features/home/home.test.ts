import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../test/client.ts';
import { dichiarazioni, lavoro, makeDichiarazione } from '../../test/dichiarazioni.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

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

describe('what the home remembers', () => {
  it('of a new user nothing; favourites and read notes are kept apart, and each user has his own', async () => {
    expect(await read()).toEqual({ Preferiti: [], NoteLette: null, TastoAiuto: true, Ripresa: null });
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
