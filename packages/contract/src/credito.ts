import { z } from 'zod';
import {
  annoApplicativo,
  type CodiceApplicativo,
  codiciApplicativi,
  etichettaApplicativo,
} from './applicativo.ts';
import { segnoMovimento, type TipoMovimento } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

const studio = z.number().int().min(1).max(2_147_483_647);
const giorno = z.iso.date(testiCampo.DATA_NON_VALIDA);
const appid = z.string().max(40).optional();
const CREDITI_MASSIMI = 1_000_000;
const crediti = z.number().int().min(1).max(CREDITI_MASSIMI);
/** Euro with two decimals at most. */
const importo = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine((euro) => Number(euro.toFixed(2)) === euro, testiCampo.DUE_DECIMALI);
export const tipiMovimento = Object.keys(segnoMovimento) as [TipoMovimento, ...TipoMovimento[]];

/** The credits left to the studi of who asks. */
export const residui = z.object({ data: z.number().int() });

/** Credits burnt by hand. */
export const scalaCrediti = z.object({
  IdStudio: studio,
  Crediti: crediti,
  Motivazione: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(200),
  RiferimentoTipo: z.string().trim().max(40).nullable().default(null),
  RiferimentoId: z.string().trim().max(100).nullable().default(null),
  appid,
});
/** Credits of a studio that become of another. */
export const spostamento = z.object({
  DaIdStudio: studio,
  AIdStudio: studio,
  Crediti: crediti,
  Motivazione: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(200),
  appid,
});
export const spostati = z.object({
  data: z.object({ residuiDa: z.number().int(), residuiA: z.number().int() }),
});

/** A package bought for a studio: of one's own studio when it is not said which. */
export const acquistoCrediti = z.object({
  IdStudio: studio.optional(),
  IdPacchetto: z.uuid(testiCampo.PACCHETTO_SCONOSCIUTO),
  Descrizione: z.string().trim().max(500).default(''),
  appid,
});

const STUDI_PER_ATTIVAZIONE = 500;
/** A module for a year turned on for many studi, each with the credits of a package. */
export const attivazioneConPacchetto = z.object({
  IdStudi: z.array(studio).max(STUDI_PER_ATTIVAZIONE),
  Applicativo: z.enum(codiciApplicativi),
  /** Null: every year. */
  Anno: annoApplicativo.default(null),
  IdPacchetto: z.uuid(testiCampo.PACCHETTO_SCONOSCIUTO),
  /** Made by who asks: sent again, nobody is given the package twice. */
  IdRichiesta: z.uuid(),
  appid,
});
const esitoAttivazione = z.object({
  IdStudio: z.number().int(),
  /** Null: out of reach. */
  NomeStudio: z.string().nullable(),
  Attivato: z.boolean(),
  /** What may be spent now; null when it was left as it was. */
  Residui: z.number().int().nullable(),
  /** Why it was left as it was. */
  Messaggio: z.string().nullable(),
});
export type EsitoAttivazioneFilo = z.infer<typeof esitoAttivazione>;
export const esitiAttivazione = z.object({ data: z.array(esitoAttivazione) });

/** The item of the price lists that says how many credits a module takes. */
export const nameVoceModulo = (codice: CodiceApplicativo): string => `Modulo ${etichettaApplicativo[codice]}`;
/** A module bought with credits lasts so many months, from today or from the end of what there is. */
export const MESI_MODULO = 12;
/** A module bought by a studio for itself. `Crediti`: what it was told that it takes. */
export const acquistoModulo = z.object({
  Codice: z.enum(codiciApplicativi),
  Crediti: z.number().int().min(0).max(10_000),
  /** Made by who asks: sent again, nothing is taken twice. */
  IdRichiesta: z.uuid(),
  appid,
});
const moduloInVendita = z.object({
  Codice: z.enum(codiciApplicativi),
  /** Null: no price list of who sells names it, and it is asked of them. */
  Crediti: z.number().int().nullable(),
  /** Until when it would be on; null when it cannot be bought here. */
  FinoAl: giorno.nullable(),
  /** Why it cannot be bought here; null when it can. */
  Motivo: z.string().nullable(),
});
export type ModuloInVenditaFilo = z.infer<typeof moduloInVendita>;
export const moduliInVendita = z.object({
  data: z.object({ Moduli: z.array(moduloInVendita), Residui: z.number().int() }),
});

