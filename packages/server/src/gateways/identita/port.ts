import type { FornitoreIdentita } from '../../config-identita.ts';

/** What a return is checked with; told to nobody but the provider. */
export interface SegretiViaggio {
  readonly stato: string;
  readonly nonce: string;
  /** The verifier of PKCE. */
  readonly verificatore: string;
}

/** Who the provider says it is: the two together are a person, and neither is alone. */
export interface IdentitaProvata {
  readonly issuer: string;
  readonly subject: string;
}

/** The provider does not answer, or not as a provider. */
export class FornitoreAssente extends Error {}

/** The provider let nobody in, and says why in its own words. */
export class IdentitaRifiutata extends Error {
  readonly errore: string;
  readonly descrizione: string;
  constructor(errore: string, descrizione: string, causa: unknown) {
    super(errore, { cause: causa });
    this.errore = errore;
    this.descrizione = descrizione;
  }
}

/** What came back does not stand the checks. */
export class IdentitaNonValida extends Error {}

/** Providers of identities of others, over OpenID Connect: authorization code with PKCE. */
export interface Identita {
  /** The address to send the browser to. @throws FornitoreAssente */
  begin(
    fornitore: FornitoreIdentita,
    ritorno: string,
  ): Promise<{ indirizzo: string; segreti: SegretiViaggio }>;
  /** Who came back at `ritorno` (address and query). @throws FornitoreAssente, IdentitaRifiutata, IdentitaNonValida */
  complete(fornitore: FornitoreIdentita, ritorno: URL, segreti: SegretiViaggio): Promise<IdentitaProvata>;
}
