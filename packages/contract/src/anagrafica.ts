import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { statoTelematico, tipoAnagrafica, tipoDichiarazione } from './enumerazioni/index.ts';
import { legami } from './legame.ts';
import { RIGHE_PER_PAGINA_MASSIME } from './limiti.ts';
import { tag } from './tag.ts';
import { testiCampo } from './testi-campo.ts';
import { testiPagine } from './testi-pagine.ts';
import type { Interno } from './wire.ts';

const testo = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const giorno = z.iso.date().nullable().default(null);

/** A comune by its codice catastale. */
export const codiceComune = z.string().trim().toUpperCase().length(4, testiCampo.COMUNE_SCONOSCIUTO);

/** An address: the comune by codice catastale, the name as it was when it was written. */
const indirizzo = z.object({
  Comune: testo(4),
  ComuneDescrizione: testo(100),
  Provincia: testo(2),
  CAP: testo(5),
  Via: testo(120),
  Civico: testo(12),
});
const indirizzoVuoto = {
  Comune: null,
  ComuneDescrizione: null,
  Provincia: null,
  CAP: null,
  Via: null,
  Civico: null,
};

/** What a person writes of a client. Which fields count depends on Tipo: those of the other kind are not kept. */
export const anagraficaScritta = z.object({
  Tipo: z.enum(tipoAnagrafica),
  Estera: z.boolean().default(false),
  IdentificativoEstero: testo(30),
  CodiceFiscale: codiceFiscale(30),
  PIVA: testo(11),
  Cognome: testo(80),
  Nome: testo(80),
  RagioneSociale: testo(160),
  NaturaGiuridica: testo(80),
  DataCostituzione: giorno,
  Sesso: z.enum(['M', 'F']).nullable().default(null),
  DataNascita: giorno,
  ComuneNascita: testo(4),
  ComuneNascitaDescrizione: testo(100),
  ProvinciaNascita: testo(2),
  StatoCivile: z.number().int().min(0).max(8).default(0),
  DomicilioFiscale: indirizzo.default(indirizzoVuoto),
  ResidenzaDiversa: z.boolean().default(false),
  Residenza: indirizzo.default(indirizzoVuoto),
  SedeLegaleDiversa: z.boolean().default(false),
  SedeLegale: indirizzo.default(indirizzoVuoto),
  SedeAttivitaDiversa: z.boolean().default(false),
  SedeAttivita: indirizzo.default(indirizzoVuoto),
  Email: testo(254),
  EmailPEC: testo(254),
  Telefono: testo(30),
  Cellulare: testo(30),
  TipoDocumento: testo(40),
  NumeroDocumento: testo(30),
  RilasciatoDa: testo(80),
  DataRilascio: giorno,
  DataScadenza: giorno,
  EmailFirma: testo(254),
  TelefonoFirma: testo(30),
  /** 0 none, 1 registry to declaration, 2 declaration to registry, 3 both: the last change wins. */
  Sincronizzazione: z.number().int().min(0).max(3).default(1),
  ...legami,
});
export type AnagraficaScritta = z.infer<typeof anagraficaScritta>;

export const anagraficaCreata = anagraficaScritta.extend({
  IdStudio: z.number().int().optional(),
  appid: z.string().optional(),
});
/**
 * A replacement carries the version it was read at: another version answers 409 with the differences. With `Dal` what
 * changes holds from that day, and what was there before keeps its period.
 */
export const anagraficaModificata = anagraficaScritta.extend({
  Versione: z.number().int(),
  Dal: giorno,
  appid: z.string().optional(),
});

export const anagrafica = anagraficaScritta.extend({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  Archiviata: z.boolean(),
  /** The data were erased and the law wants what is left until this day: it can only be looked at. */
  LimitataFino: z.string().nullable(),
  Versione: z.number().int(),
  CreataIl: z.string(),
  ModificataIl: z.string(),
  ModificataDa: z.string().nullable(),
});
export type AnagraficaFilo = z.infer<typeof anagrafica>;
export type Anagrafica = Interno<AnagraficaFilo>;

/**
 * A row of the list: the declaration of the fiscal year beside the client, when there is one. Of more, the ordinary one of
 * the income comes first; `Altre` says how many are left out.
 */
export const anagraficaRiga = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  PIVA: z.string().nullable(),
  Tipo: z.enum(tipoAnagrafica),
  NaturaGiuridica: z.string().nullable(),
  Estera: z.boolean(),
  Comune: z.string().nullable(),
  Provincia: z.string().nullable(),
  CAP: z.string().nullable(),
  Via: z.string().nullable(),
  Civico: z.string().nullable(),
  DataNascita: z.string().nullable(),
  Telefono: z.string().nullable(),
  Cellulare: z.string().nullable(),
  Email: z.string().nullable(),
  EmailPEC: z.string().nullable(),
  /** The treatment is limited until this day. */
  LimitataFino: z.string().nullable(),
  Dichiarazione: z
    .object({
      Id: z.uuid(),
      Tipo: z.enum(tipoDichiarazione),
      Stato: z.string(),
      StatoTelematico: z.enum(statoTelematico),
      Altre: z.number().int(),
      Completi: z.number().int(),
      Quadri: z.number().int(),
      ADebito: z.number().nullable(),
      ACredito: z.number().nullable(),
      Esito: z.string(),
    })
    .nullable(),
  Tag: z.array(tag),
  Versione: z.number().int(),
  ModificataIl: z.string(),
});
export type AnagraficaRiga = z.infer<typeof anagraficaRiga>;

