import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enumerazioni, percorsi, percorso, tabelleLookup, tipologiaUtente } from '@quadra/contract';
import { ANNO_FISCALE, listAnni } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { ensureTabelle } from './ensure-tabelle.ts';
import { type Importazione, importTabella } from './importa-tabella.ts';

let app: AppDiProva;
let fornitore: Client;
let operatore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS, studio_id: null }),
  );
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
});
afterAll(() => app.stop());

interface Riga {
  Id: string;
  Codice: string;
  Descrizione: string;
  Anno: number | null;
  Versione: number;
}
const list = async (tabella: string, query: object = {}): Promise<{ data: Riga[]; Total: number }> =>
  (await operatore.post(percorso(percorsi.tabellaLista, { tabella }), query)).corpo;
const listAnno = async (anno: number, tabella: string): Promise<{ data: Riga[]; Total: number }> =>
  (await operatore.get(percorso(percorsi.tabellaAnno, { anno, tabella }))).corpo;
const codes = (righe: readonly Riga[]) => righe.map(({ Codice }) => Codice);
const nuova = { Codice: 'X1', Descrizione: 'Voce di prova' };

describe('the lookup tables', () => {
  it('[TBL-017] answer codes and names, whole or searched; an unknown one does not exist', async () => {
    const province = (await operatore.get('/api/lookupportal/province')).corpo;
    expect(province.Total).toBe(107);
    expect(province.data[0]).toMatchObject({ Codice: 'AG', Descrizione: 'Agrigento', Anno: null });
    expect(codes((await list('ateco', { Filter: { Codice: '69.20' } })).data)).toContain('69.20');
    const testo = (await operatore.get('/api/lookupportal/banche/list/intesa%20sanpaolo')).corpo;
    expect(codes(testo.data)).toContain('03069');
    expect((await operatore.get('/api/lookupportal/codici-tributo/4001')).corpo.data).toMatchObject({
      Codice: '4001',
      Extra: { sezione: 'Erario' },
    });
    for (const indirizzo of ['/api/lookupportal/utente', '/api/lookupportal/constructor'])
      expect((await operatore.get(indirizzo)).status).toBe(404);
    expect((await operatore.get('/api/lookupportal/province/ZZ')).status).toBe(404);
    expect((await operatore.post('/api/lookupportal/province', nuova)).status).toBe(403);
  });

  it('[TBL-017] serve each enumeration with codes and words, whole, searched or one by one', async () => {
    const nomi = (await operatore.get(percorsi.tabelle)).corpo.Enumerazioni;
    expect(nomi.map(({ Tabella }: { Tabella: string }) => Tabella)).toEqual(Object.keys(enumerazioni));
    for (const [tabella, { voci }] of Object.entries(enumerazioni)) {
      const { corpo } = await operatore.get(percorso(percorsi.tabella, { tabella }));
      expect([tabella, corpo.data, corpo.Total]).toEqual([tabella, voci, voci.length]);
    }
    const { corpo: civili } = await operatore.get('/api/lookupportal/stato-civile');
    expect(civili.data.slice(0, 2)).toEqual([
      { Codice: 0, Descrizione: 'Non indicato' },
      { Codice: 1, Descrizione: 'Celibe/Nubile' },
    ]);
    expect((await operatore.get('/api/lookupportal/tipologia-utente/3')).corpo.data).toEqual({
      Codice: 3,
      Descrizione: 'Operatore',
    });
    const cercate = await operatore.get('/api/lookupportal/tipo-dichiarazione/list/SOCIETA');
    expect(cercate.corpo.data).toEqual(
      ['Società di capitali', 'Società di capitali (simulazione)', 'Società di persone'].map((voce) => ({
        Codice: voce,
        Descrizione: voce,
      })),
    );
    const seconda = await list('mese', { PageNo: 2, PageSize: 5 });
    expect([seconda.Total, codes(seconda.data)]).toEqual([13, [5, 6, 7, 8, 9]]);
    expect(await list('mese', { Filter: { Codice: '1', Descrizione: 'gen' }, Logic: 'and' })).toMatchObject({
      data: [{ Codice: 1, Descrizione: 'Gennaio' }],
    });
    const errato = await operatore.post('/api/lookupportal/mese/list', { Filter: { Altro: 'x' } });
    expect([errato.status, errato.corpo.ModelState]).toEqual([
      400,
      { 'Filter.Altro': ['Campo sconosciuto'] },
    ]);
    expect((await operatore.get('/api/lookupportal/mese/13')).status).toBe(404);
    expect((await fornitore.post('/api/lookupportal/mese', nuova)).corpo.Codice).toBe('ENUMERAZIONE_CHIUSA');
    expect((await operatore.post('/api/lookupportal/mese', nuova)).status).toBe(403);
  });

  it('are all there, each with its source', async () => {
    const { data } = (await operatore.get(percorsi.tabelle)).corpo;
    expect(data.map(({ Tabella }: { Tabella: string }) => Tabella)).toEqual(Object.keys(tabelleLookup));
    expect(data.filter(({ Fonte }: { Fonte: string | null }) => Fonte === null)).toEqual([]);
    const vuote = [];
    for (const { Tabella, Annuale } of data) {
      const { Total } = Annuale ? await listAnno(2025, Tabella) : await list(Tabella);
      if (Total === 0) vuote.push(Tabella);
    }
    // Their official lists are loaded by the vendor: none is at hand that may come with the product.
    expect(vuote).toEqual(['sedi-inail', 'sedi-inps', 'sportelli-bancari']);
  });

  it('[ENU-020] [ENU-029] [ENU-030] [TAX-016] of a year: titles, ownership and cases of land', async () => {
    for (const anno of listAnni()) {
      const cariche = await listAnno(anno, 'cariche');
      expect([anno, codes(cariche.data)]).toEqual([
        anno,
        Array.from({ length: 15 }, (_, i) => String(i + 1)),
      ]);
      expect(codes((await listAnno(anno, 'titoli-terreno')).data)).toEqual([...'0123456789']);
      expect(codes((await listAnno(anno, 'casi-terreno')).data)).toEqual([...'123456']);
    }
    expect((await listAnno(2024, 'cariche')).data[6]).toMatchObject({ Descrizione: 'Erede', Anno: 2024 });
    expect((await operatore.get('/api/lookupportal/cariche')).status).toBe(404);
    expect((await operatore.get('/api/2018/lookup/cariche')).status).toBe(404);
    expect((await operatore.get('/api/2024/lookup/province')).corpo.Total).toBe(107);
  });

  it('[ENU-048] the states of the precompilata are nineteen, with words that the vendor may change', async () => {
    const { data } = await list('stati-precompilata');
    expect(codes(data)).toEqual(
      '300 307 308 310 311 320 330 335 357 359 55 56 57 58 59 64 65 66 67'.split(' '),
    );
    expect(data.every(({ Codice, Descrizione }) => Descrizione === `Stato ${Codice}`)).toBe(true);
  });

  it('know the rate of legal interest of a day', async () => {
    const { data } = await list('interesse-legale', { PageSize: 500 });
    expect(data).toHaveLength(24);
    expect(data.find(({ Codice }) => Codice === '2026-01-01')).toMatchObject({
      ValidoDa: '2026-01-01',
      ValidoA: null,
    });
  });
});

