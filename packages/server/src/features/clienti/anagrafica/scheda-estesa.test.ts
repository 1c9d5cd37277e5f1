import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { tabelleDiCliente } from './correzione.queries.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;

beforeAll(async () => {
  app = await makeApp();
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const roma = { Comune: 'H501', CAP: '00184', Via: 'Via Cavour', Civico: '1' };
const milano = { Comune: 'F205', CAP: '20121', Via: 'Via Brera', Civico: '2' };
const persona = {
  Tipo: 'PF',
  Cognome: 'Rossi',
  Nome: 'Mario',
  Sesso: 'M',
  ComuneNascita: 'H501',
  StatoCivile: 1,
  DomicilioFiscale: roma,
};
const societa = {
  Tipo: 'SD',
  CodiceFiscale: '00743110157',
  PIVA: '00743110157',
  RagioneSociale: 'Alfa di Rossi S.n.c.',
  DomicilioFiscale: roma,
};
const una = (id: string) => percorso(percorsi.anagraficaUna, { id });

async function compute(Nome: string, DataNascita: string, altri: object = {}): Promise<string> {
  const dati = { Cognome: 'Rossi', Nome, Sesso: 'M', DataNascita, ComuneNascita: 'H501', ...altri };
  return (await client.post(percorsi.codiceFiscale, dati)).corpo.data.CodiceFiscale;
}

/** A person born on a day of January 1981, saved. */
async function create(giorno: number, altri: object = {}) {
  const DataNascita = `1981-01-${String(giorno).padStart(2, '0')}`;
  const CodiceFiscale = await compute('Mario', DataNascita);
  const { status, corpo } = await client.post(percorsi.anagrafica, {
    ...persona,
    DataNascita,
    CodiceFiscale,
    ...altri,
  });
  expect([status, corpo.ModelState]).toEqual([201, undefined]);
  return corpo.data;
}

describe('the whole record', () => {
  it('[ANA-001] [ANA-009] keeps every field of a person, addresses and document included', async () => {
    const scritta = {
      ResidenzaDiversa: true,
      Residenza: milano,
      SedeAttivitaDiversa: true,
      SedeAttivita: milano,
      EmailPEC: 'mario@pec.example.it',
      Telefono: '06 1234567',
      Cellulare: '333 1234567',
      TipoDocumento: 'Passaporto',
      NumeroDocumento: 'YA1234567',
      RilasciatoDa: 'Questura di Roma',
      DataRilascio: '2020-01-01',
      DataScadenza: '2030-01-01',
      EmailFirma: 'firma@example.it',
      TelefonoFirma: '+39 333 1234567',
    };
    const { Id } = await create(1, scritta);
    const { data } = (await client.get(una(Id))).corpo;
    const { Residenza, SedeAttivita, ...semplici } = scritta;
    expect(data).toMatchObject(semplici);
    for (const indirizzo of [data.Residenza, data.SedeAttivita])
      expect(indirizzo).toMatchObject({ ...milano, ComuneDescrizione: 'Milano', Provincia: 'MI' });
  });

  it('[ANA-001] [ANA-008] keeps those of another subject, and drops the person’s', async () => {
    const { corpo } = await client.post(percorsi.anagrafica, {
      ...societa,
      NaturaGiuridica: 'Società in nome collettivo',
      DataCostituzione: '2001-03-04',
      SedeLegaleDiversa: true,
      SedeLegale: milano,
      ResidenzaDiversa: true,
      Residenza: milano,
      TipoDocumento: 'Passaporto',
    });
    expect(corpo.data).toMatchObject({
      NaturaGiuridica: 'Società in nome collettivo',
      DataCostituzione: '2001-03-04',
      SedeLegale: { Comune: 'F205', Provincia: 'MI' },
      ResidenzaDiversa: false,
      Residenza: { Comune: null },
      TipoDocumento: null,
    });
    const { Id, Versione } = corpo.data;
    const senza = await client.put(una(Id), { ...societa, SedeLegaleDiversa: true, Versione });
    expect(senza.corpo.ModelState).toEqual({ 'SedeLegale.Comune': ['Campo obbligatorio'] });
  });

  it('[ANA-010] wants the international prefix in the telephone for the signature', async () => {
    const { Id, Versione, CodiceFiscale, DataNascita } = await create(2);
    const dati = { ...persona, CodiceFiscale, DataNascita, Versione };
    const nuda = await client.put(una(Id), { ...dati, TelefonoFirma: '333 1234567' });
    expect(nuda.corpo.ModelState).toEqual({
      TelefonoFirma: ['Indicare il prefisso internazionale, per esempio +39.'],
    });
    expect((await client.put(una(Id), { ...dati, TelefonoFirma: '0039 333 1234567' })).status).toBe(200);
  });

  it('[ANA-015] is not deleted while it has a document', async () => {
    const { id } = await makeAnagrafica(app, utente.studioId ?? 0);
    await app.sql(
      `insert into documento (studio_id, anagrafica_id, nome, formato, dimensione, sha256, contenuto)
       values ($1, $2, 'uno.pdf', 'application/pdf', 1, '\\x00', '\\x00')`,
      [utente.studioId, id],
    );
    const eliminata = await client.delete(una(id));
    expect([eliminata.status, eliminata.corpo.Codice]).toEqual([409, 'ANAGRAFICA_IN_USO']);
    expect(eliminata.corpo.Message).toContain('archiviare');
  });
});

describe('who is tied to a client', () => {
  const figlio = { Relazione: 'F1', Denominazione: 'Rossi Luca', MesiCarico: 12, Percentuale: 50 };

  it('[ANA-018] keeps the dependants in order, each once, and never the client', async () => {
    const coniuge = { Relazione: 'C', CodiceFiscale: await compute('Anna', '1982-05-05', { Sesso: 'F' }) };
    const primo = { ...figlio, CodiceFiscale: await compute('Luca', '2015-02-03'), MinoreTreAnni: true };
    const { Id, Versione, CodiceFiscale, DataNascita } = await create(3, { Familiari: [coniuge, primo] });
    const { Familiari } = (await client.get(una(Id))).corpo.data;
    expect(Familiari).toEqual([
      {
        ...coniuge,
        Denominazione: '',
        MesiCarico: 12,
        Percentuale: 100,
        MinoreTreAnni: false,
        MesiDetrazione: 0,
      },
      { ...primo, MesiDetrazione: 0 },
    ]);
    const dati = { ...persona, CodiceFiscale, DataNascita, Versione };
    const errata = await client.put(una(Id), {
      ...dati,
      Familiari: [coniuge, coniuge, { ...primo, CodiceFiscale }, { ...primo, CodiceFiscale: 'ABC' }],
    });
    expect(Object.keys(errata.corpo.ModelState).sort()).toEqual([
      'Familiari.1.CodiceFiscale',
      'Familiari.1.Relazione',
      'Familiari.2.CodiceFiscale',
      'Familiari.3.CodiceFiscale',
      'Familiari.3.Relazione',
    ]);
    const fuori = await client.put(una(Id), { ...dati, Familiari: [{ ...primo, MesiCarico: 13 }] });
    expect(Object.keys(fuori.corpo.ModelState)).toEqual(['Familiari.0.MesiCarico']);
  });

  it('[ANA-011] keeps the three shares of the partners of a firm', async () => {
    const socio = (CodiceFiscale: string, quota: number) => ({
      CodiceFiscale,
      QuotaPartecipazione: quota,
      QuotaUtile: quota,
      QuotaPerdite: 33.33,
    });
    const Soci = [
      socio(await compute('Ugo', '1970-01-01'), 66.67),
      socio(await compute('Ivo', '1971-01-01'), 33.33),
    ];
    const creata = await client.post(percorsi.anagrafica, {
      ...societa,
      CodiceFiscale: '01234567897',
      PIVA: null,
      Soci,
    });
    expect(creata.corpo.data.Soci).toMatchObject(Soci);
    expect(creata.corpo.data.Familiari).toEqual([]);
    const [uno] = Soci;
    const oltre = await client.put(una(creata.corpo.data.Id), {
      ...societa,
      CodiceFiscale: '01234567897',
      Versione: 1,
      Soci: [{ ...uno, QuotaUtile: 100.01, Dal: '2025-02-01', Al: '2025-01-01' }],
    });
    expect(Object.keys(oltre.corpo.ModelState)).toEqual(['Soci.0.QuotaUtile']);
    const rovescio = await client.put(una(creata.corpo.data.Id), {
      ...societa,
      CodiceFiscale: '01234567897',
      Versione: 1,
      Soci: [{ ...uno, Dal: '2025-02-01', Al: '2025-01-01' }],
    });
    expect(rovescio.corpo.ModelState).toEqual({
      'Soci.0.Al': ['La data di inizio è successiva alla data di fine.'],
    });
  });

  it('[ANA-012] [VAL-008] wants a progressive of quadro RR that is there, is not 0 and is nobody else’s', async () => {
    const uno = {
      Ruolo: 'T',
      CodiceFiscale: await compute('Ada', '1975-01-01', { Sesso: 'F' }),
      CodiceAzienda: '12345678AB',
      CodiceINPS: '26000000000000001',
      Dal: '2020-01-01',
      Al: null,
    };
    const { Id, CodiceFiscale, DataNascita } = await create(4);
    let Versione = 1;
    const send = async (...progressivi: (number | null)[]) => {
      const Collaboratori = progressivi.map((ProgressivoRR) => ({ ...uno, ProgressivoRR }));
      return client.put(una(Id), { ...persona, CodiceFiscale, DataNascita, Versione, Collaboratori });
    };
    for (const progressivo of [null, 0])
      expect((await send(progressivo)).corpo.ModelState).toEqual({
        'Collaboratori.0.ProgressivoRR': ['Il progressivo è obbligatorio e diverso da zero.'],
      });
    expect((await send(1, 1)).corpo.ModelState).toEqual({
      'Collaboratori.1.ProgressivoRR': ['Progressivo già usato da un altro collaboratore.'],
    });
    const buoni = await send(1, 2);
    expect(buoni.status).toBe(200);
    Versione = buoni.corpo.data.Versione;
    expect(buoni.corpo.data.Collaboratori[1]).toEqual({ ...uno, Denominazione: '', ProgressivoRR: 2 });
  });
});

describe('the history', () => {
  it('[ANA-014] [VAL-010] keeps the old value with its period, within the dates that are allowed', async () => {
    const { Id, CodiceFiscale, DataNascita } = await create(5);
    const dati = { ...persona, CodiceFiscale, DataNascita };
    const storicizza = (Versione: number, Dal: string, altri: object) =>
      client.put(una(Id), { ...dati, DomicilioFiscale: milano, Versione, Dal, ...altri });
    const domani = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await storicizza(1, domani, {})).corpo.ModelState.Dal[0]).toContain('Data non valida.');
    expect((await storicizza(1, DataNascita, {})).corpo.ModelState.Dal[0]).toContain('Data non valida.');
    expect((await storicizza(1, '2024-06-01', { StatoCivile: 2 })).status).toBe(200);
    expect((await storicizza(2, '2024-06-01', { StatoCivile: 3 })).corpo.ModelState.Dal[0]).toContain(
      '01/06/2024',
    );
    const situazione = async (giorno: string) => {
      const { corpo } = await client.get(percorso(percorsi.anagraficaSituazione, { id: Id, giorno }));
      return Object.fromEntries(corpo.data.Campi.map((c: { Campo: string }) => [c.Campo, c]));
    };
    const prima = await situazione('2024-05-31');
    expect(prima.DomicilioFiscale).toMatchObject({ Valore: { Comune: 'H501' }, Dal: null, Al: '2024-05-31' });
    expect(prima.StatoCivile).toMatchObject({ Valore: 1 });
    const dopo = await situazione('2024-06-01');
    expect(dopo.DomicilioFiscale).toMatchObject({ Valore: { Comune: 'F205' }, Dal: '2024-06-01', Al: null });
    expect(
      (await client.get(percorso(percorsi.anagraficaSituazione, { id: Id, giorno: 'ieri' }))).status,
    ).toBe(400);
  });

  it('[ANA-014] says who changed what, the newest first, and is never rewritten', async () => {
    const { Id, CodiceFiscale, DataNascita } = await create(6);
    const dati = { ...persona, CodiceFiscale, DataNascita };
    await client.put(una(Id), { ...dati, Telefono: '06 111111', Versione: 1 });
    await client.put(una(Id), { ...dati, Telefono: '06 222222', Versione: 2 });
    await client.put(una(Id), { ...dati, Telefono: '06 222222', Versione: 3 });
    await client.post(percorso(percorsi.anagraficaArchivia, { id: Id }));
    const { data } = (await client.get(percorso(percorsi.anagraficaStoria, { id: Id }))).corpo;
    const nucleo = data.map((riga: Record<string, unknown>) => [
      riga.Azione,
      riga.Campo,
      riga.Prima,
      riga.Dopo,
    ]);
    expect(nucleo).toEqual([
      ['archiviazione', 'Archiviata', false, true],
      ['modifica', 'Telefono', '06 111111', '06 222222'],
      ['modifica', 'Telefono', null, '06 111111'],
    ]);
    expect(data[0]).toMatchObject({ Autore: 'Bianchi Anna', Dal: null });
    const altro = await loginAs(app, await makeUtente(app));
    expect((await altro.get(percorso(percorsi.anagraficaStoria, { id: Id }))).status).toBe(404);
  });
});

