import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TipologiaUtente } from '@quadra/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAnagrafica, makeStudio, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp, makeDatabase } from '../../test/make-app.ts';
import { listMigrazioni } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';
import { withIdentita, withTenant } from './tenancy.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

/** Functions that run with the owner's rights: each is read line by line before it comes here. */
const definerAmmesse = [
  'apply_movimento_fiscale',
  'count_migrazioni',
  'delete_accessi',
  'erase_deleghe',
  'erase_dichiarazioni',
  'erase_nome_utente',
  'erase_storia',
  'erase_versamenti',
  'find_diritti',
  'find_sessioni',
  'list_profili',
  'list_rispondenti',
  'list_schede_mie',
  'name_utente',
];
/** Tables of people and firms, not of one studio's work: their own key does not begin with studio_id. */
const chiaveLoro = ['utente'];

const names = (righe: { nome: string }[]) => righe.map(({ nome }) => nome).sort();

describe('the catalogue', () => {
  it('every table with studio_id has forced row-level security, with the same rule for reading and writing', async () => {
    const righe = await app.sql<{ nome: string; forzata: boolean; politiche: number; uguali: boolean }>(`
      select c.relname as nome, c.relrowsecurity and c.relforcerowsecurity as forzata,
        count(p.polname)::int as politiche,
        coalesce(bool_and(p.polcmd = '*' and p.polpermissive
          and pg_get_expr(p.polqual, c.oid) = pg_get_expr(p.polwithcheck, c.oid)
          and pg_get_expr(p.polqual, c.oid) like '%app_studi()%'), false) as uguali
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'studio_id' and not a.attisdropped
      left join pg_policy p on p.polrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      group by c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity`);
    expect(righe.length).toBeGreaterThan(6);
    expect(
      names(righe.filter(({ forzata, politiche, uguali }) => !forzata || politiche !== 1 || !uguali)),
    ).toEqual([]);
    const [studio] = await app.sql<{ forzata: boolean }>(
      "select relrowsecurity and relforcerowsecurity as forzata from pg_class where relname = 'studio'",
    );
    expect(studio?.forzata).toBe(true);
  });

  it('[USR-014] what is of a client is seen with the client: its rule asks the groups of the session', async () => {
    const righe = await app.sql<{ nome: string }>(`
      select distinct c.relname as nome from pg_policy p join pg_class c on c.oid = p.polrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname in ('anagrafica_id', 'dichiarazione_id') and not a.attisdropped
      where c.relname <> 'gruppo_anagrafica' and pg_get_expr(p.polqual, c.oid) not like '%app_gruppi()%'`);
    expect(names(righe)).toEqual([]);
  });

  it('studio_id leads every primary key, unique key and index of a tenant table', async () => {
    const righe = await app.sql<{ nome: string; tabella: string }>(`
      select i.indexrelid::regclass::text as nome, c.relname as tabella
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'studio_id'
      where c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum`);
    expect(names(righe.filter(({ tabella }) => !chiaveLoro.includes(tabella)))).toEqual([]);
  });

  it('every reference between tenant tables carries studio_id', async () => {
    const righe = await app.sql<{ nome: string }>(`
      select k.conname as nome from pg_constraint k
      join pg_attribute da on da.attrelid = k.conrelid and da.attname = 'studio_id'
      join pg_attribute a on a.attrelid = k.confrelid and a.attname = 'studio_id'
      where k.contype = 'f' and k.confrelid <> 'utente'::regclass
        and not (da.attnum = any (k.conkey) and a.attnum = any (k.confkey))`);
    expect(names(righe)).toEqual([]);
  });

  it('no view, no materialized view, and only the known functions run with the rights of the owner', async () => {
    const viste = await app.sql<{ nome: string }>(`
      select relname as nome from pg_class where relnamespace = 'public'::regnamespace and (relkind = 'm'
        or (relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false)))`);
    expect(names(viste)).toEqual([]);
    const funzioni = await app.sql<{ nome: string; percorso: boolean }>(`
      select proname as nome, exists (select 1 from unnest(proconfig) x where x = 'search_path=pg_catalog, public, pg_temp') as percorso
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`);
    expect(names(funzioni)).toEqual(definerAmmesse);
    expect(funzioni.every(({ percorso }) => percorso)).toBe(true);
  });

  it('the application connects as a role without any power of its own', async () => {
    const { rows } = await app.servizi.pool.query(`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as potere,
        (select count(*)::int from pg_class where relowner = r.oid) as proprie,
        has_table_privilege(current_user, 'quadra_migrazione', 'select') as migrazioni,
        has_table_privilege(current_user, 'quadra_accesso_applicazione', 'select') as password,
        has_schema_privilege(current_user, 'public', 'create') as crea
      from pg_roles r where rolname = current_user`);
    expect(rows).toEqual([{ potere: false, proprie: 0, migrazioni: false, password: false, crea: false }]);
  });

  it('the application adds, takes and settles jobs of the queue, and cannot change its shape', async () => {
    const { rows } = await app.servizi.pool.query(`
      select has_schema_privilege(current_user, 'quadra_coda', 'create') as crea,
        has_table_privilege(current_user, 'quadra_coda.job', 'insert, update, delete') as lavori,
        has_table_privilege(current_user, 'quadra_coda.job', 'truncate') as svuota,
        has_table_privilege(current_user, 'quadra_coda.version', 'insert, update, delete') as versione,
        has_column_privilege(current_user, 'quadra_coda.version', 'version', 'update') as forma,
        has_column_privilege(current_user, 'quadra_coda.version', 'flow_on', 'update') as giro,
        has_table_privilege(current_user, 'quadra_coda.queue', 'insert, delete') as code`);
    const no = { crea: false, svuota: false, versione: false, forma: false, code: false };
    expect(rows).toEqual([{ ...no, lavori: true, giro: true }]);
  });

  it('the application can give nobody a power, a studio or more time', async () => {
    const { rows } = await app.servizi.pool.query(`
      select table_name || '.' || column_name as colonna from information_schema.column_privileges
      where grantee = 'quadra_app' and privilege_type = 'UPDATE'
        and table_name in ('utente', 'studio', 'gestore', 'sessione', 'accesso', 'fornitore') order by 1`);
    expect(rows.map(({ colonna }) => colonna)).toEqual([
      'accesso.esito',
      'accesso.utente_id',
      'gestore.abilita_bonifici',
      'gestore.bloccato',
      'gestore.cap',
      'gestore.codice',
      'gestore.codice_fiscale',
      'gestore.comune',
      'gestore.comune_descrizione',
      'gestore.creazione_pacchetti_applicativi',
      'gestore.data_blocco',
      'gestore.email',
      'gestore.limite_attivazioni',
      'gestore.logo',
      'gestore.logo_stampa',
      'gestore.logo_stampa_tipo',
      'gestore.logo_tipo',
      'gestore.modificato_il',
      'gestore.nome',
      'gestore.pagamento_carta_credito',
      'gestore.partita_iva',
      'gestore.provincia',
      'gestore.ragione_sociale',
      'gestore.rea_capitale_sociale',
      'gestore.rea_liquidazione',
      'gestore.rea_numero',
      'gestore.rea_socio_unico',
      'gestore.rea_ufficio',
      'gestore.soglia',
      'gestore.telefono',
      'gestore.tipo',
      'gestore.versione',
      'gestore.via',
      'sessione.confermata_il',
      'sessione.terminata_il',
      'sessione.ultima_attivita',
      'studio.attivo',
      'studio.canone_manutenzione',
      'studio.cap',
      'studio.clienti_senza_gruppo',
      'studio.codice_fiscale',
      'studio.codice_sdi',
      'studio.comune',
      'studio.comune_descrizione',
      'studio.contratto_flat',
      'studio.data_blocco',
      'studio.email',
      'studio.forza_chiusura_quadri',
      'studio.gestore_id',
      'studio.ip_abilitati',
      'studio.logo',
      'studio.logo_tipo',
      'studio.modificato_il',
      'studio.numero_massimo_dichiarazioni',
      'studio.numero_massimo_utenti',
      'studio.partita_iva',
      'studio.pec',
      'studio.personalizzazioni_operative',
      'studio.profilo',
      'studio.provincia',
      'studio.ragione_sociale',
      'studio.soglia',
      'studio.telefono',
      'studio.testi',
      'studio.tipo_profilo_cliente',
      'studio.tipologia_sottoscrizione',
      'studio.ultima_nomina_il',
      'studio.ultimo_contratto_il',
      'studio.versione',
      'studio.via',
      'utente.abilita_ai',
      'utente.accesso_precedente',
      'utente.attivo',
      'utente.cognome',
      'utente.densita',
      'utente.email',
      'utente.email_provata',
      'utente.esportazione_730',
      'utente.font',
      'utente.invio_passa_al_successivo',
      'utente.ip_abilitati',
      'utente.modificato_il',
      'utente.nome',
      'utente.password_hash',
      'utente.privacy_il',
      'utente.riduci_movimenti',
      'utente.skin',
      'utente.spin_ok',
      'utente.tipologia_utente',
      'utente.ultimo_accesso',
      'utente.verifica_chiesta_il',
      'utente.versione',
      'utente.visure_abilitate',
    ]);
    // An operator may become administrator of his own place; nobody becomes anything else.
    const { id } = await makeUtente(app);
    const become = (tipo: number) =>
      withIdentita(app.servizi.db, (trx) =>
        trx
          .updateTable('utente')
          .set({ tipologia_utente: tipo as TipologiaUtente })
          .where('id', '=', id)
          .execute(),
      );
    for (const tipo of [0, 1, 4, 5]) await expect(become(tipo)).rejects.toThrow(/non diventa/);
    const scala = 'update utente set tipologia_utente = 0, studio_id = null';
    await expect(app.servizi.pool.query(scala)).rejects.toThrow(/permission denied/);
    await expect(app.servizi.pool.query('update sessione set scade_il = now()')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('records that are only added to refuse every change, even the owner', async () => {
    const fissi = [
      'registro',
      'registro_anello',
      'dichiarazione_modifica',
      'dichiarazione_copia',
      'anagrafica_modifica',
      'accesso',
      'movimento',
      'voce',
      'consumo_pacchetto',
      'log_soglia',
    ];
    for (const tabella of fissi) {
      const { rows } = await app.servizi.pool.query(
        `select has_table_privilege($1, 'delete') as elimina, has_table_privilege($1, 'truncate') as svuota,
           has_table_privilege($1, 'update') as cambia`,
        [tabella],
      );
      expect(rows).toEqual([{ elimina: false, svuota: false, cambia: false }]);
      await expect(app.sql(`truncate ${tabella} cascade`)).rejects.toThrow(/non si modifica/);
    }
    await app.sql("insert into registro (studio_id, azione, entita) values (0, 'prova', 'prova')");
    await expect(app.sql("update registro set azione = 'altra'")).rejects.toThrow(/non si modifica/);
    await expect(app.sql('delete from registro')).rejects.toThrow(/non si modifica/);
  });

  it('the types of the tables name every column there is, and no other', async () => {
    const righe = await app.sql<{ tabella: string; colonna: string }>(`
      select table_name as tabella, column_name as colonna from information_schema.columns
      where table_schema = 'public' and table_name not like 'quadra\\_%' order by 1, 2`);
    const radice = join(import.meta.dirname, '..');
    const testi = globSync('{db,features,gateways,jobs}/**/*.table.ts', { cwd: radice }).map((file) =>
      readFileSync(join(radice, file), 'utf8'),
    );
    const scritte = testi
      .flatMap((testo) => [...testo.matchAll(/interface (\w+)Table \{\n([\s\S]*?)\n\}/g)])
      .flatMap(([, nome = '', corpo = '']) => {
        const tabella = nome.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
        return [...corpo.matchAll(/^ {2}(\w+): /gm)].map(([, colonna]) => `${tabella}.${colonna}`);
      });
    expect(scritte.sort()).toEqual(righe.map(({ tabella, colonna }) => `${tabella}.${colonna}`).sort());
  });
});

describe('the transaction of a studio', () => {
  it('shows nothing without a setting, and nothing of others with one', async () => {
    const [alfa, beta] = [await makeStudio(app), await makeStudio(app)];
    const { id } = await makeAnagrafica(app, alfa.id);
    const { db } = app.servizi;
    expect(await db.selectFrom('anagrafica').select('id').execute()).toEqual([]);
    const seen = (studi: number[]) =>
      withTenant(db, { studi }, (trx) => trx.selectFrom('anagrafica').select('id').execute());
    expect(await seen([beta.id])).toEqual([]);
    expect(await seen([])).toEqual([]);
    expect(await seen([alfa.id, beta.id])).toEqual([{ id }]);
    expect(await db.selectFrom('anagrafica').select('id').execute()).toEqual([]);
  });

  it('refuses a row for another studio', async () => {
    const [alfa, beta] = [await makeStudio(app), await makeStudio(app)];
    const { id } = await makeAnagrafica(app, alfa.id);
    const move = withTenant(app.servizi.db, { studi: [alfa.id] }, (trx) =>
      trx.updateTable('anagrafica').set({ studio_id: beta.id }).where('id', '=', id).execute(),
    );
    await expect(move).rejects.toThrow(/row-level security/);
  });

  it('does not leak through the pool, whoever comes next and however the one before ended', async () => {
    const studi = await Promise.all([makeStudio(app), makeStudio(app), makeStudio(app)]);
    for (const { id } of studi) await makeAnagrafica(app, id);
    const visits = Array.from({ length: 300 }, async (_, n) => {
      const { id } = studi[n % 3] ?? { id: 0 };
      const visit = withTenant(app.servizi.db, { studi: [id] }, async (trx) => {
        const righe = await trx.selectFrom('anagrafica').select('studio_id').execute();
        if (n % 7 === 0) throw new Error('abbandonata');
        return righe.filter((riga) => riga.studio_id !== id).length + (righe.length === 1 ? 0 : 1);
      });
      return visit.catch(() => 0);
    });
    expect((await Promise.all(visits)).reduce((a, b) => a + b, 0)).toBe(0);
  });
});

describe('the migrations', () => {
  it('are numbered without gaps or doubles', () => {
    const numeri = listMigrazioni().map(({ numero }) => numero);
    expect(numeri).toEqual(numeri.map((_, indice) => indice + 1));
  });

  it('apply once, even when two servers start together, and a second time change nothing', async () => {
    const database = await makeDatabase();
    const vuoto = `${database.nome}_vuoto`;
    await app.sql(`create database ${vuoto}`);
    const url = database.url.replace(database.nome, vuoto);
    const pronti = await Promise.all([1, 2, 3].map(() => prepareDatabase({ connectionString: url })));
    const totale = listMigrazioni().length;
    expect(pronti.map(({ migrazioni }) => migrazioni).sort()).toEqual([0, 0, totale]);
    expect((await prepareDatabase({ connectionString: url })).migrazioni).toBe(0);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("update quadra_migrazione set impronta = 'altra' where numero = 1");
    await expect(prepareDatabase({ connectionString: url })).rejects.toThrow(
      /cambiata dopo essere stata applicata/,
    );
    await client.end();
    await app.sql(`drop database ${vuoto} with (force)`);
    await app.sql(`drop role quadra_accesso_${vuoto}`);
    await database.drop();
  });

  it('refuses an application role with too much power', async () => {
    const database = await makeDatabase();
    await expect(prepareDatabase({ connectionString: database.url }, database.url)).rejects.toThrow(
      /troppi poteri/,
    );
    await database.drop();
  });
});
