import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COPIA_DATI, errori, HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import type { Trx } from '../../../db/pool.ts';
import { withTenant, withUtenti } from '../../../db/tenancy.ts';
import { sealRegistro, verifyRegistro } from '../../base/registro/registro.public.ts';
import { cancelScadute, repeatCancellazioni } from './cancellazioni.ts';
import { datiPersonali } from './dati-personali.ts';
import { cancelUtente, readCopiaUtente } from './utente.service.ts';

const dati = mkdtempSync(join(tmpdir(), 'quadra-riservatezza-'));
let app: AppDiProva;
let studioId: number;
let capo: Client;
let operatore: Client;
beforeAll(async () => {
  app = await makeApp({ dati });
  studioId = (await makeStudio(app)).id;
  const { AMM_STU, OP_STU } = tipologiaUtente;
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId }));
});
afterAll(async () => {
  await app.stop();
  rmSync(dati, { recursive: true });
});

const CF = 'VRDLCU85T10A562S';
const parole = [
  CF,
  'Verdi Luca',
  'luca.verdi@posta.example',
  '3401234567',
  'AX1234567',
  'IT60X0542811101000000123456',
];
const piano = (client: Client, id: string) => client.get(percorso(percorsi.anagraficaRiservatezza, { id }));
const cancella = (client: Client, id: string, CodiceFiscale: string) =>
  client.post(percorso(percorsi.anagraficaCancellaDati, { id }), { CodiceFiscale });
const verify = async () => (await verifyRegistro(app.servizi.db, app.servizi.cifratura, dati)).guasti;

/** Every column of words, structures or bytes where one of the words is, as `tabella.colonna`. */
async function findColonne(cercate: readonly string[]): Promise<string[]> {
  const colonne = await app.sql<{ tabella: string; colonna: string; tipo: string }>(`
    select table_name as tabella, column_name as colonna, data_type as tipo from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'quadra_coda') and table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`);
  const trovate: string[] = [];
  await app.sql("select set_config('app.limitati', 'on', false)");
  for (const { tabella, colonna, tipo } of colonne) {
    const testo = tipo === 'bytea' ? `encode("${colonna}", 'escape')` : `"${colonna}"::text`;
    const [riga] = await app.sql<{ quante: number }>(
      `select count(*)::int as quante from "${tabella}" where ${testo} ilike any ($1)`,
      [cercate.map((parola) => `%${parola}%`)],
    );
    if ((riga?.quante ?? 0) > 0) trovate.push(`${tabella}.${colonna}`);
  }
  return trovate.sort();
}

/** The files of the data folder where one of the words is. */
const findFile = (cartella: string): string[] =>
  readdirSync(cartella).flatMap((nome) => {
    const file = join(cartella, nome);
    if (statSync(file).isDirectory()) return findFile(file);
    const testo = readFileSync(file, 'latin1').toLowerCase();
    return parole.some((parola) => testo.includes(parola.toLowerCase())) ? [file] : [];
  });

const verdi = (altro: Parameters<typeof makePersona>[2] = {}) =>
  makePersona(app, studioId, {
    codice_fiscale: CF,
    cognome: 'Verdi',
    nome: 'Luca',
    denominazione: 'Verdi Luca',
    email: 'luca.verdi@posta.example',
    cellulare: '3401234567',
    numero_documento: 'AX1234567',
    ...altro,
  });

