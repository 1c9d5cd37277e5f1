import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';

/** What is kept about a person, kind by kind. */
const vociRiservatezza = [
  'scheda',
  'contatti',
  'legami',
  'possessi',
  'documenti',
  'dichiarazioni',
  'deleghe',
  'versamenti',
  'storia',
  'registro',
  'appunti',
] as const;
/** Why the data of a person cannot be erased now. */
const blocchiRiservatezza = ['dichiarazioni aperte', 'lavori in corso', 'già limitata'] as const;

/** What would become of the data of a client if they were erased today. */
export const pianoRiservatezza = z.object({
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  /** cancellata: nothing is left. limitata: what the law wants stays until a day, seen only by the administrator. */
  Esito: z.enum(['cancellata', 'limitata']),
  /** Day until which something stays. */
  Fino: z.string().nullable(),
  /** Day until which the treatment is limited already. */
  LimitataFino: z.string().nullable(),
  Blocchi: z.array(z.object({ Motivo: z.enum(blocchiRiservatezza), Quanti: z.number().int() })),
  Cancella: z.array(z.object({ Voce: z.enum(vociRiservatezza), Quanti: z.number().int() })),
  Conserva: z.array(
    z.object({
      Voce: z.enum(vociRiservatezza),
      Quanti: z.number().int(),
      Fino: z.string(),
      /** `Codice civile, art. 2220`. */
      Norma: z.string(),
      /** The article was compared with the text of the law. */
      Verificata: z.boolean(),
    }),
  ),
  /** Records of other clients that name this one among their people: they stay as they are. */
  AltreSchede: z.number().int(),
});
export type PianoRiservatezzaFilo = z.infer<typeof pianoRiservatezza>;

export const cancellaDatiRequest = z.object({
  /** Written again by who erases: the wrong record is not erased by a click. */
  CodiceFiscale: codiceFiscale(40),
  appid: z.string().max(40).optional(),
});
export const cancellaDatiAnswer = z.object({
  data: z.object({ Esito: z.enum(['cancellata', 'limitata']), Fino: z.string().nullable() }),
});

/** What a copy of the data of a client is asked with. */
export const copiaDatiRequest = z.object({ IdAnagrafica: z.uuid() });
/** The name of the job that makes the copy. */
export const COPIA_DATI = 'copia-dati';

/** The words of the file that goes with a copy of the data of a person. */
export const testiCopia = {
  leggimi: 'LEGGIMI.txt',
  /** The name of a user who is no more. */
  pseudonimo: (id: number) => `Utente cancellato ${id}`,
  nomeFile: (giorno: string) => `copia-dati-${giorno}.zip`,
  titolo: (nome: string) => `Copia dei dati di ${nome}`,
  intestazione: (studio: string, giorno: string) =>
    `Preparata da ${studio} il ${giorno}, ai sensi degli articoli 15 e 20 del Regolamento UE 2016/679.`,
  contenuto: [
    'dati.json: tutti i dati, in un formato leggibile da un programma.',
    'csv/: gli stessi dati, una tabella per file, da aprire con un foglio di calcolo.',
    'documenti/: i file conservati con la scheda.',
  ],
  tabelle: 'Che cosa contiene, e perché è conservato:',
  voce: (nome: string, righe: number, classi: string, norme: string) =>
    `- ${nome}: ${righe} ${righe === 1 ? 'riga' : 'righe'} (${classi}; ${norme})`,
  registro: 'registro: gli atti compiuti sui dati, con chi li ha compiuti e quando.',
  diritti:
    'Si può chiedere allo studio di correggere i dati, di limitarne l’uso o di cancellarli. Ciò che la legge obbliga a conservare resta fino al suo termine (Codice civile, art. 2220).',
  reclamo: 'Si può presentare reclamo al Garante per la protezione dei dati personali (art. 77).',
} as const;
