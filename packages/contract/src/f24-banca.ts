import { z } from 'zod';
import { statoF24 } from './enumerazioni/index.ts';
import { righeNonLette } from './estratto-conto.ts';
import { F24_PER_LOTTO, MOVIMENTI_PER_ESTRATTO } from './limiti.ts';
import { listQuery } from './lista.ts';
import { testiCampo, testiF24 } from './testi-campo.ts';
import { euroVersamento, giornoF24 } from './versamento.ts';

/** A statement of a bank, as it was read from a file: of one client when it is said, else of whoever is in it. */
const estratto = z.strictObject({
  Contenuto: z.string().min(1, testiCampo.OBBLIGATORIO).max(2_000_000),
  IdAnagrafica: z.uuid().nullable().default(null),
  appid: z.string().max(40).optional(),
});
/** What is looked at of the movements that are about F24. */
export const filtroBancaF24 = [
  'Tutti',
  'Da confermare',
  'Confermati',
  'Senza corrispondenza',
  'Tornati indietro',
] as const;
export type FiltroBancaF24 = (typeof filtroBancaF24)[number];
/** A page of the movements of a statement. */
export const bancaF24Request = estratto.extend({
  Filtro: z.enum(filtroBancaF24).default('Tutti'),
  PageNo: listQuery.shape.PageNo,
  PageSize: listQuery.shape.PageSize,
});

/** What a movement of the account is for the models. */
const esitoBancaF24 = [
  'Corrisponde',
  'Da scegliere',
  'Importo diverso',
  'Già pagato',
  'Tornato indietro',
  'Nessun F24',
] as const;
export type EsitoBancaF24 = (typeof esitoBancaF24)[number];

/** A model that a movement may have paid. Amounts in euro. */
const scelta = z.object({
  Id: z.string(),
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Numero: z.number().int(),
  Anno: z.number().int(),
  Data: z.string(),
  Saldo: z.number(),
  Stato: z.enum(statoF24),
});
export type SceltaBancaF24Filo = z.output<typeof scelta>;
const riga = z.object({
  /** Its place among the movements of the file, from 1. */
  Riga: z.number().int(),
  Data: z.string().nullable(),
  /** What left the account, in euro. */
  Importo: z.number(),
  Descrizione: z.string(),
  Esito: z.enum(esitoBancaF24),
  /** The nearest first; alone where it corresponds. */
  Scelte: z.array(scelta),
});
export type RigaBancaF24Filo = z.output<typeof riga>;
const banca = z.object({
  /** Those of the page that was asked. */
  Righe: z.array(riga),
  /** How many there are, by what is looked at. */
  Conteggi: z.array(z.object({ Filtro: z.enum(filtroBancaF24), Quanti: z.number().int() })),
  /** Those that correspond and may be confirmed together, whatever the page. */
  Certi: z.object({ Quanti: z.number().int(), Importo: z.number() }),
  /** Movements of the file that no F24 seems to be about. */
  Altri: z.number().int(),
  NonLette: righeNonLette,
});
export type BancaF24Filo = z.output<typeof banca>;
export const bancaF24Answer = z.object({ data: banca });

const pagamento = z.strictObject({
  Id: z.uuid(),
  Data: giornoF24,
  /** What left the account: less than the balance leaves the rest owed. */
  Importo: euroVersamento,
  /** The words of the movement: the audit log keeps them. */
  Movimento: z.string().max(500),
});
/** The models that a person says were paid by the movements of a statement, each by one. */
export const pagaDaBancaF24 = z.object({
  Pagamenti: z
    .array(pagamento)
    .min(1, testiF24.NESSUNO_SCELTO)
    .max(MOVIMENTI_PER_ESTRATTO, testiF24.troppi(MOVIMENTI_PER_ESTRATTO))
    .refine((pagati) => new Set(pagati.map(({ Id }) => Id)).size === pagati.length, testiF24.DUE_MOVIMENTI),
});

const posto = z.number().int().min(1).max(MOVIMENTI_PER_ESTRATTO);
/** What a person confirms of a statement: all that corresponds but some, and the models chosen for other movements. */
export const confermaBancaF24 = estratto.extend({
  Certi: z.boolean().default(false),
  Esclusi: z.array(posto).max(MOVIMENTI_PER_ESTRATTO).default([]),
  Scelte: z
    .array(z.strictObject({ Riga: posto, Id: z.uuid() }))
    .max(F24_PER_LOTTO, testiF24.troppi(F24_PER_LOTTO))
    .default([]),
});
