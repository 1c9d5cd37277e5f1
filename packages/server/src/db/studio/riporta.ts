import pg from 'pg';
import { ErroreAvvio } from '../../errore-avvio.ts';
import { withSerratura } from '../migrate.ts';
import { makeTrx, type Trx } from '../pool.ts';
import { GRUPPO } from '../ruoli.ts';
import { CONTATORI } from './appartenenza.ts';
import { advanceSequenze, loadParte, openArrivo, readParte } from './carico.ts';
import {
  listLibriDaTenere,
  requireLegami,
  requirePosto,
  requireRiferimenti,
  requireSchema,
  rovinata,
} from './controlli.ts';
import type { EsportazioneAperta } from './esportazione-file.ts';
import { listTabelleDelloStudio, nameTabella, type TabellaDelloStudio } from './tabelle.ts';

interface Richiesta {
  /** The studio that is there becomes as it was. */
  readonly isDaSostituire: boolean;
  /** Of the program. */
  readonly versione: string;
  /** What must hold before anything is written for good, and the row that tells of it. @throws to leave all as it was */
  readonly beforeCommit: (trx: Trx, libriTenuti: readonly string[]) => Promise<void>;
}

const isCodice = (errore: unknown, codice: RegExp): errore is pg.DatabaseError =>
  errore instanceof pg.DatabaseError && codice.test(errore.code ?? '');

/** Whole rows in any order: what guards and ties them one by one is asked again of them all, at the end. */
const setGuardie = (client: pg.Client, accese: boolean) =>
  client.query(`set local session_replication_role = ${accese ? 'origin' : 'replica'}`).catch((errore) => {
    if (!isCodice(errore, /^42501$/)) throw errore;
    throw new ErroreAvvio(
      'Per riportare uno studio serve un superutente, o un ruolo con BYPASSRLS a cui un superutente abbia dato «grant set on parameter session_replication_role».',
    );
  });

/**
 * Takes away the rows of the studio, but for the books that stay and the counters. Whoever is not in the export leaves as one
 * leaves: where somebody else names him, nothing is done.
 */
async function removeRighe(
  client: pg.Client,
  tabelle: readonly TabellaDelloStudio[],
  esportazione: EsportazioneAperta,
): Promise<void> {
  const { studio } = esportazione.manifesto;
  // Those that are found through another table go before it.
  const inOrdine = tabelle.toSorted(
    (a, b) => Number(/select/.test(b.condizione)) - Number(/select/.test(a.condizione)),
  );
  for (const { nome, condizione } of inOrdine)
    if (nome !== 'utente' && CONTATORI[nome] === undefined)
      await client.query(`delete from ${nameTabella(nome)} t where ${condizione}`);
  await client.query('create temp table restanti (id int primary key) on commit drop');
  await readParte(client, esportazione, 'utente', () =>
    client.query("insert into restanti select (riga ->> 'id')::int from pg_temp.arrivo"),
  );
  await setGuardie(client, true);
  try {
    await client.query('delete from utente where studio_id = $1 and id not in (select id from restanti)', [
      studio.id,
    ]);
  } catch (errore) {
    if (!isCodice(errore, /^23(001|503)$/)) throw errore;
    throw new ErroreAvvio(
      `Una persona venuta dopo l’esportazione è nominata altrove (${errore.table ?? ''}): nulla è stato scritto. ${errore.detail ?? ''}`,
    );
  }
  await setGuardie(client, false);
  await client.query('delete from utente where studio_id = $1', [studio.id]);
}

async function loadTabelle(
  client: pg.Client,
  esportazione: EsportazioneAperta,
  tabelle: readonly TabellaDelloStudio[],
  tenute: ReadonlySet<string>,
): Promise<void> {
  const scritte = new Map(esportazione.manifesto.tabelle.map((tabella) => [tabella.nome, tabella]));
  for (const tabella of tabelle) {
    const scritta = scritte.get(tabella.nome);
    const isTenuta = tenute.has(tabella.nome);
    const impronta = isTenuta
      ? await readParte(client, esportazione, tabella.nome, async () => undefined)
      : await loadParte(client, esportazione, tabella);
    if (impronta !== scritta?.impronta) throw rovinata(tabella.nome);
    if (isTenuta || CONTATORI[tabella.nome] !== undefined) continue;
    const { rows } = await client.query<{ righe: number }>(
      `select count(*)::int as righe from ${nameTabella(tabella.nome)} t where ${tabella.condizione}`,
    );
    if (rows[0]?.righe !== scritta.righe) throw rovinata(`${tabella.nome}: righe`);
  }
}

