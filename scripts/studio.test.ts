import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { percorsi } from '@quadra/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAccessiDemo, loadDemo } from '../packages/server/demo/load-demo.ts';
import { makeCifratura } from '../packages/server/src/cifratura.ts';
import { openVoci } from '../packages/server/src/db/copia-file.ts';
import { IDENTITA, listTabelleNominate } from '../packages/server/src/db/studio/appartenenza.ts';
import { openEsportazione } from '../packages/server/src/db/studio/esportazione-file.ts';
import { listTabelleDelloStudio } from '../packages/server/src/db/studio/tabelle.ts';
import { verifyRegistro } from '../packages/server/src/features/base/registro/registro.public.ts';
import { verifyConti } from '../packages/server/src/features/crediti/credito/credito.public.ts';
import { ErroreAvvio } from '../packages/server/src/main.ts';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { loginAs } from '../packages/server/test/client.ts';
import { makeAnagrafica, makeUtente } from '../packages/server/test/factories.ts';
import { type AppDiProva, makeApp } from '../packages/server/test/make-app.ts';
import { runGdpr } from './gdpr.ts';
import { killAll, startComando } from './prove/casa.ts';
import { runEsporta, runRiporta } from './studio.ts';

const cartella = makeCartella('quadra-studio-');
const CHIAVE = 'chiave di prova, lunga almeno trentadue';
const STUDIO = 1;
let app: AppDiProva;
let vuota: AppDiProva;
beforeAll(async () => {
  // They answer only: nothing changes by itself.
  app = await makeApp({ ruolo: 'chiamate', dati: join(cartella, 'piena') });
  await loadDemo(app, app.servizi.db);
  vuota = await makeApp({ ruolo: 'chiamate', dati: join(cartella, 'vuota') });
}, 300_000);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  killAll();
  await app.stop();
  await vuota.stop();
  rmSync(cartella, { recursive: true, force: true });
});

const pathOf = (nome: string) => join(cartella, nome);

/** Runs an act; answers what it said, or what it was refused with. */
async function run(casa: AppDiProva, atto: typeof runEsporta, ...argomenti: string[]): Promise<string> {
  let detto = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((testo) => {
    detto += String(testo);
    return true;
  });
  try {
    expect(await atto(casa, argomenti)).toBe(0);
  } catch (errore) {
    if (!(errore instanceof ErroreAvvio)) throw errore;
    return `RIFIUTATO ${errore.message}`;
  } finally {
    vi.restoreAllMocks();
  }
  return detto;
}
const exports = (casa: AppDiProva, nome: string, ...altro: string[]) =>
  run(casa, runEsporta, String(STUDIO), '--file', pathOf(nome), ...altro);
const putBack = (casa: AppDiProva, nome: string, ...altro: string[]) =>
  run(casa, runRiporta, '--file', pathOf(nome), ...altro);

/** The administrator of the studio, as the demo names him. */
function enters(casa: AppDiProva) {
  const [accesso] = listAccessiDemo();
  return loginAs(casa, {
    id: 0,
    email: accesso?.email ?? '',
    password: accesso?.password ?? '',
    studioId: STUDIO,
  });
}

/** Everything that is in an export, but for the instant it was made. */
async function readTutto(nome: string): Promise<Record<string, string>> {
  const voci = await openVoci(pathOf(nome), undefined, (file) => new ErroreAvvio(file));
  const manifesto = JSON.parse(await voci.readTesto('studio.json'));
  const parti: Record<string, string> = { manifesto: JSON.stringify({ ...manifesto, quando: null }) };
  voci.close();
  const aperta = await openEsportazione(pathOf(nome), app.servizi.cifratura);
  for (const tabella of manifesto.tabelle)
    parti[tabella.nome] = await text(await aperta.readParte(tabella.nome));
  aperta.close();
  return parti;
}

const MOBILI = ['sessione', 'giro_periodico', 'stato_servizio', 'accesso'];

