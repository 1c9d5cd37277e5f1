import { percorsi, percorso, testiF24, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  await app.sql(
    `insert into tabella_voce (tabella, codice, descrizione, anno, extra)
     select 'aliquote-imu', c || '/altri-fabbricati', '1,06%', anno,
       jsonb_build_object('comune', c, 'fattispecie', 'altri-fabbricati', 'percento', p)
     from (values ('F257', 1.06), ('B819', 0.96)) v (c, p), (values (2024), (2025)) a (anno)`,
  );
});
afterAll(() => app.stop());

const di = (id: string, via: string = percorsi.contoUno, anno = 2025) => percorso(via, { anno, id });
const read = async (id: string, anno = 2025) =>
  (await client.get(di(id, percorsi.contoUno, anno))).corpo.data;
const porta = (id: string, Da: string, anno = 2025, chi = client) =>
  chi.post(di(id, percorsi.contoPorta, anno), { Da });
const build = async (id: string, Comune: string, Rendita: number) => {
  const Proprietari = [{ IdAnagrafica: id, Dal: '2010-01-01', Quota: 100 }];
  const corpo = { Comune, Categoria: 'A/2', Rendita, Proprietari };
  return String((await client.post(percorsi.fabbricato, corpo)).corpo.data.Id);
};
type Voce = { Id: string; Codice: string; Data: string; Importo: number; Nome: string; Pagato: number };
const lines = (voci: Voce[]) => voci.map((v) => `${v.Data} ${v.Codice} ${v.Nome} ${v.Importo}`);

describe('the IMU of two comuni in the conto', () => {
  it('is two debts for each, on one F24 in June and one in December; asked again nothing is doubled', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Rossi Anna' });
    expect((await porta(id, 'IMU')).corpo).toMatchObject({ Message: testiF24.SENZA_IMU });
    // 600 x 1.05 x 160 = 100,800 at 1.06% = 1,068.48; 500 x 1.05 x 160 = 84,000 at 0.96% = 806.40. The advance is a half.
    await build(id, 'F257', 600);
    const carpi = await build(id, 'B819', 500);
    expect((await porta(id, 'IMU')).status).toBe(200);
    const { status, corpo } = await porta(id, 'IMU');
    expect(status).toBe(200);
    expect(lines(corpo.data.Voci)).toEqual([
      '2025-06-16 3918 IMU Carpi, acconto 403',
      '2025-06-16 3918 IMU Modena, acconto 534',
      '2025-12-16 3918 IMU Carpi, saldo 403',
      '2025-12-16 3918 IMU Modena, saldo 534',
    ]);
    expect(corpo.data.Proposti).toMatchObject([
      { Data: '2025-06-16', Saldo: 937 },
      { Data: '2025-12-16', Saldo: 937 },
    ]);
    const fatto = await client.post(di(id, percorsi.contoF24), { Scadenza: '2025-06-16' });
    const [f24] = fatto.corpo.data.Creati;
    const modello = (await client.get(percorso(percorsi.f24Uno, { id: f24 }))).corpo.data;
    expect(modello.Righe).toMatchObject([
      {
        Sezione: 'locali',
        Ente: 'B819',
        Codice: '3918',
        Anno: '2025',
        Acconto: true,
        Immobili: 1,
        Debito: 403,
      },
      {
        Sezione: 'locali',
        Ente: 'F257',
        Codice: '3918',
        Anno: '2025',
        Acconto: true,
        Immobili: 1,
        Debito: 534,
      },
    ]);
    expect(modello.Rilievi).toEqual([]);
    // The property of Carpi turns out to be worth more: what the model holds stays, with its difference; the rest is made new.
    const letto = (await client.get(percorso(percorsi.fabbricatoUno, { id: carpi }))).corpo.data;
    await client.put(percorso(percorsi.fabbricatoUno, { id: carpi }), { ...letto, Rendita: 600 });
    const dopo = (await porta(id, 'IMU')).corpo.data.Voci;
    // 600 x 1.05 x 160 at 0.96% = 967.68, of which 483.84 in June.
    expect(dopo).toMatchObject([
      { Data: '2025-06-16', Importo: 403, Differenza: 81 },
      { Data: '2025-06-16', Importo: 534, Differenza: 0 },
      { Data: '2025-12-16', Importo: 484, Differenza: 0 },
      { Data: '2025-12-16', Importo: 534, Differenza: 0 },
    ]);
  });
});