describe('an official file', () => {
  const cartella = mkdtempSync(join(tmpdir(), 'quadra-tabelle-'));
  afterAll(() => rmSync(cartella, { recursive: true }));
  const write = (testo: string | Buffer) => {
    const file = join(cartella, 'file.csv');
    writeFileSync(file, testo);
    return file;
  };
  const run = (file: string, altro: Partial<Importazione> = {}) =>
    importTabella(app.servizi.db, {
      file,
      tabella: 'banche',
      fonte: 'Banca d’Italia',
      data: '2026-01-31',
      anno: null,
      isConfermata: false,
      ...altro,
    });

  it('is compared first, then written with its source; what it no longer has stays, not active', async () => {
    const { data } = await list('banche', { PageSize: 500, Order: ['Codice'] });
    const [prima, ...altre] = data;
    const csv = Buffer.from(
      ['abi;denominazione;bic', '99999;Banca Nuòva;', `${prima?.Codice};Altro nome;`, ''].join('\r\n'),
      'latin1',
    );
    const file = write(csv);
    const anteprima = await run(file);
    expect([anteprima.nuovi, anteprima.cambiati, anteprima.uguali]).toEqual([['99999'], [prima?.Codice], 0]);
    expect(anteprima.tolti).toHaveLength(1875);
    expect((await list('banche')).data.some(({ Codice }) => Codice === '99999')).toBe(false);
    await run(file, { isConfermata: true });
    const attive = await list('banche', { Filter: { Attivo: true } });
    expect(attive.data.map(({ Codice, Descrizione }) => [Codice, Descrizione])).toEqual([
      ['99999', 'Banca Nuòva'],
      [prima?.Codice, 'Altro nome'],
    ]);
    const [tolta] = altre;
    expect((await operatore.get(`/api/lookupportal/banche/${tolta?.Codice}`)).corpo.data.Attivo).toBe(false);
    expect(await run(file)).toMatchObject({ nuovi: [], cambiati: [], tolti: [], uguali: 2 });
    const { data: tabelle } = (await operatore.get(percorsi.tabelle)).corpo;
    expect(tabelle.find(({ Tabella }: { Tabella: string }) => Tabella === 'banche')).toMatchObject({
      Fonte: 'Banca d’Italia',
      DataFonte: '2026-01-31',
    });
    await app.sql("update tabella_edizione set impronta = 'altra' where tabella = 'banche'");
    await ensureTabelle(app.servizi.db);
    expect((await list('banche', { Filter: { Attivo: true } })).Total).toBe(2);
  });

  it('brings the IMU rates of the comuni, each within what the law lets it be', async () => {
    const imu = { tabella: 'aliquote-imu', fonte: 'Dipartimento delle Finanze', anno: 2025 };
    const testata = 'codice_catastale;fattispecie;aliquota\n';
    await run(write(`${testata}H501;altri-fabbricati;1,06\nf205;terreni;0,76\n`), {
      ...imu,
      isConfermata: true,
    });
    const roma = (await operatore.get('/api/2025/lookup/aliquote-imu/H501%2Faltri-fabbricati')).corpo;
    expect(roma.data).toMatchObject({
      Descrizione: '1,06%',
      Anno: 2025,
      Extra: { comune: 'H501', percento: 1.06 },
    });
    await run(write(`${testata}L219;terreni;1\n`), { ...imu, isConfermata: true });
    const attive = await operatore.post(
      percorso(percorsi.tabellaAnnoLista, { anno: 2025, tabella: 'aliquote-imu' }),
      { Filter: { Attivo: true }, Order: ['Codice'] },
    );
    expect(codes(attive.corpo.data).filter((codice) => !codice.startsWith('base/'))).toEqual([
      'F205/terreni',
      'H501/altri-fabbricati',
      'L219/terreni',
    ]);
    expect(attive.corpo.Total).toBe(10);
    const { data } = await listAnno(2024, 'aliquote-imu');
    expect(data.map(({ Codice }) => Codice)).not.toContain('H501/altri-fabbricati');
    expect(data.find(({ Codice }) => Codice === 'base/terreni')).toMatchObject({ Extra: { percento: 0.76 } });
    for (const riga of [
      'H501;altri-fabbricati;1,2',
      'H501;castelli;0,5',
      'Roma;terreni;0,5',
      'H501;terreni;0.76',
    ])
      await expect(run(write(`${testata}${riga}\n`), imu)).rejects.toThrow(/non valid|sconosciuta/);
  });

  it('of another shape is refused, and nothing changes', async () => {
    await expect(run(write('codice;nome\n1;x\n'))).rejects.toThrow(
      'Colonne mancanti: abi, denominazione, bic.',
    );
    await expect(run(write('abi;denominazione;bic\n1;;\n'))).rejects.toThrow('Riga 2');
    await expect(run(write('abi;denominazione;bic\n'))).rejects.toThrow();
    const buono = write('codice;descrizione\n1;Prima\n');
    await expect(run(buono, { tabella: 'utente' })).rejects.toThrow('Tabella sconosciuta');
    await expect(run(buono, { tabella: 'cariche' })).rejects.toThrow('Indicare --anno.');
    expect(await run(buono, { tabella: 'cariche', anno: 2024 })).toMatchObject({ cambiati: ['1'] });
  });
});