/** The imprint of every row of every table that is not of the studio; of the acts of the house, those that were there. */
async function readAltri(casa: AppDiProva): Promise<Record<string, string | null>> {
  const tabelle = await casa.sql<{ nome: string; hasStudio: boolean }>(
    `select c.relname as nome, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'studio_id') as "hasStudio"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const impronte: Record<string, string | null> = {};
  for (const { nome, hasStudio } of tabelle) {
    if (MOBILI.includes(nome)) continue;
    const altri = /^(registro|chiave_dati)/.test(nome)
      ? `not in (0, ${STUDIO})`
      : `is distinct from ${STUDIO}`;
    const [riga] = await casa.sql<{ impronta: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as impronta from "${nome}" t ${hasStudio ? `where studio_id ${altri}` : ''}`,
    );
    impronte[nome] = riga?.impronta ?? null;
  }
  return impronte;
}

const count = async (casa: AppDiProva, tabella: string, dove = `studio_id = ${STUDIO}`) =>
  (await casa.sql<{ quante: number }>(`select count(*)::int as quante from ${tabella} where ${dove}`))[0]
    ?.quante;

async function expectVerificata(casa: AppDiProva): Promise<void> {
  const { db, cifratura, config } = casa.servizi;
  expect((await verifyRegistro(db, cifratura, config.dati)).guasti).toEqual([]);
  expect((await verifyConti(db)).difformita).toEqual([]);
}

