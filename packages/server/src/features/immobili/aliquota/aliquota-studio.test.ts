import { percorsi, percorso, testiAliquota, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, OP_STU, AMM_GES, AMM_ELMAS, CON_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let gestoreId: number;
let capo: Client;
let operatore: Client;
let estraneo: Client;
let rivenditore: Client;
beforeAll(async () => {
  app = await makeApp();
  gestoreId = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id: gestoreId })).id;
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId }));
  estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
  rivenditore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }),
  );
  await app.sql(
    `insert into tabella_voce (tabella, codice, descrizione, anno, extra)
     select 'aliquote-imu', 'F257/altri-fabbricati', '1,06%', anno,
       jsonb_build_object('comune', 'F257', 'fattispecie', 'altri-fabbricati', 'percento', 1.06)
     from (values (2023), (2024)) a (anno)`,
  );
});
afterAll(() => app.stop());

const atto = { NumeroDelibera: '45', DataDelibera: '2023-12-20' };
const modena = {
  CodiceCatastale: 'F257',
  AnnoImposta: 2024,
  Fattispecie: 'altri-fabbricati',
  Aliquota: 1.14,
};
const create = (corpo: object = {}, chi = capo) =>
  chi.post(percorsi.aliquotaStudio, { ...modena, ...atto, ...corpo });
const una = (id: string) => percorso(percorsi.aliquotaStudioUna, { id });
const list = async (chi: Client, corpo: object = {}) =>
  (await chi.post(percorsi.aliquotaStudioLista, corpo)).corpo;
const clear = () => app.sql('delete from aliquota_studio where studio_id = $1', [studioId]);

/** A client with a house in Modena, and one in Carpi, where nobody wrote a rate. */
let foglio = 0;
async function makeCliente(nome: string): Promise<string> {
  foglio += 1;
  const { id } = await makeAnagrafica(app, studioId, { denominazione: nome });
  for (const Comune of ['F257', 'B819'])
    await capo.post(percorsi.fabbricato, {
      ...{ Comune, Categoria: 'A/2', Rendita: 600, Foglio: `${foglio}` },
      Proprietari: [{ IdAnagrafica: id, Dal: '2010-01-01', Quota: 100 }],
    });
  return id;
}
interface Letto {
  Comune: string;
  Totale: { Dovuto: { Valore: number; Stato: string } };
  Mancanze: string[];
  Aliquote: Record<string, unknown>[];
  Dichiarazioni: { Stato: string; AliquotaCambiataIl: string | null }[];
}
const read = async (IdAnagrafica: string, comune = 'F257'): Promise<Letto> =>
  (await capo.post(percorso(percorsi.imuProspetto, { anno: 2025 }), { IdAnagrafica })).corpo.data.Comuni.find(
    ({ Comune }: Letto) => Comune === comune,
  );
const dovuto = async (id: string, comune?: string) => (await read(id, comune)).Totale.Dovuto;
interface Nodo {
  concetto: string;
  frase: string;
  valoreTesto: string;
  fonti: object[];
}
const explain = async (IdAnagrafica: string, Comune = 'F257'): Promise<Nodo | undefined> =>
  (
    await capo.post(percorso(percorsi.imuSpiega, { anno: 2025 }), {
      ...{ IdAnagrafica, Comune, Concetto: 'imu.totale.dovuto' },
    })
  ).corpo.data.Spiegazione.nodi.find(
    ({ concetto }: Nodo) => concetto === 'imu.aliquota.altri-fabbricati.anno',
  );

