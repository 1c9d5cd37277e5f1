import {
  percorsi,
  percorso,
  type RigaVisuraFilo,
  type TempoImmobileFilo,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { withTenant } from '../../../../db/tenancy.ts';
import { insertVisura } from '../visura.queries.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
let cliente: string;
let casa: string;

async function enter() {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01')",
    [utente.studioId],
  );
  return { studio: utente.studioId ?? 0, client: await loginAs(app, utente) };
}
const makeCasa = async (dati: object = {}) => {
  const { corpo } = await client.post(percorsi.fabbricato, {
    ...{ Comune: 'F257', Categoria: 'A/3', Rendita: 540, Foglio: '112', Particella: '48', Subalterno: '7' },
    Proprietari: [{ IdAnagrafica: cliente, Dal: '2020-01-01', Quota: 50 }],
    ...dati,
  });
  return corpo.data.Id as string;
};
const riga: RigaVisuraFilo = {
  ...{ Catasto: 'Fabbricati', Comune: 'F257', ComuneDescrizione: 'Modena', Provincia: 'MO', Sezione: null },
  ...{ Foglio: '0112', Particella: '48', Subalterno: '7', Indirizzo: null, Categoria: 'A/3', Classe: null },
  ...{ Consistenza: null, Rendita: 540, RenditaDominicale: null, RenditaAgraria: null, Superficie: null },
  Intestati: [],
};
const makeVisura = (giorno: string, altro: Partial<RigaVisuraFilo> = {}) =>
  withTenant(app.servizi.db, { studi: [studioId] }, (trx) =>
    insertVisura(trx, {
      ...{
        studio_id: studioId,
        anagrafica_id: null,
        tipo: 'Immobile',
        cercato: 'foglio 112',
        comune: 'F257',
      },
      parametri: JSON.stringify({}),
      ...{
        esito: 'Trovata',
        righe: JSON.stringify([{ ...riga, ...altro }]),
        pdf: Buffer.from('%PDF'),
        sha256: Buffer.alloc(32),
      },
      ...{ costo_crediti: 2, simulata: true, creata_il: new Date(`${giorno}T12:00:00Z`), creata_da: null },
      importata_il: null,
    }),
  );
const read = async (id = casa, chi = client): Promise<TempoImmobileFilo> =>
  (await chi.get(percorso(percorsi.fabbricatoTempo, { id }))).corpo.data;
const dichiara = async (anno: number, righi: object, chi = cliente) => {
  const { corpo } = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
    IdAnagrafiche: [chi],
  });
  const { Codice } = corpo.data.create[0];
  const una = percorso(percorsi.modello, { anno, prefisso: 'pf', id: Codice });
  const { Versione } = (await client.get(una)).corpo.data;
  expect((await client.put(una, { Versione, Righi: righi })).status).toBe(200);
  return Codice as string;
};
const findAnno = ({ Dichiarati }: TempoImmobileFilo, anno: number) =>
  Dichiarati?.find(({ Anno }) => Anno === anno);

beforeAll(async () => {
  app = await makeApp();
  ({ client, studio: studioId } = await enter());
  cliente = (await makePersona(app, studioId)).id;
  casa = await makeCasa();
});
afterAll(() => app.stop());

