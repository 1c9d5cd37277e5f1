import { z } from 'zod';
import { simula } from './dichiarazione.ts';
import { sezioneF24, tipoDichiarazione, tipoF24 } from './enumerazioni/index.ts';
import { testiCampo, testiF24 } from './testi-campo.ts';

/** Rows of one simulated F24, at most. */
const RIGHE_F24 = 200;
/** Credits told of, at most. */
const CREDITI = 100;
const EURO_MASSIMI = 1_000_000_000_000;

const giorno = z.iso.date(testiCampo.DATA_NON_VALIDA);
/** A day that a payment may be about: what is older than the codes of the F24, or beyond the century, is a slip. */
export const giornoVersamento = giorno.refine(
  (data) => data >= '1990-01-01' && data <= '2099-12-31',
  testiF24.GIORNO_LONTANO,
);
/** A day on which a model that is kept may be due, sent or paid. */
export const giornoF24 = giorno.refine(
  (data) => data >= '2019-01-01' && data <= '2099-12-31',
  testiF24.GIORNO_FUORI,
);
/** Euro with no more than two decimals. */
export const euroVersamento = z
  .number()
  .min(0)
  .max(EURO_MASSIMI)
  .refine((importo) => Math.abs(importo * 100 - Math.round(importo * 100)) < 1e-4, testiCampo.DUE_DECIMALI);
const testo = (massimo: number) => z.string().trim().max(massimo);

const sezione = z.enum(sezioneF24);
const tipo = z.enum(tipoF24);

/** A row of an F24: which fields it wants depends on its section and on its code. */
export const rigoF24 = z.strictObject({
  Sezione: sezione,
  Codice: testo(4).min(1),
  Debito: euroVersamento.optional(),
  Credito: euroVersamento.optional(),
  Rateazione: testo(4).optional(),
  Anno: testo(4).optional(),
  Ente: testo(4).optional(),
  Sede: testo(5).optional(),
  Posizione: testo(17).optional(),
  Da: testo(7).optional(),
  A: testo(7).optional(),
  Ravvedimento: z.boolean().optional(),
  Variati: z.boolean().optional(),
  Acconto: z.boolean().optional(),
  Saldo: z.boolean().optional(),
  Immobili: z.number().int().min(0).max(9999).optional(),
  Detrazione: euroVersamento.optional(),
  Cc: testo(2).optional(),
  Riferimento: testo(6).optional(),
  Ufficio: testo(3).optional(),
  Atto: testo(11).optional(),
  Operazione: testo(18).optional(),
  Tipo: testo(1).optional(),
  Elementi: testo(17).optional(),
});

/** What is known of who compensates. */
const situazione = z.strictObject({
  /** Used this year against other taxes; of quadro RU; debts on the roll that are overdue. */
  Compensato: euroVersamento.optional(),
  Agevolazioni: euroVersamento.optional(),
  Ruoli: euroVersamento.optional(),
  Canale: z.enum(['agenzia', 'banca']).optional(),
});
const statoCrediti = {
  Presentata: giornoVersamento.optional(),
  Visto: z.boolean().optional(),
  /** Up to this no visto is asked. */
  Esonero: euroVersamento.optional(),
};

export const simulaF24Request = z.strictObject({
  Data: giornoVersamento,
  Tipo: tipo.default('ordinario'),
  Iban: testo(34).optional(),
  Righe: z.array(rigoF24).min(1).max(RIGHE_F24),
  Crediti: z
    .array(
      z.strictObject({
        Codice: testo(4),
        Anno: z.number().int(),
        Usato: euroVersamento.optional(),
        Dal: giornoVersamento.optional(),
        Entro: giornoVersamento.optional(),
        ...statoCrediti,
      }),
    )
    .max(CREDITI)
    .default([]),
  Situazione: situazione.default({}),
  appid: z.string().optional(),
});

export const totaleF24 = { Debito: z.number(), Credito: z.number(), Saldo: z.number() };
export const rilievoF24 = z.object({
  Livello: z.enum(['errore', 'avviso']),
  Codice: z.string(),
  /** The field, as a path: `Righe.0.Rateazione`. */
  Campo: z.string(),
  Frase: z.string(),
  Fonte: z.string().optional(),
  /** The day from which it would be right. */
  Dal: z.string().optional(),
});
const rigoScritto = rigoF24.extend({ Codice: z.string() });
const modello = z.object({ ...totaleF24, Righe: z.array(rigoScritto) });

