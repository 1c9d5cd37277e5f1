import { z } from 'zod';
import { statoF24 } from './enumerazioni/index.ts';
import { euroVersamento, giornoVersamento } from './versamento.ts';

const appid = z.string().max(40).optional();

/** How the word of a client stands, as it is kept. */
const statiDetto = ['Detto', 'Ritirato', 'Confermato', 'Non risulta'] as const;
export type StatoDetto = (typeof statiDetto)[number];

/** That a client says he paid a model: on which day, and what the studio answered. */
const detto = z.object({
  Stato: z.enum(statiDetto),
  PagatoIl: z.string(),
  DettoIl: z.string(),
  /** The receipt of the bank, among the documents. */
  Ricevuta: z.object({ Id: z.uuid(), Nome: z.string() }).nullable(),
  RispostoIl: z.string().nullable(),
  /** Why it does not result. */
  Motivo: z.string().nullable(),
});
export type DettoFilo = z.output<typeof detto>;

/** What is to be paid on a day: a model, or debts that no model holds yet. Amounts in euro. */
const voce = z.object({
  /** The model; of the debts that have none, their day. */
  Chiave: z.string(),
  IdF24: z.uuid().nullable(),
  Numero: z.number().int().nullable(),
  /** The studio that prepared it; null: it is his own. */
  Studio: z.string().nullable(),
  /** The year of the conto where it stands. */
  Anno: z.number().int(),
  Data: z.string(),
  Nome: z.string(),
  Importo: z.number(),
  Stato: z.enum([...statoF24, 'Da preparare']),
  PagatoIl: z.string().nullable(),
  /** Of his own model, to act on it, and the record whose it is. */
  Versione: z.number().int().nullable(),
  IdAnagrafica: z.uuid().nullable(),
  /** What it is made of: what is used of the credits is below zero. */
  Righe: z.array(
    z.object({ Nome: z.string(), Codice: z.string(), Anno: z.string().nullable(), Importo: z.number() }),
  ),
  Detto: detto.nullable(),
});
export type VoceDaPagareFilo = z.output<typeof voce>;

/** Of the next to pay, and of the last that were paid: so many at most. */
export const LIMITI_DA_PAGARE = { voci: 100, pagate: 20 } as const;
export const daPagareAnswer = z.object({
  data: z.object({
    /** As the server says. */
    Oggi: z.string(),
    /** What is due before the year ends, what is past with it; without what he says he paid. */
    EntroFineAnno: z.number(),
    DaPagare: z.array(voce),
    Pagati: z.array(voce),
  }),
});
export type DaPagareFilo = z.output<typeof daPagareAnswer>['data'];

/** The client says when he paid. */
export const dettoNuovo = z.object({ Data: giornoVersamento, appid });
/** The receipt of the bank: a file, and nothing else. */
export const dettoRicevuta = z.object({ appid });
export const dettoAnswer = z.object({ data: detto.nullable() });

/** What a studio answers: it was paid, as of a day and of an amount; or it does not result, and why. */
export const dettoRisposta = z.discriminatedUnion('Esito', [
  z.object({
    Esito: z.literal('Confermato'),
    Data: giornoVersamento,
    Importo: euroVersamento.nullable().default(null),
    Versione: z.number().int().min(1).max(2_147_483_647),
    appid,
  }),
  z.object({ Esito: z.literal('Non risulta'), Motivo: z.string().trim().min(1).max(500), appid }),
]);

/** What is wrong with a word; what its mails say. */
export const testiDetto = {
  UNA: 'La ricevuta è un solo file, in PDF o in foto (JPG, PNG).',
  CHIUSO: 'Lo studio ha già risposto: per cambiare si sente lo studio.',
  tipoDocumento: 'Ricevuta di pagamento',
  oggetto: (cliente: string) => `${cliente} dice di aver pagato un F24`,
  mail: (cliente: string, quale: string, giorno: string) => [
    `${cliente} dice di aver pagato il ${giorno} l’F24 ${quale}.`,
    'L’F24 resta com’è finché lo studio non conferma, o risponde che il pagamento non risulta.',
  ],
  pulsante: 'Apri l’F24',
  oggettoNonRisulta: (studio: string) => `${studio}: un pagamento non risulta`,
  mailNonRisulta: (quale: string, motivo: string) => [
    `Il pagamento dell’F24 ${quale} non risulta allo studio.`,
    `Perché: ${motivo}`,
  ],
  quale: (numero: number, anno: number, scadenza: string, importo: string) =>
    `n. ${numero} del ${anno}, in scadenza il ${scadenza}, di ${importo} €`,
} as const;
