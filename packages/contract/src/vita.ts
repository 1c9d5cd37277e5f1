import { z } from 'zod';
import { codiciRequest, dichiarazioneRiga, mancanzaDichiarazione, motivoScritto } from './dichiarazione.ts';
import {
  etichetteDichiarazione,
  finalitaDichiarazione,
  statoDichiarazione,
  statoQuadro,
  tipoDichiarazione,
} from './enumerazioni/index.ts';
import { listAnswer } from './lista.ts';
import { testiCampo } from './testi-campo.ts';

const appid = z.string().max(40).optional();
const scartata = z.object({
  Codice: z.string(),
  Messaggio: z.string(),
  /** It is done once it is confirmed. */
  Confermabile: z.boolean().optional(),
  /** What is missing in one that is incomplete. */
  Mancanze: z.array(mancanzaDichiarazione).optional(),
});

/** `Conferma`: also those of another user. `Lascia`: gives back one's own. */
export const presaInCaricoRequest = codiciRequest.extend({
  Conferma: z.boolean().default(false),
  Lascia: z.boolean().default(false),
});
export const presaInCaricoAnswer = z.object({
  data: z.object({ prese: z.array(z.uuid()), errori: z.array(scartata) }),
});

/** `Conferma`: also those whose telematic file was sent. */
export const riapriRequest = codiciRequest.extend({ Conferma: z.boolean().default(false) });

export const apriAnswer = z.object({
  data: z.object({
    aperte: z.array(
      z.object({
        Codice: z.uuid(),
        Stato: z.enum(statoDichiarazione),
        Etichette: z.array(z.enum(etichetteDichiarazione)),
        SolaLettura: z.boolean(),
        /** Why, in words. */
        Motivo: z.string().nullable(),
      }),
    ),
    errori: z.array(scartata),
  }),
});

export const archiviaDichiarazioniAnswer = z.object({
  data: z.object({
    archiviate: z.array(z.object({ Codice: z.uuid(), Nome: z.string(), Sha256: z.string() })),
    errori: z.array(scartata),
  }),
});

/** Why they shall be changed again. */
export const scongelaRequest = codiciRequest.extend({ Motivo: motivoScritto });
export const scongelaAnswer = z.object({
  data: z.object({ scongelate: z.array(z.uuid()), errori: z.array(scartata) }),
});

/** `Scelte`: which of the three cards, in order; empty for one that is not chosen. */
export const scelteMille = ['Otto per mille', 'Cinque per mille', 'Due per mille'] as const;
export type SceltaMille = (typeof scelteMille)[number];
export const quadriMilleRequest = codiciRequest.extend({
  Scelte: z
    .array(z.union([z.enum(scelteMille), z.literal('')]))
    .max(3)
    .default([...scelteMille]),
});
export const quadriMilleAnswer = z.object({
  data: z.object({ creati: z.number().int(), errori: z.array(scartata) }),
});

export const duplicaRequest = z.object({
  Codice: z.uuid(),
  AnnoDestinazione: z.number().int(),
  Finalita: z.enum(finalitaDichiarazione).default('Duplicata'),
  appid,
});
/** `scartate`: the caselle that the form of the other year has not, or does not take. */
export const duplicaAnswer = z.object({
  data: z.object({ codice: z.uuid(), scartate: z.array(z.string()) }),
});

/**
 * What the final prints of these declarations would take now (`costo`, in credits), what the price list asks for them
 * (`crediti`), what may still be spent; whether it does not suffice, and the most that one of them takes.
 */
export const costoStampeAnswer = z.object({
  data: z.object({
    costo: z.number().int(),
    crediti: z.number().int(),
    residui: z.number().int(),
    insufficienti: z.boolean(),
    massimo: z.number().int(),
    /** How many take credits, and how many of those, in their order, what there is suffices for. */
    aCrediti: z.number().int(),
    coperte: z.number().int(),
    /** The types that no price list prices: they take nothing. */
    senzaPrezzo: z.array(z.string()),
    /** How many take nothing: paid when they were printed before, under a flat contract, paid or to be paid by their client. */
    giaPagate: z.number().int(),
    inAbbonamento: z.number().int(),
    delCliente: z.number().int(),
  }),
});