describe('a building in time', () => {
  it('puts the declarations of its owners beside the searches of the register', async () => {
    await makeVisura('2022-03-01');
    await makeVisura('2024-06-01', { Rendita: 612.4 });
    const giusta = await dichiara(2023, {
      'RB1.1': 540,
      'RB1.2': '2',
      'RB1.3': 365,
      'RB1.4': 50,
      'RB1.9': 'F257',
    });
    await dichiara(2026, { 'RB1.1': 540, 'RB1.2': '3', 'RB1.3': 365, 'RB1.4': 100, 'RB1.9': 'F257' });
    const tempo = await read();
    expect(tempo.Visure?.map(({ Data, Prima }) => [Data, Prima])).toEqual([
      ['2024-06-01', false],
      ['2022-03-01', true],
    ]);
    expect(tempo.Catasto.filter(({ Campo }) => Campo === 'Rendita').map(({ Valore }) => Valore)).toEqual([
      ...['540,00 €', null, '612,40 €'],
    ]);
    // Of 2022 the search after it says otherwise: it may have changed by then.
    expect(findAnno(tempo, 2022)).toMatchObject({
      ...{ Stato: 'dichiarato', IdDichiarazione: giusta, Rendita: 540, ChiaveRendita: 'RB1.1', Quota: 50 },
      ...{ RilievoRendita: 'attenzione', RilievoQuota: null, RilievoUtilizzo: null },
    });
    expect(findAnno(tempo, 2025)).toMatchObject({
      ...{ RilievoRendita: 'errore', RilievoQuota: 'attenzione', RilievoUtilizzo: 'attenzione' },
      Utilizzi: ['3'],
      // 612.40, as the register says it for the whole of 2025.
      ...{ Chiusa: false, Correzioni: [{ Chiave: 'RB1.1', Prima: 540, Dopo: 612 }] },
    });
    // What is only to be checked has no right value.
    expect(findAnno(tempo, 2022)?.Correzioni).toEqual([]);
    expect([findAnno(tempo, 2021)?.Stato, findAnno(tempo, 2026)?.Stato]).toEqual(['assente', 'da fare']);
    // The IMU is computed on the rendita of the record.
    expect(tempo.Imu.find(({ Anno }) => Anno === 2025)).toMatchObject({ Rendita: 540, Rilievo: 'errore' });
  });

  it('corrects every rigo of the same building, and says which declaration can be written no more', async () => {
    const chi = (await makePersona(app, studioId)).id;
    const Proprietari = [{ IdAnagrafica: chi, Dal: '2020-01-01', Quota: 100 }];
    const sua = await makeCasa({ Particella: '55', Proprietari });
    await makeVisura('2023-03-01', { Particella: '55', Rendita: 700.5 });
    const rigo = (n: number, giorni: number) => ({
      ...{ [`RB${n}.1`]: 540, [`RB${n}.2`]: n === 1 ? '2' : '1', [`RB${n}.3`]: giorni },
      ...{ [`RB${n}.4`]: 100, [`RB${n}.9`]: 'F257' },
    });
    const due = { ...rigo(1, 200), ...rigo(2, 165), 'RB2.8': true };
    const chiusa = await dichiara(2025, due, chi);
    await dichiara(2026, due, chi);
    await app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [chiusa]);
    const tempo = await read(sua);
    const Correzioni = ['RB1.1', 'RB2.1'].map((Chiave) => ({ Chiave, Prima: 540, Dopo: 701 }));
    expect(findAnno(tempo, 2024)).toMatchObject({ Chiusa: true, Correzioni });
    expect(findAnno(tempo, 2025)).toMatchObject({ Chiusa: false, Correzioni });
    expect(findAnno(tempo, 2023)).toMatchObject({ Stato: 'assente', Chiusa: false, Correzioni: [] });
  });

  it('looks at every rigo of the building, in whatever order they are', async () => {
    const chi = (await makePersona(app, studioId)).id;
    const Proprietari = [{ IdAnagrafica: chi, Dal: '2020-01-01', Quota: 100 }];
    const sua = await makeCasa({ Particella: '56', Rendita: 500, Proprietari });
    await makeVisura('2022-03-01', { Particella: '56', Rendita: 600 });
    const rigo = (n: number, rendita: number) => ({
      ...{
        [`RB${n}.1`]: rendita,
        [`RB${n}.2`]: '2',
        [`RB${n}.3`]: 180,
        [`RB${n}.4`]: 100,
        [`RB${n}.9`]: 'F257',
      },
    });
    await dichiara(2024, { ...rigo(1, 600), ...rigo(2, 500) }, chi);
    await dichiara(2025, { ...rigo(1, 500), ...rigo(2, 600) }, chi);
    const tempo = await read(sua);
    const giudizio = (Chiave: string) => ({
      ...{ RilievoRendita: 'errore', Rendita: 500, ChiaveRendita: Chiave },
      Correzioni: [{ Chiave, Prima: 500, Dopo: 600 }],
    });
    expect(findAnno(tempo, 2023)).toMatchObject(giudizio('RB2.1'));
    expect(findAnno(tempo, 2024)).toMatchObject(giudizio('RB1.1'));
  });

  it('does not say which of two buildings a rigo is, when its rendita is of neither', async () => {
    const seconda = await makeCasa({ Particella: '49', Rendita: 300 });
    await dichiara(2024, { 'RB1.1': 777, 'RB1.2': '2', 'RB1.3': 365, 'RB1.4': 50, 'RB1.9': 'F257' });
    expect(findAnno(await read(), 2023)).toMatchObject({ Stato: 'ignoto', RilievoRendita: null });
    expect(findAnno(await read(seconda), 2023)?.Stato).toBe('ignoto');
    expect((await read(seconda)).Visure).toEqual([]);
  });

  it('shows who held it and by which contract, and nothing to another studio', async () => {
    const contratto = {
      Dal: '2024-01-01',
      Al: '2027-12-31',
      Canone: 6000,
      CodiceCanone: '1',
      CodiceIdentificativo: 'T'.repeat(16),
    };
    const { status } = await client.post(percorsi.contratto, { ...contratto, IdImmobile: casa });
    expect(status).toBe(201);
    const tempo = await read();
    expect(tempo.Contratti).toMatchObject([{ Dal: '2024-01-01', Canone: 6000, Registrato: true }]);
    expect(tempo.Possessi).toMatchObject([{ IdAnagrafica: cliente, Dal: '2020-01-01', Quota: 50 }]);
    // Let in the declaration and by a contract: they agree.
    expect(findAnno(tempo, 2025)?.RilievoUtilizzo).toBeNull();
    const altro = await enter();
    expect((await altro.client.get(percorso(percorsi.fabbricatoTempo, { id: casa }))).status).toBe(404);
    await app.sql("delete from applicativo_studio where studio_id = $1 and codice = 'VISURE'", [studioId]);
    expect((await read()).Visure).toBeNull();
  });
});

