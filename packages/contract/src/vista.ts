import { z } from 'zod';
import { RIGHE_PER_PAGINA_MASSIME, TESTO_FILTRO_MASSIMO } from './limiti.ts';
import { testiCampo } from './testi-campo.ts';
import type { Interno } from './wire.ts';

/** Lists whose views are kept. */
const listeConViste = ['anagrafica', 'dichiarazioni'] as const;
export type ListaConViste = (typeof listeConViste)[number];
export const VISTE_MASSIME = 50;

const colonnaVista = z.object({
  Campo: z.string().min(1).max(60),
  Visibile: z.boolean().default(true),
  /** Pixels; null is the width of the list. */
  Larghezza: z.number().int().min(24).max(2000).nullable().default(null),
});

/** What a person keeps of a list: filter, order, columns with their widths, rows of a page. */
const vistaScritta = z.object({
  Nome: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(60),
  /** Of the whole studio, or mine alone. */
  DiStudio: z.boolean().default(false),
  /** The one the list opens with. */
  Predefinita: z.boolean().default(false),
  Filter: z
    .record(z.string().max(60), z.string().max(TESTO_FILTRO_MASSIMO))
    .refine((filtri) => Object.keys(filtri).length <= 50, testiCampo.TROPPI_FILTRI)
    .default({}),
  Logic: z.enum(['or', 'and']).default('and'),
  Order: z.array(z.string().max(60)).max(5).default([]),
  Colonne: z.array(colonnaVista).max(100).default([]),
  PageSize: z.number().int().min(1).max(RIGHE_PER_PAGINA_MASSIME).nullable().default(null),
});
const appid = z.string().max(40).optional();
export const vistaCreata = vistaScritta.extend({ Lista: z.enum(listeConViste), appid });
/** A replacement carries the version it was read at: another version answers 409. */
export const vistaModificata = vistaScritta.extend({ Versione: z.number().int(), appid });

export const vista = vistaScritta.extend({
  Id: z.uuid(),
  Lista: z.enum(listeConViste),
  Versione: z.number().int(),
  /** Whether the caller may change and delete it. */
  Modificabile: z.boolean(),
});
export type VistaFilo = z.infer<typeof vista>;
export type Vista = Interno<VistaFilo>;
export type VistaScritta = Interno<z.infer<typeof vistaScritta>>;
