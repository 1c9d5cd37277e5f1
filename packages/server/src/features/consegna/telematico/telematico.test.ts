import {
  isTelematicoInviato,
  limiti,
  passaggiTelematico,
  percorsi,
  percorso,
  type StatoTelematico,
  statiAccolti,
  statoTelematico,
  tipologiaUtente,
} from '@quadra/contract';
import { loadTelematico } from '@quadra/fisco';
import { computeCodiceFiscale } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

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
const bind = (modello: string, id = '', altro: Record<string, string> = {}) =>
  percorso(modello, { anno: ANNO, id, ...altro });
const IMPEGNO = '2025-09-30';

/** A codice fiscale that ends with a letter: what the simulated Agenzia does depends on it. */
function findCodice(finale: string): { codice: string; nascita: string } {
  for (let giorno = 0; giorno < 9000; giorno += 1) {
    const data = new Date(Date.UTC(1960, 0, 1 + giorno)).toISOString().slice(0, 10);
    const codice = computeCodiceFiscale({
      cognome: 'Rossi',
      nome: 'Mario',
      sesso: 'M',
      data,
      codiceCatastale: 'F205',
    });
    if (codice.endsWith(finale) && !usati.has(codice)) {
      usati.add(codice);
      return { codice, nascita: data };
    }
  }
  throw new Error(`No code ends with ${finale}`);
}
const usati = new Set<string>();

/** A building bought in Milano, and how it stands in the form. */
const edificio = {
  'FR5.1': 'Via Dante',
  'FR5.2': '1',
  'FR5.7': 'Milano',
  'FR5.8': 'MI',
  'FR8.2': '2025-06-30',
  'FR8.3': true,
  'IM1.1': 1,
  'IM1.2': 1,
  'IM1.4': '3',
  'IM1.5': 'Via Dante 1',
  'IM3.1': 150000,
  'IM3.2': 100,
};
/** Everything the layout of the IMU asks, which is official. */
const casa = { ...edificio, 'IM3.6': '0' };
async function completeImu(id: string): Promise<void> {
  const luogo = { anno: ANNO, prefisso: 'imu', id };
  const { Versione } = (await client.get(percorso(percorsi.modello, luogo))).corpo.data;
  await client.put(percorso(percorsi.modello, luogo), { Versione, Righi: casa });
  const { StatiQuadri } = (await client.get(percorso(percorsi.modello, luogo))).corpo.data;
  for (const quadro of Object.keys(StatiQuadri).filter((codice) => StatiQuadri[codice] === 'aperto')) {
    const azione = percorso(percorsi.modelloQuadroAzione, { ...luogo, quadro, azione: 'completa' });
    const { status, testo } = await client.post(azione);
    if (status !== 200) throw new Error(`Not completed: ${quadro} ${testo}`);
  }
}

interface Passi {
  /** An IMU, whose file is a real one; otherwise its file is for trial. */
  vera?: boolean;
  finale?: string;
  impegno?: string | null;
  stampata?: boolean;
  email?: string | null;
}

/** A declaration that is closed and, unless it is not wanted, printed. */
async function makePronta({
  vera = false,
  finale = 'A',
  impegno = IMPEGNO,
  stampata = true,
  email = null,
}: Passi = {}) {
  const { codice, nascita } = findCodice(finale);
  const { id: cliente } = await makePersona(app, studioId, {
    codice_fiscale: codice,
    data_nascita: nascita,
    email,
  });
  const imu = { Tipo: 'IMU', ComuneId: 'F205' };
  const { corpo } = await dichiarazioni.crea(client, [cliente], vera ? imu : {});
  const id: string = corpo.data.create[0].Codice;
  await (vera ? completeImu(id) : completeDichiarazione(client, id));
  await app.sql('update dichiarazione set data_impegno = $2 where id = $1', [id, impegno]);
  await dichiarazioni.chiudi(client, [id]);
  if (stampata) await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
  return { id, cliente, codice };
}

