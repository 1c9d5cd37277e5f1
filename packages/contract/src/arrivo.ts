import { z } from 'zod';

/** The name of the job that brings in what was sent. */
export const LAVORO_ARRIVO = 'importa-arrivo';

/** What one arrival may hold, and one of its files: telematic files are larger than documents. */
export const limitiArrivo = { voci: 20_000, byte: 500_000_000, fileByte: 25 * 1024 * 1024 } as const;

/** How a thing of an arrival stands: to be brought in, read, kept as a document, or left out. */
const esitiArrivo = ['Da portare', 'Letto', 'Documento', 'Non letto'] as const;
/** What a file holds. */
const contenutiArrivo = ['Dichiarazioni', 'Clienti', 'Documento', 'Nulla'] as const;

/** What of a declaration is not as the file says, or was not taken: where, what stands in the file, why. */
const voceNonLetta = z.object({ Dove: z.string(), Valore: z.string(), Perche: z.string() });
export type VoceNonLettaFilo = z.infer<typeof voceNonLetta>;

/** A file as it was seen when it came: nothing of it is written yet. */
const fileVisto = z.object({
  Nome: z.string(),
  Contenuto: z.enum(contenutiArrivo),
  /** What it is, in words. */
  Che: z.string(),
  /** Declarations, or clients, that it holds. */
  Quante: z.number().int(),
  /** Of those the ones whose client the studio has. */
  ConScheda: z.number().int(),
  /** Why it holds nothing, or what is wrong in it as a file. */
  Perche: z.string(),
});
export type FileVistoFilo = z.infer<typeof fileVisto>;
export const arrivoExtra = z.object({
  /** The arrival these files go with; a new one when nothing is said. */
  IdArrivo: z.uuid().optional(),
});
export const arrivoAnswer = z.object({
  data: z.object({ Id: z.uuid(), File: z.array(fileVisto) }),
});
export type ArrivoFilo = z.infer<typeof arrivoAnswer>['data'];
export const portaArrivoRequest = z.object({ IdArrivo: z.uuid() });

/** A declaration, a client or a document of an arrival, with everything of it that did not come in. */
export const voceArrivo = z.object({
  Id: z.uuid(),
  Nome: z.string(),
  Esito: z.enum(esitiArrivo),
  Che: z.string(),
  CodiceFiscale: z.string(),
  /** Null: no client of the studio has that code. */
  IdAnagrafica: z.string().nullable(),
  Denominazione: z.string(),
  /** The client is born of this file. */
  ClienteNuovo: z.boolean(),
  /** Null: it was not made, and the reason is in `NonLette`. */
  IdDichiarazione: z.string().nullable(),
  Anno: z.number().int(),
  Caselle: z.number().int(),
  /** The first; all of them are in the file of the job. */
  NonLette: z.array(voceNonLetta),
  QuanteNonLette: z.number().int(),
});
export type VoceArrivoFilo = z.infer<typeof voceArrivo>;

/** What is said of the files that come from elsewhere. */
export const testiArrivo = {
  motivo: (nome: string) => `Da un altro programma: ${nome}`,
  documento: 'Conservato fra i documenti',
  delCliente: (nome: string) => `Conservato fra i documenti di ${nome}`,
  NON_RICONOSCIUTO: 'Non è un file telematico, un PDF o uno zip di questi.',
  TRACCIATO_IGNOTO: (codice: string) => `Il tracciato ${codice} non è fra quelli noti.`,
  A_POSIZIONI: (titolo: string) =>
    `${titolo}: il tracciato è noto, le sue caselle non si portano ancora in una dichiarazione.`,
  ANNO_ASSENTE: (titolo: string) => `${titolo}: il modello di quell’anno non c’è.`,
  SENZA_SCHEDA:
    'Nessun cliente ha questo codice fiscale, e il tracciato noto non dice come si chiama: creare o importare la sua scheda, poi ripetere.',
  SENZA_DICHIARAZIONI: 'Nel file non c’è nessuna dichiarazione.',
  CASELLA_IGNOTA: 'Il modello dell’anno non ha questa casella.',
  FRONTESPIZIO: 'Frontespizio (record B dalla posizione 91): le posizioni non sono note.',
  NON_CALCOLATA: 'Quadra lo calcola, e qui non ha ancora un valore.',
  CALCOLATA: (nostro: string) => `Quadra calcola ${nostro}.`,
  PREVALE_LA_CASA: 'C’è già una dichiarazione: non è stata toccata.',
  TROPPI: 'Lo zip contiene troppi file, o troppo grandi.',
  TROPPO_GRANDE: 'È troppo grande per essere letto.',
  PIENO:
    'Un arrivo porta fino a 20.000 dichiarazioni e documenti, e 500 MB: portare dentro questi, poi gli altri.',
  nomeSchede: 'clienti-da-completare.csv',
  /** The heads that the import of the clients knows by itself, the last apart. */
  colonneSchede: [
    ...['Codice fiscale', 'Cognome', 'Nome', 'Ragione sociale', 'Comune', 'Provincia', 'CAP', 'Via'],
    ...['Data di nascita', 'Dal file'],
  ],
  nomeFile: 'arrivo-non-letto.csv',
  colonne: ['File', 'Codice fiscale', 'Cliente', 'Dove', 'Nel file', 'Perché'],
} as const;
