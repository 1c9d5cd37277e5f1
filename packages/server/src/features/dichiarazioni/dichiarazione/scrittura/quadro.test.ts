import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makeDichiarazione,
} from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let collega: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  collega = await loginAs(app, await makeUtente(app, { studio_id: studioId, nome: 'Luca' }));
});
afterAll(() => app.stop());

const read = async (id: string, chi = client) => (await dichiarazioni.leggi(chi, id)).corpo.data;

describe('quadri', () => {
  it('reads, saves and completes one quadro; what is not there answers Quadro assente', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const url = percorso(percorsi.modelloQuadro, { anno: 2025, prefisso: 'pf', id, quadro: 'RC' });
    const assente = await client.get(url);
    const salvato = await client.put(url, { Versione: 1, Righi: lavoro });
    const altrui = await client.put(url, { Versione: 2, Righi: { 'RP1.2': 5 } });
    const completato = await dichiarazioni.agisci(client, id, 'RC', 'completa');
    const inesistente = await dichiarazioni.quadro(client, id, 'ZZ');

    expect([assente.status, assente.corpo.Message]).toEqual([404, 'Quadro assente']);
    expect(salvato.corpo.data).toMatchObject({
      Codice: 'RC',
      Copertura: 'esatto',
      Stato: 'aperto',
      Righi: lavoro,
    });
    expect(altrui.corpo.ModelState).toEqual({
      'Righi.RP1.2': ['Rigo sconosciuto nel quadro RC: RP1.2'],
    });
    expect(completato.corpo.data.StatiQuadri.RC).toBe('completo');
    expect([inesistente.status, inesistente.corpo.Message]).toEqual([404, 'Quadro assente']);
  });

  it('[QUA-008] reopening or emptying a quadro reopens all that depend on it', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    const riaperta = (await dichiarazioni.agisci(client, id, 'RC', 'riapri')).corpo.data;
    expect(riaperta.StatiQuadri).toMatchObject({
      RC: 'aperto',
      RN: 'aperto',
      RV: 'aperto',
      FR: 'completo',
    });
    for (const quadro of ['RC', 'RN', 'RV']) await dichiarazioni.agisci(client, id, quadro, 'completa');
    const svuotata = (await dichiarazioni.agisci(client, id, 'RC', 'svuota')).corpo.data;
    expect(svuotata.StatiQuadri).toMatchObject({ RC: 'aperto', RN: 'aperto', RV: 'aperto' });
    const { data } = (await dichiarazioni.storia(client, id)).corpo;
    expect(data).toContainEqual(
      expect.objectContaining({ Azione: 'riapertura quadro', Chiave: 'RV', Motivo: 'Dipende da RC' }),
    );
  });

  it('[QUA-008] [DIC-009] reopening RA reopens RN, that reads it, and RX, that reads RN', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const terreno = { 'RA1.1': 1_000, 'RA1.2': '1', 'RA1.4': 365, 'RA1.5': 100, 'RX1.3': 0 };
    expect((await dichiarazioni.salva(client, id, 1, terreno)).status).toBe(200);
    for (const quadro of ['RA', 'RN', 'RX'])
      expect((await dichiarazioni.agisci(client, id, quadro, 'completa')).status).toBe(200);
    const { StatiQuadri } = (await dichiarazioni.agisci(client, id, 'RA', 'riapri')).corpo.data;
    expect(StatiQuadri).toMatchObject({ RA: 'aperto', RN: 'aperto', RX: 'aperto' });
  });

  it('changing a completed quadro reopens it and what depends on it, and nothing else', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    const { Versione } = await read(id);
    const salvata = (await dichiarazioni.salva(client, id, Versione, { 'RC1.3': 31000 })).corpo.data;
    expect(salvata.StatiQuadri).toMatchObject({
      RC: 'aperto',
      RN: 'aperto',
      RV: 'aperto',
      FR: 'completo',
    });
    expect(salvata.Completi).toBe(1);
  });

  it('svuota keeps the quadro without values, rimuovi takes it away, what must stay cannot go', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, { ...lavoro, 'RP1.2': 700 });
    await dichiarazioni.agisci(client, id, 'RC', 'svuota');
    await dichiarazioni.agisci(client, id, 'RP', 'rimuovi');
    const rifiutata = await dichiarazioni.agisci(client, id, 'RN', 'rimuovi');
    const dichiarazione = await read(id);
    expect(dichiarazione.StatiQuadri).toMatchObject({ RC: 'aperto', RP: 'assente' });
    expect(Object.keys(dichiarazione.Righi).filter((chiave) => /^R[CP]/.test(chiave))).toEqual([]);
    expect(rifiutata.status).toBe(400);
    expect((await dichiarazioni.agisci(client, id, 'RP', 'completa')).status).toBe(404);
    expect((await dichiarazioni.agisci(client, id, 'RC', 'brucia')).corpo.Message).toBe(
      'Metodo NON definito!',
    );
  });

  it('a blocking finding stops completing, and says why', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, { ...lavoro, 'RC6.2': 300 });
    const rifiutata = await dichiarazioni.agisci(client, id, 'RC', 'completa');
    expect([rifiutata.status, rifiutata.corpo.Codice]).toEqual([409, 'QUADRO_CON_ERRORI']);
    expect(rifiutata.corpo.ModelState.RC).toEqual(['I giorni di lavoro e di pensione insieme superano 365.']);
    expect((await read(id)).StatiQuadri.RC).toBe('aperto');
  });
});