export const simulaF24Answer = z.object({
  data: z.object({
    ...totaleF24,
    /** No error: it may be sent. */
    Presentabile: z.boolean(),
    Sezioni: z.array(z.object({ Sezione: sezione, ...totaleF24 })),
    Modelli: z.array(modello),
    Rilievi: z.array(rilievoF24),
  }),
});

/** What of the office reached who puts right, before he does. */
export const attoRavvedimento = ['pvc', 'schema', 'schema dopo pvc'] as const;

export const simulaRavvedimentoRequest = z.strictObject({
  Tributo: testo(4).min(4),
  Importo: euroVersamento,
  Scadenza: giornoVersamento,
  Data: giornoVersamento,
  /** When sanction and interest are paid, if after the tax. */
  DataSanzione: giornoVersamento.optional(),
  Atto: z.enum(attoRavvedimento).optional(),
  Dichiarazione: z.enum(['redditi', 'irap', 'iva', '770', 'nessuna']).optional(),
  /** A sum that is not enough: the part of the tax that it puts right. */
  Disponibile: euroVersamento.optional(),
  appid: z.string().optional(),
});

const fonte = z.object({ Atto: z.string(), Articolo: z.string(), Verificato: z.boolean() });
export const passoVersamento = z.object({
  Voce: z.string(),
  Formula: z.string(),
  Importo: z.number(),
  Fonti: z.array(fonte),
});

export const simulaRavvedimentoAnswer = z.object({
  data: z.object({
    Scadenza: z.string(),
    Giorni: z.number().int(),
    Lettera: z.string().nullable(),
    Tipo: z.string(),
    /** Of the tax, in percent. */
    Percentuale: z.number(),
    Sanzione: z.number(),
    Interessi: z.number(),
    Totale: z.number(),
    /** Last day of this reduction; null when only the office ends it. */
    FinoAl: z.string().nullable(),
    /** What stays owed of the tax. */
    Resta: z.number(),
    Righe: z.array(
      z.object({
        Cosa: z.enum(['tributo', 'sanzione', 'interessi']),
        Codice: z.string().nullable(),
        Importo: z.number(),
      }),
    ),
    Passi: z.array(passoVersamento),
  }),
});

export const simulaContoRequest = simula.extend({
  Anno: z.number().int(),
  Tipo: z.enum(tipoDichiarazione).default('Persone fisiche'),
  Regime: z.enum(['ordinario', 'ISA', 'forfetario']).default('ordinario'),
  /** Within thirty days of the term, with its increase. */
  Differito: z.boolean().default(false),
  /** The annual IVA with the balances, with 0.40% for each month. */
  IvaConSaldi: z.boolean().default(false),
  Rate: z.number().int().min(1).max(12).default(1),
  /** Of the domicilio, or where the production is: two digits. */
  Regione: testo(2).optional(),
  SedeInps: testo(4).optional(),
  Crediti: z.strictObject(statoCrediti).default({}),
  Situazione: situazione.default({}),
});

const voce = z.object({
  Id: z.string(),
  Nome: z.string(),
  Verso: z.enum(['debito', 'credito']),
  Codice: z.string().nullable(),
  Sezione: sezione,
  Anno: z.number().int(),
  Importo: z.number(),
  Data: z.string(),
  Casella: z.string(),
  Ente: z.string().optional(),
  Posizione: z.string().optional(),
  Mancano: z.array(z.enum(['codice', 'ente', 'sede', 'posizione'])),
});
const rifiuto = z.object({
  Credito: z.string(),
  Regola: z.string(),
  Frase: z.string(),
  Fonte: fonte,
  Ammesso: z.number(),
  Dal: z.string().optional(),
});

export const simulaContoAnswer = z.object({
  data: z.object({
    Voci: z.array(voce),
    /** Caselle of the account whose amount is not known yet. */
    Incompleti: z.array(z.string()),
    F24: z.array(
      z.object({
        Data: z.string(),
        Scopo: z.enum(['compensazione', 'rata', 'pagamento']),
        Rata: z.number().int().optional(),
        ...totaleF24,
        Modelli: z.array(z.array(rigoScritto)),
        Passi: z.array(passoVersamento),
        Rilievi: z.array(rilievoF24),
      }),
    ),
    Rifiuti: z.array(rifiuto),
    /** What is left of each credit. */
    Resti: z.array(z.object({ Id: z.string(), Disponibile: z.number() })),
  }),
});
