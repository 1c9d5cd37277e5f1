import { listAnni } from '@quadra/values';
import { z } from 'zod';
import { aliquotaUsata } from './aliquota.ts';
import { codiceComune } from './anagrafica.ts';
import { statoDichiarazione } from './enumerazioni/index.ts';
import { DICHIARAZIONI_PER_LOTTO } from './limiti.ts';
import { spiegazione } from './spiegazione.ts';
import { testiPagine } from './testi-pagine.ts';

/** What can be said of a property in the computation of the IMU. */
const avvisiImu = ['PERTINENZA_OLTRE', 'SENZA_IMPORTO', 'CONCORDATO_DAL_CONTRATTO', 'MESI_INDICATI'] as const;

const tipiImu = ['IMU', 'IMU-ENC', 'IMU-IMPI'] as const;
export type TipoImu = (typeof tipiImu)[number];
/** The types of which a client has one for each comune. */
export const isTipoImu = (tipo: string): tipo is TipoImu => (tipiImu as readonly string[]).includes(tipo);

/** Declarations to the comuni, one for each, of the clients whose keys are in Codici; ComuneId: only that one. */
export const creaImuRequest = z.object({
  Codici: z
    .array(z.uuid())
    .min(1, testiPagine.SELEZIONARE_ANAGRAFICA)
    .max(DICHIARAZIONI_PER_LOTTO, `Al massimo ${DICHIARAZIONI_PER_LOTTO} clienti per volta.`),
  Tipo: z.enum(tipiImu).default('IMU'),
  ComuneId: codiceComune.nullable().optional(),
  appid: z.string().optional(),
});
export const creaImuAnswer = z.object({
  data: z.object({
    create: z.array(z.object({ Codice: z.uuid(), IdAnagrafica: z.uuid(), Comune: z.string() })),
    errori: z.array(z.object({ Codice: z.string(), Comune: z.string().nullable(), Messaggio: z.string() })),
  }),
});

/** The IMU of a client for a tax year, up to the one that is being paid; without it, the one taxed by the year of the path. */
export const prospettoImuRequest = z.object({
  IdAnagrafica: z.uuid(),
  AnnoImposta: z
    .number()
    .int()
    .min(2019)
    .max(Math.max(...listAnni()))
    .optional(),
  appid: z.string().optional(),
});

/** An amount in euro, null when something is missing. Concetto and Posto ask for its explanation. */
const importo = z.object({
  Concetto: z.string(),
  Stato: z.enum(['completo', 'provvisorio', 'incompleto', 'forzato', 'non dovuto', 'vuoto']),
  Precisione: z.enum(['esatto', 'indicativo']),
  Valore: z.number().nullable(),
});
const importi = { Acconto: importo, Saldo: importo, Dovuto: importo, Credito: importo };

const immobileImu = z.object({
  Id: z.uuid(),
  Genere: z.enum(['fabbricato', 'terreno']),
  Categoria: z.string().nullable(),
  Foglio: z.string().nullable(),
  Particella: z.string().nullable(),
  Subalterno: z.string().nullable(),
  Indirizzo: z.string().nullable(),
  /** Kind of property for the rate; what reduces, why it is exempt: the words of the computation. */
  Tipo: z.string(),
  Riduzione: z.string(),
  Esenzione: z.string(),
  Quota: z.number(),
  Mesi: z.number().int(),
  MesiSemestre: z.number().int(),
  Avvisi: z.array(z.enum(avvisiImu)),
  /** Before the reductions. */
  Valore: importo,
  Base: importo,
  /** In percent. */
  Aliquota: importo,
  Annua: importo,
  AnnuaStato: importo,
  Semestre: importo,
  Detrazione: importo,
});

const comuneImu = z.object({
  Comune: z.string(),
  Descrizione: z.string(),
  Provincia: z.string().nullable(),
  /** The IMU, or the tax that stands in its place. */
  Regime: z.enum(['IMU', 'IMIS', 'IMI', 'ILIA']),
  /** Lines of the F24, by code. */
  Tributi: z.array(
    z.object({ Codice: z.string(), Nome: z.string(), Immobili: z.number().int(), ...importi }),
  ),
  Totale: z.object(importi),
  /** So little for the year that nothing is paid. */
  SottoMinimo: z.boolean(),
  Mancanze: z.array(z.string()),
  Immobili: z.array(immobileImu),
  /** The rates of its kinds of property, for the year and for the one before, on which the advance is. */
  Aliquote: z.array(aliquotaUsata),
  /** Declarations of the fiscal year after the tax year for this comune. */
  Dichiarazioni: z.array(
    z.object({
      Id: z.uuid(),
      Tipo: z.string(),
      Stato: z.enum(statoDichiarazione),
      /** When the studio changed a rate of the comune after it was last written; never of one that is closed. */
      AliquotaCambiataIl: z.string().nullable(),
    }),
  ),
  /** How many of its properties changed hands in the year. */
  Variati: z.number().int(),
});
export type ComuneImuFilo = z.output<typeof comuneImu>;

export const prospettoImu = z.object({
  IdAnagrafica: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  /** Those that are not commercial pay in three instalments. */
  Ente: z.boolean(),
  AnnoImposta: z.number().int(),
  /** The last tax year whose law was checked on its texts, where that of the prospetto comes after it; null: it was. */
  RegoleDel: z.number().int().nullable(),
  ScadenzaAcconto: z.string(),
  ScadenzaSaldo: z.string(),
  /** The third instalment of a body. */
  ScadenzaConguaglio: z.string(),
  Comuni: z.array(comuneImu),
});
export type ProspettoImuFilo = z.output<typeof prospettoImu>;

/** How an amount of a comune came to be: Posto is the place of the property, for those of one. */
export const spiegaImuRequest = prospettoImuRequest.extend({
  Comune: z.string().length(4),
  Concetto: z.string().max(60),
  Posto: z.number().int().min(0).max(1_000).default(0),
});
export const spiegaImuAnswer = z.object({ data: z.object({ Spiegazione: spiegazione }) });
