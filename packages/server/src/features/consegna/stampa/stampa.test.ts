import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makeDichiarazione,
} from '../../../../test/dichiarazioni.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { makePng } from '../../../../test/immagini.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { fetchPdf } from '../../../../test/pdf.ts';
import type { Foglio, RigaFoglio } from './foglio.ts';
import { makePdf } from './pdf.ts';

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

const print = (percorso: string, id: string, chi = client, anno = 2025, opzioni = {}) =>
  fetchPdf(app.indirizzo, chi, percorso, { tipo: 'dichiarazione', anno, chiavi: [id], opzioni });

const read = async (id: string) => (await dichiarazioni.leggi(client, id)).corpo.data;
const migliaia = (valore: number) => valore.toLocaleString('it-IT', { useGrouping: 'always' });

describe('stampa definitiva', () => {
  it('of a closed declaration is a PDF with its results, and the declaration remembers it', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const { Calcolati, CodiceFiscale, VersioneProgramma } = await read(id);
    const { status, tipo, pdf, pagine } = await print(percorsi.stampa, id);
    const tutto = pagine.join('\n');
    const stampata = await read(id);
    const { data: storia } = (await dichiarazioni.storia(client, id)).corpo;

    expect([status, tipo]).toEqual([200, 'application/pdf']);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(tutto).toContain(migliaia(Calcolati['RN26.2'].valore));
    for (const atteso of [
      'Rossi Mario',
      CodiceFiscale,
      'Ordinaria',
      'Chiusa',
      'Copertura: indicativo',
      "Anno d'imposta",
      'è il modello ministeriale',
      `Programma ${VersioneProgramma}`,
      `Pagina 1 di ${pagine.length}`,
    ]) {
      expect(tutto).toContain(atteso);
    }
    expect(tutto).not.toContain('BOZZA');
    expect(Date.parse(stampata.StampaData)).toBeGreaterThan(0);
    expect(storia[0].Azione).toBe('stampa definitiva');
  });

  it('[ENU-065] has the card of the choices as it was filled, blank, or not at all', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const scelta = 'Beneficiario della prova';
    await dichiarazioni.salva(client, id, 1, { 'PM1.1': true, 'PM1.2': scelta });
    await completeDichiarazione(client, id);
    await dichiarazioni.agisci(client, id, 'PM', 'completa');
    expect((await dichiarazioni.chiudi(client, [id])).corpo.data.chiuse).toEqual([id]);
    const look = async (scheda: number) => {
      const { status, pagine } = await print(percorsi.stampa, id, client, 2025, { scheda });
      const testo = pagine.join('\n');
      return [status, testo.includes('Quadro PM'), testo.includes(scelta)];
    };
    expect(await look(1)).toEqual([200, true, true]);
    expect(await look(2)).toEqual([200, true, false]);
    expect(await look(3)).toEqual([200, false, false]);
    expect((await print(percorsi.stampa, id, client, 2025, { scheda: 4 })).status).toBe(400);
  });

  it('of an open declaration is refused, and nothing changes', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const rifiutata = await client.post(percorsi.stampa, {
      tipo: 'dichiarazione',
      anno: 2025,
      chiavi: [id],
    });
    expect([rifiutata.status, rifiutata.corpo.Message]).toEqual([
      409,
      'Impossibile stampare in definitivo: dichiarazione non chiusa.',
    ]);
    expect(await read(id)).toMatchObject({ StampaData: null, Versione: 1 });
  });

  it('is forgotten when the declaration reopens', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    await print(percorsi.stampa, id);
    await dichiarazioni.riapri(client, [id]);
    expect((await read(id)).StampaData).toBeNull();
  });
});

