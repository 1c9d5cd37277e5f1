import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { deleteScaduti } from '../../../jobs/pulizia.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;
const GIORNO = 86_400_000;
let app: AppDiProva;
let io: Client;
let collega: Client;
let estraneo: Client;
let cliente: string;

beforeAll(async () => {
  app = await makeApp();
  const studio_id = (await makeStudio(app)).id;
  const enter = async (tipologia_utente: typeof AMM_STU | typeof OP_STU, studio: number) =>
    loginAs(app, await makeUtente(app, { tipologia_utente, studio_id: studio }));
  io = await enter(OP_STU, studio_id);
  collega = await enter(AMM_STU, studio_id);
  estraneo = await enter(AMM_STU, (await makeStudio(app)).id);
  cliente = (await makeAnagrafica(app, studio_id)).id;
});
afterAll(() => app.stop());

const luogo = (chiave: string, genere = 'anagrafica') => percorso(percorsi.bozza, { genere, chiave });
const righi = { cognome: 'Rossi', 'domicilioFiscale.via': 'Via del Campo', estera: false, statoCivile: 2 };

const studioOf = async (id: string) =>
  (await app.sql<{ studio_id: number }>('select studio_id from anagrafica where id = $1', [id]))[0]
    ?.studio_id ?? 0;

describe('a client made with a key', () => {
  let numero = 0;
  const write = () => {
    numero += 1;
    return {
      Tipo: 'SD',
      Estera: true,
      IdentificativoEstero: `DE${numero}`,
      CodiceFiscale: `DE${numero}`,
      RagioneSociale: `Cliente ${numero}`,
      DomicilioFiscale: { Comune: 'F257', CAP: '41121', Provincia: 'MO', Via: 'Via Emilia', Civico: '1' },
    };
  };
  const create = (chi: Client, corpo: object, chiave?: string) =>
    chi.send('POST', percorsi.anagrafica, corpo, chiave === undefined ? {} : { 'idempotency-key': chiave });

  it('is made once however many times the request comes, even all at once', async () => {
    const corpo = write();
    const insieme = await Promise.all([1, 2, 3, 4].map(() => create(io, corpo, 'chiave-1')));
    const dopo = await create(io, corpo, 'chiave-1');
    for (const { status, corpo: risposta } of [...insieme, dopo])
      expect([status, risposta]).toEqual([201, insieme[0]?.corpo]);
    expect((await create(io, corpo)).corpo.Codice).toBe('CODICE_GIA_USATO');
  });

  it('refuses the key for other data, and leaves it free after a refusal, for others and after a day', async () => {
    await create(io, write(), 'chiave-2');
    const altro = await create(io, write(), 'chiave-2');
    expect([altro.status, altro.corpo.Codice]).toEqual([422, 'CHIAVE_GIA_USATA']);
    expect((await create(collega, write(), 'chiave-2')).status).toBe(201);
    expect((await create(estraneo, write(), 'chiave-2')).status).toBe(201);
    const senzaComune = { ...write(), DomicilioFiscale: {} };
    expect((await create(io, senzaComune, 'chiave-3')).status).toBe(400);
    expect((await create(io, write(), 'chiave-3')).status).toBe(201);
    await app.sql("update idempotenza set scade_il = now() - interval '1 second'");
    expect((await create(io, write(), 'chiave-2')).status).toBe(201);
    expect((await create(io, write(), 'x'.repeat(201))).status).toBe(400);
    const dopo = new Date(Date.now() + 2 * GIORNO);
    expect((await deleteScaduti(app.servizi.db, dopo)).richieste).toBeGreaterThan(0);
  });
});

