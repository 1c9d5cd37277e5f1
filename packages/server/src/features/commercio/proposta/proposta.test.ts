import { percorsi, percorso, testiFattura, testiProposta, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione, makeFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_GES, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let venditore: Client;
let studio: Client;
let estraneo: Client;
let ora = new Date('2026-03-02T10:00:00Z');

beforeAll(async () => {
  app = await makeApp({}, { now: () => ora });
  const gestoreId = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
  const altro = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
  await makeFatturazione(app, gestoreId);
  const enter = async (dati: Parameters<typeof makeUtente>[1]) => loginAs(app, await makeUtente(app, dati));
  venditore = await enter({ tipologia_utente: AMM_GES, gestore_id: gestoreId });
  studio = await enter({ tipologia_utente: AMM_STU, studio_id: studioId });
  estraneo = await enter({ tipologia_utente: AMM_STU, studio_id: altro });
});
afterAll(() => app.stop());

const una = (modello: string, id: string) => percorso(modello, { id });
const righe = [
  { Descrizione: 'Formazione', Quantita: 2, Prezzo: 150 },
  { Descrizione: 'Trasferta', Prezzo: 45.5 },
];
const write = (dati: object) =>
  venditore.post(percorsi.proposte, { IdStudio: studioId, Righe: righe, ...dati });
const make = async (dati: object) => (await write(dati)).corpo.data;
const answer = (chi: Client, { Id, Versione }: { Id: string; Versione: number }, Accetta: boolean) =>
  chi.put(una(percorsi.propostaRisposta, Id), { Accetta, Versione });
const invoice = ({ Id, Versione }: { Id: string; Versione: number }) =>
  venditore.post(una(percorsi.propostaFattura, Id), { Versione });

describe('an offer', () => {
  it('[FAT-015] [ENU-046] waits to be weighed; the studio accepts or refuses it once; accepted, it becomes one invoice', async () => {
    const offerta = await make({ Tipo: 'Offerta' });
    expect(offerta).toMatchObject({
      ...{ Numero: 'OF 1/2026', Data: '2026-03-02', Scadenza: '2026-04-01', Stato: 'Da valutare' },
      ...{ Importo: 345.5, Iva: 76.01, Totale: 421.51, Rispondibile: false, Fatturabile: false },
    });
    expect(offerta.Righe).toHaveLength(2);
    expect((await invoice(offerta)).corpo.Codice).toBe('OFFERTA_NON_ACCETTATA');
    const ricevuta = (await studio.get(una(percorsi.propostaUna, offerta.Id))).corpo.data;
    expect(ricevuta.Rispondibile).toBe(true);
    expect((await answer(estraneo, offerta, true)).status).toBe(404);
    expect((await answer(venditore, offerta, true)).status).toBe(403);
    const insieme = await Promise.all([answer(studio, offerta, true), answer(studio, offerta, true)]);
    expect(insieme.map(({ status }) => status).sort()).toEqual([200, 409]);
    const ancora = await answer(studio, offerta, false);
    expect([ancora.status, ancora.corpo.Codice]).toEqual([409, 'OFFERTA_GIA_RISPOSTA']);
    const accettata = (await venditore.get(una(percorsi.propostaUna, offerta.Id))).corpo.data;
    expect(accettata).toMatchObject({ Stato: 'Accettata', Fatturabile: true, Fattura: null });
    const fatturata = (await invoice(accettata)).corpo.data;
    const { Fattura } = fatturata;
    expect((await venditore.get(una(percorsi.fatturaUna, Fattura.Id))).corpo.data).toMatchObject({
      ...{ Numero: Fattura.Numero, Imponibile: 345.5, Totale: 421.51, IdStudio: studioId },
    });
    expect((await invoice(fatturata)).corpo.Codice).toBe('PROPOSTA_GIA_FATTURATA');

    const altra = await make({ Tipo: 'Offerta' });
    expect(altra.Numero).toBe('OF 2/2026');
    expect((await answer(studio, altra, false)).corpo.data.Stato).toBe('Rifiutata');
    expect((await answer(studio, altra, true)).status).toBe(409);
  });

  it('cannot be accepted after its day, nor made for a day that passed or for too much', async () => {
    const passata = await write({ Tipo: 'Offerta', Scadenza: '2026-03-01' });
    expect(passata.corpo.ModelState).toEqual({ Scadenza: [testiProposta.SCADENZA_PASSATA] });
    const troppo = await write({ Tipo: 'Offerta', Righe: [{ ...righe[0], Quantita: 9_999_999 }] });
    expect(troppo.corpo.ModelState).toEqual({ Righe: [testiFattura.TOTALE_ECCESSIVO] });
    const breve = await make({ Tipo: 'Offerta', Scadenza: '2026-03-02' });
    ora = new Date('2026-03-02T23:30:00Z');
    const tardi = await answer(studio, breve, true);
    ora = new Date('2026-03-02T10:00:00Z');
    expect([tardi.status, tardi.corpo.Codice]).toEqual([409, 'OFFERTA_SCADUTA']);
  });

  it('is numbered without gaps by who makes many at once', async () => {
    const insieme = await Promise.all(Array.from({ length: 10 }, () => write({ Tipo: 'Nota spese' })));
    const numeri = insieme.map(({ corpo }) => Number(/^NS (\d+)\/2026$/.exec(corpo.data.Numero)?.[1]));
    const ordinati = numeri.sort((a, b) => a - b);
    expect(ordinati).toEqual(ordinati.map((_, posto) => (ordinati[0] ?? 0) + posto));
  });
});

describe('an expense note', () => {
  it('[FAT-014] has its lines and their total, is listed and printed, and is invoiced or cancelled once', async () => {
    const nota = await make({ Tipo: 'Nota spese' });
    expect(nota).toMatchObject({
      ...{ Stato: 'Da fatturare', Scadenza: null, Importo: 345.5, Iva: 76.01, Totale: 421.51 },
      Cliente: expect.any(String),
    });
    const elenco = (await studio.post(percorsi.propostaLista, { Filter: { Tipo: 'Nota spese' } })).corpo;
    expect(elenco.data.map(({ Id }: { Id: string }) => Id)).toContain(nota.Id);
    expect(elenco.data.every(({ Tipo }: { Tipo: string }) => Tipo === 'Nota spese')).toBe(true);
    const pdf = await venditore.get(una(percorsi.propostaPdf, nota.Id));
    expect([pdf.status, pdf.headers.get('content-type'), pdf.testo.slice(0, 5)]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
    expect((await answer(studio, nota, true)).corpo.Codice).toBe('OFFERTA_GIA_RISPOSTA');
    const annulla = (versione: number) =>
      venditore.put(una(percorsi.propostaAnnulla, nota.Id), { Versione: versione });
    expect((await annulla(nota.Versione + 5)).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await annulla(nota.Versione)).corpo.data.Stato).toBe('Annullata');
    expect((await annulla(nota.Versione + 1)).corpo.Codice).toBe('NOTA_SPESE_CHIUSA');
    const altra = await make({ Tipo: 'Nota spese' });
    expect((await invoice(altra)).corpo.data).toMatchObject({
      ...{ Stato: 'Fatturata', Fattura: { Numero: expect.any(String) } },
    });
  });
});
