/** A browser that asked to be told (RFC 8030): where, and the keys that only it can read with (RFC 8291, base64url). */
export interface Iscrizione {
  readonly indirizzo: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The service of the browser did not take it now: it may later. */
export class PushNonPresa extends Error {}

/** Tells the browsers of people, through the services of who makes them. */
export interface Push {
  /** The public key that browsers subscribe with (RFC 8292), base64url. */
  readonly chiave: string;
  readonly isSimulato: boolean;
  /** Whether an address is of a service that is known: nothing is sent to any other. */
  isAmmesso(indirizzo: string): boolean;
  /** Whether the keys of a browser are such: a point of the curve, and sixteen bytes. */
  isLeggibile(iscrizione: Pick<Iscrizione, 'p256dh' | 'auth'>): boolean;
  /** Sends a text that the browser alone reads. `finita`: the browser wants no more. @throws PushNonPresa */
  send(iscrizione: Iscrizione, testo: string): Promise<'presa' | 'finita'>;
}
