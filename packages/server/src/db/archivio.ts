import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import yazl from 'yazl';
import { ErroreAvvio } from '../errore-avvio.ts';
import { withSerraturaInLettura } from './migrate.ts';

const readCodice = (errore: unknown) =>
  errore instanceof Error && 'code' in errore ? errore.code : undefined;

function toErroreAvvio(errore: unknown, file: string): unknown {
  const codice = readCodice(errore);
  if (codice === '42501') {
    return new ErroreAvvio(
      "L'utente di DATABASE_URL non vede tutte le righe: per copiare serve un superutente, o un ruolo con BYPASSRLS che possa leggere ogni tabella.",
    );
  }
  if (codice === 'ENOSPC')
    return new ErroreAvvio(`Spazio su disco esaurito: la copia ${file} non è stata scritta.`);
  if (['EACCES', 'ENOENT', 'ENOTDIR', 'EROFS'].includes(String(codice)))
    return new ErroreAvvio(`La copia non si può scrivere in ${file}.`);
  return errore;
}

interface Invio<T> {
  /** Opened when there is something to send. */
  readonly openUscita: () => Writable;
  /** What the bytes go through on their way out. */
  readonly passaggi: readonly Transform[];
  /** Puts in the archive what goes in it, and ends it; when it is told to stop, who takes the bytes has failed. */
  readonly fill: (client: pg.Client, zip: yazl.ZipFile, signal: AbortSignal) => Promise<T>;
}

interface Scrittura<T> extends Omit<Invio<T>, 'openUscita'> {
  readonly file: string;
  /** @throws ErroreAvvio when a byte is not on the disk as it was written */
  readonly requireIntatto: (file: string) => Promise<void>;
}

/** Sends an archive of what is in the database, as the owner sees it, while nobody changes its shape. */
export async function sendArchivio<T>(
  proprietario: pg.ClientConfig,
  { openUscita, passaggi, fill }: Invio<T>,
): Promise<T> {
  const client = new pg.Client({ ...proprietario, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  const fermata = new AbortController();
  // Either side ends the other: what is told is what ended first.
  let causa: unknown;
  try {
    await client.connect();
    const zip = new yazl.ZipFile();
    const scritto = pipeline([zip.outputStream, ...passaggi, openUscita()]).catch((errore) => {
      causa ??= errore;
      fermata.abort();
      throw errore;
    });
    const riempito = withSerraturaInLettura(client, () =>
      fill(client, zip, fermata.signal).catch(async (errore) => {
        causa ??= errore;
        (zip.outputStream as Readable).destroy();
        await client.query('rollback').catch(() => undefined);
        throw errore;
      }),
    );
    const [esito] = await Promise.all([riempito, scritto]);
    return esito;
  } catch (errore) {
    throw causa ?? errore;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Writes an archive in a file, which is there only when it is whole, flushed and read again; who else has an account on the
 * machine cannot read it.
 * @throws ErroreAvvio when the file exists, cannot be written, or the role does not see every row.
 */
export async function writeArchivio<T>(
  proprietario: pg.ClientConfig,
  { file, requireIntatto, ...altro }: Scrittura<T>,
): Promise<T> {
  if (existsSync(file)) throw new ErroreAvvio(`${file} esiste già: indicare un altro nome.`);
  const parziale = `${file}.parziale`;
  try {
    const openUscita = () => createWriteStream(parziale, { mode: 0o600 });
    const esito = await sendArchivio(proprietario, { ...altro, openUscita });
    const descrittore = openSync(parziale, 'r+');
    fsyncSync(descrittore);
    closeSync(descrittore);
    await requireIntatto(parziale);
    renameSync(parziale, file);
    return esito;
  } catch (errore) {
    rmSync(parziale, { force: true });
    throw toErroreAvvio(errore, file);
  }
}
