import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeCifratura } from '../cifratura.ts';
import type { Config } from '../config.ts';
import { ErroreAvvio } from '../errore-avvio.ts';
import { listTabelle, nameNelDatabase, signCopia, writeElenco } from './copia.ts';
import { type CopiaAperta, makeImpronta, nameFile, nameTabella } from './copia-file.ts';
import { listMigrazioni, migrate, withSerratura } from './migrate.ts';
import { prepareGruppo } from './ruoli.ts';

type Casa = Pick<Config, 'chiave' | 'dati'>;
type Indice = CopiaAperta['indice'];

const rovinata = (che: string) =>
  new ErroreAvvio(`La copia è rovinata (${che}): nulla è stato scritto. Usare un'altra copia.`);

/** @throws ErroreAvvio when the copy was written by a newer program, or by one with other migrations */
function requireVersione({ migrazioni, versione }: Indice): number {
  const note = new Map(listMigrazioni().map(({ numero, impronta }) => [numero, impronta]));
  if (migrazioni.some(({ numero, impronta }) => note.get(numero) !== impronta)) {
    throw new ErroreAvvio(
      `La copia è di un'altra versione di Quadra (${versione}): riportarla con quella, o con una più recente.`,
    );
  }
  return Math.max(...migrazioni.map(({ numero }) => numero));
}

const isStessa = (segreto: string, { firma }: Indice) => signCopia(makeCifratura(segreto)) === firma;

/**
 * The secret with which the copy can be read: that of the settings, of the folder, or of the copy itself, in this order.
 * Answers the one to write in the folder, if any.
 * @throws ErroreAvvio when there is none, or another
 */
async function requireChiave(copia: CopiaAperta, { chiave, dati }: Casa): Promise<string | undefined> {
  const file = join(dati, 'chiave');
  const presente = chiave ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  if (presente !== undefined) {
    if (isStessa(presente, copia.indice)) return undefined;
    const dove = chiave === undefined ? `nel file ${file}` : 'in QUADRA_CHIAVE';
    throw new ErroreAvvio(`La copia è stata scritta con un'altra chiave, diversa da quella ${dove}.`);
  }
  if (!copia.indice.file.some(({ nome }) => nome === 'chiave'))
    throw new ErroreAvvio(
      `La copia non contiene la chiave: indicarla con QUADRA_CHIAVE o metterla in ${file}.`,
    );
  const copiata = (await copia.readTesto(nameFile('chiave'))).trim();
  if (!isStessa(copiata, copia.indice)) throw rovinata('chiave');
  return copiata;
}

const IDENTITA = ['utente', 'studio', 'registro'];

/** Whether any of our tables holds somebody; whoever owns them looks beyond row-level security. */
async function isAbitata(client: pg.Client, tabelle: readonly string[]): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '5s'");
    for (const nome of tabelle) {
      await client.query(`alter table ${nome} no force row level security`);
      if ((await client.query(`select 1 from ${nome} limit 1`)).rowCount) return true;
    }
    return false;
  } finally {
    await client.query('rollback');
  }
}

