import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let studio: Client;
let fornitore: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  studio = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
  const vendor = { tipologia_utente: tipologiaUtente.AMM_ELMAS, studio_id: null };
  fornitore = await loginAs(app, await makeUtente(app, vendor));
});
afterAll(() => app.stop());

const dove = (anno: number) => percorso(percorsi.configurazioneAnno, { anno });
const campo = (rigo: number, Tipo: string) => ({
  Anno: 2025,
  Modello: 'irap',
  Genere: 'campo',
  Codice: `zz-${rigo}`,
  Casella: `ZZ${rigo}.1`,
  Contenuto: {
    Tipo,
    Titolo: `Campo ${Tipo}`,
    Visibilita: 'Visibile',
    Descrizione: '',
    Maschera: '',
    Obbligatorio: false,
  },
});
const quadroZZ = {
  Modello: 'irap',
  Codice: 'ZZ',
  Titolo: 'Dati dello studio',
  Ordine: 15,
  Obbligatorio: false,
  Multimodulo: false,
  Copertura: 'indicativo',
};

async function makeIrap(anno = 2025): Promise<string> {
  const { id } = await makeAnagrafica(app, studioId, { tipo: 'SD' });
  const url = percorso(percorsi.dichiarazioneCrea, { anno });
  const { corpo } = await studio.post(url, { IdAnagrafiche: [id], Tipo: 'IRAP' });
  return corpo.data.create[0].Codice;
}
const irap = (modello: string, id: string, altro: Record<string, string> = {}) =>
  percorso(modello, { anno: 2025, prefisso: 'irap', id, ...altro });

