import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

interface DefinizioneTabella {
  readonly nome: string;
  /** Its codes belong to a fiscal year; the others are of always. */
  readonly annuale?: true;
}

/** The lookup tables there are, by their name on the wire. Comuni have a search of their own. */
export const tabelleLookup = {
  'aliquote-imu': { nome: 'Aliquote IMU dei comuni', annuale: true },
  ateco: { nome: 'Attività economiche (ATECO 2025)' },
  'ateco-2007': { nome: 'Attività economiche (ATECO 2007)' },
  banche: { nome: 'Banche' },
  cariche: { nome: 'Titoli e cariche', annuale: true },
  'casi-terreno': { nome: 'Casi particolari dei terreni', annuale: true },
  'categorie-catastali': { nome: 'Categorie catastali' },
  'causali-cu': { nome: 'Causali dei compensi (CU)' },
  'causali-inps': { nome: 'Causali INPS' },
  'codici-canone': { nome: 'Codici canone', annuale: true },
  'codici-iva': { nome: 'Codici IVA delle fatture' },
  'codici-tributo': { nome: 'Codici tributo' },
  'codici-tributo-locali': { nome: 'Codici tributo IMU, TASI e locazioni' },
  'interesse-legale': { nome: 'Interesse legale' },
  'modalita-pagamento': { nome: 'Modalità di pagamento (fattura elettronica)' },
  'natura-giuridica': { nome: 'Natura giuridica' },
  'natura-iva': { nome: 'Natura IVA' },
  province: { nome: 'Province' },
  'regime-fiscale': { nome: 'Regime fiscale (fattura elettronica)' },
  regioni: { nome: 'Regioni' },
  'sedi-inail': { nome: 'Sedi INAIL' },
  'sedi-inps': { nome: 'Sedi INPS' },
  'sportelli-bancari': { nome: 'Sportelli bancari (ABI/CAB)' },
  stati: { nome: 'Stati esteri' },
  'stati-precompilata': { nome: 'Stati della precompilata' },
  'tipi-cassa': { nome: 'Casse previdenziali (fattura elettronica)' },
  'tipi-documento': { nome: 'Tipi di documento (fattura elettronica)' },
  'tipi-ritenuta': { nome: 'Tipi di ritenuta (fattura elettronica)' },
  'titoli-terreno': { nome: 'Titoli di possesso dei terreni', annuale: true },
  toponimi: { nome: 'Specie di toponimo' },
} as const satisfies Record<string, DefinizioneTabella>;
export type NomeTabella = keyof typeof tabelleLookup;

/** The definition of a table; undefined when there is none of that name. */
export const findTabella = (nome: string): DefinizioneTabella | undefined =>
  Object.hasOwn(tabelleLookup, nome) ? tabelleLookup[nome as NomeTabella] : undefined;

const giorno = z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().default(null);

/** What a person writes of a row. */
const scritta = {
  Codice: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(40),
  Descrizione: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(500),
  Ordine: z.number().int().min(0).max(1_000_000).default(0),
  Attivo: z.boolean().default(true),
  ValidoDa: giorno,
  ValidoA: giorno,
  /** What else the source says of the code: texts, numbers, yes or no. */
  Extra: z
    .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
    .refine((extra) => Object.keys(extra).length <= 20, testiCampo.TROPPI_VALORI)
    .default({}),
};
export const voceTabellaNuova = z.object(scritta);
export const voceTabellaModifica = z.object({ ...scritta, Versione: z.number().int() });
export type VoceTabellaNuova = z.output<typeof voceTabellaNuova>;

/** A row of a lookup table. Anno null: of every year. */
export const voceTabella = z.object({
  Id: z.uuid(),
  Tabella: z.string(),
  Codice: z.string(),
  Descrizione: z.string(),
  Anno: z.number().int().nullable(),
  Ordine: z.number().int(),
  Attivo: z.boolean(),
  ValidoDa: z.string().nullable(),
  ValidoA: z.string().nullable(),
  Extra: z.record(z.string(), z.unknown()),
  Versione: z.number().int(),
});
export type VoceTabella = z.infer<typeof voceTabella>;

/** A table as the list of tables shows it: where its rows come from, and of what day. */
export const tabellaRiassunta = z.object({
  Tabella: z.string(),
  Nome: z.string(),
  Annuale: z.boolean(),
  /** The last year that has rows of its own; null for a table without years. */
  UltimoAnno: z.number().int().nullable(),
  Fonte: z.string().nullable(),
  DataFonte: z.string().nullable(),
});
export type TabellaRiassunta = z.infer<typeof tabellaRiassunta>;
