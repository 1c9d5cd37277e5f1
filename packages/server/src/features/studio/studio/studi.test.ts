import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, loginAs } from '../../../../test/client.ts';
import { makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import {
  makeAnagrafica,
  makeGestore,
  makeStudio,
  makeUtente,
  type UtenteDiProva,
} from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
let app: AppDiProva;
let gestoreId: number;
let studioId: number;
let altroStudioId: number;
let fornitore: Client;
let gestore: Client;
let amministratore: Client;
let operatore: Client;
let utenteAmministratore: UtenteDiProva;

beforeAll(async () => {
  app = await makeApp();
  gestoreId = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id: gestoreId, ragione_sociale: 'Studio Àlfa' })).id;
  altroStudioId = (
    await makeStudio(app, { gestore_id: (await makeGestore(app)).id, ragione_sociale: 'Studio Beta' })
  ).id;
  const enter = async (
    tipologia_utente: (typeof tipologiaUtente)[keyof typeof tipologiaUtente],
    di: object = {},
  ) => loginAs(app, await makeUtente(app, { tipologia_utente, ...di }));
  fornitore = await enter(AMM_ELMAS);
  gestore = await enter(AMM_GES, { gestore_id: gestoreId });
  utenteAmministratore = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId });
  amministratore = await loginAs(app, utenteAmministratore);
  operatore = await enter(OP_STU, { studio_id: studioId });
});
afterAll(() => app.stop());

const uno = (id: number) => percorso(percorsi.studioUno, { id });
const read = async (chi: Client, id = studioId) => (await chi.get(uno(id))).corpo.data;
/** Sends the record back as it was read, with something changed. */
const change = async (chi: Client, dati: object, id = studioId) =>
  chi.put(uno(id), { ...(await read(chi, id)), ...dati });
const names = async (chi: Client, query: object = {}) =>
  (await chi.post(percorsi.studioLista, query)).corpo.data.map(
    (riga: { RagioneSociale: string }) => riga.RagioneSociale,
  );
const completo = {
  RagioneSociale: 'Studio Nuovo',
  PIVA: '02345670364',
  CodiceFiscale: '02345670364',
  TipoProfiloCliente: 0,
  Profilo: 'Professionista',
  TipologiaSottoscrizione: 'Azienda-Full',
  Via: 'Via Emilia 1',
  Comune: 'F257',
  CAP: '41121',
  Email: 'studio@example.it',
  PEC: 'studio@pec.example.it',
  CodiceSDI: 'abc1234',
  Telefono: '059 1234567',
  NumeroMassimoUtenti: 5,
  NumeroMassimoDichiarazioni: 100,
  ContrattoFlat: true,
  Soglia: 10,
  IPAbilitati: '',
};