describe('chiusura', () => {
  it('[DIC-007] [ERR-047] refuses with one open quadro, naming it; with all complete it closes', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.agisci(client, id, 'RV', 'riapri');
    const rifiutata = (await dichiarazioni.chiudi(client, [id])).corpo.data;
    await dichiarazioni.agisci(client, id, 'RV', 'completa');
    const riuscita = (await dichiarazioni.chiudi(client, [id])).corpo.data;
    expect(rifiutata.errori).toEqual([
      {
        Codice: id,
        Messaggio: 'Chiudere tutti i quadri prima di chiudere la dichiarazione. (RV)',
        Quadri: ['RV'],
      },
    ]);
    expect(riuscita).toEqual({ chiuse: [id], errori: [] });
    expect((await read(id)).Stato).toBe('Chiusa');
  });

  it('[DIC-013] closes two and says what stops the third', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => makeDichiarazione(app, client, studioId)));
    for (const id of ids.slice(0, 2)) await completeDichiarazione(client, id);
    const { data } = (await dichiarazioni.chiudi(client, ids)).corpo;
    expect(data.chiuse).toEqual(ids.slice(0, 2));
    expect(data.errori).toHaveLength(1);
    expect(data.errori[0].Quadri).toEqual(['FR', 'RN', 'RV']);
  });

  it('[ERR-048] says that closing did not succeed when it fails, and stays open', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await app.sql('alter table dichiarazione_copia rename to dichiarazione_copia_x');
    const { data } = (await dichiarazioni.chiudi(client, [id])).corpo;
    await app.sql('alter table dichiarazione_copia_x rename to dichiarazione_copia');
    expect(data).toEqual({
      chiuse: [],
      errori: [{ Codice: id, Messaggio: 'Chiusura della dichiarazione non riuscita.' }],
    });
    expect((await read(id)).Stato).toBe('Aperta');
  });

  it('freezes inputs, results and program in a copy that cannot change', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const chiusa = await read(id);
    const [copia] = await app.sql('select * from dichiarazione_copia where dichiarazione_id = $1', [id]);
    expect(copia).toMatchObject({
      motivo: 'chiusura',
      righi: chiusa.Righi,
      esiti: chiusa.Calcolati,
      versione: chiusa.Versione,
      versione_programma: chiusa.VersioneProgramma,
    });
    await expect(app.sql("update dichiarazione_copia set esiti = '{}'")).rejects.toThrow(/non si modifica/);
    await expect(app.servizi.pool.query('delete from dichiarazione_copia')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('once closed, every write answers 409', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const { Versione } = await read(id);
    const scritture = await Promise.all([
      dichiarazioni.salva(client, id, Versione, { 'RC1.3': 1 }),
      dichiarazioni.bozza(client, id, 'RC', { 'RC1.3': 1 }),
      dichiarazioni.scarta(client, id, 'RC'),
      ...['completa', 'riapri', 'svuota', 'rimuovi'].map((azione) =>
        dichiarazioni.agisci(client, id, 'RC', azione),
      ),
    ]);
    expect(scritture.map(({ corpo }) => corpo.Codice)).toEqual(scritture.map(() => 'DICHIARAZIONE_CHIUSA'));
    expect(scritture.map(({ status }) => status)).toEqual(scritture.map(() => 409));
    expect((await read(id)).Versione).toBe(Versione);
  });

  it('[ERR-046] reopens a closed one and writes it in the record; an open one is refused', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const riaperta = (await dichiarazioni.riapri(client, [id])).corpo.data;
    const ancora = (await dichiarazioni.riapri(client, [id])).corpo.data;
    const { data } = (await dichiarazioni.storia(client, id)).corpo;
    expect(riaperta).toEqual({ riaperte: [id], errori: [] });
    expect(ancora.errori[0].Messaggio).toBe('Impossibile riaprire la dichiarazione.');
    expect(await read(id)).toMatchObject({ Stato: 'Aperta', SolaLettura: false });
    expect(data[0]).toMatchObject({ Azione: 'riapertura', Chiave: null });
  });

  it('[DIC-029] [ERR-046] deletes only an open one; its record stays', async () => {
    const aperta = await makeDichiarazione(app, client, studioId);
    const chiusa = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, chiusa);
    await dichiarazioni.chiudi(client, [chiusa]);
    const { data } = (await dichiarazioni.elimina(client, [aperta, chiusa])).corpo;
    const righe = await app.sql('select azione from dichiarazione_modifica where dichiarazione_id = $1', [
      aperta,
    ]);
    expect(data).toEqual({
      eliminate: [aperta],
      errori: [{ Codice: chiusa, Messaggio: 'Impossibile eliminare la dichiarazione.' }],
    });
    expect((await dichiarazioni.leggi(client, aperta)).status).toBe(404);
    expect(righe).toContainEqual({ azione: 'eliminazione' });
  });
});

