import { percorsi, percorso, testiContabilita, testiFattura, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AZIENDA_GUASTA,
  CONTO_CONTABILE,
  startContabilitaDiProva,
} from '../../../../demo/servizi/contabilita.ts';
import type { ServizioDiProva } from '../../../../demo/servizi/servizio-di-prova.ts';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione, makeFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { returnIncasso } from '../../commercio/fattura/insoluto.ts';

const { AMM_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let programma: ServizioDiProva;
let fornitore: Client;
let pacchetto: string;
let numero = 0;
const ora = new Date('2026-03-10T10:00:00Z');
const OGGI = '2026-03-10';
/** The invoices are of the clock of the test, the movements of credits of that of the database. */
const PERIODO = { DataDa: '2026-01-01', DataA: '2099-12-31' };

interface Venditore {
  readonly chi: Client;
  readonly gestoreId: number;
  readonly studioId: number;
}
/** A gestore that sells, and a studio of it that bought ten credits at 12 euro. */
async function makeVenditore(): Promise<Venditore> {
  const gestoreId = (await makeGestore(app)).id;
  await makeFatturazione(app, gestoreId);
  const chi = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }));
  const studioId = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
  const comprato = await send(fornitore, percorsi.creditiAcquisto, {
    IdStudio: studioId,
    IdPacchetto: pacchetto,
  });
  expect(comprato.status).toBe(201);
  return { chi, gestoreId, studioId };
}
function send(chi: Client, dove: string, corpo: object) {
  numero += 1;
  return chi.send('POST', dove, corpo, { 'idempotency-key': `contabile-${numero}` });
}
const burn = (studioId: number, Crediti: number) =>
  send(fornitore, percorsi.creditiScala, { IdStudio: studioId, Crediti, Motivazione: 'Prova' });
const invoice = async ({ chi, studioId }: Venditore, Prezzo: number) => {
  const { corpo, status, testo } = await chi.post(percorsi.fatture, {
    IdStudio: studioId,
    Righe: [{ Descrizione: 'Ricarica', Prezzo }],
  });
  expect(status, testo).toBe(201);
  return corpo.data;
};
const collect = (
  { chi }: Venditore,
  { Id, Versione }: { Id: string; Versione: number },
  Data: string | null,
) => chi.put(percorso(percorsi.fatturaIncasso, { id: Id }), { Data, Versione });
const preview = async ({ chi }: Venditore, dati: object = PERIODO) =>
  (await chi.post(percorsi.contabileAnteprima, dati)).corpo.data;
const take = ({ chi }: Venditore, dati: object = {}) =>
  chi.post(percorsi.contabileEsporta, { ...PERIODO, ...dati });
async function download(chi: Client, modello: string, id: string): Promise<string> {
  const risposta = await fetch(chi.indirizzo + percorso(modello, { id }), {
    headers: { cookie: chi.cookie },
  });
  expect(risposta.status).toBe(200);
  return Buffer.from(await risposta.arrayBuffer()).toString('utf8');
}
const readRighe = (testo: string, tra: string): Record<string, string>[] => {
  const [testa = '', ...righe] = testo.replace('\uFEFF', '').trimEnd().split('\r\n');
  return righe.map((riga) => {
    const celle = riga.split(tra);
    return Object.fromEntries(testa.split(tra).map((nome, posto) => [nome, celle[posto] ?? '']));
  });
};
const fileDi = async (chi: Client, id: string) =>
  readRighe(await download(chi, percorsi.contabileFile, id), ';');
const configura = async (chi: Client, dati: object) => {
  const { corpo } = await chi.get(percorsi.contabilita);
  const { HaWsPassword: _, WsSimulato: __, WsPronto: ___, ...letti } = corpo.data;
  return chi.put(percorsi.contabilita, { ...letti, ...dati });
};

beforeAll(async () => {
  programma = await startContabilitaDiProva('http://127.0.0.1:0');
  app = await makeApp(
    { servizi: { contabilita: { indirizzo: programma.indirizzo, simulato: true } } },
    { now: () => ora },
  );
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    ...{ Nome: 'Dieci', Crediti: 10, CostoUnitario: 1.2, PrezzoPacchetto: 12, ScadenzaMesi: 12 },
  });
  pacchetto = corpo.data.Id;
});
afterAll(async () => {
  await app.stop();
  await programma.stop();
});