describe('the record of a studio', () => {
  it('[STU-006] [GES-005] is created, read and changed with all its fields; the comune gives name and province', async () => {
    const { status, corpo } = await fornitore.post(percorsi.studio, { ...completo, GestoreId: gestoreId });
    expect(status).toBe(201);
    const { Id, Versione, CreatoIl, ModificatoIl, NomeGestore, ...resto } = corpo.data;
    expect(resto).toEqual({
      ...completo,
      GestoreId: gestoreId,
      CodiceSDI: 'ABC1234',
      ComuneDescrizione: 'Modena',
      Provincia: 'MO',
      DataBlocco: null,
      CanoneManutenzione: false,
      Bloccato: false,
      ForzaChiusuraQuadri: false,
      UltimoContratto: null,
      UltimaNomina: null,
    });
    const dopo = await change(fornitore, { RagioneSociale: 'Studio Rinominato', Soglia: null }, Id);
    expect([dopo.status, dopo.corpo.data.RagioneSociale, dopo.corpo.data.Versione]).toEqual([
      200,
      'Studio Rinominato',
      2,
    ]);
    expect((await read(gestore, Id)).RagioneSociale).toBe('Studio Rinominato');
    const vecchia = await fornitore.put(uno(Id), { ...corpo.data });
    expect([vecchia.status, vecchia.corpo.Codice]).toEqual([409, 'RECORD_MODIFICATO']);
    const righe = await app.sql<{ azione: string }>(
      "select azione from registro where studio_id = $1 and entita = 'studio' order by quando",
      [Id],
    );
    expect(righe.map(({ azione }) => azione)).toEqual(['nuovo studio', 'modifica studio']);
  });

  it('[STU-006] says what is wrong beside each field', async () => {
    const { status, corpo } = await fornitore.post(percorsi.studio, {
      ...completo,
      GestoreId: 999_999,
      PIVA: '1',
      CodiceFiscale: 'X',
      Comune: 'ZZZ9',
      CAP: 'A',
      Email: 'no',
      PEC: 'no',
      CodiceSDI: '1',
      Telefono: 'x',
      IPAbilitati: '10.0.0.300',
    });
    expect(status).toBe(400);
    expect(Object.keys(corpo.ModelState).sort()).toEqual(
      [
        'CAP',
        'CodiceFiscale',
        'CodiceSDI',
        'Comune',
        'Email',
        'IPAbilitati',
        'PEC',
        'PIVA',
        'Telefono',
      ].sort(),
    );
    const senzaGestore = await fornitore.post(percorsi.studio, { ...completo, GestoreId: 999_999 });
    expect(senzaGestore.corpo.ModelState).toEqual({ GestoreId: ['Gestore sconosciuto.'] });
    expect((await fornitore.post(percorsi.studio, { ...completo, RagioneSociale: ' ' })).status).toBe(400);
  });

  it('its administrator changes where it is and how it is reached, and nothing of the contract', async () => {
    const si = await change(amministratore, {
      Telefono: '059 7654321',
      CodiceSDI: 'ZZZ9999',
      IPAbilitati: '',
    });
    expect([si.status, si.corpo.data.Telefono]).toEqual([200, '059 7654321']);
    const no = await change(amministratore, {
      RagioneSociale: 'Altro',
      NumeroMassimoUtenti: 99,
      ContrattoFlat: true,
    });
    expect([no.status, Object.keys(no.corpo.ModelState).sort()]).toEqual([
      403,
      ['ContrattoFlat', 'NumeroMassimoUtenti', 'RagioneSociale'],
    ]);
    expect((await read(fornitore)).RagioneSociale).toBe('Studio Àlfa');
  });

  it('a gestore adds studi of its own, and only the vendor moves one to another gestore', async () => {
    const nuovo = await gestore.post(percorsi.studio, { ...completo, GestoreId: null });
    expect([nuovo.status, nuovo.corpo.data.GestoreId]).toEqual([201, gestoreId]);
    const { Id } = nuovo.corpo.data;
    const [altro] = await app.sql<{ gestore_id: number }>('select gestore_id from studio where id = $1', [
      altroStudioId,
    ]);
    const via = await change(gestore, { GestoreId: altro?.gestore_id }, Id);
    expect([via.status, via.corpo.ModelState]).toEqual([
      403,
      { GestoreId: ['Lo può cambiare soltanto il fornitore.'] },
    ]);
    expect((await change(fornitore, { GestoreId: altro?.gestore_id }, Id)).status).toBe(200);
    expect((await gestore.get(uno(Id))).status).toBe(404);
  });

  it('of another gestore or studio is not found; a studio that was used does not go, one that was not does', async () => {
    for (const chi of [gestore, amministratore]) {
      expect((await chi.get(uno(altroStudioId))).status).toBe(404);
      const record = await read(fornitore, altroStudioId);
      expect((await chi.put(uno(altroStudioId), record)).status).toBe(404);
    }
    await makeAnagrafica(app, studioId);
    const usato = await fornitore.delete(uno(studioId));
    expect([usato.status, usato.corpo.Codice]).toEqual([409, 'STUDIO_IN_USO']);
    const { corpo } = await fornitore.post(percorsi.studio, completo);
    expect((await fornitore.delete(uno(corpo.data.Id))).status).toBe(204);
    expect((await fornitore.get(uno(corpo.data.Id))).status).toBe(404);
  });
});

