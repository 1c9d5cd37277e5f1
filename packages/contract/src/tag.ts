import { z } from 'zod';

/** Of one studio: all of them fit in a choice. */
export const TAG_MASSIMI = 100;
export const TAG_NOME_MASSIMO = 30;
/** Clients and declarations that one call ties, or unties. */
const TAG_LEGATE_MASSIME = 5000;

/** Roles of the skins, never a colour of its own: a tag is readable in each of them. */
export const coloriTag = ['grigio', 'blu', 'azzurro', 'verde', 'giallo', 'rosso', 'viola'] as const;
export type ColoreTag = (typeof coloriTag)[number];

/** A tag as a row wears it. */
export const tag = z.object({ Id: z.uuid(), Nome: z.string(), Colore: z.enum(coloriTag) });
export type TagFilo = z.infer<typeof tag>;
export const tagAnswer = z.object({ data: z.array(tag) });

/** A row of the list of tags, with how many clients and declarations wear it. */
export const tagRiga = tag.extend({
  IdStudio: z.number().int(),
  Anagrafiche: z.number().int(),
  Dichiarazioni: z.number().int(),
  Versione: z.number().int(),
});
export const tagNuovo = z.object({
  Nome: z.string().max(200),
  Colore: z.enum(coloriTag).default('grigio'),
  IdStudio: z.number().int().optional(),
  appid: z.string().max(40).optional(),
});
export const tagModifica = tagNuovo
  .omit({ IdStudio: true })
  .extend({ Versione: z.number().int().min(1).max(2_147_483_647) });

const chiavi = z.array(z.uuid()).max(TAG_LEGATE_MASSIME).default([]);
/** Tags put on the records named, and taken off them: at least one tag and one record. */
export const tagAssocia = z.object({
  Aggiunti: z.array(z.uuid()).max(TAG_MASSIMI).default([]),
  Tolti: z.array(z.uuid()).max(TAG_MASSIMI).default([]),
  Anagrafiche: chiavi,
  Dichiarazioni: chiavi,
  appid: z.string().max(40).optional(),
});
/** Records that were there to be tied. */
export const tagAssociaAnswer = z.object({ data: z.object({ aggiornate: z.number().int() }) });
