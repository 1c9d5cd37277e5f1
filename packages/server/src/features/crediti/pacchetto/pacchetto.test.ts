import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(() => app.stop());

const dati = { Nome: 'Cento', Crediti: 100, CostoUnitario: 1.29, ScadenzaMesi: 12, Pubblico: true };
const uno = (id: string) => percorso(percorsi.pacchettoUno, { id });
const attiva = (id: string) => percorso(percorsi.pacchettoAttivazione, { id });
const crea = async (chi: Client, altro: object = {}) => {
  const { status, corpo } = await chi.post(percorsi.pacchetto, { ...dati, ...altro });
  expect(status).toBe(201);
  return corpo.data;
};
/** A gestore with these settings, its administrator, and the one of a studio of its. */
async function makeRete(impostazioni: Parameters<typeof makeGestore>[1] = {}) {
  const { id: gestore_id } = await makeGestore(app, { email: 'rete@example.it', ...impostazioni });
  const { id: studio_id } = await makeStudio(app, {
    gestore_id,
    ...{ via: 'Via Po 1', comune: 'L219', provincia: 'TO', cap: '10100' },
  });
  const gestore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id }));
  const capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id }));
  return { gestore, capo, studio_id, gestore_id };
}
const offerti = async (capo: Client): Promise<string[]> =>
  (await capo.get(percorsi.pacchettoOfferta)).corpo.data.Pacchetti.map(({ Id }: { Id: string }) => Id);