describe('the lists of studi', () => {
  it('[STU-009] show each his own: all to the vendor, one to its administrator, none to an operator', async () => {
    const tutti = await names(fornitore);
    expect(tutti).toEqual(expect.arrayContaining(['Studio Àlfa', 'Studio Beta']));
    expect(await names(gestore)).not.toContain('Studio Beta');
    expect(await names(gestore)).toContain('Studio Àlfa');
    expect(await names(amministratore)).toEqual(['Studio Àlfa']);
    expect((await operatore.post(percorsi.studioLista)).status).toBe(403);
    const ignoto = await fornitore.post(percorsi.studioLista, { Filter: { Crediti: 1 } });
    expect([ignoto.status, Object.keys(ignoto.corpo.ModelState)]).toEqual([400, ['Filter.Crediti']]);
  });

  it('[STU-009] [LST-016] filter by gestore, profile, lock, contract and by the days of LST-016', async () => {
    const oggi = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
    const { id } = await makeStudio(app, {
      ragione_sociale: 'Da filtrare',
      gestore_id: gestoreId,
      profilo: 'Azienda',
      contratto_flat: true,
      tipologia_sottoscrizione: 'Azienda-Light',
      ultimo_contratto_il: new Date('2025-03-01T23:30:00Z'),
      ultima_nomina_il: new Date('2025-04-10T10:00:00Z'),
    });
    const find = (Filter: object) => names(fornitore, { Filter, Logic: 'and' });
    expect(await find({ GestoreId: gestoreId, Profilo: 'Azienda', ContrattoFlat: true })).toEqual([
      'Da filtrare',
    ]);
    expect(await find({ Id: id, Bloccato: true })).toEqual([]);
    expect(await find({ Id: id, TipologiaSottoscrizione: 'Azienda-Light', Bloccato: false })).toEqual([
      'Da filtrare',
    ]);
    expect(await find({ Id: id, DataDa: oggi, DataA: oggi })).toEqual(['Da filtrare']);
    expect(await find({ Id: id, DataA: '2020-01-01' })).toEqual([]);
    const giorni: [string, string, string, boolean][] = [
      ['Contratto', '2025-03-02', '2025-03-02', true],
      ['Contratto', '01/03/2025', '2025-03-01', false],
      ['Nomina', '2025-04-10', '2025-04-10', true],
      ['Nomina', '2025-03-02', '2025-03-02', false],
    ];
    for (const [quale, da, a, trovato] of giorni) {
      const Filter = {
        Id: id,
        [`DataDaUltimoCaricamento${quale}`]: da,
        [`DataAUltimoCaricamento${quale}`]: a,
      };
      expect([quale, da, await find(Filter)]).toEqual([quale, da, trovato ? ['Da filtrare'] : []]);
    }
  });

  it('[STU-018] all at once have key and name alone, for who may choose among them', async () => {
    for (const { status, corpo } of [
      await gestore.get(percorsi.studioTutti),
      await gestore.post(percorsi.studioTutti, { Filter: { RagioneSociale: 'alfa' } }),
    ]) {
      expect(status).toBe(200);
      expect(corpo.data).toContainEqual({ Id: studioId, RagioneSociale: 'Studio Àlfa' });
      expect(
        corpo.data
          .flatMap((riga: object) => Object.keys(riga))
          .filter((k: string) => k !== 'Id' && k !== 'RagioneSociale'),
      ).toEqual([]);
    }
    const alfa = await gestore.post(percorsi.studioTutti, { Filter: { RagioneSociale: 'alfa' } });
    expect(alfa.corpo.data).toEqual([{ Id: studioId, RagioneSociale: 'Studio Àlfa' }]);
    expect((await operatore.get(percorsi.studioTutti)).status).toBe(403);
  });
});

