import { checkIban } from '@quadra/values';
import { z } from 'zod';
import { statoPagamento, tipoPagamento, tracciatoSdd } from './enumerazioni/index.ts';
import { righeNonLette } from './estratto-conto.ts';
import { VERSIONE_MASSIMA } from './limiti.ts';
import { testiCampo, testiFattura } from './testi-campo.ts';

const appid = z.string().max(40).optional();
const testo = (massimo: number) => z.string().trim().max(massimo);
const vuotoONullo = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((valore) => (valore === '' ? null : valore))
    .pipe(schema.nullable())
    .nullable()
    .default(null);
const pacchettoScelto = z.uuid(testiCampo.PACCHETTO_SCONOSCIUTO);

/** A package that somebody buys; the price is never asked of who buys. */
export const acquistoChiesto = z.object({ IdPacchetto: pacchettoScelto, appid });
export const acquistoConCarta = acquistoChiesto.extend({ SalvaAlias: z.boolean().default(false) });

const euro = z.number();
const giorno = z.string();

/** A way to pay: offered, or why it is not. */
const metodoOfferto = z.object({
  Metodo: z.enum(tipoPagamento),
  /** What is known of it: the card that is kept, the mandate. */
  Dettaglio: z.string().nullable(),
  /** Nothing leaves this machine. */
  Simulato: z.boolean(),
});
const pacchettoOfferto = z.object({
  Id: z.uuid(),
  Nome: z.string(),
  Crediti: z.number().int(),
  CostoUnitario: euro,
  Imponibile: euro,
  Iva: euro,
  Totale: euro,
  /** The last day its credits may be used, bought today; null: always. */
  ValidiFinoAl: giorno.nullable(),
});
/** All that the buying window shows. */
export const offertaPagamento = z.object({
  data: z.object({
    Venditore: z.object({
      Nome: z.string(),
      Email: z.string().nullable(),
      Telefono: z.string().nullable(),
    }),
    Residui: z.number().int(),
    /** VAT per cent. */
    Aliquota: z.number(),
    Pacchetti: z.array(pacchettoOfferto),
    Metodi: z.array(metodoOfferto),
    Fatturazione: z.object({
      Intestazione: z.string(),
      PIVA: z.string().nullable(),
      Via: z.string().nullable(),
      Comune: z.string().nullable(),
      ComuneDescrizione: z.string().nullable(),
      Provincia: z.string().nullable(),
      CAP: z.string().nullable(),
      PEC: z.string().nullable(),
      CodiceSDI: z.string().nullable(),
      Completa: z.boolean(),
    }),
    /** Why nothing can be paid here; null when it can. */
    Avviso: z.string().nullable(),
  }),
});
export type OffertaPagamentoFilo = z.infer<typeof offertaPagamento>['data'];

/** A payment, as who buys and who sells read it. */
export const pagamento = z.object({
  Id: z.uuid(),
  Numero: z.number().int(),
  Data: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Metodo: z.enum(tipoPagamento),
  Automatico: z.boolean(),
  Stato: z.enum(statoPagamento),
  Pacchetto: z.string(),
  /** The request of a studio that it pays; null: a package. */
  IdRichiesta: z.uuid().nullable(),
  Crediti: z.number().int(),
  Imponibile: euro,
  Iva: euro,
  Importo: euro,
  Causale: z.string(),
  /** Of who is paid. */
  Iban: z.string().nullable(),
  Intestatario: z.string().nullable(),
  DataIncasso: giorno.nullable(),
  DataAddebito: giorno.nullable(),
  Rimborsato: z.boolean(),
  Motivo: z.string().nullable(),
  Simulato: z.boolean(),
  /** Refused, on a page of the gateway that may still pay it. */
  Riprovabile: z.boolean(),
  /** What who asks may do of it now. */
  Conferma: z.boolean(),
  Annulla: z.boolean(),
  Rimborsa: z.boolean(),
});
export type PagamentoFilo = z.infer<typeof pagamento>;
export const pagamentoAnswer = z.object({ data: pagamento });

/** What of the payments has to be acted upon: the gateway took another amount; what was bought was there already; who paid disputes it. */
export const vistaPagamenti = ['Da verificare', 'Da rimborsare', 'Contestati'] as const;

