/** Where the accounting software of who sells answers, and who asks. */
export interface AccessoContabile {
  readonly indirizzo: string;
  readonly utente: string;
  readonly password: string;
  /** The firm, as the software calls it. */
  readonly azienda: string;
}

/** One export, as it is handed over: its key is the same however many times it is tried. */
export interface ConsegnaContabile {
  readonly id: string;
  readonly movimenti: readonly Readonly<Record<string, string | number>>[];
}

/** The software did not answer, or did not take what was sent; why, in Italian. */
export class ContabilitaNonRiuscita extends Error {
  override name = 'ContabilitaNonRiuscita';
}

/** The accounting software of who sells. */
export interface Contabilita {
  /** Whether the address is that of the simulated service. */
  isSimulata(indirizzo: string): boolean;
  /** Whether an address may be called at all: https on the Internet, or the one of the file of the services. */
  isAmmesso(indirizzo: string): boolean;
  /** Asks who it is. @throws ContabilitaNonRiuscita */
  probe(accesso: AccessoContabile): Promise<void>;
  /** @throws ContabilitaNonRiuscita */
  send(accesso: AccessoContabile, consegna: ConsegnaContabile): Promise<void>;
}
