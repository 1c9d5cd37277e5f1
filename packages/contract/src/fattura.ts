import { z } from 'zod';
import { cifreFattura, invioFattura, statoFattura, statoSdi } from './enumerazioni/index.ts';
import { testiCampo, testiFattura } from './testi-campo.ts';

const appid = z.string().max(40).optional();
/** A day of an invoice: the numbers are kept for these years. */
const giorno = z.iso
  .date(testiCampo.DATA_NON_VALIDA)
  .refine((data) => data >= '2019-01-01' && data <= '2099-12-31', testiFattura.GIORNO_FUORI);
const versione = z.number().int().min(1).max(2_147_483_647);
/** Euro with two decimals at most. */
const importo = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine((euro) => Number(euro.toFixed(2)) === euro, testiCampo.DUE_DECIMALI);
const testo = (massimo: number) => z.string().trim().max(massimo);
const necessario = (massimo: number) => testo(massimo).min(1, testiCampo.OBBLIGATORIO);
const facoltativo = (massimo: number) =>
  testo(massimo)
    .nullable()
    .default(null)
    .transform((valore) => valore || null);
const maiuscolo = (massimo: number) =>
  testo(massimo)
    .toUpperCase()
    .nullable()
    .default(null)
    .transform((valore) => valore || null);

/** A line as a person writes it. */
const rigaScritta = z.object({
  Descrizione: necessario(1000),
  Quantita: importo.default(1),
  /** Euro, without VAT. */
  Prezzo: importo,
  /** Null: that of the accounting defaults. */
  CodiceIva: z.string().trim().max(40).nullable().default(null),
});
export type RigaScritta = z.output<typeof rigaScritta>;
export const righeScritte = z.array(rigaScritta).min(1, testiCampo.OBBLIGATORIO).max(100);

/** What the line of the stamp duty has in the place of a code of VAT. */
export const CODICE_BOLLO = '__bollo';
export const rigaFattura = z.object({
  Descrizione: z.string(),
  Quantita: z.number(),
  Prezzo: z.number(),
  CodiceIva: z.string(),
  Aliquota: z.number(),
  Natura: z.string().nullable(),
  Totale: z.number(),
});
export type RigaFilo = z.output<typeof rigaFattura>;

/** Who an invoice is for. */
const cliente = z.object({
  Denominazione: z.string(),
  Paese: z.string(),
  PIVA: z.string().nullable(),
  CodiceFiscale: z.string().nullable(),
  Via: z.string(),
  CAP: z.string(),
  Comune: z.string(),
  Provincia: z.string().nullable(),
});
const clienteScritto = z.object({
  Denominazione: necessario(80),
  Paese: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, testiCampo.VALORE_NON_VALIDO)
    .default('IT'),
  PIVA: maiuscolo(28),
  CodiceFiscale: maiuscolo(16),
  Via: necessario(60),
  CAP: necessario(10),
  Comune: necessario(60),
  Provincia: maiuscolo(2),
});

/** An invoice written by hand: to a studio of the portal, or to who is none. */
export const fatturaNuova = z.object({
  IdStudio: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
  Cliente: clienteScritto.nullable().default(null),
  CodiceSDI: maiuscolo(7),
  PEC: facoltativo(256),
  Data: giorno.nullable().default(null),
  Righe: righeScritte,
  Esigibilita: z.enum(['I', 'D', 'S']).default('I'),
  ConRitenuta: z.boolean().default(false),
  Modalita: z
    .string()
    .trim()
    .regex(/^MP(0[1-9]|1\d|2[0-3])$/, testiCampo.VALORE_NON_VALIDO)
    .nullable()
    .default('MP05'),
  Scadenza: giorno.nullable().default(null),
  Causale: testo(200).default(''),
  appid,
});
export type FatturaNuova = z.output<typeof fatturaNuova>;

/** What an invoice would come to, before it is written: the numbers are those it would have. */
export const fatturaAnteprima = z.object({
  data: z.object({
    Cliente: z.string(),
    /** Where it would be handed. */
    CodiceSDI: z.string(),
    PEC: z.string().nullable(),
    Righe: z.array(rigaFattura),
    /** By rate and nature. */
    Riepilogo: z.array(
      z.object({
        Aliquota: z.number(),
        Natura: z.string().nullable(),
        Imponibile: z.number(),
        Imposta: z.number(),
      }),
    ),
    Imponibile: z.number(),
    Iva: z.number(),
    Bollo: z.number(),
    Totale: z.number(),
    Ritenuta: z.number(),
    /** What comes in: without what is withheld, nor the VAT that the client pays to the State. */
    Netto: z.number(),
  }),
});
export type FatturaAnteprimaFilo = z.output<typeof fatturaAnteprima>['data'];

