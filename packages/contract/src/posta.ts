import { z } from 'zod';
import { statoPosta } from './enumerazioni/index.ts';

/** A mail as the outbox shows it: without a mail server it stays here, and nobody sent it. */
export const statoMessaggioPosta = [...statoPosta, 'In Posta, non spedita'] as const;
export type StatoMessaggioPosta = (typeof statoMessaggioPosta)[number];

/** Files of one mail, and their bytes together: what servers of mail take, with a margin for how they travel. */
export const ALLEGATI_POSTA = 10;
export const BYTE_ALLEGATI_POSTA = 15 * 1024 * 1024;

/** A file that goes with a mail. */
const allegatoPosta = z.object({
  Posizione: z.number().int(),
  Nome: z.string(),
  Tipo: z.string(),
  Byte: z.number().int(),
  Sha256: z.string(),
});

/**
 * A mail of the outbox. Its words are there only without a mail server, when this is the one place to read it: sent, it is its
 * recipient's alone.
 */
export const messaggioPosta = z.object({
  Id: z.uuid(),
  Destinatario: z.string(),
  Cc: z.array(z.string()),
  Oggetto: z.string(),
  Testo: z.string().nullable(),
  Stato: z.enum(statoMessaggioPosta),
  Tentativi: z.number().int(),
  Errore: z.string().nullable(),
  /** How many files go with it. */
  NumeroAllegati: z.number().int(),
  CreatoIl: z.string(),
  InviatoIl: z.string().nullable(),
  /** Of one that waits after a failure: when it is tried again. */
  ProssimoTentativo: z.string().nullable(),
});

export const messaggioPostaIntero = messaggioPosta.extend({ Allegati: z.array(allegatoPosta) });

/** The outbox as its page shows it: the mails, how many of each state, and whether there is a server that sends them. */
export const statoUscita = z.object({
  /** False: no mail server, the mails stay here. */
  Spedisce: z.boolean(),
  Conteggi: z.object({
    InAttesa: z.number(),
    InviateOggi: z.number(),
    NonSpedite: z.number(),
    /** That no server took, after their attempts. */
    Errori: z.number(),
    /** That a server took and came back. */
    Tornate: z.number(),
  }),
});

/** How many mails go back in the queue. */
export const postaRiprovata = z.object({ data: z.object({ Quanti: z.number().int() }) });
