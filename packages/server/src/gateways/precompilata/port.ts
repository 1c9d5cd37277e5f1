/** What a studio enters the exchange with. */
export interface AccessoScambio {
  readonly utente: string;
  readonly password: string;
  /** Who asks: a codice fiscale or a VAT number. */
  readonly mittente: string;
}
/** An order, as it is handed over: its key is the same however many times it is tried. */
interface OrdineInPartenza {
  readonly id: string;
  readonly anno: number;
  readonly tipo: 'Richieste' | 'Annullamenti';
  /** A zip with one CSV. */
  readonly file: Buffer;
}
/** What the exchange says of an order; `smarrito`: it does not know it. */
export type EsitoScambio =
  | { readonly stato: 'in corso' | 'smarrito' }
  | { readonly stato: 'pronto'; readonly file: Buffer }
  | { readonly stato: 'rifiutato'; readonly motivo: string };

/** The exchange did not answer, or not as it should: nothing is known to have happened. */
export class ScambioAssente extends Error {}

/** The exchange does not know these credentials: it took nothing. */
export class CredenzialiRifiutate extends ScambioAssente {}

/** Who hands the precompilate over to intermediaries. @throws ScambioAssente */
export interface Scambio {
  readonly indirizzo: string;
  readonly isSimulato: boolean;
  /** Answers the key that the order has there. */
  send(accesso: AccessoScambio, ordine: OrdineInPartenza): Promise<string>;
  readEsito(accesso: AccessoScambio, esterno: string): Promise<EsitoScambio>;
}
