import { z } from 'zod';

/** What is counted, each a page. */
export const vistaStatistica = ['dichiarazioni', 'gestori', 'clienti', 'utenti', 'crediti'] as const;
export type VistaStatistica = (typeof vistaStatistica)[number];

/** A year, and one of its months; without a month the whole year. */
export const statisticaRequest = z.object({
  Anno: z.number().int().min(2000).max(2100),
  Mese: z.number().int().min(1).max(12).nullable().default(null),
  appid: z.string().max(40).optional(),
});
export type StatisticaRichiesta = z.output<typeof statisticaRequest>;

const tabella = z.object({
  Titolo: z.string(),
  /** What the first column holds. */
  Testata: z.string(),
  Colonne: z.array(z.string()),
  Righe: z.array(z.object({ Voce: z.string(), Valori: z.array(z.number().int()) })),
  /** Of each column. */
  Totali: z.array(z.number().int()),
});
const statistica = z.object({
  Anno: z.number().int(),
  Mese: z.number().int().nullable(),
  /** The instant it was counted. */
  Al: z.string(),
  /** What the months count. */
  Misura: z.string(),
  /** The twelve months of the year, and those of the year before, up to the same day of it where the year is not over. */
  Mesi: z.array(z.number().int()),
  MesiPrima: z.array(z.number().int()),
  /** Of the period that was asked, and of the same one a year before. */
  Totale: z.number().int(),
  TotalePrima: z.number().int(),
  Tabelle: z.array(tabella),
});
export type StatisticaFilo = z.output<typeof statistica>;
export const statisticaAnswer = z.object({ data: statistica });
