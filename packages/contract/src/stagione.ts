import { z } from 'zod';
import { tipoDichiarazione } from './enumerazioni/index.ts';

/** What the home of a studio waits for: payments, the periodic IVA, declarations in time and late, registers, archiving. */
const obblighiStagione = [
  ...(['saldo', 'secondo acconto', 'versamenti', 'acconto IMU', 'saldo IMU', 'IMU'] as const),
  ...(['liquidazione IVA', 'acconto IVA', 'LIPE'] as const),
  ...(['dichiarazione', 'dichiarazione tardiva', 'deleghe', 'conservazione'] as const),
] as const;
export type ObbligoStagione = (typeof obblighiStagione)[number];

const rigaStagione = z.object({
  Obbligo: z.enum(obblighiStagione),
  /** Of a declaration. */
  Tipo: z.enum(tipoDichiarazione).nullable(),
  /** Of the declaration, of the register, of the documents; the tax year of the IVA. */
  Anno: z.number().int(),
  /** The month of a liquidation, the quarter of a communication. */
  Periodo: z.number().int().nullable(),
  Data: z.string(),
  /** The day was checked on an official source. */
  Verificato: z.boolean(),
  Fatti: z.number().int(),
  Totale: z.number().int(),
  /** Euro still to be paid; null where they are not known. */
  ADebito: z.number().nullable(),
  /** There is an amount, and nobody counted it yet. */
  DaCalcolare: z.boolean(),
  /** How many were done in each week, by its Monday; null where the day they were done is not kept. */
  Settimane: z.array(z.object({ Lunedi: z.string(), Quanti: z.number().int() })).nullable(),
});
export type RigaStagioneFilo = z.output<typeof rigaStagione>;

/** `Oggi`: as the server says. */
export const stagioneAnswer = z.object({
  data: z.object({ Oggi: z.string(), Righe: z.array(rigaStagione) }),
});
export type StagioneFilo = z.output<typeof stagioneAnswer>['data'];

/** What waits for who enters. */
const generiAttesa = ['Scarto', 'Conflitto', 'Messaggio', 'Risposta', 'Documento', 'Firma'] as const;
export type GenereAttesa = (typeof generiAttesa)[number];

const attesa = z.object({
  Genere: z.enum(generiAttesa),
  Blocca: z.boolean(),
  /** Who it is of. */
  Nome: z.string(),
  Testo: z.string(),
  Quando: z.iso.datetime(),
  /** Where it is done. */
  Percorso: z.string(),
});
export type AttesaFilo = z.output<typeof attesa>;
/** The first of them, those that block before the others, then from the oldest; and how many there are. */
export const atteseAnswer = z.object({
  data: z.object({ Righe: z.array(attesa), Totale: z.number().int(), Bloccano: z.number().int() }),
});
export type AtteseFilo = z.output<typeof atteseAnswer>['data'];

/** The first steps of a studio: how each stands, as its data say. */
const nomiPasso = ['studio', 'clienti', 'colleghi', 'dichiarazione', 'firma'] as const;
export type NomePasso = (typeof nomiPasso)[number];
const passo = z.object({
  Nome: z.enum(nomiPasso),
  Fatti: z.number().int(),
  /** Of how many; null where one is enough. */
  Totale: z.number().int().nullable(),
  /** How it is now; null while there is nothing. */
  Come: z.string().nullable(),
  /** What is not there yet, by name. */
  Mancano: z.array(z.string()),
});
export const passiAnswer = z.object({ data: z.object({ Passi: z.array(passo) }) });
export type PassiFilo = z.output<typeof passiAnswer>['data'];