/** A house where nobody has worked: the tables are not there, or hold nobody. */
async function requireVuoto(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ nome: string }>(
    `select relname as nome from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  const nomi = rows.map(({ nome }) => nome);
  const nostre = IDENTITA.filter((nome) => nomi.includes(nome));
  const isDaRifare = nomi.includes('quadra_migrazione') && !(await isAbitata(client, nostre));
  if (nomi.length === 0 || isDaRifare) return;
  throw new ErroreAvvio(
    `Il database ${client.database} non è vuoto: una copia ritorna soltanto in uno vuoto, che si crea a parte.`,
  );
}

interface Vincolo {
  tabella: string;
  nome: string;
  testo: string;
}

/** Opens the tables to whole rows in any order, runs `fn`, then closes them: what they tie together is checked again. */
async function withTabelleAperte(client: pg.Client, fn: () => Promise<void>): Promise<void> {
  const { rows: vincoli } = await client.query<Vincolo>(
    `select conrelid::regclass::text as tabella, quote_ident(conname) as nome, pg_get_constraintdef(oid) as testo
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  );
  const { rows: tabelle } = await client.query<{ nome: string; forzata: boolean }>(
    `select oid::regclass::text as nome, relforcerowsecurity as forzata from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  for (const { tabella, nome } of vincoli)
    await client.query(`alter table ${tabella} drop constraint ${nome}`);
  for (const { nome, forzata } of tabelle)
    await client.query(
      `alter table ${nome} disable trigger user${forzata ? ', no force row level security' : ''}`,
    );
  await fn();
  for (const { nome, forzata } of tabelle)
    await client.query(
      `alter table ${nome} enable trigger user${forzata ? ', force row level security' : ''}`,
    );
  for (const { tabella, nome, testo } of vincoli)
    await client.query(`alter table ${tabella} add constraint ${nome} ${testo}`);
}

async function fillTabelle(client: pg.Client, copia: CopiaAperta): Promise<void> {
  const presenti = await listTabelle(client);
  const attese = JSON.stringify(presenti.map(({ nome, colonne }) => [nome, colonne]));
  if (JSON.stringify(copia.indice.tabelle.map(({ nome, colonne }) => [nome, colonne])) !== attese)
    throw rovinata('tabelle');
  await client.query(`truncate ${presenti.map(({ nome }) => nameNelDatabase(nome)).join(', ')}`);
  for (const { nome, colonne, righe, impronta } of copia.indice.tabelle) {
    const passante = makeImpronta();
    const scrive = client.query(
      copyFrom(`copy ${nameNelDatabase(nome)} (${writeElenco(colonne)}) from stdin`),
    );
    await pipeline(await copia.read(nameTabella(nome)), passante, scrive);
    const { rows } = await client.query<{ righe: number }>(
      `select count(*)::int as righe from ${nameNelDatabase(nome)}`,
    );
    if (passante.impronta() !== impronta || rows[0]?.righe !== righe) throw rovinata(nome);
  }
  for (const { nome, valore } of copia.indice.sequenze)
    await client.query('select setval($1::regclass, $2)', [nameNelDatabase(nome), valore]);
}

/**
 * What held only in the house that was: who had come in must come in again, since somebody may have been shut out since the
 * copy; a job in the hands of a worker waits for another.
 */
const LASCIA_IL_PASSATO = `
  update sessione set terminata_il = now() where terminata_il is null;
  update lavoro set stato = 'in coda', affidato_fino = null where stato = 'in corso'`;

/** One transaction: interrupted, it leaves the house as empty as it was. */
async function fillDatabase(client: pg.Client, copia: CopiaAperta, beforeCommit: () => void): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await withTabelleAperte(client, async () => {
      await fillTabelle(client, copia);
      await client.query(LASCIA_IL_PASSATO);
    });
    beforeCommit();
    await client.query('commit');
  } catch (errore) {
    await client.query('rollback').catch(() => undefined);
    if (errore instanceof pg.DatabaseError && /^(22|23)/.test(errore.code ?? ''))
      throw rovinata(errore.message);
    throw errore;
  }
}

const writePrivato = (file: string, testo: string) => writeFileSync(file, testo, { mode: 0o600 });

/**
 * The files beside the database come back too. Erasures made since the copy stay, to be made again; the ends of chains
 * younger than the copy are put aside, since they tell of rows that are no longer there. Answers where.
 */
function writeFileDellaCasa(
  dati: string,
  { ancore, cancellazioni }: { ancore: string; cancellazioni: string },
): string | undefined {
  const fileCancellazioni = join(dati, 'cancellazioni.jsonl');
  const gia = existsSync(fileCancellazioni) ? readFileSync(fileCancellazioni, 'utf8').split('\n') : [];
  const mancanti = cancellazioni.split('\n').filter((riga) => riga !== '' && !gia.includes(riga));
  if (mancanti.length > 0) appendFileSync(fileCancellazioni, `${mancanti.join('\n')}\n`, { mode: 0o600 });

  const fileAncore = join(dati, 'registro-ancore.jsonl');
  const presenti = existsSync(fileAncore) ? readFileSync(fileAncore, 'utf8') : ancore;
  if (presenti === ancore) {
    if (ancore !== '') writePrivato(fileAncore, ancore);
    return undefined;
  }
  const daParte = `${fileAncore}.prima-del-ritorno-${createHash('sha256').update(presenti).digest('hex').slice(0, 8)}`;
  renameSync(fileAncore, daParte);
  writePrivato(fileAncore, ancore);
  return daParte;
}

async function readFileCopiati(copia: CopiaAperta): Promise<{ ancore: string; cancellazioni: string }> {
  const read = async (nome: Indice['file'][number]['nome']) => {
    const voce = copia.indice.file.find((file) => file.nome === nome);
    if (voce === undefined) return '';
    const testo = await copia.readTesto(nameFile(nome));
    if (createHash('sha256').update(testo).digest('hex') !== voce.impronta) throw rovinata(nome);
    return testo;
  };
  return { ancore: await read('registro-ancore.jsonl'), cancellazioni: await read('cancellazioni.jsonl') };
}

/**
 * Brings a copy back into an empty database, with the key and the files of the data folder: the shape it had, every row,
 * every tie checked, the sessions ended. Migrations that came later and the roles are left to the next start. Answers where
 * the anchors that were in the folder have been put aside, if they have.
 * @throws ErroreAvvio when the house is not empty, the key is another, or the copy is newer or spoiled: nothing is written.
 */
export async function readRitorno(
  copia: CopiaAperta,
  proprietario: pg.ClientConfig,
  casa: Casa,
): Promise<string | undefined> {
  const fino = requireVersione(copia.indice);
  const chiave = await requireChiave(copia, casa);
  const file = await readFileCopiati(copia);
  const client = new pg.Client({ ...proprietario, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  let daParte: string | undefined;
  const writeFile = () => {
    mkdirSync(casa.dati, { recursive: true, mode: 0o700 });
    if (chiave !== undefined) writePrivato(join(casa.dati, 'chiave'), chiave);
    daParte = writeFileDellaCasa(casa.dati, file);
  };
  try {
    await withSerratura(client, async () => {
      await requireVuoto(client);
      await prepareGruppo(client);
      await migrate(client, fino);
      await fillDatabase(client, copia, writeFile);
    });
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
  return daParte;
}
