import { z } from 'zod';
import { ordinePriorita, type Priorita, priorita } from './enumerazioni/index.ts';

export const NOTIFICA_OGGETTO_MASSIMO = 200;
export const NOTIFICA_TESTO_MASSIMO = 5000;
export const statoNotifica = ['Bozza', 'Programmata', 'Pubblicata'] as const;

const numeri = z.array(z.number().int().min(0).max(2_147_483_647)).max(500).default([]);
/** To whom it goes: roles, and places; each empty list leaves nobody out. */
const destinatari = z.object({ Ruoli: numeri, Gestori: numeri, Studi: numeri });

const valoriPriorita = z.union(
  Object.values(priorita).map((valore) => z.literal(valore)) as [
    z.ZodLiteral<Priorita>,
    ...z.ZodLiteral<Priorita>[],
  ],
);
export const notificaNuova = z.object({
  Oggetto: z.string().trim().min(1).max(NOTIFICA_OGGETTO_MASSIMO),
  Testo: z.string().trim().min(1).max(NOTIFICA_TESTO_MASSIMO),
  Priorita: valoriPriorita,
  /** With it the notification is locked; null: a draft. */
  DataPubblicazione: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Out as soon as it is written, by the clock of the house; no date is given then. */
  Subito: z.boolean().default(false),
  Destinatari: destinatari.default({ Ruoli: [], Gestori: [], Studi: [] }),
  appid: z.string().max(40).optional(),
});
export const notificaModifica = notificaNuova.extend({
  Versione: z.number().int().min(1).max(2_147_483_647),
});

export const notifica = z.object({
  Id: z.number().int(),
  Oggetto: z.string(),
  Testo: z.string(),
  Priorita: valoriPriorita,
  DataPubblicazione: z.string().nullable(),
  Destinatari: destinatari,
  /** As its dates say. */
  Stato: z.enum(statoNotifica),
  /** When who asks read it. */
  LettaIl: z.string().nullable(),
  /** How many read it; for the vendor. */
  Lettori: z.number().int().nullable(),
  /** What it is about, when the house wrote it by itself. */
  Evento: z.string().nullable(),
  /** The page where it is seen. */
  Percorso: z.string().nullable(),
  Versione: z.number().int(),
});
export type NotificaFilo = z.infer<typeof notifica>;
export const notificaAnswer = z.object({ data: notifica });
/** The unread ones as the panel shows them, the most urgent first. Nothing unread is an empty body. */
export const nonLetteAnswer = z.object({ data: z.array(notifica) }).nullable();

/** The more urgent, the first. */
export const comparePriorita = (una: Priorita, altra: Priorita): number =>
  ordinePriorita.indexOf(una) - ordinePriorita.indexOf(altra);
