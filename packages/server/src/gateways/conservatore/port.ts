/** What a studio enters the conservator with. */
export interface Accesso {
  readonly utente: string;
  readonly password: string;
}
/** A package: an index that names every file with its hash, and the files. */
export interface Pacchetto {
  /** Our own key: sent twice, it is one package there. */
  readonly id: string;
  readonly indice: Buffer;
  readonly file: readonly { readonly percorso: string; readonly contenuto: Buffer }[];
}
/** What the conservator says of a package; `smarrito`: it does not know it. */
export type EsitoConservatore =
  | { readonly stato: 'in corso' | 'accettato' | 'smarrito' }
  | { readonly stato: 'rifiutato'; readonly motivo: string };

/** The conservator did not answer, or not as it should: nothing is known to have happened. */
export class ConservatoreAssente extends Error {}

/** The conservator does not know these credentials: it took nothing. */
export class CredenzialiRifiutate extends ConservatoreAssente {}

/** Who keeps documents by law, in place of the studio. @throws ConservatoreAssente */
export interface Conservatore {
  readonly isSimulato: boolean;
  /** Answers the key that the package has there. */
  send(accesso: Accesso, pacchetto: Pacchetto): Promise<string>;
  readEsito(accesso: Accesso, esterno: string): Promise<EsitoConservatore>;
  /** Takes back what was not accepted yet, by either key; false when it was. What it does not know is taken back. */
  withdraw(accesso: Accesso, chiave: string): Promise<boolean>;
}