describe('the configuration of a year', () => {
  it('[DIC-032] lists every type with its form, and the quadri of each form with their coverage', async () => {
    const { status, corpo } = await studio.get(dove(2025));
    expect(status).toBe(200);
    expect(corpo.data.Tipi).toHaveLength(18);
    expect(corpo.data.Tipi).toContainEqual({
      Codice: 'Società di capitali',
      Descrizione: 'Società di capitali',
      Anno: 2025,
      Attivo: true,
      CreditiDichiarazione: 0,
      DalListino: false,
      Modello: 'redditi-sc',
      VersioneTelematico: '',
    });
    const coperture = new Set(corpo.data.Quadri.map(({ Copertura }: { Copertura: string }) => Copertura));
    expect([...coperture].every((una) => ['esatto', 'indicativo', 'non gestito'].includes(String(una)))).toBe(
      true,
    );
    expect((await studio.get(dove(2018))).status).toBe(404);
    expect((await studio.put(dove(2025), {})).status).toBe(403);
  });

  it('[DIC-002] TASI is of 2019 alone', async () => {
    const tasi = async (anno: number) =>
      (await studio.get(dove(anno))).corpo.data.Tipi.find(
        ({ Codice }: { Codice: string }) => Codice === 'TASI',
      ).Attivo;
    expect([await tasi(2019), await tasi(2020)]).toEqual([true, false]);
  });

  it('[QUA-002] [QUA-012] a quadro added as data has its route at once, and each field refuses the values of the others', async () => {
    const id = await makeIrap();
    const indirizzo = irap(percorsi.modelloQuadro, id, { quadro: 'ZZ' });
    expect((await studio.get(indirizzo)).status).toBe(404);
    expect((await fornitore.put(dove(2025), { Quadri: [quadroZZ] })).status).toBe(200);
    for (const [posto, tipo] of ['Intero', 'Decimale', 'Testo', 'Data'].entries()) {
      const Definizione = campo(posto + 1, tipo);
      const { corpo } = await fornitore.post(percorsi.definizioni, { Definizione });
      const pubblica = percorso(percorsi.definizionePubblica, { id: corpo.data.Id });
      expect((await fornitore.post(pubblica, {})).status).toBe(200);
    }
    const save = (righi: object) => studio.put(indirizzo, { Versione: 1, Righi: righi });
    const storti = { 'ZZ1.1': 1.5, 'ZZ2.1': 1.555, 'ZZ3.1': 5, 'ZZ4.1': '31/12/2024' };
    const rifiuto = await save(storti);
    expect(rifiuto.status).toBe(400);
    expect(Object.keys(rifiuto.corpo.ModelState).sort()).toEqual(
      Object.keys(storti).map((chiave) => `Righi.${chiave}`),
    );
    for (const chiave of ['ZZ1.1', 'ZZ2.1', 'ZZ4.1']) {
      expect((await save({ [chiave]: 'testo' })).status).toBe(400);
    }
    const salvato = await save({ 'ZZ1.1': -3, 'ZZ2.1': 1.55, 'ZZ3.1': 'x', 'ZZ4.1': '2024-12-31' });
    expect(salvato.corpo.data).toMatchObject({
      Codice: 'ZZ',
      Titolo: 'Dati dello studio',
      Copertura: 'indicativo',
    });
    expect((await studio.get(indirizzo)).corpo.data.Righi['ZZ2.1']).toBe(1.55);
    // The page finds it after the frontespizio: its own program reads the same data.
    const intera = (await studio.get(irap(percorsi.modello, id))).corpo.data;
    expect(intera.QuadriConfigurati).toMatchObject([quadroZZ]);
    // Taken away, what was written stays and counts for nothing.
    await fornitore.put(dove(2025), { QuadriTolti: [{ Modello: 'irap', Codice: 'ZZ' }] });
    expect((await studio.get(indirizzo)).corpo).toMatchObject({ Codice: 'QUADRO_ASSENTE' });
    expect((await studio.get(irap(percorsi.modello, id))).status).toBe(200);
  });

  it('[DIC-033] the vendor writes types and quadri, and makes a new year by copy', async () => {
    const spento = {
      Codice: 'CIR',
      Descrizione: 'CIR',
      Attivo: false,
      CreditiDichiarazione: 3,
      VersioneTelematico: 'x1',
    };
    const titolo = { ...quadroZZ, Codice: 'IC', Titolo: 'Imprese' };
    await fornitore.put(dove(2023), { Tipi: [spento], Quadri: [titolo] });
    const { corpo } = await fornitore.post(percorso(percorsi.configurazioneAnnoDuplica, { anno: 2024 }), {
      Da: 2023,
    });
    expect(corpo.data.Tipi).toContainEqual({
      ...{ ...spento, Anno: 2024, Modello: 'cir' },
      DalListino: false,
    });
    expect(corpo.data.Quadri).toContainEqual({ ...titolo, Configurato: true, DelModello: true });
    const altro = { ...quadroZZ, Codice: 'ZY', Multimodulo: true };
    const aggiunto = (await fornitore.put(dove(2024), { Quadri: [altro] })).corpo.data.Quadri;
    expect(aggiunto).toContainEqual({ ...altro, Configurato: true, DelModello: false });
    const { id } = await makePersona(app, studioId);
    const crea = percorso(percorsi.dichiarazioneCrea, { anno: 2024 });
    const rifiuto = await studio.post(crea, { IdAnagrafiche: [id], Tipo: 'CIR' });
    expect([rifiuto.status, rifiuto.corpo.Codice]).toEqual([409, 'IMPOSSIBILE_CREARE']);
    const uguali = await fornitore.post(percorso(percorsi.configurazioneAnnoDuplica, { anno: 2024 }), {
      Da: 2024,
    });
    expect(uguali.status).toBe(400);
    const doppio = await fornitore.put(dove(2024), { Quadri: [titolo, titolo] });
    expect(doppio.corpo.ModelState).toEqual({ 'Quadri.1.Codice': ['Codice già presente'] });
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'configurazione' and azione like 'copia%'",
    );
    expect(atti).toEqual([{ azione: 'copia configurazione' }]);
  });

  it('[TAX-011] [TAX-013] gives the constants by name', async () => {
    const { corpo } = await studio.get(percorso(percorsi.costanti, { anno: 2025 }));
    const valori = Object.fromEntries(
      corpo.data.map(({ Nome, Valore }: { Nome: string; Valore: number }) => [Nome, Valore]),
    );
    expect(valori).toEqual({
      giorniAnno: 365,
      importoMassimoDeducibile: 1549.37,
      sogliaAccontoPersone: 51.65,
      sogliaAccontoSocieta: 20.66,
      sogliaPrimaRata: 103,
      quotaPrimaRata: 40,
      quotaPrimaRataIsa: 50,
      aliquotaOrdinaria: 21,
      aliquotaRidotta: 10,
    });
    expect(corpo.data.every(({ Descrizione }: { Descrizione: string }) => Descrizione !== '')).toBe(true);
    expect((await studio.get(percorso(percorsi.costanti, { anno: 2018 }))).status).toBe(404);
  });
});
