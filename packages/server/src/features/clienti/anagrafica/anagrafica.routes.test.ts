import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import {
  makeAnagrafica,
  makeGestore,
  makeStudio,
  makeUtente,
  type UtenteDiProva,
} from '../../../../test/factories.ts';
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

const persona = {
  Tipo: 'PF',
  CodiceFiscale: 'RSSMRA80A01H501U',
  Cognome: 'Rossi',
  Nome: 'Mario',
  Sesso: 'M',
  DataNascita: '1980-01-01',
  ComuneNascita: 'H501',
  StatoCivile: 1,
  DomicilioFiscale: { Comune: 'F205', CAP: '20121', Via: 'Via Brera', Civico: '1' },
  Email: 'mario.rossi@example.it',
};
const societa = {
  Tipo: 'SD',
  CodiceFiscale: '00743110157',
  PIVA: '00743110157',
  RagioneSociale: 'Alfa S.r.l.',
  DomicilioFiscale: { Comune: 'H501' },
};
const una = (id: string) => percorso(percorsi.anagraficaUna, { id });
/** A codice fiscale nobody else in this file has. */
const person = (giorno: number, codice: string) => ({
  ...persona,
  CodiceFiscale: codice,
  DataNascita: `1980-01-${String(giorno).padStart(2, '0')}`,
});

async function compute(Nome: string, DataNascita: string, altri: object = {}): Promise<string> {
  const dati = { Cognome: 'Rossi', Nome, Sesso: 'M', DataNascita, ComuneNascita: 'H501', ...altri };
  return (await client.post(percorsi.codiceFiscale, dati)).corpo.data.CodiceFiscale;
}

