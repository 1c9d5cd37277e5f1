import { percorsi, percorso, tipologiaUtente, VISTE_MASSIME } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, OP_STU, AMM_GES, CON_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let amministratore: Client;
let operatore: Client;
let collega: Client;
let estraneo: Client;

beforeAll(async () => {
  app = await makeApp();
  const studio_id = (await makeStudio(app)).id;
  const enter = async (tipologia_utente: typeof AMM_STU | typeof OP_STU, studio: number) =>
    loginAs(app, await makeUtente(app, { tipologia_utente, studio_id: studio }));
  amministratore = await enter(AMM_STU, studio_id);
  operatore = await enter(OP_STU, studio_id);
  collega = await enter(OP_STU, studio_id);
  estraneo = await enter(AMM_STU, (await makeStudio(app)).id);
});
afterAll(() => app.stop());

let numero = 0;
const write = (altri: object = {}) => {
  numero += 1;
  return {
    Lista: 'anagrafica',
    Nome: `Vista ${numero}`,
    Filter: { Denominazione: 'rossi', Tipo: 'PF' },
    Logic: 'or',
    Order: ['-ModificataIl', 'Denominazione'],
    Colonne: [
      { Campo: 'codiceFiscale', Visibile: false, Larghezza: null },
      { Campo: 'denominazione', Visibile: true, Larghezza: 320 },
    ],
    PageSize: 100,
    ...altri,
  };
};
const una = (id: string) => percorso(percorsi.vistaUna, { id });
const create = async (chi: Client, altri: object = {}) =>
  (await chi.post(percorsi.vista, write(altri))).corpo.data;
const listNomi = async (chi: Client): Promise<string[]> =>
  (await chi.post(percorsi.vistaLista, { Filter: { Lista: 'anagrafica' }, PageSize: 500 })).corpo.data.map(
    ({ Nome }: { Nome: string }) => Nome,
  );