describe('the IMU of 2026 in the conto', () => {
  it('is the advance on the rates of 2025, and a balance that says it is provisional until those of 2026 are known', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Neri Ada' });
    await build(id, 'F257', 600);
    await build(id, 'B819', 500);
    // As in 2025: 100,800 at 1.06% and 84,000 at 0.96%, halved.
    expect(lines((await porta(id, 'IMU', 2026)).corpo.data.Voci)).toEqual([
      '2026-06-16 3918 IMU Carpi, acconto 403',
      '2026-06-16 3918 IMU Modena, acconto 534',
      '2026-12-16 3918 IMU Carpi, saldo provvisorio 403',
      '2026-12-16 3918 IMU Modena, saldo provvisorio 534',
    ]);
    const fatto = await client.post(di(id, percorsi.contoF24, 2026), { Scadenza: '2026-12-16' });
    expect(fatto.status, fatto.testo).toBe(201);
    // The studio reads the prospetto of Carpi: 1.06% is 890.40, of which 403 in June. What the model holds stays, and is told apart.
    const atto = { NumeroDelibera: '45', DataDelibera: '2025-12-20' };
    await client.post(percorsi.aliquotaStudio, {
      ...{ CodiceCatastale: 'B819', AnnoImposta: 2026, Fattispecie: 'altri-fabbricati', Aliquota: 1.06 },
      ...atto,
    });
    expect((await porta(id, 'IMU', 2026)).corpo.data.Voci).toMatchObject([
      { Nome: 'IMU Carpi, acconto', Importo: 403 },
      { Nome: 'IMU Modena, acconto', Importo: 534 },
      { Nome: 'IMU Carpi, saldo', Importo: 403, Differenza: 84 },
      { Nome: 'IMU Modena, saldo provvisorio', Importo: 534, Differenza: 0 },
    ]);
  });
});

describe('the IMU of a non-commercial body in the conto', () => {
  it('is two halves of the year before and the rest in June of the year after, each on its F24', async () => {
    const { id } = await makeAnagrafica(app, studioId, {
      ...{ denominazione: 'Amici del parco', natura_giuridica: 'Associazioni riconosciute' },
    });
    const porta3 = (di_: string) =>
      client.post(di(di_, percorsi.contoPorta, 2026), { Da: 'IMU', TreRate: true });
    await build(id, 'F257', 600);
    const atto = { NumeroDelibera: '46', DataDelibera: '2025-12-20' };
    await client.post(percorsi.aliquotaStudio, {
      ...{ CodiceCatastale: 'F257', AnnoImposta: 2026, Fattispecie: 'altri-fabbricati', Aliquota: 1.14 },
      ...atto,
    });
    // 2025: 100,800 at 1.06% is 1,068; 2026 at 1.14% is 1,149.12: 534 twice, then 1,149 - 1,068.
    expect(lines((await porta3(id)).corpo.data.Voci)).toEqual([
      '2026-06-16 3918 IMU Modena, prima rata 534',
      '2026-12-16 3918 IMU Modena, seconda rata 534',
      '2027-06-16 3918 IMU Modena, conguaglio 81',
    ]);
    // The model of December alone pays the debt of December.
    const fatto = await client.post(di(id, percorsi.contoF24, 2026), { Scadenza: '2026-12-16' });
    const [f24] = fatto.corpo.data.Creati;
    const { Righe, Rilievi } = (await client.get(percorso(percorsi.f24Uno, { id: f24 }))).corpo.data;
    expect(Righe).toMatchObject([{ Ente: 'F257', Codice: '3918', Anno: '2026', Acconto: true, Debito: 534 }]);
    expect(Rilievi).toEqual([]);
    expect((await read(id, 2026)).Voci.map((v: { Resta: number }) => v.Resta)).toEqual([534, 0, 81]);
    const { id: persona } = await makeAnagrafica(app, studioId, { tipo: 'PF', denominazione: 'Gialli Ugo' });
    await build(persona, 'F257', 600);
    expect((await porta3(persona)).corpo).toMatchObject({ Message: testiF24.TRE_RATE_DI_ENTE });
  });

  it('of who has properties only where another tax is due, says which', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Trentini Ada' });
    await build(id, 'L378', 600);
    expect((await porta(id, 'IMU', 2026)).corpo).toMatchObject({
      Message: testiF24.imuAltrove('Trento (IMIS)'),
    });
  });
});

