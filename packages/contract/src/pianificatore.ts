import { z } from 'zod';
import { statoF24, statoInvioF24 } from './enumerazioni/index.ts';
import { RIGHE_PER_PAGINA_MASSIME } from './limiti.ts';
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

/** What is to be paid on a day by all the clients that who asks sees, prepared or not. Amounts in euro. */
const scadenzaF24 = z.object({
  Data: z.string(),
  /** The year of the conto where it stands, the first when there are more. */
  Anno: z.number().int(),
  Clienti: z.number().int(),
  Importo: z.number(),
  /** Of which no model was prepared yet. */
  DaPreparare: z.number(),
});
const scadenzeF24 = z.object({
  /** The next days. */
  Prossime: z.array(scadenzaF24),
  /** What was to be paid before today, and was not. */
  Arretrati: z.object({ Clienti: z.number().int(), Importo: z.number(), Anno: z.number().int().nullable() }),
});
export type ScadenzeF24Filo = z.output<typeof scadenzeF24>;
export const scadenzeF24Answer = z.object({ data: scadenzeF24 });

export const dovutiF24Request = z.object({
  Codici: z.array(z.uuid()).min(1).max(RIGHE_PER_PAGINA_MASSIME),
  appid,
});
/** Of a client, the first day of what he has to pay, how much then, and how much in all. Amounts in euro. */
const dovutoF24 = z.object({
  IdAnagrafica: z.string(),
  Data: z.string(),
  Importo: z.number(),
  Totale: z.number(),
});
export type DovutoF24Filo = z.output<typeof dovutoF24>;
export const dovutiF24Answer = z.object({ data: z.array(dovutoF24) });
