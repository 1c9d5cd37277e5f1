import { errori } from '@quadra/contract';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { listNomiZip } from './indice-zip.rules.ts';

/** What a file is, found in its bytes: the name and the declared type are only what somebody said. */
interface Formato {
  readonly estensioni: readonly string[];
  readonly formato: string;
  readonly isQuesto: (inizio: Buffer, estensione: string, intero: Buffer) => boolean;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** The part that makes a zip a document or a sheet; some programs of Office number it. */
const PARTE = { docx: /^word\/document\d*\.xml$/, xlsx: /^xl\/workbook\d*\.xml$/ } as const;
/** A longer name is none of them. */
const NOME_PARTE = 40;

/** Whether the index of a zip names a file: nothing of it is unpacked. */
const hasVoce = (zip: Buffer, quale: RegExp): boolean =>
  listNomiZip(zip)?.some((nome) => nome.length <= NOME_PARTE && quale.test(nome.toString('latin1'))) ?? false;
const beginsWith = (firma: string) => (inizio: Buffer) =>
  inizio.subarray(0, firma.length).equals(Buffer.from(firma, 'latin1'));
const isZipDi = (nome: keyof typeof PARTE) => (inizio: Buffer, estensione: string, intero: Buffer) =>
  estensione === nome && inizio.subarray(0, 4).equals(ZIP) && hasVoce(intero, PARTE[nome]);
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Only what a person reads: markup that a browser would run is not among them, whatever it is called. */
function isTesto(inizio: Buffer): boolean {
  if (inizio.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false;
  return !/<(!doctype|html|script|svg|\?xml|[a-z]+[\s>])/i.test(inizio.toString('latin1'));
}

const formati: readonly Formato[] = [
  { estensioni: ['pdf'], formato: 'application/pdf', isQuesto: beginsWith('%PDF-') },
  { estensioni: ['png'], formato: 'image/png', isQuesto: beginsWith('\x89PNG\r\n\x1a\n') },
  { estensioni: ['jpg', 'jpeg'], formato: 'image/jpeg', isQuesto: beginsWith('\xff\xd8\xff') },
  { estensioni: ['docx'], formato: `${OFFICE}.wordprocessingml.document`, isQuesto: isZipDi('docx') },
  { estensioni: ['xlsx'], formato: `${OFFICE}.spreadsheetml.sheet`, isQuesto: isZipDi('xlsx') },
  {
    estensioni: ['p7m'],
    formato: 'application/pkcs7-mime',
    isQuesto: (inizio, estensione) =>
      estensione === 'p7m' && inizio[0] === 0x30 && (inizio[1] ?? 0) >= 0x80 && (inizio[1] ?? 0) <= 0x84,
  },
  {
    estensioni: ['txt', 'csv'],
    formato: 'text/plain; charset=utf-8',
    isQuesto: (inizio, estensione) => ['txt', 'csv'].includes(estensione) && isTesto(inizio),
  },
];

const ESAMINATI = 4096;
const NOME_MASSIMO = 120;
/** Of a name without end, what is looked at: the time to clean it grows faster than its length. */
const NOME_ESAMINATO = 1000;
/** Names that a Windows folder cannot hold. */
const RISERVATI = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const readEstensione = (nome: string): string => /\.([a-z\d]{1,5})$/i.exec(nome)?.[1]?.toLowerCase() ?? '';

/** A name without folders, invisible characters and signs that a disk refuses; never empty. */
function cleanNome(scritto: string): string {
  const nome = (scritto.normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .slice(0, NOME_ESAMINATO)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const corto = [...nome].slice(0, NOME_MASSIMO).join('').trim();
  return corto === '' || RISERVATI.test(corto) ? 'documento' : corto;
}

/** Media type and name to keep a file with; undefined when it is none of the kinds that may be sent. */
export function recognizeFile(
  scritto: string,
  contenuto: Buffer,
): { readonly nome: string; readonly formato: string } | undefined {
  const estensione = readEstensione(scritto);
  const inizio = contenuto.subarray(0, ESAMINATI);
  const trovato = formati.find(({ isQuesto }) => isQuesto(inizio, estensione, contenuto));
  if (!trovato) return undefined;
  const sua = trovato.estensioni.includes(estensione) ? estensione : trovato.estensioni[0];
  return { nome: `${cleanNome(scritto)}.${sua}`, formato: trovato.formato };
}

/**
 * Refuses files for which a studio has no room: it has `massimoByte`, and `occupati` of them are taken.
 * @throws SPAZIO_ESAURITO, with the field of the first file that does not fit
 */
export function requireSpazio(occupati: number, file: readonly FileInviato[], massimoByte: number): void {
  let byte = occupati;
  for (const { campo, contenuto } of file) {
    byte += contenuto.length;
    if (byte <= massimoByte) continue;
    const modelState = { [campo]: [errori.SPAZIO_ESAURITO.testo] };
    throw new DomainError('SPAZIO_ESAURITO', { modelState });
  }
}

const foto: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];
/** Whether a file is what a client sends of a paper: a photograph, or a PDF. Pure. */
export const isFoto = ({ nome, contenuto }: { readonly nome: string; readonly contenuto: Buffer }): boolean =>
  foto.includes(recognizeFile(nome, contenuto)?.formato ?? '');
