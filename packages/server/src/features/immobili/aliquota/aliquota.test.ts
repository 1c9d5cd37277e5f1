import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let fornitore: Client;
let operatore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS, studio_id: null }),
  );
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
});
afterAll(() => app.stop());

const url = (anno: number) => percorso(percorsi.aliquote, { anno });
const list = (anno: number, query: Record<string, string>) =>
  operatore.get(`${url(anno)}?${new URLSearchParams(query)}`);

describe('aliquote', () => {
  it('[TAX-012] of the IMU: those of law, and over them what the vendor writes of the comune', async () => {
    const roma = { Tipo: 'IMU', CodiceCatastale: 'H501' };
    const prima = (await list(2024, roma)).corpo.data;
    expect(prima).toContainEqual(
      expect.objectContaining({
        Tipo: 'IMU',
        Ente: 'Aliquota di base',
        CodiceCatastale: null,
        Fattispecie: 'altri-fabbricati',
        AnnoImposta: 2024,
        ScaglioneDa: null,
        ScaglioneA: null,
        Aliquota: 0.86,
        Esenzione: null,
      }),
    );
    const nuova = { CodiceCatastale: 'h501', Fattispecie: 'altri-fabbricati', Aliquota: 1.06 };
    expect((await operatore.post(url(2024), nuova)).status).toBe(403);
    const creata = await fornitore.post(url(2024), { ...nuova, appid: 'fisc21' });
    expect([creata.status, creata.corpo.data.Ente]).toEqual([201, 'Roma']);
    const { Id, Versione } = creata.corpo.data;
    const una = percorso(percorsi.aliquotaUna, { anno: 2024, id: Id });
    expect((await fornitore.put(una, { Aliquota: 1.14, Versione })).status).toBe(200);
    expect((await fornitore.put(una, { Aliquota: 1, Versione })).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await fornitore.post(url(2024), nuova)).corpo.Codice).toBe('CODICE_GIA_USATO');
    const dopo: { Fattispecie: string; Aliquota: number }[] = (await list(2024, roma)).corpo.data;
    expect(dopo.filter(({ Fattispecie }) => Fattispecie === 'altri-fabbricati')).toEqual([
      expect.objectContaining({ Id, CodiceCatastale: 'H501', Aliquota: 1.14 }),
    ]);
    expect(dopo).toHaveLength(prima.length);
    const atti = await app.sql<{ azione: string }>('select azione from registro where entita_id = $1', [Id]);
    expect(atti.map(({ azione }) => azione).sort()).toEqual(['modifica voce', 'nuova voce']);
  });

  it('[TAX-012] of the surcharges: brackets and exemption of the comune, and those of its regione', async () => {
    const { data } = (await list(2025, { CodiceCatastale: 'F205' })).corpo;
    expect(data).toContainEqual(
      expect.objectContaining({
        Tipo: 'Addizionale comunale',
        Ente: 'Milano',
        CodiceCatastale: 'F205',
        AnnoImposta: 2024,
        ScaglioneDa: 0,
        ScaglioneA: null,
        Aliquota: 0.8,
        Esenzione: 23000,
      }),
    );
    const regionali = (await list(2025, { Tipo: 'Addizionale regionale', CodiceCatastale: 'F205' })).corpo
      .data;
    expect(regionali[0]).toMatchObject({
      Ente: 'Lombardia',
      ScaglioneDa: 0,
      ScaglioneA: 15000,
      Aliquota: 1.23,
    });
    expect(new Set(regionali.map(({ Ente }: { Ente: string }) => Ente))).toEqual(new Set(['Lombardia']));
  });

  it('[TAX-012] answers 404 where there is none', async () => {
    for (const [anno, query] of [
      [2024, { Tipo: 'IMU', CodiceCatastale: 'Z999' }],
      [2019, { Tipo: 'IMU', CodiceCatastale: 'H501' }],
      [2024, { Tipo: 'IMU', CodiceCatastale: 'A952' }],
      [2025, { Tipo: 'Addizionale comunale' }],
      [2018, { Tipo: 'IMU', CodiceCatastale: 'H501' }],
    ] as const)
      expect([anno, query, (await list(anno, query)).status]).toEqual([anno, query, 404]);
    expect((await list(2019, {})).corpo.data).toEqual([]);
    const errata = await list(2024, { CodiceCatastale: 'Roma' });
    expect([errata.status, Object.keys(errata.corpo.ModelState)]).toEqual([400, ['CodiceCatastale']]);
    const base = (await operatore.get('/api/2024/lookup/aliquote-imu/base%2Fterreni')).corpo.data;
    const una = percorso(percorsi.aliquotaUna, { anno: 2024, id: base.Id });
    expect((await fornitore.put(una, { Aliquota: 1, Versione: base.Versione })).status).toBe(404);
    const ignoto = await fornitore.post(url(2024), {
      CodiceCatastale: 'Z999',
      Fattispecie: 'terreni',
      Aliquota: 1,
    });
    expect(ignoto.corpo.ModelState.CodiceCatastale).toEqual(['Comune sconosciuto.']);
  });
});