describe('a package of credits', () => {
  it('[CRE-007] keeps its fields; its price is credits times unit cost unless it is set', async () => {
    const pacchetto = await crea(fornitore);
    expect(pacchetto).toMatchObject({ ...dati, Prezzo: 129, Attivo: true, NomeGestore: null });
    const url = uno(pacchetto.Id);
    const cambiato = await fornitore.put(url, { ...pacchetto, Prezzo: 99.9 });
    expect([cambiato.status, cambiato.corpo.data.Prezzo]).toEqual([200, 99.9]);
    const righe = (await fornitore.post(percorsi.pacchettoLista, { Filter: { Nome: 'Cento' } })).corpo.data;
    expect(righe).toEqual([cambiato.corpo.data]);
    expect((await fornitore.put(url, { ...pacchetto })).corpo.Codice).toBe('RECORD_MODIFICATO');
    for (const [altro, campo] of [
      [{ CostoUnitario: 0.001 }, 'CostoUnitario'],
      [{ Crediti: 0 }, 'Crediti'],
      [{ Nome: ' ' }, 'Nome'],
      [{ ScadenzaMesi: 0 }, 'ScadenzaMesi'],
    ] as const) {
      const { status, corpo } = await fornitore.post(percorsi.pacchetto, { ...dati, ...altro });
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, [campo]]);
    }
  });

  it('[CRE-008] [GES-002] is made by a gestore that is allowed to, and offered to its studi when public', async () => {
    const nuova = await makeRete();
    expect((await nuova.gestore.post(percorsi.pacchetto, dati)).status).toBe(403);
    const si = await makeRete({ creazione_pacchetti_applicativi: true });
    const pubblico = await crea(si.gestore);
    const riservato = await crea(si.gestore, { Pubblico: false });
    expect(pubblico.NomeGestore).toMatch(/^Gestore/);
    expect(await offerti(si.capo)).toEqual([pubblico.Id]);
    expect(await offerti(nuova.capo)).toEqual([]);
    expect((await si.capo.get(uno(riservato.Id))).status).toBe(404);
    expect((await nuova.gestore.get(uno(pubblico.Id))).status).toBe(404);
    expect((await si.gestore.delete(uno(riservato.Id))).status).toBe(204);
    const bloccata = await makeRete({ creazione_pacchetti_applicativi: true, bloccato: true });
    expect((await bloccata.gestore.post(percorsi.pacchetto, dati)).status).toBe(403);
    const facolta = [];
    for (const chi of [nuova.gestore, si.gestore, bloccata.gestore, si.capo, fornitore])
      facolta.push((await chi.get(percorsi.pacchettoFacolta)).corpo.data.Crea);
    expect(facolta).toEqual([false, true, false, false, true]);
  });

  it('[GES-006] of the vendor is only activated and made public by a gestore; locked, the gestore does nothing else', async () => {
    const pacchetto = await crea(fornitore, { Nome: 'Del fornitore' });
    const rete = await makeRete({ creazione_pacchetti_applicativi: true });
    const suo = await crea(rete.gestore, { Nome: 'Della rete', Crediti: 50 });
    await app.sql('update gestore set bloccato = true where id = $1', [rete.gestore_id]);
    for (const Id of [pacchetto.Id, suo.Id]) {
      const letto = (await rete.gestore.get(uno(Id))).corpo.data;
      expect(letto.Modificabile).toBe(false);
      expect((await rete.gestore.put(uno(Id), { ...letto, Prezzo: 1 })).status).toBe(403);
      expect((await rete.gestore.delete(uno(Id))).status).toBe(403);
    }
    expect(await offerti(rete.capo)).toEqual([suo.Id]);
    const scelta = await rete.gestore.put(attiva(pacchetto.Id), { Attivo: true, Pubblico: true });
    expect([scelta.status, scelta.corpo.data]).toMatchObject([200, { Attivo: true, Pubblico: true }]);
    expect(await offerti(rete.capo)).toEqual([suo.Id, pacchetto.Id]);
    await rete.gestore.put(attiva(suo.Id), { Attivo: true, Pubblico: false });
    expect(await offerti(rete.capo)).toEqual([pacchetto.Id]);
    expect(await offerti((await makeRete()).capo)).toEqual([]);
    expect((await rete.capo.put(attiva(pacchetto.Id), { Attivo: false, Pubblico: false })).status).toBe(403);
    await fornitore.put(attiva(pacchetto.Id), { Attivo: false, Pubblico: true });
    expect(await offerti(rete.capo)).toEqual([]);
  });

  it('is offered with whom to ask for it, as nothing is paid here', async () => {
    const { capo, gestore_id } = await makeRete();
    const { data } = (await capo.get(percorsi.pacchettoOfferta)).corpo;
    expect(data.Venditore).toMatchObject({ Email: 'rete@example.it' });
    expect(data.Avviso).toBe(
      'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.',
    );
    const [fornita] = await app.sql<{ ragione_sociale: string }>('select ragione_sociale from fornitore');
    const solo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    expect((await solo.get(percorsi.pacchettoOfferta)).corpo.data.Venditore.Nome).toBe(
      fornita?.ragione_sociale,
    );
    expect(gestore_id).toBeGreaterThan(0);
  });

  it('is bought for a studio when active and of its seller; bought, it stays', async () => {
    const rete = await makeRete({ creazione_pacchetti_applicativi: true });
    const altra = await makeRete({ creazione_pacchetti_applicativi: true });
    const suo = await crea(rete.gestore, { Pubblico: false });
    const altrui = await crea(altra.gestore);
    const spento = await crea(rete.gestore, { Attivo: false });
    let numero = 0;
    const buy = (chi: Client, IdPacchetto: string) => {
      numero += 1;
      const corpo = { IdStudio: rete.studio_id, IdPacchetto };
      return chi.send('POST', percorsi.creditiAcquisto, corpo, { 'idempotency-key': `acquisto-${numero}` });
    };
    for (const [chi, id] of [
      [rete.gestore, altrui.Id],
      [rete.gestore, spento.Id],
      [fornitore, altrui.Id],
    ] as const) {
      const { status, corpo } = await buy(chi, id);
      expect([status, corpo.ModelState]).toEqual([400, { IdPacchetto: ['Pacchetto sconosciuto.'] }]);
    }
    expect((await buy(rete.gestore, suo.Id)).corpo).toEqual({ data: 100 });
    expect((await buy(fornitore, suo.Id)).corpo).toEqual({ data: 200 });
    const inUso = await rete.gestore.delete(uno(suo.Id));
    expect([inUso.status, inUso.corpo.Codice]).toEqual([409, 'PACCHETTO_IN_USO']);
  });
});
