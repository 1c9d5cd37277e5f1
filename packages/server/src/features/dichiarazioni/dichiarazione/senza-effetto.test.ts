import { percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  client = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
});
afterAll(() => app.stop());

const anno = 2025;
/** A casella the form does not have, and one it computes. */
const TOLTA = 'RC99.1';
const CALCOLATA = 'RN5.1';
const RIMASTI = {
  righi: { [TOLTA]: 1_200, [CALCOLATA]: -7_000 },
  forzature: { 'RC98.2': { valore: 50, motivo: 'prova' } },
};

/** A declaration as a version before left it: with values where there is no casella to fill any more. */
async function makeConRimasti(): Promise<string> {
  const id = await makeDichiarazione(app, client, studioId);
  await store(id);
  return id;
}
const store = (id: string) =>
  app.sql(
    'update dichiarazione set righi = righi || $2::jsonb, forzature = forzature || $3::jsonb where id = $1',
    [id, JSON.stringify(RIMASTI.righi), JSON.stringify(RIMASTI.forzature)],
  );
const read = async (id: string) => (await dichiarazioni.leggi(client, id)).corpo.data;
const diagnose = async (id: string) => (await dichiarazioni.diagnostico(client, id)).corpo.data;
const listDetti = async (id: string) =>
  (await diagnose(id)).Findings.filter(({ Codice }: { Codice: string }) =>
    Codice.endsWith('_SENZA_EFFETTO'),
  ).map(({ Chiave, Quadro, Livello, Frase }: Record<string, string>) => [Chiave, Quadro, Livello, Frase]);
const save = async (id: string, righi: object, forzature: object = {}) =>
  dichiarazioni.salva(client, id, (await read(id)).Versione, righi, forzature);

const FRASI = [
  [
    'RC99.1',
    'RC',
    'discordanza',
    'RC99 col. 1 contiene 1.200, ma non è più nel modello: il valore non conta.',
  ],
  [
    'RN5.1',
    'RN',
    'discordanza',
    'RN5 col. 1 contiene −7.000, ma ora è calcolata: il valore scritto non conta.',
  ],
  [
    'RC98.2',
    'RC',
    'discordanza',
    'RC98 col. 2 è forzata a 50, ma non è più nel modello: la forzatura non conta.',
  ],
];

describe('values in caselle that the form no longer fills', () => {
  it('change no result, and are said in the diagnostic and in the declaration, casella by casella', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const prima = await read(id);
    expect(await listDetti(id)).toEqual([]);
    await store(id);
    expect((await listDetti(id)).toSorted()).toEqual(FRASI.toSorted());
    const dopo = await read(id);
    expect(dopo.Calcolati).toEqual(prima.Calcolati);
    expect(dopo.Righi).toMatchObject(RIMASTI.righi);
    const avvisi = dopo.Segnalazioni.filter(({ message }: { message: string }) =>
      /non conta\.$/.test(message),
    );
    expect(avvisi).toHaveLength(3);
    expect(avvisi).toContainEqual({
      field: 'RC99_1',
      row: 1,
      repeater: 1,
      level: 'warning',
      message: FRASI[0]?.[3],
    });
    const lotto = await client.post(percorso(percorsi.dichiarazioneDiagnostico, { anno }), { Codici: [id] });
    const righe = lotto.corpo.data.righe.filter(({ Chiave }: { Chiave: string }) => Chiave === TOLTA);
    expect(righe).toMatchObject([{ Quadro: 'RC', Tipo: 'avviso', Messaggio: FRASI[0]?.[3] }]);
  });

  it('stay through a save of others, go when they are emptied, and the history says what they were', async () => {
    const id = await makeConRimasti();
    expect((await save(id, { 'RC6.1': 300 })).status).toBe(200);
    expect((await read(id)).Righi).toMatchObject(RIMASTI.righi);
    expect((await save(id, { [TOLTA]: null, [CALCOLATA]: null }, { 'RC98.2': null })).status).toBe(200);
    const { Righi, Forzature } = await read(id);
    for (const chiave of [TOLTA, CALCOLATA]) expect(Righi).not.toHaveProperty([chiave]);
    expect(Forzature).toEqual({});
    expect(await listDetti(id)).toEqual([]);
    const { corpo } = await dichiarazioni.storia(client, id);
    const voce = (chiave: string) => corpo.data.find((riga: { Chiave: string }) => riga.Chiave === chiave);
    expect(voce(TOLTA)).toMatchObject({ Prima: 1_200, Dopo: null, Motivo: 'Valore senza effetto eliminato' });
    expect(voce(CALCOLATA)).toMatchObject({ Prima: -7_000, Dopo: null });
    expect(voce('RC98.2')).toMatchObject({
      Prima: 50,
      Dopo: null,
      Motivo: 'Forzatura senza effetto eliminata',
    });
  });

  it('take no other value, and what was never stored is still unknown', async () => {
    const id = await makeConRimasti();
    const nuovo = await save(id, { [TOLTA]: 5 });
    expect([nuovo.status, Object.keys(nuovo.corpo.ModelState)]).toEqual([400, [`Righi.${TOLTA}`]]);
    const mai = await save(id, { 'RC97.1': null }, { 'RC97.1': null });
    expect([mai.status, Object.keys(mai.corpo.ModelState)]).toEqual([
      400,
      ['Righi.RC97.1', 'Forzature.RC97.1'],
    ]);
  });

  it('of a closed declaration count as they did: its frozen copy is left as it is, and nothing is said', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    const { corpo } = await dichiarazioni.chiudi(client, [id]);
    expect(corpo.data.chiuse).toHaveLength(1);
    await store(id);
    const copia = () =>
      app.sql('select righi, forzature, esiti from dichiarazione_copia where dichiarazione_id = $1', [id]);
    const prima = await copia();
    expect(await listDetti(id)).toEqual([]);
    expect((await read(id)).Segnalazioni).toEqual([]);
    expect((await save(id, { [TOLTA]: null })).status).toBe(409);
    expect(await copia()).toEqual(prima);
    await dichiarazioni.riapri(client, [id]);
    expect(await listDetti(id)).toHaveLength(3);
  });
});
