import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import {
  makeAnagrafica,
  makeGestore,
  makeStudio,
  makeUtente,
  type UtenteDiProva,
} from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { rotte } from '../../../app.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;
beforeAll(async () => {
  app = await makeApp();
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

interface Riga {
  chi: number;
  dove: string;
  recente: boolean;
  cosa: string;
  prima: unknown;
  dopo: unknown;
}
const listRighe = (entita: string, id?: string | number, chi = utente.id) =>
  app.sql<Riga>(
    `select utente_id as chi, ip as dove, quando > now() - interval '1 minute' as recente,
       azione as cosa, prima, dopo
     from registro where entita = $1 and ($2::text is null or entita_id = $2) and utente_id = $3 order by quando`,
    [entita, id ?? null, chi],
  );
const row = (cosa: string, valori: Partial<Riga>) => ({
  chi: utente.id,
  dove: '127.0.0.1',
  recente: true,
  cosa,
  prima: null,
  dopo: null,
  ...valori,
});

describe('the audit log', () => {
  it('names the client an act is about, to who works in his studio alone', async () => {
    const { id: anagrafica } = await makeAnagrafica(app, utente.studioId ?? 0, {
      denominazione: 'Bini Ada',
      email: 'ada.bini@posta.example',
    });
    await client.post(percorso(percorsi.anagraficaRichiesta, { id: anagrafica }), { Documenti: 'CU 2025' });
    const id = await makeDichiarazione(app, client, utente.studioId ?? 0);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const read = async (chi: Client, IdEntita: string) => {
      const { corpo } = await chi.post(percorsi.registroLista, { Filter: { IdEntita } });
      return (corpo.data as { Cliente: string | null }[]).map(({ Cliente }) => Cliente);
    };
    expect(await read(client, anagrafica)).toEqual(['Bini Ada']);
    expect(await read(client, id)).toEqual(['Rossi Mario']);
    const fornitore = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS });
    expect(await read(await loginAs(app, fornitore), anagrafica)).toEqual([null]);
    await client.delete(percorso(percorsi.anagraficaUna, { id: anagrafica }));
    expect(await read(client, anagrafica)).toEqual(['Bini Ada', 'Bini Ada']);
  });

  it('[CFG-021] has one row for a login, with debug when it was asked by who may', async () => {
    expect(await listRighe('sessione')).toEqual([row('login', {})]);
    const sviluppatore = await makeUtente(app, {
      tipologia_utente: tipologiaUtente.AMM_ELMAS,
      sviluppatore: true,
    });
    const { email: username, password, id } = sviluppatore;
    const corpo = new URLSearchParams({ username, password, grant_type: 'password', debug: 'true' });
    expect((await client.send('POST', percorsi.token, corpo)).status).toBe(200);
    const righe = await app.sql('select azione, ip, dopo from registro where utente_id = $1', [id]);
    expect(righe).toEqual([{ azione: 'login', ip: '127.0.0.1', dopo: { debug: true } }]);
    client = await loginAs(app, utente);
  });

  it('[CFG-021] has one row for each change of state of a declaration, with before and after', async () => {
    const id = await makeDichiarazione(app, client, utente.studioId ?? 0);
    await completeDichiarazione(client, id);
    expect((await dichiarazioni.chiudi(client, [id])).corpo.data.chiuse).toEqual([id]);
    const stampa = await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: 2025, chiavi: [id] });
    expect(stampa.status).toBe(200);
    expect((await dichiarazioni.riapri(client, [id])).corpo.data.riaperte).toEqual([id]);
    expect((await dichiarazioni.elimina(client, [id])).corpo.data.eliminate).toEqual([id]);
    const righe = await listRighe('dichiarazione', id);
    const quando = expect.stringMatching(/^\d{4}-/);
    expect(righe).toEqual([
      row('chiusura', { prima: { stato: 'Aperta' }, dopo: { stato: 'Chiusa' } }),
      row('stampa definitiva', { prima: { stampaData: null }, dopo: { stampaData: quando } }),
      row('riapertura', {
        prima: { stato: 'Chiusa', stampaData: quando },
        dopo: { stato: 'Aperta', stampaData: null },
      }),
      row('eliminazione', {
        prima: expect.objectContaining({
          anno: 2025,
          stato: 'Aperta',
          righi: expect.objectContaining({ 'RC1.3': 30000 }),
        }),
      }),
    ]);
  });

  it('[CFG-021] has nothing of a change that was refused', async () => {
    const id = await makeDichiarazione(app, client, utente.studioId ?? 0);
    expect((await dichiarazioni.chiudi(client, [id])).corpo.data.chiuse).toEqual([]);
    expect((await dichiarazioni.riapri(client, [id])).corpo.data.riaperte).toEqual([]);
    expect(await listRighe('dichiarazione', id)).toEqual([]);
  });

  it('[CFG-021] has one row for a client deleted, whole as it was, and one for an export', async () => {
    const { id } = await makeAnagrafica(app, utente.studioId ?? 0, { denominazione: 'Da togliere' });
    expect((await client.delete(percorso(percorsi.anagraficaUna, { id }))).status).toBe(204);
    const tolta = expect.objectContaining({ id, denominazione: 'Da togliere' });
    expect(await listRighe('anagrafica', id)).toEqual([row('eliminazione', { prima: tolta })]);

    const richiesta = {
      lista: 'anagrafica',
      formato: 'csv',
      colonne: [{ Campo: 'Denominazione', Titolo: 'Cliente' }],
      Filter: { Denominazione: 'rossi' },
    };
    const esportata = [row('esportazione', { dopo: expect.objectContaining(richiesta) })];
    const diretta = await client.post(percorsi.esporta, richiesta);
    expect(await listRighe('lavoro', diretta.corpo.data.jobId)).toEqual(esportata);
    const avvio = { Nome: 'esportazione', Parametri: { ...richiesta, Filter: {} } };
    const avviata = await client.post(percorsi.lavoroAvvia, avvio);
    expect(await listRighe('lavoro', avviata.corpo.data.jobId)).toEqual([
      row('esportazione', { dopo: expect.objectContaining({ ...richiesta, Filter: {} }) }),
    ]);
  });

  it('[CFG-021] has one row for a right said, and for a user of another type, with before and after', async () => {
    const studioId = utente.studioId ?? 0;
    for (const Valore of [false, null])
      expect((await client.put(percorsi.permessi, { Codice: 'ELENCHI_ESPORTA', Valore })).status).toBe(200);
    const di = (valore: boolean | null) => ({ codice: 'ELENCHI_ESPORTA', valore });
    expect(await listRighe('studio', studioId)).toEqual([
      row('permesso', { prima: di(null), dopo: di(false) }),
      row('permesso', { prima: di(false), dopo: di(null) }),
    ]);
    const { OP_STU, AMM_STU } = tipologiaUtente;
    const { id } = await makeUtente(app, { studio_id: studioId, tipologia_utente: OP_STU });
    const url = percorso(percorsi.utenteUno, { id });
    const { Versione } = (await client.get(url)).corpo.data;
    expect((await client.put(url, { Versione, TipologiaUtente: AMM_STU })).status).toBe(200);
    expect(await listRighe('utente', id)).toEqual([
      row('modifica', { prima: { tipologia: OP_STU }, dopo: { tipologia: AMM_STU } }),
    ]);
  });

  it('[CFG-021] has one row for credits bought, burnt, and moved: one in each of the two studi', async () => {
    const chi = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS });
    const fornitore = await loginAs(app, chi);
    const gestore_id = (await makeGestore(app)).id;
    const sede = { via: 'Via Cavour 1', comune: 'H501', provincia: 'RM', cap: '00184' };
    const IdStudio = (await makeStudio(app, { gestore_id, ...sede })).id;
    const altro = (await makeStudio(app, { gestore_id, ...sede })).id;
    const dieci = { Nome: 'Dieci', Crediti: 10, CostoUnitario: 1.5, ScadenzaMesi: 12 };
    const IdPacchetto = (await fornitore.post(percorsi.pacchetto, dieci)).corpo.data.Id;
    const pay = async (dove: string, corpo: object) => {
      const chiave = { 'idempotency-key': dove };
      const { status } = await fornitore.send('POST', dove, corpo, chiave);
      expect([dove, [200, 201].includes(status)]).toEqual([dove, true]);
    };
    const mossi = { Crediti: 2, Motivazione: 'Fra studi' };
    const bruciati = { Crediti: 3, Motivazione: 'Prova' };
    await pay(percorsi.creditiAcquisto, { IdStudio, IdPacchetto });
    await pay(percorsi.creditiScala, { IdStudio, ...bruciati });
    await pay(percorsi.creditiSpostamento, { DaIdStudio: IdStudio, AIdStudio: altro, ...mossi });
    const atto = (cosa: string, dopo: object) => row(cosa, { chi: chi.id, dopo });
    const righe = await listRighe('crediti', undefined, chi.id);
    expect(righe).toHaveLength(4);
    expect(righe).toEqual(
      expect.arrayContaining([
        atto('acquisto manuale di crediti', { Pacchetto: 'Dieci', Crediti: 10, Prezzo: 1500 }),
        atto('consumo manuale di crediti', bruciati),
        atto('spostamento di crediti', { ...mossi, AIdStudio: altro }),
        atto('spostamento di crediti', { ...mossi, DaIdStudio: IdStudio }),
      ]),
    );
  });

  it('[CFG-021] is read through the calls, and by none of them changed', async () => {
    const { corpo } = await client.post(percorsi.registroLista, { PageSize: 1 });
    const [{ Id }] = corpo.data;
    const read = () => app.sql('select * from registro where id = $1', [Id]);
    const prima = await read();
    const sue = rotte.filter((rotta) => rotta.percorso.startsWith('/api/registro') && rotta.metodo !== 'GET');
    expect(sue.map((rotta) => rotta.percorso)).toEqual([percorsi.registroLista]);
    for (const chi of [
      client,
      await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS })),
    ])
      for (const metodo of ['PUT', 'DELETE', 'POST'] as const)
        for (const dove of [`/api/registro/${Id}`, '/api/registro'])
          expect((await chi.send(metodo, dove, { Id, Azione: 'altro' })).status).toBe(404);
    expect(await read()).toEqual(prima);
  });

  it('[CFG-021] is not edited nor emptied by the application, nor by the owner', async () => {
    for (const comando of [
      "update registro set azione = 'altro'",
      'delete from registro',
      'truncate registro',
    ]) {
      await expect(app.servizi.pool.query(comando)).rejects.toThrow(/permission denied/);
      await expect(app.sql(comando)).rejects.toThrow(/non si modifica/);
    }
  });
});
