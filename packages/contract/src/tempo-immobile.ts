import { z } from 'zod';
import { tipoDichiarazione, tipoPossesso } from './enumerazioni/index.ts';
import { tipoVisura } from './visura.ts';

const parola = z.string().nullable();
const giorno = z.string();
const giornoONulla = z.string().nullable();

/** What the land register says of a property that changes in time; the two incomes are of land. */
const campoCatasto = ['Categoria', 'Classe', 'Rendita', 'Dominicale', 'Agrario', 'Quota'] as const;
export type CampoCatasto = (typeof campoCatasto)[number];

/** How a number stands beside the register: wrong, or to be checked. */
const gravitaRilievo = ['errore', 'attenzione'] as const;
export type GravitaRilievo = (typeof gravitaRilievo)[number];
const gravita = z.enum(gravitaRilievo).nullable();

/** A search that found the building, and what it changed of what was known. */
const visura = z.object({
  Id: z.string(),
  Data: giorno,
  Tipo: z.enum(tipoVisura),
  /** What it said otherwise than the one before; empty for the first, and where nothing changed. */
  Cambiati: z.array(z.object({ Campo: z.enum(campoCatasto), Prima: z.string(), Dopo: z.string() })),
  Prima: z.boolean(),
  CostoCrediti: z.number().int(),
  ConPDF: z.boolean(),
  Simulata: z.boolean(),
});
/** A value of the register from the first search that says it to the last; `Valore` null: it changed in between, nobody knows when. */
const tratto = z.object({
  Campo: z.enum(campoCatasto),
  Valore: parola,
  Dal: giorno,
  Al: giornoONulla,
});
const possesso = z.object({
  IdAnagrafica: z.uuid(),
  Denominazione: z.string(),
  Dal: giorno,
  Al: giornoONulla,
  Quota: z.number(),
  TipoPossesso: z.enum(tipoPossesso),
});
const contratto = z.object({
  Id: z.uuid(),
  Dal: giorno,
  Al: giornoONulla,
  Canone: z.number(),
  Registrato: z.boolean(),
});

/** What a declaration has of the building; `ignoto`: it names buildings, and which is this cannot be said. */
const statoDichiarato = ['dichiarato', 'ignoto', 'assente', 'da fare'] as const;
export type StatoDichiarato = (typeof statoDichiarato)[number];
const dichiarato = z.object({
  /** Tax year; the declaration is of the year after. */
  Anno: z.number().int(),
  IdAnagrafica: z.uuid(),
  Stato: z.enum(statoDichiarato),
  IdDichiarazione: z.uuid().nullable(),
  Tipo: z.enum(tipoDichiarazione).nullable(),
  /** Of its first rigo, and where it is written; of land its reddito dominicale. */
  Rendita: z.number().nullable(),
  ChiaveRendita: parola,
  /** Reddito agrario; null for a building. */
  Agrario: z.number().nullable(),
  ChiaveAgrario: parola,
  Quota: z.number().nullable(),
  ChiaveQuota: parola,
  /** Codes of the uses, in the order of its righi. */
  Utilizzi: z.array(z.string()),
  RilievoRendita: gravita,
  RilievoAgrario: gravita,
  RilievoQuota: gravita,
  RilievoUtilizzo: gravita,
  /** It can be written no more: what is wrong in it asks for another declaration. */
  Chiusa: z.boolean(),
  /** What the register says in place of what is wrong, in each casella that says it. Euro. */
  Correzioni: z.array(z.object({ Chiave: z.string(), Prima: z.number(), Dopo: z.number() })),
});
/**
 * The IMU of a tax year: the rendita it is computed on, which is the one of the record; what the same building is worth on the
 * rendita that the register says for that year, and what was paid. Amounts in euro; null: nobody knows.
 */
const imu = z.object({
  Anno: z.number().int(),
  IdAnagrafica: z.uuid(),
  Rendita: z.number().nullable(),
  Rilievo: gravita,
  /** What the register says for the whole year; of land the reddito dominicale. */
  RenditaCatasto: z.number().nullable(),
  /** Of the year, or of its first instalment alone while the second is not due. */
  Dovuta: z.number().nullable(),
  SoloAcconto: z.boolean(),
  /** A building area: computed on the value of the record, which the register does not say. */
  DaValore: z.boolean(),
  /** It rests on a rate that is not final. */
  Provvisoria: z.boolean(),
  /** In the models F24 that Quadra keeps. */
  Pagata: z.number().nullable(),
  /** The models pay other properties with the same code: how much is of this one nobody knows. */
  ConAltri: z.boolean(),
  DaPagare: z.number().nullable(),
  /** What is left of the year for its second instalment, while it is not due. */
  Saldo: z.number().nullable(),
  /** Beyond what the whole year is worth. */
  PagataInPiu: z.number().nullable(),
  /** The last day it was paid on. */
  UltimoPagamento: giornoONulla,
  /** How the year is computed, where one line says it: base, rate and share in percent, months. */
  Conto: z
    .object({
      Base: z.number(),
      Aliquota: z.number(),
      Quota: z.number(),
      Mesi: z.number().int(),
      Annua: z.number(),
    })
    .nullable(),
});

/** A building or land in time: what the register said, what was declared, who held it, by which contracts it was let. */
const tempoImmobile = z.object({
  Oggi: giorno,
  /** Tax years, the last of them the current one. */
  Anni: z.array(z.number().int()),
  Immobile: z.object({
    Id: z.uuid(),
    IdStudio: z.number().int(),
    Indirizzo: parola,
    Comune: parola,
    Posto: z.string(),
    Genere: z.enum(['fabbricato', 'terreno']),
    Categoria: parola,
    Rendita: z.number().nullable(),
    /** Of land, as its record has them. */
    RenditaDominicale: z.number().nullable(),
    RenditaAgraria: z.number().nullable(),
  }),
  Proprietari: z.array(z.object({ IdAnagrafica: z.uuid(), Denominazione: z.string() })),
  /** From the last; null for who does not see the searches. */
  Visure: z.array(visura).nullable(),
  Catasto: z.array(tratto),
  Possessi: z.array(possesso),
  Contratti: z.array(contratto),
  /** Null for who does not see the declarations. */
  Dichiarati: z.array(dichiarato).nullable(),
  Imu: z.array(imu),
  /** When the second instalment of the current year is due. */
  ScadenzaSaldo: giorno,
});
export type TempoImmobileFilo = z.output<typeof tempoImmobile>;
export const tempoImmobileAnswer = z.object({ data: tempoImmobile });
