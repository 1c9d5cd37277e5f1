import type { StatoPagamento, TipoMovimento, TipoPagamento } from '@quadra/contract';

/**
 * What may happen to a payment. `incasso`: the gateway, or a statement, says the money is there. `conferma`: the seller says
 * so by hand. `rifiuto`: it was not authorised, or failed. `rinuncia`: who buys gave up, or the page expired. `insoluto`: what
 * was collected came back unpaid.
 */
export type AttoPagamento = 'incasso' | 'conferma' | 'rifiuto' | 'rinuncia' | 'insoluto';

/** From where, what, to where; only for some ways to pay, where they are said. */
type Passaggio = readonly [StatoPagamento, AttoPagamento, StatoPagamento, (readonly TipoPagamento[])?];

/**
 * The whole life of a payment. Money that arrives counts whatever was thought before: a card refused and tried again, a page
 * left and then paid, a booking cancelled when the transfer had left. Nothing else leaves a state that is closed.
 */
export const passaggi: readonly Passaggio[] = [
  ['In sospeso', 'incasso', 'Completato'],
  ['In sospeso', 'conferma', 'Completato', ['Bonifico', 'SEPA Direct Debit']],
  ['In sospeso', 'rifiuto', 'Fallito'],
  ['In sospeso', 'rinuncia', 'Annullato'],
  ['In sospeso', 'insoluto', 'Fallito'],
  ['Fallito', 'incasso', 'Completato'],
  ['Annullato', 'incasso', 'Completato'],
  ['Annullato', 'conferma', 'Completato', ['Bonifico']],
  ['Completato', 'insoluto', 'Fallito'],
];

/**
 * Where an act leads from a state; undefined when it may not happen there, or has happened already. What was collected and
 * came back is over: whoever pays it again begins another.
 */
export const findPassaggio = (
  { stato, metodo, isTornato }: { stato: StatoPagamento; metodo: TipoPagamento; isTornato: boolean },
  atto: AttoPagamento,
): StatoPagamento | undefined =>
  isTornato
    ? undefined
    : passaggi.find(
        ([da, quale, , metodi]) =>
          da === stato && quale === atto && (metodi === undefined || metodi.includes(metodo)),
      )?.[2];

/** Why what was paid has to be given back. */
export const DA_RIMBORSARE = 'La stampa era già pagata, o la richiesta ritirata: da rimborsare.';
/** How a reason ends, where the gateway took what was never credited. */
export const DA_VERIFICARE = ': da verificare';

/** How a reason begins, while who paid disputes it with his bank: the gateway holds the money and decides. */
export const CONTESTATO = 'Contestato da chi ha pagato';
export const isContestato = ({ motivo }: { readonly motivo: string | null }): boolean =>
  motivo?.startsWith(CONTESTATO) ?? false;
/** A part was given back at the gateway: what it is in the accounts, its seller says. */
export const PARTE_RESA = 'Rimborsato in parte dal circuito';

/** Whether the gateway took the money of a payment that was never credited. */
export const isDaVerificare = (riga: {
  readonly stato: StatoPagamento;
  readonly motivo: string | null;
  readonly rimborsato_il: Date | null;
}): boolean =>
  riga.stato === 'Fallito' && riga.rimborsato_il === null && (riga.motivo?.endsWith(DA_VERIFICARE) ?? false);

/** Whether a payment may be given back, as far as it says by itself: what is disputed is in the hands of the gateway. */
export const isRimborsabile = (riga: Parameters<typeof isDaVerificare>[0]): boolean =>
  isDaVerificare(riga) || (riga.stato === 'Completato' && riga.rimborsato_il === null && !isContestato(riga));

/** The one name of the effect of a payment in the ledger. */
export const nameEffetto = (pagamentoId: string): string => `pagamento/${pagamentoId}`;

/** The movement that a purchase is, by how it was paid. */
export function computeTipoMovimento(metodo: TipoPagamento, isAutomatico: boolean): TipoMovimento {
  if (metodo === 'Carta di credito') return isAutomatico ? 'Acquisto automatico carta' : 'Acquisto carta';
  if (metodo === 'Paypal') return 'Acquisto PayPal';
  return metodo === 'Bonifico' ? 'Acquisto bonifico' : 'Acquisto SEPA';
}

/** Letters and digits that nobody confuses when typing them at the counter of a bank. */
const SEGNI = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LUNGA = 10;

/** The text to write in a bank transfer, one for each booking: from random bytes, at least ten. */
export const makeCausale = (caso: Uint8Array): string =>
  `QDR-${[...caso.subarray(0, LUNGA)].map((byte) => SEGNI[byte % SEGNI.length]).join('')}`;

const pulisci = (testo: string): string => testo.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The bookings that a text of a bank statement names, however the bank broke it. */
export const listCausali = (testo: string): readonly string[] => [
  ...new Set(
    [...pulisci(testo).matchAll(new RegExp(`QDR([${SEGNI}]{${LUNGA}})`, 'g'))].map(
      ([, segni]) => `QDR-${segni}`,
    ),
  ),
];