describe('the IMU of a building in time', () => {
  const paga = async (chi: string, scadenza: string, anno: number) => {
    const conto = (via: string) => percorso(via, { anno, id: chi });
    expect((await client.post(conto(percorsi.contoPorta), { Da: 'IMU' })).status).toBe(200);
    const { corpo, testo } = await client.post(conto(percorsi.contoF24), { Scadenza: scadenza });
    const [id] = corpo.data?.Creati ?? [];
    expect(id, testo).toBeDefined();
    const uno = percorso(percorsi.f24Uno, { id });
    const { Versione } = (await client.get(uno)).corpo.data;
    const azione = { Azione: 'paga', Data: scadenza, Importo: null, Versione };
    expect((await client.post(percorso(percorsi.f24Azione, { id }), azione)).status).toBe(200);
  };
  const findImu = ({ Imu }: TempoImmobileFilo, anno: number) => Imu.find(({ Anno }) => Anno === anno);

  it('is what was paid beside what it is worth on the register, for what only this building pays', async () => {
    await app.sql(
      `insert into tabella_voce (tabella, codice, descrizione, anno, extra)
       select 'aliquote-imu', 'F257/altri-fabbricati', '1,06%', anno,
         '{"comune": "F257", "fattispecie": "altri-fabbricati", "percento": 1.06}'
       from unnest(array[2023, 2024, 2025]) anno`,
    );
    await app.sql(
      "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01') on conflict do nothing",
      [studioId],
    );
    const persona = (await makePersona(app, studioId)).id;
    const Proprietari = [{ IdAnagrafica: persona, Dal: '2020-01-01', Quota: 100 }];
    const sua = await makeCasa({ Particella: '77', Proprietari });
    await makeVisura('2023-03-01', { Particella: '77', Rendita: 612.4 });
    expect(findImu(await read(sua), 2025)).toMatchObject({
      ...{ RenditaCatasto: 612.4, Pagata: null, DaPagare: null, PagataInPiu: null, ConAltri: false },
      // 612.40 x 1.05 x 160 = 102,883.20 at 1.06%.
      ...{
        Dovuta: 1091,
        SoloAcconto: false,
        Conto: { Base: 102_883.2, Aliquota: 1.06, Quota: 100, Mesi: 12, Annua: 1090.56 },
      },
    });
    // On the record 540 x 1.05 x 160 = 90,720 at 1.06% is 961.63: 481 twice.
    await paga(persona, '2025-06-16', 2025);
    expect(findImu(await read(sua), 2025)).toMatchObject({ Pagata: 481, DaPagare: 610, PagataInPiu: 0 });
    await paga(persona, '2025-12-16', 2025);
    expect(findImu(await read(sua), 2025)).toMatchObject({
      ...{ Pagata: 962, DaPagare: 129, PagataInPiu: 0, UltimoPagamento: '2025-12-16' },
    });
    expect(findImu(await read(sua), 2022)).toMatchObject({ RenditaCatasto: null, Dovuta: null });
    // It owed nothing: what was paid by mistake is all too much.
    const setEsenzione = (esenzione: string) =>
      app.sql('update possesso set esenzione_imu = $2 where anagrafica_id = $1', [persona, esenzione]);
    await setEsenzione('Occupato abusivamente');
    expect(findImu(await read(sua), 2025)).toMatchObject({ Pagata: 962, Dovuta: 0, PagataInPiu: 962 });
    await setEsenzione('Nessuna');
    // Another building that is paid with the same code: how much of the models is of this one nobody knows.
    await makeCasa({ Particella: '78', Proprietari });
    expect(findImu(await read(sua), 2025)).toMatchObject({ Pagata: null, ConAltri: true, DaPagare: null });
  });
});