/** Number and day, until it leaves. Year and sezionale are those it was saved with: others are refused. */
export const fatturaModifica = z.object({
  Numero: z
    .string()
    .trim()
    .min(1, testiCampo.OBBLIGATORIO)
    .max(20, testiFattura.NUMERO_LUNGO)
    .regex(/[0-9]/, testiFattura.NUMERO_SENZA_CIFRE)
    .regex(/^[\x20-\x7e]*$/, testiCampo.CARATTERE_NON_AMMESSO),
  Data: giorno,
  Anno: z.number().int().optional(),
  Sezionale: z.string().max(20).optional(),
  Versione: versione,
  appid,
});
/** What the exchange refused, mended. */
export const fatturaCorrezione = z.object({
  CodiceSDI: maiuscolo(7),
  PEC: facoltativo(256),
  PIVA: maiuscolo(28),
  CodiceFiscale: maiuscolo(16),
  /** Absent: as they are. */
  Denominazione: necessario(80).optional(),
  Via: necessario(60).optional(),
  CAP: necessario(10).optional(),
  Comune: necessario(60).optional(),
  Provincia: testo(2)
    .toUpperCase()
    .nullable()
    .optional()
    .transform((valore) => (valore === '' ? null : valore)),
  /** Words and code of VAT of each line, in their order, without that of the stamp duty: the totals stay. Absent: as they are. */
  Righe: z
    .array(z.object({ Descrizione: necessario(1000), CodiceIva: z.string().trim().min(1).max(40) }))
    .min(1)
    .max(100)
    .optional(),
  /** The record of the studio too. */
  AggiornaScheda: z.boolean().default(false),
  Versione: versione,
  appid,
});
export const fatturaIncasso = z.object({ Data: giorno.nullable(), Versione: versione, appid });
/** The file of an invoice, made with another program. */
export const fatturaXmlScritto = z.object({
  Contenuto: z.string().min(1, testiCampo.OBBLIGATORIO).max(500_000),
  Versione: versione,
  appid,
});
/** The official style sheet by which invoices are looked at. */
export const foglioScritto = z.object({
  Nome: necessario(200),
  Contenuto: z.string().min(1, testiCampo.OBBLIGATORIO).max(1_000_000),
  appid,
});
const foglioDiStile = z.object({ Nome: z.string(), Dimensione: z.number().int(), CaricatoIl: z.string() });
export type FoglioDiStileFilo = z.output<typeof foglioDiStile>;
export const foglioAnswer = z.object({ data: foglioDiStile.nullable() });
export const fatturaStorno = z.object({ Motivo: necessario(200), appid });

/** A row of the list. */
const voceFattura = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int().nullable(),
  TipoDocumento: z.string(),
  Numero: z.string(),
  Sezionale: z.string(),
  Progressivo: z.number().int(),
  Anno: z.number().int(),
  Data: z.string(),
  Cliente: z.string(),
  CodiceSDI: z.string(),
  PEC: z.string().nullable(),
  Imponibile: z.number(),
  Iva: z.number(),
  Totale: z.number(),
  Stato: z.enum(statoFattura),
  Invio: z.enum(invioFattura).nullable(),
  StatoSDI: z.enum(statoSdi),
  /** Code of the last notice. */
  Notifica: z.string().nullable(),
  RinvioEntro: z.string().nullable(),
  Incassata: z.string().nullable(),
  /** The day its collection came back unpaid; null: collected since, or never come back. */
  Insoluta: z.string().nullable(),
  Simulata: z.boolean(),
  Versione: z.number().int(),
});
export const fatturaInElenco = voceFattura;
export type FatturaInElenco = z.output<typeof voceFattura>;

const fattura = voceFattura.extend({
  Venditore: z.string(),
  DatiCliente: cliente,
  Righe: z.array(rigaFattura),
  Bollo: z.number(),
  Ritenuta: z.number(),
  DaPagare: z.number(),
  Esigibilita: z.enum(['I', 'D', 'S']),
  Causale: z.string(),
  Modalita: z.string().nullable(),
  Scadenza: z.string().nullable(),
  Collegata: z.object({ Id: z.uuid(), Numero: z.string(), Data: z.string() }).nullable(),
  Stornata: z.boolean(),
  Manuale: z.boolean(),
  /** The official style sheet is there: it may be looked at by it. */
  VistaUfficiale: z.boolean(),
  IdentificativoSDI: z.string().nullable(),
  /** Why the last sending did not succeed. */
  ErroreInvio: z.string().nullable(),
  /**
   * What keeps it from leaving now, by our own checks, for who sells it: the field to mend (`CAP` of the client, `Cedente.CAP`
   * of who sells, `Righe.0.CodiceIva` of a line), and its place in the file where it has one.
   */
  Impedimenti: z.array(z.object({ Frase: z.string(), Campo: z.string(), Dove: z.string().nullable() })),
  /** Why it was refused, in plain words, with the field to mend. */
  Motivi: z.array(z.object({ Codice: z.string(), Parole: z.string(), Testo: z.string(), Campo: z.string() })),
  /** What was sent and what was answered, in order. */
  Notifiche: z.array(z.object({ Quando: z.string(), Tipo: z.string(), File: z.string() })),
  /** What who asks may do of it now. */
  Modificabile: z.boolean(),
  Inviabile: z.boolean(),
});
export type FatturaFilo = z.output<typeof fattura>;
export const fatturaAnswer = z.object({ data: fattura });
export const fatturaStatoAnswer = z.object({
  data: fattura.pick({
    Id: true,
    Stato: true,
    Invio: true,
    StatoSDI: true,
    Notifica: true,
    RinvioEntro: true,
  }),
});