describe('the logo of the gestore', () => {
  /** What the images of a PDF measure. */
  const misure = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[\s\S]*?\/Width (\d+)\n\/Height (\d+)/g)].map(
      ([, larghezza, altezza]) => `${larghezza}x${altezza}`,
    );

  it('[GES-009] is on every print: the one for the prints or, without it, the one of the pages', async () => {
    const gestore = await makeGestore(app);
    const { id: suo } = await makeStudio(app, { gestore_id: gestore.id });
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU, studio_id: suo });
    const capo = await loginAs(app, utente);
    const id = await makeDichiarazione(app, capo, suo);
    await completeDichiarazione(capo, id);
    await dichiarazioni.chiudi(capo, [id]);
    const misureDi = async (dove: string) => misure((await print(dove, id, capo)).pdf);
    /** A definitive print is fixed: another one is of a declaration that was open again. */
    const reprint = async () => {
      await dichiarazioni.riapri(capo, [id]);
      await dichiarazioni.chiudi(capo, [id]);
      return misureDi(percorsi.stampa);
    };
    const set = (colonna: 'logo' | 'logo_stampa', dati: Buffer | string | null, tipo: string | null) =>
      app.sql(`update gestore set ${colonna} = $2, ${colonna}_tipo = $3 where id = $1`, [
        gestore.id,
        dati,
        tipo,
      ]);
    expect(await misureDi(percorsi.stampa)).toEqual([]);
    await set('logo', makePng(176, 50), 'image/png');
    expect(await misureDi(percorsi.stampa)).toEqual([]);
    expect(await reprint()).toEqual(['176x50']);
    await set('logo_stampa', makePng(352, 100), 'image/png');
    expect(await misureDi(percorsi.anteprimaStampa)).toEqual(['352x100']);
    expect(await reprint()).toEqual(['352x100']);
    // One that is broken leaves the print without it.
    await set('logo_stampa', makePng(352, 100, Buffer.alloc(353 * 100, 9)), 'image/png');
    expect(await reprint()).toEqual([]);
    await set('logo_stampa', null, null);
    await set(
      'logo',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6"/></svg>'),
      'image/svg+xml',
    );
    await dichiarazioni.riapri(capo, [id]);
    await dichiarazioni.chiudi(capo, [id]);
    expect((await print(percorsi.stampa, id, capo)).status).toBe(200);
  });
});

