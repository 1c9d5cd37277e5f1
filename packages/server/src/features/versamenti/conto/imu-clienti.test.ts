import {
  F24_PER_LOTTO,
  type ImuClienteFilo,
  LAVORO_PORTA_IMU,
  type LavoroRigaFilo,
  percorsi,
  percorso,
  testiF24,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  await app.sql(
    `insert into tabella_voce (tabella, codice, descrizione, anno, extra)
     select 'aliquote-imu', c || '/altri-fabbricati', p::text, anno,
       jsonb_build_object('comune', c, 'fattispecie', 'altri-fabbricati', 'percento', p)
     from (values ('F257', 1.06), ('B819', 0.96)) v (c, p), (values (2024), (2025)) a (anno)`,
  );
});
afterAll(() => app.stop());

const list = async (Filter: object = {}, altro: object = {}, chi = client, anno = ANNO) =>
  (await chi.post(percorso(percorsi.contoImu, { anno }), { Filter, Logic: 'and', ...altro })).corpo;
const readUno = async (id: string): Promise<ImuClienteFilo> => (await list({ IdAnagrafica: id })).data[0];
const build = async (id: string, Comune: string, Rendita: number | null, altro: object = {}) => {
  const Proprietari = [{ IdAnagrafica: id, Dal: '2010-01-01', Quota: 100, ...altro }];
  const risposta = await client.post(percorsi.fabbricato, { Comune, Categoria: 'A/2', Rendita, Proprietari });
  if (risposta.status !== 201) throw new Error(risposta.testo);
  return String(risposta.corpo.data.Id);
};
const makeCliente = async (denominazione: string, altro: object = {}) =>
  (await makeAnagrafica(app, studioId, { denominazione, ...altro })).id;
const porta = async (...Codici: string[]) => {
  const { corpo } = await client.post(percorsi.lavoroAvvia, {
    Nome: LAVORO_PORTA_IMU,
    Parametri: { Anno: ANNO, Codici },
  });
  return waitLavoro(client, corpo.data.jobId);
};

