import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { FileRifiutato } from './rifiuto.ts';

/** A file inside an archive: its name is only what the archive calls it, and never becomes a path. */
export interface Voce {
  readonly nome: string;
  open(): Promise<AsyncIterable<Buffer>>;
}

const VOCI_MASSIME = 1_000;
/** Texts and sheets are squeezed twenty or fifty times at most: beyond this, what is large was made to be. */
const RAPPORTO_MASSIMO = 200;
const RAPPORTO_DA_BYTE = 20_000_000;

const openArchivio = (contenuto: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(contenuto, { lazyEntries: true, validateEntrySizes: true }, (errore, zip) =>
      errore ? reject(new FileRifiutato('ARCHIVIO_ILLEGGIBILE')) : resolve(zip),
    ),
  );

/** The bytes of an entry: the reader of the archive stops one that has more than were said. */
async function* readPezzi(flusso: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* flusso;
  } catch {
    throw new FileRifiutato('ARCHIVIO_ILLEGGIBILE');
  }
}

const openVoce = (zip: ZipFile, voce: Entry): Promise<AsyncIterable<Buffer>> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(voce, (errore, flusso) =>
      errore ? reject(new FileRifiutato('ARCHIVIO_ILLEGGIBILE')) : resolve(readPezzi(flusso)),
    ),
  );

const isGonfiata = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > RAPPORTO_DA_BYTE && uncompressedSize > compressedSize * RAPPORTO_MASSIMO;

/**
 * The files of a zip, to be opened one at a time; together they are at most `apertoByte`, once opened. What an archive says
 * of its sizes is checked while it is read.
 * @throws FileRifiutato for one that cannot be read, with too many files, or too large once opened
 */
export async function listVoci(contenuto: Buffer, apertoByte: number): Promise<Voce[]> {
  const zip = await openArchivio(contenuto);
  const voci: Voce[] = [];
  let totale = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', () => reject(new FileRifiutato('ARCHIVIO_ILLEGGIBILE')));
    zip.on('end', resolve);
    zip.on('entry', (voce: Entry) => {
      totale += voce.uncompressedSize;
      if (voci.length >= VOCI_MASSIME || totale > apertoByte || isGonfiata(voce)) {
        reject(new FileRifiutato('ARCHIVIO_TROPPO_GRANDE'));
        return;
      }
      if (voce.isEncrypted()) {
        reject(new FileRifiutato('ARCHIVIO_ILLEGGIBILE'));
        return;
      }
      voci.push({ nome: voce.fileName, open: () => openVoce(zip, voce) });
      zip.readEntry();
    });
    zip.readEntry();
  });
  return voci;
}
