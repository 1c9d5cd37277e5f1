import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let rossi: string;
let verdi: string;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  client = await loginAs(app, utente);
  const studioId = utente.studioId ?? 0;
  rossi = (await makeAnagrafica(app, studioId, { denominazione: 'Rossi Anna' })).id;
  verdi = (await makeAnagrafica(app, studioId, { denominazione: 'Verdi Luca' })).id;
});
afterAll(() => app.stop());

const owner = (IdAnagrafica: string, altro: object = {}) => ({
  IdAnagrafica,
  Dal: '2020-01-01',
  Quota: 100,
  ...altro,
});
const casa = (altro: object = {}) => ({
  Comune: 'H501',
  Sezione: 'A',
  Foglio: '12',
  Particella: '345',
  Subalterno: '6',
  Categoria: 'A/2',
  Classe: '3',
  Consistenza: 5,
  Rendita: 723.04,
  Proprietari: [owner(rossi)],
  ...altro,
});
const campo = (altro: object = {}) => ({
  Comune: 'F257',
  Foglio: '7',
  Particella: '89',
  RenditaDominicale: 31.2,
  RenditaAgraria: 18.05,
  Proprietari: [owner(verdi, { Titolo: '1', Caso: '3' })],
  ...altro,
});
const errors = async (dove: string, corpo: object) => {
  const { status, corpo: letto } = await client.post(dove, corpo);
  return [status, letto.ModelState];
};
const oltre = 'le quote superano il 100%.';

