/** What nodemailer says of a failure, as far as a person may read it: servers repeat addresses in their own words. */
interface Guasto {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

const frasi: Readonly<Record<string, string>> = {
  ECONNECTION: 'Il server di posta non risponde',
  ESOCKET: 'Il server di posta non risponde',
  EDNS: 'Il server di posta non si trova',
  ETIMEDOUT: 'Il server di posta non ha risposto in tempo',
  EAUTH: 'Il server di posta rifiuta le credenziali',
  ETLS: 'Il server di posta non accetta la connessione cifrata',
  EENVELOPE: 'Il server di posta rifiuta l’indirizzo',
  EMESSAGE: 'Il server di posta rifiuta il messaggio',
};

/** The failure of a mail in one Italian sentence, with the number the server answered; never an address, never its text. */
export function describeGuasto(errore: unknown): string {
  const { code, responseCode } = (errore ?? {}) as Guasto;
  const frase = (typeof code === 'string' && frasi[code]) || 'Invio interrotto';
  return typeof responseCode === 'number' ? `${frase} (risposta ${responseCode})` : frase;
}