describe('a view', () => {
  it('keeps name, filter, order, columns with widths and rows as they were written', async () => {
    const scritta = write();
    const creata = await operatore.post(percorsi.vista, scritta);
    expect(creata.status).toBe(201);
    const attesa = { ...scritta, DiStudio: false, Predefinita: false, Versione: 1, Modificabile: true };
    expect(creata.corpo.data).toEqual({ ...attesa, Id: expect.any(String) });
    expect((await operatore.get(una(creata.corpo.data.Id))).corpo).toEqual(creata.corpo);
  });

  it('of one user is seen by nobody else, of the studio by all its users and by no other studio', async () => {
    const mia = await create(operatore);
    const nostra = await create(amministratore, { DiStudio: true });
    expect(await listNomi(operatore)).toEqual(expect.arrayContaining([mia.Nome, nostra.Nome]));
    expect(await listNomi(collega)).toContain(nostra.Nome);
    expect(await listNomi(collega)).not.toContain(mia.Nome);
    expect(await listNomi(estraneo)).toEqual([]);
    const { Lista: _, ...corpo } = write({ Versione: 1 });
    for (const [chi, id] of [
      [collega, mia.Id],
      [amministratore, mia.Id],
      [estraneo, mia.Id],
      [estraneo, nostra.Id],
    ] as const) {
      expect((await chi.get(una(id))).status).toBe(404);
      expect((await chi.put(una(id), corpo)).status).toBe(404);
      expect((await chi.delete(una(id))).status).toBe(404);
    }
    expect((await operatore.get(una(mia.Id))).corpo.data).toEqual(mia);
  });

  it('of the studio is made, changed and deleted by its administrator alone', async () => {
    expect((await operatore.post(percorsi.vista, write({ DiStudio: true }))).status).toBe(403);
    const nostra = await create(amministratore, { DiStudio: true });
    const letta = (await operatore.get(una(nostra.Id))).corpo.data;
    expect([nostra.Modificabile, letta.Modificabile]).toEqual([true, false]);
    const { Lista: _, ...corpo } = write({ DiStudio: true, Versione: 1 });
    expect((await operatore.put(una(nostra.Id), corpo)).status).toBe(403);
    expect((await operatore.put(una(nostra.Id), { ...corpo, DiStudio: false })).status).toBe(403);
    expect((await operatore.delete(una(nostra.Id))).status).toBe(403);
    const mia = await create(operatore);
    expect((await operatore.put(una(mia.Id), corpo)).status).toBe(403);
    expect((await amministratore.put(una(nostra.Id), corpo)).status).toBe(200);
    expect((await amministratore.delete(una(nostra.Id))).status).toBe(204);
    expect((await amministratore.get(una(nostra.Id))).status).toBe(404);
  });

  it('[LST-022] answers 409 to who saves over somebody else', async () => {
    const { Id } = await create(operatore);
    const { Lista: _, ...corpo } = write({ Versione: 1 });
    const prima = await operatore.put(una(Id), corpo);
    expect([prima.status, prima.corpo.data.Versione]).toEqual([200, 2]);
    const seconda = await operatore.put(una(Id), { ...corpo, Nome: 'Altra' });
    expect([seconda.status, seconda.corpo.Codice]).toEqual([409, 'RECORD_MODIFICATO']);
    expect((await operatore.get(una(Id))).corpo.data.Nome).toBe(corpo.Nome);
  });

  it('has a name of its own among those of its owner, whatever the case', async () => {
    const { Nome } = await create(operatore);
    const doppia = await operatore.post(percorsi.vista, write({ Nome: Nome.toUpperCase() }));
    expect([doppia.status, Object.keys(doppia.corpo.ModelState)]).toEqual([409, ['Nome']]);
    expect((await collega.post(percorsi.vista, write({ Nome }))).status).toBe(201);
    const insieme = { Nome: 'Insieme' };
    const risposte = await Promise.all([1, 2, 3].map(() => collega.post(percorsi.vista, write(insieme))));
    expect(risposte.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is the default alone: the former one stops being it, those of others stay', async () => {
    const prima = await create(operatore, { Predefinita: true });
    const diStudio = await create(amministratore, { DiStudio: true, Predefinita: true });
    const seconda = await create(operatore, { Predefinita: true });
    const read = async (id: string) => (await operatore.get(una(id))).corpo.data.Predefinita;
    expect([await read(prima.Id), await read(seconda.Id), await read(diStudio.Id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is refused when it is not one, and to who has no studio or only looks', async () => {
    for (const [altri, campo] of [
      [{ Nome: ' ' }, 'Nome'],
      [{ Nome: 'n'.repeat(61) }, 'Nome'],
      [{ Lista: 'utente_password' }, 'Lista'],
      [{ Filter: { Denominazione: 'x'.repeat(201) } }, 'Filter.Denominazione'],
    ] as const) {
      const { status, corpo } = await operatore.post(percorsi.vista, write(altri));
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, [campo]]);
    }
    const gestore_id = (await makeGestore(app)).id;
    const rivenditore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id }));
    expect((await rivenditore.post(percorsi.vista, write())).corpo.Codice).toBe('STUDIO_NON_INDICATO');
    expect((await rivenditore.post(percorsi.vistaLista, {})).corpo).toMatchObject({ data: [], Total: 0 });
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await consulente.post(percorsi.vista, write())).status).toBe(403);
  });

  it(`stops at ${VISTE_MASSIME} for each owner and list`, async () => {
    const stati = [];
    for (let n = 0; n <= VISTE_MASSIME; n += 1) {
      stati.push((await estraneo.post(percorsi.vista, write({ Lista: 'dichiarazioni' }))).status);
    }
    expect(stati.filter((stato) => stato === 201)).toHaveLength(VISTE_MASSIME);
    expect(stati.at(-1)).toBe(400);
    expect((await estraneo.post(percorsi.vista, write())).status).toBe(201);
  });

  it('stops there also when many are written at once, or one’s own becomes of the studio', async () => {
    const capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    const insieme = Array.from({ length: VISTE_MASSIME + 3 }, () =>
      capo.post(percorsi.vista, write({ DiStudio: true })),
    );
    const stati = (await Promise.all(insieme)).map(({ status }) => status);
    expect(stati.filter((stato) => stato === 201)).toHaveLength(VISTE_MASSIME);
    const { Id, Versione } = await create(capo);
    const { Lista: _, ...scritta } = write({ DiStudio: true });
    const mossa = await capo.put(percorso(percorsi.vistaUna, { id: Id }), { ...scritta, Versione });
    expect([mossa.status, Object.keys(mossa.corpo.ModelState)]).toEqual([400, ['Nome']]);
  });
});