describe('properties', () => {
  it('[IMM-001] [IMM-018] are written, read, listed, changed and taken away', async () => {
    const { status, corpo } = await client.post(percorsi.fabbricato, casa());
    expect(status).toBe(201);
    const { Id } = corpo.data;
    expect(corpo.data).toMatchObject({
      ...casa(),
      ComuneDescrizione: 'Roma',
      Provincia: 'RM',
      Versione: 1,
      Proprietari: [
        {
          Denominazione: 'Rossi Anna',
          Quota: 100,
          QuotaImu: null,
          TipoPossesso: 'Proprietà',
          DataMorte: null,
        },
      ],
    });
    const uno = percorso(percorsi.fabbricatoUno, { id: Id });
    expect((await client.get(uno)).corpo.data).toEqual(corpo.data);
    expect((await client.get(percorso(percorsi.terrenoUno, { id: Id }))).status).toBe(404);
    const cambiata = await client.put(uno, { ...casa({ Rendita: 800 }), Versione: 1 });
    expect(cambiata.corpo.data).toMatchObject({ Rendita: 800, Versione: 2 });
    expect((await client.put(uno, { ...casa(), Versione: 1 })).status).toBe(409);
    const lista = (await client.post(percorsi.fabbricatoLista, { Filter: { Comune: 'rom' } })).corpo;
    expect([lista.Total, lista.data[0].Proprietari]).toEqual([1, 'Rossi Anna']);
    expect([(await client.delete(uno)).status, (await client.get(uno)).status]).toEqual([204, 404]);
  });

  it('[IMM-018] are those of a client and of the tax year of a fiscal year', async () => {
    const { corpo } = await client.post(
      percorsi.fabbricato,
      casa({
        Proprietari: [
          owner(rossi, { Dal: '2018-01-01', Al: '2023-12-31' }),
          owner(verdi, { Dal: '2024-01-01' }),
        ],
      }),
    );
    const count = async (Filter: object) =>
      (await client.post(percorsi.fabbricatoLista, { Filter, Logic: 'and' })).corpo.Total;
    expect([
      await count({ IdAnagrafica: rossi, Anno: 2024 }),
      await count({ IdAnagrafica: rossi, Anno: 2025 }),
      await count({ IdAnagrafica: verdi, Anno: 2025 }),
      await count({ IdAnagrafica: verdi }),
      await count({ Proprietario: 'verdi' }),
    ]).toEqual([1, 0, 1, 1, 1]);
    expect((await client.post(percorsi.fabbricatoLista, { Filter: { Anno: 1999 } })).status).toBe(400);
    expect((await client.post(percorsi.fabbricatoLista, { Filter: { IdAnagrafica: 'x' } })).status).toBe(400);
    await client.delete(percorso(percorsi.fabbricatoUno, { id: corpo.data.Id }));
  });

  it('[IMM-002] [bad input 22] refuse a share of 0 or beyond 100', async () => {
    for (const Quota of [0, 100.01, 33.333, -1])
      expect(await errors(percorsi.fabbricato, casa({ Proprietari: [owner(rossi, { Quota })] }))).toEqual([
        400,
        { 'Proprietari.0.Quota': ['La quota è maggiore di 0 e non oltre 100, con due decimali al massimo.'] },
      ]);
    for (const Quota of [0.01, 100]) {
      const { status, corpo } = await client.post(
        percorsi.fabbricato,
        casa({ Proprietari: [owner(rossi, { Quota })] }),
      );
      expect([status, corpo.data.Proprietari[0].Quota]).toEqual([201, Quota]);
      await client.delete(percorso(percorsi.fabbricatoUno, { id: corpo.data.Id }));
    }
  });

  it('[IMM-003] [bad input 22] refuse shares beyond the whole on the same day', async () => {
    const insieme = [owner(rossi, { Quota: 60 }), owner(verdi, { Quota: 50, Dal: '2021-05-01' })];
    expect(await errors(percorsi.fabbricato, casa({ Proprietari: insieme }))).toEqual([
      400,
      { Proprietari: [`Dal 01/05/2021 ${oltre}`] },
    ]);
    const dopo = [owner(rossi, { Quota: 60, Al: '2021-04-30' }), insieme[1]];
    expect((await client.post(percorsi.fabbricato, casa({ Proprietari: dopo }))).status).toBe(201);
    const nuda = [
      owner(rossi, { TipoPossesso: 'Nuda proprietà' }),
      owner(verdi, { TipoPossesso: 'Usufrutto' }),
    ];
    expect((await client.post(percorsi.fabbricato, casa({ Proprietari: nuda }))).status).toBe(201);
    const imu = [owner(rossi, { Quota: 50, QuotaImu: 100 }), owner(verdi, { Quota: 50, QuotaImu: 50 })];
    expect((await client.post(percorsi.fabbricato, casa({ Proprietari: imu }))).status).toBe(400);
  });

  it('[IMM-004] [ERR-018] refuse a possession that does not end after it begins', async () => {
    for (const Al of ['2020-01-01', '2019-12-31'])
      expect(await errors(percorsi.fabbricato, casa({ Proprietari: [owner(rossi, { Al })] }))).toEqual([
        400,
        { 'Proprietari.0.Al': ['La data di inizio è successiva alla data di fine.'] },
      ]);
    expect((await errors(percorsi.fabbricato, casa({ Proprietari: [] })))[0]).toBe(400);
  });

  it('[IMM-005] [IMM-013] of land need both incomes, and codes of the year', async () => {
    expect(await errors(percorsi.terreno, campo({ RenditaAgraria: null }))).toEqual([
      400,
      { RenditaAgraria: ['Campo obbligatorio'] },
    ]);
    for (const codici of [{ Titolo: '10' }, { Titolo: 'x' }, { Caso: '7' }]) {
      const [status, stato] = await errors(percorsi.terreno, campo({ Proprietari: [owner(verdi, codici)] }));
      expect([status, Object.keys(stato)]).toEqual([400, [`Proprietari.0.${Object.keys(codici)[0]}`]]);
    }
    const { status, corpo } = await client.post(percorsi.terreno, campo());
    expect([status, corpo.data.Proprietari[0]]).toMatchObject([201, { Titolo: '1', Caso: '3' }]);
  });

  it('[IMM-011] of who died end that day', async () => {
    const eredi = [
      owner(rossi, { DataMorte: '2024-03-10' }),
      owner(verdi, { Dal: '2024-03-11', Quota: 100 }),
    ];
    const { corpo } = await client.post(percorsi.fabbricato, casa({ Proprietari: eredi }));
    expect(corpo.data.Proprietari).toMatchObject([
      { Al: '2024-03-10', DataMorte: '2024-03-10' },
      { Dal: '2024-03-11', Al: null },
    ]);
    const prima = owner(verdi, { Dal: '2024-03-10', Quota: 100 });
    expect((await errors(percorsi.fabbricato, casa({ Proprietari: [eredi[0], prima] })))[0]).toBe(400);
  });

  it('[IMM-015] without a rendita take it from the tariff of their class', async () => {
    await app.sql(
      `insert into estimo (comune, categoria, classe, tariffa, valido_da)
       values ('H501', 'A/2', '3', 100, '1990-01-01'), ('H501', 'A/2', '3', 144.61, '1992-01-01')`,
    );
    const { corpo } = await client.post(percorsi.fabbricato, casa({ Rendita: null }));
    expect(corpo.data.Rendita).toBe(723.05);
    const { corpo: senza } = await client.post(percorsi.fabbricato, casa({ Rendita: null, Classe: '9' }));
    expect(senza.data.Rendita).toBeNull();
  });

  it('refuse what is not there: a comune, a category, a client of others', async () => {
    const [, stato] = await errors(
      percorsi.fabbricato,
      casa({
        Comune: 'Z99',
        Categoria: 'A/99',
        Proprietari: [owner('00000000-0000-4000-8000-000000000000')],
      }),
    );
    expect(Object.keys(stato).sort()).toEqual(['Categoria', 'Comune', 'Proprietari.0.IdAnagrafica']);
  });
});