const create = (...Codici: string[]) => client.post(bind(percorsi.dichiarazioneTelematico), { Codici });
const confirm = (id: string, altro: object = {}) =>
  client.post(bind(percorsi.dichiarazioneConfermaTelematici), {
    Codici: [id],
    DataInvio: '2025-10-20',
    ...altro,
  });
const read = async (id: string) => (await client.get(bind(percorsi.telematicoUno, id))).corpo.data;
const changeStato = (id: string, Stato: string, chi = client) =>
  chi.post(bind(percorsi.telematicoStato, id), { Stato });
const openFile = async (id: string): Promise<string> => {
  const { File } = await read(id);
  return (await client.get(bind(percorsi.telematicoFile, id, { file: File[0].Id }))).testo;
};
const setGestione = (GestioneFlagInvioTelematico: number) =>
  app.sql('update studio set personalizzazioni_operative = $2 where id = $1', [
    studioId,
    JSON.stringify({ GestioneFlagInvioTelematico }),
  ]);

async function transmit(id: string) {
  const { corpo } = await client.post(bind(percorsi.dichiarazioneTrasmetti), { Codici: [id] });
  return waitLavoro(client, corpo.data.jobId);
}

function upload(id: string, testo: string): Promise<Response> {
  const modulo = new FormData();
  modulo.append('uploadFile0', new Blob([testo]), 'ricevuta.txt');
  return fetch(app.indirizzo + bind(percorsi.telematicoRicevuta, id), {
    method: 'POST',
    headers: { cookie: client.cookie, origin: app.indirizzo, 'x-quadra-app': 'prova' },
    body: modulo,
  });
}

describe('the telematic file', () => {
  it('[DIC-008] [DIC-026] [ERR-050] is refused before the final print; after it is made', async () => {
    const { id } = await makePronta({ stampata: false });
    const prima = await create(id);
    expect(prima.corpo.data.errori).toEqual([
      { Codice: id, Messaggio: 'Impossibile salvare il telematico: dichiarazione non stampata.' },
    ]);
    await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
    const dopo = await create(id);
    expect([dopo.status, dopo.corpo.data.creati.length, dopo.corpo.data.errori]).toEqual([200, 1, []]);
  });

  it('[TAX-009] is what the print call makes in the mode «telematico», and no print', async () => {
    const { id } = await makePronta();
    const call = (modo: string) =>
      client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id], modo });
    const prima = (await dichiarazioni.leggi(client, id)).corpo.data;
    const { status, corpo } = await call('telematico');
    expect([status, corpo.data.creati[0].Codice, corpo.data.errori]).toEqual([200, id, []]);
    expect((await openFile(id)).slice(0, 1)).toBe('A');
    expect((await dichiarazioni.leggi(client, id)).corpo.data.StampaData).toBe(prima.StampaData);
    expect((await call('carta')).status).toBe(400);
    const aperta = await makePronta({ stampata: false });
    const rifiutata = await client.post(percorsi.stampa, {
      ...{ tipo: 'dichiarazione', anno: ANNO, chiavi: [aperta.id], modo: 'telematico' },
    });
    expect(rifiutata.corpo.data.errori).toHaveLength(1);
  });

  it('[TEL-004] is lines of 1,900 characters whose Z agrees; stored, downloadable, named in the list', async () => {
    const { id, codice } = await makePronta();
    expect((await create(id)).corpo.data.creati[0].DiProva).toContain('di prova');
    const testo = await openFile(id);
    const righe = testo.split('\r\n');
    expect(righe.pop()).toBe('');
    expect(righe.map((riga) => riga.length + 2)).toEqual(righe.map(() => 1900));
    expect(righe.map((riga) => riga[0]).join('')).toMatch(/^ABC+Z$/);
    expect([righe[0]?.slice(15, 20), righe[0]?.slice(22, 38)]).toEqual(['RPF25', codice]);
    const coda = righe.at(-1) ?? '';
    expect([Number(coda.slice(15, 24)), Number(coda.slice(24, 33))]).toEqual([1, righe.length - 3]);
    expect(righe[2]).toContain('RC001003           30000');
    const stato = await read(id);
    expect(stato).toMatchObject({
      Stato: 'Di prova',
      StatoInvio: 'Non inviata',
      Creato: true,
      Prova: null,
      Simulata: true,
    });
    const { corpo } = await dichiarazioni.lista(client, { Filter: { Id: id } });
    expect(corpo.data[0]).toMatchObject({ StatoTelematico: 'Di prova', StatoInvio: 'Non inviata' });
    expect(Date.parse(corpo.data[0].TelematicoCreatoIl)).toBeGreaterThan(0);
    await expect(
      app.servizi.pool.query('update dichiarazione_telematico_file set contenuto = $1', ['']),
    ).rejects.toThrow(/permission denied/);
  });

  it('[TEL-004] of many is made by a job, row by row', async () => {
    const [una, altra] = [await makePronta(), await makePronta({ stampata: false })];
    const { corpo } = await create(una.id, altra.id);
    const lavoro = await waitLavoro(client, corpo.data.jobId);
    expect(lavoro).toMatchObject({ Stato: 'riuscito con errori', Riuscite: 1, Scartate: 1 });
    expect((await read(una.id)).Creato).toBe(true);
  });

  it('[DIC-021] leaves the flag, asks, or marks it as sent, as the studio wants', async () => {
    const flags: Record<string, unknown> = {};
    for (const [nome, valore] of [
      ['MANUALE', 0],
      ['POPUP', 2],
      ['AUTOMATICO', 1],
    ] as const) {
      await setGestione(valore);
      for (const vera of [true, false]) {
        const { id } = await makePronta({ vera });
        const { creati } = (await create(id)).corpo.data;
        flags[`${nome} ${vera}`] = [creati[0].Chiedi, (await read(id)).Stato];
      }
    }
    await setGestione(2);
    // Of one for trial there is nothing to mark, and nothing to ask.
    expect(flags).toEqual({
      'MANUALE true': [false, 'Da inviare'],
      'MANUALE false': [false, 'Di prova'],
      'POPUP true': [true, 'Da inviare'],
      'POPUP false': [false, 'Di prova'],
      'AUTOMATICO true': [false, 'Invio esterno'],
      'AUTOMATICO false': [false, 'Di prova'],
    });
  });
});

