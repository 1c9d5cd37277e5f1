import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percorsi, percorso, RIGHE_PER_PAGINA_MASSIME, tipologiaUtente } from '@quadra/contract';
import { loadVersamenti } from '@quadra/fisco';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { importTabella } from '../tabella/tabella.public.ts';

let app: AppDiProva;
let operatore: Client;
let cartella: string;
beforeAll(async () => {
  app = await makeApp();
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
  cartella = mkdtempSync(join(tmpdir(), 'sedi-'));
});
afterAll(async () => {
  rmSync(cartella, { recursive: true });
  await app.stop();
});

const search = async (indirizzo: string, Filter: object, altro: object = {}) =>
  (await operatore.post(indirizzo, { Filter, ...altro })).corpo;
/** What the vendor does with an official list: a file, read and confirmed. */
const load = (tabella: string, testo: string) => {
  const file = join(cartella, `${tabella}.csv`);
  writeFileSync(file, testo);
  return importTabella(app.servizi.db, {
    file,
    tabella,
    fonte: 'Prova',
    data: null,
    anno: null,
    isConfermata: true,
  });
};

describe('the codes of the F24', () => {
  it('[F24-010] 4001 is found by its code and by its words, with section, instalments and days', async () => {
    for (const Filter of [{ Codice: '4001' }, { Descrizione: 'irpef saldo' }]) {
      const { data } = await search(percorsi.tributoLista, Filter);
      expect(data[0]).toMatchObject({
        Codice: '4001',
        Descrizione: 'IRPEF SALDO',
        Sezione: 'Erario',
        Uso: 'Debito e credito',
        Rateizzabile: true,
        ValidoDa: null,
        ValidoA: null,
      });
    }
    expect((await operatore.get(percorso(percorsi.tributoUno, { codice: '4001' }))).corpo.data.Codice).toBe(
      '4001',
    );
    expect((await operatore.get(percorso(percorsi.tributoUno, { codice: '0000' }))).status).toBe(404);
  });

  it('[F24-010] every section has its own, narrowed and paged by the server', async () => {
    const di = async (codice: string) => (await search(percorsi.tributoLista, { Codice: codice })).data[0];
    expect((await di('3800')).Sezione).toBe('Regioni');
    expect((await di('3844')).Sezione).toBe('IMU e altri tributi locali');
    expect(await di('3918')).toMatchObject({ Sezione: 'IMU e altri tributi locali', ValidoDa: '2012-01-01' });
    expect((await di('3850')).Sezione).toBe('Camere di commercio');
    expect((await di('DM10')).Sezione).toBe('INPS');
    expect((await di('1500')).Sezione).toBe('Elementi identificativi');
    const query = { Logic: 'and', PageSize: 5, Order: ['Codice'] };
    const rate = await search(percorsi.tributoLista, { Sezione: 'Regioni', Rateizzabile: true }, query);
    expect(rate.data.length).toBe(5);
    expect(rate.Total).toBeGreaterThan(5);
    expect(rate.data.every((t: { Rateizzabile: boolean }) => t.Rateizzabile)).toBe(true);
    const dopo = await search(
      percorsi.tributoLista,
      { Sezione: 'Regioni', Rateizzabile: true },
      { ...query, PageNo: 2 },
    );
    expect(dopo.data[0].Codice > rate.data[4].Codice).toBe(true);
  });

  it('[F24-010] those that the F24 is checked with are those that are searched', async () => {
    const v = await loadVersamenti();
    const pagine = await Promise.all(
      [1, 2, 3, 4].map((PageNo) =>
        search(percorsi.tributoLista, {}, { PageNo, PageSize: RIGHE_PER_PAGINA_MASSIME, OnlyId: true }),
      ),
    );
    const cercati = new Set(pagine.flatMap(({ data }) => data));
    expect(v.listTributi().filter(({ codice }) => !cercati.has(codice))).toEqual([]);
  });
});

describe('the banks', () => {
  const BUONO = 'IT60X0542811101000000123456';
  it('[F24-013] an IBAN with wrong check digits is refused on its field, a good one says its bank', async () => {
    const wrong = await operatore.post(percorsi.iban, { Iban: BUONO.replace('IT60', 'IT61') });
    expect([wrong.status, wrong.corpo.ModelState.Iban]).toEqual([
      400,
      ['Le cifre di controllo dell’IBAN non corrispondono.'],
    ]);
    expect((await operatore.post(percorsi.iban, { Iban: '  ' })).status).toBe(400);
    const { data } = (await operatore.post(percorsi.iban, { Iban: 'it60 X054 2811 1010 0000 0123 456' }))
      .corpo;
    expect(data).toMatchObject({ Iban: BUONO, Abi: '05428', Cab: '11101', Agenzia: null });
    const estero = (await operatore.post(percorsi.iban, { Iban: 'DE89370400440532013000' })).corpo.data;
    expect(estero).toMatchObject({ Abi: null, Banca: null });
  });

  it('[F24-013] are found by ABI and name; a branch by CAB and agency once its list is loaded', async () => {
    const intesa = await search(percorsi.filialeLista, { Denominazione: 'intesa sanpaolo' });
    expect(intesa.data).toContainEqual(expect.objectContaining({ Abi: '03069', Cab: null, Agenzia: null }));
    await load('sportelli-bancari', 'codice;descrizione\n03069/11101;Filiale di prova\n');
    const { data } = await search(percorsi.filialeLista, { Cab: '11101' });
    expect(data).toMatchObject([{ Abi: '03069', Cab: '11101', Agenzia: 'Filiale di prova' }]);
    expect(data[0].Denominazione).toMatch(/intesa sanpaolo/i);
  });
});

describe('the offices', () => {
  it('found by name, give the code that the F24 wants, once their list is loaded', async () => {
    expect((await search(percorsi.sedeLista, {})).Total).toBe(0);
    await load('sedi-inps', 'codice;descrizione;provincia\n9901;Città di prova;RM\n9902;Altrove;MI\n');
    await load('sedi-inail', 'codice;descrizione;provincia\n99100;Sede di prova;RM\n');
    expect((await search(percorsi.sedeLista, { Ente: 'INPS', Descrizione: 'citta' })).data).toMatchObject([
      { Ente: 'INPS', Codice: '9901', Descrizione: 'Città di prova', Provincia: 'RM' },
    ]);
    expect((await search(percorsi.sedeLista, { Ente: 'INAIL', Descrizione: 'prova' })).data).toMatchObject([
      { Ente: 'INAIL', Codice: '99100' },
    ]);
    expect((await operatore.get(percorso(percorsi.sedeUna, { codice: '9902' }))).corpo.data.Provincia).toBe(
      'MI',
    );
  });
});