describe('an anagrafica', () => {
  it('[LST-018] is created, read, replaced and deleted', async () => {
    const creata = await client.post(percorsi.anagrafica, persona);
    expect(creata.status).toBe(201);
    expect(creata.corpo.data).toMatchObject({
      Denominazione: 'Rossi Mario',
      ComuneNascitaDescrizione: 'Roma',
      ProvinciaNascita: 'RM',
      DomicilioFiscale: { Comune: 'F205', ComuneDescrizione: 'Milano', Provincia: 'MI', CAP: '20121' },
      Versione: 1,
      IdStudio: utente.studioId,
      ModificataDa: 'Bianchi Anna',
    });
    const id = creata.corpo.data.Id;
    expect((await client.get(una(id))).corpo).toEqual(creata.corpo);
    const cambiata = await client.put(una(id), { ...persona, Telefono: '02 1234567', Versione: 1 });
    expect(cambiata.status).toBe(200);
    expect(cambiata.corpo.data).toMatchObject({ Telefono: '02 1234567', Versione: 2 });
    expect((await client.delete(una(id))).status).toBe(204);
    expect((await client.get(una(id))).status).toBe(404);
    expect((await client.put(una(id), { ...persona, Versione: 2 })).status).toBe(404);
    expect((await client.delete(una(id))).status).toBe(404);
    const [riga] = await app.sql<{ prima: { codiceFiscale: string } }>(
      "select prima from registro where entita = 'anagrafica' and entita_id = $1",
      [id],
    );
    expect(riga?.prima.codiceFiscale).toBe(persona.CodiceFiscale);
  });

  it('[LST-022] answers 409 with the differences to who saves over somebody else', async () => {
    const dati = person(2, await compute('Mario', '1980-01-02'));
    const { Id } = (await client.post(percorsi.anagrafica, dati)).corpo.data;
    await client.put(una(Id), { ...dati, Telefono: '06 111111', Versione: 1 });
    const secondo = await client.put(una(Id), {
      ...dati,
      Telefono: '06 222222',
      DomicilioFiscale: { ...dati.DomicilioFiscale, Via: 'Via Nuova' },
      Versione: 1,
    });
    expect(secondo.status).toBe(409);
    expect(secondo.corpo.Codice).toBe('RECORD_MODIFICATO');
    expect(secondo.corpo.Differenze).toEqual([
      { Campo: 'DomicilioFiscale.Via', Mio: 'Via Nuova', Attuale: 'Via Brera' },
      { Campo: 'Telefono', Mio: '06 222222', Attuale: '06 111111' },
    ]);
    expect((await client.get(una(Id))).corpo.data.Telefono).toBe('06 111111');
  });

  it('[ANA-002] [ERR-017] [bad input 21] refuses a wrong codice fiscale, and one the studio already has', async () => {
    const giusta = person(3, await compute('Mario', '1980-01-03'));
    expect((await client.post(percorsi.anagrafica, giusta)).status).toBe(201);
    const doppia = await client.post(percorsi.anagrafica, giusta);
    expect(doppia.status).toBe(409);
    expect(doppia.corpo).toMatchObject({
      Message: 'Codice già utilizzato.',
      ModelState: { CodiceFiscale: ['Codice già utilizzato.'] },
    });
    for (const CodiceFiscale of ['RSSMRA80A01H501A', '00743110158', 'ABC', '']) {
      const errata = await client.post(percorsi.anagrafica, { ...persona, CodiceFiscale });
      expect(errata.status).toBe(400);
      expect(errata.corpo.ModelState.CodiceFiscale).toHaveLength(1);
    }
    const altro = await loginAs(app, await makeUtente(app));
    expect((await altro.post(percorsi.anagrafica, giusta)).status).toBe(201);
  });

  it('writes one code once even when two write it together', async () => {
    const dati = { ...societa, CodiceFiscale: '01234567897', PIVA: null };
    const risposte = await Promise.all([1, 2, 3, 4].map(() => client.post(percorsi.anagrafica, dati)));
    expect(risposte.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('[ANA-003] takes a foreign identifier as codice fiscale, whatever its form', async () => {
    const estera = { ...societa, Estera: true, IdentificativoEstero: 'DE123', PIVA: null };
    expect(
      (await client.post(percorsi.anagrafica, { ...estera, CodiceFiscale: 'DE124' })).corpo.ModelState,
    ).toEqual({
      CodiceFiscale: ["Per un soggetto estero il codice fiscale è uguale all'identificativo estero."],
    });
    const creata = await client.post(percorsi.anagrafica, { ...estera, CodiceFiscale: 'DE123' });
    expect(creata.status).toBe(201);
    expect(creata.corpo.data.CodiceFiscale).toBe('DE123');
  });

  it('[ANA-008] does not keep the fields of the other kind', async () => {
    const { corpo } = await client.post(percorsi.anagrafica, {
      ...societa,
      Cognome: 'Rossi',
      Nome: 'Mario',
      Sesso: 'M',
      DataNascita: '1980-01-01',
      ComuneNascita: 'H501',
      StatoCivile: 2,
    });
    expect(corpo.data).toMatchObject({
      Cognome: null,
      Nome: null,
      Sesso: null,
      DataNascita: null,
      ComuneNascita: null,
      StatoCivile: 0,
      RagioneSociale: 'Alfa S.r.l.',
    });
    const PF = await client.post(percorsi.anagrafica, {
      ...person(4, await compute('Mario', '1980-01-04')),
      RagioneSociale: 'Alfa',
      NaturaGiuridica: 'SR',
    });
    expect(PF.corpo.data).toMatchObject({ RagioneSociale: null, NaturaGiuridica: null });
  });

  it('[ERR-018] says that a day does not exist, or that a period ends before it begins; one day is a period', async () => {
    const send = async (altri: object) =>
      (await client.post(percorsi.anagrafica, { ...persona, ...altri })).corpo.ModelState ?? {};
    for (const DataNascita of ['1980-02-30', '2999-01-01', '1/1/80'])
      expect([DataNascita, (await send({ DataNascita })).DataNascita?.[0]]).toEqual([
        DataNascita,
        'Data non valida.',
      ]);
    const periodo = (DataRilascio: string, DataScadenza: string) => send({ DataRilascio, DataScadenza });
    expect((await periodo('2025-05-02', '2025-05-01')).DataScadenza).toEqual([
      'La data di inizio è successiva alla data di fine.',
    ]);
    expect((await periodo('2025-05-02', '2025-05-02')).DataScadenza).toBeUndefined();
    const ask = (Filter: object) => client.post(percorsi.anagraficaLista, { Filter });
    expect((await ask({ DataDa: '2025-05-02', DataA: '01/05/2025' })).corpo.ModelState).toEqual({
      'Filter.DataA': ['La data di inizio è successiva alla data di fine.'],
    });
    expect((await ask({ DataDa: '31/02/2025' })).corpo.ModelState).toEqual({
      'Filter.DataDa': ['Data non valida.'],
    });
    expect((await ask({ DataDa: '2025-05-02', DataA: '02/05/2025' })).status).toBe(200);
  });

  it('[VAL-012] [VAL-013] [ANA-016] names every wrong field, and lets an empty CAP pass', async () => {
    const { status, corpo } = await client.post(percorsi.anagrafica, {
      ...persona,
      Cognome: 'Verdi',
      Sesso: 'F',
      DataNascita: '1980-01-02',
      ComuneNascita: 'F205',
      PIVA: '00743110158',
      Email: 'senza chiocciola',
      DomicilioFiscale: { CAP: '1234' },
    });
    expect(status).toBe(400);
    expect(corpo.Codice).toBe('RICHIESTA_NON_VALIDA');
    expect(Object.keys(corpo.ModelState).sort()).toEqual([
      'Cognome',
      'ComuneNascita',
      'DataNascita',
      'DomicilioFiscale.CAP',
      'DomicilioFiscale.Comune',
      'Email',
      'PIVA',
      'Sesso',
    ]);
    const senzaCap = {
      ...person(5, await compute('Mario', '1980-01-05')),
      DomicilioFiscale: { Comune: 'H501' },
    };
    expect((await client.post(percorsi.anagrafica, senzaCap)).status).toBe(201);
  });

  it('wants a birthplace that existed on the day of birth', async () => {
    const CodiceFiscale = await compute('Mario', '1920-01-01', { ComuneNascita: 'A001' });
    const nata = { ...persona, CodiceFiscale, DataNascita: '1920-01-01', ComuneNascita: 'A001' };
    const { corpo } = await client.post(percorsi.anagrafica, nata);
    expect(corpo.data.ComuneNascitaDescrizione).toBe('Abano');
    const dopo = await client.post(percorsi.codiceFiscale, {
      Cognome: 'Rossi',
      Nome: 'Mario',
      Sesso: 'M',
      DataNascita: '1990-01-01',
      ComuneNascita: 'A002',
    });
    expect(dopo.corpo.ModelState).toEqual({
      ComuneNascita: ['Il comune non esisteva alla data di nascita.'],
    });
  });

  it('[ANA-015] is not deleted while it has declarations, and can be archived', async () => {
    const { id } = await makeAnagrafica(app, utente.studioId ?? 0, { denominazione: 'Archivio Uno' });
    await app.sql(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, riepilogo)
       values ($1, $2, $3, 'Persone fisiche', 'Ordinaria', '{"completi": 1, "quadri": 3, "esito": "completo"}')`,
      [utente.studioId, id, ANNO_FISCALE],
    );
    const eliminata = await client.delete(una(id));
    expect(eliminata.status).toBe(409);
    expect(eliminata.corpo.Codice).toBe('ANAGRAFICA_IN_USO');
    const cerca = (Filter: object) => client.post(percorsi.anagraficaLista, { Filter, Logic: 'and' });
    const [riga] = (await cerca({ Denominazione: 'archivio uno' })).corpo.data;
    expect(riga.Dichiarazione).toMatchObject({ Stato: 'Aperta', Completi: 1, Quadri: 3, Esito: 'completo' });
    expect((await client.post(percorso(percorsi.anagraficaArchivia, { id }))).corpo.data.Archiviata).toBe(
      true,
    );
    expect((await cerca({ Denominazione: 'archivio uno' })).corpo.Total).toBe(0);
    expect((await cerca({ Denominazione: 'archivio uno', Archiviata: true })).corpo.Total).toBe(1);
  });

  it('lets the consultant of the vendor read, and nothing else', async () => {
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    const { id } = await makeAnagrafica(app, utente.studioId ?? 0);
    expect((await consulente.get(una(id))).status).toBe(200);
    expect(
      (await consulente.post(percorsi.anagrafica, { ...societa, IdStudio: utente.studioId })).status,
    ).toBe(403);
    expect((await consulente.put(una(id), { ...societa, Versione: 1 })).status).toBe(403);
    expect((await consulente.delete(una(id))).status).toBe(403);
    expect((await client.get(una(id))).status).toBe(200);
  });

  it('is written by a gestore only when the studio is named and is one of its own', async () => {
    const gestore = await makeGestore(app);
    const studio = await makeStudio(app, { gestore_id: gestore.id });
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_GES, gestore_id: gestore.id }),
    );
    expect((await operatore.post(percorsi.anagrafica, societa)).corpo.ModelState.IdStudio).toHaveLength(1);
    const altrui = await operatore.post(percorsi.anagrafica, { ...societa, IdStudio: utente.studioId });
    expect(altrui.status).toBe(404);
    const sua = await operatore.post(percorsi.anagrafica, { ...societa, IdStudio: studio.id });
    expect(sua.status).toBe(201);
    expect(sua.corpo.data.IdStudio).toBe(studio.id);
  });
});

describe('the codice fiscale', () => {
  it('is computed, and a given one is read, omocodia included', async () => {
    expect(await compute('Mario', '1980-01-01')).toBe('RSSMRA80A01H501U');
    const omocodo = await client.post(percorsi.codiceFiscale, { CodiceFiscale: 'rssmra80a01h50mx' });
    expect(omocodo.corpo.data.valido).toBe(false);
    const letto = await client.post(percorsi.codiceFiscale, { CodiceFiscale: 'RSSMRA80A01H501U' });
    expect(letto.corpo.data).toMatchObject({
      valido: true,
      messaggio: null,
      dati: {
        Sesso: 'M',
        DataNascita: '1980-01-01',
        ComuneNascita: 'H501',
        ComuneNascitaDescrizione: 'Roma',
        ProvinciaNascita: 'RM',
        omocodia: false,
      },
    });
  });
});
