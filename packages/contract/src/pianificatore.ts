import { z } from 'zod';
import { statoF24, statoInvioF24 } from './enumerazioni/index.ts';
import { giornoVersamento, rigoF24, totaleF24 } from './versamento.ts';

const appid = z.string().max(40).optional();
/** Models moved together. */
const SPOSTAMENTI_MASSIMI = 60;

/** A model that is kept, as it is planned. Amounts in euro. */
const modello = z.object({
  Id: z.string(),
  Numero: z.number().int(),
  Scadenza: z.string(),
  Data: z.string(),
  ...totaleF24,
  Stato: z.enum(statoF24),
  StatoInvio: z.enum(statoInvioF24),
  PagatoIl: z.string().nullable(),
  Pagato: z.number().nullable(),
  Versione: z.number().int(),
  /** It was not sent yet: its day may be another. */
  Spostabile: z.boolean(),
  /** `Base`: of the row, what was due at its term. */
  Righe: z.array(rigoF24.extend({ Id: z.string(), Base: z.number() })),
});
export type ModelloPianificatoFilo = z.output<typeof modello>;

const pianificatore = z.object({
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Pagamenti: z.array(modello),
  /** What no model pays yet: what the conto fiscale would prepare. */
  Stime: z.array(z.object({ Anno: z.number().int(), Data: z.string(), Saldo: z.number() })),
});
export type PianificatoreFilo = z.output<typeof pianificatore>;
export const pianificatoreAnswer = z.object({ data: pianificatore });

/** A scenario that becomes the plan: the models that are on another day, each at the version it was read at. */
export const usaScenario = z.object({
  Spostamenti: z
    .array(
      z.object({
        IdF24: z.uuid(),
        Versione: z.number().int().min(1).max(2_147_483_647),
        Data: giornoVersamento,
      }),
    )
    .min(1)
    .max(SPOSTAMENTI_MASSIMI),
  appid,
});

/** Of a client, what is still to be paid, month by month. Amounts in euro. */
export const cassa = z.object({
  IdAnagrafica: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Quanti: z.number().int(),
  Totale: z.number(),
  /** The first day that something is planned to be paid on. */
  Prossima: z.string(),
  /** Models whose day went by, unpaid. */
  InRitardo: z.number().int(),
  Mesi: z.array(z.object({ Mese: z.string(), Importo: z.number() })),
});
export type CassaFilo = z.output<typeof cassa>;
/** Of all the clients that who asks sees, month by month. */
export const cassaMesiAnswer = z.object({
  data: z.array(z.object({ Mese: z.string(), Importo: z.number(), Quanti: z.number().int() })),
});
