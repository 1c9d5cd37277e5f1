import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let fornitore: Client;
let gestore: Client;
let capo: Client;
let operatore: Client;
let estraneo: Client;
beforeAll(async () => {
  app = await makeApp();
  const { id: gestore_id } = await makeGestore(app);
  studioId = (await makeStudio(app, { gestore_id })).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  gestore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id }));
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId }));
  estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
});
afterAll(() => app.stop());

const dati = {
  Tipo: 'Dichiarazione',
  CodiceFiscale: '02345670364',
  RagioneSociale: 'CAF Emilia',
  NumeroIscrizioneCAF: '00123',
  Comune: 'F257',
  CAP: '41121',
  Email: 'caf@example.it',
  RappresentanteCognome: 'Rossi',
  RappresentanteNome: 'Maria',
  Predefinito: true,
};
const cerca = async (Anno = 2025, Tipo = 'Dichiarazione') =>
  (await capo.post(percorsi.intermediarioPredefinito, { IdStudio: studioId, Tipo, Anno })).corpo.data;

describe('the intermediaries', () => {
  it('[INT-003] want the legal representative, and one codice fiscale for each type', async () => {
    const { status, corpo } = await gestore.post(percorsi.intermediario, {
      ...dati,
      RappresentanteCognome: ' ',
      RappresentanteNome: '',
    });
    expect([status, corpo.ModelState]).toEqual([
      400,
      { RappresentanteCognome: ['Campo obbligatorio'], RappresentanteNome: ['Campo obbligatorio'] },
    ]);
    expect((await gestore.post(percorsi.intermediario, dati)).status).toBe(201);
    // The same code, however it is written.
    const doppio = await gestore.post(percorsi.intermediario, { ...dati, CodiceFiscale: ' 02345.670364 ' });
    expect([doppio.status, doppio.corpo.Message, doppio.corpo.ModelState]).toEqual([
      409,
      'Codice già utilizzato.',
      { CodiceFiscale: ['Codice già utilizzato.'] },
    ]);
    expect((await gestore.post(percorsi.intermediario, { ...dati, Tipo: 'CU' })).status).toBe(201);
  });

  it('[INT-004] have one default for each type and year, of the four types', async () => {
    const altro = { ...dati, CodiceFiscale: '04567890159', RagioneSociale: 'CAF Nord' };
    expect((await gestore.post(percorsi.intermediario, altro)).status).toBe(201);
    const righe = (await gestore.post(percorsi.intermediarioLista, { Filter: { Tipo: 'Dichiarazione' } }))
      .corpo.data;
    expect(
      righe.map(({ Denominazione, Predefinito }: { Denominazione: string; Predefinito: boolean }) => [
        Denominazione,
        Predefinito,
      ]),
    ).toEqual([
      ['CAF Emilia', false],
      ['CAF Nord', true],
    ]);
    expect((await gestore.post(percorsi.intermediario, { ...dati, Tipo: 'IVA' })).status).toBe(400);
    await gestore.post(percorsi.intermediario, {
      ...dati,
      CodiceFiscale: '06789010011',
      RagioneSociale: 'CAF 2024',
      Anno: 2024,
    });
    expect((await cerca(2024)).Denominazione).toBe('CAF 2024');
    expect((await cerca(2025)).Denominazione).toBe('CAF Nord');
    expect(await cerca(2025, '770')).toBeNull();
  });

  it('of a studio goes before the shared ones, for that studio alone', async () => {
    const suo = await capo.post(percorsi.personalizzato, { ...dati, RagioneSociale: 'Il mio CAF' });
    expect([suo.status, suo.corpo.data.IdStudio]).toEqual([201, studioId]);
    expect((await cerca()).Denominazione).toBe('Il mio CAF');
    const uno = percorso(percorsi.personalizzatoUno, { id: suo.corpo.data.Id });
    expect((await estraneo.get(uno)).status).toBe(404);
    expect((await estraneo.put(uno, suo.corpo.data)).status).toBe(404);
    expect((await operatore.get(uno)).status).toBe(200);
    expect((await operatore.put(uno, suo.corpo.data)).status).toBe(403);
    const cambiato = await capo.put(uno, { ...suo.corpo.data, Predefinito: false });
    expect([cambiato.status, cambiato.corpo.data.Versione]).toEqual([200, 2]);
    expect((await cerca()).Denominazione).toBe('CAF Nord');
    expect((await capo.delete(uno)).status).toBe(204);
  });

  it('shared by the vendor are seen by all, and changed by the vendor alone', async () => {
    const { corpo } = await fornitore.post(percorsi.intermediario, {
      ...dati,
      Tipo: '770',
      RagioneSociale: 'Del fornitore',
    });
    const uno = percorso(percorsi.intermediarioUno, { id: corpo.data.Id });
    expect((await cerca(2025, '770')).Denominazione).toBe('Del fornitore');
    expect((await gestore.put(uno, corpo.data)).status).toBe(403);
    expect((await capo.put(uno, corpo.data)).status).toBe(403);
    expect((await fornitore.put(uno, { ...corpo.data, Telefono: '059 111' })).status).toBe(200);
    const lista = (await estraneo.post(percorsi.intermediarioLista)).corpo.data;
    expect(lista.map(({ Denominazione }: { Denominazione: string }) => Denominazione)).toEqual([
      'Del fornitore',
    ]);
  });
});
