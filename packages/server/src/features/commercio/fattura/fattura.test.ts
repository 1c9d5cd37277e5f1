import { percorsi, percorso, testiCampo, testiFattura, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CODICE_INESISTENTE,
  CODICE_NON_DISPONIBILE,
  startSdiDiProva,
  UFFICI,
} from '../../../../demo/servizi/sdi.ts';
import type { ServizioDiProva } from '../../../../demo/servizi/servizio-di-prova.ts';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione, makeFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeSdicoop } from '../../../gateways/sdi/sdicoop.ts';
import { runGiroSdi } from './giro.ts';

const CHIAVE = 'porta-dello-sdi-di-prova';
const { AMM_GES, AMM_STU, AMM_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let scambio: ServizioDiProva;
let gestoreId: number;
let studioId: number;
let client: Client;
let ora = new Date('2025-11-19T10:00:00Z');
const oggi = () => ora;

beforeAll(async () => {
  app = await makeApp(
    { servizi: { sdi: { indirizzo: 'http://127.0.0.1:9', simulato: true, chiave: CHIAVE } } },
    { now: oggi },
  );
  scambio = await startSdiDiProva({ indirizzo: 'http://127.0.0.1:0', chiave: CHIAVE }, app.indirizzo, {
    ritardoMs: 0,
  });
  Object.assign(app.servizi, { sdi: makeSdicoop({ indirizzo: scambio.indirizzo, simulato: true }) });
  gestoreId = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
  await makeFatturazione(app, gestoreId);
  client = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }));
});
afterAll(async () => {
  await scambio.stop();
  await app.stop();
});

const una = (modello: string, id: string) => percorso(modello, { id });
const nuova = (dati: object = {}) =>
  client.post(percorsi.fatture, {
    IdStudio: studioId,
    Righe: [{ Descrizione: 'Pacchetto Studio, 200 crediti', Prezzo: 300 }],
    ...dati,
  });
const make = async (dati: object = {}) => (await nuova(dati)).corpo.data;
const invia = (id: string) => client.post(una(percorsi.fatturaInvia, id), {});
const leggi = async (id: string) => (await client.get(una(percorsi.fatturaUna, id))).corpo.data;
/** Until the exchange said something: its notices come when they will. */
const attendi = (id: string, stato: string) =>
  vi.waitFor(
    async () => {
      await runGiroSdi(app.servizi);
      const letta = await leggi(id);
      expect(letta.StatoSDI).toBe(stato);
      return letta;
    },
    { timeout: 8000, interval: 50 },
  );

