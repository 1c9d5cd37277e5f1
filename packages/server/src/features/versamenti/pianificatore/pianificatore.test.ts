import { type PianificatoreFilo, percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let altro: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2026-11-23T10:00:00Z'));
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
});
afterAll(() => app.stop());

const acconto = { Sezione: 'erario', Codice: '4034', Anno: '2026', Debito: 3600 };
const inps = { Sezione: 'inps', Codice: 'AF', Sede: '5000', Posizione: '12345678901234567', Debito: 1150 };
const periodo = { Da: '01/2026', A: '12/2026' };
async function makeCliente(...righe: object[]): Promise<{ id: string; f24: string }> {
  const { id } = await makeAnagrafica(app, studioId);
  const creato = await client.post(percorsi.f24Nuovo, {
    ...{ IdAnagrafica: id, Scadenza: '2026-11-30', Righe: righe.length > 0 ? righe : [acconto] },
  });
  if (creato.status !== 201) throw new Error(creato.testo);
  return { id, f24: creato.corpo.data.Id };
}
const read = async (id: string, chi = client): Promise<PianificatoreFilo> =>
  (await chi.get(percorso(percorsi.pianificatore, { id }))).corpo.data;
const use = (id: string, IdF24: string, Data: string, Versione: number, chi = client) =>
  chi.post(percorso(percorsi.pianificatoreUsa, { id }), { Spostamenti: [{ IdF24, Versione, Data }] });
const righeDi = ({ Pagamenti }: PianificatoreFilo) =>
  Pagamenti.flatMap(({ Righe }) => Righe.map(({ Codice, Debito, Base }) => [Codice, Debito, Base]));

describe('the planner of a client', () => {
  it('moves a model to another day with sanction and interest of the engine, and back to its term', async () => {
    const { id, f24 } = await makeCliente();
    const [prima] = (await read(id)).Pagamenti;
    expect(prima).toMatchObject({
      Scadenza: '2026-11-30',
      Data: '2026-11-30',
      Saldo: 3600,
      Spostabile: true,
    });
    const tardi = await use(id, f24, '2027-01-15', 1);
    expect(tardi.status).toBe(200);
    expect(righeDi(tardi.corpo.data)).toEqual([
      ['4034', 3600, 3600],
      ['8901', 50, 50],
      ['1989', 7.26, 7.26],
    ]);
    expect(tardi.corpo.data.Pagamenti[0]).toMatchObject({ Data: '2027-01-15', Saldo: 3657.26, Versione: 2 });
    const piuTardi = await use(id, f24, '2027-01-20', 2);
    expect(righeDi(piuTardi.corpo.data).map(([codice]) => codice)).toEqual(['4034', '8901', '1989']);
    const indietro = await use(id, f24, '2026-11-30', 3);
    expect(righeDi(indietro.corpo.data)).toEqual([['4034', 3600, 3600]]);
    const atti = await app.sql<{ azione: string }>('select azione from registro where entita_id = $1', [f24]);
    expect(atti.filter(({ azione }) => azione === 'spostamento F24')).toHaveLength(3);
  });

  it('keeps the voce that a model pays at what was due, whatever the delay adds in the row', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    const [voce] = await app.sql<{ id: string }>(
      `insert into voce_fiscale (studio_id, anagrafica_id, anno, verso, origine, nome, codice, sezione, anno_riferimento, importo,
         data, motivo) values ($1, $2, 2026, 'debito', 'a mano', 'IMU', '3918', 'locali', 2026, 61200, '2026-12-16', 'prova')
       returning id`,
      [studioId, id],
    );
    const creato = await client.post(percorsi.f24Nuovo, {
      ...{ IdAnagrafica: id, Scadenza: '2026-12-16' },
      Righe: [
        {
          ...{ Sezione: 'locali', Codice: '3918', Ente: 'F257', Anno: '2026', Saldo: true, Immobili: 1 },
          ...{ Debito: 612, IdVoce: voce?.id, Quota: 612 },
        },
      ],
    });
    const { Id } = creato.corpo.data;
    const [mossa] = (await use(id, Id, '2026-12-29', 1)).corpo.data.Pagamenti;
    expect(mossa.Righe[0]).toMatchObject({ Codice: '3918', Base: 612, Ravvedimento: true });
    expect(mossa.Saldo).toBeGreaterThan(612);
    const lato = () => app.sql('select impegnato::int from voce_fiscale where id = $1', [voce?.id]);
    expect(await lato()).toEqual([{ impegnato: 61_200 }]);
    const [tornata] = (await use(id, Id, '2026-12-16', 2)).corpo.data.Pagamenti;
    expect([tornata.Saldo, tornata.Righe[0].Ravvedimento ?? false]).toEqual([612, false]);
    expect(await lato()).toEqual([{ impegnato: 61_200 }]);
  });

  it('adds nothing for what it does not handle, and writes all the models or none', async () => {
    const { id, f24 } = await makeCliente({ ...inps, ...periodo });
    const mosso = await use(id, f24, '2026-12-10', 1);
    expect(mosso.corpo.data.Pagamenti[0]).toMatchObject({ Data: '2026-12-10', Saldo: 1150 });
    const nuovo = { IdAnagrafica: id, Scadenza: '2026-12-16', Righe: [acconto] };
    const altroModello = (await client.post(percorsi.f24Nuovo, nuovo)).corpo.data.Id;
    const insieme = (Versione: number) =>
      client.post(percorso(percorsi.pianificatoreUsa, { id }), {
        Spostamenti: [
          { IdF24: f24, Versione: 2, Data: '2026-12-20' },
          { IdF24: altroModello, Versione, Data: '2026-12-20' },
        ],
      });
    expect((await insieme(9)).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await read(id)).Pagamenti.map(({ Data }) => Data).sort()).toEqual(['2026-12-10', '2026-12-16']);
    expect((await insieme(1)).status).toBe(200);
    expect((await read(id)).Pagamenti.map(({ Data }) => Data)).toEqual(['2026-12-20', '2026-12-20']);
  });

  it('does not touch what was sent, a day gone by, the model of another client or of another studio', async () => {
    const { id, f24 } = await makeCliente();
    const ieri = await use(id, f24, '2026-11-22', 1);
    expect(ieri.corpo.ModelState).toEqual({ 'Spostamenti.0.Data': [testiCampo.GIORNO_PASSATO] });
    const vicino = await makeCliente();
    expect((await use(vicino.id, f24, '2026-12-10', 1)).status).toBe(404);
    expect((await use(id, f24, '2026-12-10', 1, altro)).status).toBe(404);
    expect((await altro.get(percorso(percorsi.pianificatore, { id }))).status).toBe(404);
    const due = await Promise.all([use(id, f24, '2026-12-10', 1), use(id, f24, '2026-12-11', 1)]);
    expect(due.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { Versione } = (await read(id)).Pagamenti[0] ?? { Versione: 0 };
    await client.post(percorso(percorsi.f24Azione, { id: f24 }), {
      ...{ Azione: 'invia', Data: '2026-11-23', Versione },
    });
    const [inviato] = (await read(id)).Pagamenti;
    expect(inviato).toMatchObject({ Stato: 'Inviato', Spostabile: false });
    const dopo = await use(id, f24, '2026-12-20', inviato?.Versione ?? 0);
    expect([dopo.status, dopo.corpo.Codice]).toEqual([409, 'F24_IN_QUESTO_STATO']);
  });
});