export const consuntivoRequest = z.object({
  DataDa: giorno,
  DataA: giorno,
  IdStudio: studio.optional(),
  appid,
});
/** What came in and went out in a period, for one type of movement. */
const rigaConsuntivo = z.object({
  Tipo: z.enum(tipiMovimento),
  SaldoIniziale: z.number().int(),
  Entrate: z.number().int(),
  Uscite: z.number().int(),
  SaldoFinale: z.number().int(),
});
export type RigaConsuntivo = z.infer<typeof rigaConsuntivo>;
export const consuntivo = z.object({ data: z.array(rigaConsuntivo) });

export const movimento = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  TipoMovimento: z.enum(tipiMovimento),
  Data: z.string(),
  /** Above zero what came in, below what went out. */
  Quantita: z.number().int(),
  SaldoDopo: z.number().int(),
  Causale: z.string(),
  Descrizione: z.string(),
  Autore: z.string(),
});
export type MovimentoFilo = z.infer<typeof movimento>;

/** What who uses the credits must know: few, or about to expire. */
export const situazioneCrediti = z.object({
  Residui: z.number().int(),
  /** Null: no threshold. */
  Soglia: z.number().int().nullable(),
  SottoSoglia: z.boolean(),
  InScadenza: z.array(z.object({ Crediti: z.number().int(), ScadeIl: giorno })),
  /** Those used in each of the last weeks, by its Monday; a week without use is not there. */
  Settimane: z.array(z.object({ Lunedi: giorno, Usati: z.number().int() })),
});
export type SituazioneCreditiFilo = z.infer<typeof situazioneCrediti>;

const pacchettoScritto = z.object({
  Nome: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(80),
  Crediti: crediti,
  CostoUnitario: importo,
  /** Null: credits times unit cost. */
  Prezzo: importo.nullable().default(null),
  /** Null: its credits never expire. */
  ScadenzaMesi: z.number().int().min(1).max(120).nullable().default(null),
  Pubblico: z.boolean().default(false),
  Attivo: z.boolean().default(true),
});
export type PacchettoScritto = z.output<typeof pacchettoScritto>;
export const pacchettoNuovo = pacchettoScritto.extend({ appid });
export const pacchettoModifica = pacchettoScritto.extend({ Versione: z.number().int(), appid });
/** All that a gestore does with a package of the vendor. */
export const pacchettoAttivazione = z.object({ Attivo: z.boolean(), Pubblico: z.boolean(), appid });
export const pacchetto = z.object({
  Id: z.uuid(),
  Nome: z.string(),
  Crediti: z.number().int(),
  CostoUnitario: z.number(),
  Prezzo: z.number(),
  ScadenzaMesi: z.number().int().nullable(),
  Pubblico: z.boolean(),
  Attivo: z.boolean(),
  /** Null: of the vendor. */
  NomeGestore: z.string().nullable(),
  /** Whether who reads may change all of it; otherwise only whether it is active and public, or nothing. */
  Modificabile: z.boolean(),
  Versione: z.number().int(),
});
export type PacchettoFilo = z.infer<typeof pacchetto>;
/** Whether who asks may have packages of its own. */
export const facoltaPacchetti = z.object({ data: z.object({ Crea: z.boolean() }) });
/** What a studio may buy, and from whom. */
export const offerta = z.object({
  data: z.object({
    Pacchetti: z.array(pacchetto),
    /** Whom to ask. */
    Venditore: z.object({
      Nome: z.string(),
      Email: z.string().nullable(),
      Telefono: z.string().nullable(),
    }),
    /** Why nothing can be paid here; null when it can. */
    Avviso: z.string().nullable(),
  }),
});
export type OffertaFilo = z.infer<typeof offerta>['data'];

/** What one use of a type of declaration costs in a year. */
const voceListino = z.object({
  Tipo: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(60),
  /** Null: every year. */
  Anno: z.number().int().min(2019).max(2099).nullable().default(null),
  Crediti: z.number().int().min(0).max(10_000),
  PrezzoUnitario: importo.default(0),
});
export type VoceListinoFilo = z.output<typeof voceListino>;
const listinoScritto = z.object({
  Nome: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(80),
  ValidoDa: giorno,
  ValidoA: giorno.nullable().default(null),
  Voci: z.array(voceListino).max(200).default([]),
});
export type ListinoScritto = z.output<typeof listinoScritto>;
export const listinoNuovo = listinoScritto.extend({ appid });
export const listinoModifica = listinoScritto.extend({ Versione: z.number().int(), appid });
export const listino = z.object({
  Id: z.uuid(),
  Nome: z.string(),
  ValidoDa: giorno,
  ValidoA: giorno.nullable(),
  /** Null: of the vendor. */
  NomeGestore: z.string().nullable(),
  Voci: z.array(voceListino),
  Modificabile: z.boolean(),
  Versione: z.number().int(),
});
export type ListinoFilo = z.infer<typeof listino>;
