import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { reserveCrediti, settlePrenotazione, voidPrenotazione } from './prenotazione.service.ts';
import { expireCrediti } from './scadenza.ts';
import { verifyConti } from './verifica.ts';

const { AMM_ELMAS } = tipologiaUtente;
const sede = {
  via: 'Via Cavour 1',
  comune: 'H501',
  provincia: 'RM',
  cap: '00184',
  email: 'conti@example.it',
};
let app: AppDiProva;
let fornitore: Client;
let adesso = new Date('2026-01-31T09:00:00Z');
let numero = 0;
beforeAll(async () => {
  app = await makeApp({}, { now: () => adesso });
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(async () => {
  expect((await verifyConti(app.servizi.db)).difformita).toEqual([]);
  await app.stop();
});

async function makeConto(mesi: number | null, volte = 1) {
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    Nome: 'Dieci',
    Crediti: 10,
    CostoUnitario: 1,
    ScadenzaMesi: mesi,
  });
  const { id } = await makeStudio(app, sede);
  for (let n = 0; n < volte; n += 1) {
    numero += 1;
    const chiave = { 'idempotency-key': `scadenza-${numero}` };
    const acquisto = { IdStudio: id, IdPacchetto: corpo.data.Id };
    expect((await fornitore.send('POST', percorsi.creditiAcquisto, acquisto, chiave)).status).toBe(201);
  }
  return id;
}
const burn = (IdStudio: number, Crediti: number) => {
  numero += 1;
  const chiave = { 'idempotency-key': `scadenza-${numero}` };
  return fornitore.send('POST', percorsi.creditiScala, { IdStudio, Crediti, Motivazione: 'Uso' }, chiave);
};
const expire = (giorno: string) => expireCrediti(app.servizi, new Date(`${giorno}T05:00:00Z`));
const movimenti = async (studioId: number) =>
  (await fornitore.post(percorsi.movimentoLista, { Filter: { IdStudio: studioId } })).corpo.data.map(
    ({ TipoMovimento, Quantita }: { TipoMovimento: string; Quantita: number }) => [TipoMovimento, Quantita],
  );
const inStudio = <T>(studioId: number, fn: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.servizi.db, { studi: [studioId] }, fn);

describe('the expiry of credits', () => {
  it('[CRE-012] takes away what is left of a package of twelve months, and warns thirty days before', async () => {
    const studio = await makeConto(12);
    await burn(studio, 3);
    const mail = () =>
      app.sql<{ testo: string }>(
        "select testo from messaggio_posta where oggetto = 'Quadra: crediti in scadenza'",
      );
    expect(await expire('2026-12-31')).toMatchObject({ acquisti: 0, avvisi: 0 });
    expect(await expire('2027-01-01')).toMatchObject({ acquisti: 0, avvisi: 1 });
    const [avviso, ...altri] = await mail();
    expect([avviso?.testo.includes('7 crediti'), avviso?.testo.includes('31/01/2027'), altri.length]).toEqual(
      [true, true, 0],
    );
    expect(await expire('2027-01-30')).toMatchObject({ acquisti: 0, avvisi: 0 });
    expect(await expire('2027-01-31')).toMatchObject({ acquisti: 1, avvisi: 0 });
    expect(await expire('2027-01-31')).toMatchObject({ acquisti: 0, avvisi: 0 });
    expect(await movimenti(studio)).toEqual([
      ['Scadenza', -7],
      ['Consumo manuale', -3],
      ['Acquisto manuale', 10],
    ]);
  });

  it('[CRE-012] counts the oldest credits as used first, and leaves alone those that never expire', async () => {
    adesso = new Date('2026-02-01T09:00:00Z');
    const studio = await makeConto(2);
    const eterno = await makeConto(null);
    adesso = new Date('2026-02-10T09:00:00Z');
    const { corpo } = await fornitore.post(percorsi.pacchetto, {
      Nome: 'Altri',
      Crediti: 5,
      CostoUnitario: 1,
      ScadenzaMesi: 2,
    });
    numero += 1;
    await fornitore.send(
      'POST',
      percorsi.creditiAcquisto,
      { IdStudio: studio, IdPacchetto: corpo.data.Id },
      { 'idempotency-key': `scadenza-${numero}` },
    );
    await burn(studio, 9);
    await Promise.all([expire('2026-04-05'), expire('2026-04-05')]);
    expect((await movimenti(studio))[0]).toEqual(['Scadenza', -1]);
    await expire('2026-04-10');
    expect((await movimenti(studio))[0]).toEqual(['Scadenza', -5]);
    await expire('2099-01-01');
    expect(await movimenti(eterno)).toEqual([['Acquisto manuale', 10]]);
  });
});

