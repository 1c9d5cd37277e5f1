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
export const certificatoAnswer = z.object({ data: z.object({ Certificato: certificatoStudio.nullable() }) });
/** A PKCS#12 file, in base64, and the password that opens it: it is tried, and not kept. */
export const certificatoScritto = z.object({
  Contenuto: z.base64(testiCampo.OBBLIGATORIO).min(1, testiCampo.OBBLIGATORIO).max(P12_MASSIMO),
  Password: z.string().min(1, testiCampo.OBBLIGATORIO).max(200),
  appid,
});

export const firmaCertificatoRequest = z.object({
  Password: z.string().min(1, testiCampo.OBBLIGATORIO).max(200),
  Motivo: z.string().trim().max(100).default(''),
  appid,
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
  /** Whether the certificate was good on that day; null when one of the two is not known. */
  IsInValidita: z.boolean().nullable(),
});
export const firmeDelFileAnswer = z.object({ data: z.array(firmaDelFile) });
export type FirmaDelFileFilo = z.output<typeof firmaDelFile>;

export const testiCertificato = {
  PASSWORD: 'La password non apre il certificato.',
  INADATTO: 'Non è un certificato PKCS#12 (.p12 o .pfx) con la sua chiave RSA.',
  SCADUTO: (giorno: string) => `Il certificato è scaduto il ${giorno}.`,
  NON_ANCORA: (giorno: string) => `Il certificato vale dal ${giorno}.`,
  MANCA: 'Lo studio non ha un certificato di firma: si carica nelle impostazioni.',
  NON_PDF: 'Si firmano i PDF non cifrati.',
  motivo: 'Firma dello studio',
  versione: (titolare: string) => `prima della firma di ${titolare}`,
} as const;
