import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makeDichiarazione,
  makePersona,
} from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { fetchPdf } from '../../../../../test/pdf.ts';

let app: AppDiProva;
let client: Client;
let collega: Client;
let studioId: number;
let utenteId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, {
    tipologia_utente: tipologiaUtente.AMM_STU,
    nome: 'Ada',
    cognome: 'Neri',
  });
  studioId = utente.studioId ?? 0;
  utenteId = utente.id;
  client = await loginAs(app, utente);
  collega = await loginAs(
    app,
    await makeUtente(app, { studio_id: studioId, tipologia_utente: tipologiaUtente.AMM_STU }),
  );
});
afterAll(() => app.stop());

const call = (chi: Client, modello: string, corpo: object, anno = 2025) =>
  chi.post(percorso(modello, { anno }), corpo);
const read = async (id: string, chi = client) => (await dichiarazioni.leggi(chi, id)).corpo.data;
const take = (chi: Client, id: string, altro: object = {}) =>
  call(chi, percorsi.dichiarazionePresaInCarico, { Codici: [id], ...altro });
const print = (id: string, Opzioni: object = {}) =>
  call(client, percorsi.dichiarazioneStampa, { Codici: [id], Opzioni });
async function makeChiusa(): Promise<string> {
  const id = await makeDichiarazione(app, client, studioId);
  await completeDichiarazione(client, id);
  await dichiarazioni.chiudi(client, [id]);
  return id;
}
const listAzioni = async (id: string) =>
  (await dichiarazioni.storia(client, id)).corpo.data.map((voce: { Azione: string }) => voce.Azione);
const listAtti = async (id: string) =>
  (
    await app.sql<{ azione: string }>(
      'select azione from registro where entita_id = $1 order by quando, id',
      [id],
    )
  ).map(({ azione }) => azione);

describe('presa in carico', () => {
  it('[DIC-010] of one of another wants a confirmation, passes it on and is logged; without it he only looks', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    expect((await take(client, id)).corpo.data).toEqual({ prese: [id], errori: [] });
    expect(await read(id)).toMatchObject({ InCaricoA: 'Neri Ada', InCaricoAMe: true, SolaLettura: false });
    const vista = await read(id, collega);
    expect(vista).toMatchObject({
      InCaricoAMe: false,
      SolaLettura: true,
      CausaSolaLettura: 'in carico',
      MotivoSolaLettura: 'In carico a Neri Ada.',
      Etichette: ['Sola lettura'],
    });
    const rifiutata = await dichiarazioni.salva(collega, id, vista.Versione, lavoro);
    expect([rifiutata.status, rifiutata.corpo.Codice]).toEqual([403, 'DICHIARAZIONE_SOLA_LETTURA']);
    expect((await take(collega, id)).corpo.data.errori).toEqual([
      {
        Codice: id,
        Messaggio: 'La dichiarazione è in carico a un altro utente: confermare per prenderla in carico.',
        Confermabile: true,
      },
    ]);
    expect((await take(collega, id, { Conferma: true })).corpo.data.prese).toEqual([id]);
    expect((await dichiarazioni.salva(collega, id, vista.Versione, lavoro)).status).toBe(200);
    expect((await read(id)).SolaLettura).toBe(true);
    expect(await listAzioni(id)).toContain('presa in carico');
    expect(await listAtti(id)).toEqual(['presa in carico', 'presa in carico']);
    await take(collega, id, { Lascia: true });
    expect(await read(id)).toMatchObject({ InCaricoA: null, SolaLettura: false });
  });
});

