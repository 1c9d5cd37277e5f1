import { percorsi, type RigaStagioneFilo, tipologiaUtente } from '@quadra/contract';
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
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
});
afterAll(() => app.stop());

const read = async (chi = client): Promise<RigaStagioneFilo[]> =>
  (await chi.get(percorsi.stagione)).corpo.data.Righe;
const pick = async (obbligo: RigaStagioneFilo['Obbligo']) =>
  (await read()).filter(({ Obbligo }) => Obbligo === obbligo);
const makeCliente = async () => (await makeAnagrafica(app, studioId)).id;
const oweVoce = (id: string, codice: string, sezione: string, data: string, importo: number) =>
  app.sql(
    `insert into voce_fiscale (studio_id, anagrafica_id, anno, verso, origine, nome, codice, sezione, anno_riferimento, importo,
       data, motivo) values ($1, $2, 2026, 'debito', 'a mano', 'Debito', $3, $4, 2026, $5, $6, 'prova')`,
    [studioId, id, codice, sezione, importo, data],
  );

describe('the first steps of a studio', () => {
  it('are read from its data: none is ticked, each follows what there is', async () => {
    const nuovo = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const chi = await loginAs(app, nuovo);
    const id = nuovo.studioId ?? 0;
    type Passo = { Nome: string; Fatti: number; Totale: number | null; Mancano: string[] };
    const leggi = async (): Promise<Record<string, Passo>> =>
      Object.fromEntries(
        (await chi.get(percorsi.stagionePassi)).corpo.data.Passi.map((uno: Passo) => [uno.Nome, uno]),
      );
    const prima = await leggi();
    expect(Object.keys(prima)).toEqual(['studio', 'clienti', 'colleghi', 'dichiarazione', 'firma']);
    expect(
      Object.values(prima)
        .slice(1)
        .map(({ Fatti }) => Fatti),
    ).toEqual([0, 0, 0, 0]);
    expect(prima.studio?.Mancano).toContain('via');
    await app.sql(
      `update studio set partita_iva = '01234567897', via = 'Via Emilia 1', comune_descrizione = 'Modena', provincia = 'MO',
         cap = '41121', email = 'studio@posta.example', telefono = '059' where id = $1`,
      [id],
    );
    await makeAnagrafica(app, id);
    await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU, studio_id: id });
    const dopo = await leggi();
    expect(dopo.studio).toMatchObject({ Fatti: 6, Totale: 6, Mancano: [] });
    expect([dopo.clienti?.Fatti, dopo.colleghi?.Fatti, dopo.dichiarazione?.Fatti]).toEqual([1, 1, 0]);
  });

  it('are put aside by each one for himself, and taken up again', async () => {
    const leggi = async (chi: Client) => (await chi.get(percorsi.home)).corpo.data.PassiNascosti;
    expect(await leggi(client)).toBe(false);
    await client.put(percorsi.home, { PassiNascosti: true });
    expect([await leggi(client), await leggi(altro)]).toEqual([true, false]);
    await client.put(percorsi.home, { PassiNascosti: false });
    expect(await leggi(client)).toBe(false);
  });
});