describe('the contract of a property', () => {
  let IdImmobile: string;
  beforeAll(async () => {
    IdImmobile = (await client.post(percorsi.fabbricato, casa())).corpo.data.Id;
  });
  const affitto = (altro: object = {}) => ({
    IdImmobile,
    Dal: '2024-01-01',
    Al: '2027-12-31',
    CodiceIdentificativo: 'TJL24T000123000LH',
    Canone: 9600,
    CodiceCanone: '1',
    ...altro,
  });
  const estremi = {
    CodiceIdentificativo: null,
    DataRegistrazione: '2024-01-15',
    Serie: '3T',
    Numero: '123',
    CodiceUfficio: 'TJL',
  };
  const check = async (altro: object) => {
    const [status, stato] = await errors(percorsi.contratto, affitto(altro));
    return status === 201 ? 'accettato' : Object.keys(stato ?? {}).join();
  };

  it('[IMM-006] [IMM-018] is written with its code or its registration, read, changed and taken away', async () => {
    const { status, corpo } = await client.post(percorsi.contratto, affitto({ Aliquota: 'Ridotta' }));
    expect([status, corpo.data]).toMatchObject([201, { ...affitto(), Aliquota: 'Ridotta', Versione: 1 }]);
    const uno = percorso(percorsi.contrattoUno, { id: corpo.data.Id });
    const { IdImmobile: _suo, ...dati } = affitto(estremi);
    const cambiato = await client.put(uno, { ...dati, Sottonumero: '1', Versione: 1 });
    expect(cambiato.corpo.data).toMatchObject({ ...estremi, Sottonumero: '1', Versione: 2 });
    expect((await client.put(uno, { ...dati, Versione: 1 })).status).toBe(409);
    const { corpo: lista } = await client.post(percorsi.contrattoLista, { Filter: { IdImmobile } });
    expect(lista.data.map(({ Id }: { Id: string }) => Id)).toEqual([corpo.data.Id]);
    expect((await client.get(uno)).corpo.data.Serie).toBe('3T');
    expect([(await client.delete(uno)).status, (await client.get(uno)).status]).toEqual([204, 404]);
  });

  it('[IMM-004] may begin and end on the same day, not backwards', async () => {
    expect(await check({ Dal: '2024-05-02', Al: '2024-05-01' })).toBe('Al');
    expect(await check({ Dal: '2024-05-02', Al: '2024-05-02' })).toBe('accettato');
  });

  it('[IMM-007] [bad input 22] has a code of 16 or 17 characters', async () => {
    const codici = [15, 16, 17, 18].map((quanti) => ({ CodiceIdentificativo: 'T'.repeat(quanti) }));
    expect(await Promise.all(codici.map(check))).toEqual([
      'CodiceIdentificativo',
      'accettato',
      'accettato',
      'CodiceIdentificativo',
    ]);
  });

  it('[IMM-008] [bad input 22] has its code or its registration, and needs one beyond 30 days', async () => {
    expect(await check({ ...estremi, CodiceIdentificativo: 'T'.repeat(16) })).toBe('CodiceIdentificativo');
    const nessuno = { CodiceIdentificativo: null, Dal: '2024-01-01' };
    expect(await check({ ...nessuno, Al: '2024-01-31' })).toBe('CodiceIdentificativo');
    expect(await check({ ...nessuno, Al: '2024-01-30' })).toBe('accettato');
    expect(await check({ ...estremi, Serie: null })).toBe('DataRegistrazione');
  });

  it('[IMM-009] was not registered after the fiscal year', async () => {
    expect(await check({ ...estremi, DataRegistrazione: `${ANNO_FISCALE + 1}-01-01` })).toBe(
      'DataRegistrazione',
    );
    expect(await check({ ...estremi, DataRegistrazione: `${ANNO_FISCALE}-12-31` })).toBe('accettato');
  });

  it('has a codice canone of the year', async () => {
    expect(await check({ CodiceCanone: '6' })).toBe('CodiceCanone');
    expect(await check({ CodiceCanone: '4' })).toBe('accettato');
  });

  it('[IMM-018] is not for who only looks, nor found by another studio', async () => {
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS, studio_id: null }),
    );
    const altrove = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await consulente.post(percorsi.contratto, affitto())).status).toBe(403);
    expect((await consulente.get(percorso(percorsi.fabbricatoUno, { id: IdImmobile }))).status).toBe(200);
    expect((await altrove.post(percorsi.contratto, affitto())).status).toBe(404);
    expect((await altrove.get(percorso(percorsi.fabbricatoUno, { id: IdImmobile }))).status).toBe(404);
    expect((await altrove.post(percorsi.fabbricatoLista, {})).corpo.Total).toBe(0);
  });
});