describe('sola lettura', () => {
  it('[DIC-028] of a year not enabled, an archived one or a blocked studio: a change is 403, with the reason', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const put = async () => {
      const { status, corpo } = await dichiarazioni.salva(client, id, 1, lavoro);
      return [status, corpo.Message];
    };
    const setAnno = (anno: number) =>
      app.sql("update applicativo_studio set anno = $2 where studio_id = $1 and codice = 'PF'", [
        studioId,
        anno,
      ]);
    await setAnno(2024);
    expect(await put()).toEqual([
      403,
      'La dichiarazione è in sola lettura. L’anno non è abilitato per lo studio.',
    ]);
    expect(await read(id)).toMatchObject({ SolaLettura: true, Etichette: ['Sola lettura'] });
    await setAnno(0);
    expect((await put())[0]).toBe(200);
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    await app.sql("update studio set data_blocco = '2020-01-01' where id = $1", [studioId]);
    try {
      const { Versione, MotivoSolaLettura } = await read(id, fornitore);
      expect(MotivoSolaLettura).toBe('Lo studio è bloccato.');
      expect((await dichiarazioni.salva(fornitore, id, Versione, lavoro)).status).toBe(403);
    } finally {
      await app.sql('update studio set data_blocco = null where id = $1', [studioId]);
    }
  });
});

describe('viste', () => {
  it('[DIC-011] opening writes who, when and in which state; the recent ones come in that order', async () => {
    const prima = await makeDichiarazione(app, client, studioId);
    const seconda = await makeDichiarazione(app, client, studioId);
    await call(client, percorsi.dichiarazioneApri, { Codici: [prima] });
    await dichiarazioni.apri(client, seconda);
    await dichiarazioni.apri(client, prima);
    await read(seconda);
    const { data } = (await client.get(percorso(percorsi.dichiarazioneViste, { anno: 2025 }))).corpo;
    expect(data.slice(0, 2).map((voce: { Id: string }) => voce.Id)).toEqual([prima, seconda]);
    expect(data[0]).toMatchObject({ Anno: 2025, Utente: 'Neri Ada', StatoVisto: 'Aperta' });
    expect(Date.parse(data[0].DateLastView)).toBeGreaterThan(Date.parse(data[0].Registrato));
    const sue = await app.sql('select anno, utente_id from dichiarazione_vista where dichiarazione_id = $1', [
      prima,
    ]);
    expect(sue).toEqual([{ anno: 2025, utente_id: utenteId }]);
    expect((await collega.get(percorso(percorsi.dichiarazioneViste, { anno: 2025 }))).testo).not.toContain(
      seconda,
    );
  });

  it('[DIC-019] apri tells how each one stands, and refuses those it does not see', async () => {
    const id = await makeChiusa();
    const estranea = '00000000-0000-4000-8000-000000000000';
    const { data } = (await call(client, percorsi.dichiarazioneApri, { Codici: [id, estranea] })).corpo;
    expect(data.aperte).toEqual([
      {
        Codice: id,
        Stato: 'Chiusa',
        Etichette: ['Sola lettura'],
        SolaLettura: true,
        Motivo: 'È chiusa: si modifica dopo averla riaperta.',
      },
    ]);
    expect(data.errori).toEqual([{ Codice: estranea, Messaggio: 'Record NON trovato!' }]);
  });
});