/** Everything a studio can write about a person, by the calls that write it or straight into the tables. */
async function fill(id: string): Promise<void> {
  await app.sql(
    `insert into anagrafica_modifica (studio_id, anagrafica_id, azione, campo, prima, dopo, versione)
     values ($1, $2, 'modifica', 'email', '"luca.verdi@posta.example"', 'null', 2)`,
    [studioId, id],
  );
  const form = new FormData();
  form.set('IdAnagrafica', id);
  form.set('tipo', "Carta d'identità");
  form.set('uploadFile0', new Blob([`%PDF-1.4 ${CF} IT60X0542811101000000123456`]), `${CF}.pdf`);
  const inviato = await call(app.indirizzo + percorsi.documento, {
    method: 'POST',
    headers: { cookie: capo.cookie, origin: app.indirizzo, [HEADER_APP]: 'portale' },
    body: form,
  });
  expect(inviato.status).toBe(201);
  const vista = { Filter: { Denominazione: 'Verdi Luca' } };
  await app.sql(
    `insert into vista (studio_id, utente_id, lista, nome, contenuto) select studio_id, id, 'anagrafica', 'Di Verdi Luca', $2
     from utente where studio_id = $1 limit 1`,
    [studioId, JSON.stringify(vista)],
  );
  await app.sql(
    `insert into bozza (studio_id, utente_id, luogo, righi, salvata_il, scade_il) select studio_id, id, 'anagrafica/nuova', $2,
     now(), now() + interval '1 day' from utente where studio_id = $1 limit 1`,
    [studioId, JSON.stringify({ CodiceFiscale: CF })],
  );
  await app.sql(
    `insert into messaggio_posta (modello, destinatario, oggetto, testo) values ('prova', 'luca.verdi@posta.example',
     'Per Verdi Luca', 'Testo con ${CF}')`,
  );
  await app.sql(
    "insert into registro (studio_id, azione, entita, dopo) values ($1, 'esportazione', 'lavoro', $2)",
    [studioId, JSON.stringify({ Filter: { Denominazione: 'verdi luca' } })],
  );
  const immobile = `insert into immobile (studio_id, genere, comune, categoria, indirizzo)
    values ($1, 'fabbricato', 'F205', 'A/2', 'Casa di Verdi Luca') returning id`;
  const [casa] = await app.sql<{ id: string }>(immobile, [studioId]);
  await app.sql(
    `insert into possesso (studio_id, immobile_id, anagrafica_id, dal, quota, tipo_possesso)
     values ($1, $2, $3, '2020-01-01', 100, 'Proprietà')`,
    [studioId, casa?.id, id],
  );
  await app.sql(
    `insert into legame (studio_id, anagrafica_id, genere, posizione, codice_fiscale, dati)
     values ($1, $2, 'familiari', 1, 'VRDNNA15T50A562X', '{"nome": "Anna"}')`,
    [studioId, id],
  );
}

