import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

/** How long a link given to a client is good, and how many figures its code has. */
export const LIMITI_COLLEGAMENTO = { giorni: 14, cifre: 6 } as const;

const link = z.string().min(1).max(80);
const appid = z.string().max(40).optional();
/** Of a code as a person types it, spaces are nothing. */
export const codiceCollegamento = z
  .string()
  .trim()
  .min(1, testiCampo.OBBLIGATORIO)
  .max(20)
  .transform((scritto) => scritto.replace(/\s/g, ''));
/** Who holds a link, before any code. */
export const collegamentoLink = z.object({ Link: link, appid });
export const collegamentoConCodice = z.object({ Link: link, Codice: codiceCollegamento, appid });
/** Where the code went, hidden. */
export const codiceMandatoAnswer = z.object({ data: z.object({ Email: z.string() }) });

/** What the pages and the mails of a link with a code say. */
export const testiCollegamento = {
  SCONOSCIUTO: 'Il link non è intero, o non è di questo studio: aprirlo dal messaggio ricevuto.',
  CODICE: 'Il codice non è giusto, o è scaduto: se ne può chiedere un altro.',
  TROPPI_CODICI: 'Per questo link sono già partiti molti codici: chiedere allo studio un link nuovo.',
  CODICE_APPENA_MANDATO: 'Un codice è appena partito: aspettare un minuto prima di chiederne un altro.',
  fine: {
    usato: 'Il link è già stato usato: ciò che si doveva fare è fatto.',
    ritirato: 'La richiesta è stata ritirata: non serve più fare nulla.',
    errori: 'Troppi codici sbagliati: il link è chiuso. Chiedere allo studio di mandarne un altro.',
  },
  scaduto: (giorno: string) => `Il link è scaduto il ${giorno}: chiedere allo studio di mandarne un altro.`,
  oggettoCodice: 'codice da scrivere nella pagina',
  mailCodice: (codice: string, minuti: number) => [
    `Il codice da scrivere nella pagina aperta dal link è ${codice}.`,
    `Vale ${minuti} minuti e si usa una volta sola. Chi non l’ha chiesto può ignorarlo.`,
  ],
} as const;
