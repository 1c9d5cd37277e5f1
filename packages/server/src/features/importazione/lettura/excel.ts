import { testiImportazione } from '@quadra/contract';
import { SaxesParser } from 'saxes';
import { DomainError } from '../../../http/domain-error.ts';
import type { Voce } from './archivio.ts';
import type { RigaLetta } from './csv.ts';
import { decodePezzi } from './testo.ts';

/** Characters that the texts shared by the cells may take: they stand in memory together. */
const TESTI_MASSIMI = 24_000_000;
const CARATTERI_CELLA = 10_000;
const CELLE_MASSIME = 500;

const illeggibile = () =>
  new DomainError('FILE_NON_AMMESSO', { messaggio: testiImportazione.FOGLIO_ILLEGGIBILE });

interface Ascolto {
  open(nome: string, attributi: Readonly<Record<string, string>>): void;
  text(testo: string): void;
  close(nome: string): void;
}

/** Walks an XML as it arrives: entities of its own are not known, so none can grow. */
async function* walkXml(voce: Voce, ascolto: Ascolto): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let errore: Error | undefined;
  parser.on('opentag', ({ name, attributes }) => ascolto.open(name, attributes));
  parser.on('text', (testo) => ascolto.text(testo));
  parser.on('cdata', (testo) => ascolto.text(testo));
  parser.on('closetag', ({ name }) => ascolto.close(name));
  parser.on('doctype', () => {
    errore = illeggibile();
  });
  parser.on('error', () => {
    errore ??= illeggibile();
  });
  for await (const testo of decodePezzi(await voce.open(), 'utf-8')) {
    parser.write(testo);
    if (errore) throw errore;
    yield;
  }
  parser.close();
  if (errore) throw errore;
}

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
      if (dentro && corrente.length < CARATTERI_CELLA) corrente += testo;
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
    if (caratteri > TESTI_MASSIMI)
      throw new DomainError('FILE_NON_AMMESSO', { messaggio: testiImportazione.ARCHIVIO_TROPPO_GRANDE });
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

/** Gathers the cells of a sheet row by row; of a formula it takes the result that was kept. */
function makeRaccolta(testi: readonly string[]) {
  const pronte: RigaLetta[] = [];
  let celle: string[] = [];
  let numero = 0;
  let colonna = -1;
  let tipo = '';
  let valore = '';
  let dentro = false;
  const ascolto: Ascolto = {
    open: (nome, attributi) => {
      if (nome === 'row') {
        celle = [];
        numero = Number(attributi.r ?? numero + 1);
        colonna = -1;
      } else if (nome === 'c') {
        colonna = attributi.r === undefined ? colonna + 1 : readColonna(attributi.r);
        tipo = attributi.t ?? 'n';
        valore = '';
      }
      dentro = nome === 'v' || (nome === 't' && tipo === 'inlineStr');
    },
    text: (testo) => {
      if (dentro && valore.length < CARATTERI_CELLA) valore += testo;
    },
    close: (nome) => {
      dentro = false;
      if (nome === 'c' && colonna >= 0 && colonna < CELLE_MASSIME) {
        while (celle.length < colonna) celle.push('');
        celle[colonna] = toTesto(tipo, valore, testi);
      }
      if (nome === 'row') pronte.push({ numero, celle, isTroncata: false });
    },
  };
  return { ascolto, pronte };
}

function toTesto(tipo: string, valore: string, testi: readonly string[]): string {
  if (tipo === 's') return testi[Number(valore)] ?? '';
  if (tipo === 'b') return valore === '1' ? 'Sì' : 'No';
  if (tipo === 'e') return '';
  return /^-?\d+\.0+$/.test(valore) ? valore.replace(/\.0+$/, '') : valore;
}

/** The rows of the first sheet, one at a time. @throws FILE_NON_AMMESSO */
export async function* readExcel(voci: readonly Voce[]): AsyncGenerator<RigaLetta> {
  const find = (nome: RegExp) => voci.find((voce) => nome.test(voce.nome));
  const fogli = voci
    .filter(({ nome }) => /^xl\/worksheets\/sheet\d+\.xml$/i.test(nome))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'en', { numeric: true }));
  const foglio = fogli[0];
  if (foglio === undefined) throw illeggibile();
  const testi = await readTesti(find(/^xl\/sharedStrings\.xml$/i));
  const { ascolto, pronte } = makeRaccolta(testi);
  for await (const _ of walkXml(foglio, ascolto)) yield* pronte.splice(0);
  yield* pronte.splice(0);
}
