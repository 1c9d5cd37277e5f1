import { z } from 'zod';

/** What of the sales is counted, in the order it is shown; those in euro are amounts, the others credits. */
export const misuraVendite = [
  'Venduto',
  'Incassato',
  'Crediti venduti',
  'Crediti usati',
  'Crediti scaduti',
  'Crediti in scadenza',
] as const;
export type MisuraVendite = (typeof misuraVendite)[number];
export const isMisuraInEuro = (misura: MisuraVendite): boolean =>
  misura === 'Venduto' || misura === 'Incassato';

export const venditeRequest = z.object({
  Anno: z.number().int().min(2000).max(2100),
  appid: z.string().max(40).optional(),
});

const vendite = z.object({
  Anno: z.number().int(),
  /** The instant it was counted. */
  Al: z.string(),
  Misure: z.array(
    z.object({
      Misura: z.enum(misuraVendite),
      /** The twelve months of the year, and those of the year before. */
      Mesi: z.array(z.number()),
      MesiPrima: z.array(z.number()),
      Totale: z.number(),
      TotalePrima: z.number(),
    }),
  ),
});
export type VenditeFilo = z.output<typeof vendite>;
export const venditeAnswer = z.object({ data: vendite });

const conti = {
  Anno: z.number().int(),
  /** Euro, without VAT and without what was taken back. */
  Venduto: z.number(),
  /** Euro, VAT included, without what was returned. */
  Incassato: z.number(),
  CreditiVenduti: z.number().int(),
  CreditiUsati: z.number().int(),
  CreditiScaduti: z.number().int(),
  CreditiInScadenza: z.number().int(),
};
/** A studio in a year. */
export const venditaStudio = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  NomeGestore: z.string(),
  ...conti,
});
export type VenditaStudioFilo = z.output<typeof venditaStudio>;
/** A package in a year; credits that came from none are a line too. */
export const venditaPacchetto = z.object({ Id: z.string(), Pacchetto: z.string(), ...conti });
export type VenditaPacchettoFilo = z.output<typeof venditaPacchetto>;
