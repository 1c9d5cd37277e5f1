import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromRandomAccessReader, type Options, open, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { ErroreAvvio } from '../errore-avvio.ts';
import { isCifrata, openCifrata } from './copia-cifrata.ts';

/** The page of a copy that says what is in it. */
export const VOCE_INDICE = 'copia.json';
export const nameTabella = (tabella: string) => `tabelle/${tabella}`;
export const nameFile = (nome: string) => `file/${nome}`;
/** What of the data folder belongs to the house, besides its database. */
export const FILE_DELLA_CASA = ['chiave', 'registro-ancore.jsonl', 'cancellazioni.jsonl'] as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const indiceSchema = z.object({
  formato: z.literal(1),
  versione: z.string(),
  /** Instant of the snapshot, ISO. */
  quando: z.iso.datetime(),
  migrazioni: z.array(z.object({ numero: z.int(), impronta: z.string() })),
  /** Signature by the secret of the house: tells whether another is the same, and nothing else of it. */
  firma: sha256,
  tabelle: z.array(
    z.object({ nome: z.string(), colonne: z.array(z.string()), righe: z.int(), impronta: sha256 }),
  ),
  sequenze: z.array(z.object({ nome: z.string(), valore: z.int() })),
  file: z.array(z.object({ nome: z.enum(FILE_DELLA_CASA), impronta: sha256 })),
});

/** What a copy holds: tables with their rows, the migrations that gave them their shape, the files beside the database. */
export type IndiceCopia = z.infer<typeof indiceSchema>;

export interface CopiaAperta extends Voci {
  readonly indice: IndiceCopia;
}

/** Lets bytes through and computes their imprint; read it when they are over. */
export function makeImpronta(): Transform & { impronta(): string } {
  const hash = createHash('sha256');
  const passante = new Transform({
    transform(pezzo: Buffer, _, avanti) {
      hash.update(pezzo);
      avanti(null, pezzo);
    },
  });
  return Object.assign(passante, { impronta: () => hash.digest('hex') });
}

const nonCopia = (file: string) =>
  new ErroreAvvio(
    isCifrata(file)
      ? `${file} non si apre: la frase è un’altra, o la copia è rovinata.`
      : `${file} non è una copia di Quadra, o è rovinata.`,
  );

const readVoci = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const voci = new Map<string, Entry>();
    zip.on('entry', (voce: Entry) => {
      voci.set(voce.fileName, voce);
      zip.readEntry();
    });
    zip.once('end', () => resolve(voci));
    zip.once('error', reject);
    zip.readEntry();
  });

async function readTutto(flusso: NodeJS.ReadableStream): Promise<string> {
  const pezzi: Buffer[] = [];
  for await (const pezzo of flusso) pezzi.push(Buffer.from(pezzo));
  return Buffer.concat(pezzi).toString('utf8');
}

const OPZIONI: Options = { lazyEntries: true, autoClose: false };

async function openZip(file: string, frase: string | undefined): Promise<ZipFile> {
  if (!isCifrata(file)) return promisify<string, Options, ZipFile>(open)(file, OPZIONI);
  if (frase === undefined)
    throw new ErroreAvvio(`La copia ${file} è cifrata: indicare la sua frase con QUADRA_COPIE_FRASE.`);
  const lettore = openCifrata(file, frase);
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(lettore, lettore.dimensione, OPZIONI, (errore, zip) =>
      errore ? reject(errore) : resolve(zip),
    );
  });
}

/** The entries of an archive, by name. */
export interface Voci {
  /** @throws ErroreAvvio when there is no such entry */
  read(voce: string): Promise<NodeJS.ReadableStream>;
  readTesto(voce: string): Promise<string>;
  close(): void;
}

/**
 * Opens an archive, sealed under `frase` or not. `toErrore`: what to say of one that is no archive, or lacks an entry.
 * @throws ErroreAvvio
 */
export async function openVoci(
  file: string,
  frase: string | undefined,
  toErrore: (file: string) => ErroreAvvio,
): Promise<Voci> {
  const zip = await openZip(file, frase).catch((errore: unknown) => {
    throw errore instanceof ErroreAvvio ? errore : toErrore(file);
  });
  const voci = await readVoci(zip).catch(() => {
    zip.close();
    throw toErrore(file);
  });
  const read = (nome: string) =>
    new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      const voce = voci.get(nome);
      if (voce === undefined) return reject(toErrore(file));
      zip.openReadStream(voce, (errore, flusso) => (errore ? reject(errore) : resolve(flusso)));
    });
  return { read, readTesto: async (nome) => readTutto(await read(nome)), close: () => zip.close() };
}

/**
 * Opens a copy and reads what it says of itself; its tables are read one at a time. `frase`: that of a sealed one.
 * @throws ErroreAvvio when the file is no copy, is spoiled, or is sealed under another phrase
 */
export async function openCopia(file: string, frase?: string): Promise<CopiaAperta> {
  const voci = await openVoci(file, frase, nonCopia);
  try {
    return { ...voci, indice: indiceSchema.parse(JSON.parse(await voci.readTesto(VOCE_INDICE))) };
  } catch {
    voci.close();
    throw nonCopia(file);
  }
}