describe('the invoices of a seller', () => {
  it('[FAT-001] are refused, on the field, for a day out of the years that are numbered, a term gone by and a way to pay that is none', async () => {
    const prova = async (altro: object) => {
      const corpo = { IdStudio: studioId, Righe: [{ Descrizione: 'Consulenza', Prezzo: 10 }], ...altro };
      const risposte = [percorsi.fatture, percorsi.fatturaAnteprima].map((via) => client.post(via, corpo));
      return (await Promise.all(risposte)).map(({ status, corpo }) => [status, corpo.ModelState]);
    };
    const casi: [object, object][] = [
      [{ Data: '1850-01-01' }, { Data: [testiFattura.GIORNO_FUORI] }],
      [{ Scadenza: '9999-12-31' }, { Scadenza: [testiFattura.GIORNO_FUORI] }],
      [{ Data: '2025-11-19', Scadenza: '2025-11-18' }, { Scadenza: [testiFattura.SCADENZA_PRIMA] }],
      [{ Modalita: 'MP99' }, { Modalita: [testiCampo.VALORE_NON_VALIDO] }],
    ];
    for (const [altro, problemi] of casi)
      expect([altro, await prova(altro)]).toEqual([
        altro,
        [
          [400, problemi],
          [400, problemi],
        ],
      ]);
  });

  it('are refused, on the field, for a client that could not get one, and for a day before the last of the series', async () => {
    const Cliente = {
      ...{ Denominazione: 'Ditta di prova', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '41121' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    };
    const prova = async (altro: object) => {
      const corpo = { Righe: [{ Descrizione: 'Consulenza', Prezzo: 10 }], Cliente, ...altro };
      const esiti = [percorsi.fatturaAnteprima, percorsi.fatture].map((via) => client.post(via, corpo));
      return (await Promise.all(esiti)).map(({ status, corpo: { ModelState } }) => [status, ModelState]);
    };
    const { Numero } = await make({ Data: '2025-11-19' });
    const frase = `La data viene prima di quella della fattura ${Numero}, del 19/11/2025: i numeri seguono le date.`;
    const casi: [object, object][] = [
      [
        { Cliente: { ...Cliente, PIVA: '03317640368' } },
        { 'Cliente.PIVA': ['La partita IVA del cliente non è valida.'] },
      ],
      [
        { Cliente: { ...Cliente, PIVA: null, CodiceFiscale: 'RSSMRA80A01F257X' } },
        { 'Cliente.CodiceFiscale': ['Il codice fiscale del cliente non è valido.'] },
      ],
      [
        { Cliente: { ...Cliente, PIVA: null } },
        { 'Cliente.PIVA': ['Del cliente serve la partita IVA, oppure il codice fiscale.'] },
      ],
      [
        { Cliente: { ...Cliente, CAP: '4112' } },
        { 'Cliente.CAP': ['CAP del cliente: «4112» non va bene. Atteso: cinque cifre.'] },
      ],
      [{ Data: '2025-11-18' }, { Data: [frase] }],
    ];
    for (const [altro, problemi] of casi)
      expect([altro, await prova(altro)]).toEqual([
        altro,
        [
          [400, problemi],
          [400, problemi],
        ],
      ]);
    // Of who is abroad the codes are of his country.
    const estero = { ...Cliente, Paese: 'FR', PIVA: '40303265045', CAP: '7500' };
    expect((await nuova({ IdStudio: null, Cliente: estero })).status).toBe(201);
    // Another year is another series.
    expect((await nuova({ Data: '2024-11-18' })).status).toBe(201);
  });

  it('are made once for the key they are asked with, two at once too; with other data the key is refused', async () => {
    const Righe = [{ Descrizione: 'Con la chiave', Prezzo: 12 }];
    const chiedi = (chiave: string, dati: object = {}, chi = client) =>
      chi.send(
        'POST',
        percorsi.fatture,
        { IdStudio: studioId, Righe, ...dati },
        { 'idempotency-key': chiave },
      );
    const insieme = await Promise.all([chiedi('una'), chiedi('una'), chiedi('una')]);
    expect(insieme.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(insieme.map(({ corpo }) => corpo.data.Id)).size).toBe(1);
    expect(insieme.filter(({ headers }) => headers.get('idempotency-hit') === 'true')).toHaveLength(2);
    const altri = await chiedi('una', { Causale: 'Altro' });
    expect(altri.corpo.Codice).toBe('CHIAVE_GIA_USATA');
    const [quante] = await app.sql<{ n: number }>(
      "select count(*)::int as n from fattura where righe::text like '%Con la chiave%'",
    );
    expect(quante).toEqual({ n: 1 });
    // Another key, or another person, is another invoice; it waits for who sends it, as any written by hand.
    const collega = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }),
    );
    const diverse = [await chiedi('due'), await chiedi('una', {}, collega)];
    expect(new Set([insieme[0], ...diverse].map((una) => una?.corpo.data.Id)).size).toBe(3);
    await runGiroSdi(app.servizi);
    expect((await leggi(diverse[0]?.corpo.data.Id)).StatoSDI).toBe('Da inviare');
    expect((await chiedi('')).status).toBe(400);
  });

  it('[FAT-002] are listed, read, changed until they leave, and are of nobody else', async () => {
    const { Id, Versione, ...letta } = await make();
    expect(letta).toMatchObject({
      Stato: 'Originale',
      StatoSDI: 'Da inviare',
      Imponibile: 300,
      Iva: 66,
      Totale: 366,
    });
    const elenco = (await client.post(percorsi.fatturaLista, {})).corpo;
    expect(elenco.data.map((riga: { Id: string }) => riga.Id)).toContain(Id);
    const stato = (await client.get(una(percorsi.fatturaStato, Id))).corpo.data;
    expect(stato).toEqual({
      ...{ Id, Stato: 'Originale', Invio: null, StatoSDI: 'Da inviare', Notifica: null, RinvioEntro: null },
    });
    const xml = await client.get(una(percorsi.fatturaXml, Id));
    expect([xml.headers.get('content-type'), xml.testo.includes('<ImportoTotaleDocumento>366.00<')]).toEqual([
      ...['application/xml; charset=utf-8', true],
    ]);
    const pdf = await client.get(una(percorsi.fatturaPdf, Id));
    expect([pdf.status, pdf.headers.get('content-type'), pdf.testo.slice(0, 5)]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
    const altro = await makeGestore(app);
    const estranei = [
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: altro.id }),
      await makeUtente(app, { tipologia_utente: AMM_ELMAS }),
      // Who buys sees it when it left.
      await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }),
    ];
    for (const utente of estranei) {
      const chi = await loginAs(app, utente);
      for (const modello of [
        percorsi.fatturaUna,
        percorsi.fatturaStato,
        percorsi.fatturaXml,
        percorsi.fatturaPdf,
      ])
        expect((await chi.get(una(modello, Id))).status).toBe(404);
    }
    expect((await invia(Id)).corpo.data).toMatchObject({
      StatoSDI: 'Inviata',
      Invio: 'Inviata SDI',
      Simulata: true,
    });
    const dopo = await attendi(Id, 'Consegnata');
    const ferma = await client.put(una(percorsi.fatturaUna, Id), {
      ...{ Numero: 'A1 9/25', Data: '2025-11-19', Versione: dopo.Versione },
    });
    expect([ferma.status, ferma.corpo.Codice]).toEqual([409, 'FATTURA_INVIATA']);
    expect((await invia(Id)).corpo.Codice).toBe('FATTURA_INVIATA');
    await expect(app.sql("update fattura set numero = '9' where id = $1", [Id])).rejects.toThrow(
      /non si cambia/,
    );
    const compratore = await loginAs(app, estranei[2] as never);
    expect((await compratore.get(una(percorsi.fatturaUna, Id))).corpo.data).toMatchObject({
      ...{ Numero: letta.Numero, Modificabile: false, Inviabile: false },
    });
    expect(Versione).toBe(1);
  });

  it('[FAT-003] have a number of at most twenty characters, used once in the year', async () => {
    const { Id, Versione, Numero } = await make();
    const cambia = (numero: string, versione: number) =>
      client.put(una(percorsi.fatturaUna, Id), { Numero: numero, Data: '2025-11-18', Versione: versione });
    const lungo = await cambia('123456789012345678901', Versione);
    expect([lungo.status, lungo.corpo.ModelState]).toEqual([400, { Numero: [testiFattura.NUMERO_LUNGO] }]);
    expect((await cambia('SENZA', Versione)).corpo.ModelState).toEqual({
      Numero: [testiFattura.NUMERO_SENZA_CIFRE],
    });
    const giusto = await cambia('12345678901234567890', Versione);
    expect(giusto.corpo.data).toMatchObject({ Numero: '12345678901234567890', Data: '2025-11-18' });
    const altra = await make();
    const doppia = await client.put(una(percorsi.fatturaUna, altra.Id), {
      ...{ Numero: '12345678901234567890', Data: '2025-11-19', Versione: altra.Versione },
    });
    expect([doppia.status, doppia.corpo.ModelState]).toEqual([409, { Numero: [testiFattura.NUMERO_USATO] }]);
    expect(Numero).not.toBe(altra.Numero);
  });

  it('[FAT-004] keep the year and the two-character sezionale they were saved with', async () => {
    const { Id, Versione, Numero } = await make();
    const cambia = (dati: object) =>
      client.put(una(percorsi.fatturaUna, Id), { Numero, Data: '2025-11-18', Versione, ...dati });
    for (const dati of [{ Data: '2024-12-31' }, { Anno: 2024 }])
      expect((await cambia(dati)).corpo.ModelState).toEqual({ Data: [testiFattura.ANNO_FISSO] });
    for (const Sezionale of ['B', 'B2', 'ABC'])
      expect((await cambia({ Sezionale })).corpo.ModelState).toEqual({
        Sezionale: [testiFattura.SEZIONALE_FISSO],
      });
    expect((await cambia({ Anno: 2025, Sezionale: 'A1' })).status).toBe(200);
    const { data } = (await client.get(percorsi.fatturazione)).corpo;
    const { Canale: _, ...scritta } = data;
    for (const Sezionale of ['B', 'ABC']) {
      const { corpo } = await client.put(percorsi.fatturazione, { ...scritta, Sezionale });
      expect(corpo.ModelState).toEqual({ Sezionale: [testiFattura.SEZIONALE_DUE] });
    }
    const uguali = await client.put(percorsi.fatturazione, { ...scritta, Sezionale: 'NC' });
    expect(uguali.corpo.ModelState).toEqual({ SezionaleNote: [testiFattura.SEZIONALI_UGUALI] });
  });

  it('[FAT-006] are Originale, then modified from the portal or by hand', async () => {
    const originale = await make();
    expect(originale.Stato).toBe('Originale');
    const { Id, Numero, Data, Versione } = originale;
    const daPortale = await client.put(una(percorsi.fatturaUna, Id), { Numero, Data, Versione });
    expect(daPortale.corpo.data.Stato).toBe('Modificata da portale');
    const xml = (await client.get(una(percorsi.fatturaXml, Id))).testo;
    const carica = (Contenuto: string, versione: number) =>
      client.put(una(percorsi.fatturaXml, Id), { Contenuto, Versione: versione });
    const altrui = await carica(xml.replace('366.00', '367.00'), daPortale.corpo.data.Versione);
    expect(altrui.corpo.ModelState).toEqual({ Contenuto: [testiFattura.XML_DIVERSO] });
    const niente = await carica('<nulla', daPortale.corpo.data.Versione);
    expect(niente.corpo.ModelState).toEqual({ Contenuto: [testiFattura.XML_NON_FATTURA] });
    const aMano = await carica(xml.replace('200 crediti', 'duecento crediti'), daPortale.corpo.data.Versione);
    expect(aMano.corpo.data).toMatchObject({ Stato: 'Modificata manualmente', Manuale: true });
    await invia(Id);
    await attendi(Id, 'Consegnata');
    expect((await client.get(una(percorsi.fatturaXml, Id))).testo).toContain('duecento crediti');
  });

  it('[FAT-008] [ERR-040] cannot be written where nobody said how: the sale is not active', async () => {
    const altro = await makeGestore(app);
    const chi = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: altro.id }),
    );
    const studio = await makeStudio(app, { gestore_id: altro.id, ...datiDiFatturazione });
    const chiede = { IdStudio: studio.id, Righe: [{ Descrizione: 'Crediti', Prezzo: 1 }] };
    const no = await chi.post(percorsi.fatture, chiede);
    expect([no.status, no.corpo.Message]).toEqual([
      409,
      'Fatturazione elettronica non configurata: vendita crediti non attiva.',
    ]);
    const { data } = (await chi.get(percorsi.fatturazione)).corpo;
    expect(data).toMatchObject({ Attiva: false, Versione: 0, Canale: 'Simulato' });
    const { Canale: _, ...proposta } = data;
    const suoi = { PIVA: '03317640369', Via: 'Via Roma 1', CAP: '41121', Comune: 'Modena', Provincia: 'MO' };
    expect((await chi.put(percorsi.fatturazione, { ...proposta, ...suoi, Attiva: true })).status).toBe(200);
    const stesso = await chi.post(percorsi.fatture, chiede);
    expect(stesso.status).toBe(201);
  });
});