describe('stampa, modello e archivio', () => {
  it('[DIC-026] [DIC-008] [ERR-049] [ERR-050] each refuses in the wrong state with its own words, row by row', async () => {
    const aperta = await makeDichiarazione(app, client, studioId);
    const chiusa = await makeChiusa();
    const modello = await call(client, percorsi.dichiarazioneSalvaModello, { Codici: [aperta] });
    expect([modello.status, modello.corpo.Message]).toEqual([
      409,
      'Impossibile salvare il modello: dichiarazione non chiusa.',
    ]);
    const stampa = await print(aperta);
    expect([stampa.status, stampa.corpo.Codice]).toEqual([409, 'STAMPA_MANCANTE']);
    const { data } = (await call(client, percorsi.dichiarazioneArchivia, { Codici: [aperta, chiusa] })).corpo;
    expect(data.archiviate).toEqual([]);
    expect(data.errori.map((voce: { Messaggio: string }) => voce.Messaggio)).toEqual([
      'Impossibile archiviare: stampare prima in definitivo.',
      'Impossibile archiviare: stampare prima in definitivo.',
    ]);
  });

  it('[DIC-027] [DIC-005] [DIC-019] an archived one keeps its print with its hash and is not reopened', async () => {
    const id = await makeChiusa();
    await print(id);
    const { data } = (await call(client, percorsi.dichiarazioneArchivia, { Codici: [id] })).corpo;
    const [archivio] = await app.sql<{ contenuto: Buffer; impronta: string; giusta: boolean }>(
      `select contenuto, encode(sha256, 'hex') as impronta, sha256(contenuto) = sha256 as giusta
       from dichiarazione_archivio where dichiarazione_id = $1`,
      [id],
    );
    expect(archivio).toMatchObject({ impronta: data.archiviate[0].Sha256, giusta: true });
    expect(archivio?.contenuto.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await read(id)).toMatchObject({
      Etichette: ['Stampata definitiva', 'Congelata in Quadra', 'Sola lettura'],
      CausaSolaLettura: 'archiviata',
    });
    const riaperta = (await dichiarazioni.riapri(client, [id])).corpo.data;
    expect(riaperta.errori[0].Messaggio).toBe(
      'Impossibile riaprire la dichiarazione. La dichiarazione è congelata in Quadra.',
    );
    expect((await dichiarazioni.salva(client, id, 9, lavoro)).status).toBe(403);
    const ancora = (await call(client, percorsi.dichiarazioneArchivia, { Codici: [id] })).corpo.data;
    expect(ancora.errori[0].Messaggio).toContain('già congelata');
    expect(await listAtti(id)).toContain('archiviazione');
  });

  it('is let go by an administrator with a reason, on record; what was kept stays, and it is frozen again', async () => {
    const operatore = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
    const id = await makeChiusa();
    await print(id);
    const freeze = () => call(client, percorsi.dichiarazioneArchivia, { Codici: [id] });
    const unfreeze = (chi: Client, altro: object = {}) =>
      call(chi, percorsi.dichiarazioneScongela, { Codici: [id], ...altro });
    const Motivo = 'Il cliente ha portato un altro scontrino';
    expect((await unfreeze(client, { Motivo })).corpo.data.errori[0].Messaggio).toBe(
      'La dichiarazione non è congelata.',
    );
    await freeze();
    expect((await read(id)).MotivoSolaLettura).toBe(
      'Congelata in Quadra: non si modifica finché un amministratore non la scongela.',
    );
    expect((await unfreeze(operatore, { Motivo })).status).toBe(403);
    const senza = await unfreeze(client, { Motivo: ' ' });
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['Motivo']]);
    expect((await unfreeze(client, { Motivo })).corpo.data).toEqual({ scongelate: [id], errori: [] });
    expect(await read(id)).toMatchObject({ Stato: 'Chiusa', ArchiviataIl: null });
    const [atto] = await app.sql(
      "select dopo->>'motivo' as motivo from registro where entita_id = $1 and azione = 'scongelamento'",
      [id],
    );
    const { data: storia } = (await dichiarazioni.storia(client, id)).corpo;
    expect([atto, storia[0]]).toMatchObject([{ motivo: Motivo }, { Azione: 'scongelamento', Motivo }]);
    expect((await dichiarazioni.riapri(client, [id])).corpo.data.riaperte).toEqual([id]);
    await dichiarazioni.chiudi(client, [id]);
    await print(id);
    expect((await freeze()).corpo.data.archiviate).toHaveLength(1);
    const tenute = 'select 1 from dichiarazione_archivio where dichiarazione_id = $1';
    expect(await app.sql(tenute, [id])).toHaveLength(2);
  });

  it('[DIC-027] reopening takes the label of the print away, leaves its own and a row in the log', async () => {
    const id = await makeChiusa();
    await print(id);
    expect((await dichiarazioni.riapri(client, [id])).corpo.data).toEqual({ riaperte: [id], errori: [] });
    expect(await read(id)).toMatchObject({ Stato: 'Aperta', StampaData: null, Etichette: ['Riapertura'] });
    expect(await listAtti(id)).toEqual(['chiusura', 'stampa definitiva', 'riapertura']);
  });

  it('[DIC-019] the model of a closed one carries BOZZA until the final print, and leaves no trace', async () => {
    const id = await makeChiusa();
    const prima = await read(id);
    const indirizzo = percorso(percorsi.dichiarazioneSalvaModello, { anno: 2025 });
    const salva = () => fetchPdf(app.indirizzo, client, indirizzo, { Codici: [id] });
    const modello = await salva();
    expect([modello.status, modello.pagine.length > 0]).toEqual([200, true]);
    expect(modello.pagine.filter((pagina) => !pagina.includes('BOZZA'))).toEqual([]);
    expect({ ...(await read(id)) }).toEqual(prima);
    await print(id);
    expect((await salva()).pagine.join('')).not.toContain('BOZZA');
    const insieme = await call(client, percorsi.dichiarazioneSalvaModello, {
      Codici: [id, await makeChiusa()],
    });
    expect(insieme.corpo.data.jobId).toEqual(expect.any(String));
  });

  it('[DIC-025] the day of the print is not before the first of January of the year, nor to come', async () => {
    const id = await makeChiusa();
    for (const data of ['2024-12-31', '2999-01-01']) {
      const { status, corpo } = await print(id, { data });
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['opzioni.data']]);
    }
    expect((await print(id, { data: '2025-01-01' })).status).toBe(200);
    expect((await read(id)).StampaData).toBe('2025-01-01T12:00:00.000Z');
  });
});

