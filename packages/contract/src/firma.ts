import { z } from 'zod';
import {
  statoBusta,
  type TipoDichiarazione,
  type TipoDocumentoFirma,
  tipoDocumentoFirma,
} from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';
import { tipoTestoIncarico } from './testo-incarico.ts';

export const LIMITI_BUSTA = { documenti: 10, firmatari: 10 } as const;

const appid = z.string().max(40).optional();
const nome = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(80);
/** Who signs: the code goes to the telephone, the invitation to the address; without one of them nothing is sent. */
const firmatarioNuovo = z.object({
  Nome: nome,
  Cognome: nome,
  Email: z
    .string()
    .trim()
    .min(1, testiCampo.OBBLIGATORIO)
    .max(120)
    .pipe(z.email(testiCampo.VALORE_NON_VALIDO)),
  Telefono: z
    .string()
    .trim()
    .min(1, testiCampo.OBBLIGATORIO)
    .transform((scritto) => scritto.replace(/[\s./()-]/g, ''))
    .transform((cifre) => (/^3\d{8,9}$/.test(cifre) ? `+39${cifre}` : cifre.replace(/^00/, '+')))
    .pipe(z.string().regex(/^\+\d{8,15}$/, testiCampo.VALORE_NON_VALIDO)),
});
/** They sign in the order in which they are written. */
export const bustaNuova = z.object({
  Tipo: z.enum(tipoDocumentoFirma),
  Documenti: z.array(z.uuid()).min(1, testiCampo.OBBLIGATORIO).max(LIMITI_BUSTA.documenti),
  Firmatari: z.array(firmatarioNuovo).min(1, testiCampo.OBBLIGATORIO).max(LIMITI_BUSTA.firmatari),
  /** The last day on which it can be signed. */
  Scadenza: z.iso.date(),
  /** Days between one reminder and the next; null: none. */
  Promemoria: z.number().int().min(1).max(30).nullable().default(3),
  appid,
});

const diversi: Readonly<Partial<Record<TipoDichiarazione, TipoDocumentoFirma>>> = {
  IRAP: 'IRAP',
  'IRAP (simulazione)': 'IRAP',
  ISA: 'ISA',
};
/** What the final print of a declaration is called in an envelope. */
export const computeTipoFirma = (tipo: TipoDichiarazione): TipoDocumentoFirma =>
  diversi[tipo] ?? 'Dichiarazione';

/** What is wanted to be signed, as its own screen knows it: its PDF is made, and kept among the documents of the client. */
export const documentoDaFirmare = z.object({
  Tipo: z.enum(tipoDocumentoFirma),
  /** Of the client (sheets, fascicolo), of the declaration, of the F24 or of the receipt. */
  Id: z.uuid(),
  Anno: z.number().int().min(2000).max(2099),
  /** Of the sheets of the deleghe: which; the mandate for the F24 when nothing is said. */
  Testo: z.enum(tipoTestoIncarico).optional(),
  /** In favour of whom a sheet is; null: the default one of the studio. */
  IdIntermediario: z.uuid().nullable().default(null),
  appid,
});
export const documentoDaFirmareAnswer = z.object({ data: z.object({ IdDocumento: z.string() }) });

export const busta = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  /** Of the studio and year it was sent in. */
  Numero: z.number().int(),
  AnnoNumero: z.number().int(),
  Tipo: z.enum(tipoDocumentoFirma),
  Stato: z.enum(statoBusta),
  /** It went to the service of the tests: nobody was asked anything. */
  Simulata: z.boolean(),
  /** It is signed by a link and a code of the house: a simple electronic signature. */
  Interna: z.boolean(),
  /** Those who sign are asked one after the other; else all together. */
  InOrdine: z.boolean(),
  /** Why who had to sign it did not want to. */
  Rifiuto: z.string().nullable(),
  /** The key that the signing service gave it. */
  IdFornitore: z.string(),
  Scadenza: z.string(),
  Promemoria: z.number().int().nullable(),
  DataInvio: z.string(),
  DataFirma: z.string().nullable(),
  Documenti: z.array(z.object({ Id: z.string(), Nome: z.string() })),
  Firmatari: z.array(
    z.object({
      Ordine: z.number().int(),
      Nome: z.string(),
      Email: z.string(),
      Telefono: z.string(),
      FirmatoIl: z.string().nullable(),
      /** When he said that he does not sign. */
      RifiutatoIl: z.string().nullable(),
      /** Where his codes go was written by who sent the envelope, not by the record of the client. */
      Scritto: z.boolean(),
      /** The documents that he signs. */
      Documenti: z.array(z.string()),
    }),
  ),
});
export type BustaFilo = z.output<typeof busta>;
export const bustaAnswer = z.object({ data: busta });

/** What happened to an envelope: it was sent, reminded, signed by somebody, concluded. */
const eventoTraccia = [
  'invio',
  'sollecito',
  'firma',
  'firmata',
  'rifiutata',
  'annullata',
  'scaduta',
] as const;
export type EventoTraccia = (typeof eventoTraccia)[number];
/** An envelope with what its page shows besides. */
const bustaIntera = busta.extend({
  Documenti: z.array(
    z.object({
      Id: z.string(),
      Nome: z.string(),
      Tipo: z.string(),
      Sha256: z.string(),
      Versione: z.number().int(),
    }),
  ),
  /** From the last to the first; `Chi`: the person of the studio, or who signed. */
  Traccia: z.array(
    z.object({ Quando: z.string(), Evento: z.enum(eventoTraccia), Chi: z.string().nullable() }),
  ),
  /** Where each signs at the service of the tests, in order; empty for a true one: the link is of who signs alone. */
  PagineDiProva: z.array(z.string()),
});
export type BustaInteraFilo = z.output<typeof bustaIntera>;
export const bustaInteraAnswer = z.object({ data: bustaIntera });
export const esitoFirma = z.object({ data: z.object({ cambiata: z.boolean() }) });
/** Whether the studio can send: the service is there, and so is its token. */
export const firmaPronta = z.object({ data: z.object({ Pronta: z.boolean(), Simulata: z.boolean() }) });
