import { z } from 'zod';
import {
  type AliquotaCedolare,
  aliquotaCedolare,
  esenzioneImu,
  esenzioneTemporanea,
  riduzioneImu,
  tipoPossesso,
  usoImu,
} from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

const testo = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const giorno = z.iso.date(testiCampo.DATA_NON_VALIDA);
const importo = z.number().min(0).max(999_999_999.99);
const importoFacoltativo = importo.nullable().default(null);
const versione = z.number().int();

/** A part of a property as it is written: from a day to another (null: still), in percent. */
const possesso = z.object({
  IdAnagrafica: z.uuid(testiCampo.PROPRIETARIO_SCONOSCIUTO),
  Dal: giorno,
  Al: giorno.nullable().default(null),
  Quota: z.number(),
  /** Share the IMU is due on, when it is not the one of the possession; null: the same. */
  QuotaImu: z.number().nullable().default(null),
  TipoPossesso: z.enum(tipoPossesso).default('Proprietà'),
  /** Of land: codes of the tables titoli-terreno and casi-terreno. */
  Titolo: testo(2),
  Caso: testo(2),
  AbitazionePrincipale: z.boolean().default(false),
  Esenzione: z.enum(esenzioneTemporanea).default('Nessuna'),
  /** Months of the year that count for the IMU; null: by the days. */
  MesiImu: z.number().int().min(0).max(12).nullable().default(null),
  RiduzioneImu: z.enum(riduzioneImu).default('Nessuna'),
  EsenzioneImu: z.enum(esenzioneImu).default('Nessuna'),
  DataMorte: giorno.nullable().default(null),
});
export type PossessoFilo = z.output<typeof possesso>;
const possessoLetto = possesso.extend({ Denominazione: z.string(), CodiceFiscale: z.string() });

const luogo = {
  Comune: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(4),
  Sezione: testo(3),
  Foglio: testo(5),
  Particella: testo(10),
  Subalterno: testo(6),
  Indirizzo: testo(200),
  Proprietari: z.array(possesso).max(100),
};
const fabbricatoScritto = {
  ...luogo,
  Categoria: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(5),
  Classe: testo(3),
  /** Rooms, square or cubic metres, by the category. */
  Consistenza: z.number().min(0).max(999_999.99).nullable().default(null),
  /** Null: from the tariff of its class, when there is one. */
  Rendita: importoFacoltativo,
  /** From the books, already raised by the coefficients of the year: of group D without a rendita. */
  Valore: importoFacoltativo,
  UsoImu: z.enum(usoImu).default('Ordinario'),
};
const terrenoScritto = {
  ...luogo,
  Classe: testo(3),
  RenditaDominicale: importo.nullable().default(null),
  RenditaAgraria: importo.nullable().default(null),
  /** Of a building area: its market value on the first of January. Null: agricultural land. */
  Valore: importoFacoltativo,
};
const ambito = { IdStudio: z.number().int().optional() };

export const fabbricatoNuovo = z.object({ ...fabbricatoScritto, ...ambito });
export const fabbricatoModifica = z.object({ ...fabbricatoScritto, Versione: versione });
export const terrenoNuovo = z.object({ ...terrenoScritto, ...ambito });
export const terrenoModifica = z.object({ ...terrenoScritto, Versione: versione });

const letto = {
  Id: z.uuid(),
  IdStudio: z.number().int(),
  ComuneDescrizione: z.string().nullable(),
  Provincia: z.string().nullable(),
  Proprietari: z.array(possessoLetto),
  Versione: versione,
};
export const fabbricato = z.object({ ...fabbricatoScritto, ...letto });
export const terreno = z.object({ ...terrenoScritto, ...letto });
export type FabbricatoFilo = z.output<typeof fabbricato>;
export type TerrenoFilo = z.output<typeof terreno>;

/** A row of the lists of properties. */
export const immobileRiga = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Comune: z.string(),
  ComuneDescrizione: z.string().nullable(),
  Foglio: z.string().nullable(),
  Particella: z.string().nullable(),
  Subalterno: z.string().nullable(),
  Categoria: z.string().nullable(),
  Rendita: z.number().nullable(),
  RenditaDominicale: z.number().nullable(),
  RenditaAgraria: z.number().nullable(),
  /** Names of who holds it, in order. */
  Proprietari: z.string(),
});
export type ImmobileRigaFilo = z.infer<typeof immobileRiga>;

/** A contract of a property. Registered by its code, or by day, series, number and office. */
const contrattoScritto = {
  Dal: giorno,
  Al: giorno.nullable().default(null),
  CodiceIdentificativo: testo(40),
  DataRegistrazione: giorno.nullable().default(null),
  Serie: testo(4),
  Numero: testo(10),
  Sottonumero: testo(4),
  CodiceUfficio: testo(4),
  /** Rent of a year, in euro. */
  Canone: importo,
  /** Code of the table codici-canone. */
  CodiceCanone: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(2),
  /** Of the cedolare secca; null: ordinary taxation. */
  Aliquota: z
    .enum(Object.keys(aliquotaCedolare) as AliquotaCedolare[])
    .nullable()
    .default(null),
};
export const contrattoNuovo = z.object({ ...contrattoScritto, IdImmobile: z.uuid() });
export const contrattoModifica = z.object({ ...contrattoScritto, Versione: versione });
export const contrattoLocazione = z.object({
  ...contrattoScritto,
  Id: z.uuid(),
  IdStudio: z.number().int(),
  IdImmobile: z.uuid(),
  Versione: versione,
});
export type ContrattoFilo = z.output<typeof contrattoLocazione>;
