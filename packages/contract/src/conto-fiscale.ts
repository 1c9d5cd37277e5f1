import { z } from 'zod';
import {
  contoFiscale,
  regimeVersamenti,
  sezioneF24,
  statoF24,
  tipoDichiarazione,
} from './enumerazioni/index.ts';
import { f24 } from './f24.ts';
import { F24_PER_LOTTO } from './limiti.ts';
import { testiF24 } from './testi-campo.ts';
import { testiPagine } from './testi-pagine.ts';
import {
  attoRavvedimento,
  euroVersamento,
  giornoVersamento,
  passoVersamento,
  totaleF24,
} from './versamento.ts';

const appid = z.string().max(40).optional();
const facoltativo = (massimo: number) =>
  z
    .string()
    .trim()
    .max(massimo)
    .nullable()
    .default(null)
    .transform((testo) => testo || null);

/** How a client pays: what is left out stays as it was. */
export const contoCreaRequest = z.object({
  Regime: z.enum(regimeVersamenti).optional(),
  /** Within thirty days of the term, with its increase. */
  Differito: z.boolean().optional(),
  /** The annual IVA with the balances, with 0.40% for each month. */
  IvaConSaldi: z.boolean().optional(),
  Rate: z.number().int().min(1).max(12).optional(),
  SedeInps: z
    .string()
    .regex(/^\d{3,4}$/)
    .nullable()
    .optional(),
  appid,
});

/** The F24 to keep: all those that pay what is left, or those of one day. */
export const contoF24Request = z.object({
  Rate: z.number().int().min(1).max(12).optional(),
  Scadenza: giornoVersamento.optional(),
  Iban: facoltativo(34),
  appid,
});
export const contoF24Answer = z.object({ data: z.object({ Creati: z.array(z.string()) }) });

/** A debt or a credit that no declaration says, with why it is written. Amounts in euro. */
export const voceContoNuova = z.object({
  Verso: z.enum(['debito', 'credito']),
  /** Codice tributo, or causale of the INPS. */
  Codice: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]{3,4}$/, testiF24.CODICE_IGNOTO),
  AnnoRiferimento: z.number().int().min(1990).max(2099),
  Importo: euroVersamento.min(0.01, testiF24.IMPORTO_NULLO),
  /** When a debt is due; from when a credit is of use. */
  Data: giornoVersamento,
  /** Regione, comune, province: where the code wants one. */
  Ente: facoltativo(4),
  /** Matricola of the INPS. */
  Posizione: facoltativo(17),
  /** Month or instalment, where the code wants one. */
  Rateazione: facoltativo(4),
  Motivo: z.string().trim().min(1).max(500),
  appid,
});
export type VoceContoNuova = z.input<typeof voceContoNuova>;

/** What of a debt or of a credit is in a model. */
const inModello = z.object({
  IdF24: z.string(),
  Numero: z.number().int(),
  Data: z.string(),
  Stato: z.enum(statoF24),
  Importo: z.number(),
});
/** How the models that are kept pay a debt, or use a credit. Amounts in euro. */
const pagata = {
  /** In all the models, paid or not. */
  InF24: z.number(),
  /** Of a debt: with credits of the same model; with money. */
  ConCrediti: z.number(),
  Versato: z.number(),
  Modelli: z.array(inModello),
};

/** Where a debt or a credit was born: a closed declaration, who wrote it, the IMU that is computed, a period of IVA. */
const origineVoce = ['dichiarazione', 'a mano', 'IMU', 'IVA periodica'] as const;
export type OrigineVoce = (typeof origineVoce)[number];
/** What is brought to the account because somebody asks it. */
export const contoPortaRequest = z.object({
  Da: z.enum(['IMU', 'IVA periodica']),
  /** Of the IMU of a body: in the three instalments of those that are not commercial. */
  TreRate: z.boolean().default(false),
  appid,
});
export type ContoPortaRequest = z.output<typeof contoPortaRequest>;