describe('anteprima', () => {
  it('writes BOZZA on every page and changes nothing', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, {
      ...lavoro,
      'RP1.2': 800,
      'RP7.1': 900,
      'FA2.1': 'F1',
      'FA2.5': 12,
      'FA2.10': 12,
      'FA2.7': 50,
    });
    const prima = await read(id);
    const { status, pagine } = await print(percorsi.anteprimaStampa, id);
    expect(status).toBe(200);
    expect(pagine.length).toBeGreaterThan(1);
    expect(pagine.filter((pagina) => !pagina.includes('BOZZA'))).toEqual([]);
    expect(await read(id)).toEqual(prima);
  });

  it('[TBL-014] of an open or closed declaration takes no credit, prints nothing for good and leaves no trace', async () => {
    const sede = { via: 'Via Cavour 1', comune: 'H501', provincia: 'RM', cap: '00184' };
    const gestore = await makeGestore(app);
    const { id: suo } = await makeStudio(app, { gestore_id: gestore.id, ...sede });
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU, studio_id: suo });
    const capo = await loginAs(app, utente);
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const pacchetto = { Nome: 'Dieci', Crediti: 10, CostoUnitario: 1.5, ScadenzaMesi: 12 };
    const { corpo } = await fornitore.post(percorsi.pacchetto, pacchetto);
    const acquisto = { IdStudio: suo, IdPacchetto: corpo.data.Id };
    await fornitore.send('POST', percorsi.creditiAcquisto, acquisto, { 'idempotency-key': 'anteprima' });
    const id = await makeDichiarazione(app, capo, suo);
    const look = async () => ({
      dichiarazione: (await dichiarazioni.leggi(capo, id)).corpo.data,
      storia: (await dichiarazioni.storia(capo, id)).corpo.data,
      residui: (await capo.get(percorsi.creditiResidui)).corpo.data,
      movimenti: await app.sql('select * from movimento where studio_id = $1 order by 1, 2', [suo]),
      registro: await app.sql('select id from registro where studio_id = $1 order by id', [suo]),
    });
    for (const stato of ['Aperta', 'Chiusa']) {
      if (stato === 'Chiusa') {
        await completeDichiarazione(capo, id);
        await dichiarazioni.chiudi(capo, [id]);
      }
      const prima = await look();
      expect([prima.dichiarazione.Stato, prima.dichiarazione.StampaData, prima.residui]).toEqual([
        stato,
        null,
        10,
      ]);
      const { status, tipo, pagine } = await print(percorsi.anteprimaStampa, id, capo);
      expect([status, tipo]).toEqual([200, 'application/pdf']);
      expect(pagine.filter((pagina) => !pagina.includes('BOZZA'))).toEqual([]);
      expect(await look()).toEqual(prima);
    }
  });

  it('says what is missing, and what was changed by hand, instead of a number', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const senzaGiorni = { 'RC1.1': '2', 'RC1.3': 30000 };
    const forzature = { 'RN5.1': { valore: 7000, motivo: 'Imposta rettificata' } };
    await dichiarazioni.salva(client, id, 1, senzaGiorni, forzature);
    const tutto = (await print(percorsi.anteprimaStampa, id)).pagine.join('\n');
    expect(tutto).toContain('incompleto: Per sapere RN26');
    expect(tutto).toContain('modificato a mano: Imposta rettificata');
    expect(tutto).toContain('7.000');
  });

  it('the consultant looks and does not print; another studio finds nothing', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    const altrui = await loginAs(app, await makeUtente(app));
    const stati = await Promise.all([
      print(percorsi.anteprimaStampa, id, consulente),
      print(percorsi.stampa, id, consulente),
      print(percorsi.anteprimaStampa, id, altrui),
      print(percorsi.stampa, id, altrui),
      print(percorsi.anteprimaStampa, id, client, 2024),
    ]);
    expect(stati.map(({ status }) => status)).toEqual([200, 403, 404, 404, 404]);
  });
});

/** A print that takes the thread long enough for a call to come after it. */
function makeFoglioLungo(): Foglio {
  const riga: RigaFoglio = {
    ...{ rigo: 'RC1', colonna: 1, titolo: 'Redditi', valore: '1.000', nota: '' },
    ...{ isCalcolata: false, isTotale: false },
  };
  const righe = Array.from({ length: 1_000 }, () => riga);
  return {
    testata: {
      ...{ studio: 'Studio', logo: null, impegno: [], denominazione: 'Rossi', codiceFiscale: '' },
      ...{ anno: 2025, annoImposta: 2024, modello: 'Redditi PF', tipo: 'Persone fisiche', quando: '' },
      ...{ finalita: 'Ordinaria', stato: 'Aperta', versioneProgramma: '1', isBozza: true },
    },
    quadri: [
      {
        ...{ codice: 'RC', titolo: 'Lavoro', copertura: 'esatto', nota: '', stato: 'completo' },
        sezioni: [{ titolo: '', modulo: 1, righe }],
      },
    ],
  };
}

describe('a crowd at the printer', () => {
  it('finds ten places: who comes next is told to come back, and later prints', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const preview = () =>
      client.post(percorsi.anteprimaStampa, { tipo: 'dichiarazione', anno: 2025, chiavi: [id] });
    const foglio = makeFoglioLungo();
    const davanti = Array.from({ length: 10 }, () => makePdf({ foglio }));
    const rinviata = await preview();
    expect([rinviata.status, rinviata.headers.get('retry-after')]).toEqual([503, '3']);
    expect((await Promise.all(davanti)).every((pdf) => pdf.length > 1_000)).toBe(true);
    expect((await preview()).status).toBe(200);
  });
});
