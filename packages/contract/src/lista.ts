import { z } from 'zod';
import { RIGHE_PER_PAGINA, RIGHE_PER_PAGINA_MASSIME, TESTO_FILTRO_MASSIMO } from './limiti.ts';
import { testiCampo } from './testi-campo.ts';

/** More than any list has. */
const FILTRI_MASSIMI = 50;

/** How a text is looked for in a text. */
export const modoRicerca = ['Inizia per', 'Contiene'] as const;
/** How several sets of anagrafiche narrow a list: not at all, to those of any of them, to those of all. */
export const filtroAnagrafiche = ['Nessuno', 'Unione', 'Intersezione'] as const;

/** The list query of the specification: every list takes it, through one mechanism. */
export const listQuery = z.strictObject({
  Filter: z
    .record(z.string(), z.union([z.string().max(TESTO_FILTRO_MASSIMO), z.number(), z.boolean(), z.null()]))
    .refine((f) => Object.keys(f).length <= FILTRI_MASSIMI, testiCampo.TROPPI_FILTRI)
    .default({}),
  Order: z.array(z.string().max(60)).max(5).default([]),
  Logic: z.enum(['or', 'and']).default('or'),
  OnlyId: z.boolean().default(false),
  PageNo: z
    .number()
    .int()
    .catch(1)
    .transform((n) => Math.max(1, n))
    .default(1),
  PageSize: z
    .number()
    .int()
    .catch(RIGHE_PER_PAGINA)
    .transform((n) => Math.min(RIGHE_PER_PAGINA_MASSIME, Math.max(1, n)))
    .default(RIGHE_PER_PAGINA),
  /** Address as the page asked it: its query is read too, field by field. */
  URL: z.string().max(2000).optional(),
  /** Absent: contained. */
  ModoRicerca: z.enum(modoRicerca).optional(),
  /** Sets of anagrafiche (keys), for the lists about anagrafiche. */
  Anagrafiche: z.array(z.array(z.uuid()).max(RIGHE_PER_PAGINA_MASSIME)).max(5).optional(),
  /** Absent: union. */
  FiltroAnagrafiche: z.enum(filtroAnagrafiche).optional(),
  appid: z.string().max(40).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The page that holds the row at `inizio` (from 0): 1 + inizio / righe, whole. */
export const computePagina = (inizio: number, righePerPagina: number): number =>
  1 + Math.floor(Math.max(0, inizio) / righePerPagina);

/** The answer of a list: rows (or only their keys), how many in all, which page. */
export const listAnswer = <T extends z.ZodType>(riga: T) =>
  z.object({
    data: z.union([z.array(riga), z.array(z.union([z.string(), z.number()]))]),
    Total: z.number().int(),
    PageNo: z.number().int(),
    PageSize: z.number().int(),
  });

const errorAnswer = z.object({
  Message: z.string(),
  Codice: z.string(),
  CodiceRichiesta: z.string(),
  ModelState: z.record(z.string(), z.array(z.string())).optional(),
  Differenze: z.array(z.object({ Campo: z.string(), Mio: z.unknown(), Attuale: z.unknown() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