describe('the export of accounting movements', () => {
  it('[FAT-010] of one invoice and its collection has the ten values, until the seller changes them', async () => {
    const v = await makeVenditore();
    const fattura = await invoice(v, 100);
    await collect(v, fattura, OGGI);
    const { corpo, status } = await take(v, { Tipi: ['Vendita', 'Incasso'] });
    expect([status, corpo.data.Righe]).toEqual([201, 2]);
    const [vendita, incasso] = await fileDi(v.chi, corpo.data.Id);
    const dieci = {
      ...{ CausaleConsumo: 'G204', CausaleIncasso: 'IN01', ContoBanca: '1000', CausaleVendita: 'VE01' },
      ...{ CodiceIVA: '22', ContoIVA: '556000', NumeroRegistro: '9', TipoRegistro: '1' },
      ...{ TipoContoCliente: 'WOW', TipoContoGestore: 'G' },
    };
    expect(vendita).toMatchObject({
      ...dieci,
      ...{
        Tipo: 'Vendita',
        Causale: 'VE01',
        TipoConto: 'WOW',
        Data: '10/03/2026',
        Documento: fattura.Numero,
      },
      ...{ Imponibile: '100', IVA: '22', Importo: '122' },
    });
    expect(incasso).toMatchObject({ ...dieci, Tipo: 'Incasso', Causale: 'IN01', Importo: '122' });
    expect(
      (await configura(v.chi, { ContoBanca: '1777', CausaleVendita: 'VE09', NumeroRegistro: 4 })).status,
    ).toBe(200);
    await invoice(v, 50);
    const dopo = await fileDi(v.chi, (await take(v, { Tipi: ['Vendita'] })).corpo.data.Id);
    expect(dopo).toHaveLength(1);
    expect(dopo[0]).toMatchObject({
      ...{ ...dieci, ContoBanca: '1777', CausaleVendita: 'VE09', NumeroRegistro: '4' },
      ...{ Causale: 'VE09', Importo: '61' },
    });
    // Of the others nothing changed.
    expect((await fornitore.get(percorsi.contabilita)).corpo.data).toMatchObject({
      ContoBanca: '1000',
      NumeroRegistro: 9,
    });
  });

  it('[FAT-011] a register is of type 1, 3 or 5: another is refused on its field, and it begins as 1', async () => {
    const { chi } = await makeVenditore();
    expect((await chi.get(percorsi.contabilita)).corpo.data.TipoRegistro).toBe(1);
    const rifiuto = await configura(chi, { TipoRegistro: 2 });
    expect([rifiuto.status, rifiuto.corpo.ModelState.TipoRegistro]).toEqual([
      400,
      [testiFattura.TIPO_REGISTRO],
    ]);
    for (const TipoRegistro of [3, 5, 1]) {
      expect((await configura(chi, { TipoRegistro })).status).toBe(200);
      expect((await chi.get(percorsi.contabilita)).corpo.data.TipoRegistro).toBe(TipoRegistro);
    }
    const iva = await configura(chi, { CodiceIva: 'MAI' });
    expect([iva.status, iva.corpo.ModelState.CodiceIva]).toEqual([
      400,
      [testiFattura.CODICE_IVA_SCONOSCIUTO],
    ]);
  });

  it('[FAT-013] [STU-016] has a row for each invoice, collection and consumption, once; again only with a reason', async () => {
    const v = await makeVenditore();
    const prima = await invoice(v, 10);
    await invoice(v, 20);
    await collect(v, prima, OGGI);
    for (const crediti of [3, 3, 4]) expect((await burn(v.studioId, crediti)).status).toBe(200);
    const { Voci } = await preview(v);
    expect(
      Voci.map((voce: { Movimenti: number; DaEsportare: number }) => [voce.Movimenti, voce.DaEsportare]),
    ).toEqual([
      [2, 36.6],
      [1, 12.2],
      // Ten credits at twelve euro, used whole: the parts come to the price.
      [3, 12],
    ]);
    const fatta = (await take(v)).corpo.data;
    expect(fatta).toMatchObject({
      Numero: 1,
      Righe: 6,
      Vendite: 36.6,
      Incassi: 12.2,
      Consumi: 12,
      Invio: null,
    });
    const testo = await download(v.chi, percorsi.contabileFile, fatta.Id);
    const righe = readRighe(testo, ';');
    expect(righe.map(({ Tipo }) => Tipo).sort()).toEqual([
      'Consumo',
      'Consumo',
      'Consumo',
      'Incasso',
      'Vendita',
      'Vendita',
    ]);
    expect(
      righe.filter(({ Tipo }) => Tipo === 'Consumo').map(({ Crediti, Importo }) => [Crediti, Importo]),
    ).toEqual([
      ['3', '3,6'],
      ['3', '3,6'],
      ['4', '4,8'],
    ]);
    const storico = (await v.chi.post(percorsi.esportazioneLista, {})).corpo.data[0];
    expect(storico).toMatchObject({
      Id: fatta.Id,
      Tipo: 'Movimenti contabili',
      Righe: 6,
      Formato: 'csv',
      Scaricabile: true,
    });
    expect(await download(v.chi, percorsi.esportazioneFile, fatta.Id)).toBe(testo);

    const ancora = await take(v);
    expect([ancora.status, ancora.corpo.Codice]).toEqual([409, 'MOVIMENTI_GIA_ESPORTATI']);
    const muta = await take(v, { Ripeti: true });
    expect([muta.status, muta.corpo.ModelState.Motivo]).toEqual([400, [testiContabilita.MOTIVO]]);
    const txt = (await take(v, { Ripeti: true, Motivo: 'File perduto', Formato: 'txt' })).corpo.data;
    expect(txt).toMatchObject({ Righe: 6, Ripetuta: true, Motivo: 'File perduto' });
    const piano = readRighe(await download(v.chi, percorsi.contabileFile, txt.Id), '\t');
    expect(piano).toEqual(righe);
    expect((await take(v, { DataDa: '2025-01-01', DataA: '2025-01-31' })).corpo.Codice).toBe(
      'NESSUN_MOVIMENTO_CONTABILE',
    );
    // What is new goes alone.
    await burn((await makeStudioDi(v)).id, 1);
    const nuova = (await take(v)).corpo.data;
    expect([nuova.Righe, nuova.Consumi]).toEqual([1, 1.2]);
  });

  it('gives each movement to one of two that export at once, keeps its file, and knows what changed since', async () => {
    const v = await makeVenditore();
    const fattura = await invoice(v, 30);
    const incassata = (await collect(v, fattura, OGGI)).corpo.data;
    const due = await Promise.all([take(v), take(v)]);
    expect(due.map(({ status }) => status).sort()).toEqual([201, 409]);
    await collect(v, incassata, '2026-03-05');
    const { Voci } = await preview(v, { ...PERIODO, Tipi: ['Incasso'] });
    expect(Voci).toEqual([
      { Tipo: 'Incasso', Movimenti: 1, Esportati: 1, Cambiati: 1, Importo: 36.6, DaEsportare: 0 },
    ]);
    const rovescio = await take(v, { DataDa: '2026-03-31', DataA: '2026-03-01' });
    expect([rovescio.status, Object.keys(rovescio.corpo.ModelState)]).toEqual([400, ['DataA']]);
  });

  it('totals are those of the page of the invoices and of the ledger; a credit note takes away, what is refused waits', async () => {
    const v = await makeVenditore();
    const prima = await invoice(v, 40);
    await invoice(v, 60);
    await v.chi.post(percorso(percorsi.fatturaStorna, { id: prima.Id }), { Motivo: 'Errore' });
    const scartata = await invoice(v, 70);
    await app.sql("update fattura set stato_sdi = 'Scartata' where id = $1", [scartata.Id]);
    await burn(v.studioId, 7);
    const { Voci, Ferme } = await preview(v);
    const periodo = new URLSearchParams(PERIODO).toString();
    const { Emesse } = (await v.chi.get(`${percorsi.fatturaRiepilogo}?${periodo}`)).corpo.data;
    expect([Voci[0].Importo, Voci[0].Movimenti, Ferme]).toEqual([Emesse.Totale, Emesse.Quante, 1]);
    expect(Voci[0].Importo).toBe(73.2);
    const [registro] = await app.sql<{ usati: number }>(
      "select -sum(quantita)::int as usati from voce where studio_id = $1 and conto = 'crediti' and quantita < 0",
      [v.studioId],
    );
    const righe = await fileDi(v.chi, (await take(v, { Tipi: ['Consumo'] })).corpo.data.Id);
    expect(righe.reduce((somma, { Crediti }) => somma + Number(Crediti), 0)).toBe(registro?.usati);
  });

  it('[FAT-013] answers with its contrary a collection that came back unpaid, and has the one that followed', async () => {
    const v = await makeVenditore();
    const fattura = await invoice(v, 100);
    await app.sql("update fattura set effetto = 'pagamento:prova' where id = $1", [fattura.Id]);
    const prima = (await collect(v, fattura, '2026-02-10')).corpo.data;
    const incassi = { Tipi: ['Incasso'] };
    expect((await take(v, incassi)).corpo.data.Incassi).toBe(122);
    const comeBack = (tornata: string) =>
      withTenant(app.servizi.db, { studi: [v.studioId] }, (trx) =>
        returnIncasso(trx, { effetto: 'pagamento:prova', tornata, chi: { utenteId: null, ip: null } }),
      );
    await comeBack('2026-03-02');
    // Said again, it is known already.
    await comeBack('2026-03-03');
    expect(await preview(v, { ...PERIODO, ...incassi })).toMatchObject({
      Voci: [{ Movimenti: 2, Esportati: 1, Cambiati: 0, Importo: 0, DaEsportare: -122 }],
    });
    const letta = (await v.chi.get(percorso(percorsi.fatturaUna, { id: fattura.Id }))).corpo.data;
    expect([letta.Incassata, letta.Insoluta]).toEqual([null, '2026-03-02']);
    expect((await collect(v, prima, OGGI)).corpo.Codice).toBe('RECORD_MODIFICATO');
    await collect(v, letta, OGGI);
    const righe = await fileDi(v.chi, (await take(v, incassi)).corpo.data.Id);
    expect(righe.map(({ Data, Descrizione, Importo }) => [Data, Descrizione, Importo])).toEqual([
      ['02/03/2026', 'Insoluto', '-122'],
      ['10/03/2026', 'Incasso', '122'],
    ]);
    // Each in its period.
    const { Voci } = await preview(v, { DataDa: '2026-02-01', DataA: '2026-02-28', ...incassi });
    expect(Voci).toMatchObject([{ Movimenti: 1, Importo: 122 }]);
  });

  it('[FAT-013] answers with its contrary a collection that was taken away by hand after it left; one that never left is nothing', async () => {
    const v = await makeVenditore();
    const incassi = { Tipi: ['Incasso'] };
    const fattura = await invoice(v, 100);
    const uscita = (await collect(v, fattura, '2026-02-10')).corpo.data;
    const soloQui = (await collect(v, await invoice(v, 50), '2026-02-11')).corpo.data;
    expect((await collect(v, soloQui, null)).status).toBe(200);
    expect((await take(v, incassi)).corpo.data).toMatchObject({ Righe: 1, Incassi: 122 });
    const tolta = (await collect(v, uscita, null)).corpo.data;
    // It is no debit that a bank sent back.
    expect([tolta.Incassata, tolta.Insoluta]).toEqual([null, null]);
    expect(await preview(v, { ...PERIODO, ...incassi })).toMatchObject({
      Voci: [{ Movimenti: 2, Esportati: 1, Cambiati: 0, Importo: 0, DaEsportare: -122 }],
    });
    const incassata = (await collect(v, tolta, '2026-03-09')).corpo.data;
    const due = (await take(v, incassi)).corpo.data;
    const righe = await fileDi(v.chi, due.Id);
    expect(righe.map(({ Data, Descrizione, Importo }) => [Data, Descrizione, Importo])).toEqual([
      ['09/03/2026', 'Incasso', '122'],
      ['10/03/2026', 'Incasso annullato', '-122'],
    ]);
    // Taken away again, it is answered again, once.
    await collect(v, incassata, null);
    expect((await take(v, incassi)).corpo.data).toMatchObject({ Righe: 1, Incassi: -122 });
    expect((await take(v, incassi)).status).toBe(409);
  });

  it('is of its seller alone: another finds nothing, a studio may not ask', async () => {
    const v = await makeVenditore();
    await invoice(v, 10);
    const { Id: id } = (await take(v)).corpo.data;
    const altro = await makeVenditore();
    for (const chi of [altro.chi, fornitore]) {
      expect((await chi.get(percorso(percorsi.contabileFile, { id }))).status).toBe(404);
      expect((await chi.post(percorso(percorsi.contabileInvia, { id }), {})).status).toBe(404);
      expect((await chi.get(percorso(percorsi.contabileFile, { id: 'x' }))).status).toBe(404);
    }
    expect((await altro.chi.post(percorsi.contabileLista, {})).corpo.Total).toBe(0);
    const studio = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: v.studioId }),
    );
    expect((await studio.post(percorsi.contabileEsporta, PERIODO)).status).toBe(403);
  });
});

