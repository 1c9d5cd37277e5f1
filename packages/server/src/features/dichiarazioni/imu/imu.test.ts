import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
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
  await app.sql(
    `insert into tabella_voce (tabella, codice, descrizione, anno, extra)
     select 'aliquote-imu', 'F257/' || f, '1,06%', anno, jsonb_build_object('comune', 'F257', 'fattispecie', f, 'percento', p)
     from (values ('altri-fabbricati', 1.06), ('terreni', 0.9)) v (f, p), (values (2023), (2024)) a (anno)`,
  );
});
afterAll(() => app.stop());

const person = async (nome: string) => (await makeAnagrafica(app, studioId, { denominazione: nome })).id;
const owner = (IdAnagrafica: string, altro: object = {}) => ({
  IdAnagrafica,
  Dal: '2010-01-01',
  Quota: 100,
  ...altro,
});
const build = async (di: string, altro: object = {}, possesso: object = {}) => {
  const corpo = {
    Comune: 'F257',
    Categoria: 'A/2',
    Rendita: 600,
    Proprietari: [owner(di, possesso)],
    ...altro,
  };
  return String((await client.post(percorsi.fabbricato, corpo)).corpo.data.Id);
};
const farm = (di: string, altro: object = {}, possesso: object = {}) =>
  client.post(percorsi.terreno, {
    ...{ Comune: 'B819', RenditaDominicale: 100, RenditaAgraria: 50 },
    ...{ Proprietari: [owner(di, possesso)], ...altro },
  });
const read = async (IdAnagrafica: string, altro: object = {}, anno = 2025) =>
  (await client.post(percorso(percorsi.imuProspetto, { anno }), { IdAnagrafica, ...altro })).corpo.data;

interface Letto {
  Comune: string;
  Tributi: {
    Codice: string;
    Acconto: { Valore: number };
    Saldo: { Valore: number };
    Dovuto: { Valore: number };
  }[];
  Immobili: {
    Mesi: number;
    Riduzione: string;
    Esenzione: string;
    Tipo: string;
    Avvisi: string[];
    Annua: { Valore: number };
  }[];
}
const lines = ({ Tributi }: Letto) =>
  Object.fromEntries(Tributi.map((t) => [t.Codice, [t.Acconto.Valore, t.Saldo.Valore, t.Dovuto.Valore]]));