/** The registers of shared intermediaries go on from the last number that has come back. */
const ADVANCE_REGISTRI = `
  insert into delega_registro (intermediario_id, anno, ultimo)
  select intermediario_id, anno, max(progressivo) from delega
  where studio_id = $1 and progressivo is not null group by intermediario_id, anno
  on conflict (intermediario_id, anno) do update set ultimo = greatest(delega_registro.ultimo, excluded.ultimo)`;

/** What held only then: who was in enters again, a job in the hands of a worker waits for another. */
async function leavePassato(client: pg.Client, studioId: number): Promise<void> {
  await client.query(
    `update sessione set terminata_il = now() where terminata_il is null
     and utente_id in (select id from utente where studio_id = $1)`,
    [studioId],
  );
  await client.query(
    "update lavoro set stato = 'in coda', affidato_fino = null where studio_id = $1 and stato = 'in corso'",
    [studioId],
  );
}

/** From here on with the eyes of the application, on this studio and on what is outside every studio. */
async function becomeApplicazione(client: pg.Client, studioId: number): Promise<void> {
  await client.query('set local row_security = on');
  await client.query(
    `select set_config('app.studio_ids', $1, true), set_config('app.limitati', 'on', true), set_config('app.identita', 'on', true)`,
    [String(studioId)],
  );
  await client.query(`set local role ${GRUPPO}`);
}

async function fillStudio(
  client: pg.Client,
  esportazione: EsportazioneAperta,
  { isDaSostituire, versione, beforeCommit }: Richiesta,
): Promise<string[]> {
  const { manifesto } = esportazione;
  const { id } = manifesto.studio;
  const { tabelle } = await listTabelleDelloStudio(client, id);
  await requireSchema(client, manifesto, tabelle, versione);
  await requirePosto(client, manifesto, tabelle, isDaSostituire);
  await requireRiferimenti(client, manifesto);
  await openArrivo(client);
  const libri = await listLibriDaTenere(client, esportazione, tabelle);
  await setGuardie(client, false);
  const daRifare = tabelle.filter(({ nome }) => !libri.tabelle.has(nome));
  await removeRighe(client, daRifare, esportazione);
  await loadTabelle(client, esportazione, tabelle, libri.tabelle);
  await setGuardie(client, true);
  await client.query(ADVANCE_REGISTRI, [id]);
  await requireLegami(client, id, tabelle);
  await advanceSequenze(client, daRifare);
  await leavePassato(client, id);
  await becomeApplicazione(client, id);
  await beforeCommit(makeTrx(client), libri.nomi);
  return libri.nomi;
}

/**
 * Puts a studio back as its export has it, in one transaction: rows counted, parts hashed, every tie asked again; the rows of
 * others are not touched. The audit log, and the credits with what was paid, stay as the house has them where they go on from
 * those of the export: answers which. Interrupted, it leaves all as it was.
 * @throws ErroreAvvio when the house has another shape, when the studio is there and may not be replaced, when something it
 * names is missing, or when the export is spoiled
 */
export async function readEsportazione(
  proprietario: pg.ClientConfig,
  esportazione: EsportazioneAperta,
  richiesta: Richiesta,
): Promise<string[]> {
  const client = new pg.Client({
    ...proprietario,
    connectionTimeoutMillis: 5_000,
    application_name: 'quadra-riporta',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await withSerratura(client, async () => {
      await client.query('begin');
      try {
        await client.query(
          "set local row_security = off; set local statement_timeout = 0; set local timezone = 'UTC'",
        );
        const tenuti = await fillStudio(client, esportazione, richiesta);
        await client.query('commit');
        return tenuti;
      } catch (errore) {
        await client.query('rollback').catch(() => undefined);
        if (isCodice(errore, /^23505$/))
          throw new ErroreAvvio(
            `Nella casa c’è già, di altri, ciò che torna con lo studio (${errore.table}): ${errore.detail ?? errore.message} Nulla è stato scritto.`,
          );
        if (isCodice(errore, /^(22|23)/)) throw rovinata(errore.message);
        throw errore;
      }
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}