describe('a locked studio', () => {
  const giorno = (fra: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now() + fra * 86_400_000);
  const lock = (dati: object, chi = gestore) =>
    chi.post(percorsi.studioBlocco, { IdStudio: studioId, ...dati });
  const unlock = (chi = gestore) => chi.post(percorsi.studioSblocco, { IdStudio: studioId });

  it('[STU-007] [STU-008] [ERR-016] from today refuses its users, who are in and who would enter; from tomorrow, not yet', async () => {
    expect((await lock({ DataBlocco: giorno(1) })).status).toBe(200);
    expect((await amministratore.post(percorsi.whoami)).status).toBe(200);
    expect((await lock({ DataBlocco: giorno(0), Note: 'Contratto scaduto' })).corpo.data).toMatchObject({
      Bloccato: true,
      CanoneManutenzione: false,
    });
    for (const chi of [amministratore, operatore]) {
      const { status, corpo } = await chi.post(percorsi.whoami);
      expect([status, corpo.Codice, corpo.Message]).toEqual([400, 'STUDIO_BLOCCATO', 'Studio bloccato.']);
    }
    const accesso = await new Client(app.indirizzo).login(utenteAmministratore);
    expect([accesso.status, accesso.corpo.error_description]).toEqual([400, 'Studio bloccato.']);
    expect((await unlock()).corpo.data).toMatchObject({ Bloccato: false, DataBlocco: null });
    expect((await amministratore.post(percorsi.whoami)).status).toBe(200);
  });

  it('[STU-008] for the maintenance fee says so; the history keeps every lock, who put it and who took it away', async () => {
    const canone = { DataBlocco: giorno(-3), Motivo: 'canone di manutenzione' };
    const senza = await lock(canone);
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['CanoneScadenza']]);
    expect((await lock({ ...canone, CanoneScadenza: giorno(-10) }, fornitore)).status).toBe(200);
    const { corpo } = await amministratore.post(percorsi.whoami);
    expect([corpo.Codice, corpo.Message]).toEqual([
      'STUDIO_BLOCCATO',
      expect.stringContaining('canone di manutenzione'),
    ]);
    const accesso = await new Client(app.indirizzo).login(utenteAmministratore);
    expect(accesso.corpo.error_description).toContain('canone di manutenzione');
    await unlock(fornitore);
    expect((await unlock(fornitore)).corpo.Codice).toBe('STUDIO_NON_BLOCCATO');
    expect((await amministratore.post(percorsi.whoami)).status).toBe(200);
    const storia = (await gestore.post(percorsi.studioBlocchi, { IdStudio: studioId })).corpo.data;
    expect(storia).toHaveLength(3);
    expect(storia[0]).toMatchObject({
      Motivo: 'canone di manutenzione',
      CanoneScadenza: giorno(-10),
      ToltoDa: 'Anna Bianchi',
    });
    expect(storia.every(({ ToltoIl }: { ToltoIl: string | null }) => ToltoIl !== null)).toBe(true);
  });

  it('[STU-008] is the work of its own gestore and of the vendor, of nobody else', async () => {
    const estraneo = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: (await makeGestore(app)).id }),
    );
    expect((await lock({ DataBlocco: giorno(0) }, estraneo)).status).toBe(404);
    expect((await lock({ DataBlocco: giorno(0) }, amministratore)).status).toBe(403);
    for (const tipologia_utente of [CON_ELMAS, OP_GES] as const) {
      const chi = await loginAs(
        app,
        await makeUtente(app, {
          tipologia_utente,
          ...(tipologia_utente === OP_GES ? { gestore_id: gestoreId } : {}),
        }),
      );
      expect((await lock({ DataBlocco: giorno(0) }, chi)).status).toBe(403);
    }
    expect((await read(fornitore)).Bloccato).toBe(false);
  });
});