/**
 * Fields that the list may filter and order by; anything else answers 400. `Dichiarazione` is a fiscal year: those who
 * have a declaration of it, or with a minus those who have none; `TipoDichiarazione` says of which type.
 */

/** Compute a codice fiscale from the person, or read and check a given one. */
export const codFiscRequest = z.union([
  z.object({ CodiceFiscale: codiceFiscale(30).min(1), appid: z.string().optional() }),
  z.object({
    Cognome: z.string().trim().min(1).max(80),
    Nome: z.string().trim().min(1).max(80),
    Sesso: z.enum(['M', 'F']),
    DataNascita: z.iso.date(),
    ComuneNascita: codiceComune,
    appid: z.string().optional(),
  }),
]);
export const codFiscAnswer = z.object({
  data: z.object({
    CodiceFiscale: z.string(),
    valido: z.boolean(),
    messaggio: z.string().nullable(),
    presente: z.boolean(),
    dati: z
      .object({
        Sesso: z.enum(['M', 'F']),
        DataNascita: z.string(),
        ComuneNascita: z.string(),
        ComuneNascitaDescrizione: z.string().nullable(),
        ProvinciaNascita: z.string().nullable(),
        omocodia: z.boolean(),
      })
      .nullable(),
  }),
});

/** A comune or a foreign state, as it was in a period (`Al` empty: still there). */
export const comune = z.object({
  Codice: z.string(),
  Denominazione: z.string(),
  Provincia: z.string(),
  CAP: z.array(z.string()),
  Dal: z.string().nullable(),
  Al: z.string().nullable(),
  Estero: z.boolean(),
});
export type ComuneFilo = z.infer<typeof comune>;

/** Puts many clients in the archive, or takes them out. */
export const archiviaRequest = z.object({
  Codici: z.array(z.uuid()).min(1, testiPagine.SELEZIONARE_ANAGRAFICA).max(RIGHE_PER_PAGINA_MASSIME),
  Archiviata: z.boolean().default(true),
  appid: z.string().max(40).optional(),
});
export const archiviaAnswer = z.object({ data: z.object({ aggiornate: z.number().int() }) });

/** One change of one field; `Dal` when it holds from a day, otherwise it took the place of the value before. */
export const modificaAnagrafica = z.object({
  Id: z.number().int(),
  Quando: z.string(),
  Autore: z.string().nullable(),
  Azione: z.string(),
  Campo: z.string(),
  Prima: z.unknown(),
  Dopo: z.unknown(),
  /** Before and after were erased. */
  Cancellata: z.boolean(),
  Dal: z.string().nullable(),
});
export const storiaAnagraficaAnswer = z.object({ data: z.array(modificaAnagrafica) });
export type ModificaAnagraficaFilo = z.infer<typeof modificaAnagrafica>;

/** The record as it was on a day: the fields whose value was another, with the period of each. */
export const situazioneAnswer = z.object({
  data: z.object({
    Giorno: z.string(),
    Campi: z.array(
      z.object({
        Campo: z.string(),
        Valore: z.unknown(),
        Dal: z.string().nullable(),
        /** Last day it held; null while it does. */
        Al: z.string().nullable(),
      }),
    ),
  }),
});
export type SituazioneFilo = z.infer<typeof situazioneAnswer>['data'];

/** A wrong codice fiscale becomes the right one; when a client already has it the two become one, once confirmed. */
export const correzioneRequest = z.object({
  CodiceFiscaleErrato: codiceFiscale(30).min(1),
  CodiceFiscaleCorretto: codiceFiscale(30).min(1),
  Conferma: z.boolean().default(false),
  /** Of two records that become one: the fields that stay as they are in the record that goes. */
  Tieni: z.array(z.string().max(60)).max(100).default([]),
  IdStudio: z.number().int().optional(),
  appid: z.string().max(40).optional(),
});
/** Declarations that follow. */
export const correzioneAnswer = z.object({
  data: z.object({ aggiornate: z.number().int(), IdAnagrafica: z.uuid() }),
});

const possibileDoppione = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  PIVA: z.string().nullable(),
  DataNascita: z.string().nullable(),
  Comune: z.string().nullable(),
  Dichiarazioni: z.number().int(),
});
/** Two records that may be of one person, and why. */
const coppia = z.object({
  Motivo: z.enum(['codice', 'partitaIva', 'nascita', 'nomeSimile', 'ragioneSociale']),
  Uno: possibileDoppione,
  Altro: possibileDoppione,
});
export type CoppiaFilo = z.infer<typeof coppia>;
export const doppioniAnswer = z.object({ data: z.array(coppia) });
