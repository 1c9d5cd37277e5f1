import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
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
const SOSTITUTO = 'RSSMRA80A01F205X';
const PERCIPIENTE = 'BNCLRA75A41F205J';
const bind = (modello: string, id = '', altro: Record<string, string> = {}) =>
  percorso(modello, { anno: ANNO, prefisso: 'cu', id, ...altro });

/** A Certificazione Unica of a person who pays, closed and printed. */
async function makeCu(codice_fiscale: string, Righi: Record<string, string | number>): Promise<string> {
  const { id: cliente } = await makePersona(app, studioId, { codice_fiscale });
  const domanda = { IdAnagrafiche: [cliente], Tipo: 'Certificazione unica' };
  const { corpo } = await client.post(bind(percorsi.dichiarazioneCrea), domanda);
  const id: string = corpo.data.create[0].Codice;
  const letta = (await client.get(bind(percorsi.modello, id))).corpo.data;
  await client.put(bind(percorsi.modello, id), { Versione: letta.Versione, Righi });
  for (const quadro of ['FR', 'DA', 'AU'])
    await client.post(bind(percorsi.modelloQuadroAzione, id, { quadro, azione: 'completa' }));
  await app.sql('update dichiarazione set data_impegno = $2 where id = $1', [id, '2025-03-10']);
  await client.post(bind(percorsi.dichiarazioneChiudi), { Codici: [id] });
  await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
  return id;
}
const create = (id: string) => client.post(bind(percorsi.dichiarazioneTelematico), { Codici: [id] });
const compenso = { 'AU1.1': 'A', 'AU4.1': 1_000.5, 'AU9.1': 200.1 };

describe('the telematic file of a Certificazione Unica', () => {
  it('[TEL-004] holds each certification in its records, and is for trial', async () => {
    const id = await makeCu(SOSTITUTO, { 'DA2.1': PERCIPIENTE, 'DA2.2': 'Bianchi', ...compenso });
    const { corpo } = await create(id);
    expect([corpo.data.errori, corpo.data.creati.length]).toEqual([[], 1]);
    const { File } = (await client.get(bind(percorsi.telematicoUno, id))).corpo.data;
    const { testo } = await client.get(bind(percorsi.telematicoFile, id, { file: File[0].Id }));
    const righe = testo.split('\r\n');
    expect(righe.map((riga) => riga.slice(0, 1)).join('')).toBe('ABDHZ');
    expect(righe[0]?.slice(15, 20)).toBe('CUR25');
    expect(righe[3]?.slice(25, 46)).toBe(`${PERCIPIENTE}00001`);
    expect(righe[3]).toContain('AU001004         1000,50');
    expect(File[0].DiProva).toContain('di prova');
  });

  it('[TEL-004] is not made of a certification of nobody: the reason names its casella', async () => {
    const id = await makeCu(PERCIPIENTE, { 'AU1.1#2': 'A', 'AU4.1#2': 500, 'DA2.1': SOSTITUTO });
    const { corpo } = await create(id);
    expect(corpo.data.creati).toEqual([]);
    expect(corpo.data.errori[0].Messaggio).toContain('Codice fiscale del percipiente');
  });
});
