import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeXbrl } from '../../../../test/xbrl.ts';

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

const bind = (azione: string, id: string) => percorso(azione, { anno: 2025, prefisso: 'pf', id });
const importa = (id: string, Contenuto: string, Fonte = 'bilancio.csv') =>
  client.post(bind(percorsi.modelloBilancio, id), { Fonte, Contenuto });
const assegna = (id: string, Caselle: Record<string, string>) =>
  client.put(bind(percorsi.modelloBilancioCaselle, id), { Caselle });
const leggi = (id: string) => client.get(bind(percorsi.modelloBilancio, id));

/** Ten accounts of income and ten of cost, that balance. */
const venti = [
  'Conto;Descrizione;Dare;Avere;Voce',
  ...Array.from({ length: 10 }, (_, i) => `70.${i};Ricavi ${i};;1.000,00;A1`),
  ...Array.from({ length: 10 }, (_, i) => `60.${i};Costi ${i};1.000,00;;B6`),
].join('\n');

describe('bilancio', () => {
  it('[DIC-035] keeps the 20 rows of a CSV and a line of log', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const prima = await leggi(id);
    const { status, corpo } = await importa(id, venti);
    expect([prima.status, prima.corpo.data]).toEqual([200, null]);
    expect([status, corpo.data.Righe.length, corpo.data.Dare, corpo.data.Avere]).toEqual([
      200, 20, 10_000, 10_000,
    ]);
    expect(corpo.data).toMatchObject({ Anno: 2025, Fonte: 'bilancio.csv', Avvisi: [] });
    expect(corpo.data.Righe[0]).toEqual({
      Conto: '70.0',
      Descrizione: 'Ricavi 0',
      Dare: 0,
      Avere: 1_000,
      Voce: 'A1',
    });
    expect(corpo.data.Log).toEqual([
      { Data: expect.any(String), Utente: expect.stringMatching(/\S/), Esito: '20 righe importate' },
    ]);
    expect((await leggi(id)).corpo.data).toEqual(corpo.data);
  });

  it('keeps words cut in the middle of a character outside the basic plane', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const { status, corpo } = await importa(
      id,
      `Conto;Descrizione;Dare;Avere\n1;${'𝄞'.repeat(400)}x;1;\n2;x${'𝄞'.repeat(400)};;1`,
    );
    expect(status).toBe(200);
    for (const { Descrizione } of corpo.data.Righe) expect(Descrizione).toMatch(/^x?𝄞+$/u);
  });

  it('[DIC-035] warns when the two sides differ, and keeps the rows all the same', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const { corpo } = await importa(id, 'Conto;Dare;Avere\n1;1.010,50;\n2;;1000');
    expect(corpo.data.Avvisi).toEqual(['Dare e avere non quadrano: differenza 10,50 €.']);
    expect(corpo.data.Log[0].Esito).toBe('2 righe importate, dare e avere non quadrano');
    expect(corpo.data.Righe).toHaveLength(2);
  });

  it('[DIC-035] feeds the caselle that the user chose, and remembers them at the next import', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await importa(id, venti);
    const { corpo } = await assegna(id, { A1: 'RG2.2', B6: 'RG15.1' });
    expect(corpo.data.Righi).toEqual({ 'RG2.2': 10_000, 'RG15.1': 10_000 });
    const dopo = await importa(id, 'Conto;Dare;Avere;Voce\n70;;12.000,40;A1\n60;7.000,50;;B6', 'due.csv');
    expect(dopo.corpo.data.Righi).toEqual({ 'RG2.2': 12_000, 'RG15.1': 7_001 });
    expect(dopo.corpo.data.Log).toHaveLength(2);
    const salvata = await dichiarazioni.salva(client, id, 1, dopo.corpo.data.Righi);
    expect(salvata.corpo.data.Righi).toMatchObject({ 'RG2.2': 12_000, 'RG15.1': 7_001 });
  });

  it('refuses what it cannot read, and a casella that nobody fills in', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const storto = await importa(id, 'Conto;Dare;Avere\n1;x;\n;1;');
    const vuoto = await importa(id, 'Conto;Dare;Avere\n');
    const senza = await assegna(id, { A1: 'RG2.2' });
    await importa(id, venti);
    const calcolata = await assegna(id, { A1: 'RG31.1' });
    expect([storto.status, storto.corpo.ModelState]).toEqual([
      400,
      { Contenuto: ['Riga 2: importo non riconosciuto.', 'Riga 3: manca il conto.'] },
    ]);
    expect([vuoto.status, senza.status, calcolata.status]).toEqual([400, 404, 400]);
    expect(calcolata.corpo.ModelState).toEqual({ Caselle: ['La casella RG31.1 non si può compilare.'] });
  });

  it('[DIC-035] takes a bilancio in XBRL, and says what in it does not hold', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const letto = await importa(
      id,
      makeXbrl({
        TotaleAttivo: 1_000,
        TotalePassivo: 900,
        TotaleDebiti: 900,
        UtilePerditaEsercizio: 40,
        Nuovo: 1,
      }),
      'bilancio.xbrl',
    );
    expect([letto.status, letto.corpo.data.Dare, letto.corpo.data.Avere]).toEqual([200, 1_000, 900]);
    expect(letto.corpo.data.Avvisi).toEqual([
      'Il bilancio è di un altro soggetto: 01234567890.',
      'Attivo e passivo non sono uguali: 1.000,00 € e 900,00 €.',
      'Una voce non è dello schema di bilancio ed è in fondo all’elenco: Nuovo.',
    ]);
    expect((await leggi(id)).corpo.data).toEqual(letto.corpo.data);
    const utile = '21) Utile (Perdita) dell’esercizio';
    expect((await assegna(id, { [utile]: 'RF4.1' })).corpo.data.Righi).toEqual({ 'RF4.1': 40 });

    const altro = await importa(id, makeXbrl({ TotaleAttivo: 1 }, { anno: 2020 }), 'bilancio.xbrl');
    expect([altro.status, altro.corpo.ModelState]).toEqual([
      400,
      { Contenuto: ['Il bilancio è degli esercizi chiusi nel 2019, 2020: questa dichiarazione è del 2024.'] },
    ]);
    expect((await leggi(id)).corpo.data.Righe).toEqual(letto.corpo.data.Righe);
    // Accounts in a table again: nothing of the other file is left.
    expect((await importa(id, venti)).corpo.data.Avvisi).toEqual([]);
  });

  it('gives the IRAP its accounts, the stock with its sign, and remembers there only what is of it', async () => {
    const { id: societa } = await makeAnagrafica(app, studioId);
    const create = [];
    for (const Tipo of ['Società di capitali', 'IRAP'])
      create.push(await dichiarazioni.crea(client, [societa], { Tipo }));
    const [sc = '', irap = ''] = create.map(({ corpo }) => corpo.data.create[0].Codice as string);
    const chiedi = (azione: string, prefisso: string, id: string) =>
      percorso(azione, { anno: 2025, prefisso, id });
    const conti = 'Conto;Dare;Avere;Voce\n70;;900;A1\n60;400,40;;B7\n61;;60,50;B11';
    const file = { Fonte: 'conti.csv', Contenuto: conti };
    await client.post(chiedi(percorsi.modelloBilancio, 'sc', sc), file);
    await client.put(chiedi(percorsi.modelloBilancioCaselle, 'sc', sc), { Caselle: { A1: 'RF4.1' } });
    const letto = await client.post(chiedi(percorsi.modelloBilancio, 'irap', irap), file);
    expect([letto.status, letto.corpo.data.Caselle]).toEqual([200, {}]);
    const { corpo } = await client.put(chiedi(percorsi.modelloBilancioCaselle, 'irap', irap), {
      Caselle: { A1: 'IC1.1', B7: 'IC8.1', B11: 'IC12.1' },
    });
    expect(corpo.data.Righi).toEqual({ 'IC1.1': 900, 'IC8.1': 400, 'IC12.1': -61 });
  });
});