describe('finalità', () => {
  it('[DIC-006] Integrativa wants its base, closed; keeps the chain; the base is not deleted under it', async () => {
    const base = await makeChiusa();
    const { IdAnagrafica, Righi } = await read(base);
    const create = (altro: object) =>
      dichiarazioni.crea(client, [IdAnagrafica], { Finalita: 'Integrativa', ...altro });
    expect((await create({})).corpo.data.errori[0].Messaggio).toBe(
      'Impossibile creare la dichiarazione. Indicare la dichiarazione da cui parte, una per cliente.',
    );
    const { data } = (await create({ Basi: [base] })).corpo;
    const integrativa = await read(data.create[0].Codice);
    expect(integrativa).toMatchObject({
      Finalita: 'Integrativa',
      Stato: 'Aperta',
      Base: { Id: base, Anno: 2025, Finalita: 'Ordinaria' },
      Righi,
    });
    expect((await create({ Basi: [integrativa.Id] })).corpo.data.errori[0].Messaggio).toContain(
      'deve essere chiusa',
    );
    await dichiarazioni.riapri(client, [base]);
    expect((await dichiarazioni.elimina(client, [base])).corpo.data.errori[0].Messaggio).toBe(
      'Impossibile eliminare la dichiarazione. Altre dichiarazioni partono da questa.',
    );
    const { id } = await makePersona(app, studioId);
    for (const Finalita of ['Ordinaria', 'Simulazione']) {
      const risposta = await dichiarazioni.crea(client, [id], { Finalita });
      expect(risposta.corpo.data.create).toHaveLength(1);
    }
  });

  it('[DIC-006] Ricalcolo starts from a declaration of the client, with its data; Flusso Separato is refused with a sentence', async () => {
    const base = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, base, 1, lavoro);
    const { IdAnagrafica, Righi } = await read(base);
    const create = async (Finalita: string, Basi: string[] = []) =>
      (await dichiarazioni.crea(client, [IdAnagrafica], { Finalita, Basi })).corpo.data;
    const duplicate = (altro: object) =>
      call(client, percorsi.dichiarazioneDuplica, { Codice: base, AnnoDestinazione: 2025, ...altro });
    expect((await create('Ricalcolo')).errori[0].Messaggio).toContain(
      'Indicare la dichiarazione da cui parte',
    );
    const { create: create_ } = await create('Ricalcolo', [base]);
    expect(await read(create_[0].Codice)).toMatchObject({ Finalita: 'Ricalcolo', Righi, Base: { Id: base } });
    const copia = await duplicate({ Finalita: 'Ricalcolo' });
    expect(await read(copia.corpo.data.codice)).toMatchObject({ Finalita: 'Ricalcolo', Righi });
    const altroAnno = await duplicate({ Finalita: 'Ricalcolo', AnnoDestinazione: 2024 });
    expect(altroAnno.corpo.Message).toContain('di un altro anno');
    const FRASE = 'Il flusso separato non è gestito';
    for (const basi of [[], [base]])
      expect((await create('Flusso Separato', basi)).errori[0].Messaggio).toContain(FRASE);
    const flusso = await duplicate({ Finalita: 'Flusso Separato' });
    expect([flusso.status, flusso.corpo.Message.includes(FRASE)]).toEqual([409, true]);
  });

  it('[DIC-014] duplica copies the data, not the print, as open; of another year what its form takes', async () => {
    const id = await makeChiusa();
    await print(id);
    const duplicate = (AnnoDestinazione: number, altro = {}) =>
      call(client, percorsi.dichiarazioneDuplica, { Codice: id, AnnoDestinazione, ...altro });
    const { corpo } = await duplicate(2025);
    const copia = await read(corpo.data.codice);
    const origine = await read(id);
    expect(copia).toMatchObject({
      Finalita: 'Duplicata',
      Stato: 'Aperta',
      StampaData: null,
      Righi: origine.Righi,
    });
    expect(copia.Etichette).toEqual([]);
    expect(corpo.data.scartate).toEqual([]);
    expect((await duplicate(2018)).status).toBe(404);
    expect((await duplicate(2025, { Finalita: 'Ordinaria' })).status).toBe(409);
    await app.sql('update studio set numero_massimo_dichiarazioni = 1 where id = $1', [studioId]);
    const piena = await duplicate(2025);
    await app.sql('update studio set numero_massimo_dichiarazioni = 0 where id = $1', [studioId]);
    expect(piena.corpo.Codice).toBe('NESSUNA_DICHIARAZIONE_DISPONIBILE');
  });

  it('[DIC-029] only an open one is deleted, with its boxes', async () => {
    const chiusa = await makeChiusa();
    const aperta = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.bozza(client, aperta, 'RC', { 'RC1.3': 5 });
    const { data } = (await dichiarazioni.elimina(client, [chiusa, aperta])).corpo;
    expect(data).toEqual({
      eliminate: [aperta],
      errori: [{ Codice: chiusa, Messaggio: 'Impossibile eliminare la dichiarazione.' }],
    });
    expect((await dichiarazioni.leggi(client, aperta)).status).toBe(404);
    expect(await app.sql('select 1 from dichiarazione_bozza where dichiarazione_id = $1', [aperta])).toEqual(
      [],
    );
  });
});

