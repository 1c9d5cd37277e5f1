import { z } from 'zod';
import { esitoCasella, valoreCasella } from './dichiarazione.ts';

const importo = z.number().nullable();

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
});

/** What a named summary section of a declaration holds: taxes, caselle of the form, or both. */
export const prospetto = z.object({
  Nome: z.string(),
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
export const prospettoVoce = z.object({ Nome: z.string(), Presente: z.boolean() });