describe('the list', () => {
  it('[ANA-007] has its variants: a text, a type and year of declaration, nobody of a year', async () => {
    const { Id } = await create(10, { Cognome: 'Rossi' });
    await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), { IdAnagrafiche: [Id] });
    const ids = (corpo: { data: { Id: string }[] }) => corpo.data.map((riga) => riga.Id);
    const con = percorso(percorsi.anagraficaConDichiarazione, { anno: 2025, tipo: 'Persone fisiche' });
    expect(ids((await client.post(con, {})).corpo)).toEqual([Id]);
    expect(ids((await client.get(`${con}/rossi`)).corpo)).toEqual([Id]);
    expect((await client.get(`${con}/verdi`)).corpo.Total).toBe(0);
    const altroTipo = percorso(percorsi.anagraficaConDichiarazione, { anno: 2025, tipo: 'IMU' });
    expect((await client.post(altroTipo, {})).corpo.Total).toBe(0);
    const senza = percorso(percorsi.anagraficaSenzaDichiarazione, { anno: 2025 });
    const tutti = await client.post(percorsi.anagraficaLista, {});
    const liberi = await client.post(senza, { Filter: {} });
    expect(liberi.corpo.Total).toBe(tutti.corpo.Total - 1);
    expect(ids(liberi.corpo)).not.toContain(Id);
    expect(
      (await client.post(percorsi.anagraficaLista, { Filter: { Dichiarazione: 2025 } })).corpo.Total,
    ).toBe(1);
    expect(
      (await client.post(percorso(percorsi.anagraficaSenzaDichiarazione, { anno: 1999 }), {})).status,
    ).toBe(404);
    expect((await client.post(percorsi.anagraficaLista, { Filter: { Dichiarazione: 'x' } })).status).toBe(
      400,
    );
    expect((await client.get(`${percorsi.anagraficaLista}/rossi`)).corpo.Total).toBeGreaterThan(0);
  });

  it('[ANA-007] is narrowed to a group, and shows an operator only the clients of his', async () => {
    const { Id } = await create(11);
    const [gruppo] = await app.sql<{ id: string }>(
      "insert into gruppo (studio_id, nome) values ($1, 'Sede Nord') returning id",
      [utente.studioId],
    );
    await app.sql('insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id) values ($1, $2, $3)', [
      utente.studioId,
      gruppo?.id,
      Id,
    ]);
    const dove = percorso(percorsi.anagraficaDiGruppo, { gruppo: gruppo?.id ?? '' });
    const { corpo } = await client.post(dove, {});
    expect(corpo.data.map((riga: { Id: string }) => riga.Id)).toEqual([Id]);
    const operatore = await makeUtente(app, { studio_id: utente.studioId });
    await app.sql('insert into gruppo_utente (studio_id, gruppo_id, utente_id) values ($1, $2, $3)', [
      utente.studioId,
      gruppo?.id,
      operatore.id,
    ]);
    await app.sql('update studio set clienti_senza_gruppo = false where id = $1', [utente.studioId]);
    const suo = await loginAs(app, operatore);
    for (const lista of [percorsi.anagraficaLista, dove])
      expect((await suo.post(lista, {})).corpo.data.map((riga: { Id: string }) => riga.Id)).toEqual([Id]);
    await app.sql('update studio set clienti_senza_gruppo = true where id = $1', [utente.studioId]);
  });

  it('[ANA-015] [ANA-017] archives many at once, hides them, and gives them back', async () => {
    const studio = utente.studioId ?? 0;
    const nomi = ['Da Archiviare Uno', 'Da Archiviare Due'];
    const Codici = [];
    for (const denominazione of nomi) Codici.push((await makeAnagrafica(app, studio, { denominazione })).id);
    const nessuna = await client.post(percorsi.anagraficaArchivio, { Codici: [] });
    expect(nessuna.corpo.ModelState).toEqual({ Codici: ["Selezionare almeno un'anagrafica."] });
    const cerca = async (Filter: object) =>
      (await client.post(percorsi.anagraficaLista, { Filter: { Denominazione: 'da archiviare', ...Filter } }))
        .corpo.Total;
    expect((await client.post(percorsi.anagraficaArchivio, { Codici })).corpo.data.aggiornate).toBe(2);
    expect([await cerca({}), await cerca({ Archiviata: true })]).toEqual([0, 2]);
    await client.post(percorsi.anagraficaArchivio, { Codici, Archiviata: false });
    expect([await cerca({}), await cerca({ Archiviata: true })]).toEqual([2, 0]);
    const altrui = await makeUtente(app);
    const { id } = await makeAnagrafica(app, altrui.studioId ?? 0);
    expect((await client.post(percorsi.anagraficaArchivio, { Codici: [...Codici, id] })).status).toBe(404);
    expect(await cerca({})).toBe(2);
  });
});