describe('an IMU declaration', () => {
  /** Everything the layout asks: a building bought in Milano. */
  const caselle = {
    'FR1.1': 'F205',
    'FR1.2': 'Milano',
    'FR2.2': 'Rossi',
    'FR2.3': 'Mario',
    ...edificio,
  };

  it('[TEL-004] has the official layout: nothing of trial, and what is missing is told by casella', async () => {
    const { codice, nascita } = findCodice('C');
    const { id: cliente } = await makePersona(app, studioId, {
      codice_fiscale: codice,
      data_nascita: nascita,
    });
    const { corpo } = await dichiarazioni.crea(client, [cliente], { Tipo: 'IMU', ComuneId: 'F257' });
    const id: string = corpo.data.create[0].Codice;
    const fill = (righi: object) =>
      app.sql("update dichiarazione set righi = $2, stato = 'Chiusa', stampa_data = now() where id = $1", [
        id,
        righi,
      ]);
    const { 'IM3.1': _, ...senzaValore } = caselle;
    await fill(senzaValore);
    const rifiutata = (await create(id)).corpo.data.errori[0];
    expect(rifiutata.Problemi).toMatchObject([{ Chiave: 'IM3.1', Livello: 'bloccante', Record: 'D' }]);
    expect(rifiutata.Messaggio).toContain('Manca «Valore»');
    await fill(caselle);
    const { creati } = (await create(id)).corpo.data;
    expect(creati[0].DiProva).toBeNull();
    const righe = (await openFile(id)).split('\r\n');
    expect(righe.map((riga) => riga[0]).join('')).toMatch(/^ABCDEZ(undefined)?$/);
    expect([righe[0]?.slice(15, 20), righe[1]?.slice(97, 101)]).toEqual(['TAT00', 'F205']);
  });

  it('[TEL-004] a simulation, or a form of which nothing is known, has no file', async () => {
    const { id } = await makePronta();
    await app.sql("update dichiarazione set finalita = 'Simulazione' where id = $1", [id]);
    expect((await create(id)).corpo.data.errori[0].Messaggio).toContain('non è noto il tracciato');
    expect((await read(id)).Disponibile).toBe(false);
  });
});

