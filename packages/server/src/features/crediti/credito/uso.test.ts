import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  makeDichiarazione,
  makePersona,
} from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let pacchetto: string;
let numero = 0;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    Nome: 'Cinque',
    Crediti: 5,
    CostoUnitario: 2,
  });
  pacchetto = corpo.data.Id;
});
afterAll(() => app.stop());

async function makeCapo(dati: object = {}, crediti = true) {
  const sede = { via: 'Via Cavour 1', comune: 'H501', provincia: 'RM', cap: '00184' };
  const { id } = await makeStudio(app, { ...sede, ...dati });
  numero += 1;
  if (crediti) {
    const chiave = { 'idempotency-key': `uso-${numero}` };
    const corpo = { IdStudio: id, IdPacchetto: pacchetto };
    expect((await fornitore.send('POST', percorsi.creditiAcquisto, corpo, chiave)).status).toBe(201);
  }
  const client = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: id }));
  return { id, client };
}
async function makeChiusa(client: Client, studioId: number) {
  const id = await makeDichiarazione(app, client, studioId);
  await completeDichiarazione(client, id);
  await dichiarazioni.chiudi(client, [id]);
  return id;
}
const print = async (client: Client, id: string) =>
  client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: 2025, chiavi: [id] });
const residui = async (client: Client) => (await client.get(percorsi.creditiResidui)).corpo.data;
const listino = (Crediti: number) => ({
  Nome: 'Listino',
  ValidoDa: '2020-01-01',
  Voci: [{ Tipo: 'Persone fisiche', Anno: 2025, Crediti, PrezzoUnitario: 2 }],
});

