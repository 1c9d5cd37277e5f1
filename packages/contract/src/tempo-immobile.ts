import { z } from 'zod';
import { tipoDichiarazione, tipoPossesso } from './enumerazioni/index.ts';
import { tipoVisura } from './visura.ts';

const parola = z.string().nullable();
const giorno = z.string();
const giornoONulla = z.string().nullable();

/** What the land register says of a building that changes in time. */
const campoCatasto = ['Categoria', 'Classe', 'Rendita', 'Quota'] as const;
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
  /** Of its first rigo, and where it is written. */
  Rendita: z.number().nullable(),
  ChiaveRendita: parola,
  Quota: z.number().nullable(),
  ChiaveQuota: parola,
  /** Codes of the uses, in the order of its righi. */
  Utilizzi: z.array(z.string()),
  RilievoRendita: gravita,
  RilievoQuota: gravita,
  RilievoUtilizzo: gravita,
});
/** The rendita that the IMU of a tax year is computed on: the one of the record. */
const imu = z.object({
  Anno: z.number().int(),
  IdAnagrafica: z.uuid(),
  Rendita: z.number().nullable(),
  Rilievo: gravita,
});

/** A building in time: what the register said, what was declared, who held it, by which contracts it was let. */
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
    Categoria: parola,
    Rendita: z.number().nullable(),
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
});
export type TempoImmobileFilo = z.output<typeof tempoImmobile>;
export const tempoImmobileAnswer = z.object({ data: tempoImmobile });
