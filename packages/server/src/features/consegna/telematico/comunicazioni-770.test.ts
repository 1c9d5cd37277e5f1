import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { loadTelematico } from '@quadra/fisco';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let estraneo: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
});
afterAll(() => app.stop());

const bind = (modello: string, id = '', altro: Record<string, string> = {}) =>
  percorso(modello, { anno: ANNO, prefisso: 'd770', id, ...altro });
const list = async (corpo: object = {}, chi = client, anno = ANNO) =>
  chi.post(percorso(percorsi.comunicazioni770, { anno }), { Logic: 'and', Filter: {}, ...corpo });

async function make770(codice_fiscale: string): Promise<string> {
  const { id } = await makePersona(app, studioId, { codice_fiscale });
  const { corpo } = await dichiarazioni.crea(client, [id], { Tipo: '770' });
  return corpo.data.create[0].Codice;
}

/** Closed, printed, its file made: its layout is not certain, so it is a trial. */
async function makeFile(id: string): Promise<void> {
  const luogo = { anno: ANNO, prefisso: 'd770', id };
  await client.put(percorso(percorsi.modello, luogo), {
    Versione: 1,
    Righi: { 'SY16.10': 1_000, 'SY16.11': 200 },
  });
  for (const quadro of ['FR', 'SY'])
    await client.post(percorso(percorsi.modelloQuadroAzione, { ...luogo, quadro, azione: 'completa' }), {});
  await app.sql('update dichiarazione set data_impegno = $2 where id = $1', [id, '2025-09-10']);
  await client.post(bind(percorsi.dichiarazioneChiudi), { Codici: [id] });
  await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
  const creato = await client.post(bind(percorsi.dichiarazioneTelematico), { Codici: [id] });
  expect(creato.corpo.data.errori).toEqual([]);
}

async function receive(id: string, protocollo: string): Promise<void> {
  const { writeRicevuta } = await loadTelematico();
  const { File } = (await client.get(bind(percorsi.telematicoUno, id))).corpo.data;
  const testo = writeRicevuta({
    ...{ file: File[0].Sha256, protocollo, progressivo: '000001', data: '2025-10-21' },
    ...{ esito: 'ACCOLTA', errori: [] },
  });
  const modulo = new FormData();
  modulo.append('uploadFile0', new Blob([testo]), 'ricevuta.txt');
  const { status } = await fetch(app.indirizzo + bind(percorsi.telematicoRicevuta, id), {
    method: 'POST',
    headers: { cookie: client.cookie, origin: app.indirizzo, 'x-quadra-app': 'prova' },
    body: modulo,
  });
  expect(status).toBe(200);
}

it('[DIC-031] c770 lists the 770 of a year with what was sent and what came back, and nothing else', async () => {
  const protocollo = '25102012345678901';
  const [inviato, aperto] = [await make770('RSSMRA80A01F205X'), await make770('BNCLRA75A41F205J')];
  const altro = await makePersona(app, studioId, { codice_fiscale: 'VRDGPP60C03F205E' });
  await dichiarazioni.crea(client, [altro.id]);
  await makeFile(inviato);
  await receive(inviato, protocollo);

  const { status, corpo } = await list({ Order: ['CodiceFiscale'] });
  expect([status, corpo.Total]).toEqual([200, 2]);
  expect(corpo.data).toMatchObject([
    { Id: aperto, StatoTelematico: 'Non inviato', Comunicazioni: [], Ricevute: [] },
    {
      Id: inviato,
      StatoTelematico: 'Di prova',
      Comunicazioni: [{ Numero: 1, InviatoIl: null, DiProva: expect.stringContaining('di prova') }],
      Ricevute: [{ Esito: 'ACCOLTA', Data: '2025-10-21', Protocollo: expect.stringContaining(protocollo) }],
    },
  ]);
  expect(corpo.data[1].Ricevute[0].IdFile).toBe(corpo.data[1].Comunicazioni[0].Id);
  // Whatever the filters say, it is of the 770 alone.
  const largo = await list({ Logic: 'or', Filter: { CodiceFiscale: 'VRD', Stato: 'Chiusa' } });
  expect(largo.corpo.data.map(({ Id }: { Id: string }) => Id)).toEqual([inviato]);
  expect((await list({ OnlyId: true, PageSize: 1 })).corpo).toMatchObject({
    Total: 2,
    data: [expect.any(String)],
  });

  expect((await list({}, estraneo)).corpo).toMatchObject({ Total: 0, data: [] });
  expect((await list({}, client, 2018)).status).toBe(404);
  const controlli = percorso(percorsi.modelloDiagnostico, { anno: ANNO, prefisso: 'c770', id: aperto });
  expect((await client.get(controlli)).status).toBe(200);
});