describe('erasing a person', () => {
  it('without anything to keep leaves no word of him, in the database, in the files, in the log; the chain holds', async () => {
    const { id } = await verdi();
    await fill(id);
    await sealRegistro(app.servizi.db, app.servizi.cifratura);
    expect((await findColonne(parole)).length).toBeGreaterThan(8);
    const { corpo } = await piano(capo, id);
    expect(corpo.data).toMatchObject({ Esito: 'cancellata', Fino: null, Blocchi: [], Conserva: [] });
    expect(corpo.data.Cancella.map(({ Voce }: { Voce: string }) => Voce)).toEqual([
      ...['scheda', 'legami', 'possessi', 'documenti', 'storia', 'registro', 'appunti'],
    ]);
    expect((await cancella(capo, id, CF)).corpo).toEqual({ data: { Esito: 'cancellata', Fino: null } });
    expect((await capo.get(percorso(percorsi.anagraficaUna, { id }))).status).toBe(404);
    expect(await findColonne(parole)).toEqual([]);
    await sealRegistro(app.servizi.db, app.servizi.cifratura);
    expect(await findColonne(parole)).toEqual([]);
    expect(findFile(dati)).toEqual([]);
    expect(app.log.filter((riga) => parole.some((parola) => riga.includes(parola)))).toEqual([]);
    expect(await verify()).toEqual([]);
    const registro = await capo.post(percorsi.registroLista, { PageSize: 200 });
    expect(parole.filter((parola) => registro.testo.includes(parola))).toEqual([]);
    const atti: { Azione: string; Cancellato: boolean }[] = registro.corpo.data;
    expect(atti.filter(({ Cancellato }) => Cancellato).map(({ Azione }) => Azione)).toEqual(
      expect.arrayContaining(['caricamento', 'esportazione']),
    );
    expect(atti).toContainEqual(
      expect.objectContaining({ Azione: 'cancellazione dei dati', Cancellato: false }),
    );
  });

  it('with a closed declaration keeps what the law wants, seen by the administrator alone, until its term; then nothing', async () => {
    const { id } = await verdi();
    const creata = await dichiarazioni.crea(capo, [id]);
    const dichiarazione: string = creata.corpo.data.create[0].Codice;
    const bloccata = await piano(capo, id);
    expect(bloccata.corpo.data.Blocchi).toEqual([{ Motivo: 'dichiarazioni aperte', Quanti: 1 }]);
    expect((await cancella(capo, id, CF)).status).toBe(409);
    await app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [dichiarazione]);
    await fill(id);
    const letto = (await piano(capo, id)).corpo.data;
    expect(letto).toMatchObject({ Esito: 'limitata', Blocchi: [] });
    const prima = (await operatore.post(percorsi.anagraficaLista, {})).corpo.Total;
    const fatta = await cancella(capo, id, CF);
    expect(fatta.corpo.data).toEqual({ Esito: 'limitata', Fino: letto.Fino });
    // What identifies the declaration is all that is left in words.
    const rimaste = await findColonne(parole);
    expect(rimaste.filter((nome) => !/^(anagrafica|dichiarazione)/.test(nome))).toEqual([]);
    expect(await findColonne(['luca.verdi@posta.example', '3401234567', 'AX1234567'])).toEqual([]);
    // Nobody but the administrator sees him, and nobody works on him.
    expect((await operatore.get(percorso(percorsi.anagraficaUna, { id }))).status).toBe(404);
    const elenco = (await operatore.post(percorsi.anagraficaLista, {})).corpo;
    expect(elenco.Total).toBe(prima - 1);
    expect(JSON.stringify(elenco)).not.toContain(CF);
    expect((await dichiarazioni.lista(operatore)).testo).not.toContain(dichiarazione);
    const suo = await capo.get(percorso(percorsi.anagraficaUna, { id }));
    expect(suo.corpo.data).toMatchObject({
      LimitataFino: letto.Fino,
      Email: null,
      Cellulare: null,
      CodiceFiscale: CF,
    });
    const visti = (await capo.post(percorsi.anagraficaLista, {})).corpo;
    expect(visti.Total).toBe(prima);
    expect(visti.data.find(({ Id }: { Id: string }) => Id === id).LimitataFino).toBe(letto.Fino);
    expect((await dichiarazioni.crea(capo, [id])).corpo.data.create).toEqual([]);
    await dichiarazioni.riapri(capo, [dichiarazione]);
    const [ferma] = await app.sql('select stato from dichiarazione where id = $1', [dichiarazione]);
    expect(ferma).toEqual({ stato: 'Chiusa' });
    expect((await capo.delete(percorso(percorsi.anagraficaUna, { id }))).status).toBe(404);
    expect((await cancella(capo, id, CF)).status).toBe(409);
    // Not before the term, and all of it after.
    const mezzi = (giorno: string) => ({ ...app.servizi, now: () => new Date(`${giorno}T12:00:00Z`) });
    const log = { error: () => undefined };
    expect(await cancelScadute(mezzi(letto.Fino), log)).toBe(0);
    expect(await cancelScadute(mezzi(`${Number(letto.Fino.slice(0, 4)) + 1}-01-01`), log)).toBe(1);
    expect(await findColonne([CF, 'Verdi Luca'])).toEqual([]);
    const [storia] = await app.sql('select 1 from dichiarazione_modifica where dichiarazione_id = $1', [
      dichiarazione,
    ]);
    expect(storia).toBeUndefined();
    await sealRegistro(app.servizi.db, app.servizi.cifratura);
    expect(await verify()).toEqual([]);
  });

  it('takes the record of a declaration that was deleted before, and leaves those of others', async () => {
    const altra = await makePersona(app, studioId, { codice_fiscale: 'BNCMRA80A01F205X' });
    const { id } = await verdi();
    const creata = await dichiarazioni.crea(capo, [id, altra.id]);
    const ids: string[] = creata.corpo.data.create.map(({ Codice }: { Codice: string }) => Codice);
    const conta = async () =>
      (
        await app.sql<{ quante: number }>(
          'select count(distinct dichiarazione_id)::int as quante from dichiarazione_modifica where dichiarazione_id = any ($1)',
          [ids],
        )
      )[0]?.quante;
    await dichiarazioni.elimina(capo, ids);
    expect(await conta()).toBe(2);
    expect((await cancella(capo, id, CF)).status).toBe(200);
    expect(await conta()).toBe(1);
  });

  it('is for the administrator of the studio, who says again who he is and whom he erases', async () => {
    const { id, codice_fiscale } = await makeAnagrafica(app, studioId);
    expect((await piano(operatore, id)).status).toBe(403);
    expect((await cancella(operatore, id, codice_fiscale)).status).toBe(403);
    expect((await cancella(capo, id, CF)).status).toBe(400);
    await app.sql("update sessione set confermata_il = now() - interval '6 minutes'");
    expect((await cancella(capo, id, codice_fiscale)).testo).toContain(errori.CONFERMA_RICHIESTA.testo);
    await app.sql('update sessione set confermata_il = now()');
    expect((await capo.get(percorso(percorsi.anagraficaUna, { id }))).status).toBe(200);
  });

  it('is done again when a backup brings the person back', async () => {
    const { id } = await verdi();
    expect((await cancella(capo, id, CF)).status).toBe(200);
    await verdi({ id });
    expect(await repeatCancellazioni(app.servizi)).toBe(1);
    expect(await findColonne([CF])).toEqual([]);
    expect(await repeatCancellazioni(app.servizi)).toBe(0);
  });
});