describe('the exchange', () => {
  it('[FAT-007] [ERR-039] takes an invoice, or does not: then it says so and can be sent again', async () => {
    const { Id } = await make({ CodiceSDI: CODICE_NON_DISPONIBILE });
    const no = await invia(Id);
    expect([no.status, no.corpo.Message]).toEqual([
      409,
      'Fattura generata ma invio allo SDI o al portale di fatturazione non riuscito: rinviarla manualmente.',
    ]);
    const ferma = await leggi(Id);
    expect(ferma).toMatchObject({
      ...{ Invio: 'Errore invio', StatoSDI: 'Errore invio', Inviabile: true },
      ErroreInvio: 'Lo SDI in questo momento non è disponibile.',
    });
    const corretta = await client.put(una(percorsi.fatturaCorreggi, Id), {
      ...{
        CodiceSDI: 'T9K4ZH3',
        PEC: null,
        PIVA: '03317640369',
        CodiceFiscale: null,
        Versione: ferma.Versione,
      },
    });
    expect(corretta.status).toBe(200);
    expect((await invia(Id)).corpo.data.Invio).toBe('Inviata SDI');
    await attendi(Id, 'Consegnata');
  });

  it('refuses in words that say what to mend: mended, it leaves again with its number and its day', async () => {
    const { Id, Numero, Data } = await make({ CodiceSDI: CODICE_INESISTENTE });
    await invia(Id);
    const scartata = await attendi(Id, 'Scartata');
    expect(scartata).toMatchObject({ Notifica: 'NS', RinvioEntro: '2025-11-24' });
    expect(scartata.Motivi).toEqual([
      {
        ...{ Codice: '00311', Campo: 'CodiceSDI', Testo: '1.1.4 CodiceDestinatario non valido' },
        Parole: expect.stringContaining('Il codice destinatario non esiste'),
      },
    ]);
    const riepilogo = (await client.get(percorsi.fatturaRiepilogo)).corpo.data;
    expect(riepilogo.DaRinviare).toMatchObject({ Quante: 1, Totale: 366 });
    expect((await invia(Id)).corpo.Codice).toBe('NIENTE_DA_RINVIARE');
    const correggi = { PEC: 'conti@pec.example', PIVA: '03317640369', CodiceFiscale: null };
    const corretta = await client.put(una(percorsi.fatturaCorreggi, Id), {
      ...{ ...correggi, CodiceSDI: '0000000', AggiornaScheda: true, Versione: scartata.Versione },
    });
    expect(corretta.corpo.data).toMatchObject({ Numero, Data, CodiceSDI: '0000000' });
    // After the term it wants a new number.
    ora = new Date('2025-11-25T10:00:00Z');
    expect((await invia(Id)).corpo.Codice).toBe('FATTURA_DA_NUMERARE');
    ora = new Date('2025-11-24T10:00:00Z');
    expect((await invia(Id)).status).toBe(200);
    const arrivata = await attendi(Id, 'Consegnata');
    expect(arrivata).toMatchObject({ Numero, Data, Motivi: [] });
    expect(arrivata.Notifiche.map(({ Tipo }: { Tipo: string }) => Tipo)).toEqual([
      'Inviata',
      'NS',
      'Inviata',
      'RC',
    ]);
    const [scheda] = await app.sql('select codice_sdi, pec from studio where id = $1', [studioId]);
    expect(scheda).toEqual({ codice_sdi: '0000000', pec: 'conti@pec.example' });
    ora = new Date('2025-11-19T10:00:00Z');
  });

  it('says that nobody could be handed it, that an office took it, refused it, kept silent or is nowhere', async () => {
    const attese = {
      '0000000': 'Non recapitata',
      [UFFICI.accetta]: 'Accettata',
      [UFFICI.rifiuta]: 'Rifiutata',
      [UFFICI.tace]: 'Termini decorsi',
      [UFFICI.assente]: 'Non recapitabile',
    };
    const Cliente = {
      ...{
        Denominazione: 'Comune di Carpi',
        CodiceFiscale: '00184280360',
        Via: 'Corso Pio 91',
        CAP: '41012',
      },
      ...{ Comune: 'Carpi', Provincia: 'MO' },
    };
    for (const [CodiceSDI, stato] of Object.entries(attese)) {
      const { Id } = await make({ IdStudio: null, Cliente, CodiceSDI });
      expect((await invia(Id)).status).toBe(200);
      await attendi(Id, stato);
    }
  });

  it('is believed once, whatever it brings twice, late, unreadable, or without the key', async () => {
    const { Id } = await make();
    await invia(Id);
    const arrivata = await attendi(Id, 'Consegnata');
    const [notifica] = await app.sql<{ contenuto: string; nome_file: string }>(
      'select contenuto, nome_file from fattura_notifica where fattura_id = $1',
      [Id],
    );
    const bussa = (chiave: string, nome: string, contenuto: string) =>
      fetch(`${app.indirizzo}/sdi/${chiave}/TrasmissioneFatture`, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: `<e><IdentificativoSdI>${arrivata.IdentificativoSDI}</IdentificativoSdI><NomeFile>${nome}</NomeFile><File>${Buffer.from(contenuto).toString('base64')}</File></e>`,
      });
    const { contenuto = '', nome_file = '' } = notifica ?? {};
    expect((await bussa(CHIAVE, nome_file, contenuto)).status).toBe(200);
    expect((await bussa('altra-chiave-qualunque', 'IT01_NS_001.xml', contenuto)).status).toBe(404);
    // Refused after it was delivered: kept, and nothing moves.
    expect((await bussa(CHIAVE, 'IT01_NS_001.xml', '<RicevutaScarto/>')).status).toBe(200);
    expect((await bussa(CHIAVE, 'IT01_XX_001.xml', '<!DOCTYPE x><x/>')).status).toBe(200);
    expect((await bussa(CHIAVE, 'x', '')).status).toBe(400);
    await runGiroSdi(app.servizi);
    const dopo = await leggi(Id);
    expect(dopo.StatoSDI).toBe('Consegnata');
    // At one instant of this clock, in any order.
    const tipi = dopo.Notifiche.map(({ Tipo }: { Tipo: string }) => Tipo);
    expect(tipi.sort()).toEqual(['Inviata', 'NS', 'RC']);
    const [illeggibile] = await app.sql(
      "select motivo is not null as detto from sdi_messaggio where nome_file = 'IT01_XX_001.xml'",
    );
    expect(illeggibile).toEqual({ detto: true });
  });

  it('is not asked what it would refuse, and an invoice is taken back once', async () => {
    const { Id } = await make({
      Esigibilita: 'S',
      Righe: [{ Descrizione: 'Subappalto', Prezzo: 10, CodiceIva: 'RC17' }],
    });
    const no = await invia(Id);
    expect([no.status, no.corpo.Codice, Object.keys(no.corpo.ModelState)]).toEqual([
      ...[409, 'FATTURA_NON_VALIDA', ['Esigibilita']],
    ]);
    expect(
      (await nuova({ Righe: [{ Descrizione: 'X', Prezzo: 1, CodiceIva: '99' }] })).corpo.ModelState,
    ).toEqual({
      CodiceIva: [testiFattura.CODICE_IVA_SCONOSCIUTO],
    });
    const { Versione, StatoSDI } = await leggi(Id);
    expect(StatoSDI).toBe('Errore invio');
    const incassata = await client.put(una(percorsi.fatturaIncasso, Id), { Data: '2025-11-19', Versione });
    expect(incassata.corpo.data.Incassata).toBe('2025-11-19');
    const nota = await client.post(una(percorsi.fatturaStorna, Id), { Motivo: 'Errore' });
    expect([nota.status, nota.corpo.data.TipoDocumento, nota.corpo.data.Collegata.Id]).toEqual([
      201,
      'TD04',
      Id,
    ]);
    const ancora = await client.post(una(percorsi.fatturaStorna, Id), { Motivo: 'Errore' });
    expect(ancora.corpo.data.Id).toBe(nota.corpo.data.Id);
  });
});