describe('the IMU of a client', () => {
  it('is by comune and code, and says where the rates are the base ones', async () => {
    const rossi = await person('Rossi Anna');
    await build(rossi);
    await farm(rossi);
    const letto = await read(rossi);
    expect(letto).toMatchObject({
      AnnoImposta: 2024,
      ScadenzaAcconto: '2024-06-17',
      ScadenzaSaldo: '2024-12-16',
      Ente: false,
    });
    const [carpi, modena] = letto.Comuni;
    expect([carpi.Comune, carpi.Totale.Dovuto.Stato, lines(carpi)]).toEqual([
      'B819',
      'provvisorio',
      { 3914: [64, 64, 128] },
    ]);
    expect(carpi.Mancanze).toContain('Delibera del comune per terreni agricoli.');
    expect([modena.Comune, modena.Totale.Dovuto.Stato, lines(modena)]).toEqual([
      'F257',
      'completo',
      { 3918: [534, 534, 1068] },
    ]);
    expect(modena.Mancanze).toEqual([]);
  });

  it('is of the year that is asked for', async () => {
    const neri = await person('Neri Ugo');
    await build(neri, {}, { Dal: '2025-06-16' });
    expect((await read(neri)).Comuni).toEqual([]);
    const [modena] = (await read(neri, { AnnoImposta: 2025 })).Comuni;
    expect(modena.Immobili[0].Mesi).toBe(7);
    expect(modena.Totale.Dovuto.Stato).toBe('provvisorio');
    const { status } = await client.post(percorso(percorsi.imuProspetto, { anno: 2030 }), {
      IdAnagrafica: neri,
    });
    expect(status).toBe(404);
  });

  it('of the year that is being paid proposes the rates of the year before, and says that they are not its own', async () => {
    await app.sql(
      `insert into tabella_voce (tabella, codice, descrizione, anno, extra) values ('aliquote-imu', 'B819/altri-fabbricati',
       '0,96%', 2025, '{"comune": "B819", "fattispecie": "altri-fabbricati", "percento": 0.96}')`,
    );
    const viola = await person('Viola Ines');
    await build(viola, { Comune: 'B819', Rendita: 500 }, { Dal: '2026-06-16' });
    const letto = await read(viola, { AnnoImposta: 2026 }, 2026);
    expect(letto).toMatchObject({
      ...{ AnnoImposta: 2026, RegoleDel: 2025, ScadenzaAcconto: '2026-06-16', ScadenzaSaldo: '2026-12-16' },
    });
    const [carpi] = letto.Comuni;
    // 84,000 at 0.96% is 806.40: seven months of twelve are 470.40, one of them in June is 67.20.
    expect([
      carpi.Immobili[0].Mesi,
      lines(carpi),
      carpi.Totale.Acconto.Stato,
      carpi.Totale.Saldo.Stato,
    ]).toEqual([7, { 3918: [67, 403, 470] }, 'completo', 'provvisorio']);
    expect(carpi.Mancanze).toEqual(['Delibera del comune per altri fabbricati.']);
    const dell = ({ AnnoImposta, Origine, Aliquota, AliquotaQuadra }: Record<string, unknown>) =>
      [AnnoImposta, Origine, Aliquota, AliquotaQuadra].join(' ');
    expect(carpi.Aliquote.map(dell)).toEqual(['2026 anno prima 0.96 0.86', '2025 quadra 0.96 0.96']);
    // Of 2025 nothing is proposed: a comune without its first prospetto has the base rates.
    await build(viola, { Comune: 'F257', Foglio: '9' });
    const [modena] = (await read(viola, { AnnoImposta: 2025 })).Comuni;
    expect(modena.Aliquote.map(dell)).toEqual(['2025 base 0.86 0.86', '2024 quadra 1.06 1.06']);
    expect(
      (
        await client.post(percorso(percorsi.imuProspetto, { anno: 2026 }), {
          IdAnagrafica: viola,
          AnnoImposta: 2027,
        })
      ).status,
    ).toBe(400);
  });

  it('[IMM-017] counts the IMU quota, the months by hand and the main home, not the quota of the income', async () => {
    const bianchi = await person('Bianchi Ada');
    await build(bianchi, { Foglio: '1' }, { Quota: 50, QuotaImu: 100 });
    await build(bianchi, { Foglio: '2' }, { MesiImu: 6 });
    await build(bianchi, { Foglio: '3' }, { AbitazionePrincipale: true });
    const [modena] = (await read(bianchi)).Comuni;
    expect(modena.Immobili.map(({ Annua }: Letto['Immobili'][0]) => Annua.Valore)).toEqual([
      1068.48, 534.24, 0,
    ]);
    expect(modena.Immobili[1].Avvisi).toEqual(['MESI_INDICATI']);
    expect(lines(modena)).toEqual({ 3918: [1068, 535, 1603] });
  });

  it('leaves one annex for each category with the main home', async () => {
    const verdi = await person('Verdi Eva');
    const principale = { AbitazionePrincipale: true };
    await build(verdi, { Foglio: '1' }, principale);
    await build(verdi, { Foglio: '2', Categoria: 'C/6', Rendita: 100 }, principale);
    await build(verdi, { Foglio: '3', Categoria: 'C/6', Rendita: 100 }, principale);
    await build(verdi, { Foglio: '4', Categoria: 'C/2', Rendita: 100 }, principale);
    const [modena] = (await read(verdi)).Comuni;
    expect(modena.Immobili.map(({ Esenzione }: Letto['Immobili'][0]) => Esenzione)).toEqual([
      'abitazione principale',
      'abitazione principale',
      'nessuna',
      'abitazione principale',
    ]);
    expect(modena.Immobili[2].Avvisi).toEqual(['PERTINENZA_OLTRE']);
    expect(lines(modena)).toEqual({ 3918: [89, 89, 178] });
  });

  it('shares the deduction of a home of luxury among who lives there', async () => {
    const uno = await person('Uno Aldo');
    const due = await person('Due Bice');
    const parte = { Quota: 50, AbitazionePrincipale: true };
    await build(uno, {
      Categoria: 'A/1',
      Rendita: 2000,
      Proprietari: [owner(uno, parte), owner(due, parte)],
    });
    const [modena] = (await read(uno)).Comuni;
    expect(modena.Immobili[0].Detrazione.Valore).toBe(100);
    expect(lines(modena)).toEqual({ 3912: [370, 370, 740] });
  });

  it('takes an agreed rent from the contract, for its months', async () => {
    const gialli = await person('Gialli Ivo');
    const casa = await build(gialli);
    await client.post(percorsi.contratto, {
      ...{ IdImmobile: casa, Dal: '2024-07-01', Al: '2028-06-30', Canone: 6000, CodiceCanone: '3' },
      ...{ Aliquota: 'Ridotta', CodiceIdentificativo: 'TGX24T004512000R' },
    });
    const [modena] = (await read(gialli)).Comuni;
    expect(modena.Immobili.map(({ Mesi, Riduzione }: Letto['Immobili'][0]) => [Mesi, Riduzione])).toEqual([
      [6, 'nessuna'],
      [6, 'canone concordato'],
    ]);
    expect(lines(modena)).toEqual({ 3918: [534, 401, 935] });
  });

  it('knows areas, group D by its books, farm buildings, and who owes nothing', async () => {
    const viola = await person('Viola Pia');
    await farm(viola, { Comune: 'F257', Foglio: '1', Valore: 50_000 });
    await farm(viola, { Comune: 'F257', Foglio: '2' }, { EsenzioneImu: 'Coltivatore diretto o IAP' });
    await build(viola, { Foglio: '3', Categoria: 'D/1', Rendita: null, Valore: 200_000 });
    await build(viola, { Foglio: '4', Categoria: 'D/10', Rendita: 1000 });
    await build(viola, { Foglio: '5', UsoImu: 'Bene merce' });
    await build(viola, { Foglio: '6', Rendita: 1000 }, { RiduzioneImu: 'Storico o artistico' });
    await build(viola, { Foglio: '7', Categoria: 'F/2', Rendita: null });
    await build(viola, { Foglio: '8' }, { TipoPossesso: 'Nuda proprietà' });
    const [modena] = (await read(viola)).Comuni;
    expect(modena.Immobili).toHaveLength(7);
    expect(lines(modena)).toEqual({
      3913: [34, 34, 68],
      3916: [215, 215, 430],
      3918: [445, 445, 890],
      3925: [760, 760, 1520],
      3930: [100, 100, 200],
      3939: [0, 0, 0],
    });
  });

  it('says what it does not handle: another tax of the territory, a rendita that is not there', async () => {
    const rosa = await person('Rosa Lea');
    await build(rosa, { Comune: 'L378' });
    await build(rosa, { Comune: 'L424' });
    await build(rosa, { Comune: 'H501', Rendita: null });
    const { Comuni } = await read(rosa);
    const letti = Comuni.map(
      (c: { Regime: string; Totale: { Dovuto: { Valore: number | null } }; Mancanze: string[] }) => [
        c.Regime,
        c.Totale.Dovuto.Valore,
        c.Mancanze[0]?.slice(0, 17),
      ],
    );
    expect(letti).toEqual([
      ['IMU', null, 'Rendita catastale'],
      ['IMIS', null, 'Nel territorio c’'],
      ['ILIA', null, 'Nel territorio c’'],
    ]);
  });

  it('explains each amount, and none that is not there', async () => {
    const blu = await person('Blu Gino');
    await build(blu);
    const ask = (corpo: object) =>
      client.post(percorso(percorsi.imuSpiega, { anno: 2025 }), {
        IdAnagrafica: blu,
        Comune: 'F257',
        ...corpo,
      });
    const { corpo } = await ask({ Concetto: 'imu.saldo.3918' });
    expect(corpo.data.Spiegazione.nodi[0]).toMatchObject({
      titolo: 'Saldo, codice 3918',
      valoreTesto: '534 €',
    });
    expect((await ask({ Concetto: 'imu.saldo.9999' })).status).toBe(404);
    expect((await ask({ Concetto: 'imu.annua', Posto: 1 })).status).toBe(404);
    expect((await ask({ Concetto: 'imu.annua', Comune: 'H501' })).status).toBe(404);
  });
});
