/** A file to hand over. */
export interface Invio {
  readonly nome: string;
  readonly contenuto: string;
  /** Hex. */
  readonly sha256: string;
  readonly tracciato: string;
  readonly codiceFiscale: string;
  /** The one of the same client and year that was accepted before; null when there is none. */
  readonly accolta: boolean;
}

/**
 * The channel that takes the files to the Agenzia and brings the receipts back. The real one is a program on the desk of who
 * sends (Desktop Telematico, Entratel): no protocol of it is public, so the only channel is the simulator, and pages say so.
 */
export interface Trasmissione {
  readonly isSimulata: boolean;
  /** Hands a file over; answers its protocol, 17 digits. */
  send(invio: Invio, adesso: Date): Promise<string>;
  /** The receipt of a file; null while it does not come. */
  fetchRicevuta(invio: Invio, protocollo: string, adesso: Date): Promise<string | null>;
}
