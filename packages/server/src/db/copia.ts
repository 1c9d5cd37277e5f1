import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type yazl from 'yazl';
import type { Cifratura } from '../cifratura.ts';
import { ErroreAvvio } from '../errore-avvio.ts';
import { writeArchivio } from './archivio.ts';
import { makeCifrante } from './copia-cifrata.ts';
import {
  FILE_DELLA_CASA,
  type IndiceCopia,
  makeImpronta,
  nameFile,
  nameTabella,
  openCopia,
  VOCE_INDICE,
} from './copia-file.ts';

/** What the house makes again by itself: the register of its shape, and the password of its own role. */
const RIFATTE = ['quadra_migrazione', 'quadra_accesso_applicazione'];

/** The signature that tells one secret from another. */
export const signCopia = (cifratura: Cifratura): string => cifratura.sign('copia della casa').toString('hex');

export interface TabellaDaCopiare {
  readonly nome: string;
  readonly colonne: readonly string[];
}

/** Every table with what can be written in it: what the database computes by itself is computed again. */
export async function listTabelle(client: pg.Client): Promise<TabellaDaCopiare[]> {
  const { rows } = await client.query<{ nome: string; colonne: string[] }>(
    `select c.relname as nome, array_agg(a.attname::text order by a.attnum) as colonne
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [RIFATTE],
  );
  return rows;
}

export const writeElenco = (nomi: readonly string[]) =>
  nomi.map((nome) => pg.escapeIdentifier(nome)).join(', ');
export const nameNelDatabase = (tabella: string) => `public.${pg.escapeIdentifier(tabella)}`;

interface Richiesta {
  readonly file: string;
  /** The data folder. */
  readonly dati: string;
  readonly cifratura: Cifratura;
  readonly versione: string;
  /** The key that the house keeps in its folder goes in the copy too. */
  readonly conChiave: boolean;
  /** The copy is sealed under it, from its first byte on the disk. */
  readonly frase?: string | undefined;
}

/** The files beside the database, as they are now: before the snapshot, so that nothing in them is younger than it. */
const readFileDellaCasa = ({ dati, conChiave }: Richiesta) =>
  FILE_DELLA_CASA.filter((nome) => (nome !== 'chiave' || conChiave) && existsSync(join(dati, nome))).map(
    (nome) => ({ nome, contenuto: readFileSync(join(dati, nome)) }),
  );

async function openFotografia(client: pg.Client, tabelle: readonly TabellaDaCopiare[]): Promise<string> {
  const { rows } = await client.query<{ quando: Date }>('select now() as quando');
  for (const { nome } of tabelle)
    await client.query(`lock table ${nameNelDatabase(nome)} in access share mode`);
  return rows[0]?.quando.toISOString() ?? '';
}

async function addTabelle(
  client: pg.Client,
  zip: yazl.ZipFile,
  tabelle: readonly TabellaDaCopiare[],
  signal: AbortSignal,
): Promise<IndiceCopia['tabelle']> {
  const copiate: IndiceCopia['tabelle'] = [];
  for (const { nome, colonne } of tabelle) {
    const righe = client.query(copyTo(`copy ${nameNelDatabase(nome)} (${writeElenco(colonne)}) to stdout`));
    const passante = makeImpronta();
    zip.addReadStream(passante, nameTabella(nome), { compressionLevel: 1, forceZip64Format: true });
    await pipeline(righe, passante, { signal });
    copiate.push({ nome, colonne: [...colonne], righe: righe.rowCount, impronta: passante.impronta() });
  }
  return copiate;
}

async function fillCopia(
  client: pg.Client,
  zip: yazl.ZipFile,
  richiesta: Richiesta,
  signal: AbortSignal,
): Promise<IndiceCopia> {
  const file = readFileDellaCasa(richiesta);
  const tabelle = await listTabelle(client);
  await client.query('begin isolation level repeatable read read only');
  // A role that row-level security narrows is told so, instead of copying the few rows it sees.
  await client.query('set local row_security = off; set local statement_timeout = 0');
  const quando = await openFotografia(client, tabelle);
  const { rows: migrazioni } = await client.query<{ numero: number; impronta: string }>(
    'select numero, impronta from quadra_migrazione order by numero',
  );
  const copiate = await addTabelle(client, zip, tabelle, signal);
  await client.query('commit');
  // Sequences are of no snapshot: read last, no number that was given is given again.
  const { rows: sequenze } = await client.query<{ nome: string; valore: number }>(
    `select sequencename::text as nome, last_value::float8 as valore from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  for (const { nome, contenuto } of file) zip.addBuffer(contenuto, nameFile(nome));
  const indice: IndiceCopia = {
    formato: 1,
    versione: richiesta.versione,
    quando,
    migrazioni,
    firma: signCopia(richiesta.cifratura),
    tabelle: copiate,
    sequenze,
    file: file.map(({ nome, contenuto }) => ({
      nome,
      impronta: createHash('sha256').update(contenuto).digest('hex'),
    })),
  };
  zip.addBuffer(Buffer.from(JSON.stringify(indice, null, 1)), VOCE_INDICE);
  zip.end();
  return indice;
}

/** Every byte of the copy is read again as it is on the disk. */
async function requireIntatta(file: string, frase: string | undefined): Promise<void> {
  const copia = await openCopia(file, frase);
  try {
    for (const { nome, impronta } of copia.indice.tabelle) {
      const passante = makeImpronta();
      await pipeline(await copia.read(nameTabella(nome)), passante.resume());
      if (passante.impronta() !== impronta)
        throw new ErroreAvvio(`La copia ${file} non si rilegge: ${nome}.`);
    }
  } finally {
    copia.close();
  }
}

/**
 * Writes a copy of the whole house, consistent, while it works: every table as it is at one instant, the files beside the
 * database and, when asked, its key.
 * @throws ErroreAvvio when the file exists, cannot be written, or the role does not see every row.
 */
export function writeCopia(proprietario: pg.ClientConfig, richiesta: Richiesta): Promise<IndiceCopia> {
  const { file, frase } = richiesta;
  return writeArchivio(proprietario, {
    file,
    passaggi: frase === undefined ? [] : [makeCifrante(frase)],
    fill: (client, zip, signal) => fillCopia(client, zip, richiesta, signal),
    requireIntatto: (parziale) => requireIntatta(parziale, frase),
  });
}