describe('the final print of a declaration', () => {
  it('[CRE-004] burns the credits of the price list once, whatever the times it is printed', async () => {
    const { id: studioId, client } = await makeCapo();
    const gratuita = await makeChiusa(client, studioId);
    expect((await print(client, gratuita)).status).toBe(200);
    expect(await residui(client)).toBe(5);
    expect((await fornitore.post(percorsi.listino, listino(2))).status).toBe(201);
    const id = await makeChiusa(client, studioId);
    const anteprima = { tipo: 'dichiarazione', anno: 2025, chiavi: [id] };
    expect((await client.post(percorsi.anteprimaStampa, anteprima)).status).toBe(200);
    expect(await residui(client)).toBe(5);
    expect((await print(client, id)).status).toBe(200);
    expect(await residui(client)).toBe(3);
    expect((await print(client, id)).status).toBe(200);
    await dichiarazioni.riapri(client, [id]);
    await dichiarazioni.chiudi(client, [id]);
    expect((await print(client, id)).status).toBe(200);
    expect(await residui(client)).toBe(3);
    const [movimento] = (await client.post(percorsi.movimentoLista)).corpo.data;
    expect(movimento).toMatchObject({
      TipoMovimento: 'Consumo',
      Quantita: -2,
      Causale: 'Stampa definitiva',
      Descrizione: 'Persone fisiche, anno 2025',
    });
  });

  it('[DIC-016] is told before: the sum of the price list, or nothing when flat', async () => {
    const ask = (chi: Client, corpo: object) =>
      chi.post(percorso(percorsi.dichiarazioneCostoStampe, { anno: 2025 }), corpo);
    const { id: studioId, client } = await makeCapo();
    const Codici = [
      await makeDichiarazione(app, client, studioId),
      await makeDichiarazione(app, client, studioId),
    ];
    expect((await ask(client, { Codici })).corpo.data).toEqual({
      ...{ costo: 4, crediti: 4, residui: 5 },
      ...{ insufficienti: false, massimo: 2, senzaPrezzo: [], aCrediti: 2, coperte: 2 },
      ...{ giaPagate: 0, inAbbonamento: 0, delCliente: 0 },
    });
    // Of many, those that were paid when they were printed before are counted apart.
    const pagata = await makeChiusa(client, studioId);
    expect((await print(client, pagata)).status).toBe(200);
    expect((await ask(client, { Codici: [...Codici, pagata] })).corpo.data).toMatchObject({
      ...{ costo: 4, crediti: 6, residui: 3, giaPagate: 1, inAbbonamento: 0, delCliente: 0 },
      // Where the credits end: after the first of the two that take them.
      ...{ insufficienti: true, aCrediti: 2, coperte: 1 },
    });
    // What nobody priced takes nothing, and it is said.
    const { id: cliente } = await makePersona(app, studioId);
    const { create } = (await dichiarazioni.crea(client, [cliente], { Tipo: 'IVA' })).corpo.data;
    expect((await ask(client, { Codici: [...Codici, create[0].Codice] })).corpo.data).toMatchObject({
      ...{ costo: 4, senzaPrezzo: ['IVA'] },
    });
    const flat = await makeCapo({ contratto_flat: true }, false);
    const sua = await makeDichiarazione(app, flat.client, flat.id);
    expect((await ask(flat.client, { Codici: [sua] })).corpo.data).toMatchObject({
      ...{ costo: 0, giaPagate: 0, inAbbonamento: 1 },
    });
    const senza = await makeCapo({}, false);
    const nuova = await makeDichiarazione(app, senza.client, senza.id);
    expect((await ask(senza.client, { Codici: [nuova] })).corpo.data).toMatchObject({
      ...{ costo: 2, residui: 0, insufficienti: true },
    });
  });

  it('takes no more than what was told: a price that rose meanwhile is refused, alone and among many', async () => {
    const { id: studioId, client } = await makeCapo();
    const id = await makeChiusa(client, studioId);
    const opzioni = { crediti: 1 };
    const una = await client.post(percorsi.stampa, {
      tipo: 'dichiarazione',
      anno: 2025,
      chiavi: [id],
      opzioni,
    });
    expect([una.status, una.corpo.Codice]).toEqual([409, 'COSTO_CAMBIATO']);
    const { corpo } = await client.post(percorsi.lavoroAvvia, {
      Nome: 'stampa-dichiarazioni',
      Parametri: { Anno: 2025, Codici: [id], Opzioni: opzioni },
    });
    expect(await waitLavoro(client, corpo.data.jobId)).toMatchObject({ Riuscite: 0, Scartate: 1 });
    expect(await residui(client)).toBe(5);
    expect((await dichiarazioni.leggi(client, id)).corpo.data.StampaData).toBeNull();
  });

  it('[CRE-015] after a change of the price only later uses pay it, and who cannot pay does not print', async () => {
    const { id: studioId, client } = await makeCapo();
    const [uno, due] = [await makeChiusa(client, studioId), await makeChiusa(client, studioId)];
    await print(client, uno);
    expect(await residui(client)).toBe(3);
    const [suo] = (await fornitore.post(percorsi.listinoLista)).corpo.data;
    const url = percorso(percorsi.listinoUno, { id: suo.Id });
    const cambiato = await fornitore.put(url, { ...listino(4), Versione: suo.Versione });
    expect([cambiato.status, cambiato.corpo.data.Voci]).toEqual([
      200,
      [{ Tipo: 'Persone fisiche', Anno: 2025, Crediti: 4, PrezzoUnitario: 2 }],
    ]);
    await print(client, uno);
    expect(await residui(client)).toBe(3);
    const no = await print(client, due);
    expect([no.status, no.corpo.Codice, no.corpo.Message]).toEqual([
      400,
      'CREDITI_INSUFFICIENTI',
      'Crediti insufficienti.',
    ]);
    expect((await dichiarazioni.leggi(client, due)).corpo.data.StampaData ?? null).toBeNull();
    expect(await residui(client)).toBe(3);
  });

  it('[CRE-004] under a flat contract burns nothing and leaves a row in the package consumption', async () => {
    const { id: studioId, client } = await makeCapo({ contratto_flat: true }, false);
    const id = await makeChiusa(client, studioId);
    expect((await print(client, id)).status).toBe(200);
    expect((await print(client, id)).status).toBe(200);
    const righe = await app.sql('select acquisto_id, quantita from consumo_pacchetto where studio_id = $1', [
      studioId,
    ]);
    expect(righe).toEqual([{ acquisto_id: null, quantita: 0 }]);
    expect(await residui(client)).toBe(0);
  });

  it('[CRE-015] [DIC-033] of every type costs what the configuration of its year says, price list or not', async () => {
    const { id: studioId, client } = await makeCapo();
    const url = percorso(percorsi.configurazioneAnno, { anno: 2025 });
    const read = async (tipo: string) =>
      (await client.get(url)).corpo.data.Tipi.find(({ Codice }: { Codice: string }) => Codice === tipo);
    const cost = async (tipo: string) => {
      const { id: cliente } = await makePersona(app, studioId);
      const { create } = (await dichiarazioni.crea(client, [cliente], { Tipo: tipo })).corpo.data;
      const costo = percorso(percorsi.dichiarazioneCostoStampe, { anno: 2025 });
      return (await client.post(costo, { Codici: [create[0].Codice] })).corpo.data.costo;
    };
    expect([(await read('IVA')).CreditiDichiarazione, await cost('IVA')]).toEqual([0, 0]);
    const iva = { Codice: 'IVA', Descrizione: 'IVA', Attivo: true, VersioneTelematico: '' };
    const save = (dati: object) => fornitore.put(url, { Tipi: [{ ...iva, ...dati }] });
    expect((await save({ CreditiDichiarazione: 3 })).status).toBe(200);
    expect([await read('IVA'), await cost('IVA')]).toMatchObject([
      { CreditiDichiarazione: 3, DalListino: false },
      3,
    ]);
    const voce = { Tipo: 'IVA', Crediti: 4, PrezzoUnitario: 1 };
    await fornitore.post(percorsi.listino, { Nome: 'IVA', ValidoDa: '2020-01-01', Voci: [voce] });
    expect([await read('IVA'), await cost('IVA')]).toMatchObject([
      { CreditiDichiarazione: 4, DalListino: true },
      4,
    ]);
    const doppio = await save({ CreditiDichiarazione: 9 });
    expect([doppio.status, doppio.corpo.ModelState]).toEqual([
      400,
      { 'Tipi.0.CreditiDichiarazione': ['Il prezzo è quello del listino: si cambia dai Listini.'] },
    ]);
  });
});