/** Where the IMU of a client stands: what is missing, or not computed here, comes before the conto. */
const statoImuCliente = [
  'Da portare',
  'Nel conto',
  'Da aggiornare',
  'Da completare',
  'Non dovuta',
  'Non gestita',
] as const;
export type StatoImuCliente = (typeof statoImuCliente)[number];
/** A client with properties in a tax year. Amounts in euro, of all his comuni; null while something is missing. */
export const imuCliente = z.object({
  Id: z.uuid(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  NomeStudio: z.string(),
  Comuni: z.array(z.string()),
  Immobili: z.number().int(),
  Acconto: z.number().nullable(),
  Saldo: z.number().nullable(),
  Dovuto: z.number().nullable(),
  /** It rests on rates that are not yet those of the year. */
  Provvisoria: z.boolean(),
  /** A body that is not commercial: two instalments or three, chosen one by one. */
  Ente: z.boolean(),
  Stato: z.enum(statoImuCliente),
});
export type ImuClienteFilo = z.output<typeof imuCliente>;
/** The job that brings to the conto the IMU of many clients. */
export const LAVORO_PORTA_IMU = 'porta-imu';
export const portaMoltiImu = z.object({
  Anno: z.number().int(),
  Codici: z
    .array(z.uuid())
    .min(1, testiPagine.SELEZIONARE_ANAGRAFICA)
    .max(F24_PER_LOTTO, `Al massimo ${F24_PER_LOTTO} clienti per volta.`),
});

/** What is late of a debt, to be put right on a day; without a day, today. */
export const contoRavvediRequest = z.object({
  IdVoce: z.uuid(),
  Atto: z.enum(attoRavvedimento).optional(),
  Data: giornoVersamento.optional(),
  Iban: facoltativo(34),
  appid,
});
export const contoRavvediAnswer = z.object({ data: z.object({ IdF24: z.uuid() }) });

/** What tax is expected of the year, net of withholdings and credits: its advances are counted on it; null, by history. Euro. */
export const previsioneRequest = z.object({
  Imposta: z.string().trim().min(1).max(200),
  Previsto: euroVersamento.nullable(),
  appid,
});
/** What a forecast saves and, if the tax comes to be `Effettivo` (without it, the historical one), costs on a day. Euro. */
export const previsioneSimulaRequest = z.object({
  Imposta: z.string().trim().min(1).max(200),
  Previsto: euroVersamento,
  Effettivo: euroVersamento.nullable().default(null),
  /** When what is missing is put right: without it, the term of the balance of the year after. */
  Il: giornoVersamento.nullable().default(null),
  appid,
});
const rataPrevista = z.object({
  Quale: z.union([z.literal(1), z.literal(2)]),
  Codice: z.string().nullable(),
  Data: z.string(),
  Storico: z.number(),
  Previsto: z.number(),
  Carente: z.number(),
  Sanzione: z.number(),
  Interessi: z.number(),
  /** Why it is not known how it is put right. */
  Avviso: z.string().nullable(),
});
const previsioneSimulata = z.object({
  Effettivo: z.number(),
  Il: z.string(),
  Rate: z.array(rataPrevista),
});
export const previsioneSimulaAnswer = z.object({ data: previsioneSimulata });
export type PrevisioneSimulataFilo = z.output<typeof previsioneSimulata>;

/** A debt or a credit. Amounts in euro. */
const voce = z.object({
  ...pagata,
  Id: z.string(),
  Verso: z.enum(['debito', 'credito']),
  Origine: z.enum(origineVoce),
  Nome: z.string(),
  Codice: z.string().nullable(),
  Sezione: z.enum(sezioneF24),
  Anno: z.number().int(),
  AnnoRiferimento: z.number().int(),
  Data: z.string(),
  Casella: z.string().nullable(),
  IdDichiarazione: z.string().nullable(),
  TipoDichiarazione: z.enum(tipoDichiarazione).nullable(),
  Importo: z.number(),
  /** Held by models to be paid; paid, or used; left. */
  Impegnato: z.number(),
  Pagato: z.number(),
  Resta: z.number(),
  /** What the closed declaration says now less what is in the account; null while it is open. */
  Differenza: z.number().nullable(),
  Mancano: z.array(z.string()),
  /** Why it was written by hand. */
  Motivo: z.string().nullable(),
  /** Of an advance that a forecast may lower: its tax, and what it is by history when it was lowered. */
  Imposta: z.string().nullable(),
  Storico: z.number().nullable(),
});
export type VoceFiscaleFilo = z.output<typeof voce>;

/** What the models have that is born in no voce of the year: interest of the instalments, rows written by hand. */
const altra = z.object({
  ...pagata,
  Verso: z.enum(['debito', 'credito']),
  Codice: z.string(),
  /** Of the voce of another year; null where there is none. */
  Nome: z.string().nullable(),
  Anno: z.string().nullable(),
  /** It comes from paying in instalments. */
  Rate: z.boolean(),
});
export type AltraFiscaleFilo = z.output<typeof altra>;

/** Debts and models close on the same totals, and what is used of the credits is what the models have. Amounts in euro. */
const quadratura = z.object({
  Debiti: z.object({ Dovuto: z.number(), Versato: z.number(), ConCrediti: z.number(), Resta: z.number() }),
  Crediti: z.object({ Importo: z.number(), Altrove: z.number(), InF24: z.number(), Resta: z.number() }),
  F24: z.object({ ADebito: z.number(), Versato: z.number(), ACredito: z.number(), Resta: z.number() }),
  /** Debts that no model holds yet: counted with the models. */
  Fuori: z.number(),
  Differenza: z.number(),
  /** The voci whose movements are not what the models say. */
  Voci: z.array(z.string()),
});

const proposto = z.object({
  Data: z.string(),
  Scopo: z.enum(['compensazione', 'rata', 'pagamento']),
  Rata: z.number().int().nullable(),
  ...totaleF24,
  /** Why it asks more than the conto says. */
  Passi: z.array(passoVersamento),
});
const contoUno = z.object({
  Stato: z.enum(contoFiscale),
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Anno: z.number().int(),
  ElaboratoIl: z.string().nullable(),
  /** Why the last time it could not be made. */
  Errore: z.string().nullable(),
  /** A declaration changed, and it is about to be made again. */
  InAttesa: z.boolean(),
  Regime: z.enum(regimeVersamenti),
  Differito: z.boolean(),
  IvaConSaldi: z.boolean(),
  Rate: z.number().int(),
  SedeInps: z.string().nullable(),
  /** The taxes whose advances are by forecast: what is expected, and the advances by history. */
  Previsioni: z.array(z.object({ Imposta: z.string(), Previsto: z.number(), Storico: z.number() })),
  Voci: z.array(voce),
  Altre: z.array(altra),
  F24: z.array(f24),
  Quadratura: quadratura,
  /** What would pay what is left. */
  Proposti: z.array(proposto),
  Rifiuti: z.array(z.object({ Frase: z.string(), Ammesso: z.number(), Dal: z.string().nullable() })),
  /** Declarations that are still open. */
  Aperte: z.array(z.object({ Id: z.string(), Tipo: z.enum(tipoDichiarazione) })),
});
export type ContoFiscaleFilo = z.output<typeof contoUno>;
export const contoAnswer = z.object({ data: contoUno });
