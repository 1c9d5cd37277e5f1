import { z } from 'zod';

/** How a service outside the house is: not configured, answering, silent. */
const statoServizio = ['Spento', 'Risponde', 'Non risponde'] as const;

export const servizioEsternoAnswer = z.object({
  data: z.array(
    z.object({
      Nome: z.string(),
      Stato: z.enum(statoServizio),
      /** It is one of the simulators: nothing of it leaves for anybody. */
      Simulato: z.boolean(),
    }),
  ),
});

/** Rows of what does not agree that an answer holds. */
export const GUASTI_MOSTRATI = 20;

const guasto = z.object({ Studio: z.number(), Che: z.string(), Riferimento: z.string().nullable() });
/** What was read again, and what of it does not agree. */
const controllo = z.object({ Righe: z.number(), Guasti: z.number(), Primi: z.array(guasto) });
export const verificaAnswer = z.object({
  data: z.object({
    Il: z.string(),
    Studi: z.number(),
    InAttesa: z.number(),
    Crediti: controllo,
    Registro: controllo,
  }),
});

const servizioMisurato = z.object({
  Nome: z.string(),
  Stato: z.enum(statoServizio),
  Simulato: z.boolean(),
  /** Since when it has been so, as the house saw it; null before the first measure. */
  Dal: z.string().nullable(),
  MisuratoIl: z.string().nullable(),
});
/** How the house is, with no datum of anybody: what it was asked, since when it is so, one figure each. */
export const statoCasaAnswer = z.object({
  data: z.object({
    Il: z.string(),
    Versione: z.string(),
    /** The process that answers. */
    ProcessoDal: z.string(),
    Database: z.object({
      Dal: z.string(),
      Connessioni: z.number().int(),
      Massime: z.number().int(),
      Byte: z.number(),
      /** Behind by how many seconds the copies that follow it are, null where it is not known; empty where there is none. */
      Ritardi: z.array(z.number().nullable()),
    }),
    /** Long work: what waits, what runs, how long the oldest has waited. */
    Lavori: z.object({ InCoda: z.number().int(), InCorso: z.number().int(), AttesaSecondi: z.number() }),
    Servizi: z.array(servizioMisurato),
  }),
});