/** Another studio of the seller, with ten credits. */
async function makeStudioDi({ gestoreId }: Venditore) {
  const studio = await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione });
  await send(fornitore, percorsi.creditiAcquisto, { IdStudio: studio.id, IdPacchetto: pacchetto });
  return studio;
}

describe('the accounting software', () => {
  const { utente, password, azienda } = CONTO_CONTABILE;
  const servizio = () => ({
    WsIndirizzo: programma.indirizzo,
    WsUtente: utente,
    WsPassword: password,
    WsAzienda: azienda,
  });

  it('[RTE-031] is written with a password that never comes out, and answers when it is tried', async () => {
    const { chi } = await makeVenditore();
    expect((await chi.post(percorsi.contabilitaProva, {})).corpo.Codice).toBe('CONTABILITA_NON_CONFIGURATA');
    const { corpo, testo } = await configura(chi, servizio());
    expect(corpo.data).toMatchObject({
      WsUtente: utente,
      WsAzienda: azienda,
      HaWsPassword: true,
      WsPronto: true,
    });
    expect(testo).not.toContain(password);
    expect((await chi.get(percorsi.contabilita)).testo).not.toContain(password);
    const [kept] = await app.sql<{ ws_password: Buffer }>(
      'select ws_password from contabilita where ws_utente = $1',
      [utente],
    );
    expect(kept?.ws_password.includes(password)).toBe(false);
    expect((await chi.post(percorsi.contabilitaProva, {})).corpo.data).toMatchObject({
      Riuscita: true,
      Simulato: true,
    });
    await configura(chi, { WsPassword: 'altra' });
    expect((await chi.post(percorsi.contabilitaProva, {})).corpo.data).toMatchObject({ Riuscita: false });
    // Left out it stays; at another address it goes.
    await configura(chi, { WsUtente: 'altro' });
    expect((await chi.get(percorsi.contabilita)).corpo.data.HaWsPassword).toBe(true);
    await configura(chi, { WsIndirizzo: 'https://contabile.example' });
    expect((await chi.get(percorsi.contabilita)).corpo.data).toMatchObject({
      HaWsPassword: false,
      WsPronto: false,
    });
  });

  it.each([
    'http://contabile.example',
    'https://127.0.0.1/x',
    'https://[::1]',
    'https://10.0.0.4',
    'https://localhost',
    'ftp://contabile.example',
    'https://io:pw@contabile.example',
    'niente',
  ])('is not called at %s: what is behind this server is out of reach', async (WsIndirizzo) => {
    const rifiuto = await configura(fornitore, { WsIndirizzo });
    expect([rifiuto.status, rifiuto.corpo.ModelState.WsIndirizzo]).toEqual([
      400,
      [testiContabilita.INDIRIZZO],
    ]);
  });

  it('[FAT-013] takes an export once, however many times it is sent, and says what went wrong', async () => {
    const v = await makeVenditore();
    await invoice(v, 10);
    await burn(v.studioId, 2);
    const { Id: id } = (await take(v)).corpo.data;
    const hand = () => v.chi.post(percorso(percorsi.contabileInvia, { id }), {});
    expect((await hand()).corpo.Codice).toBe('CONTABILITA_NON_CONFIGURATA');
    await configura(v.chi, { ...servizio(), WsAzienda: AZIENDA_GUASTA });
    expect((await hand()).corpo.Codice).toBe('CONTABILITA_NON_RAGGIUNGIBILE');
    const [ferma] = (await v.chi.post(percorsi.contabileLista, {})).corpo.data;
    expect(ferma).toMatchObject({
      Invio: 'Errore invio',
      Errore: 'Il programma di contabilità ha risposto 503.',
    });
    await configura(v.chi, { WsAzienda: azienda });
    const insieme = await Promise.all([hand(), hand()]);
    expect(insieme.map(({ status }) => status).every((stato) => stato === 200 || stato === 409)).toBe(true);
    expect(await hand()).toMatchObject({ status: 409, corpo: { Codice: 'ESPORTAZIONE_INVIATA' } });
    const [inviata] = (await v.chi.post(percorsi.contabileLista, {})).corpo.data;
    expect(inviata).toMatchObject({ Invio: 'Inviata', Simulata: true, Errore: null, Righe: 2 });
    const risposta = await fetch(`${programma.indirizzo}/aziende/${azienda}/movimenti/${id}`, {
      headers: { authorization: `Basic ${Buffer.from(`${utente}:${password}`).toString('base64')}` },
    });
    const { movimenti } = (await risposta.json()) as { movimenti: Record<string, unknown>[] };
    expect(movimenti.map(({ Tipo, Importo }) => [Tipo, Importo])).toEqual([
      ['Vendita', 12.2],
      ['Consumo', 2.4],
    ]);
  });
});