describe('the vendor', () => {
  it('[TBL-018] adds, changes and takes away rows, and each change is in the audit log', async () => {
    const dove = percorso(percorsi.tabella, { tabella: 'regioni' });
    const creata = await fornitore.post(dove, { ...nuova, ValidoDa: '2025-01-01', Extra: { nota: 'prova' } });
    expect(creata.status).toBe(201);
    const { Id, Versione } = creata.corpo.data;
    expect(creata.corpo.data).toMatchObject({
      Tabella: 'regioni',
      Anno: null,
      Ordine: 0,
      Attivo: true,
      ValidoDa: '2025-01-01',
      ValidoA: null,
      Extra: { nota: 'prova' },
    });
    const doppia = await fornitore.post(dove, { ...nuova, ValidoDa: '2025-01-01' });
    expect([doppia.status, doppia.corpo.ModelState]).toEqual([409, { Codice: ['Codice già utilizzato.'] }]);
    const rovescio = { ...nuova, ValidoDa: '2025-02-01', ValidoA: '2025-01-01' };
    expect((await fornitore.post(dove, rovescio)).corpo.ModelState).toEqual({
      ValidoA: ['La data di inizio è successiva alla data di fine.'],
    });
    const modifica = { ...nuova, Descrizione: 'Altra', Attivo: false, Versione };
    const cambiata = await fornitore.put(`${dove}/${Id}`, modifica);
    expect(cambiata.corpo.data).toMatchObject({ Descrizione: 'Altra', Attivo: false, Versione: 2 });
    expect((await fornitore.put(`${dove}/${Id}`, modifica)).status).toBe(409);
    expect((await list('regioni', { Filter: { Attivo: true } })).Total).toBe(20);
    expect((await operatore.put(`${dove}/${Id}`, { ...modifica, Versione: 2 })).status).toBe(403);
    expect((await fornitore.delete(`${dove}/${Id}`)).status).toBe(204);
    expect((await fornitore.delete(`${dove}/${Id}`)).status).toBe(404);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'tabella' and entita_id = $1 order by quando",
      [Id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(['nuova voce', 'modifica voce', 'elimina voce']);
  });

  it('[TBL-018] [ERR-044] copies a year to the next one, once', async () => {
    await app.sql("delete from tabella_voce where tabella = 'cariche' and anno = 2025");
    const duplica = percorso(percorsi.tabellaAnnoDuplica, { anno: 2024, tabella: 'cariche' });
    const [prima, seconda] = [await fornitore.post(duplica), await fornitore.post(duplica)];
    expect(prima.corpo.data).toEqual({ Anno: 2025, Righe: 15 });
    expect((await listAnno(2025, 'cariche')).Total).toBe(15);
    expect([seconda.status, seconda.corpo.Message]).toEqual([
      409,
      "Duplicazione della tabella per l'anno non riuscita.",
    ]);
    expect((await operatore.post(duplica)).status).toBe(403);
    const senzaAnni = percorso(percorsi.tabellaAnnoDuplica, { anno: 2024, tabella: 'province' });
    expect((await fornitore.post(senzaAnni)).status).toBe(409);
  });

  it('[TBL-018] copies the last year to the one after it, which is read and changed from then on', async () => {
    const ultimo = ANNO_FISCALE + 1;
    const dove = { tabella: 'cariche', anno: ultimo + 1 };
    const leggi = () => operatore.get(percorso(percorsi.tabellaAnno, dove));
    expect((await leggi()).status).toBe(404);
    const copia = await fornitore.post(percorso(percorsi.tabellaAnnoDuplica, { ...dove, anno: ultimo }));
    expect(copia.corpo.data).toEqual({ Anno: dove.anno, Righe: 15 });
    const { corpo } = await leggi();
    expect([corpo.Total, corpo.data[0].Anno]).toEqual([15, dove.anno]);
    expect(
      (await operatore.get(percorso(percorsi.tabellaAnno, { ...dove, tabella: 'casi-terreno' }))).status,
    ).toBe(404);
    const una = percorso(percorsi.tabellaAnnoVoce, { ...dove, chiave: corpo.data[0].Id });
    const modifica = { Codice: '1', Descrizione: 'Dopo l’ultimo', Ordine: 1, Versione: 1 };
    expect((await fornitore.put(una, modifica)).corpo.data.Descrizione).toBe('Dopo l’ultimo');
    const oltre = await fornitore.post(percorso(percorsi.tabellaAnnoDuplica, dove));
    expect(oltre.status).toBe(404);
    const { data } = (await operatore.get(percorsi.tabelle)).corpo;
    const cariche = data.find(({ Tabella }: { Tabella: string }) => Tabella === 'cariche');
    expect(cariche).toMatchObject({ Annuale: true, UltimoAnno: dove.anno });
  });

  it('keeps what was changed by hand when the product starts again', async () => {
    const [carica] = (await listAnno(2026, 'cariche')).data;
    const dove = percorso(percorsi.tabellaAnnoVoce, {
      anno: 2026,
      tabella: 'cariche',
      chiave: carica?.Id ?? '',
    });
    await fornitore.put(dove, { Codice: '1', Descrizione: 'Rappresentante', Ordine: 1, Versione: 1 });
    await app.sql("update tabella_edizione set impronta = 'di prima' where tabella = 'cariche'");
    await app.sql("delete from tabella_voce where tabella = 'cariche' and anno = 2026 and codice = '2'");
    await ensureTabelle(app.servizi.db);
    const { data } = await listAnno(2026, 'cariche');
    expect([data.length, data[0]?.Descrizione, data[1]?.Codice]).toEqual([15, 'Rappresentante', '2']);
  });
});
