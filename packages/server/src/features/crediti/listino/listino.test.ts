import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { findPrezzo } from './listino.queries.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let fornitore: Client;
let gestore: Client;
let operatore: Client;
let capo: Client;
beforeAll(async () => {
  app = await makeApp();
  const { id: gestore_id } = await makeGestore(app);
  studioId = (await makeStudio(app, { gestore_id })).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  gestore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id }));
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_GES, gestore_id }));
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
});
afterAll(() => app.stop());

const dati = (Crediti: number, altro: object = {}) => ({
  Nome: 'Listino',
  ValidoDa: '2026-01-01',
  Voci: [{ Tipo: 'Persone fisiche', Crediti }],
  ...altro,
});
const crea = async (chi: Client, corpo: object) => (await chi.post(percorsi.listino, corpo)).corpo.data;
const prezzo = async (giorno: string, anno = 2025, studio = studioId) =>
  (
    await withTenant(app.servizi.db, { studi: [studio] }, (trx) =>
      findPrezzo(trx, { studioId: studio, tipo: 'Persone fisiche', anno, giorno }),
    )
  )?.crediti;

describe('the price list', () => {
  it('[CRE-015] is a group of prices in a period: the one of the gestore before that of the vendor, of the year before every year', async () => {
    expect(await prezzo('2026-05-01')).toBeUndefined();
    const base = await crea(fornitore, dati(5, { ValidoA: '2026-12-31' }));
    expect(base).toMatchObject({
      Nome: 'Listino',
      ValidoDa: '2026-01-01',
      ValidoA: '2026-12-31',
      NomeGestore: null,
      Voci: [{ Tipo: 'Persone fisiche', Anno: null, Crediti: 5, PrezzoUnitario: 0 }],
    });
    expect([await prezzo('2025-12-31'), await prezzo('2026-12-31'), await prezzo('2027-01-01')]).toEqual([
      undefined,
      5,
      undefined,
    ]);
    await crea(gestore, {
      ...dati(3, { Nome: 'Rete' }),
      Voci: [
        { Tipo: 'Persone fisiche', Crediti: 3, PrezzoUnitario: 1.2 },
        { Tipo: 'Persone fisiche', Anno: 2024, Crediti: 2 },
      ],
    });
    const altrove = (await makeStudio(app)).id;
    expect([
      await prezzo('2026-05-01'),
      await prezzo('2026-05-01', 2024),
      await prezzo('2026-05-01', 2025, altrove),
    ]).toEqual([3, 2, 5]);
  });

  it('is read by who pays, and written by who sells', async () => {
    const [mio] = (await gestore.post(percorsi.listinoLista, { Filter: { Nome: 'Rete' } })).corpo.data;
    const [suo] = (await capo.post(percorsi.listinoLista, { Filter: { Nome: 'Listino' } })).corpo.data;
    expect([mio.Modificabile, suo.Modificabile]).toEqual([true, false]);
    const url = percorso(percorsi.listinoUno, { id: suo.Id });
    expect((await gestore.put(url, suo)).status).toBe(403);
    for (const chi of [capo, operatore]) {
      expect((await chi.get(url)).status).toBe(200);
      expect((await chi.put(url, suo)).status).toBe(403);
    }
    const estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    expect((await estraneo.get(percorso(percorsi.listinoUno, { id: mio.Id }))).status).toBe(404);
    expect((await gestore.delete(percorso(percorsi.listinoUno, { id: mio.Id }))).status).toBe(204);
  });

  it('refuses a period the other way round and the same item twice', async () => {
    const voce = { Tipo: 'IVA', Anno: 2025, Crediti: 1 };
    const { status, corpo } = await fornitore.post(percorsi.listino, {
      ...dati(1, { ValidoA: '2025-01-01' }),
      Voci: [voce, voce],
    });
    expect([status, Object.keys(corpo.ModelState).sort()]).toEqual([400, ['ValidoA', 'Voci.1.Tipo']]);
  });
});
