import { z } from 'zod';
import { canaleF24, sezioneF24, statoF24, statoInvioF24, tipoF24 } from './enumerazioni/index.ts';
import { euroVersamento, giornoF24, giornoVersamento, rigoF24, rilievoF24, totaleF24 } from './versamento.ts';

/** Rows of one model that is kept; those over the room of the paper go on another. */
const RIGHE_F24_TENUTE = 200;
/** Codes found at once. */
export const CODICI_F24_TROVATI = 30;
const appid = z.string().max(40).optional();
const versione = z.number().int().min(1).max(2_147_483_647);
const facoltativo = (massimo: number) =>
  z
    .string()
    .trim()
    .max(massimo)
    .nullable()
    .default(null)
    .transform((testo) => testo || null);

/** A row that is written: with the voce of the conto fiscale that it pays or uses, and how much of it. */
const rigaF24Scritta = rigoF24.extend({
  IdVoce: z.uuid().nullable().default(null),
  /** Of the voce: absent, all the row. What is added for paying late is over it. */
  Quota: euroVersamento.nullable().default(null),
  /** What the conto fiscale proposed, where somebody wrote otherwise. */
  Calcolato: euroVersamento.nullable().default(null),
});
const scritto = {
  Tipo: z.enum(tipoF24).default('ordinario'),
  /** When the law wants it. */
  Scadenza: giornoF24,
  /** When it is meant to be paid; absent, at its term. */
  Data: giornoF24.optional(),
  Iban: facoltativo(34),
  Canale: z.enum(canaleF24).default('agenzia'),
  Nota: facoltativo(500),
  Righe: z.array(rigaF24Scritta).min(1).max(RIGHE_F24_TENUTE),
};
export const f24Nuovo = z.object({ IdAnagrafica: z.uuid(), ...scritto, appid });
export const f24Modifica = z.object({ ...scritto, Versione: versione, appid });

/** What may be done to a model: each with what it asks. */
export const f24Azione = z.discriminatedUnion('Azione', [
  /** Sent by whoever sends it: on which day, with which protocollo. Warnings of compensation want a reason. */
  z.object({
    Azione: z.literal('invia'),
    Data: giornoF24,
    Protocollo: facoltativo(40),
    Motivo: facoltativo(500),
    Versione: versione,
    appid,
  }),
  z.object({
    Azione: z.literal('ricevuta'),
    Esito: z.enum(['Accolto', 'Scartato']),
    Protocollo: facoltativo(40),
    Scarto: facoltativo(500),
    Versione: versione,
    appid,
  }),
  /** Paid: without an amount, all of it; with less, the rest is owed again. */
  z.object({
    Azione: z.literal('paga'),
    Data: giornoF24,
    Importo: euroVersamento.nullable().default(null),
    Versione: versione,
    appid,
  }),
  z.object({
    Azione: z.literal('annulla'),
    Motivo: z.string().trim().min(1).max(500),
    Versione: versione,
    appid,
  }),
  /** Back to be paid: it was marked by mistake. */
  z.object({
    Azione: z.literal('ripristina'),
    Motivo: z.string().trim().min(1).max(500),
    Versione: versione,
    appid,
  }),
]);

const riga = rigoF24.extend({
  Id: z.string(),
  IdVoce: z.string().nullable(),
  Quota: z.number().nullable(),
  Calcolato: z.number().nullable(),
  Pagato: z.number().nullable(),
  /** Where its voce was born: the casella of a declaration, or who wrote it. */
  Provenienza: z
    .object({
      Nome: z.string(),
      Casella: z.string().nullable(),
      IdDichiarazione: z.string().nullable(),
      Modello: z.string().nullable(),
      Anno: z.number().int(),
    })
    .nullable(),
});

/** A model as the lists show it. Amounts in euro. */
export const f24 = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Numero: z.number().int(),
  Anno: z.number().int(),
  Tipo: z.enum(tipoF24),
  Scadenza: z.string(),
  Data: z.string(),
  ...totaleF24,
  Iban: z.string().nullable(),
  Canale: z.enum(canaleF24),
  Origine: z.enum(['proposto', 'a mano']),
  Scopo: z.enum(['compensazione', 'rata', 'pagamento']).nullable(),
  Rata: z.number().int().nullable(),
  Rate: z.number().int().nullable(),
  Stato: z.enum(statoF24),
  StatoInvio: z.enum(statoInvioF24),
  InviatoIl: z.string().nullable(),
  Protocollo: z.string().nullable(),
  Scarto: z.string().nullable(),
  PagatoIl: z.string().nullable(),
  Pagato: z.number().nullable(),
  MotivoAnnullo: z.string().nullable(),
  Nota: z.string().nullable(),
  QuanteRighe: z.number().int(),
  Versione: z.number().int(),
});
export type F24Filo = z.output<typeof f24>;
export type RigaF24Filo = z.output<typeof riga>;

const fileF24 = z.object({
  Nome: z.string(),
  CreatoIl: z.string(),
  Sha256: z.string(),
  /** Of the model as it is now: what was written after has another. */
  Attuale: z.boolean(),
});
const f24Intero = f24.extend({
  Righe: z.array(riga),
  Rilievi: z.array(rilievoF24),
  Sezioni: z.array(z.object({ Sezione: z.enum(sezioneF24), ...totaleF24 })),
  /** Papers that its rows need. */
  Fogli: z.number().int(),
  /** The models it may become, each by its own act. */
  Azioni: z.array(
    z.enum(['modifica', 'elimina', 'file', 'invia', 'ricevuta', 'paga', 'annulla', 'ripristina']),
  ),
  File: fileF24.nullable(),
});
export type F24InteroFilo = z.output<typeof f24Intero>;
export const f24Answer = z.object({ data: f24Intero });

export const codiciF24Request = z.strictObject({
  /** Code or words. */
  Testo: z.string().trim().max(60).default(''),
  Sezione: z.enum(sezioneF24).optional(),
  /** The day of the payment: only what is in force then. */
  Data: giornoVersamento,
  appid,
});
const codice = z.object({
  Codice: z.string(),
  Descrizione: z.string(),
  Sezione: z.enum(sezioneF24),
  /** D: debit only; R: credit only; E: both. */
  Uso: z.enum(['D', 'E', 'R']),
  Rateazione: z.string(),
  Anno: z.boolean(),
  Ufficio: z.boolean(),
  Atto: z.boolean(),
});
export type CodiceF24Filo = z.output<typeof codice>;
export const codiciF24Answer = z.object({ data: z.array(codice), AggiornatiAl: z.string() });

/** Where the rules of compensation stop a credit, why it may be used all the same. */
export const fileF24Request = z.object({ Motivo: facoltativo(500), appid });
/** What was made of a model to be sent. */
export const fileF24Answer = z.object({ data: fileF24 });