const conto = z.object({
  Quante: z.number().int(),
  Imponibile: z.number(),
  Iva: z.number(),
  Totale: z.number(),
});
/** What was issued in a period; what did not leave, or was refused, is not issued. */
export const fattureRiepilogo = z.object({
  data: z.object({
    Emesse: conto.extend({ NoteDiCredito: z.number().int() }),
    DaRinviare: conto,
    InAttesa: z.number().int(),
    Scartate: z.number().int(),
    NonPartite: z.number().int(),
    /** The nearest day within which a refused one keeps its number. */
    RinvioEntro: z.string().nullable(),
    /** Where the exchange is: a simulator is said. */
    Canale: z.enum(['Assente', 'Simulato', 'SDI']),
  }),
});
export type FattureRiepilogo = z.output<typeof fattureRiepilogo>['data'];

/** How a seller makes its invoices. */
const sezionale = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9]{2})?$/, testiFattura.SEZIONALE_DUE);
export const fatturazioneScritta = z.object({
  Attiva: z.boolean(),
  Denominazione: necessario(80),
  PIVA: z
    .string()
    .trim()
    .regex(/^\d{11}$/, testiCampo.VALORE_NON_VALIDO),
  CodiceFiscale: maiuscolo(16),
  Regime: z
    .string()
    .trim()
    .regex(/^RF\d\d$/, testiCampo.VALORE_NON_VALIDO)
    .default('RF01'),
  Via: necessario(60),
  CAP: z
    .string()
    .trim()
    .regex(/^\d{5}$/, testiCampo.VALORE_NON_VALIDO),
  Comune: necessario(60),
  Provincia: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, testiCampo.VALORE_NON_VALIDO),
  Email: facoltativo(256),
  Telefono: facoltativo(12),
  ReaUfficio: maiuscolo(2),
  ReaNumero: facoltativo(20),
  ReaCapitale: importo.nullable().default(null),
  ReaSocioUnico: z.boolean().nullable().default(null),
  ReaLiquidazione: z.boolean().default(false),
  Iban: maiuscolo(34),
  Sezionale: sezionale.default(''),
  SezionaleNote: sezionale.default('NC'),
  Cifre: z.enum(cifreFattura).default('2 cifre'),
  BolloAddebitato: z.boolean().default(true),
  RitenutaTipo: maiuscolo(4),
  /** Per cent. */
  RitenutaAliquota: z.number().min(0.01).max(100).nullable().default(null),
  RitenutaCausale: maiuscolo(2),
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});
export type FatturazioneScritta = z.output<typeof fatturazioneScritta>;
export const fatturazione = z.object({
  data: fatturazioneScritta.omit({ appid: true }).extend({
    Denominazione: z.string(),
    PIVA: z.string(),
    Via: z.string(),
    CAP: z.string(),
    Comune: z.string(),
    Provincia: z.string(),
    CodiceFiscale: z.string().nullable(),
    Email: z.string().nullable(),
    Telefono: z.string().nullable(),
    ReaUfficio: z.string().nullable(),
    ReaNumero: z.string().nullable(),
    ReaCapitale: z.number().nullable(),
    ReaSocioUnico: z.boolean().nullable(),
    Iban: z.string().nullable(),
    RitenutaTipo: z.string().nullable(),
    RitenutaAliquota: z.number().nullable(),
    RitenutaCausale: z.string().nullable(),
    Regime: z.string(),
    ReaLiquidazione: z.boolean(),
    Sezionale: z.string(),
    SezionaleNote: z.string(),
    Cifre: z.enum(cifreFattura),
    BolloAddebitato: z.boolean(),
    Canale: z.enum(['Assente', 'Simulato', 'SDI']),
  }),
});
export type FatturazioneFilo = z.output<typeof fatturazione>['data'];
