import { z } from 'zod';
import {
  finalitaDichiarazione,
  statoDichiarazione,
  statoF24,
  statoTelematico,
  tipoDichiarazione,
} from './enumerazioni/index.ts';

/** How many years the panoramica of a client tells: the current one and those before it. */
export const ANNI_PANORAMICA = 7;
/** How many rows of each part are told at most: the next, or the last. */
export const LIMITI_PANORAMICA = { immobili: 12, daPagare: 8, pagati: 6, documenti: 5, fatti: 8 } as const;

/** A type of declaration in a year: the last one made that is filed. Amounts in euro. */
const dichiarazione = z.object({
  Anno: z.number().int(),
  Id: z.uuid(),
  Finalita: z.enum(finalitaDichiarazione),
  Stato: z.enum(statoDichiarazione),
  Telematico: z.enum(statoTelematico),
  /** The day of the answer of the Agenzia or, before it, of the sending. */
  Il: z.string().nullable(),
  Esito: z.string(),
  Completi: z.number().int(),
  Quadri: z.number().int(),
  /** What it says is owed, or to be had; null where it is not known yet. */
  Debito: z.number().nullable(),
  Credito: z.number().nullable(),
  /** Others of the same type and year. */
  Altre: z.number().int(),
});
/** How many of a year, how many of them are over, and the day of the next that is not. */
const quanti = z.object({
  Anno: z.number().int(),
  Quanti: z.number().int(),
  Fatti: z.number().int(),
  Prossimo: z.string().nullable(),
});
const periodo = z.object({ Dal: z.string(), Al: z.string().nullable() });

const immobile = z.object({
  Id: z.uuid(),
  Genere: z.string(),
  /** Where it stands: its address, or the comune and its place in the land register. */
  Nome: z.string(),
  Categoria: z.string().nullable(),
  Rendita: z.number().nullable(),
  Possessi: z.array(
    periodo.extend({ Quota: z.number(), Tipo: z.string().nullable(), AbitazionePrincipale: z.boolean() }),
  ),
  /** Rent of a year, in euro. */
  Contratti: z.array(periodo.extend({ Canone: z.number().nullable() })),
});

export const panoramicaAnswer = z.object({
  data: z.object({
    /** As the server says. */
    Oggi: z.string(),
    Anni: z.array(z.number().int()),
    Id: z.uuid(),
    IdStudio: z.number().int(),
    Denominazione: z.string(),
    CodiceFiscale: z.string(),
    Tipo: z.string(),
    Telefono: z.string().nullable(),
    Email: z.string().nullable(),
    Archiviata: z.boolean(),
    /** The delega unica in force; null without one, or for who may not read them. */
    DelegaFino: z.string().nullable(),
    Dichiarazioni: z.array(z.object({ Tipo: z.enum(tipoDichiarazione), Celle: z.array(dichiarazione) })),
    /** Declarations of the client, of every year and purpose. */
    TotaleDichiarazioni: z.number().int(),
    /** Instalments of the IMU, as the conto fiscale holds them. */
    Imu: z.array(quanti),
    F24: z.array(quanti),
    /** Documents of each year, and those a conservator accepted; empty for who may not read them. */
    Conservazione: z.array(quanti),
    Immobili: z.array(immobile),
    TotaleImmobili: z.number().int(),
  }),
});
export type PanoramicaFilo = z.output<typeof panoramicaAnswer>['data'];

/** A payment of a client: a model, or the debts of a day that no model holds yet. Euro. */
const versamento = z.object({
  Chiave: z.string(),
  IdF24: z.uuid().nullable(),
  Anno: z.number().int(),
  Data: z.string(),
  Nome: z.string(),
  Codici: z.array(z.string()),
  Importo: z.number(),
  Stato: z.enum([...statoF24, 'Da preparare']),
  PagatoIl: z.string().nullable(),
  /** When it was mailed to the client. */
  MandatoIl: z.iso.datetime().nullable(),
});
export const panoramicaVersamentiAnswer = z.object({
  data: z.object({
    Oggi: z.string(),
    /** What is due before the year ends, what is past with it. */
    EntroFineAnno: z.number(),
    DaPagare: z.array(versamento),
    Pagati: z.array(versamento),
  }),
});
export type PanoramicaVersamentiFilo = z.output<typeof panoramicaVersamentiAnswer>['data'];

/** What happened for a client. */
const generiFatto = ['dichiarazione', 'ricevuta', 'f24', 'pagamento', 'documento', 'richiesta'] as const;
const fatto = z.object({
  Genere: z.enum(generiFatto),
  Quando: z.iso.datetime(),
  /** Of a declaration: its type, and its year as the name. */
  Tipo: z.enum(tipoDichiarazione).nullable(),
  /** What it is about. */
  Nome: z.string(),
  /** What happened to it. */
  Atto: z.string(),
  Autore: z.string().nullable(),
  Percorso: z.string(),
});
export const panoramicaFattiAnswer = z.object({ data: z.array(fatto) });
export type FattoFilo = z.output<typeof fatto>;