describe('the planner of a studio', () => {
  it('says of each client what is to be paid, month by month, and of all together the same sum', async () => {
    const { id } = await makeCliente();
    await client.post(percorsi.f24Nuovo, { IdAnagrafica: id, Scadenza: '2026-12-16', Righe: [acconto] });
    const { data, Total } = (await client.post(percorsi.cassaLista, { PageSize: 100 })).corpo;
    expect(Total).toBe(data.length);
    expect(data.find((una: { IdAnagrafica: string }) => una.IdAnagrafica === id)).toMatchObject({
      ...{ Quanti: 2, Totale: 7200, Prossima: '2026-11-30', InRitardo: 0 },
      Mesi: [
        { Mese: '2026-11', Importo: 3600 },
        { Mese: '2026-12', Importo: 3600 },
      ],
    });
    const mesi = (await client.get(percorsi.cassaMesi)).corpo.data;
    const sum = (righe: { Importo: number }[]) =>
      Math.round(righe.reduce((somma, { Importo }) => somma + Importo, 0) * 100);
    expect(sum(mesi)).toBe(sum(data.map(({ Totale }: { Totale: number }) => ({ Importo: Totale }))));
    expect((await altro.get(percorsi.cassaMesi)).corpo.data).toEqual([]);
  });

  it('says what is due at the next terms, prepared or not, what is past, and of a client when and how much', async () => {
    const { id } = await makeCliente();
    await client.post(percorso(percorsi.contoVoci, { anno: 2026, id }), {
      ...{ Verso: 'debito', Codice: '6011', AnnoRiferimento: 2026, Importo: 150.5, Data: '2026-12-16' },
      Motivo: 'prova',
    });
    const passato = await makeCliente();
    await app.sql("update f24 set scadenza = '2026-11-16', data = '2026-11-16' where id = $1", [passato.f24]);
    const { Prossime, Arretrati } = (await client.get(percorsi.f24Scadenze)).corpo.data;
    const del = (giorno: string) => Prossime.find(({ Data }: { Data: string }) => Data === giorno);
    expect(del('2026-11-30').Importo).toBeGreaterThanOrEqual(3600);
    expect(del('2026-12-16').DaPreparare).toBe(150.5);
    expect(del('2026-12-16').Anno).toBe(2026);
    expect(Arretrati).toEqual({ Clienti: 1, Importo: 3600, Anno: 2026 });
    const niente = await makeAnagrafica(app, studioId);
    const chiesti = { Codici: [id, passato.id, niente.id] };
    expect((await client.post(percorsi.f24Dovuti, chiesti)).corpo.data).toEqual([
      { IdAnagrafica: passato.id, Data: '2026-11-16', Importo: 3600, Totale: 3600 },
      { IdAnagrafica: id, Data: '2026-11-30', Importo: 3600, Totale: 3750.5 },
    ]);
    expect((await altro.post(percorsi.f24Dovuti, chiesti)).corpo.data).toEqual([]);
    expect((await altro.get(percorsi.f24Scadenze)).corpo.data).toEqual({
      Prossime: [],
      Arretrati: { Clienti: 0, Importo: 0, Anno: null },
    });
  });
});
