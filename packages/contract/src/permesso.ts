import { z } from 'zod';
import { GRUPPI_MASSIMI } from './gruppo.ts';

/** A permission, or a feature: a code, what it lets do, and what holds where nobody said otherwise. */
interface VoceCatalogo {
  readonly codice: string;
  readonly descrizione: string;
  readonly predefinito: boolean;
}
const voce = <C extends string>(codice: C, descrizione: string, predefinito = true) => ({
  codice,
  descrizione,
  predefinito,
});

/** What operators may do. Administrators are not limited by these. */
export const permessi = [
  voce('ANAGRAFICHE_SCRIVI', 'Creare e modificare i clienti'),
  voce('ANAGRAFICHE_ELIMINA', 'Eliminare e archiviare i clienti'),
  voce('ELENCHI_ESPORTA', 'Esportare gli elenchi'),
  voce('DICHIARAZIONI_SCRIVI', 'Creare e compilare le dichiarazioni'),
  voce('DICHIARAZIONI_CHIUDI', 'Chiudere e riaprire le dichiarazioni'),
  voce('DICHIARAZIONI_ELIMINA', 'Eliminare le dichiarazioni'),
  voce('DICHIARAZIONI_STAMPA', 'Stampare in definitivo'),
  voce('DOCUMENTI_SCRIVI', 'Caricare ed eliminare i documenti'),
] as const satisfies readonly VoceCatalogo[];
export type CodicePermesso = (typeof permessi)[number]['codice'];

/** What is active for a studio, for all its users. */
export const funzionalita = [
  voce('SIMULAZIONE', 'Simulazione delle dichiarazioni'),
  voce('AI', 'AI Copilot (Beta)', false),
  voce('VISURE', 'Visure catastali'),
  voce('FIRMA', 'Firma elettronica'),
  voce('ARCHIVIAZIONE', 'Archiviazione sostitutiva'),
] as const satisfies readonly VoceCatalogo[];
export type CodiceFunzionalita = (typeof funzionalita)[number]['codice'];

const catalogo: ReadonlyMap<string, boolean> = new Map(
  [...permessi, ...funzionalita].map(({ codice, predefinito }) => [codice, predefinito]),
);
export const codiciPermesso: readonly string[] = [...catalogo.keys()];

type Detti = Readonly<Record<string, boolean>> | null;
/** What was said of the codes at each level; a code nobody named is not there. */
export interface ValoriPermesso {
  readonly predefiniti: Detti;
  readonly gestore: Detti;
  readonly studio: Detti;
}
const origineValore = ['studio', 'gestore', 'predefinito'] as const;
export type OrigineValore = (typeof origineValore)[number];

/** The value that counts and where it was said: the studio, otherwise its gestore, otherwise the default. */
export function computeEffettivo(
  { studio, gestore, predefiniti }: ValoriPermesso,
  codice: string,
): { valore: boolean; origine: OrigineValore } {
  const delloStudio = studio?.[codice];
  if (delloStudio !== undefined) return { valore: delloStudio, origine: 'studio' };
  const delGestore = gestore?.[codice];
  if (delGestore !== undefined) return { valore: delGestore, origine: 'gestore' };
  return { valore: predefiniti?.[codice] ?? catalogo.get(codice) ?? false, origine: 'predefinito' };
}

/** Where a value is said. */
const livelloPermesso = ['predefinito', 'gestore', 'studio'] as const;
export type LivelloPermesso = (typeof livelloPermesso)[number];

/** A code with what was said of it at each level, and what comes of it. */
const vocePermesso = z.object({
  Codice: z.string(),
  Descrizione: z.string(),
  Tipo: z.enum(['permesso', 'funzionalita']),
  Default: z.boolean(),
  PerGestore: z.boolean().nullable(),
  PerStudio: z.boolean().nullable(),
  Effettivo: z.boolean(),
  Origine: z.enum(origineValore),
  /** When the value that counts was said; null: it is the default, or it was said before this was kept. */
  DettoIl: z.string().nullable(),
  /** Who said it, by name when who asks may read it; null: not known. */
  DettoDa: z.object({ Nome: z.string().nullable(), Tipologia: z.number().int().nullable() }).nullable(),
  /** Whether who asks may say it, at the level asked for. */
  Scrivibile: z.boolean(),
});
const chiave = z.number().int().min(1).max(2_147_483_647);
/** Of a studio, of a gestore, or the defaults: whichever is named; by itself, the place of who asks. */
export const dovePermessi = z.object({
  IdStudio: chiave.nullable().optional(),
  IdGestore: chiave.nullable().optional(),
  appid: z.string().max(40).optional(),
});
/** Says the value of a code at a level; null takes it back, and the level below counts. */
export const permessoModifica = dovePermessi.extend({
  Codice: z.string().max(40),
  Valore: z.boolean().nullable(),
});
const versione = z.number().int().min(1).max(2_147_483_647);
/** Changes of a studio that are done together or not at all; tried, they are counted and taken back. */
export const permessiInsieme = dovePermessi.extend({
  Prova: z.boolean().default(false),
  Voci: z
    .array(z.object({ Codice: z.string().max(40), Valore: z.boolean().nullable() }))
    .max(50)
    .default([]),
  Persone: z
    .array(
      z.object({
        Id: chiave,
        Versione: versione,
        AbilitaAI: z.boolean().optional(),
        VisureAbilitate: z.boolean().optional(),
        Gruppi: z
          .array(z.object({ Id: z.uuid(), Dentro: z.boolean() }))
          .max(GRUPPI_MASSIMI)
          .default([]),
      }),
    )
    .max(50)
    .default([]),
});
/** Of a person whose groups change: the clients he sees before and after, and what of his work is of those he loses. */
const effettoPersona = z.object({
  Id: z.number().int(),
  Nome: z.string(),
  Prima: z.number().int(),
  Dopo: z.number().int(),
  Perde: z.number().int(),
  Guadagna: z.number().int(),
  /** Declarations being worked at by him, of clients he will not see. */
  InCarico: z.number().int(),
});
export const effettiInsieme = z.object({ Applicate: z.boolean(), Persone: z.array(effettoPersona) });
export const permessiRisposta = z.object({
  Livello: z.enum(livelloPermesso),
  Nome: z.string().nullable(),
  Voci: z.array(vocePermesso),
});