describe('the rate of a comune that a studio writes for itself', () => {
  it('[TAX-012] changes the number, which says by whose act, beside the rate of Quadra; taken away, that one counts again', async () => {
    const rossi = await makeCliente('Rossi');
    expect(await dovuto(rossi)).toMatchObject({ Valore: 1068, Stato: 'completo' });
    expect((await explain(rossi))?.fonti).toEqual([]);

    const { status, corpo } = await create({ Link: 'https://www.comune.example/45.pdf' });
    expect([status, corpo.data]).toEqual([
      201,
      expect.objectContaining({
        ...{ Comune: 'Modena', Aliquota: 1.14, NumeroDelibera: '45', AliquotaQuadra: 1.06 },
        ...{ OrigineQuadra: 'quadra', IdStudio: studioId, Versione: 1 },
      }),
    ]);
    expect(await dovuto(rossi)).toMatchObject({ Valore: 1149, Stato: 'completo' });
    expect((await read(rossi)).Aliquote).toContainEqual(
      expect.objectContaining({
        ...{ Fattispecie: 'altri-fabbricati', AnnoImposta: 2024, Origine: 'studio', Aliquota: 1.14 },
        ...{ AliquotaQuadra: 1.06, OrigineQuadra: 'quadra', EliminataIl: null },
        DelloStudio: expect.objectContaining({ Id: corpo.data.Id }),
      }),
    );
    expect(await explain(rossi)).toMatchObject({
      valoreTesto: '1,14%',
      frase: 'Inserita dallo studio, non verificata da Quadra, al posto di quella di Quadra, 1,06%.',
      fonti: [
        {
          ...{ atto: 'Delibera del comune n. 45', articolo: 'del 20/12/2023', verificato: false },
          ...{ url: 'https://www.comune.example/45.pdf', inserita: 'studio' },
        },
      ],
    });

    const { Id, Versione } = corpo.data;
    const corretta = { ...atto, NumeroDelibera: '46', Aliquota: 0.96, Versione };
    expect((await operatore.put(una(Id), corretta)).corpo.data).toMatchObject({
      ...{ Aliquota: 0.96, NumeroDelibera: '46', Versione: 2 },
    });
    expect((await capo.put(una(Id), corretta)).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await dovuto(rossi)).Valore).toBe(968);

    expect((await capo.send('DELETE', una(Id))).status).toBe(204);
    expect((await capo.send('DELETE', una(Id))).status).toBe(404);
    expect((await dovuto(rossi)).Valore).toBe(1068);
    expect((await read(rossi)).Aliquote).toContainEqual(
      expect.objectContaining({
        ...{ Fattispecie: 'altri-fabbricati', AnnoImposta: 2024, Origine: 'quadra', Aliquota: 1.06 },
        ...{ DelloStudio: null, EliminataIl: expect.stringMatching(/^20\d\d-/) },
      }),
    );
    expect((await explain(rossi))?.fonti).toEqual([]);
    const inTabella = await app.sql(
      "select extra->>'percento' as p from tabella_voce where tabella = 'aliquote-imu' and anno = 2024 and codice like 'F257/%'",
    );
    expect(inTabella).toEqual([{ p: '1.06' }]);
    // Written again it takes the place of the mark of the one before.
    expect((await create()).corpo.data).toMatchObject({ Id, Aliquota: 1.14, Versione: 4 });
    await clear();
  });

  it('fills what was missing: a provisional number on the base rate becomes complete', async () => {
    const neri = await makeCliente('Neri');
    const prima = await read(neri, 'B819');
    expect([prima.Totale.Dovuto, prima.Aliquote.length]).toEqual([
      expect.objectContaining({ Valore: 867, Stato: 'provvisorio' }),
      2,
    ]);
    expect(prima.Aliquote[0]).toMatchObject({ Origine: 'base', Aliquota: 0.86, OrigineQuadra: 'base' });
    for (const AnnoImposta of [2023, 2024])
      await create({ CodiceCatastale: 'b819', AnnoImposta, Aliquota: 1 });
    const dopo = await read(neri, 'B819');
    expect([dopo.Totale.Dovuto.Stato, dopo.Totale.Dovuto.Valore, dopo.Mancanze]).toEqual([
      'completo',
      1008,
      [],
    ]);
    expect((await explain(neri, 'B819'))?.frase).toBe(
      'Inserita dallo studio, non verificata da Quadra, al posto di quella di base, 0,86%.',
    );
    await clear();
  });

  it('is told to an open declaration of the comune, and a closed one stays as it is', async () => {
    const bianchi = await makeCliente('Bianchi');
    await capo.post(percorso(percorsi.dichiarazioneCreaImu, { anno: 2025 }), { Codici: [bianchi] });
    const [aperta] = (await read(bianchi)).Dichiarazioni;
    expect(aperta).toMatchObject({ Stato: 'Aperta', AliquotaCambiataIl: null });
    // He has no land there.
    await create({ Fattispecie: 'terreni', Aliquota: 1 });
    expect((await read(bianchi)).Dichiarazioni[0]?.AliquotaCambiataIl).toBeNull();
    const { Id } = (await create()).corpo.data;
    expect((await read(bianchi)).Dichiarazioni[0]?.AliquotaCambiataIl).toMatch(/^20\d\d-/);
    const di = "where anagrafica_id = $1 and comune = 'F257'";
    await app.sql(`update dichiarazione set stato = 'Chiusa' ${di}`, [bianchi]);
    const scritta = () => app.sql(`select md5(d::text) as impronta from dichiarazione d ${di}`, [bianchi]);
    const prima = await scritta();
    await capo.put(una(Id), { ...atto, Aliquota: 0.9, Versione: 1 });
    expect((await read(bianchi)).Dichiarazioni[0]).toMatchObject({
      Stato: 'Chiusa',
      AliquotaCambiataIl: null,
    });
    expect(await scritta()).toEqual(prima);
    await clear();
  });

  it('is of that studio: others neither see it nor compute with it, its gestore does', async () => {
    const { Id } = (await create()).corpo.data;
    expect((await estraneo.get(una(Id))).status).toBe(404);
    expect((await estraneo.put(una(Id), { ...atto, Aliquota: 1, Versione: 1 })).status).toBe(404);
    expect((await estraneo.send('DELETE', una(Id))).status).toBe(404);
    expect((await create({ IdStudio: studioId }, estraneo)).status).toBe(404);
    expect((await list(estraneo)).Total).toBe(0);
    expect((await create({ Aliquota: 0.9 }, estraneo)).status).toBe(201);
    expect((await list(estraneo)).data).toEqual([expect.objectContaining({ Aliquota: 0.9 })]);
    expect((await list(capo)).data).toEqual([expect.objectContaining({ Id, Aliquota: 1.14 })]);
    expect((await list(rivenditore)).data).toEqual([expect.objectContaining({ Id })]);
    expect((await create({ AnnoImposta: 2023 }, rivenditore)).corpo.Codice).toBe('STUDIO_NON_INDICATO');
    expect((await create({ AnnoImposta: 2023, IdStudio: studioId }, rivenditore)).status).toBe(201);
    await clear();
  });

  it('is written by who may make declarations, and by nobody who works for himself', async () => {
    const permesso = (Valore: boolean | null) =>
      rivenditore.put(percorsi.permessi, { Codice: 'DICHIARAZIONI_SCRIVI', Valore, IdStudio: studioId });
    await permesso(false);
    expect((await create({}, operatore)).status).toBe(403);
    expect((await list(operatore)).Total).toBe(0);
    await permesso(null);
    expect((await create({}, operatore)).status).toBe(201);
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await create({ IdStudio: studioId, AnnoImposta: 2025 }, consulente)).status).toBe(403);
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    for (const tipo_profilo_cliente of [tipoProfiloCliente.PRIVATO, tipoProfiloCliente.AZIENDA]) {
      const { id } = await makeStudio(app, { tipo_profilo_cliente });
      const titolare = await loginAs(
        app,
        await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: id }),
      );
      expect((await create({}, titolare)).status).toBe(403);
      expect((await titolare.post(percorsi.aliquotaStudioLista, {})).status).toBe(403);
      expect((await create({ IdStudio: id }, fornitore)).corpo.ModelState).toEqual({
        IdStudio: [testiAliquota.STUDIO_DI_UN_TITOLARE],
      });
    }
    await clear();
  });

  it('is refused, field by field, where the law, the year, the comune or the act are wrong', async () => {
    const refuse = async (corpo: object) => (await create(corpo)).corpo.ModelState;
    const casi: [object, object][] = [
      [
        { Aliquota: 1.15 },
        { Aliquota: ['La legge ammette da 0% a 1,14% (L. 160/2019, art. 1, cc. 754-755).'] },
      ],
      [
        { Aliquota: 0.7, Fattispecie: 'gruppo-d' },
        { Aliquota: ['La legge ammette da 0,76% a 1,14% (L. 160/2019, art. 1, cc. 753 e 755).'] },
      ],
      [{ Aliquota: -1 }, { Aliquota: [expect.stringContaining('La legge ammette')] }],
      [{ Aliquota: 0.1234 }, { Aliquota: [testiAliquota.TRE_DECIMALI] }],
      [
        { Fattispecie: 'beni-merce', Aliquota: 0.1 },
        { Fattispecie: ['Nel 2024 questi immobili sono esenti: non hanno un’aliquota.'] },
      ],
      [{ Fattispecie: 'castelli' }, { Fattispecie: ['Valore non ammesso'] }],
      [
        { AnnoImposta: ANNO_FISCALE + 5 },
        { AnnoImposta: [`Quadra calcola l’IMU dal 2018 al ${ANNO_FISCALE + 1}.`] },
      ],
      [{ AnnoImposta: 2011 }, { AnnoImposta: [`Quadra calcola l’IMU dal 2018 al ${ANNO_FISCALE + 1}.`] }],
      [{ CodiceCatastale: 'Z110' }, { CodiceCatastale: ['Comune sconosciuto.'] }],
      [{ CodiceCatastale: 'A000' }, { CodiceCatastale: ['Comune sconosciuto.'] }],
      [
        { CodiceCatastale: 'L378' },
        { CodiceCatastale: ['Nel territorio c’è l’IMIS al posto dell’IMU: non è gestita.'] },
      ],
      [{ DataDelibera: '2999-01-01' }, { DataDelibera: [testiAliquota.DELIBERA_FUTURA] }],
      [{ DataDelibera: '0223-12-20' }, { DataDelibera: [testiAliquota.DELIBERA_PRIMA_DELLIMU] }],
      [{ DataDelibera: '2023-02-30' }, { DataDelibera: ['Data non valida.'] }],
      [{ NumeroDelibera: ' ' }, { NumeroDelibera: [expect.any(String)] }],
      [{ NumeroDelibera: '\u200b' }, { NumeroDelibera: [expect.any(String)] }],
      [{ Link: 'javascript:alert(1)' }, { Link: [testiAliquota.COLLEGAMENTO_NON_VALIDO] }],
      [
        { Aliquota: 2, DataDelibera: '2999-01-01', CodiceCatastale: 'A000' },
        {
          Aliquota: [expect.any(String)],
          DataDelibera: [expect.any(String)],
          CodiceCatastale: [expect.any(String)],
        },
      ],
    ];
    for (const [corpo, attesi] of casi) expect([corpo, await refuse(corpo)]).toEqual([corpo, attesi]);
    expect((await list(capo)).Total).toBe(0);
    const insieme = await Promise.all([create(), create(), create()]);
    expect(insieme.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const doppia = (await create()).corpo;
    expect([doppia.Codice, doppia.ModelState]).toEqual([
      'CODICE_GIA_USATO',
      { Fattispecie: [testiAliquota.GIA_INSERITA] },
    ]);
    await clear();
  });

  it('is listed by pages, narrowed and in order, and each act is in the audit log of the studio', async () => {
    for (const AnnoImposta of [2022, 2023, 2024])
      for (const Fattispecie of ['altri-fabbricati', 'terreni'])
        await create({ AnnoImposta, Fattispecie, Aliquota: 1 });
    const pagina = await list(capo, { PageSize: 4, PageNo: 2, Order: ['AnnoImposta', 'Fattispecie'] });
    expect([pagina.Total, pagina.data.map((r: { AnnoImposta: number }) => r.AnnoImposta)]).toEqual([
      6,
      [2024, 2024],
    ]);
    expect((await list(capo, { Filter: { Comune: 'moden', AnnoImposta: 2023 } })).Total).toBe(2);
    expect((await list(capo, { Filter: { Fattispecie: 'terreni' } })).Total).toBe(3);
    const [prima] = (await list(capo)).data;
    await capo.put(una(prima.Id), { ...atto, Aliquota: 0.8, Versione: 1 });
    await capo.send('DELETE', una(prima.Id));
    const atti = await app.sql<{ azione: string; studio_id: number; testo: string }>(
      `select azione, studio_id, coalesce(dopo, prima)::text as testo from registro
       where entita = 'aliquota dello studio' and entita_id = $1`,
      [prima.Id],
    );
    expect(atti.map(({ azione, studio_id }) => `${azione} ${studio_id}`).sort()).toEqual([
      `eliminazione aliquota ${studioId}`,
      `modifica aliquota ${studioId}`,
      `nuova aliquota ${studioId}`,
    ]);
    for (const { testo } of atti) expect(testo).toContain('"numeroDelibera": "45"');
    await clear();
  });
});
