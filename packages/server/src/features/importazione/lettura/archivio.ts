import { limiti, testiImportazione } from '@quadra/contract';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { DomainError } from '../../../http/domain-error.ts';

/** A file inside an archive: its name is only what the archive calls it, and never becomes a path. */
export interface Voce {
  readonly nome: string;
  readonly byte: number;
  open(): Promise<AsyncIterable<Buffer>>;
}

const VOCI_MASSIME = 1_000;

const rifiuta = (messaggio: string) => new DomainError('FILE_NON_AMMESSO', { messaggio });

const openArchivio = (contenuto: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(contenuto, { lazyEntries: true, validateEntrySizes: true }, (errore, zip) =>
      errore ? reject(rifiuta(testiImportazione.ARCHIVIO_ILLEGGIBILE)) : resolve(zip),
    ),
  );

/** Lets the bytes of an entry through, until they are more than was said or than anybody may send. */
async function* limit(flusso: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let letti = 0;
  try {
    for await (const pezzo of flusso) {
      letti += pezzo.length;
      if (letti > limiti.csvApertoByte) throw rifiuta(testiImportazione.ARCHIVIO_TROPPO_GRANDE);
      yield pezzo;
    }
  } catch (errore) {
    throw errore instanceof DomainError ? errore : rifiuta(testiImportazione.ARCHIVIO_ILLEGGIBILE);
  }
}

/**
 * The files of a zip, to be opened one at a time. What an archive says of its sizes is checked while it is read.
 * @throws FILE_NON_AMMESSO for one that cannot be read, with too many files, or too large once opened
 */
export async function listVoci(contenuto: Buffer): Promise<Voce[]> {
  const zip = await openArchivio(contenuto);
  const voci: Voce[] = [];
  let totale = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', () => reject(rifiuta(testiImportazione.ARCHIVIO_ILLEGGIBILE)));
    zip.on('end', resolve);
    zip.on('entry', (voce: Entry) => {
      totale += voce.uncompressedSize;
      if (voci.length >= VOCI_MASSIME || totale > limiti.csvApertoByte) {
        reject(rifiuta(testiImportazione.ARCHIVIO_TROPPO_GRANDE));
        return;
      }
      if (voce.isEncrypted()) {
        reject(rifiuta(testiImportazione.ARCHIVIO_ILLEGGIBILE));
        return;
      }
      voci.push({ nome: voce.fileName, byte: voce.uncompressedSize, open: () => openVoce(zip, voce) });
      zip.readEntry();
    });
    zip.readEntry();
  });
  return voci;
}

const openVoce = (zip: ZipFile, voce: Entry): Promise<AsyncIterable<Buffer>> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(voce, (errore, flusso) =>
      errore ? reject(rifiuta(testiImportazione.ARCHIVIO_ILLEGGIBILE)) : resolve(limit(flusso)),
    ),
  );