describe('a reservation', () => {
  const inizio = new Date('2026-03-01T10:00:00Z');
  const dopo = (minuti: number) => new Date(inizio.getTime() + minuti * 60_000);
  const scritto = { tipo: 'Consumo', causale: 'Visura', autore: null } as const;
  const reserve = (studio: number, quantita: number) =>
    inStudio(studio, (trx) => reserveCrediti(trx, studio, { quantita, causale: 'Visura', adesso: inizio }));
  const conto = async (studio: number) => {
    const [riga] = await app.sql('select saldo, prenotati from conto where studio_id = $1', [studio]);
    return riga;
  };

  it('keeps credits from everybody else until it is used or given back', async () => {
    const studio = await makeConto(null);
    const [una, altra] = [await reserve(studio, 6), await reserve(studio, 3)];
    await expect(reserve(studio, 2)).rejects.toThrow('Crediti insufficienti.');
    expect((await burn(studio, 2)).status).toBe(400);
    const settle = (id: string) =>
      inStudio(studio, (trx) =>
        settlePrenotazione(trx, app.servizi, studio, { id, adesso: dopo(14), scritto }),
      );
    expect(await settle(una)).toBe(true);
    expect(await settle(una)).toBe(false);
    expect(
      await inStudio(studio, (trx) => voidPrenotazione(trx, studio, { id: altra, adesso: dopo(14) })),
    ).toBe(true);
    expect(await settle(altra)).toBe(false);
    expect(await conto(studio)).toEqual({ saldo: 4, prenotati: 0 });
    expect((await movimenti(studio))[0]).toEqual(['Consumo', -6]);
  });

  it('nobody comes back to is free after fifteen minutes, and expired credits wait for it', async () => {
    adesso = new Date('2026-02-01T09:00:00Z');
    const studio = await makeConto(1);
    const id = await reserve(studio, 4);
    await expireCrediti(app.servizi, dopo(14));
    expect(await conto(studio)).toEqual({ saldo: 4, prenotati: 4 });
    expect(await expireCrediti(app.servizi, dopo(15))).toMatchObject({ prenotazioni: 1 });
    expect(await conto(studio)).toEqual({ saldo: 0, prenotati: 0 });
    expect(
      await inStudio(studio, (trx) =>
        settlePrenotazione(trx, app.servizi, studio, { id, adesso: dopo(16), scritto }),
      ),
    ).toBe(false);
  });
});

describe('the verifier', () => {
  it('names what does not add up, and nothing else', async () => {
    const studio = await makeConto(null, 2);
    expect((await verifyConti(app.servizi.db)).difformita).toEqual([]);
    await app.sql('update conto set saldo = saldo + 1 where studio_id = $1', [studio]);
    await app.sql('update acquisto set residuo = residuo - 1 where studio_id = $1', [studio]);
    const { difformita } = await verifyConti(app.servizi.db);
    expect(difformita.map(({ studioId, tipo }) => [studioId, tipo])).toEqual([
      [studio, 'acquisti'],
      [studio, 'acquisto'],
      [studio, 'acquisto'],
      [studio, 'saldo'],
    ]);
    await app.sql('update conto set saldo = saldo - 1 where studio_id = $1', [studio]);
    await app.sql('update acquisto set residuo = residuo + 1 where studio_id = $1', [studio]);
  });
});
