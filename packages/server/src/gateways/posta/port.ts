import type { Trx } from '../../db/pool.ts';

/** What a mail carries that opens something: in the outbox it is never in clear. */
export interface Segreto {
  readonly genere: 'collegamento' | 'codice';
  /** As it stands in the words. */
  readonly parola: string;
  /** Of the one-use code, or of the question that the code answers: it says until when the words are kept. */
  readonly hash: Buffer;
  /** Until when it opens something, where neither of those says it. */
  readonly scade?: Date;
}

/** A file that goes with a mail: its bytes leave as they are given. */
export interface Allegato {
  readonly nome: string;
  /** As a header says it, `application/pdf`. */
  readonly tipo: string;
  readonly contenuto: Uint8Array;
}

export interface Messaggio {
  /** Name of the template, as the specification calls it. */
  readonly modello:
    | 'recupero password'
    | 'password cambiata'
    | 'nuovo dispositivo'
    | 'codice accesso'
    | 'verifica attivata'
    | 'verifica tolta'
    | 'verifica liberata'
    | 'passkey aggiunta'
    | 'identità collegata'
    | 'identità scollegata'
    | 'conferma registrazione'
    | 'eliminazione utente'
    | 'invio credenziali'
    | 'reset credenziali studio'
    | 'reset credenziali gestore'
    | 'reset credenziali privato'
    | 'richiesta informazioni cliente'
    | 'notifica'
    | 'F24'
    | 'acquisto pacchetto'
    | 'archiviazione'
    | 'cu'
    | 'lettera';
  readonly destinatario: string;
  readonly oggetto: string;
  readonly testo: string;
  /** The same words, drawn. */
  readonly html?: string;
  readonly segreto?: Segreto;
  /** Who reads it too. */
  readonly cc?: readonly string[];
  readonly allegati?: readonly Allegato[];
}

/** Mail leaves by the outbox: the row is written in the transaction of what the mail is about. */
export interface Posta {
  /** Whether the mails stay in the application, to be read there, instead of leaving. */
  readonly isCassetta: boolean;
  /**
   * Answers the key of the row.
   * @throws ALLEGATI_TROPPO_GRANDI above ten files, or what servers of mail take
   */
  queueMessaggio(trx: Trx, messaggio: Messaggio): Promise<string>;
}
