import yazl from 'yazl';
import type { Svolgimento } from '../../../http/genere.ts';

/** Bytes of one piece of the file. */
const PEZZO = 1_048_576;

type Foglio = Pick<Svolgimento, 'addFile'>;
/** A file of a zip; what is compressed already is stored as it is. */
export interface VoceZip {
  readonly nome: string;
  readonly dati: Buffer;
  readonly isCompressa?: boolean;
}

/** Gathers bytes, and writes them in the file of the job a piece at a time. */
class Pezzi {
  readonly #svolgimento: Foglio;
  #attesi: Buffer[] = [];
  #lunghi = 0;

  constructor(svolgimento: Foglio) {
    this.#svolgimento = svolgimento;
  }

  async add(pezzo: Buffer): Promise<void> {
    this.#attesi.push(pezzo);
    this.#lunghi += pezzo.length;
    if (this.#lunghi >= PEZZO) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#lunghi > 0) await this.#svolgimento.addFile(Buffer.concat(this.#attesi));
    this.#attesi = [];
    this.#lunghi = 0;
  }
}

/** Ends a zip and makes it the file of the job, piece by piece. */
export async function writeFileZip(svolgimento: Foglio, zip: yazl.ZipFile, pezzi = new Pezzi(svolgimento)) {
  zip.end();
  for await (const pezzo of zip.outputStream as AsyncIterable<Buffer>) await pezzi.add(pezzo);
  await pezzi.flush();
}

/** Makes of some files the zip of the job while they come: what was written leaves memory before the next is asked. */
export async function writeZipDi(svolgimento: Foglio, voci: AsyncIterable<VoceZip>): Promise<void> {
  const zip = new yazl.ZipFile();
  const pezzi = new Pezzi(svolgimento);
  const scritto = zip.outputStream as NodeJS.ReadableStream;
  for await (const { nome, dati, isCompressa = false } of voci) {
    zip.addBuffer(dati, nome, { compress: !isCompressa });
    for (let pezzo = scritto.read(); pezzo !== null; pezzo = scritto.read())
      await pezzi.add(pezzo as unknown as Buffer);
  }
  await writeFileZip(svolgimento, zip, pezzi);
}