describe('impegno', () => {
  it('[TEL-008] of several years goes on to the declaration of the year after, the annual one does not', async () => {
    for (const [Impegno, atteso] of [
      ['Pluriennale', { Impegno: 'Pluriennale', DataImpegno: '2025-05-02' }],
      ['Annuale', { Impegno: null, DataImpegno: null }],
    ] as const) {
      const id = await makeDichiarazione(app, client, studioId);
      await client.put(percorso(percorsi.modelloIncarico, { anno: 2025, prefisso: 'pf', id }), {
        IdIntermediario: null,
        DataImpegno: '2025-05-02',
        Impegno,
      });
      const { IdAnagrafica } = await read(id);
      const creata = await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2026 }), {
        IdAnagrafiche: [IdAnagrafica],
      });
      const codice = creata.corpo.data.create[0].Codice;
      const dopo = await client.get(percorso(percorsi.modello, { anno: 2026, prefisso: 'pf', id: codice }));
      expect(dopo.corpo.data).toMatchObject(atteso);
    }
  });
});

describe('quadri e diagnostico', () => {
  it('[DIC-017] creaquadrimille makes the box of the choices of three declarations, once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push(await makeDichiarazione(app, client, studioId));
    const create = (altro = {}) => call(client, percorsi.dichiarazioneQuadriMille, { Codici: ids, ...altro });
    expect((await create()).corpo.data).toEqual({ creati: 3, errori: [] });
    expect((await create()).corpo.data.creati).toBe(0);
    const { data } = (await call(client, percorsi.dichiarazioneQuadri, { Codici: ids.slice(0, 1) })).corpo;
    expect(data[0].Quadri.find((voce: { Codice: string }) => voce.Codice === 'PM').Stato).toBe('aperto');
    const vuota = await create({ Scelte: ['', 'Due per mille'] });
    expect([vuota.status, vuota.corpo.ModelState]).toEqual([
      400,
      { Scelte: ['La prima scelta è obbligatoria.'] },
    ]);
  });

  it('[DIC-036] [DIC-019] the diagnostico of many names declaration, box and casella, what blocks first', async () => {
    const { id: IdAnagrafica } = await makePersona(app, studioId, {
      domicilio_fiscale: '{}',
      denominazione: 'Verdi Pia',
    });
    const { corpo } = await dichiarazioni.crea(client, [IdAnagrafica]);
    const senza = corpo.data.create[0].Codice;
    await dichiarazioni.salva(client, senza, 1, lavoro);
    const con = await makeDichiarazione(app, client, studioId);
    const { data } = (await call(client, percorsi.dichiarazioneDiagnostico, { Codici: [con, senza] })).corpo;
    const sua = data.righe.find(
      (riga: { Codice: string; Chiave: string }) => riga.Codice === senza && riga.Chiave === 'FR3.1',
    );
    expect(sua).toMatchObject({
      Denominazione: 'Verdi Pia',
      Quadro: 'FR',
      Chiave: 'FR3.1',
      Tipo: 'avviso',
    });
    expect(data.errori).toEqual([]);
  });
});

