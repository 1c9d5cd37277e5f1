import { z } from 'zod';

/** How a file of an arrival ended: read, kept as a document, or neither. */
const esitiArrivo = ['Letto', 'Documento', 'Non letto'] as const;

/** What of a declaration is not as the file says, or was not taken: where, what stands in the file, why. */
const voceNonLetta = z.object({ Dove: z.string(), Valore: z.string(), Perche: z.string() });

const dichiarazioneArrivata = z.object({
  CodiceFiscale: z.string(),
  /** Null: no client of the studio has that code. */
  IdAnagrafica: z.string().nullable(),
  Denominazione: z.string(),
  /** The client is born of this file. */
  ClienteNuovo: z.boolean(),
  Tipo: z.string(),
  Anno: z.number().int(),
  /** Null: it was not made, and the reason is in `NonLette`. */
  IdDichiarazione: z.string().nullable(),
  Caselle: z.number().int(),
  NonLette: z.array(voceNonLetta),
});

/** A file of an arrival, with everything of it that did not come in. */
const fileArrivato = z.object({
  Nome: z.string(),
  Esito: z.enum(esitiArrivo),
  /** What it is, in words. */
  Che: z.string(),
  Dichiarazioni: z.array(dichiarazioneArrivata),
  NonLette: z.array(voceNonLetta),
});
export const arrivoExtra = z.object({});
export const arrivoAnswer = z.object({ data: z.array(fileArrivato) });
export type FileArrivatoFilo = z.infer<typeof fileArrivato>;
export type DichiarazioneArrivataFilo = z.infer<typeof dichiarazioneArrivata>;
export type VoceNonLettaFilo = z.infer<typeof voceNonLetta>;

/** What is said of the files that come from elsewhere. */
export const testiArrivo = {
  motivo: (nome: string) => `Da un altro programma: ${nome}`,
  documento: 'Conservato fra i documenti',
  delCliente: (nome: string) => `Conservato fra i documenti di ${nome}`,
  giaConservato: 'Già fra i documenti: non è stato conservato due volte.',
  NON_RICONOSCIUTO: 'Non è un file telematico, un PDF o uno zip di questi.',
  TRACCIATO_IGNOTO: (codice: string) => `Il tracciato ${codice} non è fra quelli noti.`,
  A_POSIZIONI: (titolo: string) =>
    `${titolo}: il tracciato è noto, le sue caselle non si portano ancora in una dichiarazione.`,
  ANNO_ASSENTE: (titolo: string) => `${titolo}: il modello di quell’anno non c’è.`,
  SENZA_SCHEDA:
    'Nessun cliente ha questo codice fiscale, e il tracciato noto non dice come si chiama: creare o importare la sua scheda, poi ripetere.',
  CASELLA_IGNOTA: 'Il modello dell’anno non ha questa casella.',
  FRONTESPIZIO: 'Frontespizio (record B dalla posizione 91): le posizioni non sono note.',
  NON_CALCOLATA: 'Quadra lo calcola, e qui non ha ancora un valore.',
  CALCOLATA: (nostro: string) => `Quadra calcola ${nostro}.`,
  PREVALE_LA_CASA: 'C’è già una dichiarazione: non è stata toccata.',
  TROPPI: 'Lo zip contiene troppi file, o troppo grandi.',
  TROPPO_GRANDE: 'È troppo grande per essere letto.',
} as const;
