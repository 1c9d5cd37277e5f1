import { type ConfrontoPrecompilataFilo, HEADER_APP, percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCur } from '../../../../demo/certificazione-demo.ts';
import { call, type Risposta } from '../../../../test/client.ts';
import {
  ANNO,
  type BancoPrecompilata,
  makeRichiesta,
  type StudioDiPrecompilata,
  startBanco,
} from '../../../../test/precompilata.ts';

let banco: BancoPrecompilata;
beforeAll(async () => {
  banco = await startBanco();
});
afterAll(() => banco.stop());

const DAL_FILE = {
  ...{ 'C1.1': '2', 'C1.2': '1', 'C1.3': '28000', 'C5.1': '365', 'C9.1': '4000', 'C10.1': '420' },
  ...{ 'E1.2': '842', 'E8.1': '36', 'E8.2': '310', 'ZZ1.1': '1' },
};
const SCORSO = {
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 27_000,
  'RC6.1': 365,
  'RC10.1': 3_900,
  'RP1.2': 610,
  'RP8.1': '16',
  'RP8.2': 210,
};

/** A precompilata that came, with the declaration of last year and a certification among the documents. */
async function makeArrivata(caselle: object = DAL_FILE, modello = '730') {
  const { app, mio } = banco;
  const fatta = await makeRichiesta(app, mio, { conDelega: false });
  const voci = Object.entries(caselle).map(([Casella, Valore]) => ({ Casella, Valore, Descrizione: '' }));
  await app.sql(
    `update richiesta_precompilata set stato = 'Ricevuta', codice = '300', modello = $2, caselle = $3, ricevuta_il = now()
     where id = $1`,
    [fatta.id, modello, JSON.stringify(voci)],
  );
  const anno = ANNO - 1;
  const { corpo } = await mio.client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
    IdAnagrafiche: [fatta.anagrafica],
  });
  const dove = percorso(percorsi.modello, { anno, prefisso: 'pf', id: corpo.data.create[0].Codice });
  const { corpo: letta } = await mio.client.get(dove);
  const salvata = await mio.client.put(dove, { Versione: letta.data.Versione, Righi: SCORSO, Forzature: {} });
  expect(salvata.status).toBe(200);
  return fatta;
}
async function keepCur({ anagrafica, codice }: { anagrafica: string; codice: string }): Promise<void> {
  const { app, mio } = banco;
  const testo = await makeCur(ANNO, codice, { 'DB1.1': 28_000, 'DB6.1': 365, 'DB21.1': 4_090 });
  const body = new FormData();
  for (const [nome, valore] of Object.entries({ IdAnagrafica: anagrafica, Anno: String(ANNO), tipo: 'CU' }))
    body.set(nome, valore);
  body.append('uploadFile0', new Blob([testo ?? '']), 'cu.txt');
  const headers = { cookie: mio.client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  const { status } = await call(app.indirizzo + percorsi.documento, { method: 'POST', headers, body });
  expect(status).toBe(201);
}
const read = async (
  id: string,
  { client }: StudioDiPrecompilata = banco.mio,
  query = '',
): Promise<Risposta> => client.get(percorso(percorsi.precompilataConfronto, { id }) + query);
const choose = (id: string, scelta: object, { client }: StudioDiPrecompilata = banco.mio) =>
  client.put(percorso(percorsi.precompilataScelta, { id }), scelta);
const write = (id: string, corpo: object, { client }: StudioDiPrecompilata = banco.mio) =>
  client.post(percorso(percorsi.precompilataScrivi, { id }), corpo);
const find = ({ Righi }: ConfrontoPrecompilataFilo, rigo: string) => {
  const trovato = Righi.find(({ Rigo }) => Rigo === rigo);
  if (!trovato) throw new Error(`No ${rigo}`);
  return trovato;
};
const fonteDi = (dati: ConfrontoPrecompilataFilo, rigo: string, fonte: string) =>
  find(dati, rigo).Fonti.find(({ Fonte }) => Fonte === fonte);

describe('a precompilata beside what else is known', () => {
  it('shows three sources rigo by rigo, each with what it would make, and lists what has no place', async () => {
    const fatta = await makeArrivata();
    await keepCur(fatta);
    const { status, corpo } = await read(fatta.id);
    expect(status).toBe(200);
    const dati: ConfrontoPrecompilataFilo = corpo.data;
    expect(dati).toMatchObject({
      ...{ Modello: '730', CodiceFiscale: fatta.codice, IdDichiarazione: null, Provvisorio: true },
      AnnoScorso: { Anno: ANNO - 1, Tipo: 'Persone fisiche' },
      Documenti: [{ Nome: 'cu.txt', Certificazioni: 1 }],
    });
    expect(dati.Fuori).toEqual([expect.objectContaining({ Casella: 'ZZ1.1' })]);
    expect(dati.Righi.map(({ Rigo, Uguale }) => [Rigo, Uguale])).toEqual(
      expect.arrayContaining([
        ['C5', true],
        ['C9', false],
        ['E1', false],
        ['E8', false],
        ['E9', false],
      ]),
    );
    expect(fonteDi(dati, 'C9', 'Documenti')).toMatchObject({
      ...{ Valori: { 'C9.1': 4_090 }, Effetto: 90, Nota: 'CU, punto 21' },
    });
    expect(fonteDi(dati, 'C9', 'Anno scorso')).toMatchObject({ Valori: { 'C9.1': 3_900 }, Effetto: -100 });
    expect(fonteDi(dati, 'E1', 'Documenti')).toMatchObject({ Valori: {}, Nota: null });
    // 842 less the franchigia, at 19%: 135.
    expect(fonteDi(dati, 'E1', 'Documenti')?.Effetto).toBe(-135);
    expect(dati.Righi.every(({ Scelta }) => Scelta === null)).toBe(true);
    const isPossibile = dati.Possibili.includes('730');
    expect(dati.Diventa).toBe(isPossibile ? '730' : 'Persone fisiche');
    const diPf: ConfrontoPrecompilataFilo = (await read(fatta.id, banco.mio, '?diventa=Persone%20fisiche'))
      .corpo.data;
    expect([find(diPf, 'C9').VaIn, fonteDi(diPf, 'C9', 'Documenti')?.Effetto]).toEqual(['RC10', 90]);
    expect((await read(fatta.id, banco.mio, '?diventa=IVA')).status).toBe(400);
    expect((await read(fatta.id, banco.altro)).status).toBe(404);
  });

  it('[PRE-011] imported with others, makes the declaration that was chosen, and is not imported while choices are missing', async () => {
    const fatta = await makeArrivata();
    await keepCur(fatta);
    const importa = async () =>
      (await banco.mio.client.post(percorsi.precompilataImporta, { Codici: [fatta.id] })).corpo.data;
    await choose(fatta.id, { Rigo: 'C9', Fonte: 'Documenti', Motivo: 'CU sostituita' });
    expect(await importa()).toMatchObject({
      importate: [],
      errori: [{ Codice: fatta.id, Messaggio: expect.stringMatching(/^Mancano \d+ scelte nel confronto/) }],
    });
    const { Righi, Diventa }: ConfrontoPrecompilataFilo = (await read(fatta.id)).corpo.data;
    for (const { Rigo, Uguale, Scelta } of Righi)
      if (!Uguale && Scelta === null) await choose(fatta.id, { Rigo, Fonte: 'Agenzia', Motivo: '' });
    const { importate, errori } = await importa();
    expect(errori).toEqual([]);
    expect(importate).toMatchObject([{ Tipo: Diventa, Prima: false }]);
    const [scritta] = await banco.app.sql<{ righi: Record<string, unknown> }>(
      'select righi from dichiarazione where id = $1',
      [importate[0].IdDichiarazione],
    );
    // What the document says, where it was preferred to the Agenzia.
    expect(scritta?.righi[Diventa === '730' ? 'C9.1' : 'RC10.1']).toBe(4_090);
    expect((await importa()).importate).toMatchObject([{ Prima: true }]);
  });

  it('keeps each choice with its reason and who made it; together they are counted as a whole, and taken back', async () => {
    const fatta = await makeArrivata();
    await keepCur(fatta);
    const prima: ConfrontoPrecompilataFilo = (await read(fatta.id)).corpo.data;
    const scelta = await choose(fatta.id, { Rigo: 'C9', Fonte: 'Documenti', Motivo: 'CU sostituita' });
    expect(scelta.status).toBe(200);
    expect(find(scelta.corpo.data, 'C9')).toMatchObject({
      ...{ Scelta: 'Documenti', Motivo: 'CU sostituita', SceltaDa: expect.stringMatching(/\w/) },
    });
    expect(scelta.corpo.data.SaldoScelte).toBe(prima.SaldoAgenzia + 90);
    // What a person read stands for what no document says; without it the reason is asked.
    const senza = await choose(fatta.id, { Rigo: 'E1', Fonte: 'Documenti' });
    expect([senza.status, senza.corpo.Message]).toEqual([400, expect.stringContaining('Nessun documento')]);
    const letto = await choose(fatta.id, {
      Rigo: 'E1',
      Fonte: 'Documenti',
      Importo: 1_129,
      Motivo: '3 fatture',
    });
    expect(fonteDi(letto.corpo.data, 'E1', 'Documenti')).toMatchObject({
      Valori: { 'E1.2': 1_129 },
      Effetto: 55,
    });
    expect(letto.corpo.data.SaldoScelte).toBe(prima.SaldoAgenzia + 90 + 55);
    const tolta = await choose(fatta.id, { Rigo: 'C9', Fonte: null });
    expect(find(tolta.corpo.data, 'C9')).toMatchObject({ Scelta: null, Motivo: '', SceltaDa: null });
    expect(tolta.corpo.data.SaldoScelte).toBe(prima.SaldoAgenzia + 55);
    expect((await choose(fatta.id, { Rigo: 'ZZ1', Fonte: 'Agenzia' })).status).toBe(400);
    expect((await choose(fatta.id, { Rigo: 'E1', Fonte: 'Documenti', Importo: -5 })).status).toBe(400);
    expect((await choose(fatta.id, { Rigo: 'E1', Fonte: 'Agenzia' }, banco.altro)).status).toBe(404);
  });

  it('becomes a declaration with each casella and its reason; what was not chosen is asked, then the Agenzia', async () => {
    const fatta = await makeArrivata();
    await keepCur(fatta);
    await choose(fatta.id, { Rigo: 'C9', Fonte: 'Documenti', Motivo: 'CU sostituita' });
    await choose(fatta.id, { Rigo: 'E9', Fonte: 'Anno scorso' });
    const corpo = { Diventa: 'Persone fisiche' };
    const manca = await write(fatta.id, corpo);
    expect([manca.status, manca.corpo.Message]).toEqual([400, expect.stringMatching(/^Mancano \d scelte/)]);
    expect((await write(fatta.id, { ...corpo, Conferma: true }, banco.altro)).status).toBe(404);
    const scritta = await write(fatta.id, { ...corpo, Conferma: true });
    expect(scritta.corpo.data).toMatchObject({ Tipo: 'Persone fisiche', Caselle: expect.any(Number) });
    const id = scritta.corpo.data.IdDichiarazione;
    const dove = percorso(percorsi.modello, { anno: ANNO, prefisso: 'pf', id });
    const { corpo: letta } = await banco.mio.client.get(dove);
    expect(letta.data.Righi).toMatchObject({
      ...{ 'RC1.3': 28_000, 'RC6.1': 365, 'RC10.1': 4_090, 'RP1.2': 842 },
      ...{ 'RP8.1': '36', 'RP8.2': 310, 'RP9.1': '16', 'RP9.2': 210 },
    });
    const storia = await banco.mio.client.get(
      percorso(percorsi.modelloStoria, { anno: ANNO, prefisso: 'pf', id }),
    );
    const motivi = JSON.stringify(storia.corpo);
    expect(motivi).toContain('Precompilata, documenti: CU sostituita');
    expect(motivi).toContain('Dalla precompilata, senza scelta');
    // Chosen again while it is open, only what was chosen is written.
    await choose(fatta.id, { Rigo: 'C9', Fonte: 'Agenzia', Motivo: 'Era giusta' });
    await write(fatta.id, { ...corpo, Conferma: true });
    const dopo = await banco.mio.client.get(dove);
    expect(dopo.corpo.data.Righi['RC10.1']).toBe(4_000);
    await banco.app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [id]);
    const chiusa = await choose(fatta.id, { Rigo: 'C9', Fonte: 'Documenti' });
    expect(chiusa.corpo.Codice).toBe('DICHIARAZIONE_CHIUSA');
    expect((await read(fatta.id)).corpo.data).toMatchObject({
      IdDichiarazione: id,
      StatoDichiarazione: 'Chiusa',
    });
  });

  it('is told that nothing came, where nothing did', async () => {
    const { id } = await makeRichiesta(banco.app, banco.mio, { conDelega: false });
    expect((await read(id)).status).toBe(400);
    expect((await read('nessuno')).status).toBe(404);
  });
});