describe('the confirmation of a sending', () => {
  it('[DIC-018] marks a file as sent, with day and protocol; without a file it is refused', async () => {
    const { id } = await makePronta({ vera: true });
    expect((await confirm(id)).corpo.data.errori[0].Messaggio).toBe(
      'Il file telematico non è ancora stato creato.',
    );
    await create(id);
    const { corpo } = await confirm(id, { Protocollo: '25102012345678901-000001' });
    expect(corpo.data).toMatchObject({ confermati: [id], errori: [] });
    expect(await read(id)).toMatchObject({
      Stato: 'Invio esterno',
      StatoInvio: 'Inviata',
      InviatoIl: '2025-10-20',
      Protocollo: '25102012345678901-000001',
    });
    const male = await confirm(id, { Protocollo: '12' });
    expect([male.status, male.corpo.ModelState]).toEqual([
      400,
      expect.objectContaining({ Protocollo: expect.anything() }),
    ]);
  });

  it('[TEL-007] wants the day of the promise, and warns of one that is later', async () => {
    const { id } = await makePronta({ vera: true, impegno: null });
    await create(id);
    const senza = (await confirm(id)).corpo.data;
    expect(senza).toMatchObject({
      confermati: [],
      errori: [{ Messaggio: 'Indicare la data dell’impegno prima di inviare.' }],
    });
    const tardi = await makePronta({ vera: true, impegno: '2025-11-30' });
    await create(tardi.id);
    const avvisata = (await confirm(tardi.id)).corpo.data;
    expect([avvisata.confermati, avvisata.avvisi[0].Messaggio]).toEqual([
      [tardi.id],
      'La data dell’impegno è successiva a quella di invio.',
    ]);
  });

  it('[TEL-005] tells the client by mail in the words of the studio', async () => {
    const testi = {
      OggettoInvioTelematico: 'Fatto: {anno}',
      CorpoInvioTelematico: 'Caro {cliente}, tutto inviato da {studio}.',
    };
    await app.sql('update studio set testi = $2 where id = $1', [studioId, JSON.stringify(testi)]);
    const { id } = await makePronta({ vera: true, email: 'cliente.telematico@example.it' });
    await create(id);
    await confirm(id);
    const posta = await app.sql<{ oggetto: string; testo: string; html: string }>(
      "select oggetto, testo, html from messaggio_posta where destinatario = 'cliente.telematico@example.it'",
    );
    expect(posta.map(({ oggetto }) => oggetto)).toEqual(['Fatto: 2025']);
    expect(posta[0]?.testo).toMatch(/^Caro Rossi Mario, tutto inviato da .+\./);
    expect(posta[0]?.html).toContain('Caro Rossi Mario');
    const senza = await makePronta({ vera: true });
    await create(senza.id);
    expect((await confirm(senza.id)).corpo.data.avvisi[0].Messaggio).toContain('non è stato avvisato');
  });

  it('of a file for trial is refused by every path, and the client is told nothing', async () => {
    const email = 'cliente.di.prova@example.it';
    const { id } = await makePronta({ email });
    await create(id);
    const FRASE = 'Il file è di prova: non si segna come inviato e non si comunica al cliente.';
    expect((await confirm(id)).corpo.data).toMatchObject({
      confermati: [],
      errori: [{ Codice: id, Messaggio: FRASE }],
    });
    for (const stato of ['Inviata', 'Inviato HUB', 'Invio esterno', 'Consegnato manualmente']) {
      const { status, corpo } = await changeStato(id, stato);
      expect([stato, status, corpo.Codice]).toEqual([stato, 409, 'TELEMATICO_DI_PROVA']);
    }
    expect((await changeStato(id, 'Da inviare')).status).toBe(409);
    expect(await transmit(id)).toMatchObject({ Riuscite: 1 });
    const posta = await app.sql('select 1 from messaggio_posta where destinatario = $1', [email]);
    expect([posta, (await read(id)).Stato]).toEqual([[], 'Di prova']);
    expect((await dichiarazioni.leggi(client, id)).corpo.data.Etichette).toContain('Telematico di prova');
    // Who sends it by another program drops the trial first: from there it is marked without a file.
    for (const stato of ['Non inviato', 'Da inviare'] as const)
      expect((await changeStato(id, stato)).corpo.data).toMatchObject({ Stato: stato, Creato: false });
    expect((await changeStato(id, 'Inviata')).corpo.Codice).toBe('TELEMATICO_NON_CREATO');
    expect((await changeStato(id, 'Invio esterno')).corpo.data).toMatchObject({ StatoInvio: 'Inviata' });
  });

  it('[TEL-003] a second sending is «Re inviata»', async () => {
    const { id } = await makePronta({ vera: true });
    await create(id);
    await confirm(id);
    await changeStato(id, 'Scartata');
    await create(id);
    await confirm(id);
    expect(await read(id)).toMatchObject({ StatoInvio: 'Re inviata', Stato: 'Invio esterno' });
  });
});