describe('the modules of a studio', () => {
  const massa = (IdStudi: readonly number[], dati: object = {}, chi = gestore) =>
    chi.post(percorsi.studioAttivazione, { IdStudi, Applicativo: 'VISURE', Abilita: true, ...dati });
  const whoami = async () => (await amministratore.post(percorsi.whoami)).corpo.data;

  it('[STU-010] [STU-013] are turned on for twenty studi at once: whoami of their users says so, with the detail', async () => {
    const studi = await Promise.all(
      Array.from({ length: 19 }, () => makeStudio(app, { gestore_id: gestoreId })),
    );
    const { corpo } = await massa([studioId, ...studi.map(({ id }) => id)]);
    expect(corpo.data).toEqual({ aggiornati: 20, errori: [] });
    const [{ quanti } = { quanti: 0 }] = await app.sql<{ quanti: number }>(
      "select count(*)::int as quanti from applicativo_studio where codice = 'VISURE' and al is null",
    );
    expect(quanti).toBe(20);
    const Dal = '2025-01-01';
    const dettaglio = { IdStudio: studioId, Codice: 'PF', Anno: 2025, Dal, Modo: 'crediti', Limite: 50 };
    expect((await gestore.put(percorsi.studioApplicativo, dettaglio)).status).toBe(200);
    const chi = await whoami();
    expect(chi.ApplicativiAttivi).toEqual(['PF', 'VISURE', 'manager']);
    const base = { Anno: null, Dal: expect.any(String), Al: null, Modo: 'flat', Limite: null };
    expect(chi.ApplicativiAttiviDettaglio).toEqual([
      { Codice: 'PF', ...base },
      { Codice: 'PF', Anno: 2025, Dal, Al: null, Modo: 'crediti', Limite: 50 },
      { Codice: 'VISURE', ...base },
      { Codice: 'manager', ...base },
    ]);
    expect((await massa([studioId], { Abilita: false })).corpo.data.aggiornati).toBe(1);
    expect((await whoami()).ApplicativiAttivi).toEqual(['PF', 'manager']);
  });

  it('[STU-010] [ERR-053] tell the studi that could not be reached; without any, that one must be chosen', async () => {
    const { corpo } = await massa([studioId, altroStudioId]);
    expect(corpo.data).toEqual({
      aggiornati: 1,
      errori: [{ IdStudio: altroStudioId, Messaggio: expect.any(String) }],
    });
    const [riga] = await app.sql(
      "select 1 from applicativo_studio where studio_id = $1 and codice = 'VISURE'",
      [altroStudioId],
    );
    expect(riga).toBeUndefined();
    const vuota = await massa([]);
    expect([vuota.status, vuota.corpo.Message]).toEqual([400, 'Selezionare almeno uno studio.']);
    expect((await massa([studioId], { Applicativo: 'ALTRO' })).status).toBe(400);
  });

  it('that are off are refused: who buys is told where, the others to whom to turn', async () => {
    await massa([studioId], { Applicativo: 'REMOTEHOST', Abilita: false });
    const open = (chi: Client) =>
      chi.post(percorsi.studioApriApplicativo, { IdStudio: studioId, Codice: 'REMOTEHOST' });
    const capo = await open(amministratore);
    expect([capo.status, capo.corpo.Codice, capo.corpo.Message]).toEqual([
      403,
      'MODULO_NON_ATTIVO',
      expect.stringContaining('chi vende i pacchetti'),
    ]);
    const suo = await open(operatore);
    expect([suo.status, suo.corpo.Message]).toEqual([
      403,
      expect.stringContaining('contatta il tuo amministratore'),
    ]);
    const remoto = {
      IdStudio: studioId,
      Codice: 'REMOTEHOST',
      Dal: '2025-01-01',
      Indirizzo: 'https://remoto.example/a',
    };
    expect(
      (await gestore.put(percorsi.studioApplicativo, { ...remoto, Indirizzo: 'javascript:alert(1)' })).status,
    ).toBe(400);
    await gestore.put(percorsi.studioApplicativo, remoto);
    expect((await open(operatore)).corpo.data).toEqual({ Indirizzo: 'https://remoto.example/a' });
    await gestore.put(percorsi.studioApplicativo, { ...remoto, Al: '2025-02-01' });
    expect((await open(operatore)).status).toBe(403);
  });

  it('[SES-044] which studio is always said, also for locks and modules', async () => {
    const prove: [string, 'POST' | 'PUT', object][] = [
      [percorsi.studioBlocco, 'POST', { DataBlocco: '2025-01-01' }],
      [percorsi.studioSblocco, 'POST', {}],
      [percorsi.studioBlocchi, 'POST', {}],
      [percorsi.studioApplicativi, 'POST', {}],
      [percorsi.studioApplicativo, 'PUT', { Codice: 'VISURE', Dal: '2025-01-01' }],
      [percorsi.studioForzaChiusura, 'POST', { Abilita: true }],
    ];
    for (const [dove, metodo, dati] of prove) {
      const { status, corpo } = await gestore.send(metodo, dove, dati);
      expect([dove, status, Object.keys(corpo.ModelState)]).toEqual([dove, 400, ['IdStudio']]);
    }
  });
});

