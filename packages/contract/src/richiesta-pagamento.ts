import { z } from 'zod';
import { tipoDichiarazione } from './enumerazioni/index.ts';
import { offertaPagamento } from './pagamento.ts';

const appid = z.string().max(40).optional();
const euro = z.number();

export const statoRichiestaPagamento = ['Da pagare', 'Pagata', 'Ritirata'] as const;
export type StatoRichiestaPagamento = (typeof statoRichiestaPagamento)[number];

/** The ways in which a client pays for his print: on the page of a gateway, or booked until the money comes. */
export const metodoCliente = ['Carta di credito', 'Paypal', 'Bonifico', 'SEPA Direct Debit'] as const;
export type MetodoCliente = (typeof metodoCliente)[number];

export const richiestaPagamentoPaga = z.object({ Metodo: z.enum(metodoCliente), appid });
/** Where the payment goes on; null: it is booked, and waits for the money. */
export const richiestaPagamentoPagata = z.object({
  data: z.object({ id: z.uuid(), redirectUrl: z.string().nullable() }),
});

/** A payment that was booked: what to write in the transfer, or when it is debited. */
const prenotato = z.object({
  Metodo: z.enum(metodoCliente),
  Totale: euro,
  Causale: z.string(),
  Iban: z.string().nullable(),
  Intestatario: z.string().nullable(),
  AddebitoIl: z.string().nullable(),
  /** False: the bank has it already. */
  Annullabile: z.boolean(),
});

/** A request, as who asked and who pays read it. */
export const richiestaPagamento = z.object({
  Id: z.uuid(),
  Data: z.string(),
  Stato: z.enum(statoRichiestaPagamento),
  Anno: z.number().int(),
  Tipo: z.enum(tipoDichiarazione),
  Intestatario: z.string(),
  Studio: z.string(),
  /** When it was paid, or taken back. */
  Chiusa: z.string().nullable(),
  /** Who asks is the one that pays. */
  Mia: z.boolean(),
  /** What was asked or, once paid, what was paid; null where it was not kept. */
  Totale: euro.nullable(),
  /** For who asks: who pays does not see the declarations of the studio. */
  IdDichiarazione: z.uuid().nullable(),
});
export type RichiestaPagamentoFilo = z.infer<typeof richiestaPagamento>;
export const richiestaPagamentoAnswer = z.object({ data: richiestaPagamento });

const importi = z.object({ Crediti: z.number().int(), Imponibile: euro, Iva: euro, Totale: euro });

/** Of one declaration: the request there is, or what one would cost to whom; why there can be none, in words. */
export const pagaIlCliente = z.object({
  data: z.object({
    Richiesta: richiestaPagamento.nullable(),
    Cliente: z.string().nullable(),
    Importi: importi.nullable(),
    Impedimento: z.string().nullable(),
  }),
});
export type PagaIlClienteFilo = z.infer<typeof pagaIlCliente>['data'];

const { shape } = offertaPagamento.shape.data;
/** All that the client sees before he pays, and after. */
export const richiestaDaPagare = z.object({
  data: richiestaPagamento.extend({
    /** Null: nothing is to be paid, or nobody sells it. */
    Importi: importi.nullable(),
    Aliquota: z.number(),
    Venditore: shape.Venditore,
    Metodi: shape.Metodi,
    Fatturazione: shape.Fatturazione,
    /** The payment that was booked and not yet collected. */
    Prenotato: prenotato.nullable(),
    /** Why the document is not there yet; null when it is. */
    Attesa: z.string().nullable(),
    /** Why it cannot be paid now; null when it can, or there is nothing to pay. */
    Avviso: z.string().nullable(),
  }),
});
export type RichiestaDaPagareFilo = z.infer<typeof richiestaDaPagare>['data'];
