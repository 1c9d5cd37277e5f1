import { percorsi, percorso, testiCampo, testiF24 } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
const f24 = percorso(percorsi.f24Simula, { anno: 2025 });
const ravvedimento = percorso(percorsi.ravvedimentoSimula, { anno: 2025 });
const conto = percorsi.contoSimula;

beforeAll(async () => {
  app = await makeApp();
  client = await loginAs(app, await makeUtente(app));
});
afterAll(() => app.stop());

const irpef = { Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2024' };
const cedolare = { Sezione: 'erario', Codice: '1842', Anno: '2024' };

describe('POST /api/{anno}/f24/simula', () => {
  it('answers totals, sections and models in euro', async () => {
    const { status, corpo } = await client.post(f24, {
      Data: '2025-06-30',
      Righe: [
        { ...irpef, Debito: 1000.55 },
        { ...cedolare, Credito: 300 },
      ],
    });
    expect(status).toBe(200);
    expect(corpo.data).toEqual({
      Debito: 1000.55,
      Credito: 300,
      Saldo: 700.55,
      Presentabile: true,
      Sezioni: [{ Sezione: 'erario', Debito: 1000.55, Credito: 300, Saldo: 700.55 }],
      Modelli: [
        {
          Debito: 1000.55,
          Credito: 300,
          Saldo: 700.55,
          Righe: [
            { ...irpef, Debito: 1000.55 },
            { ...cedolare, Credito: 300 },
          ],
        },
      ],
      Rilievi: [],
    });
  });

  it('says what is wrong on its field, with the rule and from when it would be right', async () => {
    const { corpo } = await client.post(f24, {
      Data: '2025-06-30',
      Righe: [
        { ...irpef, Rateazione: '0706', Debito: 20_000 },
        { Sezione: 'erario', Codice: '6099', Anno: '2024', Credito: 9000 },
      ],
      Crediti: [{ Codice: '6099', Anno: 2024, Presentata: '2025-06-25', Visto: true }],
    });
    expect(corpo.data.Presentabile).toBe(false);
    expect(corpo.data.Rilievi).toMatchObject([
      { Livello: 'errore', Codice: 'RATEAZIONE', Campo: 'Righe.0.Rateazione' },
      { Codice: 'DECIMO_GIORNO', Campo: 'Righe.1.Credito', Dal: '2025-07-05' },
    ]);
  });

  it('refuses credits above debits, and presents a balance of zero', async () => {
    const simula = async (credito: number) =>
      (
        await client.post(f24, {
          Data: '2025-06-30',
          Righe: [
            { ...irpef, Debito: 100 },
            { ...cedolare, Credito: credito },
          ],
        })
      ).corpo.data;
    expect(await simula(100.01)).toMatchObject({
      Presentabile: false,
      Rilievi: [{ Codice: 'CREDITI_OLTRE_DEBITI' }],
    });
    expect(await simula(100)).toMatchObject({ Presentabile: true, Rilievi: [{ Codice: 'SALDO_ZERO' }] });
  });

  it('refuses by name what it does not know, and amounts with more than two decimals', async () => {
    const risposta = await client.post(f24, {
      Data: '2025-02-30',
      Righe: [{ ...irpef, Debito: 1.005, Importo: 3 }],
    });
    expect(risposta.status).toBe(400);
    expect(risposta.corpo.ModelState).toMatchObject({
      Data: [testiCampo.DATA_NON_VALIDA],
      'Righe.0.Debito': [testiCampo.DUE_DECIMALI],
    });
  });
});

describe('POST /api/{anno}/ravvedimento/simula', () => {
  const domanda = { Tributo: '4001', Importo: 1000, Scadenza: '2025-03-17', Data: '2025-04-11' };

  it('[F24-011] a day out of the century is refused on its field, and holds nobody', async () => {
    for (const giorno of ['9999-12-31', '0001-01-01'])
      for (const campo of ['Scadenza', 'Data', 'DataSanzione']) {
        const { status, corpo } = await client.post(ravvedimento, {
          ...{ Tributo: '4001', Importo: 100, Scadenza: '2025-06-30', Data: '2025-07-30' },
          [campo]: giorno,
        });
        expect([campo, status, corpo.ModelState]).toEqual([
          campo,
          400,
          { [campo]: [testiF24.GIORNO_LONTANO] },
        ]);
      }
  });

  it('[F24-011] answers sanction and interest, row by row, each with its article', async () => {
    const { status, corpo } = await client.post(ravvedimento, domanda);
    expect(status).toBe(200);
    expect(corpo.data).toMatchObject({
      Giorni: 25,
      Lettera: 'a',
      Tipo: 'breve',
      Percentuale: 1.25,
      Sanzione: 12.5,
      Interessi: 1.37,
      Totale: 1013.87,
      FinoAl: '2025-04-16',
      Resta: 0,
      Righe: [
        { Cosa: 'tributo', Codice: '4001', Importo: 1000 },
        { Cosa: 'sanzione', Codice: '8901', Importo: 12.5 },
        { Cosa: 'interessi', Codice: '1989', Importo: 1.37 },
      ],
    });
    expect(corpo.data.Passi[0]).toMatchObject({
      Importo: 12.5,
      Fonti: [{ Atto: 'D.Lgs. 471/1997' }, { Articolo: 'art. 13, c. 1, lett. a', Verificato: true }],
    });
  });

  it('[F24-011] of a sum that is not enough, the part that it puts right', async () => {
    const { corpo } = await client.post(ravvedimento, { ...domanda, Data: '2025-04-16', Disponibile: 500 });
    expect(corpo.data).toMatchObject({ Totale: 500, Resta: 506.97 });
  });

  it('[F24-011] refuses with a sentence what is not handled', async () => {
    const { status, corpo } = await client.post(ravvedimento, { ...domanda, Tributo: '3850' });
    expect([status, corpo.Codice]).toEqual([400, 'RICHIESTA_NON_VALIDA']);
    expect(corpo.Message).toContain('D.M. 54/2005');
  });
});

describe('POST /api/contofiscale/simula', () => {
  it('answers debits, credits and the F24 of a declaration, in instalments', async () => {
    const { status, corpo } = await client.post(conto, {
      Anno: 2025,
      righi: { 'RX42.1': 1000, 'RP80.92': 300, 'FR3.1': 'F205', 'FR4.1': 'F205' },
      Rate: 6,
    });
    expect(status).toBe(200);
    expect(corpo.data.Voci).toMatchObject([
      { Verso: 'debito', Codice: null, Importo: 1000, Casella: 'RX42.1', Mancano: ['codice'] },
      { Verso: 'credito', Codice: null, Importo: 300, Casella: 'RX42.5', Mancano: ['codice'] },
    ]);
    expect(corpo.data.F24).toEqual([]);
  });

  it('of an IRPEF computed by the form: balance and advances equal to its righi, dates of the year', async () => {
    const righi = { 'RL2.2': 10_000, 'FR3.1': 'F205', 'FR4.1': 'F205' };
    const { corpo: dichiarazione } = await client.post(
      percorso(percorsi.modelloSimula, { anno: 2025, prefisso: 'pf' }),
      { righi },
    );
    const valore = (chiave: string) => dichiarazione.data.righi[chiave].valore;
    const { corpo } = await client.post(conto, { Anno: 2025, righi, Regione: '10', Differito: true });
    const trova = (codice: string) =>
      corpo.data.Voci.find((voce: { Codice: string }) => voce.Codice === codice);
    expect(trova('4001')).toMatchObject({ Importo: valore('RX1.1'), Data: '2025-07-30' });
    expect(trova('4033')).toMatchObject({ Importo: valore('RN62.1'), Anno: 2025 });
    expect(trova('4034')).toMatchObject({ Importo: valore('RN62.2'), Data: '2025-12-01' });
    expect(trova('3801')).toMatchObject({ Ente: '10', Mancano: [] });
    const [primo] = corpo.data.F24;
    const saldi = corpo.data.Voci.filter((voce: { Data: string }) => voce.Data === '2025-07-30');
    const dovuto = saldi.reduce((somma: number, voce: { Importo: number }) => somma + voce.Importo, 0);
    // 0.40% is added, row by row.
    expect(primo.Saldo).toBeCloseTo(dovuto * 1.004, 1);
    expect(primo.Rilievi).toEqual([]);
  });

  it('tells what is not known yet, and refuses too many instalments and wrong righi', async () => {
    const { corpo } = await client.post(conto, { Anno: 2025, righi: { 'RC1.1': '2', 'RC1.3': 30_000 } });
    expect(corpo.data.Incompleti).toContain('RX1.1');
    const irpef = { 'RL2.2': 10_000 };
    const tante = await client.post(conto, { Anno: 2025, righi: irpef, Rate: 8 });
    expect([tante.status, tante.corpo.Message]).toEqual([400, 'Le rate possono essere da 1 a 7.']);
    const sbagliato = await client.post(conto, { Anno: 2025, righi: { 'RC99.1': 1 } });
    expect(sbagliato.corpo.ModelState['righi.RC99.1']).toEqual(['Rigo sconosciuto: RC99.1']);
    const anno = await client.post(conto, { Anno: 2018, righi: {} });
    expect([anno.status, anno.corpo.Codice]).toEqual([404, 'ANNO_NON_DISPONIBILE']);
  });
});

describe('the simulations of payments', () => {
  it('ask for a session and for a year that can be chosen', async () => {
    for (const via of [f24, ravvedimento, conto])
      expect((await call(app.indirizzo + via, { method: 'POST' })).status).toBe(401);
    const righe = { Data: '2025-06-30', Righe: [{ ...irpef, Debito: 1 }] };
    expect((await client.post('/api/2018/f24/simula', righe)).status).toBe(404);
  });

  it('are documented with an example that works', async () => {
    const { corpo } = await client.get('/api/openapi.json');
    for (const [via, indirizzo] of [
      ['/api/{anno}/f24/simula', f24],
      ['/api/{anno}/ravvedimento/simula', ravvedimento],
      ['/api/contofiscale/simula', conto],
    ] as const) {
      const { example } = corpo.paths[via].post.requestBody.content['application/json'];
      expect([via, (await client.post(indirizzo, example)).status]).toEqual([via, 200]);
    }
  });
});