describe('the IVA of a period in the conto', () => {
  const save = (id: string, Periodi: object[], Versione = 0) =>
    client.put(percorso(percorsi.liquidazioneUna, { anagrafica: id, annoImposta: 2025 }), {
      ...{ Periodicita: 'mensile', Periodi, Versione },
    });

  it('is owed on its day, less what was paid elsewhere, and paid late with its sanction and interest', async () => {
    const { id } = await makeAnagrafica(app, studioId, {
      denominazione: 'Bianco Ada',
      partita_iva: '02873450361',
    });
    expect((await porta(id, 'IVA periodica')).corpo).toMatchObject({ Message: testiF24.SENZA_LIQUIDAZIONI });
    await save(id, [
      { Numero: 1, Esigibile: 3_000, Detratta: 1_000 },
      { Numero: 2, Esigibile: 1_500, Detratta: 1_000, Versato: 200 },
      { Numero: 3, Esigibile: 900, Detratta: 500, Versato: 400 },
    ]);
    const portata = await porta(id, 'IVA periodica');
    expect(portata.status, portata.testo).toBe(200);
    const { Voci } = portata.corpo.data;
    expect(lines(Voci)).toEqual(['2025-02-17 6001 IVA periodica 2000', '2025-03-17 6002 IVA periodica 300']);
    // 30 days late: 1.25% of 2,000 is 25.00; 2% a year for 30 days is 3.29.
    const ravvedi = (Data: string, IdVoce = Voci[0].Id) =>
      client.post(di(id, percorsi.contoRavvedi), { IdVoce, Data });
    expect((await ravvedi('2025-02-17')).corpo.ModelState).toEqual({ Data: [testiF24.NON_IN_RITARDO] });
    const fatto = await ravvedi('2025-03-19');
    expect(fatto.status, fatto.testo).toBe(201);
    const { IdF24 } = fatto.corpo.data;
    const modello = (await client.get(percorso(percorsi.f24Uno, { id: IdF24 }))).corpo.data;
    expect(
      modello.Righe.map(({ Codice, Anno, Debito }: Record<string, unknown>) => [Codice, Anno, Debito]),
    ).toEqual([
      ['6001', '2025', 2_000],
      ['8904', '2025', 25],
      ['1991', '2025', 3.29],
    ]);
    expect(modello).toMatchObject({ Data: '2025-03-19', Rilievi: [] });
    // Nothing of it is left to put right, and it is paid when the model is.
    expect((await ravvedi('2025-03-19')).corpo.Codice).toBe('NIENTE_DA_VERSARE');
    const paga = { Azione: 'paga', Data: '2025-03-19', Versione: modello.Versione };
    expect((await client.post(percorso(percorsi.f24Azione, { id: IdF24 }), paga)).status).toBe(200);
    expect((await read(id)).Voci).toMatchObject([{ Pagato: 2_000, Resta: 0 }, { Resta: 300 }]);
    // Written as paid in the year of IVA too, it is not another payment.
    await save(
      id,
      [
        { Numero: 1, Esigibile: 3_000, Detratta: 1_000, Versato: 2_000 },
        { Numero: 2, Esigibile: 1_500, Detratta: 1_000, Versato: 200 },
      ],
      1,
    );
    expect((await porta(id, 'IVA periodica')).corpo.data.Voci).toMatchObject([
      { Codice: '6001', Importo: 2_000, Pagato: 2_000, Differenza: 0 },
      { Codice: '6002', Importo: 300 },
    ]);
  });

  it('of a local tax the sanction and interest are in its row, with its box; of another studio nothing', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Verdi Ugo' });
    await build(id, 'F257', 600);
    const { Voci } = (await porta(id, 'IMU')).corpo.data;
    // 534 due on 16 June 2025, 24 days late: 6.68 of sanction, 0.70 of interest; 541.38 is 541 in whole euro.
    const fatto = await client.post(di(id, percorsi.contoRavvedi), {
      IdVoce: Voci[0].Id,
      Data: '2025-07-10',
    });
    const modello = (await client.get(percorso(percorsi.f24Uno, { id: fatto.corpo.data.IdF24 }))).corpo.data;
    expect(modello.Righe).toMatchObject([
      { Codice: '3918', Ente: 'F257', Ravvedimento: true, Acconto: true, Debito: 541, Quota: 534 },
    ]);
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await porta(id, 'IMU', 2025, altro)).status).toBe(404);
    const rubato = await altro.post(di(id, percorsi.contoRavvedi), {
      IdVoce: Voci[1].Id,
      Data: '2026-01-10',
    });
    expect(rubato.status).toBe(404);
  });
});
