import { z } from 'zod';
import { esitoCasella, valoreCasella } from './dichiarazione.ts';
import { prospetti } from './enumerazioni/index.ts';

const importo = z.number().nullable();
const nomi: readonly string[] = Object.values(prospetti).flat();
/** A summary section, by one of the names it may have. */
const nome = z.string().refine((scritto) => nomi.includes(scritto));

/** One tax of a declaration, in whole euro; null where a result is missing. */
const imposta = z.object({
  Imposta: z.string(),
  Tributo: z.string().nullable(),
  Anno: z.number().int(),
  Lordo: importo,
  Versato: importo,
  Acconto: importo,
  DaVersare: importo,
  Credito: importo,
  Stato: esitoCasella.shape.stato,
  Chiave: z.string(),
  /** Where each amount stands on the form. */
  Caselle: z.object({
    Lordo: z.array(z.string()),
    Versato: z.array(z.string()),
    Acconto: z.array(z.string()),
    DaVersare: z.array(z.string()),
    Credito: z.array(z.string()),
  }),
});

/** What a named summary section of a declaration holds: taxes, caselle of the form, or both. */
export const prospetto = z.object({
  Nome: nome,
  Imposte: z.array(imposta),
  Caselle: z.array(
    z.object({
      Chiave: z.string(),
      Titolo: z.string(),
      Valore: valoreCasella.nullable(),
      Stato: esitoCasella.shape.stato,
    }),
  ),
});

/** The summary sections a declaration may have; `Presente`: there is something in it. */
export const prospettoVoce = z.object({ Nome: nome, Presente: z.boolean() });
