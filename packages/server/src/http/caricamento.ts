import type { Multipart, MultipartFile } from '@fastify/multipart';
import { frasiCampo, frasiErrore, limiti, testiCampo } from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { writeRegistro } from '../db/registro.queries.ts';
import { stepOutside, withTenant } from '../db/tenancy.ts';
import { authenticate } from './authenticate.ts';
import { DomainError, requireNessunErrore } from './domain-error.ts';
import { normalizeIp } from './ip-abilitati.ts';
import { readInFretta, takePosto, takePostoPubblico } from './posti-caricamento.ts';
import type { Servizi } from './servizi.ts';
import { checkContenuto, toModelState } from './validazione.ts';

/** A file as it arrived: its name is only what the sender calls it. */
export interface FileInviato {
  /** The field it came in: `uploadFile0`. */
  readonly campo: string;
  readonly nome: string;
  readonly contenuto: Buffer;
}

const NOME_MASSIMO = 200;
/** The name is only shown: no path, no sign that turns the text around, no half of one that was cut. */
export const cleanNome = ({ nome }: FileInviato): string =>
  (nome.split(/[\\/]/).at(-1) ?? '').slice(-NOME_MASSIMO).replace(/[\p{C}]/gu, '') || 'file';

const FILE_MASSIMI = 10;
const CAMPI_MASSIMI = 20;
const MASSIMO_BYTE = FILE_MASSIMI * limiti.fileByte;
/** Sizes are counted while the bytes arrive: what the headers promise is not believed. */
export const limitiMultipart = {
  fileSize: limiti.fileByte,
  files: FILE_MASSIMI,
  fields: CAMPI_MASSIMI,
  parts: FILE_MASSIMI + CAMPI_MASSIMI,
  fieldNameSize: 100,
  fieldSize: 10_000,
  headerPairs: 50,
};

const rifiuta = (campo: string, testo: string) =>
  new DomainError('RICHIESTA_NON_VALIDA', { modelState: { [campo]: [testo] } });

/** The parts as they arrive; a body cut short or badly written is a request that cannot be read. */
async function* listParti(richiesta: FastifyRequest, capienza?: Capienza): AsyncGenerator<Multipart> {
  try {
    const limits = capienza && { ...limitiMultipart, fileSize: capienza.byte, files: capienza.file ?? 1 };
    yield* richiesta.parts(limits && { limits });
  } catch (errore) {
    if (errore instanceof Error && 'statusCode' in errore) throw errore;
    throw new DomainError('RICHIESTA_NON_LEGGIBILE');
  }
}

/** Files larger than the others may be: one alone, unless it says how many. All of them have the room of one request. */
export interface Capienza {
  readonly byte: number;
  readonly file?: number;
  /** What is said of one that is larger still. */
  readonly testo: string;
}

/** The bytes of a file. @throws FILE_TROPPO_GRANDE with the words of its own limit */
async function readFile(parte: MultipartFile, capienza: Capienza | undefined): Promise<Buffer> {
  try {
    return await parte.toBuffer();
  } catch (errore) {
    const isGrande = errore instanceof Error && Reflect.get(errore, 'code') === 'FST_REQ_FILE_TOO_LARGE';
    if (!isGrande || capienza === undefined) throw errore;
    throw new DomainError('FILE_TROPPO_GRANDE', { messaggio: capienza.testo });
  }
}

async function readCaricamento<E extends z.ZodType>(
  { richiesta, capienza }: { richiesta: FastifyRequest; capienza?: Capienza | undefined },
  schema: E,
): Promise<{ file: FileInviato[]; extra: z.output<E> }> {
  const file: FileInviato[] = [];
  const campi = new Map<string, unknown>();
  let restano = MASSIMO_BYTE;
  for await (const parte of listParti(richiesta, capienza)) {
    if (parte.type === 'field') {
      if (parte.valueTruncated) throw rifiuta(parte.fieldname, testiCampo.VALORE_NON_VALIDO);
      campi.set(parte.fieldname, parte.value);
      continue;
    }
    const contenuto = await readFile(parte, capienza);
    restano -= contenuto.length;
    if (restano < 0) throw new DomainError('MESSAGGIO_TROPPO_GRANDE');
    if (!/^uploadFile\d{1,3}$/.test(parte.fieldname)) throw rifiuta('uploadFile', testiCampo.SCONOSCIUTO);
    if (contenuto.length > 0) file.push({ campo: parte.fieldname, nome: parte.filename ?? '', contenuto });
  }
  if (file.length === 0) throw new DomainError('FILE_MANCANTE');
  const scritti = Object.fromEntries(campi);
  requireNessunErrore(checkContenuto(scritti));
  const letti = schema.safeParse(scritti);
  if (!letti.success)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: toModelState(letti.error.issues) });
  return { file, extra: letti.data };
}

