import { listVoci, type Voce } from './archivio.ts';
import { detectSeparatore, type RigaLetta, readCsv, type Separatore } from './csv.ts';
import { readExcel } from './excel.ts';
import { FileRifiutato, type MotivoRifiuto } from './rifiuto.ts';
import { type Codifica, decodePezzi, detectCodifica } from './testo.ts';

/** How a table is written. */
export interface FormaFoglio {
  readonly formato: 'csv' | 'xlsx';
  readonly codifica: Codifica | null;
  readonly separatore: Separatore | null;
}

/** A table of rows, whatever file it came in; it can be read more than once. */
interface FoglioAperto extends FormaFoglio {
  readRighe(): AsyncGenerator<RigaLetta[]>;
}

const PEZZO = 65_536;
const rifiuta = (motivo: MotivoRifiuto) => new FileRifiutato(motivo);

async function* splitPezzi(contenuto: Buffer): AsyncGenerator<Buffer> {
  for (let inizio = 0; inizio < contenuto.length; inizio += PEZZO)
    yield contenuto.subarray(inizio, inizio + PEZZO);
}

const hasInizio = (contenuto: Buffer, ...byte: number[]) =>
  byte.every((valore, posto) => contenuto[posto] === valore);

/** The first bytes of what is not text: PDF, 7z, gzip, RAR, images, the Excel of before 2007. */
function requireTesto(contenuto: Buffer): void {
  if (hasInizio(contenuto, 0xd0, 0xcf, 0x11, 0xe0)) throw rifiuta('EXCEL_VECCHIO');
  const isUtf16 = hasInizio(contenuto, 0xff, 0xfe) || hasInizio(contenuto, 0xfe, 0xff);
  const isNoto =
    contenuto.subarray(0, 5).toString('latin1') === '%PDF-' ||
    hasInizio(contenuto, 0x37, 0x7a, 0xbc, 0xaf) ||
    hasInizio(contenuto, 0x1f, 0x8b) ||
    hasInizio(contenuto, 0x52, 0x61, 0x72, 0x21) ||
    hasInizio(contenuto, 0x89, 0x50, 0x4e, 0x47);
  if (isNoto || (!isUtf16 && contenuto.subarray(0, PEZZO).includes(0))) throw rifiuta('NON_TABELLA');
}

type Apri = () => Promise<AsyncIterable<Buffer>> | AsyncIterable<Buffer>;

async function openCsv(apri: Apri): Promise<FoglioAperto> {
  const codifica = await detectCodifica(await apri());
  let inizio = '';
  for await (const testo of decodePezzi(await apri(), codifica)) {
    inizio = testo;
    break;
  }
  const separatore = detectSeparatore(inizio);
  return {
    formato: 'csv',
    codifica,
    separatore,
    async *readRighe() {
      yield* readCsv(decodePezzi(await apri(), codifica), separatore);
    },
  };
}

/** The one CSV of an archive; what macOS adds is not a file of the person. */
function requireUnCsv(voci: readonly Voce[]): Voce {
  const file = voci.filter(({ nome }) => !nome.endsWith('/') && !nome.startsWith('__MACOSX/'));
  const [uno, ...altri] = file.filter(({ nome }) => /\.(csv|txt)$/i.test(nome));
  if (uno === undefined) throw rifiuta('ARCHIVIO_SENZA_CSV');
  if (altri.length > 0) throw rifiuta('ARCHIVIO_CON_PIU_CSV');
  return uno;
}

const isZip = (contenuto: Buffer) => hasInizio(contenuto, 0x50, 0x4b, 0x03, 0x04);

async function openArchiviato(voci: readonly Voce[]): Promise<FoglioAperto> {
  const csv = requireUnCsv(voci);
  for await (const pezzo of await csv.open()) {
    requireTesto(pezzo);
    break;
  }
  return openCsv(() => csv.open());
}

/** The one CSV of a zip: nothing else is taken. @throws FileRifiutato */
export async function openZip(contenuto: Buffer, apertoByte: number): Promise<FoglioAperto> {
  if (!isZip(contenuto)) throw rifiuta('SERVE_ZIP');
  return openArchiviato(await listVoci(contenuto, apertoByte));
}

/**
 * The table in a file: a CSV, one CSV in a zip, the first sheet of an Excel workbook. What it is, is read in its bytes.
 * @throws FileRifiutato
 */
export async function openFoglio(contenuto: Buffer, apertoByte: number): Promise<FoglioAperto> {
  if (!isZip(contenuto)) {
    requireTesto(contenuto);
    return openCsv(() => splitPezzi(contenuto));
  }
  const voci = await listVoci(contenuto, apertoByte);
  if (voci.some(({ nome }) => nome === 'xl/workbook.xml'))
    return { formato: 'xlsx', codifica: null, separatore: null, readRighe: () => readExcel(voci) };
  return openArchiviato(voci);
}
