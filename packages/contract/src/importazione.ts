import { z } from 'zod';
import { importazione as limitiImportazione } from './limiti.ts';
import { testiImportazione } from './testi-campo.ts';

/** The fields that a column of a file may fill, in the order they are offered. */
export const campiImportazione = [
  'CodiceFiscale',
  'PIVA',
  'Denominazione',
  'Cognome',
  'Nome',
  'RagioneSociale',
  'Tipo',
  'NaturaGiuridica',
  'DataCostituzione',
  'Sesso',
  'DataNascita',
  'ComuneNascita',
  'ProvinciaNascita',
  'StatoCivile',
  'DomicilioFiscale.Comune',
  'DomicilioFiscale.Provincia',
  'DomicilioFiscale.CAP',
  'DomicilioFiscale.Via',
  'DomicilioFiscale.Civico',
  'Residenza.Comune',
  'Residenza.Provincia',
  'Residenza.CAP',
  'Residenza.Via',
  'Residenza.Civico',
  'Email',
  'EmailPEC',
  'Telefono',
  'Cellulare',
  'TipoDocumento',
  'NumeroDocumento',
  'RilasciatoDa',
  'DataRilascio',
  'DataScadenza',
  'EmailFirma',
  'TelefonoFirma',
  'Estera',
  'IdentificativoEstero',
] as const;
export type CampoImportazione = (typeof campiImportazione)[number];

/** The fields of the import of properties: each row is a property and somebody who holds it. */
export const campiImmobili = [
  'Tipo',
  'Comune',
  'Provincia',
  'Sezione',
  'Foglio',
  'Particella',
  'Subalterno',
  'Categoria',
  'Classe',
  'Consistenza',
  'Rendita',
  'RenditaDominicale',
  'RenditaAgraria',
  'Indirizzo',
  'CodiceFiscale',
  'Quota',
  'TipoPossesso',
  'Dal',
] as const;
export type CampoImmobile = (typeof campiImmobili)[number];

/** What each column holds; null: nothing that is taken. */
const makeColonne = <const C extends readonly [string, ...string[]]>(
  campi: C,
  obbligatorio: C[number],
  senza: string,
) =>
  z
    .array(z.enum(campi).nullable())
    .max(limitiImportazione.colonne)
    .refine((voci) => voci.some((voce) => voce === obbligatorio), senza)
    .refine((voci) => {
      const prese = voci.filter((voce) => voce !== null);
      return new Set(prese).size === prese.length;
    }, testiImportazione.COLONNA_RIPETUTA);
const colonne = makeColonne(campiImportazione, 'CodiceFiscale', testiImportazione.SENZA_CODICE);
const colonneImmobili = makeColonne(campiImmobili, 'Comune', testiImportazione.SENZA_COMUNE);

/** What is done with a record the studio already has: left as it is, or completed with what the file says. */
const presenti = ['scarta', 'aggiorna'] as const;

export const sceltaImportazione = z.object({
  Colonne: colonne,
  Presenti: z.enum(presenti).default('scarta'),
});
export type SceltaImportazione = z.output<typeof sceltaImportazione>;
export const sceltaImmobili = z.object({
  Colonne: colonneImmobili,
  Presenti: z.enum(presenti).default('scarta'),
});
export const anteprimaImmobiliRequest = sceltaImmobili.extend({ appid: z.string().max(40).optional() });
export const anteprimaRequest = sceltaImportazione.extend({ appid: z.string().max(40).optional() });

/** A file that was sent, as it was read: its columns with what each seems to hold. */
const importazioneLetta = z.object({
  Id: z.uuid(),
  Nome: z.string(),
  Formato: z.enum(['csv', 'xlsx']),
  Codifica: z.string().nullable(),
  Separatore: z.string().nullable(),
  Righe: z.number().int(),
  Intestazioni: z.array(z.string()),
  /** The first rows, as they are written. */
  Campione: z.array(z.array(z.string())),
  Colonne: z.array(z.string().nullable()),
});
export type ImportazioneLettaFilo = z.infer<typeof importazioneLetta>;
export const importazioneAnswer = z.object({ data: importazioneLetta });

/** What would become of a row. */
const rigaAnteprima = z.object({
  Numero: z.number().int(),
  /** What the row is: a client, a property. */
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Comune: z.string(),
  Esito: z.enum(['nuova', 'aggiornata', 'scartata']),
  Messaggio: z.string().nullable(),
});
export type RigaAnteprimaFilo = z.infer<typeof rigaAnteprima>;
export const anteprimaAnswer = z.object({ data: z.array(rigaAnteprima) });

/** Fields sent with the files of an import done at once. */
export const importazioneExtra = z.object({
  IdStudio: z.coerce.number().int().optional(),
  Presenti: z.enum(presenti).default('scarta'),
  appid: z.string().max(40).optional(),
});

/** The shape of the specification, lower case included. */
export const importaAnswer = z.object({
  data: z.object({
    importate: z.number().int(),
    scartate: z.number().int(),
    errori: z.array(z.object({ riga: z.number().int(), messaggio: z.string() })),
  }),
});
/** The names of the jobs that import a file in the background. */
export const LAVORO_IMPORTAZIONE = 'importa-anagrafiche';
export const LAVORO_IMPORTAZIONE_IMMOBILI = 'importa-immobili';