describe('what an invoice would come to', () => {
  const preview = (dati: object) => client.post(percorsi.fatturaAnteprima, { IdStudio: studioId, ...dati });
  const righe = [
    { Descrizione: 'Consulenza', Quantita: 2.5, Prezzo: 100.01 },
    { Descrizione: 'Subappalto', Prezzo: 80, CodiceIva: 'RC17' },
  ];

  it('[FAT-001] is what it comes to when it is written, to the cent, and takes no number', async () => {
    const contati = async () =>
      (await app.sql<{ ultimo: number }>('select sum(ultimo)::int as ultimo from fattura_numerazione'))[0]
        ?.ultimo;
    const prima = await contati();
    const { status, corpo } = await preview({ Righe: righe });
    expect(status, JSON.stringify(corpo)).toBe(200);
    expect(await contati()).toBe(prima);
    const { Imponibile, Iva, Totale, Netto, Riepilogo, Righe, Bollo } = corpo.data;
    expect([Righe[0].Totale, Righe[1].Totale, Righe[1].Natura]).toEqual([
      250.03,
      80,
      expect.stringMatching(/^N6/),
    ]);
    expect(Riepilogo).toHaveLength(2);
    expect(Netto).toBe(Totale);
    const scritta = await make({ Righe: righe });
    expect(scritta).toMatchObject({ Imponibile, Iva, Totale });
    expect(Bollo).toBe(0);
  });

  it('[FAT-001] leaves the VAT to a client that splits the payment, and what is withheld', async () => {
    await app.sql(
      "update fatturazione set ritenuta_tipo = 'RT02', ritenuta_aliquota = 2000, ritenuta_causale = 'A' where gestore_id = $1",
      [gestoreId],
    );
    const { data } = (await preview({ Righe: [righe[0]], Esigibilita: 'S', ConRitenuta: true })).corpo;
    expect(data).toMatchObject({
      Imponibile: 250.03,
      Iva: 55.01,
      Totale: 305.04,
      Ritenuta: 50.01,
      Netto: 200.02,
    });
    await app.sql(
      'update fatturazione set ritenuta_tipo = null, ritenuta_aliquota = null, ritenuta_causale = null where gestore_id = $1',
      [gestoreId],
    );
  });

  it('[FAT-001] is refused where the invoice would be, by field', async () => {
    const Cliente = {
      ...{ Denominazione: 'Comune di prova', CodiceFiscale: '00743110157', Via: 'Piazza 1', CAP: '41121' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    };
    const altri = await preview({ IdStudio: null, Cliente, CodiceSDI: 'UFXYZ1', Righe: righe });
    expect(altri.corpo.data).toMatchObject({ Cliente: 'Comune di prova', CodiceSDI: 'UFXYZ1' });
    const senza = await preview({ IdStudio: null, Righe: righe });
    expect(senza.corpo.ModelState).toHaveProperty('Cliente');
    const errata = await preview({ Righe: [{ Descrizione: '', Prezzo: 1 }] });
    expect(errata.corpo.ModelState).toHaveProperty(['Righe.0.Descrizione']);
    const { id: altrui } = await makeStudio(app);
    expect((await preview({ IdStudio: altrui, Righe: righe })).status).toBe(404);
  });
});