export const quadriAnswer = z.object({
  data: z.array(
    z.object({
      Codice: z.uuid(),
      Quadri: z.array(
        z.object({
          Codice: z.string(),
          Titolo: z.string(),
          Copertura: z.enum(['esatto', 'indicativo', 'non gestito']),
          Stato: z.enum(statoQuadro),
        }),
      ),
    }),
  ),
});

/** One finding of the checks: where, in words, whether it stops the closing. */
const rigaDiagnostico = z.object({
  Codice: z.uuid(),
  Denominazione: z.string(),
  Quadro: z.string(),
  Chiave: z.string(),
  Tipo: z.enum(['bloccante', 'avviso']),
  Livello: z.enum(['bloccante', 'discordanza', 'informativa']),
  Messaggio: z.string(),
});
export type RigaDiagnosticoFilo = z.infer<typeof rigaDiagnostico>;
export const diagnosticoAnswer = z.object({
  data: z.object({ righe: z.array(rigaDiagnostico), errori: z.array(scartata) }),
});

/** What the list of the findings is asked by: how serious they are, or that they were never counted. */
export const gravitaRilievi = ['bloccante', 'discordanza', 'informativa', 'da ricalcolare'] as const;
export type GravitaRilievi = (typeof gravitaRilievi)[number];

/** An open declaration with something to look at: how many findings of each level, and where the first is. */
const dichiarazioneRilievi = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  IdAnagrafica: z.uuid(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Anno: z.number().int(),
  Tipo: z.enum(tipoDichiarazione),
  Comune: z.string().nullable(),
  Finalita: z.enum(finalitaDichiarazione),
  /** Null: they are counted when it is saved or computed again. */
  Bloccanti: z.number().int().nullable(),
  Discordanze: z.number().int().nullable(),
  Informative: z.number().int().nullable(),
  /** The casella of the first of the most serious ones, and what it says. */
  Chiave: z.string().nullable(),
  Messaggio: z.string().nullable(),
  ModificataIl: z.string(),
});
export type DichiarazioneRilieviFilo = z.infer<typeof dichiarazioneRilievi>;
export const dichiarazioniRilieviAnswer = listAnswer(dichiarazioneRilievi);

/** When a declaration was opened last, by whom, in which state, and since when it is recorded. */
const vistaDichiarazione = dichiarazioneRiga.extend({
  Utente: z.string(),
  DateLastView: z.string(),
  StatoVisto: z.enum(statoDichiarazione),
  Registrato: z.string(),
});
export type VistaDichiarazioneFilo = z.infer<typeof vistaDichiarazione>;
export const visteAnswer = z.object({ data: z.array(vistaDichiarazione) });

/** Fields sent with a table of declarations. */
export const importaDichiarazioniExtra = z.object({ appid });
/** Rows of a table of declarations that were read, and those refused, by their number in the file. */
export const importaDichiarazioniAnswer = z.object({
  data: z.object({
    importate: z.number().int(),
    scartate: z.number().int(),
    errori: z.array(z.object({ Riga: z.number().int(), Messaggio: z.string() })),
  }),
});

/**
 * What is wrong with a list of choices: at least one, the first before the others, none twice. An empty one is not chosen.
 */
export function checkScelte(scelte: readonly string[]): string | null {
  const fatte = scelte.filter((scelta) => scelta !== '');
  if (fatte.length === 0) return testiCampo.UNA_SCELTA;
  if (scelte[0] === '') return testiCampo.PRIMA_SCELTA;
  return new Set(fatte).size < fatte.length ? testiCampo.SCELTE_RIPETUTE : null;
}