export const incasso = z.object({
  DataIncasso: z.iso
    .date(testiCampo.DATA_NON_VALIDA)
    .refine((data) => data >= '2019-01-01' && data <= '2099-12-31', testiFattura.GIORNO_FUORI)
    .nullable()
    .default(null),
  appid,
});
export const rimborso = z.object({ Motivo: testo(200).min(1, testiCampo.OBBLIGATORIO), appid });

/** Where who buys goes on, on the page of the gateway. */
export const rinvio = z.object({ data: z.object({ redirectUrl: z.string(), id: z.uuid() }) });

/** A card that is kept: its name at the gateway stays on the server. */
const cartaTenuta = z.object({
  Id: z.uuid(),
  Circuito: z.string(),
  UltimeQuattro: z.string(),
  Scadenza: z.string(),
});
export const carteTenute = z.object({ data: z.array(cartaTenuta) });

/** One line of a bank statement, and the booking it may be of. */
const rigaEstratto = z.object({
  Riga: z.number().int(),
  Data: giorno.nullable(),
  Importo: euro,
  Descrizione: z.string(),
  /** Null: of no booking. */
  Pagamento: pagamento.nullable(),
  /** How sure it is, in words. */
  Esito: z.enum([
    'Corrisponde',
    'Prenotazione annullata',
    'Importo diverso',
    'Già incassato',
    'Da abbinare a mano',
  ]),
});
const estrattoProposto = z.object({ Righe: z.array(rigaEstratto), NonLette: righeNonLette });
export type EstrattoFilo = z.infer<typeof estrattoProposto>;
export const estratto = z.object({ data: estrattoProposto });
/** A statement as it was read from a file. */
export const estrattoLetto = z.object({
  Contenuto: z.string().min(1, testiCampo.OBBLIGATORIO).max(2_000_000),
  appid,
});
export type RigaEstrattoFilo = z.infer<typeof rigaEstratto>;

const iban = z
  .string()
  .trim()
  .transform((valore) => valore.replace(/\s/g, '').toUpperCase())
  .superRefine((valore, contesto) => {
    const frase = valore === '' ? null : checkIban(valore);
    if (frase !== null) contesto.addIssue({ code: 'custom', message: frase });
  });
export const statoMandato = ['Da firmare', 'Attivo', 'Sospeso', 'Revocato', 'Scaduto'] as const;
export type StatoMandato = (typeof statoMandato)[number];
const attoMandato = ['firma', 'sospende', 'riattiva', 'revoca'] as const;
export type AttoMandato = (typeof attoMandato)[number] | 'scade';

/** A mandate of direct debit, with what who asks may do of it now. */
export const mandato = z.object({
  Id: z.uuid(),
  Codice: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  /** Who debits. */
  Creditore: z.string(),
  IdentificativoCreditore: z.string().nullable(),
  Iban: z.string(),
  Intestatario: z.string(),
  Stato: z.enum(statoMandato),
  DataMandato: giorno.nullable(),
  /** The next debit that waits. */
  ProssimoAddebito: giorno.nullable(),
  Motivo: z.string().nullable(),
  Creato: z.string(),
  Atti: z.array(z.enum(attoMandato)),
});
export type MandatoFilo = z.infer<typeof mandato>;
export const mandatoAnswer = z.object({ data: mandato });
export const mandatoNuovo = z.object({
  Iban: iban.pipe(z.string().min(1, testiCampo.OBBLIGATORIO)),
  Intestatario: testo(70).min(1, testiCampo.OBBLIGATORIO),
  appid,
});
export const mandatoCambio = z.object({
  Atto: z.enum(attoMandato),
  /** Of the signature; today when it is not said. */
  DataMandato: z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().default(null),
  Motivo: testo(200).nullable().default(null),
  appid,
});

/** A file of debits for the bank of the seller. */
export const distinta = z.object({
  Id: z.uuid(),
  Numero: z.number().int(),
  Tracciato: z.enum(tracciatoSdd),
  Data: z.string(),
  PrimoAddebito: giorno,
  Quanti: z.number().int(),
  Totale: euro,
  /** When it was first taken, to be given to the bank. */
  Scaricata: z.string().nullable(),
});
export type DistintaFilo = z.infer<typeof distinta>;

/** What the bank said of one debit, and what became of it. */
const esitoAddebito = z.object({
  Causale: z.string().nullable(),
  Esito: z.enum(['Incassato', 'Insoluto']),
  Fatto: z.enum(['Scritto', 'Già scritto', 'Non trovato', 'Importo diverso']),
  Motivo: z.string().nullable(),
  Pagamento: pagamento.nullable(),
});
export type EsitoAddebitoFilo = z.infer<typeof esitoAddebito>;
const esitiLetti = z.object({ Righe: z.array(esitoAddebito), NonLette: righeNonLette });
export type EsitiAddebitoFilo = z.infer<typeof esitiLetti>;
export const esitiAddebito = z.object({ data: esitiLetti });

