import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { computeCodiceFiscale, type Data, makeData } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;

beforeAll(async () => {
  app = await makeApp();
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const ADA = { cognome: 'Bianco', nome: 'Ada', sesso: 'F', codiceCatastale: 'H501' } as const;
let numero = 70;
/** A sole trader, each with a codice fiscale of its own. */
const makeDitta = async (
  dati: Parameters<typeof makeAnagrafica>[2] = {},
  studio = utente.studioId ?? 0,
): Promise<string> => {
  numero += 1;
  const ditta = {
    tipo: 'PF' as const,
    denominazione: 'Bianco Ada',
    codice_fiscale: computeCodiceFiscale({ ...ADA, data: makeData(1900 + numero, 1, 1) as Data }),
    partita_iva: '02873450361',
  };
  return (await makeAnagrafica(app, studio, { ...ditta, ...dati })).id;
};
const una = (anagrafica: string, annoImposta = 2024) =>
  percorso(percorsi.liquidazioneUna, { anagrafica, annoImposta });
const save = (anagrafica: string, corpo: object, chi = client) =>
  chi.put(una(anagrafica), { Periodicita: 'mensile', Periodi: [], Versione: 0, ...corpo });
/** January owes 1,000.10, February has a credit of 300, March owes 500 less that credit. */
const PERIODI = [
  { Numero: 1, Attive: 10_000, Esigibile: 2_200.1, Detratta: 1_200, Versato: 900.1 },
  { Numero: 2, Esigibile: 100, Detratta: 400 },
  { Numero: 3, Esigibile: 500, Detratta: 0, Versato: 200 },
];
const makeIva = async (anagrafica: string, stato = 'Aperta') => {
  const [riga] = await app.sql<{ id: string }>(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stati_quadri, righi, stato)
     values ($1, $2, 2025, 'IVA', 'Ordinaria', '{}', '{}', $3) returning id`,
    [utente.studioId, anagrafica, stato],
  );
  return riga?.id ?? '';
};

describe('a year of liquidations', () => {
  it('is empty and by month until it is typed; then counted, each period with what was paid of it', async () => {
    const ditta = await makeDitta();
    const vuota = await client.get(una(ditta));
    expect(vuota.corpo.data).toMatchObject({ Periodicita: 'mensile', Periodi: [], Versione: 0 });
    const salvata = await save(ditta, { Periodi: PERIODI });
    expect(salvata.status).toBe(200);
    const { data } = salvata.corpo;
    expect(data.Versione).toBe(1);
    expect(data.Periodi).toMatchObject([
      { Numero: 1, DaPagare: 1_000.1, Differenza: -100, Tributo: '6001', Scadenza: '2024-02-16' },
      { Numero: 2, DaPagare: 0, ACredito: 300, Tributo: null },
      { Numero: 3, CreditoPrecedente: 300, DaPagare: 200, Differenza: 0, Tributo: '6003' },
    ]);
    expect(data.Totali).toMatchObject({
      Esigibile: 2_800.1,
      Detratta: 1_600,
      Dovuta: 1_200.1,
      Versata: 1_100.1,
    });
    expect(data.Trimestri[0]).toMatchObject({ Numero: 1, Scadenza: '2024-05-31', Comunicazioni: [] });
    expect((await client.get(una(ditta))).corpo.data).toEqual(data);
    expect(
      await app.sql("select 1 from registro where entita = 'liquidazione IVA' and entita_id = $1", [ditta]),
    ).toHaveLength(1);
  });

  it('written over another version is refused, and what was there stays', async () => {
    const ditta = await makeDitta();
    await save(ditta, { Periodi: PERIODI });
    expect((await save(ditta, { Periodi: [] })).status).toBe(409);
    const esiti = await Promise.all(
      [1, 2].map((n) => save(ditta, { Periodi: [{ Numero: n, Esigibile: n }], Versione: 1 })),
    );
    expect(esiti.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await client.get(una(ditta))).corpo.data).toMatchObject({
      Versione: 2,
      Periodi: [{ Differenza: 0 }],
    });
  });

  it('refuses on the field what no year has', async () => {
    const ditta = await makeDitta();
    const refuse = async (corpo: object, campo: string) => {
      const { status, corpo: detto } = await save(ditta, corpo);
      expect([status, Object.keys(detto.ModelState ?? {})]).toEqual([400, [campo]]);
    };
    await refuse({ Periodicita: 'trimestrale', Periodi: [{ Numero: 5 }] }, 'Periodi.0.Numero');
    await refuse({ Periodi: [{ Numero: 1 }, { Numero: 1 }] }, 'Periodi');
    await refuse({ Periodi: [{ Numero: 1, Esigibile: 1.001 }] }, 'Periodi.0.Esigibile');
    await refuse({ Periodi: [{ Numero: 12, Acconto: 10 }] }, 'Periodi.0.MetodoAcconto');
    await refuse({ Periodi: [{ Numero: 3, Acconto: 10, MetodoAcconto: 1 }] }, 'Periodi.0.Acconto');
    const senza = await makeDitta({ partita_iva: null });
    expect((await client.get(una(senza))).status).toBe(400);
  });

  it('of another studio is not there, and who only looks does not write', async () => {
    const ditta = await makeDitta();
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await altro.get(una(ditta))).status).toBe(404);
    expect((await save(ditta, {}, altro)).status).toBe(404);
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    expect((await save(ditta, {}, consulente)).status).toBe(403);
  });

  it('is listed for each client with a VAT number, page by page', async () => {
    const chi = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const suo = await loginAs(app, chi);
    const ditte: string[] = [];
    for (const nome of ['Alfa', 'Beta', 'Gamma'])
      ditte.push(await makeDitta({ denominazione: nome }, chi.studioId ?? 0));
    await makeDitta({ partita_iva: null }, chi.studioId ?? 0);
    await suo.put(una(ditte[1] ?? ''), { Periodicita: 'trimestrale', Periodi: [{ Numero: 1 }], Versione: 0 });
    const lista = percorso(percorsi.liquidazioneLista, { annoImposta: 2024 });
    const prima = await suo.post(lista, { PageSize: 2 });
    expect(prima.corpo.Total).toBe(3);
    expect(prima.corpo.data).toMatchObject([
      { Denominazione: 'Alfa', Periodicita: null, Periodi: 0 },
      { Denominazione: 'Beta', Periodicita: 'trimestrale', Periodi: 1, Trimestri: [] },
    ]);
    const filtrata = await suo.post(lista, { Filter: { Periodicita: 'trimestrale' } });
    expect(filtrata.corpo.data).toMatchObject([{ Denominazione: 'Beta' }]);
  });
});

describe('what the year says to the return', () => {
  it('is shown against it, and written only where it was chosen, with its reason', async () => {
    const ditta = await makeDitta();
    const iva = await makeIva(ditta);
    const { data } = (await save(ditta, { Periodi: PERIODI })).corpo;
    expect(data.Dichiarazione).toMatchObject({ Id: iva, Anno: 2025, Versione: 1 });
    const dovuta = (d: typeof data) =>
      d.Dichiarazione.Confronto.find(({ Casella }: { Casella: string }) => Casella === 'VL30.2');
    expect(dovuta(data)).toMatchObject({ Lipe: 1_200, Dichiarazione: 0, Differenza: -1_200 });
    const porta = percorso(percorsi.liquidazionePorta, { anagrafica: ditta, annoImposta: 2024 });
    expect((await client.post(porta, { Caselle: ['VL1.1'], Versione: 1 })).status).toBe(400);
    expect((await client.post(porta, { Caselle: ['VL30.2'], Versione: 7 })).status).toBe(409);
    const portata = await client.post(porta, { Caselle: ['VL30.2'], Versione: 1 });
    expect(dovuta(portata.corpo.data)).toMatchObject({ Dichiarazione: 1_200, Differenza: 0 });
    const [riga] = await app.sql<{ righi: object }>('select righi from dichiarazione where id = $1', [iva]);
    expect(riga?.righi).toEqual({ 'VL30.2': 1_200 });
    const [modifica] = await app.sql<{ motivo: string }>(
      "select motivo from dichiarazione_modifica where dichiarazione_id = $1 and chiave = 'VL30.2'",
      [iva],
    );
    expect(modifica?.motivo).toBe('Dall’anno IVA 2024: Somma di VP14 e dell’acconto delle comunicazioni');
  });

  it('is not written in one that is closed', async () => {
    const ditta = await makeDitta();
    await makeIva(ditta, 'Chiusa');
    await save(ditta, { Periodi: PERIODI });
    const porta = percorso(percorsi.liquidazionePorta, { anagrafica: ditta, annoImposta: 2024 });
    expect((await client.post(porta, { Caselle: ['VL30.2'], Versione: 1 })).status).toBe(409);
  });
});

describe('the file of a communication', () => {
  const file = (anagrafica: string, corpo: object) =>
    client.post(percorso(percorsi.comunicazioniLipe, { anagrafica, annoImposta: 2024 }), corpo);

  it('is kept as it was made, and told apart once the year says something else', async () => {
    const ditta = await makeDitta();
    await save(ditta, { Periodi: PERIODI });
    const fatto = await file(ditta, { Trimestre: 1 });
    expect(fatto.corpo.data.Nome).toBe('LIPE_02873450361_2024_1.xml');
    const scaricato = await client.get(percorso(percorsi.comunicazioneLipe, { id: fatto.corpo.data.Id }));
    expect(scaricato.testo).toContain('<iv:PartitaIVA>02873450361</iv:PartitaIVA>');
    expect(scaricato.testo).toContain('<iv:ImportoDaVersare>1000,10</iv:ImportoDaVersare>');
    const comunicazioni = async () => (await client.get(una(ditta))).corpo.data.Trimestri[0].Comunicazioni;
    expect(await comunicazioni()).toMatchObject([{ Attuale: true }]);
    // What was paid is not in it.
    await save(ditta, { Periodi: PERIODI.map((p) => ({ ...p, Versato: 0 })), Versione: 1 });
    expect(await comunicazioni()).toMatchObject([{ Attuale: true }]);
    await save(ditta, { Periodi: [...PERIODI.slice(0, 2), { Numero: 3, Esigibile: 501 }], Versione: 2 });
    expect(await comunicazioni()).toMatchObject([{ Attuale: false }]);
    const dopo = await client.get(percorso(percorsi.comunicazioneLipe, { id: fatto.corpo.data.Id }));
    expect(dopo.testo).toBe(scaricato.testo);
  });

  it('is not made of nothing, nor without who signs for a company', async () => {
    const ditta = await makeDitta();
    expect((await file(ditta, { Trimestre: 1 })).corpo.ModelState).toEqual({
      Trimestre: ['La comunicazione non ha periodi.'],
    });
    const societa = await makeDitta({ tipo: 'SD', codice_fiscale: '02873450361' });
    await save(societa, { Periodi: PERIODI });
    expect((await file(societa, { Trimestre: 1 })).corpo.ModelState).toEqual({
      'Dichiarante.CodiceFiscale': ['Per una società si indica chi firma.'],
    });
    const conChi = { Trimestre: 1, Dichiarante: { CodiceFiscale: 'RSSMRA70A01H501S', Carica: 10 } };
    expect((await file(societa, conChi)).corpo.ModelState).toEqual({
      'Dichiarante.Carica': ['La carica non è fra quelle ammesse in questa comunicazione.'],
    });
    const fatto = await file(societa, { Trimestre: 1, Dichiarante: { ...conChi.Dichiarante, Carica: 1 } });
    expect(fatto.status).toBe(201);
  });
});