describe('the states of a filing', () => {
  it('[TEL-001] [TEL-002] every allowed pair is 200 and logged, every other 409', async () => {
    const { id } = await makePronta({ vera: true });
    const { IdFile } = (await create(id)).corpo.data.creati[0];
    const set = (stato: StatoTelematico) =>
      app.sql(
        `update dichiarazione_telematico set stato = $2, file_id = $3, creato_il = now() where dichiarazione_id = $1`,
        [id, stato, IdFile],
      );
    const diversi: string[] = [];
    for (const da of statoTelematico) {
      for (const a of statoTelematico) {
        await set(da);
        const { status } = await changeStato(id, a);
        const atteso = passaggiTelematico[da].includes(a) ? 200 : 409;
        if (status !== atteso) diversi.push(`${da} -> ${a}: ${status}`);
      }
    }
    expect(diversi).toEqual([]);
    const ammessi = Object.values(passaggiTelematico).flat().length;
    const scritti = await app.sql<{ utente_id: number; quando: Date }>(
      "select utente_id, quando from dichiarazione_modifica where dichiarazione_id = $1 and azione = 'stato telematico'",
      [id],
    );
    // The one more is that of the file.
    expect(scritti).toHaveLength(ammessi + 1);
    expect(scritti.every(({ utente_id, quando }) => utente_id > 0 && quando instanceof Date)).toBe(true);
    const registro = await app.sql(
      "select 1 from registro where entita_id = $1 and azione = 'stato telematico'",
      [id],
    );
    expect(registro).toHaveLength(ammessi + 1);
  }, 120_000);

  it('[TEL-002] the table says what the requirement asks', () => {
    const t = passaggiTelematico;
    for (const inviato of ['Inviata', 'Inviato HUB', 'Invio esterno', 'Consegnato manualmente'] as const) {
      expect(t['Da inviare']).toContain(inviato);
      expect(t[inviato]).toEqual([
        ...statiAccolti,
        'Scartata',
        'Non congrua',
        'Ricevuta mancante',
        'Annullata',
      ]);
    }
    expect([t['Non inviato'][0], t.Scartata[0]]).toEqual(['Da inviare', 'Da inviare']);
    for (const stato of statoTelematico)
      expect([stato, t[stato].includes('Annullata')]).toEqual([
        stato,
        stato !== 'Annullata' && !statiAccolti.some((accolto) => accolto === stato),
      ]);
    expect(statoTelematico.filter(isTelematicoInviato)).toHaveLength(12);
  });

  it('[ENU-012] the list is narrowed by state; «Accolte» puts the accepted ones together', async () => {
    const { id } = await makePronta();
    await create(id);
    await app.sql(
      "update dichiarazione_telematico set stato = 'Accolta con pagamento' where dichiarazione_id = $1",
      [id],
    );
    const list = async (Filter: object) =>
      (await dichiarazioni.lista(client, { Filter, PageSize: 200 })).corpo.data.map(
        ({ Id }: { Id: string }) => Id,
      );
    expect(await list({ StatoTelematico: 'Accolte' })).toContain(id);
    expect(await list({ StatoTelematico: 'Accolta' })).not.toContain(id);
    expect(await list({ StatoTelematico: 'Non inviato' })).not.toContain(id);
    expect(await list({ StatoInvio: 'Non inviata' })).toContain(id);
  });

  it('[TEL-002] a declaration that reopens has no file any more', async () => {
    const { id } = await makePronta();
    await create(id);
    await dichiarazioni.riapri(client, [id]);
    const stato = await read(id);
    expect([stato.Creato, stato.Stato, stato.File.length]).toEqual([false, 'Non inviato', 1]);
    const { data: storia } = (await dichiarazioni.storia(client, id)).corpo;
    expect(storia[0]).toMatchObject({ Azione: 'stato telematico', Prima: 'Di prova', Dopo: 'Non inviato' });
  });
});