describe('registry and declaration', () => {
  /** A person with a declaration of 2025, and the ways to change the one and to read the other. */
  async function makeConDichiarazione(giorno: number, altri: object) {
    const { Id, CodiceFiscale, DataNascita } = await create(giorno, altri);
    const corpo = { IdAnagrafiche: [Id] };
    const { create: create2025 } = (
      await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), corpo)
    ).corpo.data;
    const id = create2025[0].Codice;
    const pf = percorso(percorsi.modello, { anno: 2025, prefisso: 'pf', id });
    const dati = { ...persona, CodiceFiscale, DataNascita, ...altri };
    return {
      open: async () =>
        (await client.post(percorso(percorsi.modelloApri, { anno: 2025, prefisso: 'pf', id }), {})).corpo
          .data,
      save: async (Righi: object) => {
        const { Versione } = (await client.get(pf)).corpo.data;
        return client.put(pf, { Versione, Righi });
      },
      read: async () => (await client.get(una(Id))).corpo.data,
      change: async (nuovi: object) => {
        const { Versione } = (await client.get(una(Id))).corpo.data;
        const cambiata = await client.put(una(Id), { ...dati, ...nuovi, Versione });
        expect([cambiata.status, cambiata.corpo.ModelState]).toEqual([200, undefined]);
      },
      storia: async () => (await client.get(percorso(percorsi.anagraficaStoria, { id: Id }))).corpo.data,
    };
  }

  it('[ANA-018] [ANA-014] brings dependants and the domicile of each first of January into the declaration', async () => {
    const figlio = { Relazione: 'F1', CodiceFiscale: await compute('Leo', '2016-02-03'), Percentuale: 50 };
    const uno = await makeConDichiarazione(20, { Familiari: [figlio] });
    const { Righi } = await uno.open();
    expect(Righi).toMatchObject({ 'FA2.1': 'F1', 'FA2.4': figlio.CodiceFiscale, 'FA2.5': 12, 'FA2.7': 50 });
    await uno.change({ DomicilioFiscale: milano, Dal: '2024-06-01' });
    expect((await uno.open()).Righi).toMatchObject({ 'FR3.1': 'H501', 'FR4.1': 'F205' });
  });

  it('[ANA-013] follows the registry, or does not, as the client says', async () => {
    const segue = await makeConDichiarazione(21, { Sincronizzazione: 1 });
    await segue.change({ DomicilioFiscale: milano });
    const { Righi, Versione } = await segue.open();
    expect(Righi).toMatchObject({ 'FR3.1': 'F205', 'FR4.1': 'F205' });
    expect((await segue.open()).Versione).toBe(Versione);
    await segue.save({ 'FR2.5': '3' });
    expect((await segue.read()).StatoCivile).toBe(1);

    const ferma = await makeConDichiarazione(22, { Sincronizzazione: 0 });
    await ferma.change({ DomicilioFiscale: milano });
    expect((await ferma.open()).Righi).toMatchObject({ 'FR4.1': 'H501' });
  });

  it('[ANA-013] in both directions the last change wins, and is in the history', async () => {
    const uno = await makeConDichiarazione(23, { Sincronizzazione: 3 });
    expect((await uno.save({ 'FR2.5': '2', 'FR4.1': 'F205' })).status).toBe(200);
    expect(await uno.read()).toMatchObject({
      StatoCivile: 2,
      DomicilioFiscale: { Comune: 'F205', ComuneDescrizione: 'Milano', Via: 'Via Cavour' },
    });
    const [ultima] = await uno.storia();
    expect(ultima).toMatchObject({ Azione: 'dichiarazione', Autore: 'Bianchi Anna' });
    await uno.change({ StatoCivile: 4 });
    expect((await uno.open()).Righi['FR2.5']).toBe('4');
    expect(await uno.read()).toMatchObject({ StatoCivile: 4 });
  });
});