describe('land in time', () => {
  const catasto = (dominicale: number, agrario: number): Partial<RigaVisuraFilo> => ({
    ...{ Catasto: 'Terreni', Foglio: '31', Particella: '205', Subalterno: null, Categoria: null },
    ...{ Rendita: null, RenditaDominicale: dominicale, RenditaAgraria: agrario },
  });
  let padrone: string;
  let campo: string;
  const makeTerreno = async (dati: object) => {
    const { corpo, testo } = await client.post(percorsi.terreno, {
      ...{ Comune: 'F257', Foglio: '31', Particella: '205', RenditaDominicale: 120, RenditaAgraria: 80 },
      Proprietari: [{ IdAnagrafica: padrone, Dal: '2020-01-01', Quota: 100 }],
      ...dati,
    });
    expect(corpo.data?.Id, testo).toBeDefined();
    return corpo.data.Id as string;
  };
  const readTerreno = async (id = campo): Promise<TempoImmobileFilo> => {
    const { corpo, testo } = await client.get(percorso(percorsi.terrenoTempo, { id }));
    expect(corpo.data, testo).toBeDefined();
    return corpo.data;
  };
  const imuDi = ({ Imu }: TempoImmobileFilo, anno: number) => Imu.find(({ Anno }) => Anno === anno);

  beforeAll(async () => {
    await app.sql(
      `insert into tabella_voce (tabella, codice, descrizione, anno, extra)
       select 'aliquote-imu', 'F257/' || f, '1,06%', 2025, jsonb_build_object('comune', 'F257', 'fattispecie', f, 'percento', 1.06)
       from unnest(array['terreni', 'aree-fabbricabili']) f`,
    );
    await app.sql(
      "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01') on conflict do nothing",
      [studioId],
    );
    padrone = (await makePersona(app, studioId)).id;
    campo = await makeTerreno({});
    await makeVisura('2022-03-01', catasto(120, 80));
    await makeVisura('2024-06-01', catasto(150, 100));
  });

  it('puts both its incomes beside the searches, by both of which a rigo of RA is its own', async () => {
    const righi = { 'RA1.1': 120, 'RA1.2': '1', 'RA1.3': 80, 'RA1.4': 365, 'RA1.5': 100 };
    await dichiara(2023, righi, padrone);
    await dichiara(2026, righi, padrone);
    const tempo = await readTerreno();
    const valori = (campo: string) =>
      tempo.Catasto.filter(({ Campo }) => Campo === campo).map(({ Valore }) => Valore);
    expect([valori('Dominicale'), valori('Agrario'), valori('Rendita')]).toEqual([
      ['120,00 €', null, '150,00 €'],
      ['80,00 €', null, '100,00 €'],
      [],
    ]);
    expect(findAnno(tempo, 2022)).toMatchObject({
      ...{ Rendita: 120, ChiaveRendita: 'RA1.1', Agrario: 80, ChiaveAgrario: 'RA1.3', Quota: 100 },
      ...{ RilievoRendita: 'attenzione', RilievoAgrario: 'attenzione', ChiaveQuota: 'RA1.5' },
    });
    expect(findAnno(tempo, 2025)).toMatchObject({
      ...{ RilievoRendita: 'errore', RilievoAgrario: 'errore' },
      Correzioni: [
        { Chiave: 'RA1.1', Prima: 120, Dopo: 150 },
        { Chiave: 'RA1.3', Prima: 80, Dopo: 100 },
      ],
    });
    expect(findAnno(tempo, 2024)).toMatchObject({ Stato: 'assente', Rendita: null });
    // Of two pieces of land with the same incomes nobody knows which a rigo is: a rigo names no comune.
    const gemello = await makeTerreno({ Comune: 'H223', Particella: '9' });
    expect(findAnno(await readTerreno(), 2025)).toMatchObject({ Stato: 'ignoto', RilievoRendita: null });
    await client.delete(percorso(percorsi.terrenoUno, { id: gemello }), {});
  });

  it('owes the IMU on the dominicale of the register, and nothing when it is exempt', async () => {
    // 150 x 1.25 x 135 = 25,312.50 at 1.06% is 268.31.
    expect(imuDi(await readTerreno(), 2025)).toMatchObject({
      ...{ Rendita: 120, RenditaCatasto: 150, Rilievo: 'errore', DaValore: false, Dovuta: 268 },
      Conto: { Base: 25_312.5, Aliquota: 1.06, Quota: 100, Mesi: 12, Annua: 268.31 },
    });
    // Of 2023 the register says two things, and the rate of 2024 is not known.
    expect(imuDi(await readTerreno(), 2023)).toMatchObject({ RenditaCatasto: null, Dovuta: null });
    await app.sql(
      "update possesso set esenzione_imu = 'Coltivatore diretto o IAP' where anagrafica_id = $1",
      [padrone],
    );
    expect(imuDi(await readTerreno(), 2025)).toMatchObject({ Dovuta: 0 });
  });

  it('of a building area counts the value of the record, which no register says', async () => {
    const area = await makeTerreno({ Particella: '300', Valore: 50_000 });
    expect(imuDi(await readTerreno(area), 2025)).toMatchObject({
      ...{ Rendita: null, RenditaCatasto: null, Rilievo: null, DaValore: true, Dovuta: 530 },
    });
    expect((await client.get(percorso(percorsi.fabbricatoTempo, { id: area }))).status).toBe(404);
    expect((await client.get(percorso(percorsi.terrenoTempo, { id: casa }))).status).toBe(404);
  });
});