describe('whose each row is', () => {
  it('is said of every table, and what a studio names outside can be recognised elsewhere', async () => {
    const client = new pg.Client(app.proprietario);
    await client.connect();
    const { tabelle, ignote } = await listTabelleDelloStudio(client, STUDIO);
    expect(ignote).toEqual([]);
    expect(tabelle.length).toBeGreaterThan(100);
    const sue = new Set(tabelle.map(({ nome }) => nome));
    const fuori = tabelle.flatMap(({ nome, riferimenti }) =>
      riferimenti
        .filter(({ verso }) => !sue.has(verso) || verso === 'utente')
        .map(({ verso, colonne }) => ({ nome, verso, colonne })),
    );
    expect(fuori.filter(({ verso, colonne }) => !(verso in IDENTITA) || colonne.length !== 1)).toEqual([]);
    const { rows } = await client.query<{ nome: string }>(
      "select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const presenti = new Set(rows.map(({ nome }) => nome));
    expect(listTabelleNominate().filter((nome) => !presenti.has(nome))).toEqual([]);

    await client.query('begin');
    await client.query(`create table prova_persona (id int primary key, utente_id int references utente);
      create table prova_studio (id int primary key, cliente int references studio);
      create table prova_di_nessuno (id int primary key);
      create table prova_sua (studio_id int not null, id int, primary key (studio_id, id))`);
    const dopo = await listTabelleDelloStudio(client, STUDIO);
    await client.query('rollback');
    expect(dopo.ignote).toEqual(['prova_persona', 'prova_studio']);
    expect(dopo.tabelle.filter(({ nome }) => nome.startsWith('prova_')).map(({ nome }) => nome)).toEqual([
      'prova_sua',
    ]);
    await client.end();
  });
});

describe('npm run admin -- studio esporta, and riporta', () => {
  it('takes a studio out and puts it back to the byte, and touches nothing of the others', async () => {
    // Values that a careless reader would change: null of JSON, a number with its zeros, signs, bytes.
    await app.sql(
      `insert into vista (studio_id, lista, nome, contenuto) values ($1, 'anagrafica', $2, '{"a": null, "b": 1.50, "c": 12345678901234567890}'),
        ($1, 'anagrafica', 'nulla', 'null')`,
      [STUDIO, 'con «segni», \\ e "virgolette"\tfine'],
    );
    expect(await exports(app, 'prima.zip')).toMatch(/^Studio 1, «Studio Conti e Associati»: 1\d\d tabelle/);
    expect(await exports(app, 'prima.zip')).toMatch(/RIFIUTATO .*esiste già/);
    const altri = await readAltri(app);
    expect(await putBack(app, 'prima.zip')).toMatch(/RIFIUTATO .*non è vuoto.*--sostituisci/);
    expect(await putBack(app, 'prima.zip', '--sostituisci')).toMatch(/registro e crediti verificati/);
    expect(await readAltri(app)).toEqual(altri);
    await exports(app, 'dopo.zip');
    expect(await readTutto('dopo.zip')).toEqual(await readTutto('prima.zip'));
    await expectVerificata(app);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'studio' and entita_id = $1 and azione ~ 'studio$' and studio_id = 0 and azione <> 'nuovo studio' order by quando",
      [String(STUDIO)],
    );
    expect(atti.map(({ azione }) => azione)).toEqual([
      'esportazione studio',
      'ritorno studio',
      'esportazione studio',
    ]);
  });

  it('brings back what was lost, and never goes back in what others have seen: log, credits, registers', async () => {
    const dentro = await enters(app);
    const clienti = await count(app, 'anagrafica');
    const nuovo = await makeUtente(app, { studio_id: STUDIO });
    await makeAnagrafica(app, STUDIO);
    await app.sql('update delega_registro set ultimo = ultimo + 5');
    await app.sql(
      `delete from documento where studio_id = ${STUDIO} and id in (select id from documento where studio_id = ${STUDIO} limit 1)`,
    );
    await app.sql(
      `begin; set local app.studio_ids = '${STUDIO}';
       with m as (insert into movimento (studio_id, tipo, quantita, saldo_dopo, causale, effetto)
         select studio_id, 'Acquisto manuale', 7, saldo + 7, 'Prova', 'prova-ritorno' from conto where studio_id = ${STUDIO} returning studio_id, id),
       v as (insert into voce (studio_id, movimento_id, conto, quantita)
         select studio_id, id, c, q from m, (values ('crediti', 7), ('acquisti', -7)) x (c, q)),
       a as (insert into acquisto (studio_id, movimento_id, comprato_il, quantita, residuo) select studio_id, id, now(), 7, 7 from m)
       update conto set saldo = saldo + 7 where studio_id = ${STUDIO}; commit`,
    );
    await expectVerificata(app);
    const registro = await app.sql<{ ultimo: number }>('select ultimo from delega_registro order by 1');
    const righe = (await count(app, 'registro')) ?? 0;

    expect(await putBack(app, 'prima.zip', '--sostituisci')).toContain(
      'libro dei crediti e dei pagamenti resta',
    );
    expect(await count(app, 'anagrafica')).toBe(clienti);
    expect(await count(app, 'utente', `id = ${nuovo.id}`)).toBe(0);
    expect(await count(app, 'movimento', "effetto = 'prova-ritorno'")).toBe(1);
    expect(await count(app, 'registro')).toBeGreaterThanOrEqual(righe);
    expect(await app.sql('select ultimo from delega_registro order by 1')).toEqual(registro);
    // Who was in enters again.
    expect((await dentro.post(percorsi.whoami)).status).toBe(401);
    await exports(app, 'tornata.zip');
    const [prima, dopo] = [await readTutto('prima.zip'), await readTutto('tornata.zip')];
    const cambiate = Object.keys(prima).filter((nome) => nome !== 'manifesto' && prima[nome] !== dopo[nome]);
    for (const nome of cambiate)
      expect(
        ['conto', 'movimento', 'voce', 'acquisto', 'delega_registro'].includes(nome) ||
          /^registro|^chiave/.test(nome),
        nome,
      ).toBe(true);
    expect(dopo.documento).toBe(prima.documento);
    await expectVerificata(app);
  });

  it('refuses a file with one byte changed, wherever it is, and a file sealed under another phrase', async () => {
    const intero = readFileSync(pathOf('prima.zip'));
    const manifesto = intero.indexOf('studio.json');
    const punti = [
      10,
      100,
      Math.floor(intero.length / 2),
      manifesto + 40,
      intero.length - 90,
      intero.length - 1,
    ];
    const altri = await readAltri(app);
    for (const punto of punti) {
      const guasto = Buffer.from(intero);
      guasto.writeUInt8(guasto.readUInt8(punto) ^ 0x01, punto);
      writeFileSync(pathOf('guasto.zip'), guasto);
      expect([punto, await putBack(app, 'guasto.zip', '--sostituisci')]).toEqual([
        punto,
        expect.stringMatching(/RIFIUTATO .*(non è più com’è stato scritto|rovinata)/),
      ]);
    }
    expect(await readAltri(app)).toEqual(altri);
    const frasi = (frase: string) => ({
      ...app,
      servizi: {
        ...app.servizi,
        config: { ...app.servizi.config, copie: { ...app.servizi.config.copie, frase } },
      },
    });
    expect(await exports(app, 'segreta.zip', '--cifrata')).toMatch(/RIFIUTATO .*QUADRA_COPIE_FRASE/);
    expect(await exports(frasi('una frase lunga, di prova'), 'segreta.zip', '--cifrata')).toContain(
      'È cifrata',
    );
    expect(await putBack(frasi('un’altra frase, di prova'), 'segreta.zip', '--sostituisci')).toMatch(
      /RIFIUTATO .*frase/,
    );
    expect(await putBack(frasi('una frase lunga, di prova'), 'segreta.zip', '--sostituisci')).toMatch(
      /verificati/,
    );
  });

  it('refuses a house with another secret, that could read neither its log nor its credentials', async () => {
    const altra = {
      ...app,
      servizi: { ...app.servizi, cifratura: makeCifratura('un’altra chiave, di almeno trentadue segni') },
    };
    expect(await putBack(altra, 'prima.zip', '--sostituisci')).toMatch(/RIFIUTATO .*un’altra chiave/);
  });

  it('erases again whoever was erased since', async () => {
    const [cliente] = await app.sql<{ id: string; codice_fiscale: string }>(
      `select id, codice_fiscale from anagrafica a where studio_id = ${STUDIO} and tipo = 'PF'
       and not exists (select from dichiarazione d where d.studio_id = a.studio_id and d.anagrafica_id = a.id)
       and not exists (select from delega d where d.studio_id = a.studio_id and d.anagrafica_id = a.id) order by id limit 1`,
    );
    vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const quale = ['--studio', String(STUDIO), '--codice-fiscale', cliente?.codice_fiscale ?? ''];
    expect(await runGdpr(app, 'erase', [...quale, '--conferma'])).toBe(0);
    expect(await putBack(app, 'prima.zip', '--sostituisci')).toContain('Cancellazioni di persone rifatte: 1');
    expect(await count(app, 'anagrafica', `id = '${cliente?.id}' and limitata_fino is null`)).toBe(0);
    await expectVerificata(app);
  });

  it('refuses another shape of the database, another studio with its number, and what is not there', async () => {
    await app.sql("insert into quadra_migrazione (numero, nome, impronta) values (9999, 'prova', 'x')");
    expect(await putBack(app, 'prima.zip', '--sostituisci')).toMatch(/RIFIUTATO .*schema \d+ .*schema 9999/);
    await app.sql('delete from quadra_migrazione where numero = 9999');
    await app.sql(`update studio set creato_il = creato_il + interval '1 second' where id = ${STUDIO}`);
    expect(await putBack(app, 'prima.zip', '--sostituisci')).toMatch(/RIFIUTATO .*già di un altro studio/);
    await app.sql(`update studio set creato_il = creato_il - interval '1 second' where id = ${STUDIO}`);
    await app.sql("update gestore set codice = 'ALTRO' where codice = 'EMILIA'");
    expect(await putBack(app, 'prima.zip', '--sostituisci')).toMatch(/RIFIUTATO .*gestore 1 \(EMILIA\)/);
    await app.sql("update gestore set codice = 'EMILIA' where codice = 'ALTRO'");
    expect(await putBack(vuota, 'prima.zip')).toMatch(
      /RIFIUTATO Nella casa manca .*gestore 1 \(EMILIA\); .*utente \d+ \(.*@.*pacchetto/,
    );
    expect(await count(vuota, 'studio', 'true')).toBe(0);
  });
});

describe('into an empty house', () => {
  /** The rows of others that the studio names, as whoever runs the house writes them first. */
  async function bringRiferimenti(): Promise<void> {
    for (const tabella of ['gestore', 'utente', 'pacchetto', 'venditore']) {
      const dove = tabella === 'utente' ? 'where studio_id is null' : '';
      const righe = await app.sql<{ riga: object }>(`select to_jsonb(t) as riga from ${tabella} t ${dove}`);
      const colonne = await app.sql<{ nomi: string }>(
        "select string_agg(quote_ident(attname), ', ') as nomi from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''",
        [tabella],
      );
      const nomi = colonne[0]?.nomi ?? '';
      for (const { riga } of righe)
        await vuota.sql(
          `insert into ${tabella} (${nomi}) overriding system value select ${nomi} from jsonb_populate_record(null::${tabella}, $1) on conflict do nothing`,
          [JSON.stringify(riga)],
        );
    }
  }

  it('leaves nothing when it is killed in the middle, then puts all back, to the byte', async () => {
    await bringRiferimenti();
    const altri = await readAltri(vuota);
    // A row of somebody who has not finished: the return waits for it, halfway.
    const ostacolo = new pg.Client(vuota.proprietario);
    await ostacolo.connect();
    const [tag] = (await readTutto('prima.zip')).tag?.split('\n') ?? [];
    await ostacolo.query('begin; set local session_replication_role = replica');
    await ostacolo.query('insert into tag select * from jsonb_populate_record(null::tag, $1)', [tag]);
    const { processo } = startComando({
      file: 'scripts/admin.ts',
      parole: ['studio', 'riporta', '--file', pathOf('prima.zip')],
      env: {
        DATABASE_URL: String(vuota.proprietario.connectionString),
        QUADRA_CHIAVE: CHIAVE,
        QUADRA_DATI: join(cartella, 'altra'),
      },
    });
    const readAttesa = () =>
      vuota.sql<{ wait_event_type: string | null }>(
        "select wait_event_type from pg_stat_activity where application_name = 'quadra-riporta' and datname = current_database()",
      );
    await expect.poll(readAttesa, { timeout: 120_000 }).toEqual([{ wait_event_type: 'Lock' }]);
    processo.kill('SIGKILL');
    await ostacolo.query('rollback');
    await ostacolo.end();
    await expect.poll(readAttesa, { timeout: 60_000 }).toEqual([]);
    expect(await count(vuota, 'studio', 'true')).toBe(0);
    expect(await readAltri(vuota)).toEqual(altri);
    for (const tabella of ['anagrafica', 'utente', 'movimento', 'registro'])
      expect([tabella, await count(vuota, tabella)]).toEqual([tabella, 0]);

    expect(await putBack(vuota, 'prima.zip')).toMatch(/verificati/);
    await exports(vuota, 'da-vuota.zip');
    expect(await readTutto('da-vuota.zip')).toEqual(await readTutto('prima.zip'));
    await expectVerificata(vuota);
    // The numbers that the database gives go on.
    const [ultimo] = await vuota.sql<{ massimo: number }>('select max(id)::int as massimo from utente');
    const nuovo = await makeUtente(vuota, { studio_id: STUDIO });
    expect(nuovo.id).toBeGreaterThan(ultimo?.massimo ?? 0);
    // Its people enter, and work.
    const dentro = await enters(vuota);
    expect((await dentro.post(percorsi.whoami)).status).toBe(200);
  });
});