describe('the IMU of all clients', () => {
  it('is those who have properties in the year, of a comune when it is asked, each with what he owes as on his page', async () => {
    const rossi = await makeCliente('Rossi Anna');
    const bianchi = await makeCliente('Bianchi Ugo');
    await makeCliente('Senza Immobili');
    // 600 x 1.05 x 160 = 100,800 at 1.06% = 1,068.48; 500 x 1.05 x 160 = 84,000 at 0.96% = 806.40.
    await build(rossi, 'F257', 600);
    await build(rossi, 'B819', 500);
    await build(bianchi, 'F257', 600);
    await build(await makeCliente('Nudi Elio'), 'F257', 900, { TipoPossesso: 'Nuda proprietà' });
    await build(await makeCliente('Venduti Ada'), 'F257', 900, { Al: '2024-12-31' });
    const tutti = await list();
    expect(tutti.Total).toBe(2);
    expect(tutti.data.map(({ Denominazione }: ImuClienteFilo) => Denominazione)).toEqual([
      'Bianchi Ugo',
      'Rossi Anna',
    ]);
    const sua = await readUno(rossi);
    expect(sua).toMatchObject({ Comuni: ['Carpi', 'Modena'], Immobili: 2, Stato: 'Da portare', Ente: false });
    const dove = percorso(percorsi.imuProspetto, { anno: ANNO });
    const { Comuni } = (await client.post(dove, { IdAnagrafica: rossi, AnnoImposta: ANNO })).corpo.data;
    const sum = (quale: 'Acconto' | 'Saldo' | 'Dovuto') =>
      Comuni.reduce((s: number, { Totale }: { Totale: Record<string, { Valore: number }> }) => {
        return s + (Totale[quale]?.Valore ?? 0);
      }, 0);
    expect([sua.Acconto, sua.Saldo, sua.Dovuto]).toEqual([sum('Acconto'), sum('Saldo'), sum('Dovuto')]);
    expect([sua.Acconto, sua.Saldo]).toEqual([937, 937]);

    expect((await list({ Comune: 'B819' })).data).toMatchObject([{ Id: rossi }]);
    expect((await list({ Comune: 'H501' })).Total).toBe(0);
    expect((await list({ Denominazione: 'bianchi' })).data).toMatchObject([{ Id: bianchi }]);
    expect((await list({}, { PageSize: 1, PageNo: 2 })).data).toMatchObject([{ Id: rossi }]);
    expect((await list({}, { OnlyId: true })).data.toSorted()).toEqual([rossi, bianchi].toSorted());
    expect((await list({ Comune: 'Modena' })).ModelState).toHaveProperty(['Filter.Comune']);
    expect((await list({}, {}, client, 2024)).Total).toBe(3);
    const altrove = await loginAs(app, await makeUtente(app));
    expect((await list({ IdAnagrafica: rossi }, {}, altrove)).Total).toBe(0);
  });

  it('goes to the conto of many in one job, who cannot says why; a property that changes says so, and is brought again', async () => {
    const paga = await makeCliente('Paga Lia');
    const casa = await build(paga, 'F257', 600);
    const ente = await makeCliente('Ente Morale', {
      tipo: 'SD',
      natura_giuridica: 'Fondazioni',
    });
    await build(ente, 'F257', 600);
    const manca = await makeCliente('Manca Rendita');
    await build(manca, 'F257', null);
    const altrove = await makeCliente('Trento Ivo');
    await build(altrove, 'L378', 600);
    const poco = await makeCliente('Poco Leo');
    await build(poco, 'F257', 5);
    const stati = async (...ids: string[]) => {
      const tutti = await Promise.all(ids.map(readUno));
      return tutti.map(({ Stato }) => Stato);
    };
    expect(await stati(paga, ente, manca, altrove, poco)).toEqual([
      'Da portare',
      'Da portare',
      'Da completare',
      'Non gestita',
      'Non dovuta',
    ]);
    expect(await readUno(altrove)).toMatchObject({ Comuni: ['Trento (IMIS)'], Acconto: null, Dovuto: null });
    expect(await readUno(ente)).toMatchObject({ Ente: true });

    const lavoro = await porta(paga, ente, manca, altrove);
    expect(lavoro).toMatchObject({ Riuscite: 1, Scartate: 3 });
    const righe: LavoroRigaFilo[] = (await client.get(percorso(percorsi.lavoroRighe, { id: lavoro.Id })))
      .corpo.data;
    const detto = Object.fromEntries(righe.map(({ Chiave, Messaggio }) => [Chiave, Messaggio]));
    expect(detto).toMatchObject({
      [paga]: testiF24.imuPortata(2),
      [ente]: testiF24.IMU_DI_ENTE,
      [manca]: testiF24.imuIncompleta('Modena'),
      [altrove]: testiF24.imuAltrove('Trento (IMIS)'),
    });
    expect(await stati(paga, ente)).toEqual(['Nel conto', 'Da portare']);
    expect((await list({ NelConto: true })).data).toMatchObject([{ Id: paga }]);
    const conto = async () =>
      (await client.get(percorso(percorsi.contoUno, { anno: ANNO, id: paga }))).corpo.data.Voci.map(
        ({ Importo }: { Importo: number }) => Importo,
      );
    expect(await conto()).toEqual([534, 534]);
    // Once more nothing is doubled.
    await porta(paga);
    expect(await conto()).toEqual([534, 534]);
    const letto = (await client.get(percorso(percorsi.fabbricatoUno, { id: casa }))).corpo.data;
    await client.put(percorso(percorsi.fabbricatoUno, { id: casa }), { ...letto, Rendita: 700 });
    expect(await stati(paga)).toEqual(['Da aggiornare']);
    await porta(paga);
    // 700 x 1.05 x 160 = 117,600 at 1.06% = 1,246.56, that is 1,247; in June 623.28.
    expect([await conto(), await stati(paga)]).toEqual([[623, 624], ['Nel conto']]);
    // Of a body it is chosen one by one, on its page.
    await client.post(percorso(percorsi.contoPorta, { anno: ANNO, id: ente }), { Da: 'IMU', TreRate: true });
    expect(await stati(ente)).toEqual(['Nel conto']);
  });

  it('of another studio is neither listed nor brought; what is not a year or a client is said; two at once bring it once', async () => {
    const sua = await makeCliente('Solo Una');
    await build(sua, 'F257', 600);
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await list({ IdStudio: studioId }, {}, altro)).Total).toBe(0);
    const start = (chi: Client, Parametri: object) =>
      chi.post(percorsi.lavoroAvvia, { Nome: LAVORO_PORTA_IMU, Parametri });
    const rubato = await start(altro, { Anno: ANNO, Codici: [sua] });
    if (rubato.status === 200)
      expect(await waitLavoro(altro, rubato.corpo.data.jobId)).toMatchObject({ Riuscite: 0 });
    expect((await readUno(sua)).Stato).toBe('Da portare');

    const sbagliati: readonly (readonly [object, number])[] = [
      [{ Anno: 1999, Codici: [sua] }, 404],
      [{ Anno: 'x', Codici: [sua] }, 400],
      [{ Anno: ANNO, Codici: [] }, 400],
      [{ Anno: ANNO, Codici: ['x'] }, 400],
      [{ Anno: ANNO, Codici: Array.from({ length: F24_PER_LOTTO + 1 }, () => sua) }, 400],
    ];
    for (const [Parametri, stato] of sbagliati) {
      const { status } = await start(client, Parametri);
      expect([JSON.stringify(Parametri).slice(0, 40), status]).toEqual([
        JSON.stringify(Parametri).slice(0, 40),
        stato,
      ]);
    }
    for (const anno of ['1999', '20x5', '0']) {
      const { status } = await client.post(percorso(percorsi.contoImu, { anno }), {});
      expect([anno, status]).toEqual([anno, 404]);
    }
    expect((await list({ NelConto: 'forse' })).ModelState).toHaveProperty(['Filter.NelConto']);
    expect((await list({ Sconosciuto: 1 })).ModelState).toHaveProperty(['Filter.Sconosciuto']);

    // The same job asked twice is one; two jobs with the same client bring him once.
    const doppio = { Anno: ANNO, Codici: [sua] };
    const clic = await Promise.all([start(client, doppio), start(client, doppio)]);
    expect(clic.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const { status, corpo } of clic) if (status === 200) await waitLavoro(client, corpo.data.jobId);
    const altra = await makeCliente('Altra Una');
    await build(altra, 'F257', 600);
    const insieme = await Promise.all([porta(sua, altra), porta(altra, sua)]);
    expect(insieme.map(({ Riuscite }) => Riuscite)).toEqual([2, 2]);
    const { Voci } = (await client.get(percorso(percorsi.contoUno, { anno: ANNO, id: sua }))).corpo.data;
    expect(Voci.map(({ Importo }: { Importo: number }) => Importo)).toEqual([534, 534]);
  });
});