describe('the channel and the receipts', () => {
  it('a file for trial that the simulator accepts has its receipt, and was not sent', async () => {
    const { id, cliente } = await makePronta({ finale: 'B' });
    await create(id);
    expect(await transmit(id)).toMatchObject({ Stato: 'riuscito', Riuscite: 1 });
    const stato = await read(id);
    expect(stato).toMatchObject({
      Stato: 'Di prova',
      StatoInvio: 'Non inviata',
      Prova: 'Accolta',
      Scarti: [],
    });
    expect([stato.InviatoIl, stato.Protocollo, stato.File[0].InviatoIl]).toEqual([null, null, null]);
    expect(stato.Ricevute[0]).toMatchObject({ Esito: 'ACCOLTA', DiProva: true });
    expect(stato.Ricevute[0].Protocollo).toMatch(/^\d{17}-000001$/);
    expect(await app.sql('select tipo from documento where anagrafica_id = $1', [cliente])).toEqual([]);
    const { data: storia } = (await dichiarazioni.storia(client, id)).corpo;
    expect(storia[0]).toMatchObject({
      Dopo: 'Di prova',
      Motivo: expect.stringMatching(/^Ricevuta di prova: accolta/),
    });
  });

  it('a real file handed to the simulator is still to be sent', async () => {
    const { id } = await makePronta({ vera: true, finale: 'B', email: 'non.inviata@example.it' });
    await create(id);
    expect(await transmit(id)).toMatchObject({ Riuscite: 1 });
    expect(await read(id)).toMatchObject({ Stato: 'Da inviare', StatoInvio: 'Non inviata', InviatoIl: null });
    const posta = "select 1 from messaggio_posta where destinatario = 'non.inviata@example.it'";
    expect(await app.sql(posta)).toEqual([]);
  });

  it('a trial that is rejected says why in plain words, and a lost receipt leaves it as it is', async () => {
    const { id } = await makePronta({ finale: 'Z' });
    await create(id);
    await transmit(id);
    const scartata = await read(id);
    expect(scartata).toMatchObject({ Stato: 'Di prova', Prova: 'Scartata' });
    expect(scartata.Scarti).toMatchObject([
      { Codice: 'CF_NON_REGISTRATO', Titolo: 'Codice fiscale non registrato', Risolto: false },
    ]);
    await create(id);
    expect((await read(id)).Scarti[0].Risolto).toBe(true);
    const smarrita = await makePronta({ finale: 'Q' });
    await create(smarrita.id);
    await transmit(smarrita.id);
    expect(await read(smarrita.id)).toMatchObject({ Stato: 'Di prova', Prova: null, Ricevute: [] });
    const { data: storia } = (await dichiarazioni.storia(client, smarrita.id)).corpo;
    expect(storia[0].Motivo).toBe('Trasmissione di prova: nessuna ricevuta.');
  });

  it('[TEL-006] the receipt of what was sent sets state, protocol, day and errors, and is a document «Ricevute»', async () => {
    const { writeRicevuta } = await loadTelematico();
    const errori = [{ codice: 'CF_NON_REGISTRATO', riga: 0, posizione: 0, campo: '', testo: '' }];
    const esiti = [
      { esito: 'ACCOLTA', errori: [], Stato: 'Accolta', StatoInvio: 'Inviata', Scarti: [] },
      {
        esito: 'SCARTATA',
        errori,
        Stato: 'Scartata',
        StatoInvio: 'Inviata',
        Scarti: [{ Codice: 'CF_NON_REGISTRATO', Titolo: 'Codice fiscale non registrato', Risolto: false }],
      },
    ] as const;
    for (const { esito, errori, ...atteso } of esiti) {
      const { id, cliente } = await makePronta({ vera: true });
      await create(id);
      await confirm(id);
      const { Sha256 } = (await read(id)).File[0];
      const testo = writeRicevuta({
        ...{ file: Sha256, protocollo: '25102012345678901', progressivo: '000001', data: '2025-10-21' },
        esito,
        errori,
      });
      expect((await upload(id, testo)).status).toBe(200);
      const Protocollo = '25102012345678901-000001';
      expect(await read(id)).toMatchObject({
        ...{ ...atteso, Protocollo },
        Ricevute: [{ Esito: esito, Protocollo, Data: '2025-10-21' }],
      });
      const documenti = await app.sql<{ tipo: string; contenuto: Buffer }>(
        'select tipo, contenuto from documento where anagrafica_id = $1',
        [cliente],
      );
      expect(documenti.map(({ tipo, contenuto }) => [tipo, contenuto.toString()])).toEqual([
        ['Ricevute', testo],
      ]);
      expect((await upload(id, testo)).status).toBe(409);
    }
  });

  it('[DIC-023] a receipt that is uploaded, 5 MB at most, names the casella of each reason, gone when its value changes', async () => {
    const { id } = await makePronta();
    await create(id);
    const testo = await openFile(id);
    const posizione = testo.indexOf('RC001003') - 3800 + 1;
    const { Sha256 } = (await read(id)).File[0];
    const { writeRicevuta } = await loadTelematico();
    const ricevuta = (file: string) =>
      writeRicevuta({
        file,
        protocollo: '25102012345678901',
        progressivo: '000001',
        data: '2025-10-21',
        esito: 'SCARTATA',
        errori: [{ codice: 'VALORE', riga: 3, posizione, campo: 'RC001003', testo: 'Valore fuori scala' }],
      });
    expect((await upload(id, 'non è una ricevuta')).status).toBe(400);
    expect((await upload(id, ricevuta('0'.repeat(64)))).status).toBe(400);
    const full = (byte: number) => ricevuta(Sha256).padEnd(byte, ' ');
    const grande = await upload(id, full(limiti.fileByte + 1));
    expect([grande.status, (await grande.json()).Message]).toEqual([
      413,
      'File troppo grande (massimo 5 MB).',
    ]);
    expect((await upload(id, full(limiti.fileByte))).status).toBe(200);
    const scartata = await read(id);
    expect(scartata).toMatchObject({
      Stato: 'Di prova',
      Prova: 'Scartata',
      Scarti: [{ Chiave: 'RC1.3', Risolto: false, Riga: 3 }],
    });
    await dichiarazioni.riapri(client, [id]);
    const { Versione } = (await dichiarazioni.leggi(client, id)).corpo.data;
    await dichiarazioni.salva(client, id, Versione, { 'RC1.3': 31000 });
    expect((await read(id)).Scarti).toMatchObject([{ Chiave: 'RC1.3', Risolto: true }]);
  });

  it('another studio finds nothing of it, and the consultant only looks', async () => {
    const { id } = await makePronta();
    await create(id);
    const altrui = await loginAs(app, await makeUtente(app));
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    const { Id } = (await read(id)).File[0];
    const url = bind(percorsi.telematicoUno, id);
    const file = bind(percorsi.telematicoFile, id, { file: Id });
    expect([(await altrui.get(url)).status, (await altrui.get(file)).status]).toEqual([404, 404]);
    expect((await changeStato(id, 'Annullata', altrui)).status).toBe(404);
    expect([
      (await consulente.get(url)).status,
      (await changeStato(id, 'Annullata', consulente)).status,
    ]).toEqual([200, 403]);
  });
});