describe('the season of a studio', () => {
  it('is empty without clients that owe anything, and says which day it is', async () => {
    expect((await client.get(percorsi.stagione)).corpo.data).toEqual({ Oggi: '2026-11-23', Righe: [] });
  });

  it('counts who has a model for the term and who has none, with what is to be paid; the IMU stands apart', async () => {
    const pronto = await makeCliente();
    const righe = [{ Sezione: 'erario', Codice: '4034', Anno: '2026', Debito: 3600 }];
    const nuovo = { IdAnagrafica: pronto, Scadenza: '2026-11-30', Righe: righe };
    expect((await client.post(percorsi.f24Nuovo, nuovo)).status).toBe(201);
    await app.sql(`update f24 set creato_il = '2026-11-17T10:00:00Z' where anagrafica_id = $1`, [pronto]);
    await oweVoce(await makeCliente(), '4034', 'erario', '2026-11-30', 120_050);
    await oweVoce(await makeCliente(), '3918', 'locali', '2026-12-16', 61_200);
    expect(await pick('secondo acconto')).toEqual([
      {
        ...{ Obbligo: 'secondo acconto', Tipo: null, Anno: 2026, Periodo: null, Data: '2026-11-30' },
        ...{ Verificato: false, Fatti: 1, Totale: 2, ADebito: 4800.5, DaCalcolare: false },
        Settimane: [{ Lunedi: '2026-11-16', Quanti: 1 }],
      },
    ]);
    expect(await pick('saldo IMU')).toMatchObject([
      { Data: '2026-12-16', Fatti: 0, Totale: 1, ADebito: 612, Settimane: [] },
    ]);
  });

  it('says of the IVA whose period is written, whose quarter has its file, whose advance is chosen', async () => {
    const periodi = (...numeri: number[]) => JSON.stringify(numeri.map((numero) => ({ numero })));
    const open = async (periodicita: string, scritti: string) => {
      const id = await makeCliente();
      await app.sql(
        `insert into liquidazione_iva (studio_id, anagrafica_id, anno, periodicita, acconto_versato, periodi)
         values ($1, $2, 2026, $3, 0, $4)`,
        [studioId, id, periodicita, scritti],
      );
      return id;
    };
    await open('mensile', periodi(10, 11));
    await open('mensile', periodi(10));
    await open('trimestrale', periodi(3));
    expect(await pick('liquidazione IVA')).toMatchObject([
      {
        ...{ Anno: 2026, Periodo: 11, Data: '2026-12-16', Fatti: 1, Totale: 2 },
        ...{ ADebito: null, DaCalcolare: true, Settimane: null },
      },
      { Periodo: 12, Data: '2027-01-18', Fatti: 0, Totale: 2 },
    ]);
    expect(await pick('acconto IVA')).toMatchObject([{ Data: '2026-12-28', Fatti: 0, Totale: 3 }]);
    expect(await pick('LIPE')).toMatchObject([{ Periodo: 3, Data: '2026-11-30', Fatti: 0, Totale: 3 }]);
  });

  it('comes in the order of the days, and another studio has none of it', async () => {
    const giorni = (await read()).map(({ Data }) => Data);
    expect(giorni).toEqual([...giorni].sort());
    expect(await read(altro)).toEqual([]);
  });
});

describe('what waits for who enters', () => {
  it('is first what blocks, with where it is done; another studio sees none of it', async () => {
    const leggi = async (chi = client) => (await chi.get(percorsi.stagioneAttese)).corpo.data;
    expect(await leggi()).toEqual({ Righe: [], Totale: 0, Bloccano: 0 });
    const [modello] = await app.sql<{ id: string }>('select id from f24 where studio_id = $1', [studioId]);
    await app.sql(
      `update f24 set stato = 'Inviato', stato_invio = 'Scartato', inviato_il = '2026-11-20', scarto = 'ufficio errato'
       where id = $1`,
      [modello?.id],
    );
    const aperto = await client.post('/api/ticket', { Oggetto: 'Una domanda', Testo: 'Come si fa?' });
    expect(aperto.status).toBe(201);
    expect((await leggi()).Totale).toBe(1);
    await app.sql('update ticket set attende_da = null where studio_id = $1', [studioId]);
    const { Righe, Totale, Bloccano } = await leggi();
    expect([Totale, Bloccano]).toEqual([2, 1]);
    expect(Righe).toMatchObject([
      { Genere: 'Scarto', Blocca: true, Percorso: `/f24/${modello?.id}` },
      { Genere: 'Risposta', Blocca: false, Testo: 'Una domanda' },
    ]);
    expect(Righe[0].Testo).toContain('ufficio errato');
    expect(await leggi(altro)).toEqual({ Righe: [], Totale: 0, Bloccano: 0 });
  });

  it('is of the people of a studio: who sells looks elsewhere', async () => {
    const gestore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    expect((await gestore.get(percorsi.stagione)).status).toBe(403);
    expect((await gestore.get(percorsi.stagioneAttese)).status).toBe(403);
  });
});
