import type { TipoPagamento } from '@quadra/contract';
import type { Venditore } from './venditore.queries.ts';

/** Which gateways this house has. */
export interface Accesi {
  readonly carta: boolean;
  readonly paypal: boolean;
}

type Condizione = readonly [isVera: (v: Venditore, accesi: Accesi) => boolean, manca: string];
const pieno = (testo: string | null): boolean => testo !== null && testo.trim() !== '';

const iban: readonly Condizione[] = [
  [(v) => pieno(v.iban), 'l’IBAN'],
  [(v) => pieno(v.intestatario), 'l’intestatario del conto'],
];
/** What each way to pay asks, in the order it is said. */
const condizioni: Readonly<Record<TipoPagamento, readonly Condizione[]>> = {
  Bonifico: [
    [(v) => v.concede_bonifici !== false, 'il permesso del fornitore'],
    [(v) => v.bonifici, 'la scelta di offrirlo'],
    ...iban,
  ],
  'Carta di credito': [
    [(v) => v.concede_carta !== false, 'il permesso del fornitore'],
    [(v) => v.carta, 'la scelta di offrirlo'],
    [(v) => v.carta_segreto !== null, 'la chiave segreta del circuito'],
    [(v) => v.carta_notifica_segreto !== null, 'il segreto delle notifiche'],
    [(_, accesi) => accesi.carta, 'il servizio, spento su questo server'],
  ],
  Paypal: [
    [(v) => v.paypal, 'la scelta di offrirlo'],
    [(v) => pieno(v.paypal_client_id), 'l’identificativo PayPal'],
    [(v) => v.paypal_segreto !== null, 'il segreto PayPal'],
    [(_, accesi) => accesi.paypal, 'il servizio, spento su questo server'],
  ],
  'SEPA Direct Debit': [
    [(v) => v.sdd, 'la scelta di offrirlo'],
    ...iban,
    [(v) => pieno(v.identificativo_creditore), 'l’identificativo del creditore'],
  ],
};

/** What a way to pay still wants of a seller, in words; empty: it is offered. */
export const listMancanti = (metodo: TipoPagamento, venditore: Venditore, accesi: Accesi): string[] =>
  condizioni[metodo].filter(([isVera]) => !isVera(venditore, accesi)).map(([, manca]) => manca);

/** The order in which they are proposed: what credits at once comes first. */
const ordine: readonly TipoPagamento[] = ['Carta di credito', 'Paypal', 'Bonifico', 'SEPA Direct Debit'];
export const listOfferti = (venditore: Venditore, accesi: Accesi): TipoPagamento[] =>
  ordine.filter((metodo) => listMancanti(metodo, venditore, accesi).length === 0);
