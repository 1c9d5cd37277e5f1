/** What is sent to be signed. */
export interface DaFirmare {
  /** Our own key: the service gives it back. */
  readonly id: string;
  readonly nome: string;
  readonly scadenza: string;
  readonly promemoria: number | null;
  readonly documenti: readonly { readonly nome: string; readonly contenuto: Buffer }[];
  readonly firmatari: readonly {
    readonly nome: string;
    readonly cognome: string;
    readonly email: string;
    readonly telefono: string;
  }[];
}
/** What the service made of it: keys in the order in which things were sent. */
interface Inviata {
  readonly id: string;
  readonly documenti: readonly string[];
  readonly firmatari: readonly { readonly id: string; readonly collegamento: string }[];
}

/** The service did not answer, or not as it should: nothing is known to have happened. */
export class FirmaAssente extends Error {}

/** A service of electronic signature; `token` is that of the studio. @throws FirmaAssente */
export interface Firma {
  readonly isSimulata: boolean;
  /** Asks to be told what happens, at an address; answers the secret its calls are signed with. */
  subscribe(token: string, indirizzo: string): Promise<string>;
  send(token: string, busta: DaFirmare): Promise<Inviata>;
  remind(token: string, busta: string, firmatario: string): Promise<void>;
  cancel(token: string, busta: string): Promise<void>;
  /** A document as it was signed. */
  download(token: string, busta: string, documento: string): Promise<Buffer>;
  /** Whether a call was signed with the secret. */
  isAutentica(segreto: string, corpo: string, intestazioni: Readonly<Record<string, unknown>>): boolean;
}
