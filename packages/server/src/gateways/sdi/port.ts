/** A file for the exchange. */
export interface FileSdi {
  readonly nome: string;
  readonly contenuto: string;
}

/** What the exchange answers at once: it took the file, under a name of its own. */
export interface PresaInCarico {
  readonly identificativo: string;
}

/** The exchange did not take a file, or did not answer. */
export class SdiNonRiuscito extends Error {
  override name = 'SdiNonRiuscito';
}

/**
 * The exchange (SDI). What becomes of a file is told later, to the door of the notifications: the exchange calls, nobody asks.
 */
export interface Sdi {
  readonly isSimulato: boolean;
  /** The transmitter may put a digital signature, which the offices of the State want. */
  readonly hasFirma: boolean;
  /** @throws SdiNonRiuscito with why, in Italian */
  send(file: FileSdi): Promise<PresaInCarico>;
}
