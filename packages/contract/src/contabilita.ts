import { z } from 'zod';
import { testiCampo, testiFattura } from './testi-campo.ts';

const appid = z.string().max(40).optional();
const giorno = z.iso.date(testiCampo.DATA_NON_VALIDA);
const codice = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(20);
const facoltativo = (massimo: number) =>
  z
    .string()
    .trim()
    .max(massimo)
    .nullable()
    .default(null)
    .transform((valore) => valore || null);

/** What is exported, each as the accounts call it. */
export const tipoContabile = ['Vendita', 'Incasso', 'Consumo'] as const;
export type TipoContabile = (typeof tipoContabile)[number];
export const formatoContabile = ['csv', 'txt'] as const;
export type FormatoContabile = (typeof formatoContabile)[number];
/** How the file of an export stands with the accounting software; null: it was never sent. */
export const invioContabile = ['Inviata', 'Errore invio'] as const;
export type InvioContabile = (typeof invioContabile)[number];

/** The types of a register of VAT. */
export const tipiRegistro = [1, 3, 5] as const;

/** What every movement is written with, until somebody says otherwise. */
const valori = {
  CausaleConsumo: codice,
  CausaleIncasso: codice,
  ContoBanca: codice,
  CausaleVendita: codice,
  CodiceIva: codice,
  ContoIva: codice,
  NumeroRegistro: z.number().int().min(1).max(9999),
  TipoRegistro: z
    .number()
    .int()
    .refine((tipo) => (tipiRegistro as readonly number[]).includes(tipo), testiFattura.TIPO_REGISTRO),
  TipoContoCliente: codice,
  TipoContoGestore: codice,
};
const servizio = {
  /** Where the accounting software answers. */
  WsIndirizzo: facoltativo(300),
  WsUtente: facoltativo(100),
  WsAzienda: facoltativo(40),
};

export const contabilitaScritta = z.object({
  ...valori,
  ...servizio,
  /** Left out: it stays; empty: it goes. */
  WsPassword: z.string().max(200).optional(),
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});
export type ContabilitaScritta = z.output<typeof contabilitaScritta>;

const contabilitaLetta = z.object({
  ...valori,
  WsIndirizzo: z.string().nullable(),
  WsUtente: z.string().nullable(),
  WsAzienda: z.string().nullable(),
  /** A password is kept; it is never answered. */
  HaWsPassword: z.boolean(),
  /** The address is the one of the simulated service of this machine. */
  WsSimulato: z.boolean(),
  /** All that is needed to send is there. */
  WsPronto: z.boolean(),
  /** Zero: nobody wrote them, and those of the vendor hold. */
  Versione: z.number().int(),
});
export type ContabilitaFilo = z.output<typeof contabilitaLetta>;
export const contabilita = z.object({ data: contabilitaLetta });

/** What the accounting software said when it was asked who it is. */
export const contabilitaProva = z.object({
  data: z.object({ Riuscita: z.boolean(), Testo: z.string(), Simulato: z.boolean() }),
});
export type ProvaContabile = z.output<typeof contabilitaProva>['data'];

const periodo = {
  DataDa: giorno,
  DataA: giorno,
  Tipi: z
    .array(z.enum(tipoContabile))
    .min(1, testiCampo.OBBLIGATORIO)
    .max(tipoContabile.length)
    .default([...tipoContabile]),
  appid,
};
export const contabileRequest = z.object(periodo);
export type ContabileRichiesto = z.output<typeof contabileRequest>;
export const contabileEsporta = z.object({
  ...periodo,
  Formato: z.enum(formatoContabile).default('csv'),
  /** What was exported already goes again, and `Motivo` says why. */
  Ripeti: z.boolean().default(false),
  Motivo: facoltativo(200),
});
export type ContabileDaEsportare = z.output<typeof contabileEsporta>;

const conto = z.object({
  Tipo: z.enum(tipoContabile),
  /** In the days that were asked. */
  Movimenti: z.number().int(),
  /** Of those, how many went out already. */
  Esportati: z.number().int(),
  /** Of those, how many are no more as they went out. */
  Cambiati: z.number().int(),
  /** Euro, of all; credit notes take away. */
  Importo: z.number(),
  /** Euro, of what did not go out yet. */
  DaEsportare: z.number(),
});
export const contabileAnteprima = z.object({
  data: z.object({
    Voci: z.array(conto),
    /** Invoices of these days that did not leave, or were refused: they are no sales yet. */
    Ferme: z.number().int(),
  }),
});
export type AnteprimaContabile = z.output<typeof contabileAnteprima>['data'];

export const esportazioneContabile = z.object({
  Id: z.uuid(),
  Numero: z.number().int(),
  Data: z.string(),
  Utente: z.string(),
  DataDa: z.string(),
  DataA: z.string(),
  Tipi: z.array(z.enum(tipoContabile)),
  Formato: z.enum(formatoContabile),
  Righe: z.number().int(),
  Vendite: z.number(),
  Incassi: z.number(),
  Consumi: z.number(),
  Ripetuta: z.boolean(),
  Motivo: z.string().nullable(),
  File: z.string(),
  Invio: z.enum(invioContabile).nullable(),
  InviataIl: z.string().nullable(),
  Simulata: z.boolean(),
  Errore: z.string().nullable(),
});
export type EsportazioneContabileFilo = z.output<typeof esportazioneContabile>;
export const esportazioneContabileAnswer = z.object({ data: esportazioneContabile });