describe('the copy of the data of a person', () => {
  const start = (client: Client, IdAnagrafica: string) =>
    client.post(percorsi.lavoroAvvia, { Nome: COPIA_DATI, Parametri: { IdAnagrafica } });
  const download = async (client: Client, id: string) =>
    fetch(app.indirizzo + percorso(percorsi.lavoroEsito, { id }), { headers: { cookie: client.cookie } });
  const unzip = async (contenuto: Buffer): Promise<Map<string, string>> => {
    const zip = await fromBufferPromise(contenuto);
    const file = new Map<string, string>();
    for await (const voce of zip.eachEntry()) {
      const pezzi: Buffer[] = [];
      for await (const pezzo of await zip.openReadStreamPromise(voce)) pezzi.push(pezzo);
      file.set(voce.fileName, Buffer.concat(pezzi).toString('utf8'));
    }
    return file;
  };

  it('holds every table that names him, with his documents and what the audit log says, for who asked alone', async () => {
    const { id } = await verdi();
    await dichiarazioni.crea(capo, [id]);
    await fill(id);
    await app.sql(
      `insert into delega (studio_id, anagrafica_id, intermediario_id, anno, tipo, firma, numero, data_delega,
         intermediario_nome, intermediario_codice)
       select studio_id, id, gen_random_uuid(), 2026, 'Delega', 'Autografa', '1', '2026-01-02', 'X', 'X'
       from anagrafica where id = $1`,
      [id],
    );
    await app.sql(
      `with anno as (insert into liquidazione_iva (studio_id, anagrafica_id, anno, periodicita)
         select studio_id, id, 2024, 'mensile' from anagrafica where id = $1 returning *)
       insert into comunicazione_iva (studio_id, anagrafica_id, anno, trimestre, nome, contenuto, sha256, periodi_sha256,
         creata_da) select studio_id, anagrafica_id, anno, 1, 'L.xml', '<x/>', repeat('0', 64), repeat('0', 64), 1 from anno`,
      [id],
    );
    await app.sql(
      `with a as (select studio_id, id from anagrafica where id = $1),
       c as (insert into conto_fiscale (studio_id, anagrafica_id, anno) select studio_id, id, 2026 from a),
       -- Tried three times: the job that looks every two seconds leaves it here.
       t as (insert into attesa_fiscale (studio_id, anagrafica_id, anno, prove) select studio_id, id, 2026, 3 from a),
       v as (insert into voce_fiscale (studio_id, anagrafica_id, anno, verso, origine, nome, sezione, anno_riferimento, importo,
         data, motivo) select studio_id, id, 2026, 'debito', 'a mano', 'Prova', 'erario', 2025, 100, '2026-06-30', 'prova' from a)
       insert into f24 (studio_id, anagrafica_id, numero, anno, scadenza, data)
       select studio_id, id, 1, 2026, '2026-06-30', '2026-06-30' from a`,
      [id],
    );
    await app.sql(
      `insert into seguito_cliente (studio_id, anagrafica_id, nota, modificato_il)
       select studio_id, id, 'Chiamare dopo le 17', now() from anagrafica where id = $1`,
      [id],
    );
    await app.sql(
      `insert into delega_unica (studio_id, anagrafica_id, intermediario_id, intermediario_nome, intermediario_codice, stato,
         aree_chieste, chiesta_il) select studio_id, id, gen_random_uuid(), 'X', 'X', 'Aperto', '{isa}', now()
       from anagrafica where id = $1`,
      [id],
    );
    await app.sql(
      `with d as (insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita)
         select studio_id, id, 2023, 'Persone fisiche', 'Ordinaria' from anagrafica where id = $1
         returning studio_id, id, anagrafica_id),
       c as (insert into collegamento_cliente (studio_id, anagrafica_id, genere, email, hash, scade_il, creato_il)
         select studio_id, anagrafica_id, 'richiesta', 'x@posta.example', sha256('x'), now(), now() from d returning id)
       insert into richiesta_documento (studio_id, anagrafica_id, dichiarazione_id, collegamento_id, caselle, documento, stato,
         chiesta_il) select d.studio_id, d.anagrafica_id, d.id, c.id, '{RC1.3}', 'CU', 'Chiesta', now() from d, c`,
      [id],
    );
    await app.sql(
      `insert into busta (studio_id, anagrafica_id, anno, numero, tipo, stato, simulata, esterno_id, scadenza)
       select studio_id, id, 2026, 1, 'Dichiarazione', 'Inviato', true, 'x', '2026-12-31' from anagrafica where id = $1`,
      [id],
    );
    await app.sql(
      `insert into visura (studio_id, anagrafica_id, tipo, parametri, cercato, esito, costo_crediti, simulata, creata_il)
       select studio_id, id, 'Soggetto', '{}', codice_fiscale, 'Non trovata', 0, true, now() from anagrafica where id = $1`,
      [id],
    );
    await app.sql(
      `insert into avviso (studio_id, anagrafica_id, evento, chiave, oggetto, testo, percorso, canali)
       select studio_id, id, 'firma', 'x', 'Busta', '{Cliente}', '/', '{portale}' from anagrafica where id = $1`,
      [id],
    );
    await app.sql(
      'insert into richiesta_precompilata (studio_id, anagrafica_id, anno) select studio_id, id, 2026 from anagrafica where id = $1',
      [id],
    );
    await app.sql(
      `insert into posta_cu (studio_id, dichiarazione_id, email) select studio_id, id, 'luca.verdi@posta.example'
       from dichiarazione where anagrafica_id = $1`,
      [id],
    );
    await app.sql(
      `insert into posta_lettera (studio_id, dichiarazione_id, email) select studio_id, id, 'luca.verdi@posta.example'
       from dichiarazione where anagrafica_id = $1`,
      [id],
    );
    await app.sql(
      `insert into lettera (studio_id, dichiarazione_id, prima) select studio_id, id, 'Caro Luca Verdi'
       from dichiarazione where anagrafica_id = $1`,
      [id],
    );
    await app.sql(
      `insert into richiesta_pagamento (richiedente_id, dichiarazione_id, pagante_id, anno, tipo, intestatario, studio, creata_il)
       select studio_id, id, studio_id, anno, tipo, 'Luca Verdi', 'Studio', now() from dichiarazione where anagrafica_id = $1 limit 1`,
      [id],
    );
    const avviata = await start(capo, id);
    expect(avviata.status).toBe(200);
    const lavoro = await waitLavoro(capo, avviata.corpo.data.jobId);
    expect(lavoro.Stato).toBe('riuscito');
    const scaricata = await download(capo, lavoro.Id);
    const file = await unzip(Buffer.from(await scaricata.arrayBuffer()));
    const letti = JSON.parse(file.get('dati.json') ?? '{}');
    // Every table of the catalogue that names a client has its rows here.
    const attese = await app.sql<{
      nome: string;
    }>(`select distinct table_name as nome from information_schema.columns
      where table_schema = 'public' and column_name in ('anagrafica_id', 'dichiarazione_id')`);
    const vuote = [
      'gruppo_anagrafica',
      'tag_anagrafica',
      'tag_dichiarazione',
      'bilancio',
      'collegamento',
      'dichiarazione_bozza',
      'dichiarazione_copia',
      'dichiarazione_telematico',
      'dichiarazione_telematico_file',
      'dichiarazione_telematico_ricevuta',
      'dichiarazione_archivio',
      'dichiarazione_stampa',
      'dichiarazione_vista',
      'copilota_scambio',
      'ticket_veduta',
    ];
    for (const { nome } of attese.filter((una) => !vuote.includes(una.nome)))
      expect(Object.keys(letti)).toContain(nome);
    expect(Object.keys(letti)).toEqual(expect.arrayContaining(['immobile', 'messaggio_posta', 'registro']));
    expect(letti.anagrafica[0]).toMatchObject({ codice_fiscale: CF, email: 'luca.verdi@posta.example' });
    expect(letti.registro.some(({ azione }: { azione: string }) => azione === 'caricamento')).toBe(true);
    expect([...file.keys()]).toEqual(
      expect.arrayContaining(['LEGGIMI.txt', 'csv/legame.csv', `documenti/1-${CF}.pdf`]),
    );
    expect(file.get(`documenti/1-${CF}.pdf`)).toContain('IT60X0542811101000000123456');
    expect(file.get('LEGGIMI.txt')).toContain('Codice civile, art. 2220');
    // Not even the vendor, who sees every job, takes it.
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    expect((await download(fornitore, lavoro.Id)).status).toBe(404);
    expect((await start(operatore, id)).status).toBe(403);
    expect((await start(fornitore, id)).status).toBe(403);
    await app.sql("update sessione set confermata_il = now() - interval '6 minutes'");
    expect((await start(capo, id)).corpo.Codice).toBe('CONFERMA_RICHIESTA');
    await app.sql('update sessione set confermata_il = now()');
    expect((await start(capo, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

describe('a user of the portal who leaves', () => {
  const { OP_STU, AMM_STU, AMM_ELMAS } = tipologiaUtente;
  const within = <T>(fn: (trx: Trx) => Promise<T>) => withUtenti(app.servizi.db, { studi: [] }, fn);
  const erase = (email: string) => within((trx) => cancelUtente(trx, app.servizi.cifratura, email));

  it('is copied, then becomes a pseudonym wherever his name was; what he did stays on record', async () => {
    const email = 'se.ne.va@studio.example';
    const chi = {
      email,
      nome: 'Severino',
      cognome: 'Andantini',
      tipologia_utente: OP_STU,
      studio_id: studioId,
    };
    const utente = await makeUtente(app, chi);
    const client = await loginAs(app, utente);
    await client.post(percorsi.anagraficaLista, {});
    const scheda = percorso(percorsi.utenteUno, { id: utente.id });
    const { Versione } = (await capo.get(scheda)).corpo.data;
    expect((await capo.put(scheda, { Versione, Cognome: 'Andantini Neri' })).status).toBe(200);
    await app.sql(
      `insert into sostituzione (studio_id, attore_id, attore, utente_id, utente, motivo, scrittura, scade_il)
       values ($1, $2, 'Andantini Neri Severino', $2, 'Andantini Neri Severino', 'prova di dieci', false, now())`,
      [studioId, utente.id],
    );
    const copia = await within((trx) => readCopiaUtente(trx, app.servizi.cifratura, email));
    expect(Object.keys(copia.tabelle)).toEqual(
      expect.arrayContaining(['utente', 'sessione', 'accesso', 'registro']),
    );
    expect(JSON.stringify(copia.tabelle)).not.toContain('password_hash');
    const { pseudonimo } = await erase(email);
    expect(await findColonne(['Andantini', 'Severino'])).toEqual([]);
    expect(await findColonne([email])).toEqual(['accesso.account']);
    expect((await client.get(percorsi.whoami)).status).toBe(401);
    const registro = await capo.post(percorsi.registroLista, {
      Filter: { Utente: pseudonimo },
      PageSize: 50,
    });
    expect(registro.corpo.data.length).toBeGreaterThan(0);
    expect(await verify()).toEqual([]);
  });

  it('leaves no row in the tables of what opens his access and of what he chose, each declared as erased', async () => {
    const utente = await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId });
    const client = await loginAs(app, utente);
    expect((await client.put(percorsi.home, { Riepilogo: 'giorno' })).status).toBe(200);
    await app.sql(
      `with p as (insert into passkey (persona_id, credenziale, maniglia, nome, chiave)
         values ($1, 'c', 'm', 'n', 'k') returning 1),
       s as (insert into sfida (hash, scopo, persona_id, ip, scade_il)
         values ('h', 'passkey', $1, '127.0.0.1', now() + interval '5 minutes') returning 1)
       insert into iscrizione_push (utente_id, indirizzo, p256dh, auth, nome) values ($1, 'https://push.example/1', 'p', 'a', 'n')`,
      [utente.id],
    );
    const dichiarate = Object.entries(datiPersonali)
      .filter(([, gruppi]) =>
        gruppi.every(({ classe, sorte }) => classe === 'accesso' && sorte === 'cancella'),
      )
      .map(([tabella]) => tabella);
    const sue = await app.sql<{ tabella: string; colonna: string }>(
      `select table_name as tabella, column_name as colonna from information_schema.columns
       where table_schema = 'public' and table_name = any ($1) and table_name <> 'utente' and column_name in ('utente_id', 'persona_id')`,
      [dichiarate],
    );
    const countSue = async () => {
      const piene: string[] = [];
      for (const { tabella, colonna } of sue)
        if ((await app.sql(`select from ${tabella} where ${colonna} = $1`, [utente.id])).length > 0)
          piene.push(tabella);
      return [...new Set(piene)].sort();
    };
    expect(await countSue()).toEqual(['iscrizione_push', 'passkey', 'preferenza_home', 'sessione', 'sfida']);
    await erase(utente.email);
    expect(await countSue()).toEqual([]);
  });

  it('is not erased while he is the first administrator, or other profiles lean on his credentials', async () => {
    const dove = { tipologia_utente: AMM_STU, studio_id: studioId };
    const primo = await makeUtente(app, { ...dove, primo_amministratore: true });
    await expect(erase(primo.email)).rejects.toMatchObject({ codice: 'PRIMO_AMMINISTRATORE' });
    const doppio = await makeUtente(app, dove);
    const altro = await makeUtente(app, { tipologia_utente: AMM_ELMAS });
    await app.sql('update utente set persona_id = $1, password_hash = null where id = $2', [
      doppio.id,
      altro.id,
    ]);
    await expect(erase(doppio.email)).rejects.toMatchObject({ codice: 'UTENTE_CON_ATTIVITA' });
    await expect(erase('nessuno@esempio.example')).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  });
});

it('erases the history of the studi of the transaction alone, by whomever the functions are owned', async () => {
  const altro = (await makeStudio(app)).id;
  const { id } = await makeAnagrafica(app, altro);
  for (const chiamata of [
    sql`select erase_storia(${altro}::int, ${id}::uuid)`,
    sql`select erase_dichiarazioni(${altro}::int, array[${id}]::uuid[])`,
  ])
    await expect(
      withTenant(app.servizi.db, { studi: [studioId] }, (trx) => chiamata.execute(trx)),
    ).rejects.toThrow('Studio fuori portata');
});
