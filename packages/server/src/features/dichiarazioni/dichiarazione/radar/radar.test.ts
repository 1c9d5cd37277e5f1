import {
  errori,
  percorsi,
  percorso,
  RADAR_STUDI_MASSIMI,
  type RadarRiga,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { dichiarazioni, lavoro, makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const ANNO = 2025;
const ask = async (query: object = {}, anno = ANNO, chi = client) =>
  (await chi.post(percorso(percorsi.radar, { anno }), query)).corpo;
const readCelle = async (IdAnagrafica: string): Promise<RadarRiga['Celle']> =>
  (await ask({ Filter: { IdAnagrafica } })).data[0]?.Celle ?? [];
const readPasso = async (cliente: string) => (await readCelle(cliente))[0];

async function makeCreata(dati: object = {}) {
  const { id: cliente } = await makePersona(app, studioId, dati);
  const { corpo } = await dichiarazioni.crea(client, [cliente]);
  return { cliente, id: corpo.data.create[0].Codice as string };
}
const setStato = (id: string, stato: string) =>
  client.post(percorso(percorsi.telematicoStato, { anno: ANNO, id }), { Stato: stato });
const save = async (id: string, righi: object) => {
  const { corpo } = await dichiarazioni.leggi(client, id);
  return dichiarazioni.salva(client, id, corpo.data.Versione, righi);
};

/** With the withholdings of the surcharges: every result is known. */
const tutto = { ...lavoro, 'RC10.2': 400, 'RC10.3': 20, 'RC10.4': 60, 'RC10.5': 20 };
async function complete(id: string, righi: object = tutto) {
  await save(id, righi);
  for (const quadro of ['FR', 'RC', 'RN', 'RV']) await dichiarazioni.agisci(client, id, quadro, 'completa');
}

describe('the radar', () => {
  it('names the step of a declaration from its creation to its acceptance', async () => {
    const { id: cliente } = await makePersona(app, studioId, { codice_fiscale: 'RSSMRA80A01F205X' });
    expect(await readPasso(cliente)).toMatchObject({
      Tipo: 'Persone fisiche',
      Passo: 'Non creata',
      IdDichiarazione: null,
      Scadenza: '2025-10-31',
      Blocca: true,
    });
    const { corpo } = await dichiarazioni.crea(client, [cliente]);
    const id: string = corpo.data.create[0].Codice;
    expect(await readPasso(cliente)).toMatchObject({
      Passo: 'Da compilare',
      IdDichiarazione: id,
      Vista: 'quadroFR',
      QuadriAperti: 3,
    });
    await complete(id);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Manca data impegno', Vista: 'quadroFR' });
    await client.put(percorso(percorsi.modelloIncarico, { anno: ANNO, prefisso: 'pf', id }), {
      ...{ IdIntermediario: null, DataImpegno: '2025-09-30' },
    });
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da chiudere', Vista: 'riepilogo' });
    await dichiarazioni.chiudi(client, [id]);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da stampare' });
    await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Telematico da creare', Vista: 'telematico' });
    await client.post(percorso(percorsi.dichiarazioneTelematico, { anno: ANNO }), { Codici: [id] });
    // The file is for trial: it is delivered by another program, and marked by hand.
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da consegnare', Vista: 'telematico' });
    expect((await setStato(id, 'Non inviato')).status).toBe(200);
    expect((await setStato(id, 'Da inviare')).status).toBe(200);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da inviare' });
    expect((await setStato(id, 'Invio esterno')).status).toBe(200);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Attesa ricevuta', Blocca: false });
    for (const [stato, passo] of [
      ['Scartata', 'Scartata'],
      ['Annullata', 'Annullata'],
    ] as const) {
      expect((await setStato(id, stato)).status).toBe(200);
      expect(await readPasso(cliente)).toMatchObject({ Passo: passo, Blocca: true });
    }
    await app.sql(`update dichiarazione_telematico set stato = 'Accolta' where dichiarazione_id = $1`, [id]);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Accolta', Blocca: false });
  });

  it('opens the casella that a result waits for, and the one of a check that blocks', async () => {
    const { cliente, id } = await makeCreata();
    await complete(id, { ...tutto, 'RC6.1': null });
    expect(await readPasso(cliente)).toMatchObject({
      Passo: 'Incompleta',
      Vista: 'quadroRC',
      Chiave: 'RC6.1',
    });
    await save(id, { 'RC6.1': 365, 'RB1.1': 800, 'RB1.2': '2', 'RB1.7': '1', 'RB1.12': '2' });
    expect(await readPasso(cliente)).toMatchObject({
      Passo: 'Controlli bloccanti',
      Vista: 'quadroRB',
      Chiave: 'RB1.2',
    });
  });

  it('expects the IMU of who took a property in the tax year, no income of who files a 730, nothing of a company', async () => {
    const { id: conCasa } = await makePersona(app, studioId);
    const { status } = await client.post(percorsi.fabbricato, {
      ...{ Comune: 'F205', Categoria: 'A/2', Rendita: 600, Foglio: '1', Particella: '2' },
      Proprietari: [{ IdAnagrafica: conCasa, Dal: '2024-05-01', Quota: 100 }],
    });
    expect(status).toBeLessThan(300);
    const { id: del730 } = await makePersona(app, studioId);
    await dichiarazioni.crea(client, [del730], { Tipo: '730' });
    const { id: societa } = await makeAnagrafica(app, studioId);
    const passi = async (id: string) => (await readCelle(id)).map((c) => [c.Tipo, c.Passo, c.Scadenza]);
    expect(await passi(conCasa)).toEqual([
      ['Persone fisiche', 'Non creata', '2025-10-31'],
      ['IMU', 'Non creata', null],
    ]);
    expect(await passi(del730)).toEqual([['730', 'Da compilare', '2025-09-30']]);
    expect(await passi(societa)).toEqual([]);
    const imu = await ask({ Filter: { Tipo: 'IMU' } });
    expect([imu.Total, imu.data[0].IdAnagrafica, imu.Obblighi]).toEqual([1, conCasa, ['IMU']]);
  });

  it('leaves simulations out', async () => {
    const { cliente } = await makeCreata();
    await dichiarazioni.crea(client, [cliente], { Finalita: 'Simulazione' });
    const celle = await readCelle(cliente);
    expect(celle.map(({ Finalita, Altre }) => [Finalita, Altre])).toEqual([['Ordinaria', 0]]);
  });

  it('keeps only what blocks, page by page, and nothing of another studio', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const altro = await loginAs(app, utente);
    expect(await ask({}, ANNO, altro)).toMatchObject({ Total: 0, data: [], Obblighi: [] });
    for (const cognome of ['Alfa', 'Beta', 'Gamma'])
      await makePersona(app, utente.studioId ?? 0, { cognome, denominazione: cognome });
    const seconda = await ask({ Order: ['Denominazione'], PageNo: 2, PageSize: 2 }, ANNO, altro);
    expect([seconda.Total, seconda.data.map((r: RadarRiga) => r.Denominazione)]).toEqual([3, ['Gamma']]);
    const nome = await ask({ Filter: { Denominazione: 'bet' } }, ANNO, altro);
    expect(nome.data.map((r: RadarRiga) => r.Denominazione)).toEqual(['Beta']);
    const [riga] = (await ask({ Filter: { Denominazione: 'alfa' } }, ANNO, altro)).data;
    const { corpo } = await dichiarazioni.crea(altro, [riga.IdAnagrafica]);
    await app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, stato_invio) values ($1, $2, 'Accolta', 'Inviata')`,
      [utente.studioId, corpo.data.create[0].Codice],
    );
    const bloccano = await ask({ Filter: { Blocca: true }, Order: ['Denominazione'] }, ANNO, altro);
    expect(bloccano.data.map((r: RadarRiga) => r.Denominazione)).toEqual(['Beta', 'Gamma']);
    expect((await ask({}, 1999, altro)).Codice).toBe('ANNO_NON_DISPONIBILE');
  });

  it('of who sees many studi is of the one that is chosen; up to the limit it is of all', async () => {
    const gestore = await makeGestore(app);
    const studi = [];
    for (let n = 0; n < RADAR_STUDI_MASSIMI; n += 1)
      studi.push((await makeStudio(app, { gestore_id: gestore.id })).id);
    const [primo = 0, secondo = 0] = studi;
    for (const studio of [primo, secondo])
      for (const cognome of ['Delta', 'Epsilon'])
        await makePersona(app, studio, { cognome, denominazione: cognome });
    const tipologia_utente = tipologiaUtente.AMM_GES;
    const utente = await makeUtente(app, { tipologia_utente, studio_id: null, gestore_id: gestore.id });
    const capo = await loginAs(app, utente);
    expect((await ask({}, ANNO, capo)).Total).toBe(4);
    await makeStudio(app, { gestore_id: gestore.id });
    expect(await ask({}, ANNO, capo)).toMatchObject({
      Codice: 'RADAR_SENZA_STUDIO',
      Message: 'Scegliere uno studio: il radar ne guarda al massimo 20 insieme.',
      ModelState: { 'Filter.IdStudio': [errori.RADAR_SENZA_STUDIO.testo] },
    });
    const { id: cliente } = await makePersona(app, secondo);
    await dichiarazioni.crea(capo, [cliente], { Tipo: '730' });
    const diUno = await ask({ Filter: { IdStudio: primo } }, ANNO, capo);
    expect([diUno.Total, new Set(diUno.data.map((r: RadarRiga) => r.IdStudio)), diUno.Obblighi]).toEqual([
      2,
      new Set([primo]),
      ['Persone fisiche'],
    ]);
    const dellAltro = await ask({ Filter: { IdStudio: String(secondo) } }, ANNO, capo);
    expect([dellAltro.Total, dellAltro.Obblighi]).toEqual([3, ['Persone fisiche', '730']]);
    // One that is not theirs has nobody, and what is no studio is refused.
    expect((await ask({ Filter: { IdStudio: studioId } }, ANNO, capo)).Total).toBe(0);
    expect((await ask({ Filter: { IdStudio: 'tutti' } }, ANNO, capo)).Codice).toBe('RADAR_SENZA_STUDIO');
  });
});
