import { HEADER_APP, percorsi, percorso, tipoDocumentoContratto, tipologiaUtente } from '@quadra/contract';
import { addDays, giornoDiRoma } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
const pdf = (testo = 'firmato') => `%PDF-1.7\n${testo}`;
const oggi = giornoDiRoma(new Date());
const ieri = addDays(oggi, -1);

let app: AppDiProva;
let studioId: number;
let fornitore: Client;
let gestore: Client;
let capo: Client;
let operatore: Client;
let consulente: Client;
let estraneo: Client;
beforeAll(async () => {
  app = await makeApp({ spazioStudioByte: 4000 });
  const { id: gestore_id } = await makeGestore(app);
  studioId = (await makeStudio(app, { gestore_id })).id;
  const enter = async (dati: Parameters<typeof makeUtente>[1]) => loginAs(app, await makeUtente(app, dati));
  fornitore = await enter({ tipologia_utente: AMM_ELMAS });
  consulente = await enter({ tipologia_utente: CON_ELMAS });
  gestore = await enter({ tipologia_utente: AMM_GES, gestore_id, nome: 'Ada', cognome: 'Neri' });
  capo = await enter({ tipologia_utente: AMM_STU, studio_id: studioId });
  operatore = await enter({ tipologia_utente: OP_STU, studio_id: studioId });
  estraneo = await enter({ tipologia_utente: AMM_STU });
});
afterAll(() => app.stop());