describe('the correction of a codice fiscale', () => {
  const correct = (errato: string, corretto: string, altri: object = {}) =>
    client.post(percorsi.correzione, {
      CodiceFiscaleErrato: errato,
      CodiceFiscaleCorretto: corretto,
      ...altri,
    });

  it('[ANA-006] renames, and declarations and families follow', async () => {
    const errata = await create(25);
    const parente = await create(26, {
      Familiari: [{ Relazione: 'A', CodiceFiscale: errata.CodiceFiscale }],
    });
    await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), { IdAnagrafiche: [errata.Id] });
    const giusto = await compute('Mario', '1981-02-25');
    expect((await correct(errata.CodiceFiscale, 'ABC')).corpo.ModelState.CodiceFiscaleCorretto).toHaveLength(
      1,
    );
    expect((await correct(giusto, errata.CodiceFiscale)).status).toBe(404);
    const fatta = await correct(errata.CodiceFiscale, giusto);
    expect(fatta.corpo.data).toEqual({ aggiornate: 1, IdAnagrafica: errata.Id });
    expect((await client.get(una(errata.Id))).corpo.data).toMatchObject({
      CodiceFiscale: giusto,
      DataNascita: '1981-02-25',
    });
    expect((await client.get(una(parente.Id))).corpo.data.Familiari[0].CodiceFiscale).toBe(giusto);
    const [atto] = await app.sql<{ prima: object }>(
      "select prima from registro where azione = 'correzione' and entita_id = $1",
      [errata.Id],
    );
    expect(atto?.prima).toEqual({ codiceFiscale: errata.CodiceFiscale });
  });

  it('[ANA-006] asks before two records become one, then loses nothing', async () => {
    const va = await create(27, { Telefono: '06 111111', Email: 'va@example.it', StatoCivile: 2 });
    const resta = await create(28, { Telefono: '06 222222' });
    await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), { IdAnagrafiche: [va.Id] });
    await app.sql(
      `insert into documento (studio_id, anagrafica_id, nome, formato, dimensione, sha256, contenuto)
       values ($1, $2, 'uno.pdf', 'application/pdf', 1, '\\x00', '\\x00')`,
      [utente.studioId, va.Id],
    );
    const chiede = await correct(va.CodiceFiscale, resta.CodiceFiscale);
    expect([chiede.status, chiede.corpo.Codice]).toEqual([409, 'UNIONE_DA_CONFERMARE']);
    expect(chiede.corpo.Differenze).toContainEqual({
      Campo: 'Telefono',
      Mio: '06 111111',
      Attuale: '06 222222',
    });
    const unita = await correct(va.CodiceFiscale, resta.CodiceFiscale, {
      Conferma: true,
      Tieni: ['Telefono'],
    });
    expect(unita.corpo.data).toEqual({ aggiornate: 1, IdAnagrafica: resta.Id });
    expect((await client.get(una(va.Id))).status).toBe(404);
    expect((await client.get(una(resta.Id))).corpo.data).toMatchObject({
      CodiceFiscale: resta.CodiceFiscale,
      Telefono: '06 111111',
      Email: 'va@example.it',
      StatoCivile: 1,
    });
    const { corpo } = await client.post(percorsi.documentoLista, { Filter: { IdAnagrafica: resta.Id } });
    expect(corpo.Total).toBe(1);
    const [atto] = await app.sql<{ prima: { unita: { telefono: string } } }>(
      "select prima from registro where azione = 'unione' and entita_id = $1",
      [resta.Id],
    );
    expect(atto?.prima.unita.telefono).toBe('06 111111');
  });

  it('refuses to make one of two with the same declaration, and knows every table of a client', async () => {
    const coppia = [await create(29), await create(30)];
    const corpo = { IdAnagrafiche: coppia.map(({ Id }) => Id) };
    await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), corpo);
    const [uno, altro] = coppia.map(({ CodiceFiscale }) => CodiceFiscale);
    const rifiuto = await correct(uno, altro, { Conferma: true });
    expect([rifiuto.status, rifiuto.corpo.Codice]).toEqual([409, 'UNIONE_CON_DICHIARAZIONI']);
    const righe = await app.sql<{ tabella: string }>(
      "select conrelid::regclass::text as tabella from pg_constraint where confrelid = 'anagrafica'::regclass order by 1",
    );
    expect(righe.map(({ tabella }) => tabella)).toEqual([...tabelleDiCliente]);
  });

  it('finds the clients that may be one', async () => {
    const altro = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const chi = await loginAs(app, altro);
    const studio = altro.studioId ?? 0;
    const pf = (cognome: string, codice: string, altri: object = {}) =>
      makeAnagrafica(app, studio, {
        tipo: 'PF',
        denominazione: `${cognome} Mario`,
        data_nascita: '1970-01-01',
        codice_fiscale: codice,
        ...altri,
      });
    await pf('Bianchi', 'BNCMRA70A01F257X');
    await pf('Bianchi', 'BNCMRA70A01H501Y');
    await pf('Zanfrognini', 'ZNFMRA70A01F257Z');
    await pf('Zanfrogini', 'XXXMRA70A01F257W');
    await pf('Verdi', 'VRDMRA71A01F257K', { data_nascita: '1971-01-01' });
    const firma = { partita_iva: null, denominazione: 'Rossi S.r.l.' };
    await makeAnagrafica(app, studio, firma);
    await makeAnagrafica(app, studio, { ...firma, denominazione: 'ROSSI SRL' });
    const { corpo } = await chi.get(percorsi.doppioni);
    expect(corpo.data.map((c: { Motivo: string }) => c.Motivo)).toEqual([
      'codice',
      'ragioneSociale',
      'nomeSimile',
    ]);
    expect(corpo.data[0].Uno).toMatchObject({ IdStudio: studio, Dichiarazioni: 0 });
  });
});