const metodoAutomatico = z.enum(['Carta di credito', 'SEPA Direct Debit']);
/** What a studio buys by itself below a threshold of credits. */
export const automaticoModifica = z.object({
  Attivo: z.boolean(),
  Metodo: metodoAutomatico,
  Soglia: z.number().int().min(1).max(100_000),
  IdPacchetto: pacchettoScelto,
  appid,
});
export type AutomaticoScritto = z.output<typeof automaticoModifica>;
export const automatico = z.object({
  data: z.object({
    Attivo: z.boolean(),
    Metodo: metodoAutomatico.nullable(),
    Soglia: z.number().int().nullable(),
    IdPacchetto: z.uuid().nullable(),
    /** Why it stopped by itself. */
    Motivo: z.string().nullable(),
    /** A first payment by hand was made: before it nothing is bought by itself. */
    HaPagato: z.boolean(),
    Metodi: z.array(z.object({ Metodo: metodoAutomatico, Dettaglio: z.string(), Simulato: z.boolean() })),
    Pacchetti: z.array(z.object({ Id: z.uuid(), Nome: z.string(), Crediti: z.number().int() })),
  }),
});
export type AutomaticoFilo = z.infer<typeof automatico>['data'];

/** A secret that is written and never read: absent, it stays as it is; empty, it goes. */
const segreto = z.string().trim().max(300).optional();

/** What who sells sells with. */
const venditoreScritto = z.object({
  Bonifici: z.boolean().default(false),
  Carta: z.boolean().default(false),
  Paypal: z.boolean().default(false),
  Sdd: z.boolean().default(false),
  Iban: vuotoONullo(iban),
  Intestatario: vuotoONullo(testo(70)),
  IdentificativoCreditore: vuotoONullo(testo(35)),
  /** What CBI calls who sends: 8 letters and figures. */
  Cuc: vuotoONullo(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z0-9]{8}$/, testiCampo.CUC_NON_VALIDO),
  ),
  TracciatoSdd: z.enum(tracciatoSdd).default('pain.008'),
  CartaSegreto: segreto,
  CartaSegretoNotifiche: segreto,
  PaypalClientId: vuotoONullo(testo(200)),
  PaypalSegreto: segreto,
  appid,
});
export type VenditoreScritto = z.output<typeof venditoreScritto>;
export const venditoreModifica = venditoreScritto
  .extend({ Versione: z.number().int().min(0).max(VERSIONE_MASSIMA) })
  .superRefine(({ TracciatoSdd, Cuc, Iban }, contesto) => {
    if (TracciatoSdd !== 'CBI') return;
    if (Cuc === null) contesto.addIssue({ code: 'custom', path: ['Cuc'], message: testiCampo.CUC_MANCANTE });
    if (Iban !== null && !Iban.startsWith('IT'))
      contesto.addIssue({ code: 'custom', path: ['Iban'], message: testiCampo.IBAN_SENZA_ABI });
  });
export const venditore = z.object({
  data: z.object({
    Nome: z.string(),
    Bonifici: z.boolean(),
    Carta: z.boolean(),
    Paypal: z.boolean(),
    Sdd: z.boolean(),
    Iban: z.string().nullable(),
    Intestatario: z.string().nullable(),
    IdentificativoCreditore: z.string().nullable(),
    Cuc: z.string().nullable(),
    TracciatoSdd: z.enum(tracciatoSdd),
    HaCartaSegreto: z.boolean(),
    HaCartaNotifiche: z.boolean(),
    PaypalClientId: z.string().nullable(),
    HaPaypalSegreto: z.boolean(),
    /** Where the gateway of cards sends its words. */
    IndirizzoNotifiche: z.string(),
    /** The ways to pay, each offered or with what is missing, in words. */
    Metodi: z.array(
      z.object({
        Metodo: z.enum(tipoPagamento),
        Attivo: z.boolean(),
        Manca: z.array(z.string()),
        Simulato: z.boolean(),
      }),
    ),
    Versione: z.number().int(),
  }),
});
export type VenditoreFilo = z.infer<typeof venditore>['data'];