type File = readonly [nome: string, contenuto: string];
const upload = (
  chi: Client,
  dati: Record<string, string> = {},
  file: readonly File[] = [['contratto.pdf', pdf()]],
) => {
  const body = new FormData();
  const campi = { IdStudio: String(studioId), Tipo: 'Contratto', Data: oggi, ...dati };
  for (const [nome, valore] of Object.entries(campi)) body.set(nome, valore);
  for (const [n, [nome, contenuto]] of file.entries())
    body.append(`uploadFile${n}`, new Blob([contenuto]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorsi.accordo, { method: 'POST', headers, body });
};
const storia = async (chi: Client, Tipo?: string) =>
  (await chi.post(percorsi.accordoLista, { Filter: { IdStudio: studioId, ...(Tipo && { Tipo }) } })).corpo;
const find = async (quale: 'Contratto' | 'Nomina', da: string, a: string) => {
  const Filter = {
    Id: studioId,
    [`DataDaUltimoCaricamento${quale}`]: da,
    [`DataAUltimoCaricamento${quale}`]: a,
  };
  return (await gestore.post(percorsi.studioLista, { Filter, OnlyId: true, Logic: 'and' })).corpo.data;
};
const ultimi = async () => {
  const { corpo } = await capo.get(percorso(percorsi.studioUno, { id: studioId }));
  return [corpo.data.UltimoContratto, corpo.data.UltimaNomina];
};

describe('what a studio signed', () => {
  it('[STU-019] [ENU-059] is kept by kind with its history, and finds the studio by the day it came', async () => {
    expect(tipoDocumentoContratto).toEqual(['Contratto', 'Nomina responsabile']);
    const primo = await upload(gestore, { Data: '2020-02-01' }, [['vecchio.pdf', pdf('vecchio')]]);
    expect(primo.status).toBe(201);
    expect(primo.corpo.data).toMatchObject({
      IdStudio: studioId,
      Tipo: 'Contratto',
      Data: '2020-02-01',
      Nome: 'vecchio.pdf',
      CaricatoDa: 'Ada Neri',
    });
    expect(await find('Contratto', oggi, oggi)).toEqual([studioId]);
    expect(await find('Contratto', ieri, ieri)).toEqual([]);
    expect(await find('Nomina', oggi, oggi)).toEqual([]);
    // The one of before becomes history: what counts is the last.
    await app.sql("update accordo set caricato_il = caricato_il - interval '2 years' where id = $1", [
      primo.corpo.data.Id,
    ]);
    const secondo = await upload(capo);
    const nomina = await upload(fornitore, { Tipo: 'Nomina responsabile' }, [['nomina.pdf', pdf()]]);
    expect([secondo.status, nomina.status]).toEqual([201, 201]);
    const names = async (tipo: string) =>
      (await storia(capo, tipo)).data.map(({ Nome }: { Nome: string }) => Nome);
    expect(await names('Contratto')).toEqual(['contratto.pdf', 'vecchio.pdf']);
    expect(await names('Nomina responsabile')).toEqual(['nomina.pdf']);
    expect(await ultimi()).toEqual([secondo.corpo.data.CaricatoIl, nomina.corpo.data.CaricatoIl]);
    expect(await find('Nomina', oggi, oggi)).toEqual([studioId]);
    expect(await find('Nomina', ieri, ieri)).toEqual([]);
  });

  it('comes back as an attachment; the vendor alone takes one away, and the last is the one before', async () => {
    const { corpo } = await upload(gestore, {}, [['sbagliato.pdf', pdf('di un altro')]]);
    const { Id, CaricatoIl } = corpo.data;
    expect((await ultimi())[0]).toBe(CaricatoIl);
    const file = await capo.get(percorso(percorsi.accordoFile, { id: Id }));
    expect([file.status, file.testo]).toEqual([200, pdf('di un altro')]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="sbagliato\.pdf"/);
    const uno = percorso(percorsi.accordoUno, { id: Id });
    for (const chi of [gestore, capo, consulente]) expect((await chi.delete(uno)).status).toBe(403);
    expect((await fornitore.delete(uno)).status).toBe(204);
    expect((await ultimi())[0]).toBe((await storia(capo, 'Contratto')).data[0].CaricatoIl);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'accordo' and entita_id = $1 order by quando",
      [Id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(['caricamento', 'eliminazione']);
  });

  it('is seen by who sells and by who administers the studio; by nobody else', async () => {
    const { Total, data } = await storia(capo);
    expect(Total).toBeGreaterThan(2);
    for (const chi of [gestore, fornitore, consulente]) expect((await storia(chi)).Total).toBe(Total);
    expect((await storia(estraneo)).Total).toBe(0);
    const file = percorso(percorsi.accordoFile, { id: data[0].Id });
    expect((await estraneo.get(file)).status).toBe(404);
    expect((await operatore.get(file)).status).toBe(403);
    expect((await operatore.post(percorsi.accordoLista)).status).toBe(403);
    expect((await upload(estraneo)).status).toBe(404);
    for (const chi of [operatore, consulente]) expect((await upload(chi)).status).toBe(403);
  });

  it('is one signed sheet, with a day that has come, of a known kind, and has the room of the studio', async () => {
    const { Total } = await storia(capo);
    const due = await upload(capo, {}, [
      ['a.pdf', pdf()],
      ['b.pdf', pdf()],
    ]);
    expect([due.status, due.corpo.ModelState]).toEqual([
      400,
      { uploadFile1: ['Caricare un file per volta.'] },
    ]);
    const domani = await upload(capo, { Data: addDays(oggi, 1) });
    expect([domani.status, domani.corpo.ModelState]).toEqual([
      400,
      { Data: ['La firma non può essere di un giorno dopo oggi.'] },
    ]);
    expect((await upload(capo, { Data: '2025-02-30' })).corpo.ModelState).toHaveProperty('Data');
    expect((await upload(capo, { Tipo: 'Preventivo' })).corpo.ModelState).toHaveProperty('Tipo');
    expect((await upload(capo, {}, [])).corpo.Codice).toBe('FILE_MANCANTE');
    for (const [nome, contenuto] of [
      ['finto.pdf', '<html><script>'],
      ['nota.txt', 'firmato'],
    ] as const)
      expect((await upload(capo, {}, [[nome, contenuto]])).corpo.Codice).toBe('FILE_NON_AMMESSO');
    const grande = await upload(capo, {}, [['grande.pdf', pdf('x'.repeat(4000))]]);
    expect([grande.status, grande.corpo.Codice]).toEqual([413, 'SPAZIO_ESAURITO']);
    expect((await storia(capo)).Total).toBe(Total);
  });
});
