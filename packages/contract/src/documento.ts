import { z } from 'zod';
import { statoDocumento, tipoFirma } from './enumerazioni/index.ts';
import { testiDocumento } from './testi-campo.ts';

/** Tags of one document, and characters of each. */
const TAG_DOCUMENTO = { quanti: 10, lunghezza: 30 } as const;
/** Characters of a text that are kept to be searched. */
export const TESTO_DOCUMENTO_MASSIMO = 100_000;

const tag = z
  .array(z.string().trim().min(1).max(TAG_DOCUMENTO.lunghezza))
  .max(TAG_DOCUMENTO.quanti, testiDocumento.TROPPI_TAG)
  .transform((parole) => [...new Set(parole)]);
const anno = z.coerce.number().int().min(2000).max(2099).nullable();

/** A file that is kept, without its content. */
export const documento = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  /** Null: of the studio, of no client. */
  IdAnagrafica: z.string().nullable(),
  Denominazione: z.string().nullable(),
  IdDichiarazione: z.string().nullable(),
  Anno: z.number().int().nullable(),
  Nome: z.string(),
  /** What it is, in the words of who sent it; empty when they said nothing. */
  Tipo: z.string(),
  /** Null: kept, and nothing else. */
  Stato: z.enum(statoDocumento).nullable(),
  /** How it was signed: by hand, and the file is its scan, or by the signing service; null of what is not signed. */
  Firma: z.enum(tipoFirma).nullable(),
  /** It waits for a conservator, in Quadra: nothing of it changes. */
  Congelato: z.boolean(),
  /** Signed or archived by a service of trial: worth nothing outside the house. */
  Simulato: z.boolean(),
  Tag: z.array(z.string()),
  /** Media type, found in the content. */
  Formato: z.string(),
  /** Bytes. */
  Dimensione: z.number().int(),
  /** Hexadecimal. */
  Sha256: z.string(),
  /** One more each time other bytes took the place of these. */
  Versione: z.number().int(),
  CaricatoIl: z.string(),
  CaricatoDa: z.string().nullable(),
  /** Whether a text could be read in it, to be searched. */
  ConTesto: z.boolean(),
  /** The sentence in which the words that were searched stand; null where none were, or they are in the name. */
  Trovato: z.string().nullable(),
});
export type DocumentoFilo = z.infer<typeof documento>;

/** The fields beside the files (`uploadFile0`, `uploadFile1` ...); without a client they are of the studio. */
export const documentoExtra = z.object({
  IdAnagrafica: z.uuid().optional(),
  IdStudio: z.coerce.number().int().optional(),
  Anno: anno.default(null),
  tipo: z.string().trim().max(60).default(''),
  appid: z.string().max(40).optional(),
});
export const documentiAnswer = z.object({
  data: z.array(z.object({ id: z.string(), nome: z.string() })),
});
/** What of a document may be said otherwise: never its bytes. */
export const documentoModifica = z.object({
  Tipo: z.string().trim().max(60),
  Anno: anno,
  Tag: tag,
  appid: z.string().max(40).optional(),
});

/** The fields beside the scan: its sheets, when they are some of a stack, and the version that was printed. */
export const autografaExtra = z.object({
  /** Numbers from one, between commas; all of them when it is left out. */
  Pagine: z
    .string()
    .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,499}$/)
    .transform((testo) => testo.split(',').map(Number))
    .optional(),
  Versione: z.coerce.number().int().min(1).optional(),
  appid: z.string().max(40).optional(),
});

const CODICE_FOGLIO = /^QUADRA\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(\d{1,6})\/(\d{1,4})\/(\d{1,4})$/;
/** A sheet to be signed on paper: of which document, at which version, and which of how many. */
export interface CodiceFoglio {
  readonly id: string;
  readonly versione: number;
  readonly foglio: number;
  readonly fogli: number;
}
/** What the code of a document says, before the number of the sheet. */
export const writeCodiceFoglio = ({ id, versione }: Pick<CodiceFoglio, 'id' | 'versione'>): string =>
  `QUADRA/${id}/${versione}`;
/** What is read in the code of a sheet; null for any other code. */
export function readCodiceFoglio(testo: string): CodiceFoglio | null {
  const [, id, ...numeri] = CODICE_FOGLIO.exec(testo) ?? [];
  const [versione = 0, foglio = 0, fogli = 0] = numeri.map(Number);
  return id !== undefined && foglio >= 1 && foglio <= fogli ? { id, versione, foglio, fogli } : null;
}

/** The bytes that a document had before. */
export const documentoVersioni = z.object({
  data: z.array(
    z.object({
      Numero: z.number().int(),
      Nome: z.string(),
      Sha256: z.string(),
      Dimensione: z.number().int(),
      /** Why others took their place. */
      Motivo: z.string(),
      SostituitaIl: z.string(),
    }),
  ),
});
export type DocumentoVersioneFilo = z.output<typeof documentoVersioni>['data'][number];

/** The bytes were read again: their hash now, and whether it is the one that was written when they came. */
export const documentoVerifica = z.object({
  data: z.object({ Sha256: z.string(), Uguale: z.boolean(), VerificatoIl: z.string() }),
});

/** How much a studio keeps, of how much it may. */
export const documentoSpazio = z.object({
  data: z.object({
    Documenti: z.number().int(),
    Byte: z.number(),
    MassimoByte: z.number(),
    Antivirus: z.boolean(),
  }),
});
