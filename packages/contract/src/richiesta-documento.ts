import { z } from 'zod';
import { codiceCollegamento, collegamentoConCodice } from './collegamento.ts';
import { testiCampo } from './testi-campo.ts';

/** How what was asked of a client stands, as it is kept. */
const statiRichiestaDocumento = ['Chiesta', 'Mancante', 'Arrivata', 'Confermata', 'Ritirata'] as const;
export type StatoRichiestaDocumento = (typeof statiRichiestaDocumento)[number];
/** What the days make of it. */
export const statiRichiestaMostrati = [...statiRichiestaDocumento, 'Scaduta'] as const;
export type StatoRichiestaMostrato = (typeof statiRichiestaMostrati)[number];

/** Caselle that one document proves, files of one answer, days after which a reminder leaves. */
export const LIMITI_RICHIESTA = { caselle: 20, file: 4, promemoriaGiorni: [5, 10] } as const;

const appid = z.string().max(40).optional();
const casella = z.string().min(1).max(20);
const versione = z.number().int().min(1).max(2_147_483_647);

export const richiestaDocumentoNuova = z.object({
  Anno: z.number().int().min(2000).max(2100),
  IdDichiarazione: z.uuid(),
  /** What the document proves. */
  Caselle: z
    .array(casella)
    .min(1, testiCampo.OBBLIGATORIO)
    .max(LIMITI_RICHIESTA.caselle)
    .transform((chiavi) => [...new Set(chiavi)]),
  /** In the words of who has to find it. */
  Documento: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(200),
  Nota: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .default(null)
    .transform((scritta) => scritta || null),
  appid,
});
/** The numbers that a person read in the document, one for each casella that it proves. */
export const richiestaDocumentoConferma = z.object({
  Valori: z
    .record(casella, z.number())
    .refine((valori) => Object.keys(valori).length > 0, testiCampo.OBBLIGATORIO),
  Versione: versione,
  appid,
});
export const richiestaDocumentoRitira = z.object({
  Motivo: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(500),
  Versione: versione,
  appid,
});

export const richiestaDocumento = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  IdAnagrafica: z.uuid(),
  Denominazione: z.string(),
  IdDichiarazione: z.uuid(),
  Anno: z.number().int(),
  Tipo: z.string(),
  /** What it proves, with the titles that the form gives. */
  Caselle: z.array(
    z.object({
      Chiave: z.string(),
      Titolo: z.string(),
      Decimali: z.number().int(),
      /** That a person read. */
      Valore: z.number().nullable(),
    }),
  ),
  Documento: z.string(),
  Nota: z.string().nullable(),
  Stato: z.enum(statiRichiestaMostrati),
  ChiestaIl: z.string(),
  ChiestaDa: z.string().nullable(),
  Email: z.string(),
  LinkScade: z.string(),
  /** When the client looked at it first. */
  ApertaIl: z.string().nullable(),
  /** Reminders that were sent. */
  Promemoria: z.number().int(),
  ArrivataIl: z.string().nullable(),
  ConfermataIl: z.string().nullable(),
  ConfermataDa: z.string().nullable(),
  Motivo: z.string().nullable(),
  File: z.array(z.object({ Id: z.uuid(), Nome: z.string(), Formato: z.string() })),
  Versione: z.number().int(),
});
export type RichiestaDocumentoFilo = z.output<typeof richiestaDocumento>;
export const richiestaDocumentoAnswer = z.object({ data: richiestaDocumento });

/** What the page of a link says before the code: nothing of the client. */
export const collegamentoRichiestaAnswer = z.object({
  data: z.object({ Studio: z.string(), Email: z.string(), LinkScade: z.string() }),
});
export type CollegamentoRichiestaFilo = z.output<typeof collegamentoRichiestaAnswer>['data'];
/** And after it. */
export const collegamentoChiestoAnswer = z.object({
  data: z.object({
    Cliente: z.string(),
    Documento: z.string(),
    Nota: z.string().nullable(),
    Anno: z.number().int(),
  }),
});
export type CollegamentoChiestoFilo = z.output<typeof collegamentoChiestoAnswer>['data'];
/** Who was asked does not have it: why. */
const motivo = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(500);
export const collegamentoMancante = collegamentoConCodice.extend({ Motivo: motivo });
export const richiestaMancante = z.object({ Motivo: motivo, appid });
/** The file of who answers with a session of his own. */
export const richiestaMandata = z.object({ appid });

/** What a studio asks of who enters for himself: nothing of the declaration but what it proves. */
const richiestaRicevuta = z.object({
  Id: z.uuid(),
  Studio: z.string(),
  Cliente: z.string(),
  Anno: z.number().int(),
  Documento: z.string(),
  Nota: z.string().nullable(),
  /** The titles of what it proves, as the form calls them. */
  Prova: z.array(z.string()),
  Stato: z.enum(statiRichiestaMostrati),
  ChiestaIl: z.string(),
  ChiestaDa: z.string().nullable(),
  Entro: z.string(),
  RispostaIl: z.string().nullable(),
  Motivo: z.string().nullable(),
  File: z.array(z.string()),
});
export type RichiestaRicevutaFilo = z.output<typeof richiestaRicevuta>;
/** Those that wait for him, and the last that he answered: so many at most. */
export const RICHIESTE_RICEVUTE = 60;
export const richiesteRicevuteAnswer = z.object({ data: z.array(richiestaRicevuta) });
export const richiestaRicevutaAnswer = z.object({ data: richiestaRicevuta });

export const collegamentoMandato = z.object({ Codice: codiceCollegamento, appid });

/** What is wrong with a request; what its mails say. */
export const testiRichiesta = {
  CASELLA: (chiave: string) => `${chiave}: il modello non ha questa casella, o non vi si scrive un numero.`,
  FUORI: (chiave: string) => `${chiave}: non è fra le caselle della richiesta.`,
  FILE: 'Il documento si manda in PDF o in foto (JPG, PNG), al massimo quattro file.',
  DI_NUOVO: 'Chiesto di nuovo',
  provata: (documento: string) => `Prova: ${documento}`,
  tipoDocumento: 'Documento chiesto al cliente',
  oggetto: 'serve un documento',
  promemoria: 'manca ancora un documento',
  mail: (studio: string, documento: string, giorno: string) => [
    `${studio} sta preparando la Sua dichiarazione e ha bisogno di: ${documento}.`,
    'Dal link si può fotografare con il telefono, o scegliere il file. Per aprirlo serve un codice, che arriva a questo indirizzo.',
    `Il link vale fino al ${giorno}.`,
  ],
  mailPromemoria: (studio: string, documento: string, giorno: string) => [
    `A ${studio} non è ancora arrivato: ${documento}.`,
    `Il link di prima vale fino al ${giorno}; è anche qui sotto. Chi l’ha già dato allo studio in altro modo può ignorare questo messaggio.`,
  ],
  pulsante: 'Manda il documento',
  nota: 'Il link si usa una volta sola. Chi non conosce lo studio può ignorare questo messaggio.',
} as const;