describe('bozze', () => {
  it('are of who types and of nobody else, and are never committed values', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const tenuta = await dichiarazioni.bozza(client, id, 'RC', { 'RC1.3': 123, 'RC6.1': null });
    const mia = await read(id);
    const sua = await read(id, collega);
    expect(Number.isNaN(Date.parse(tenuta.corpo.data.SalvataIl))).toBe(false);
    expect(mia.Bozze).toEqual([
      { Quadro: 'RC', Righi: { 'RC1.3': 123, 'RC6.1': null }, SalvataIl: tenuta.corpo.data.SalvataIl },
    ]);
    expect(sua.Bozze).toEqual([]);
    expect(mia.Righi['RC1.3']).toBeUndefined();
    expect(mia.Versione).toBe(1);
  });

  it('keep a value that Salva would refuse, not a casella of another quadro', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const sbagliato = await dichiarazioni.bozza(client, id, 'RC', { 'RC1.3': 'tanti' });
    const altrove = await dichiarazioni.bozza(client, id, 'RC', { 'RP1.2': 1, 'RC5.6': 3 });
    expect(sbagliato.status).toBe(200);
    expect(Object.keys(altrove.corpo.ModelState)).toEqual(['Righi.RP1.2', 'Righi.RC5.6']);
  });

  it('go away for the caselle that are saved, by who saved them, or when discarded', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.bozza(client, id, 'RC', { 'RC1.3': 100, 'RC6.1': 365 });
    await dichiarazioni.bozza(client, id, 'RP', { 'RP1.2': 50 });
    await dichiarazioni.bozza(collega, id, 'RC', { 'RC1.3': 999 });
    await dichiarazioni.salva(client, id, 1, { 'RC1.3': 100 });
    const dopoSalva = (await read(id)).Bozze;
    await dichiarazioni.scarta(client, id, 'RC');
    const dopoScarto = (await read(id)).Bozze;
    await dichiarazioni.bozza(client, id, 'RP', {});

    expect(dopoSalva.map((bozza: { Righi: object }) => bozza.Righi)).toEqual([
      { 'RC6.1': 365 },
      { 'RP1.2': 50 },
    ]);
    expect(dopoScarto.map((bozza: { Quadro: string }) => bozza.Quadro)).toEqual(['RP']);
    expect((await read(id)).Bozze).toEqual([]);
    expect((await read(id, collega)).Bozze).toHaveLength(1);
  });
});
