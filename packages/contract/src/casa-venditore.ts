import { z } from 'zod';

/** How far the home of who sells looks ahead for studi that run out of credits, in days. */
export const GIORNI_RICARICA = 14;
/** The weeks over which the use of a studio is averaged. */
export const SETTIMANE_USO = 8;
/** For how many days after a recharge was proposed to a studio it is not proposed again. */
export const GIORNI_PROPOSTA = 7;
/** Recharges that are proposed at once. */
export const RICARICHE_INSIEME = 50;

const studioInEsaurimento = z.object({
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  NomeGestore: z.string(),
  /** What is left to spend. */
  Crediti: z.number().int(),
  /** Used in the last eight weeks, today included. */
  Usati: z.number().int(),
  /** Of a week, on average. */
  ASettimana: z.number(),
  /** The day on which they end at that pace; null where nothing is used. */
  FinisconoIl: z.iso.date().nullable(),
  /** Its last purchase. */
  CompratoIl: z.iso.datetime().nullable(),
  /** When a recharge was last proposed to it, if not long ago. */
  PropostaIl: z.iso.datetime().nullable(),
});
export type StudioInEsaurimentoFilo = z.output<typeof studioInEsaurimento>;
export { studioInEsaurimento };

/** The first to run out; how many do within fourteen days, and of them how many nobody wrote to. */
export const studiInEsaurimentoAnswer = z.object({
  data: z.object({
    Oggi: z.iso.date(),
    /** The last of the fourteen days. */
    Entro: z.iso.date(),
    /** From when the use is counted. */
    UsoDal: z.iso.date(),
    Righe: z.array(studioInEsaurimento),
    /** Of all the studi that may work, those that use credits, and those that do not and have no end date. */
    ConFine: z.number().int(),
    SenzaUso: z.number().int(),
    InEsaurimento: z.number().int(),
    DaProporre: z.number().int(),
  }),
});
export type StudiInEsaurimentoFilo = z.output<typeof studiInEsaurimentoAnswer>['data'];

const lavoroFermo = z.object({
  Id: z.string(),
  /** What it was doing, without the name of any file. */
  Titolo: z.string(),
  /** Null: of no studio. */
  NomeStudio: z.string().nullable(),
  /** Its rows, where it has some. */
  Righe: z.number().int().nullable(),
  Quando: z.iso.datetime(),
});
/** Jobs that failed, the latest first, and mails that stopped; null where the outbox is not of who asks. */
export const fermiAnswer = z.object({
  data: z.object({
    Lavori: z.object({ Righe: z.array(lavoroFermo), Totale: z.number().int() }),
    Posta: z.object({ Totale: z.number().int(), Dal: z.iso.datetime().nullable() }).nullable(),
  }),
});
export type FermiFilo = z.output<typeof fermiAnswer>['data'];

/** The month so far, and what stands. Euro without VAT what is sold, with VAT what is to come in. */
export const meseVenditoreAnswer = z.object({
  data: z.object({
    Oggi: z.iso.date(),
    Venduto: z.number(),
    Ordini: z.number().int(),
    CreditiVenduti: z.number().int(),
    /** Of the same month of the year before, up to the same day. */
    VendutoUnAnnoFa: z.number(),
    /** Transfers that were booked and did not come. */
    DaIncassare: z.object({
      Euro: z.number(),
      Bonifici: z.number().int(),
      Dal: z.iso.datetime().nullable(),
    }),
    Studi: z.object({ Attivi: z.number().int(), Nuovi: z.number().int(), Bloccati: z.number().int() }),
    Crediti: z.object({
      Residui: z.number().int(),
      InScadenza: z.number().int(),
      ScadonoIl: z.iso.date().nullable(),
    }),
  }),
});
export type MeseVenditoreFilo = z.output<typeof meseVenditoreAnswer>['data'];

/** The last twelve months, the one under way at the end. */
export const mesiVenditoreAnswer = z.object({
  data: z.object({
    Oggi: z.iso.date(),
    Mesi: z.array(
      z.object({
        /** Its first day. */
        Mese: z.iso.date(),
        Venduti: z.number().int(),
        Consumati: z.number().int(),
        /** Euro, without VAT and without what was taken back. */
        Venduto: z.number(),
      }),
    ),
  }),
});
export type MesiVenditoreFilo = z.output<typeof mesiVenditoreAnswer>['data'];

const lettera = z.object({
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  /** Null: it has no address, and nothing leaves. */
  Destinatario: z.string().nullable(),
  Oggetto: z.string(),
  Testo: z.string(),
});
export type RicaricaFilo = z.output<typeof lettera>;
/** The mails as they would leave, the nearest end first; how many studi there are in all. */
export const ricaricheAnswer = z.object({
  data: z.object({ Lettere: z.array(lettera), Totale: z.number().int() }),
});
export const ricaricheRequest = z.object({
  Studi: z.array(z.number().int().positive()).min(1).max(RICARICHE_INSIEME),
  appid: z.string().max(40).optional(),
});
/** How many left; the others had no address, or do not run out any more, or were written to meanwhile. */
export const ricaricheInviate = z.object({
  data: z.object({ Inviate: z.number().int(), NonInviate: z.number().int() }),
});