describe('the settings of a studio', () => {
  const get = async () =>
    (await amministratore.post(percorsi.studioImpostazioni, { IdStudio: studioId })).corpo.data;
  const put = (dati: object, chi = amministratore) =>
    chi.put(percorsi.studioImpostazioni, { IdStudio: studioId, ...dati });

  it('[STU-015] are saved and read again as they were; only the administrator of the studio writes them', async () => {
    const prima = await get();
    expect(prima.Personalizzazioni).toEqual({
      DataDaFiltroImpostata: false,
      RichiestaConfermaQuadri: true,
      GestioneFlagInvioTelematico: 2,
    });
    expect([prima.ContrattoFlat, Object.values(prima.Testi).every((testo) => testo === null)]).toEqual([
      false,
      true,
    ]);
    const Personalizzazioni = {
      DataDaFiltroImpostata: true,
      RichiestaConfermaQuadri: false,
      GestioneFlagInvioTelematico: 1,
      RateusPortaleUnico: true,
    };
    const Testi = {
      OggettoF24Cliente: 'F24 {anno}',
      CorpoF24Cliente: 'Gentile {cliente}',
      MandatoF24: 'Mandato',
    };
    const { status, corpo } = await put({ Personalizzazioni: { ...Personalizzazioni, Altro: 1 }, Testi });
    expect([status, corpo.data.Personalizzazioni]).toEqual([200, Personalizzazioni]);
    const dopo = await get();
    expect(dopo.Testi).toMatchObject({ ...Testi, CorpoArchiviazione: null });
    await put({ Personalizzazioni, Testi: { ...dopo.Testi, MandatoF24: null } });
    expect((await get()).Testi.MandatoF24).toBeNull();
    const { Studio } = (await amministratore.post(percorsi.whoami)).corpo.data;
    expect(JSON.parse(Studio.PersonalizzazioniOperative)).toEqual(Personalizzazioni);
    expect(JSON.stringify(Studio)).not.toContain('Gentile');
    for (const chi of [operatore, gestore, fornitore])
      expect((await put({ Personalizzazioni: {}, Testi: {} }, chi)).status).toBe(403);
    expect((await put({ Personalizzazioni: {}, Testi: { Altro: 'x' } })).status).toBe(400);
  });

  it('[STU-015] two who change different settings keep both: what is left out stays', async () => {
    await put({ Personalizzazioni: { RichiestaConfermaQuadri: true }, Testi: { Incarico: 'Mio' } });
    const [primo, secondo] = await Promise.all([
      put({ Personalizzazioni: {}, Testi: { Incarico: null, CorpoArchiviazione: 'Di uno' } }),
      put({ Personalizzazioni: { RichiestaConfermaQuadri: false }, Testi: { OggettoF24Studio: 'Di altro' } }),
    ]);
    expect([primo.status, secondo.status]).toEqual([200, 200]);
    const { Personalizzazioni, Testi } = await get();
    expect(Personalizzazioni).toMatchObject({ DataDaFiltroImpostata: true, RichiestaConfermaQuadri: false });
    expect(Testi).toMatchObject({
      ...{ Incarico: null, CorpoArchiviazione: 'Di uno' },
      ...{ OggettoF24Studio: 'Di altro', CorpoF24Cliente: 'Gentile {cliente}' },
    });
    const storto = { Personalizzazioni: { GestioneFlagInvioTelematico: 9 }, Testi: {} };
    expect((await put(storto)).status).toBe(400);
  });

  it('settings that were written wrong are read as at the start', async () => {
    await app.sql("update studio set personalizzazioni_operative = '{' where id = $1", [studioId]);
    expect((await get()).Personalizzazioni.RichiestaConfermaQuadri).toBe(true);
  });

  it('[STU-011] [ERR-047] let declarations close with open quadri, with a warning and a log; otherwise they are refused', async () => {
    const id = await makeDichiarazione(app, amministratore, studioId);
    const close = async (dati: object = {}) =>
      (
        await amministratore.post(percorso(percorsi.dichiarazioneChiudi, { anno: 2025 }), {
          Codici: [id],
          ...dati,
        })
      ).corpo.data;
    const rifiuto = await close();
    expect(rifiuto).toMatchObject({ chiuse: [] });
    expect(rifiuto.errori[0].Messaggio).toContain(
      'Chiudere tutti i quadri prima di chiudere la dichiarazione.',
    );
    expect(rifiuto.errori[0].Forzabile).toBeUndefined();
    const set = (Abilita: boolean, chi = gestore) =>
      chi.post(percorsi.studioForzaChiusura, { IdStudio: studioId, Abilita });
    expect((await set(true, operatore)).status).toBe(403);
    expect((await set(true)).corpo.data).toBe(true);
    expect((await close({ Conferma: false })).errori[0]).toMatchObject({ Forzabile: true });
    const esito = await close({ Conferma: true, Motivo: 'Nessun reddito nell’anno' });
    expect(esito).toMatchObject({ chiuse: [id], errori: [] });
    expect(esito.avvisi[0].Quadri.length).toBeGreaterThan(0);
    const righe = await app.sql<{ azione: string }>(
      "select azione from registro where entita_id = $1 and azione like 'chiusura%'",
      [id],
    );
    expect(righe).toEqual([{ azione: 'chiusura forzata' }]);
    expect((await set(false)).corpo.data).toBe(true);
  });

  it('a lowered maximum of users disables those beyond it', async () => {
    const { id } = await makeStudio(app, { gestore_id: gestoreId });
    await makeUtente(app, { studio_id: id, tipologia_utente: AMM_STU, primo_amministratore: true });
    for (let n = 0; n < 3; n += 1) await makeUtente(app, { studio_id: id });
    expect((await change(gestore, { NumeroMassimoUtenti: 2 }, id)).status).toBe(200);
    const [righe] = await app.sql<{ attivi: number }>(
      'select count(*)::int as attivi from utente where studio_id = $1 and attivo',
      [id],
    );
    expect(righe?.attivi).toBe(2);
  });
});
