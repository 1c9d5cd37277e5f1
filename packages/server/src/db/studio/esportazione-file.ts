import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Cifratura } from '../../cifratura.ts';
import { ErroreAvvio } from '../../errore-avvio.ts';
import { signCopia } from '../copia.ts';
import { isCifrata } from '../copia-cifrata.ts';
import { makeImpronta, openVoci, type Voci } from '../copia-file.ts';

/** The page that says what is in an export. */
export const VOCE_MANIFESTO = 'studio.json';
/** Where the rows of a table are; sealed, they are no lines that anybody reads. */
export const nameParte = (tabella: string, isChiusa = false) =>
  `tabelle/${tabella}.${isChiusa ? 'chiusa' : 'jsonl'}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestoSchema = z.object({
  formato: z.literal('quadra-studio-1'),
  /** Of the program that wrote it. */
  versione: z.string(),
  /** Of the database: number of the last migration, imprint of them all. */
  schema: z.object({ numero: z.int(), impronta: sha256 }),
  /** Instant of the snapshot, ISO. */
  quando: z.iso.datetime(),
  studio: z.object({ id: z.int().positive(), ragioneSociale: z.string(), creatoIl: z.string() }),
  /** Tells whether another house has the same secret, and nothing else of it. */
  casa: sha256,
  tabelle: z.array(
    z.object({
      ...{ nome: z.string(), colonne: z.array(z.string()), righe: z.int() },
      /** Of the lines, sealed or not. */
      impronta: sha256,
      /** Under the key of the house: what lets somebody in. */
      isChiusa: z.boolean().optional(),
    }),
  ),
  /** Rows of others that rows of the studio name: they are not here, and must be there. */
  riferimenti: z.array(z.object({ tabella: z.string(), chiave: z.string(), identita: z.string() })),
});

/** What an export of a studio says of itself. */
export type Manifesto = z.infer<typeof manifestoSchema>;

/** Signature of every byte before it, in the comment at the end of the archive. */
const SUGGELLO = 64;
export const SUGGELLO_VUOTO = '0'.repeat(SUGGELLO);
const sign = ({ sign: firma }: Pick<Cifratura, 'sign'>, impronta: string) =>
  firma(`esportazione di uno studio ${impronta}`).toString('hex');

/** Lets an archive through, but for its last bytes: there goes the signature of those before. */
export function makeSuggellante(cifratura: Pick<Cifratura, 'sign'>): Transform {
  const hash = createHash('sha256');
  let coda = Buffer.alloc(0);
  return new Transform({
    transform(pezzo: Buffer, _, avanti) {
      const tutto = Buffer.concat([coda, pezzo]);
      const fine = Math.max(0, tutto.length - SUGGELLO);
      coda = tutto.subarray(fine);
      hash.update(tutto.subarray(0, fine));
      avanti(null, tutto.subarray(0, fine));
    },
    flush(finito) {
      this.push(Buffer.from(sign(cifratura, hash.digest('hex'))));
      finito();
    },
  });
}

const contestoDi = (studioId: number, tabella: string) => `esportazione ${studioId} ${tabella}`;
/** The lines of a table that leave sealed: they are few, a person each. */
export const sealParte = (
  cifratura: Pick<Cifratura, 'sealByte'>,
  studioId: number,
  nome: string,
  righe: Buffer,
) => cifratura.sealByte(righe, contestoDi(studioId, nome));

export interface EsportazioneAperta extends Pick<Voci, 'close'> {
  readonly manifesto: Manifesto;
  /** The lines of a table, opened where they are sealed. @throws ErroreAvvio when it is not there */
  readParte(tabella: string): Promise<NodeJS.ReadableStream>;
  /** SHA-256 of the file. */
  readonly impronta: string;
}

const nonEsportazione = (file: string) =>
  new ErroreAvvio(`${file} non è l’esportazione di uno studio, è rovinata, o è cifrata con un’altra frase.`);

/** @throws ErroreAvvio when a byte of the archive is not as it was written; of a sealed one the seal itself tells. */
async function requireSuggello(file: string, cifratura: Pick<Cifratura, 'sign'>): Promise<void> {
  if (isCifrata(file)) return;
  const fine = statSync(file).size - SUGGELLO;
  const passante = makeImpronta();
  await pipeline(createReadStream(file, { end: fine - 1 }), passante.resume());
  const pezzi: Buffer[] = [];
  for await (const pezzo of createReadStream(file, { start: fine })) pezzi.push(pezzo as Buffer);
  if (Buffer.concat(pezzi).toString('latin1') !== sign(cifratura, passante.impronta()))
    throw new ErroreAvvio(`${file} non è più com’è stato scritto: nulla è stato toccato.`);
}

async function readParte(
  voci: Voci,
  { studio, tabelle }: Manifesto,
  nome: string,
  cifratura: Pick<Cifratura, 'openByte'>,
): Promise<NodeJS.ReadableStream> {
  const isChiusa = tabelle.find((tabella) => tabella.nome === nome)?.isChiusa ?? false;
  const flusso = await voci.read(nameParte(nome, isChiusa));
  if (!isChiusa) return flusso;
  const pezzi: Buffer[] = [];
  for await (const pezzo of flusso) pezzi.push(Buffer.from(pezzo));
  return Readable.from([cifratura.openByte(Buffer.concat(pezzi), contestoDi(studio.id, nome))]);
}

/**
 * Opens the export of a studio, after every byte of it was found as it was written.
 * @throws ErroreAvvio when it is no export, was changed, or was written by a house with another secret
 */
export async function openEsportazione(
  file: string,
  cifratura: Pick<Cifratura, 'sign' | 'openByte'>,
  frase?: string,
): Promise<EsportazioneAperta> {
  const voci = await openVoci(file, frase, nonEsportazione);
  try {
    const testo = await voci.readTesto(VOCE_MANIFESTO).catch(() => '');
    const letto = manifestoSchema.safeParse(JSON.parse(testo || 'null'));
    if (!letto.success) throw nonEsportazione(file);
    if (letto.data.casa !== signCopia(cifratura as Cifratura))
      throw new ErroreAvvio(
        'L’esportazione è di una casa con un’altra chiave, o è rovinata: il registro e le credenziali che contiene si leggono solo con quella.',
      );
    await requireSuggello(file, cifratura);
    const passante = makeImpronta();
    await pipeline(createReadStream(file), passante.resume());
    return {
      ...{ manifesto: letto.data, impronta: passante.impronta(), close: voci.close },
      readParte: (tabella) => readParte(voci, letto.data, tabella, cifratura),
    };
  } catch (errore) {
    voci.close();
    throw errore instanceof ErroreAvvio ? errore : nonEsportazione(file);
  }
}
