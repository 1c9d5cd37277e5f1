import { errori, frasiCampo, percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  client = await loginAs(app, utente);
  studioId = utente.studioId ?? 0;
});
afterAll(() => app.stop());

const person = async (ragione_sociale: string) =>
  (await makeAnagrafica(app, studioId, { denominazione: ragione_sociale, ragione_sociale })).id;
const build = (IdAnagrafica: string, Comune: string, possesso: object = {}, altro: object = {}) =>
  client.post(percorsi.fabbricato, {
    ...{ Comune, Categoria: 'A/2', Rendita: 600, Foglio: '1', Particella: '2', Classe: '3' },
    Indirizzo: 'Via Emilia 96',
    Proprietari: [{ IdAnagrafica, Dal: '2010-01-01', Quota: 100, ...possesso }],
    ...altro,
  });
const create = (Codici: string[], altro: object = {}) =>
  client.post(percorso(percorsi.dichiarazioneCreaImu, { anno: 2025 }), { Codici, ...altro });
const open = async (id: string) => (await client.get(`/api/2025/imu/${id}`)).corpo.data;

describe('declarations to the comuni', () => {
  it('[DIC-015] are one for each comune of the properties, and none without properties', async () => {
    const rossi = await person('Rossi srl');
    expect((await create([rossi])).corpo).toMatchObject({
      Message: 'Nessun terreno o fabbricato da importare.',
    });
    await build(rossi, 'F257', { Dal: '2024-06-16' });
    await build(rossi, 'B819', { Al: '2024-09-30' });
    const { status, corpo } = await create([rossi]);
    expect(status).toBe(200);
    expect(corpo.data.create.map(({ Comune }: { Comune: string }) => Comune)).toEqual(['B819', 'F257']);
    const [carpi, modena] = corpo.data.create;
    expect((await open(modena.Codice)).Righi).toMatchObject({
      'FR1.1': 'F257',
      'FR1.2': 'Modena',
      'FR2.2': 'Rossi srl',
      'IM1.1': 1,
      'IM1.4': '3',
      'IM1.5': 'Via Emilia 96',
      'IM2.1': 'U',
      'IM2.7': 'A/2',
      'IM3.1': 100_800,
      'IM3.2': 100,
      'IM3.6': '0',
      'IM4.1': true,
      'IM4.5': '2024-06-16',
    });
    const elenco = await client.post(percorso(percorsi.dichiarazioneLista, { anno: 2025 }), {
      ...{ Filter: { IdAnagrafica: rossi }, Order: ['ModificataIl'] },
    });
    const comuni: string[] = elenco.corpo.data.map(({ Comune }: { Comune: string }) => Comune);
    expect(comuni.sort()).toEqual(['Carpi', 'Modena']);
    expect((await open(carpi.Codice)).Righi).toMatchObject({ 'IM4.2': true, 'IM4.5': '2024-09-30' });
    const ancora = await create([rossi]);
    expect(ancora.corpo.data.create).toEqual([]);
    expect(ancora.corpo.data.errori).toHaveLength(2);
  });

  it('are for the comuni where something changed, or for the one that is asked for', async () => {
    const verdi = await person('Verdi srl');
    const bianchi = await person('Bianchi srl');
    await build(verdi, 'F257', { Dal: '2024-03-01' });
    await build(verdi, 'B819');
    const uno = await create([verdi, bianchi]);
    expect(uno.corpo.data.create.map(({ Comune }: { Comune: string }) => Comune)).toEqual(['F257']);
    expect(uno.corpo.data.errori).toEqual([
      { Codice: bianchi, Comune: null, Messaggio: 'Nessun terreno o fabbricato da importare.' },
    ]);
    const altro = await create([verdi], { ComuneId: 'b819' });
    expect(altro.corpo.data.create).toMatchObject([{ Comune: 'B819' }]);
    const righi = (await open(altro.corpo.data.create[0].Codice)).Righi;
    expect([righi['IM1.1'], righi['IM4.5']]).toEqual([1, undefined]);
    expect((await create([verdi], { ComuneId: 'H501' })).status).toBe(400);
  });

  it('of an ente have the quadri of its own; a purchase and a sale are two moduli of one property', async () => {
    const ente = await person('Fondazione');
    await build(ente, 'F257', { Dal: '2024-02-01', Al: '2024-11-30' });
    const { corpo } = await create([ente], { Tipo: 'IMU-ENC' });
    const { Tipo, Modello, Righi } = await open(corpo.data.create[0].Codice);
    expect([Tipo, Modello]).toEqual(['IMU-ENC', 'imu-enc']);
    expect(Righi).toMatchObject({
      'QA1.1': 1,
      'QA1.2': 1,
      'QA4.1': true,
      'QA1.1#2': 2,
      'QA1.2#2': 1,
      'QA1.3#2': true,
      'QA4.2#2': true,
      'QA4.5#2': '2024-11-30',
    });
    const impi = await create([ente], { Tipo: 'IMU-IMPI' });
    expect((await open(impi.corpo.data.create[0].Codice)).Righi['IM1.1']).toBeUndefined();
  });

  it('[DIC-014] are copied with their comune: an ordinary copy of the same one is refused', async () => {
    const gialli = await person('Gialli srl');
    await build(gialli, 'F257', { Dal: '2024-06-16' });
    const { Codice } = (await create([gialli])).corpo.data.create[0];
    const duplicate = (Finalita: string) =>
      client.post(percorso(percorsi.dichiarazioneDuplica, { anno: 2025 }), {
        ...{ Codice, Finalita, AnnoDestinazione: 2025 },
      });
    const copia = await duplicate('Duplicata');
    const righe = await app.sql<{ comune: string }>('select comune from dichiarazione where id = any ($1)', [
      [Codice, copia.corpo.data.codice],
    ]);
    expect(righe.map(({ comune }) => comune)).toEqual(['F257', 'F257']);
    expect((await duplicate('Ordinaria')).status).toBe(409);
  });

  it('are listed with the comune in the prospetto', async () => {
    const neri = await person('Neri srl');
    await build(neri, 'F257', { Dal: '2024-06-16' });
    const { corpo } = await create([neri]);
    const prospetto = await client.post(percorso(percorsi.imuProspetto, { anno: 2025 }), {
      IdAnagrafica: neri,
    });
    expect(prospetto.corpo.data.Comuni[0]).toMatchObject({
      Variati: 1,
      Dichiarazioni: [{ Id: corpo.data.create[0].Codice, Tipo: 'IMU', Stato: 'Aperta' }],
    });
  });

  it('[DIC-015] one by one is of a comune too, which is asked, known, and stays what it is', async () => {
    const rosa = await person('Rosa srl');
    const crea = (altro: object) =>
      client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), { IdAnagrafiche: [rosa], ...altro });
    for (const Tipo of ['IMU', 'IMU-IMPI']) {
      const { status, corpo } = await crea({ Tipo });
      expect([status, corpo.data.create]).toEqual([200, []]);
      expect(corpo.data.errori).toEqual([
        {
          ...{ Codice: rosa, Campo: 'ComuneId' },
          Messaggio: `Impossibile creare la dichiarazione. ${testiCampo.COMUNE_DEGLI_IMMOBILI}`,
        },
      ]);
    }
    for (const ComuneId of ['ZZZZ', 'Z404', 'F2']) {
      const { status, corpo } = await crea({ Tipo: 'IMU', ComuneId });
      expect([status, corpo.ModelState]).toEqual([400, { ComuneId: [testiCampo.COMUNE_SCONOSCIUTO] }]);
    }
    const { corpo } = await crea({ Tipo: 'IMU', ComuneId: 'f257' });
    const id = corpo.data.create[0].Codice;
    const aperta = await open(id);
    expect([aperta.Comune, aperta.Righi['FR1.1'], aperta.Righi['FR1.2']]).toEqual([
      'Modena',
      'F257',
      'Modena',
    ]);
    const ancora = (await crea({ Tipo: 'IMU', ComuneId: 'F257' })).corpo.data;
    expect([ancora.create, ancora.errori[0].Messaggio]).toEqual([
      [],
      errori.DICHIARAZIONE_GIA_PRESENTE.testo,
    ]);
    expect((await crea({ Tipo: 'IMU', ComuneId: 'B819' })).corpo.data.errori).toEqual([]);
    const write = (Righi: object) =>
      client.put(`/api/2025/imu/${id}`, { Versione: aperta.Versione, Righi, Forzature: {} });
    const spostata = await write({ 'FR1.1': 'B819' });
    expect([spostata.status, spostata.corpo.ModelState]).toEqual([
      400,
      { 'Righi.FR1.1': [frasiCampo.altroComune('Modena')] },
    ]);
    expect((await write({ 'FR1.1': 'F257', 'FR1.3': 'N' })).status).toBe(200);
  });

  it('[DIC-015] one by one takes address and properties from the registry, of its comune alone', async () => {
    const domicilio = {
      comune: 'F205',
      comuneDescrizione: 'MILANO',
      provincia: 'MI',
      cap: '20121',
      via: 'Via Dante',
      civico: '7',
    };
    const { id: viola } = await makeAnagrafica(app, studioId, {
      ...{ denominazione: 'Viola srl', ragione_sociale: 'Viola srl' },
      domicilio_fiscale: JSON.stringify(domicilio),
    });
    await build(viola, 'F257', { Dal: '2024-06-16' });
    await build(viola, 'B819', { Dal: '2024-03-01' }, { Foglio: '9' });
    const crea = async (ComuneId: string) => {
      const { corpo } = await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), {
        ...{ IdAnagrafiche: [viola], Tipo: 'IMU', ComuneId },
      });
      return open(corpo.data.create[0].Codice);
    };
    const indirizzo = { 'FR5.1': 'Via Dante', 'FR5.2': '7', 'FR5.6': '20121', 'FR5.8': 'MI' };
    const modena = await crea('F257');
    expect(modena.Righi).toMatchObject({
      ...indirizzo,
      ...{ 'FR1.1': 'F257', 'IM1.1': 1, 'IM1.5': 'Via Emilia 96', 'IM2.4': '1', 'IM2.7': 'A/2' },
      ...{ 'IM3.1': 100_800, 'IM4.1': true, 'IM4.5': '2024-06-16' },
    });
    expect(modena.Righi['IM1.1#2']).toBeUndefined();
    const altrove = await crea('H501');
    expect(altrove.Righi).toMatchObject({ ...indirizzo, 'FR1.1': 'H501' });
    expect(Object.keys(altrove.Righi).filter((chiave) => chiave.startsWith('IM'))).toEqual([]);
  });
});
