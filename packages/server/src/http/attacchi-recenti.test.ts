import { COPIA_DATI, HEADER_APP, percorsi, percorso, TAG_MASSIMI, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../test/client.ts';
import { makePersona } from '../../test/dichiarazioni.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../test/factories.ts';
import { waitLavoro } from '../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

/** What somebody tries with what is not his: foreign ids, rights that were, keys that are taken, two at once. */
const { AMM_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
const ASSENTE = '00000000-0000-4000-8000-000000000000';
let app: AppDiProva;
let mio: number;
let fratello: number;
let altrove: number;
let capo: Client;
let operatore: Client;
let operatoreId: number;
let gestore: Client;
let fornitore: Client;
beforeAll(async () => {
  app = await makeApp();
  const { id: gestore_id } = await makeGestore(app);
  mio = (await makeStudio(app, { gestore_id })).id;
  fratello = (await makeStudio(app, { gestore_id })).id;
  altrove = (await makeStudio(app, { gestore_id: (await makeGestore(app)).id })).id;
  capo = await loginAs(app, await makeUtente(app, { studio_id: mio, tipologia_utente: AMM_STU }));
  const suo = await makeUtente(app, { studio_id: mio, tipologia_utente: OP_STU });
  operatore = await loginAs(app, suo);
  operatoreId = suo.id;
  gestore = await loginAs(app, await makeUtente(app, { gestore_id, tipologia_utente: AMM_GES }));
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(() => app.stop());

const insert = async (testo: string, valori: unknown[]): Promise<string> => {
  const [riga] = await app.sql<{ id: string }>(`${testo} returning id`, valori);
  return riga?.id ?? '';
};
let nomi = 0;
const makeTag = (studioId: number) => {
  nomi += 1;
  return insert("insert into tag (studio_id, nome, colore) values ($1, $2, 'blu')", [studioId, `T${nomi}`]);
};

describe('tags', () => {
  const label = (chi: Client, corpo: object) => chi.post(percorsi.tagAssocia, corpo);
  const countLegami = async () =>
    (
      await app.sql<{ n: number }>(
        'select (select count(*) from tag_anagrafica) + (select count(*) from tag_dichiarazione) as n',
      )
    )[0]?.n;

  it('of another studio, or on its clients, are those of nobody, and nothing is tied', async () => {
    const [mioTag, altrui] = [await makeTag(mio), await makeTag(altrove)];
    const { id } = await makeAnagrafica(app, mio);
    const estranea = (await makeAnagrafica(app, altrove)).id;
    const prima = await countLegami();
    for (const corpo of [
      { Aggiunti: [altrui], Anagrafiche: [id] },
      { Aggiunti: [mioTag, altrui], Anagrafiche: [id] },
      { Aggiunti: [mioTag], Anagrafiche: [id, estranea] },
      { Tolti: [altrui], Anagrafiche: [id] },
      { Aggiunti: [mioTag], Dichiarazioni: [id] },
      { Aggiunti: [ASSENTE], Anagrafiche: [id] },
    ])
      expect([corpo, (await label(capo, corpo)).status]).toEqual([corpo, 404]);
    expect(await countLegami()).toBe(prima);
  });

  it('of one studio do not go on the clients of a sibling, though who asks reaches both', async () => {
    const tag = await makeTag(mio);
    const { id } = await makeAnagrafica(app, fratello);
    await label(gestore, { Aggiunti: [tag], Anagrafiche: [id] });
    expect(await app.sql('select 1 from tag_anagrafica where anagrafica_id = $1', [id])).toEqual([]);
  });

  it('are not put on a client that a group hides, nor taken from him by who is restricted', async () => {
    const tag = await makeTag(mio);
    const nascosta = (await makeAnagrafica(app, mio)).id;
    await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
    const { corpo } = await capo.post(percorsi.gruppi, { Nome: 'Solo lui', Utenti: [operatoreId] });
    await label(capo, { Aggiunti: [tag], Anagrafiche: [nascosta] });
    for (const cambio of [{ Aggiunti: [tag] }, { Tolti: [tag] }])
      expect((await label(operatore, { ...cambio, Anagrafiche: [nascosta] })).status).toBe(404);
    const url = percorso(percorsi.tagUno, { id: tag });
    expect((await operatore.get(url)).corpo.data).toMatchObject({ Anagrafiche: 0, Dichiarazioni: 0 });
    expect((await operatore.delete(url)).status).toBe(403);
    expect((await capo.get(url)).corpo.data.Anagrafiche).toBe(1);
    await capo.delete(percorso(percorsi.gruppoUno, { id: corpo.data.Id }));
    await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: true });
  });

  it('stay within their number also when many are made at once', async () => {
    const [{ n: ci } = { n: 0 }] = await app.sql<{ n: number }>(
      'select count(*)::int as n from tag where studio_id = $1',
      [mio],
    );
    await app.sql(
      "insert into tag (studio_id, nome, colore) select $1, 'Molti ' || n, 'blu' from generate_series(1, $2) n",
      [mio, TAG_MASSIMI - 1 - ci],
    );
    const esiti = await Promise.all(
      Array.from({ length: 6 }, (_, n) => capo.post(percorsi.tag, { Nome: `Insieme ${n}` })),
    );
    expect(esiti.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });
});

describe('the import of properties', () => {
  const upload = async (chi: Client, dove: string, testo: string) => {
    const body = new FormData();
    body.append('uploadFile0', new Blob([testo]), '../../visura.csv');
    const headers = { cookie: chi.cookie, origin: chi.indirizzo, [HEADER_APP]: 'prova' };
    return call(chi.indirizzo + dove, { method: 'POST', body, headers });
  };
  const Colonne = ['Comune', 'Foglio', 'Particella', 'Subalterno', 'Categoria', 'Rendita', 'CodiceFiscale'];
  const TESTA = 'Comune;Foglio;Particella;Sub;Categoria;Rendita;Codice fiscale\n';

  it('knows no client that a group hides, nor one of another studio, and no file of others or of another kind', async () => {
    const nascosta = await makeAnagrafica(app, mio, { codice_fiscale: '02345670364' });
    const estranea = await makeAnagrafica(app, altrove, { codice_fiscale: '01234567897' });
    await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
    const gruppo = await capo.post(percorsi.gruppi, { Nome: 'Import', Utenti: [operatoreId] });
    const righe = [nascosta, estranea].map((una, n) => `Roma;1;${n};1;A/2;100;${una.codice_fiscale}\n`);
    const file = await upload(operatore, percorsi.immobiliImportazioneFile, TESTA + righe.join(''));
    expect(file.status).toBe(201);
    const { Id } = file.corpo.data;
    const show = (chi: Client, modello: string, id: string) =>
      chi.post(percorso(modello, { id }), { Colonne, Presenti: 'scarta' });
    const vista = await show(operatore, percorsi.immobiliImportazioneAnteprima, Id);
    expect([vista.status, vista.testo.includes('scartata'), vista.testo.includes('nuova')]).toEqual([
      200,
      true,
      false,
    ]);
    for (const chi of [capo, gestore, fornitore])
      expect((await show(chi, percorsi.immobiliImportazioneAnteprima, Id)).status).toBe(404);
    const altroGenere = { Colonne: ['CodiceFiscale'] };
    const url = percorso(percorsi.importazioneAnteprima, { id: Id });
    expect((await operatore.post(url, altroGenere)).status).toBe(404);
    expect(await app.sql('select 1 from immobile')).toEqual([]);
    await capo.delete(percorso(percorsi.gruppoUno, { id: gruppo.corpo.data.Id }));
    await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: true });
  });
});

describe('credits', () => {
  let numero = 0;
  const send = (chi: Client, url: string, corpo: object) => {
    numero += 1;
    return chi.send('POST', url, corpo, { 'idempotency-key': `attacco-${numero}` });
  };
  const listMovimenti = () => app.sql('select id from movimento order by id');

  it('do not go to, or come from, a studio out of reach; amounts are whole and above zero', async () => {
    const prima = await listMovimenti();
    const Motivazione = 'Prova';
    for (const [chi, url, corpo, atteso] of [
      [gestore, percorsi.creditiSpostamento, { DaIdStudio: mio, AIdStudio: altrove, Crediti: 1 }, 404],
      [gestore, percorsi.creditiSpostamento, { DaIdStudio: altrove, AIdStudio: mio, Crediti: 1 }, 404],
      [gestore, percorsi.creditiScala, { IdStudio: altrove, Crediti: 1 }, 404],
      [capo, percorsi.creditiScala, { IdStudio: mio, Crediti: 1 }, 403],
      [operatore, percorsi.creditiAcquisto, { IdPacchetto: ASSENTE }, 403],
      [gestore, percorsi.creditiScala, { IdStudio: mio, Crediti: -5 }, 400],
      [gestore, percorsi.creditiScala, { IdStudio: mio, Crediti: 0.5 }, 400],
      [gestore, percorsi.creditiScala, { IdStudio: mio, Crediti: 1e9 }, 400],
      [gestore, percorsi.creditiScala, { IdStudio: mio, Crediti: '1' }, 400],
      [gestore, percorsi.creditiSpostamento, { DaIdStudio: mio, AIdStudio: mio, Crediti: 1 }, 400],
    ] as const)
      expect([url, corpo, (await send(chi, url, { Motivazione, ...corpo })).status]).toEqual([
        url,
        corpo,
        atteso,
      ]);
    expect(await listMovimenti()).toEqual(prima);
  });

  it('are told of one’s own studi alone, also by a period and by a studio that is named', async () => {
    const periodo = { DataDa: '2020-01-01', DataA: '2030-12-31' };
    for (const [chi, studio] of [
      [capo, fratello],
      [capo, altrove],
      [gestore, altrove],
    ] as const) {
      expect((await chi.post(percorsi.creditiConsuntivo, { ...periodo, IdStudio: studio })).status).toBe(404);
      const { DataDa, DataA } = periodo;
      const url = `${percorsi.creditiConsuntivo}?DataDa=${DataDa}&DataA=${DataA}&IdStudio=${studio}`;
      expect((await chi.get(url)).status).toBe(404);
      expect((await chi.get(`${url}abc`)).status).toBe(400);
      expect((await chi.post(percorsi.movimentoLista, { Filter: { IdStudio: studio } })).corpo.Total).toBe(0);
    }
  });
});

describe('the privacy of a client', () => {
  it('is erased by the administrator of his studio alone, who says who he is', async () => {
    const { id, codice_fiscale: CodiceFiscale } = await makePersona(app, mio);
    const estranea = await makePersona(app, altrove);
    const erase = (chi: Client, quale: string, codice: string | null) =>
      chi.post(percorso(percorsi.anagraficaCancellaDati, { id: quale }), { CodiceFiscale: codice });
    for (const chi of [operatore, gestore, fornitore])
      expect((await erase(chi, id, CodiceFiscale)).status).toBe(403);
    expect((await erase(capo, estranea.id, estranea.codice_fiscale)).status).toBe(404);
    expect((await erase(capo, id, 'RSSMRA80A01H501U')).status).toBeGreaterThanOrEqual(400);
    expect(await app.sql('select 1 from anagrafica where id = any ($1)', [[id, estranea.id]])).toHaveLength(
      2,
    );
  });

  it('is copied for nobody else: not of a client of others, not for who administers others', async () => {
    const { id } = await makePersona(app, mio);
    const estranea = await makePersona(app, altrove);
    const start = (chi: Client, IdAnagrafica: string) =>
      chi.post(percorsi.lavoroAvvia, { Nome: COPIA_DATI, Parametri: { IdAnagrafica } });
    for (const chi of [operatore, gestore, fornitore]) expect((await start(chi, id)).status).toBe(403);
    expect((await start(capo, estranea.id)).status).toBe(404);
    expect((await start(capo, ASSENTE)).status).toBe(404);
  });

  it('goes out no more to who asked for it as administrator and is one no longer', async () => {
    const { id: IdAnagrafica } = await makePersona(app, mio);
    const dati = { studio_id: mio, tipologia_utente: AMM_STU };
    const utente = await makeUtente(app, dati);
    const vero = await loginAs(app, utente);
    const { corpo } = await vero.post(percorsi.lavoroAvvia, {
      Nome: COPIA_DATI,
      Parametri: { IdAnagrafica },
    });
    const { jobId } = corpo.data;
    await waitLavoro(vero, jobId);
    const url = percorso(percorsi.lavoroEsito, { id: jobId });
    expect((await vero.get(url)).status).toBe(200);
    for (const chi of [capo, operatore, gestore, fornitore]) expect((await chi.get(url)).status).toBe(404);
    await app.sql('update utente set tipologia_utente = $1 where id = $2', [OP_STU, utente.id]);
    const poi = await loginAs(app, utente);
    expect((await poi.get(url)).status).toBe(403);
  });
});

describe('an export that was', () => {
  it('is not for others, and no more for who lost the right of what is in it', async () => {
    const { id: cliente } = await makeAnagrafica(app, mio);
    const esportazione = await insert(
      `insert into storico_esportazione (studio_id, id, utente_id, tipo, anno, filtro, formato, righe, chiavi, file_nome,
         file_tipo, file_byte, creato_il, scade_il)
       values ($1, gen_random_uuid(), $2, 'anagrafica', null, '{}', 'csv', 1, array[$3::uuid], 'a.csv', 'text/csv', 1, now(),
         now() + interval '1 day')`,
      [mio, operatoreId, cliente],
    );
    const url = percorso(percorsi.esportazioneFile, { id: esportazione });
    expect((await operatore.get(url)).status).toBe(200);
    for (const chi of [capo, gestore, fornitore]) expect((await chi.get(url)).status).toBe(404);
    await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
    const { corpo } = await capo.post(percorsi.gruppi, { Nome: 'Dopo', Utenti: [operatoreId] });
    const poi = await operatore.get(url);
    expect([poi.status >= 400, poi.corpo.Codice]).toEqual([true, 'ESPORTAZIONE_NON_VISIBILE']);
    await capo.delete(percorso(percorsi.gruppoUno, { id: corpo.data.Id }));
    await app.sql('update utente set studio_id = $1 where id = $2', [altrove, operatoreId]);
    expect((await operatore.get(url)).status).toBeGreaterThanOrEqual(400);
  });
});
