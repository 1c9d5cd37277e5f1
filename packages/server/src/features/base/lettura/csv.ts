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
const A_CAPO = 10;
const RITORNO = 13;

/** A row without a word in it: no reader gives one, though it is counted. */
export const isVuota = (celle: readonly string[]): boolean => celle.every((cella) => cella.trim() === '');

/** Reads a CSV as it arrives. A quote opens only at the beginning of a cell: elsewhere it is a character like the others. */
class LettoreCsv {
  readonly #separatore: string;
  #righe: RigaLetta[] = [];
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
  read(testo: string): RigaLetta[] {
    let posto = this.#dopoRitorno && testo.charCodeAt(0) === A_CAPO ? 1 : 0;
    if (testo !== '') this.#dopoRitorno = false;
    while (posto < testo.length) posto = this.#step(testo, posto);
    return this.#righe.splice(0);
  }

  /** The last row, when the file does not end with a new line. */
  end(): RigaLetta[] {
    if (this.#stato === 'inizio' && this.#celle.length === 0) return [];
    if (this.#stato === 'dentro') this.#isTroncata = true;
    this.#close();
    return this.#righe.splice(0);
  }

  /** Goes on from a place of the text; answers where it came. */
  #step(testo: string, posto: number): number {
    const isVirgolette = testo[posto] === VIRGOLETTE;
    switch (this.#stato) {
      case 'inizio':
        this.#stato = isVirgolette ? 'dentro' : 'fuori';
        return isVirgolette ? posto + 1 : posto;
      case 'forse':
        this.#stato = isVirgolette ? 'dentro' : 'fuori';
        if (isVirgolette) this.#add(VIRGOLETTE);
        return isVirgolette ? posto + 1 : posto;
      case 'dentro':
        return this.#readDentro(testo, posto);
      case 'fuori':
        return this.#readFuori(testo, posto);
    }
  }

  #readDentro(testo: string, posto: number): number {
    const fine = testo.indexOf(VIRGOLETTE, posto);
    this.#add(testo.slice(posto, fine === -1 ? undefined : fine));
    if (fine === -1) return testo.length;
    this.#stato = 'forse';
    return fine + 1;
  }

  #readFuori(testo: string, posto: number): number {
    const separatore = this.#separatore.charCodeAt(0);
    let fine = posto;
    let segno = 0;
    for (; fine < testo.length; fine += 1) {
      segno = testo.charCodeAt(fine);
      if (segno === separatore || segno === A_CAPO || segno === RITORNO) break;
    }
    if (fine > posto) this.#add(testo.slice(posto, fine));
    if (fine === testo.length) return fine;
    if (segno === separatore) this.#endCella();
    else this.#close();
    if (segno !== RITORNO) return fine + 1;
    this.#dopoRitorno = fine + 1 === testo.length;
    return testo.charCodeAt(fine + 1) === A_CAPO ? fine + 2 : fine + 1;
  }

  #add(testo: string): void {
    const posti = CARATTERI_MASSIMI - this.#lunghezza;
    this.#lunghezza += testo.length;
    if (testo.length > posti) this.#isTroncata = true;
    if (posti > 0) this.#cella += testo.slice(0, posti);
  }

  #endCella(): void {
    if (this.#celle.length < CELLE_MASSIME) this.#celle.push(this.#cella);
    else this.#isTroncata = true;
    this.#cella = '';
    this.#stato = 'inizio';
  }

  #close(): void {
    this.#endCella();
    if (!isVuota(this.#celle))
      this.#righe.push({ numero: this.#numero, celle: this.#celle, isTroncata: this.#isTroncata });
    this.#numero += 1;
    this.#celle = [];
    this.#lunghezza = 0;
    this.#isTroncata = false;
  }
}

/** The rows of a CSV as its pieces arrive: what stands in memory is one piece. */
export async function* readCsv(
  testi: AsyncIterable<string>,
  separatore: Separatore,
): AsyncGenerator<RigaLetta[]> {
  const lettore = new LettoreCsv(separatore);
  for await (const testo of testi) yield lettore.read(testo);
  yield lettore.end();
}

const PEZZO = 65_536;

/** The rows of a CSV that is all there, as far as `massime` and few more. */
export function readCsvIntero(testo: string, massime: number): RigaLetta[] {
  const lettore = new LettoreCsv(detectSeparatore(testo.slice(0, PEZZO)));
  const righe: RigaLetta[] = [];
  for (let inizio = 0; inizio < testo.length && righe.length <= massime; inizio += PEZZO)
    for (const riga of lettore.read(testo.slice(inizio, inizio + PEZZO))) righe.push(riga);
  return [...righe, ...lettore.end()];
}
