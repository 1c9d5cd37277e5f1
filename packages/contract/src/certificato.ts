import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

const appid = z.string().max(40).optional();
/** The bytes of a PKCS#12 file, at most, as they are written in base64. */
const P12_MASSIMO = 90_000;

/** The certificate that a studio signs its PDFs with: what it says of itself. */
const certificatoStudio = z.object({
  Titolare: z.string(),
  Emittente: z.string(),
  Seriale: z.string(),
  Dal: z.string(),
  Al: z.string(),
  CaricatoIl: z.string(),
});
export type CertificatoStudioFilo = z.output<typeof certificatoStudio>;
/** Whether a signature is stamped by a time-stamping authority (RFC 3161), and by one of the tests. */
const marcatura = z.enum(['Assente', 'Attiva', 'Simulata']);
export type MarcaturaStudio = z.output<typeof marcatura>;
export const certificatoAnswer = z.object({
  data: z.object({
    Certificato: certificatoStudio.nullable(),
    Marcatura: marcatura,
    /** How many authorities Quadra trusts, by its settings. */
    AutoritaNote: z.number().int(),
  }),
});
export type CertificatoFilo = z.output<typeof certificatoAnswer>['data'];
/** A PKCS#12 file, in base64, and the password that opens it: it is tried, and not kept. */
export const certificatoScritto = z.object({
  Contenuto: z.base64(testiCampo.OBBLIGATORIO).min(1, testiCampo.OBBLIGATORIO).max(P12_MASSIMO),
  Password: z.string().min(1, testiCampo.OBBLIGATORIO).max(200),
  appid,
});

export const firmaCertificatoRequest = z.object({
  Password: z.string().min(1, testiCampo.OBBLIGATORIO).max(200),
  Motivo: z.string().trim().max(100).default(''),
  /** The time stamp is not asked for: who signs chose so, because it did not come. */
  SenzaMarca: z.boolean().default(false),
  appid,
});

/**
 * Whether an authority that Quadra knows vouches for a certificate: `NonValida`, one does, but not on that day or not as the
 * rules of certificates want; `Ignota`, none does.
 */
const esitoFiducia = z.enum(['Attendibile', 'NonValida', 'Ignota']);
export type EsitoFiducia = z.output<typeof esitoFiducia>;
/** The time stamp of a signature: when, and who says so. */
const marcaDelFile = z.object({
  Quando: z.string().nullable(),
  Titolare: z.string().nullable(),
  IsIntegra: z.boolean(),
  Fiducia: esitoFiducia.nullable(),
  Autorita: z.string().nullable(),
});
/** A signature that a PDF holds. `IsUltima`: nothing was added to the file after it. */
const firmaDelFile = z.object({
  Titolare: z.string().nullable(),
  Emittente: z.string().nullable(),
  Seriale: z.string().nullable(),
  /** When it says it was made. */
  Quando: z.string().nullable(),
  IsIntegra: z.boolean(),
  IsUltima: z.boolean(),
  /** Whether the certificate was good on that day, the one of the stamp where it is sure; null when one of the two is not known. */
  IsInValidita: z.boolean().nullable(),
  Fiducia: esitoFiducia.nullable(),
  /** The known authority that vouches for it. */
  Autorita: z.string().nullable(),
  Marca: marcaDelFile.nullable(),
});
export const firmeDelFileAnswer = z.object({ data: z.array(firmaDelFile) });
export type FirmaDelFileFilo = z.output<typeof firmaDelFile>;

export const testiCertificato = {
  PASSWORD: 'La password non apre il certificato.',
  INADATTO: 'Non è un certificato PKCS#12 (.p12 o .pfx) con la sua chiave (RSA, P-256 o P-384).',
  SCADUTO: (giorno: string) => `Il certificato è scaduto il ${giorno}.`,
  NON_ANCORA: (giorno: string) => `Il certificato vale dal ${giorno}.`,
  MANCA: 'Lo studio non ha un certificato di firma: si carica nelle impostazioni.',
  MARCA_ASSENTE: 'Il servizio di marcatura temporale non risponde: il documento non è stato firmato.',
  MARCA_RIFIUTATA:
    'Il servizio di marcatura temporale ha rifiutato la richiesta: il documento non è stato firmato.',
  MARCA_ERRATA:
    'Il servizio di marcatura temporale ha risposto con una marca che non è di questa firma: il documento non è stato firmato.',
  NON_PDF: 'Si firmano i PDF non cifrati.',
  motivo: 'Firma dello studio',
  versione: (titolare: string) => `prima della firma di ${titolare}`,
} as const;