/** What was found in a file stays on the record of who sent it. */
async function recordInfetto(
  richiesta: FastifyRequest,
  { db }: Servizi,
  dopo: { readonly file: string; readonly trovato: string },
): Promise<void> {
  const { sessione } = richiesta;
  if (sessione === null) return;
  const { studioId, utenteId } = sessione;
  await withTenant(db, sessione, (trx) =>
    stepOutside(trx, () =>
      writeRegistro(trx, {
        ...{ studioId, utenteId, ip: normalizeIp(richiesta.ip), azione: 'file rifiutato', entita: 'file' },
        dopo,
      }),
    ),
  );
}

/** @throws FILE_INFETTO, and SERVIZIO_NON_DISPONIBILE when nobody could look: a file that was not seen is not taken */
async function requireSano(richiesta: FastifyRequest, servizi: Servizi, file: FileInviato): Promise<void> {
  const trovato = await servizi.antivirus.scan(file.contenuto).catch((causa: unknown) => {
    throw new DomainError('SERVIZIO_NON_DISPONIBILE', {
      messaggio: frasiErrore.ANTIVIRUS_ASSENTE,
      causa,
      riprovaFra: 30,
    });
  });
  if (trovato === null) return;
  const nome = cleanNome(file);
  await recordInfetto(richiesta, servizi, { file: nome, trovato: trovato.slice(0, NOME_MASSIMO) });
  throw new DomainError('FILE_INFETTO', { messaggio: frasiCampo.fileInfetto(nome) });
}

/**
 * Reads the files (`uploadFile0`, `uploadFile1` ...) and the other fields of a multipart request, and keeps them. Nothing
 * touches the disk. Files take their time to come: the session is asked again before they are kept, and so is the antivirus.
 * @throws FILE_MANCANTE, FILE_INFETTO, FILE_TROPPO_GRANDE, MESSAGGIO_TROPPO_GRANDE, RICHIESTA_NON_VALIDA, TROPPE_RICHIESTE,
 * SERVIZIO_NON_DISPONIBILE, NON_AUTENTICATO
 */
export async function withCaricamento<E extends z.ZodType, T>(
  {
    richiesta,
    servizi,
    capienza,
    pubblico,
  }: {
    richiesta: FastifyRequest;
    servizi: Servizi;
    capienza?: Capienza;
    /** Of who has no session, by what: one at a time for each, and `keep` asks again whether it is still good. */
    pubblico?: string;
  },
  schema: E,
  keep: (caricati: { file: FileInviato[]; extra: z.output<E> }) => Promise<T>,
): Promise<T> {
  const leave =
    pubblico === undefined ? takePosto(richiesta, MASSIMO_BYTE) : takePostoPubblico(richiesta, pubblico);
  const read = () => readCaricamento({ richiesta, capienza }, schema);
  try {
    const caricati = await (pubblico === undefined ? read() : readInFretta(richiesta, read));
    for (const file of caricati.file) await requireSano(richiesta, servizi, file);
    if (pubblico === undefined) await authenticate(richiesta, servizi);
    return await keep(caricati);
  } finally {
    leave();
  }
}

/** A file that the browser keeps and never shows as a page of ours. */
export function setAllegato(
  risposta: FastifyReply,
  { nome, formato }: { nome: string; formato: string },
): void {
  const ascii = nome.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const cifrato = encodeURIComponent(nome).replace(/['()*]/g, (s) => `%${s.charCodeAt(0).toString(16)}`);
  risposta.headers({
    'content-type': formato,
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${cifrato}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}