describe('a draft', () => {
  it('is kept as it was typed, the last in the place of the one before, until it is thrown away', async () => {
    const salvata = await io.put(luogo('nuova'), { Righi: { cognome: 'Ros' } });
    expect(salvata.status).toBe(200);
    const ultima = await io.put(luogo('nuova'), { Righi: righi, Versione: 3 });
    expect((await io.get(luogo('nuova'))).corpo.data).toEqual({
      Righi: righi,
      Versione: 3,
      SalvataIl: ultima.corpo.data.SalvataIl,
    });
    expect((await io.delete(luogo('nuova'))).status).toBe(204);
    expect((await io.get(luogo('nuova'))).corpo).toEqual({ data: null });
    expect((await io.delete(luogo('nuova'))).status).toBe(204);
  });

  it('is seen by who typed it and by nobody else, of the same studio or of another', async () => {
    await io.put(luogo(cliente), { Righi: righi, Versione: 1 });
    await io.put(luogo('nuova'), { Righi: righi });
    expect((await collega.get(luogo(cliente))).corpo).toEqual({ data: null });
    expect((await collega.delete(luogo(cliente))).status).toBe(204);
    expect((await estraneo.get(luogo('nuova'))).corpo).toEqual({ data: null });
    for (const metodo of ['get', 'delete'] as const)
      expect((await estraneo[metodo](luogo(cliente))).status).toBe(404);
    expect((await estraneo.put(luogo(cliente), { Righi: {} })).status).toBe(404);
    expect((await io.get(luogo(cliente))).corpo.data.Righi).toEqual(righi);
  });

  it('is never a value of the record, and goes with the record', async () => {
    const { id } = await makeAnagrafica(app, await studioOf(cliente), { ragione_sociale: 'Prima' });
    await io.put(luogo(id), { Righi: { ragioneSociale: 'Dopo' }, Versione: 1 });
    const scheda = percorso(percorsi.anagraficaUna, { id });
    const { RagioneSociale, Versione } = (await io.get(scheda)).corpo.data;
    expect([RagioneSociale, Versione]).toEqual(['Prima', 1]);
    expect((await io.delete(scheda)).status).toBe(204);
    expect(await app.sql('select 1 from bozza where luogo = $1', [`anagrafica/${id}`])).toEqual([]);
  });

  it('has a place of the list: any other is not found', async () => {
    const posti = [luogo('nuova', 'utente'), luogo('altra'), luogo('00000000-0000-4000-8000-000000000000')];
    for (const posto of posti) {
      expect((await io.get(posto)).status).toBe(404);
      expect((await io.put(posto, { Righi: righi })).status).toBe(404);
      expect((await io.delete(posto)).status).toBe(404);
    }
  });

  it('is small: of plain values, and not too many or too long', async () => {
    const tanti = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`c${n}`, 1]));
    for (const Righi of [tanti, { a: { b: 1 } }, { a: [1] }, { '': 1 }, [], 'x', { a: 'x'.repeat(20_001) }])
      expect((await io.put(luogo('nuova'), { Righi })).status).toBe(400);
    const lunghi = Object.fromEntries(Array.from({ length: 4 }, (_, n) => [`c${n}`, 'x'.repeat(19_000)]));
    const rifiuto = await io.put(luogo('nuova'), { Righi: lunghi });
    expect([rifiuto.status, rifiuto.corpo.Codice]).toEqual([413, 'MESSAGGIO_TROPPO_GRANDE']);
  });

  it('expires thirty days after it was typed, and then it is deleted', async () => {
    await io.put(luogo(cliente), { Righi: righi, Versione: 1 });
    const { db } = app.servizi;
    expect((await deleteScaduti(db, new Date(Date.now() + 29 * GIORNO))).bozze).toBe(0);
    await app.sql("update bozza set scade_il = now() - interval '1 second'");
    expect((await io.get(luogo(cliente))).corpo).toEqual({ data: null });
    await io.put(luogo(cliente), { Righi: righi, Versione: 1 });
    const dopo = await deleteScaduti(db, new Date(Date.now() + 31 * GIORNO));
    expect(dopo.bozze).toBeGreaterThan(0);
    expect(await app.sql('select 1 from bozza')).toEqual([]);
  });
});
