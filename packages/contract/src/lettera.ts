import type { CifraLettera, FonteLettera, ParteLettera } from '@quadra/fisco';
import { z } from 'zod';
import type { Interno } from './wire.ts';

/** The forms that are told in a letter, and the first year in which they can be: what of a 730 is withheld has no place before. */
const conLettera: Readonly<Record<string, number>> = { 'redditi-pf': 0, '730': 2023 };
/** Whether a form of a year is told in a letter. Pure. */
export const hasLettera = ({ codice, anno }: { readonly codice: string; readonly anno: number }): boolean =>
  anno >= (conLettera[codice] ?? Number.POSITIVE_INFINITY);
/** What the studio writes of its own in a letter, before and after, at most. */
export const NOTA_LETTERA_MASSIMA = 800;

const fonte = z.enum(['dichiarazione', 'anno prima', 'conto fiscale', 'F24'] satisfies FonteLettera[]);
const cifra = z.object({
  /** Euro. */
  Importo: z.number(),
  /** The numbers that it is the sum of, each where it is written. */
  Addendi: z.array(
    z.object({
      Fonte: fonte,
      Casella: z.string().nullable(),
      Nome: z.string(),
      Importo: z.number(),
    }),
  ),
  /** What of a difference it is; null for the whole sum. */
  Parte: z.enum(['dati', 'legge', 'parametri']).nullable(),
  ConSegno: z.boolean(),
  Stato: z.enum(['completo', 'provvisorio', 'incompleto'] satisfies CifraLettera['stato'][]),
  Precisione: z.enum(['esatto', 'indicativo']),
});
const pezzo = z.union([
  z.object({ Testo: z.string() }),
  z.object({ Cifra: cifra }),
  z.object({ Giorno: z.string() }),
]);
const frase = z.array(pezzo);
const riga = z.object({
  Frase: frase,
  Cifra: cifra,
  Entro: z.string().nullable(),
  IsTotale: z.boolean(),
});
const parte = z.object({
  Codice: z.enum(['quanto', 'perché', 'da dove', 'manca', 'fatto'] satisfies ParteLettera['codice'][]),
  Titolo: z.string(),
  Frasi: z.array(frase),
  Righe: z.array(riga),
  Coda: z.array(frase),
});

const nota = z.string().trim().max(NOTA_LETTERA_MASSIMA);
/** The letter for the client of a Redditi PF or a 730: sentences whose figures say where they are written. */
export const lettera = z.object({
  Studio: z.string(),
  Cliente: z.string(),
  /** Where the client is written to; null where he has no address. */
  Email: z.string().nullable(),
  Giorno: z.string(),
  Titolo: z.string(),
  Apertura: frase,
  Parti: z.array(parte),
  IsProvvisoria: z.boolean(),
  /** What the studio writes of its own, before and after. */
  Nota: z.object({ Prima: nota, Dopo: nota, Versione: z.number().int() }),
  /** The declaration of the year before, where its figures are. */
  Precedente: z.object({ Anno: z.number().int(), Id: z.uuid() }).nullable(),
  /** When it was mailed last, and where. */
  Inviata: z.object({ Il: z.string(), Email: z.string() }).nullable(),
});
export type LetteraFilo = z.output<typeof lettera>;
export type LetteraInterna = Interno<LetteraFilo>;

const appid = z.string().max(40).optional();
/** `Versione`: the one that was read; 0 where there was none. */
export const letteraNotaRequest = z.object({
  Prima: nota,
  Dopo: nota,
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});
export const letteraRequest = z.object({ appid });
/** The second of a day is confirmed. */
export const letteraPostaRequest = z.object({ Conferma: z.boolean().default(false), appid });
export const letteraDocumentoAnswer = z.object({ data: z.object({ IdDocumento: z.string() }) });
export const letteraPostaAnswer = z.object({
  data: z.object({
    Cliente: z.string(),
    IdDocumento: z.string(),
    /** Nothing leaves the house: the mail is read in Posta. */
    IsCassetta: z.boolean(),
  }),
});

export const testiLettera = {
  titolo: (anno: number) => `La dichiarazione ${anno}, in breve`,
  gentile: (cliente: string) => `Gentile ${cliente},`,
  oggetto: (studio: string, anno: number) => `${studio}: la dichiarazione ${anno}, in breve`,
  allegata: (cliente: string, studio: string, anno: number) =>
    `In allegato la lettera di ${studio} sulla dichiarazione ${anno} di ${cliente}: quanto, quando e perché.`,
  provvisoria: 'Provvisorio: la dichiarazione non è chiusa.',
  file: (codiceFiscale: string, anno: number) => `Lettera-${codiceFiscale}-${anno}.pdf`,
  documento: 'Lettera al cliente',
} as const;
