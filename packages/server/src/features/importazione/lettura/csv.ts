/** A row of a file: its number as the person counts it, from 1, and its cells. */
export interface RigaLetta {
  readonly numero: number;
  readonly celle: readonly string[];
  /** The row is longer than any honest one, or a quote of it never closes: its cells are cut. */
  readonly isTroncata: boolean;
}

const separatori = [';', ',', '\t', '|'] as const;
export type Separatore = (typeof separatori)[number];

const CARATTERI_MASSIMI = 100_000;
const CELLE_MASSIME = 500;

/** The separator that is most used, outside quotes, in the first line of a text. */
export function detectSeparatore(inizio: string): Separatore {
  const riga = /^[^\r\n]*/.exec(inizio.replace(/"[^"]*"/g, ''))?.[0] ?? '';
  const conta = (separatore: string) => riga.split(separatore).length;
  return separatori.reduce((scelto, altro) => (conta(altro) > conta(scelto) ? altro : scelto));
}

const VIRGOLETTE = '"';

/** Reads a CSV as it arrives. A quote opens only at the beginning of a cell: elsewhere it is a character like the others. */
class LettoreCsv {
  readonly #separatore: Separatore;
  #celle: string[] = [];
  #cella = '';
  #lunghezza = 0;
  #numero = 1;
  /** dentro: between quotes; forse: after a quote that closes, or is the first of two. */
  #stato: 'inizio' | 'fuori' | 'dentro' | 'forse' = 'inizio';
  #isTroncata = false;
  #dopoRitorno = false;

  constructor(separatore: Separatore) {
    this.#separatore = separatore;
  }

  /** The rows that end within this text. */
  *read(testo: string): Generator<RigaLetta> {
    for (const segno of testo) {
      const isSecondoFine = this.#dopoRitorno && segno === '\n';
      this.#dopoRitorno = false;
      if (isSecondoFine) continue;
      const isFine = (segno === '\n' || segno === '\r') && this.#stato !== 'dentro';
      if (!isFine) this.#take(segno);
      else {
        this.#dopoRitorno = segno === '\r';
        yield this.#close();
      }
    }
  }

  /** The last row, when the file does not end with a new line. */
  *end(): Generator<RigaLetta> {
    if (this.#stato === 'inizio' && this.#celle.length === 0) return;
    if (this.#stato === 'dentro') this.#isTroncata = true;
    yield this.#close();
  }

  #take(segno: string): void {
    if (this.#stato === 'inizio') {
      if (segno === VIRGOLETTE) {
        this.#stato = 'dentro';
        return;
      }
      this.#stato = 'fuori';
    }
    if (this.#stato === 'forse') {
      this.#stato = segno === VIRGOLETTE ? 'dentro' : 'fuori';
      if (segno === VIRGOLETTE) {
        this.#add(segno);
        return;
      }
    }
    if (this.#stato === 'dentro' && segno === VIRGOLETTE) this.#stato = 'forse';
    else if (this.#stato === 'fuori' && segno === this.#separatore) this.#endCella();
    else this.#add(segno);
  }

  #add(segno: string): void {
    this.#lunghezza += 1;
    if (this.#lunghezza > CARATTERI_MASSIMI) this.#isTroncata = true;
    else this.#cella += segno;
  }

  #endCella(): void {
    if (this.#celle.length < CELLE_MASSIME) this.#celle.push(this.#cella);
    else this.#isTroncata = true;
    this.#cella = '';
    this.#stato = 'inizio';
  }

  #close(): RigaLetta {
    this.#endCella();
    const riga = { numero: this.#numero, celle: this.#celle, isTroncata: this.#isTroncata };
    this.#numero += 1;
    this.#celle = [];
    this.#lunghezza = 0;
    this.#isTroncata = false;
    return riga;
  }
}

/** The rows of a CSV, one at a time: what stands in memory is one row. */
export async function* readCsv(
  testi: AsyncIterable<string>,
  separatore: Separatore,
): AsyncGenerator<RigaLetta> {
  const lettore = new LettoreCsv(separatore);
  for await (const testo of testi) yield* lettore.read(testo);
  yield* lettore.end();
}
