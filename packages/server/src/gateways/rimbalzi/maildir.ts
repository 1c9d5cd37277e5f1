import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rimbalzi } from './port.ts';

/** What is read of a message: the report, and the headers of what came back, stand before its files. */
const LETTI = 1024 * 1024;
const PER_VOLTA = 500;
const NOME = /^[^./][^/]*$/;

const isSparito = (errore: unknown) => (errore as NodeJS.ErrnoException).code === 'ENOENT';
const isUno = (codici: readonly (string | undefined)[]) => (errore: unknown) =>
  codici.includes((errore as NodeJS.ErrnoException).code);
/** A folder, a link: they are none the next time too. */
const isAltro = isUno(['EISDIR', 'ELOOP', 'ENXIO']);
/** A file of others: one stops nobody; when no other is read, nobody hears of the mails that came back. */
const isNegato = isUno(['EACCES', 'EPERM']);

/** Null: it is not a file to be read. */
async function readInizio(file: string): Promise<Buffer | null> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const aperto = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((errore: unknown) => {
    if (isAltro(errore)) return null;
    throw errore;
  });
  if (aperto === null) return null;
  try {
    if (!(await aperto.stat()).isFile()) return null;
    const { bytesRead, buffer } = await aperto.read(Buffer.alloc(LETTI), 0, LETTI, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await aperto.close();
  }
}

/**
 * A mailbox that a server of this machine delivers into, as Maildir says (a file a message, in `new`; in `cur` once read):
 * Postfix, Exim and Dovecot write it by themselves, fetchmail and getmail from a mailbox that is elsewhere.
 */
export const makeMaildir = (cartella: string): Rimbalzi => ({
  async take(read) {
    const nomi = (await readdir(join(cartella, 'new'))).filter((nome) => NOME.test(nome)).sort();
    const falliti: unknown[] = [];
    const negati: unknown[] = [];
    let letti = 0;
    let altri = 0;
    for (const nome of nomi) {
      if (letti === PER_VOLTA) break;
      const file = join(cartella, 'new', nome);
      try {
        const messaggio = await readInizio(file).catch((errore: unknown) => {
          if (!isNegato(errore)) throw errore;
          negati.push(errore);
          return null;
        });
        if (messaggio === null) {
          altri += 1;
          continue;
        }
        letti += 1;
        await read(messaggio);
        await rename(file, join(cartella, 'cur', `${nome.replace(/:2,.*$/, '')}:2,S`));
      } catch (errore) {
        // Another process read it first.
        if (!isSparito(errore)) falliti.push(errore);
      }
    }
    if (letti === 0) falliti.push(...negati);
    if (falliti.length > 0) throw falliti[0];
    return altri;
  },
  async forget(prima) {
    let tolti = 0;
    for (const nome of await readdir(join(cartella, 'cur'))) {
      const file = join(cartella, 'cur', nome);
      const trovato = await lstat(file).catch(() => null);
      if (trovato === null || !trovato.isFile() || trovato.mtime >= prima) continue;
      await rm(file, { force: true });
      tolti += 1;
    }
    return tolti;
  },
});
