import type { Voce } from './archivio.ts';
import { isVuota, type RigaLetta } from './csv.ts';
import { FileRifiutato } from './rifiuto.ts';
import { decodePezzi } from './testo.ts';
import { type Ascolto, makeParser } from './xml.ts';

/** Characters that the texts shared by the cells may take: they stand in memory together. */
const TESTI_MASSIMI = 24_000_000;
const CARATTERI_CELLA = 10_000;
const CARATTERI_RIGA = 100_000;
const CELLE_MASSIME = 500;
/** Rows of a sheet, as the program that writes them has them. */
const RIGHE_FOGLIO = 1_048_576;
/** Characters without a tag, or within one: what stands in the reader while it grows. */
const SENZA_TAG_MASSIMI = 1_000_000;

const illeggibile = () => new FileRifiutato('FOGLIO_ILLEGGIBILE');
const refuse = () => {
  throw illeggibile();
};

/** Walks an XML as it arrives. */
async function* walkXml(voce: Voce, ascolto: Ascolto): AsyncGenerator<void> {
  let senzaTag = 0;
  const parser = makeParser(ascolto, {
    refuse,
    onTag: () => {
      senzaTag = 0;
    },
  });
  for await (const testo of decodePezzi(await voce.open(), 'utf-8')) {
    senzaTag += testo.length;
    parser.write(testo);
    if (senzaTag > SENZA_TAG_MASSIMI) throw illeggibile();
    yield;
  }
  parser.close();
}

/** What a cell says, up to the longest there may be. */
const addTesto = (prima: string, dopo: string): string =>
  prima.length < CARATTERI_CELLA ? (prima + dopo).slice(0, CARATTERI_CELLA) : prima;

/** The texts that the cells name by number; the phonetic ones are not read. */
async function readTesti(voce: Voce | undefined): Promise<string[]> {
  const testi: string[] = [];
  if (voce === undefined) return testi;
  let corrente = '';
  let dentro = false;
  let fonetica = 0;
  let caratteri = 0;
  const passi = walkXml(voce, {
    open: (nome) => {
      if (nome === 'si') corrente = '';
      if (nome === 'rPh') fonetica += 1;
      dentro = nome === 't' && fonetica === 0;
    },
    text: (testo) => {
      if (dentro) corrente = addTesto(corrente, testo);
    },
    close: (nome) => {
      dentro = false;
      if (nome === 'rPh') fonetica -= 1;
      if (nome !== 'si') return;
      testi.push(corrente);
      caratteri += corrente.length + 8;
    },
  });
  for await (const _ of passi) {
    if (caratteri > TESTI_MASSIMI) throw new FileRifiutato('ARCHIVIO_TROPPO_GRANDE');
  }
  return testi;
}

/** `BC12` is the column 54, from 0. */
function readColonna(riferimento: string): number {
  let colonna = 0;
  for (const lettera of riferimento) {
    const valore = lettera.charCodeAt(0) - 64;
    if (valore < 1 || valore > 26) break;
    colonna = colonna * 26 + valore;
  }
  return colonna - 1;
}

/** The number of a row, after the one before: rows come in their order. */
function readNumero(scritto: string | undefined, precedente: number): number {
  const numero = scritto === undefined ? precedente + 1 : Number(scritto);
  if (!Number.isInteger(numero) || numero <= precedente || numero > RIGHE_FOGLIO) throw illeggibile();
  return numero;
}

/** Gathers the cells of a sheet row by row; of a formula it takes the result that was kept. */
function makeRaccolta(testi: readonly string[]) {
  const pronte: RigaLetta[] = [];
  let celle: string[] = [];
  let caratteri = 0;
  let isTroncata = false;
  let numero = 0;
  let colonna = -1;
  let tipo = '';
  let valore = '';
  let dentro = false;
  const closeCella = () => {
    const testo = toTesto(tipo, valore, testi);
    caratteri += testo.length;
    isTroncata ||= colonna >= CELLE_MASSIME || caratteri > CARATTERI_RIGA;
    if (colonna < 0 || isTroncata) return;
    while (celle.length < colonna) celle.push('');
    celle[colonna] = testo;
  };
  const ascolto: Ascolto = {
    open: (nome, attributi) => {
      if (nome === 'row') {
        celle = [];
        caratteri = 0;
        isTroncata = false;
        numero = readNumero(attributi.r, numero);
        colonna = -1;
      } else if (nome === 'c') {
        colonna = attributi.r === undefined ? colonna + 1 : readColonna(attributi.r);
        tipo = attributi.t ?? 'n';
        valore = '';
      }
      dentro = nome === 'v' || (nome === 't' && tipo === 'inlineStr');
    },
    text: (testo) => {
      if (dentro) valore = addTesto(valore, testo);
    },
    close: (nome) => {
      dentro = false;
      if (nome === 'c') closeCella();
      if (nome === 'row' && !isVuota(celle)) pronte.push({ numero, celle, isTroncata });
    },
  };
  return { ascolto, pronte };
}

function toTesto(tipo: string, valore: string, testi: readonly string[]): string {
  if (tipo === 's') return testi[Number(valore)] ?? '';
  if (tipo === 'b') return valore === '1' ? 'Sì' : 'No';
  if (tipo === 'e') return '';
  return tipo === 'n' && NUMERO.test(valore) ? toNumero(valore) : valore;
}

const NUMERO = /^-?\d+(\.\d+)?(E[+-]?\d{1,2})?$/i;
const CIFRE_CERTE = 15;

/** A number as an Italian writes it: 1234.125 would be read as thousands. Of a sum in floating point the noise goes. */
function toNumero(valore: string): string {
  if (/^-?\d+$/.test(valore)) return valore;
  return String(Number(Number(valore).toPrecision(CIFRE_CERTE))).replace('.', ',');
}

/** The rows of the first sheet as its pieces are read. @throws FileRifiutato */
export async function* readExcel(voci: readonly Voce[]): AsyncGenerator<RigaLetta[]> {
  const find = (nome: RegExp) => voci.find((voce) => nome.test(voce.nome));
  const fogli = voci
    .filter(({ nome }) => /^xl\/worksheets\/sheet\d+\.xml$/i.test(nome))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'en', { numeric: true }));
  const foglio = fogli[0];
  if (foglio === undefined) throw illeggibile();
  const testi = await readTesti(find(/^xl\/sharedStrings\.xml$/i));
  const { ascolto, pronte } = makeRaccolta(testi);
  for await (const _ of walkXml(foglio, ascolto)) yield pronte.splice(0);
  yield pronte.splice(0);
}