describe('elenco', () => {
  it('[DIC-012] filters by state, type, print, filing, tag and days, and answers 404 for a year that is not there', async () => {
    const stampata = await makeChiusa();
    await print(stampata);
    const aperta = await makeDichiarazione(app, client, studioId);
    const list = async (Filter: object) =>
      (await dichiarazioni.lista(client, { Filter, Logic: 'and', PageSize: 500 })).corpo.data as {
        Id: string;
        Stato: string;
        StampaData: string | null;
      }[];
    const stampate = await list({ Stampa: 'Stampate' });
    expect(stampate.every(({ StampaData }) => StampaData !== null)).toBe(true);
    expect(stampate.map(({ Id }) => Id)).toContain(stampata);
    const altre = await list({
      Stampa: 'Non stampate',
      Stato: 'Aperta',
      Tipo: 'Persone fisiche',
      Finalita: 'Ordinaria',
    });
    expect(altre.every(({ Stato, StampaData }) => Stato === 'Aperta' && StampaData === null)).toBe(true);
    expect(altre.map(({ Id }) => Id)).toContain(aperta);
    expect(await list({ Tipo: 'IVA', Stato: 'Chiusa' })).toEqual([]);
    const iva: string[] = [];
    for (const stato of ['Aperta', 'Chiusa']) {
      const { id } = await makePersona(app, studioId);
      const [creata] = (await dichiarazioni.crea(client, [id], { Tipo: 'IVA' })).corpo.data.create;
      iva.push(creata.Codice);
      await app.sql('update dichiarazione set stato = $2 where id = $1', [creata.Codice, stato]);
    }
    expect((await list({ Tipo: 'IVA', Stato: 'Chiusa' })).map(({ Id }) => Id)).toEqual(iva.slice(1));
    await app.sql("update dichiarazione set modificata_il = '2024-05-10T21:30:00Z' where id = $1", [iva[0]]);
    const diMaggio = { Tipo: 'IVA', DataDa: '2024-05-10', DataA: '2024-05-10' };
    expect((await list(diMaggio)).map(({ Id }) => Id)).toEqual(iva.slice(0, 1));
    expect(await list({ ...diMaggio, DataA: '2024-05-09', DataDa: '2024-05-09' })).toEqual([]);
    const tag = (await client.post(percorsi.tag, { Nome: 'Da filtrare', Colore: 'rosso' })).corpo.data;
    await client.post(percorsi.tagAssocia, { Aggiunti: [tag.Id], Dichiarazioni: iva.slice(1) });
    expect((await list({ Tag: tag.Id })).map(({ Id }) => Id)).toEqual(iva.slice(1));
    expect(await list({ Tipo: 'IVA', StatoTelematico: 'Inviata' })).toEqual([]);
    expect(await list({ Tipo: 'IVA', StatoTelematico: 'Non inviato' })).toHaveLength(2);
    expect((await call(client, percorsi.dichiarazioneLista, {}, 2018)).status).toBe(404);
  });

  it('[DIC-022] [ENU-035] [DIC-003] tells what was printed, what has its telematic file, and both', async () => {
    const ids: string[] = [];
    for (const [stampata, conFile] of [
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]) {
      const id = await makeDichiarazione(app, client, studioId);
      ids.push(id);
      await app.sql("update dichiarazione set stato = 'Chiusa', stampa_data = $2 where id = $1", [
        id,
        stampata ? '2025-06-01' : null,
      ]);
      await app.sql(
        `insert into dichiarazione_telematico (studio_id, dichiarazione_id, file_id, creato_il)
         values ($1, $2, $3, $4)`,
        [studioId, id, conFile ? id : null, conFile ? '2025-06-02' : null],
      );
    }
    const find = async (Lavorazione: string) => {
      const { data } = (await dichiarazioni.lista(client, { Filter: { Lavorazione }, PageSize: 500 })).corpo;
      return ids.filter((id) => data.some((riga: { Id: string }) => riga.Id === id));
    };
    expect(await find('Solo stampa')).toEqual([ids[0]]);
    expect(await find('Solo telematico')).toEqual([ids[1]]);
    expect(await find('Stampa e telematico')).toEqual([ids[2]]);
    const { data } = (await dichiarazioni.lista(client, { Filter: { Id: ids[2] } })).corpo;
    expect(data[0]).toMatchObject({
      Tipo: 'Persone fisiche',
      Anno: 2025,
      Stato: 'Chiusa',
      Quadri: expect.any(Number),
      DataImpegno: null,
      StampaData: expect.any(String),
      StatoTelematico: 'Non inviato',
    });
    expect((await read(ids[2] ?? '')).Etichette).toContain('Telematico creato');
  });

  it('[DIC-027] one whose telematic file left is reopened once it is confirmed, and is not deleted', async () => {
    const id = await makeChiusa();
    await app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, stato_invio, inviato_il)
       values ($1, $2, 'Inviata', 'Inviata', '2025-06-02')`,
      [studioId, id],
    );
    const prima = (await dichiarazioni.riapri(client, [id])).corpo.data;
    expect(prima.errori).toEqual([
      {
        Codice: id,
        Messaggio: 'Il telematico è già stato inviato: confermare per riaprire la dichiarazione.',
        Confermabile: true,
      },
    ]);
    const poi = await call(client, percorsi.dichiarazioneRiapri, { Codici: [id], Conferma: true });
    expect(poi.corpo.data.riaperte).toEqual([id]);
    expect((await dichiarazioni.elimina(client, [id])).corpo.data.errori[0].Messaggio).toContain(
      'già stato inviato',
    );
  });
});
