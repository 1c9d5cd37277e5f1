import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { valoreCasella } from './dichiarazione.ts';
import {
  type StatoRichiesta730,
  statoDichiarazione,
  statoOrdine,
  statoRichiesta730,
  tipoDichiarazione,
  tipoOrdine,
} from './enumerazioni/index.ts';
import { VERSIONE_MASSIMA } from './limiti.ts';
import { testiCampo } from './testi-campo.ts';

/** Requests of one call, and rows of one order: a studio may write a lower limit. */
export const RICHIESTE_PER_LOTTO = 500;
const appid = z.string().max(40).optional();
const anno = z.number().int().min(2019).max(2099);
const codici = z.array(z.uuid()).min(1, testiCampo.OBBLIGATORIO).max(RICHIESTE_PER_LOTTO);

/** From each state of a request, those that may follow: nothing else does. */
export const passaggiRichiesta730: Readonly<Record<StatoRichiesta730, readonly StatoRichiesta730[]>> = {
  'Non creata': ['Creata', 'Importazione Esterna'],
  Creata: ['Non creata', 'Inviata', 'Importazione Esterna'],
  // A request or a whole order that is refused can be sent again.
  Inviata: ['Creata', 'Ricevuta', 'Annullamento Creato'],
  Ricevuta: ['Annullamento Creato'],
  // Taken back before it leaves, or refused after: it is as it was.
  'Annullamento Creato': ['Inviata', 'Ricevuta', 'Annullamento Inviato'],
  'Annullamento Inviato': ['Non creata', 'Inviata', 'Ricevuta', 'Annullamento Creato'],
  'Importazione Esterna': ['Creata'],
};

/** What is done with requests by hand. */
const attoRichiesta730 = ['crea', 'ritira', 'annulla', 'mantieni'] as const;
export type AttoRichiesta730 = (typeof attoRichiesta730)[number];

/** A casella as a file says it: nothing is known of it until it is put into a form. */
const voce = z.object({ Casella: z.string(), Valore: z.string(), Descrizione: z.string() });
export type VocePrecompilata = z.output<typeof voce>;
/** What the file says and the form did not take, and why. */
const voceFuori = voce.extend({ Perche: z.string() });
export type VoceFuori = z.output<typeof voceFuori>;

export const richiesta730 = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Anno: z.number().int(),
  Stato: z.enum(statoRichiesta730),
  /** Of the outside service: kept as it is. */
  Codice: z.string().nullable(),
  DescrizioneCodice: z.string().nullable(),
  /** Its number in the register; null where there is none of the year. */
  Delega: z.number().int().nullable(),
  /** The last order it was in. */
  Ordine: z.string().nullable(),
  RicevutaIl: z.string().nullable(),
  Modello: z.enum(tipoDichiarazione).nullable(),
  Voci: z.number().int(),
  Fuori: z.number().int(),
  IdDichiarazione: z.string().nullable(),
  ImportataIl: z.string().nullable(),
});
export type Richiesta730Filo = z.output<typeof richiesta730>;
/** One, with what the file says of it and what the form has not. */
const richiesta730Intera = richiesta730.extend({
  Caselle: z.array(voce),
  CaselleFuori: z.array(voceFuori),
});
export type Richiesta730InteraFilo = z.output<typeof richiesta730Intera>;
export const richiesta730Answer = z.object({ data: richiesta730Intera });

export const richieste730Nuove = z.object({ Anno: anno, IdAnagrafiche: codici, appid });
export const richieste730Atto = z.object({ Atto: z.enum(attoRichiesta730), Codici: codici, appid });
export const richieste730Codici = z.object({ Codici: codici, appid });
const scarto = z.object({ Codice: z.string(), Messaggio: z.string() });
export const richieste730Fatte = z.object({
  data: z.object({ fatte: z.array(z.string()), errori: z.array(scarto) }),
});
/** Each request with its declaration, also where it had one already. */
export const precompilateImportate = z.object({
  data: z.object({
    importate: z.array(
      z.object({
        Codice: z.string(),
        Denominazione: z.string(),
        IdDichiarazione: z.string(),
        Tipo: z.enum(tipoDichiarazione),
        Caselle: z.number().int(),
        /** It was there from before: nothing changed. */
        Prima: z.boolean(),
        Fuori: z.array(voceFuori),
      }),
    ),
    errori: z.array(scarto),
  }),
});
export type PrecompilateImportate = z.output<typeof precompilateImportate>['data'];

export const ordine730 = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Anno: z.number().int(),
  /** Of the studio and year. */
  Numero: z.number().int(),
  Tipo: z.enum(tipoOrdine),
  Stato: z.enum(statoOrdine),
  /** It went to the exchange of the tests. */
  Simulato: z.boolean(),
  Righe: z.number().int(),
  Motivo: z.string().nullable(),
  CreatoIl: z.string(),
  CreatoDa: z.string().nullable(),
  InviatoIl: z.string().nullable(),
  RicevutoIl: z.string().nullable(),
  FileInviato: z.boolean(),
  FileRicevuto: z.boolean(),
});
export type Ordine730Filo = z.output<typeof ordine730>;
export const ordine730Answer = z.object({ data: ordine730 });
export const ordine730Nuovo = z.object({
  Anno: anno,
  Tipo: z.enum(tipoOrdine).exclude(['Esterno']),
  Codici: codici,
  appid,
});
/** The fields of an upload are texts. */
export const ordine730Extra = z.object({
  Anno: z
    .string()
    .regex(/^20\d\d$/, testiCampo.VALORE_NON_VALIDO)
    .transform(Number),
  Tipo: z.enum(tipoOrdine),
  appid,
});
export const ordine730Caricato = z.object({
  data: z.object({
    id: z.string(),
    righe: z.number().int(),
    scartate: z.array(z.object({ Riga: z.number().int(), Messaggio: z.string() })),
  }),
});
export const ordine730Esiti = z.object({
  IdOrdine: z.string().max(40),
  /** What the requests become, where a row says nothing else. */
  Stato: z.enum(statoRichiesta730),
  Esiti: z
    .array(
      z.object({
        CodiceFiscale: codiceFiscale(16).min(11),
        Stato: z.enum(statoRichiesta730).optional(),
        Codice: z
          .string()
          .regex(/^\d{2,3}$/, testiCampo.VALORE_NON_VALIDO)
          .optional(),
      }),
    )
    .min(1, testiCampo.OBBLIGATORIO)
    .max(RICHIESTE_PER_LOTTO),
  appid,
});
export const ordine730Aggiornati = z.object({ data: z.object({ aggiornati: z.number().int() }) });
export const ordine730Informazioni = z.object({
  data: z.object({
    Totale: z.number().int(),
    Stati: z.array(z.object({ Stato: z.enum(statoRichiesta730), Quante: z.number().int() })),
    UltimoScambio: z.string().nullable(),
    /** What stops an order from leaving; null: nothing. */
    Manca: z.string().nullable(),
    Simulato: z.boolean(),
  }),
});

/** Who says what goes in a rigo, in the order they are shown. */
export const fontePrecompilata = ['Agenzia', 'Anno scorso', 'Documenti'] as const;
export type FontePrecompilata = (typeof fontePrecompilata)[number];
export const MOTIVO_SCELTA_MASSIMO = 200;

/** What a source says of a rigo; nothing of it: it does not say it, which is not zero. */
const valoreFonte = z.object({
  Fonte: z.enum(fontePrecompilata),
  Valori: z.record(z.string(), valoreCasella),
  /** Of taking it instead of the Agenzia, in whole euro: more is in favour. Null: it is not known. */
  Effetto: z.number().int().nullable(),
  /** Where it comes from. */
  Nota: z.string().nullable(),
});
const rigoPrecompilata = z.object({
  /** In the form of the file: `C9`, `E8#2`. */
  Rigo: z.string(),
  /** Its rigo in the form that it becomes. */
  VaIn: z.string().nullable(),
  Titolo: z.string(),
  /** The casella that is shown first, and written by hand. */
  Principale: z.string(),
  Caselle: z.array(z.object({ Casella: z.string(), Titolo: z.string(), Tipo: z.string() })),
  Uguale: z.boolean(),
  Fonti: z.array(valoreFonte),
  Scelta: z.enum(fontePrecompilata).nullable(),
  Motivo: z.string(),
  /** What a person read in the documents, in place of what they say. */
  Importo: z.number().nullable(),
  SceltaIl: z.string().nullable(),
  SceltaDa: z.string().nullable(),
});
/** A precompilata beside last year and the documents of the client, rigo by rigo, with what each choice makes. */
const confrontoPrecompilata = z.object({
  Id: z.string(),
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Anno: z.number().int(),
  Modello: z.enum(tipoDichiarazione),
  RicevutaIl: z.string().nullable(),
  Diventa: z.enum(tipoDichiarazione),
  /** What it may become today. */
  Possibili: z.array(z.enum(tipoDichiarazione)),
  /** Last day of the 730; null where the file is of another form, or the day is not known. */
  Termine730: z.string().nullable(),
  /** By when what it becomes is sent, and whether that is late. */
  Entro: z.string().nullable(),
  Tardiva: z.boolean(),
  AnnoScorso: z
    .object({ Anno: z.number().int(), Id: z.string(), Tipo: z.enum(tipoDichiarazione) })
    .nullable(),
  Documenti: z.array(
    z.object({ Id: z.string(), Nome: z.string(), Tipo: z.string(), Certificazioni: z.number().int() }),
  ),
  Righi: z.array(rigoPrecompilata),
  /** What is given back less what is paid: accepting the Agenzia, and with the choices together. */
  SaldoAgenzia: z.number().int(),
  SaldoScelte: z.number().int().nullable(),
  /** The taxes that are in neither, since they are not known. */
  Senza: z.array(z.string()),
  Provvisorio: z.boolean(),
  Fuori: z.array(voceFuori),
  IdDichiarazione: z.string().nullable(),
  StatoDichiarazione: z.enum(statoDichiarazione).nullable(),
});
export type ConfrontoPrecompilataFilo = z.output<typeof confrontoPrecompilata>;
export const confrontoPrecompilataAnswer = z.object({ data: confrontoPrecompilata });
export const confrontoPrecompilataQuery = z.object({ diventa: z.enum(tipoDichiarazione).optional() });
/** One choice; without a source it is taken back. */
export const sceltaPrecompilata = z.object({
  Rigo: z.string().max(20),
  Fonte: z.enum(fontePrecompilata).nullable(),
  Motivo: z.string().trim().max(MOTIVO_SCELTA_MASSIMO).default(''),
  Importo: z.number().min(-999_999_999).max(999_999_999).nullable().default(null),
  Diventa: z.enum(tipoDichiarazione).optional(),
  appid,
});
export type SceltaPrecompilata = z.input<typeof sceltaPrecompilata>;
/** `Conferma`: where nothing was chosen the Agenzia is taken. */
export const precompilataDaScrivere = z.object({
  Diventa: z.enum(tipoDichiarazione),
  Conferma: z.boolean().default(false),
  appid,
});
export const precompilataScritta = z.object({
  data: z.object({ IdDichiarazione: z.string(), Tipo: z.enum(tipoDichiarazione), Caselle: z.number().int() }),
});

const breve = (massimo: number) => z.string().trim().max(massimo);
/** `Password`: left out it stays, empty it is taken away. */
export const ordine730ConfigurazioneScritta = z.object({
  Mittente: breve(16).toUpperCase(),
  Utente: breve(100),
  Password: z.string().max(200).optional(),
  LimiteRighe: z.number().int().min(1).max(RICHIESTE_PER_LOTTO),
  LimiteMb: z.number().int().min(1).max(5),
  Versione: z.number().int().min(0).max(VERSIONE_MASSIMA),
  appid,
});
export type Ordine730ConfigurazioneScritta = z.output<typeof ordine730ConfigurazioneScritta>;
export const ordine730Configurazione = z.object({
  data: z.object({
    /** Of who runs the house; null: the exchange is off. */
    Indirizzo: z.string().nullable(),
    Simulato: z.boolean(),
    Mittente: z.string(),
    Utente: z.string(),
    HaPassword: z.boolean(),
    LimiteRighe: z.number().int(),
    LimiteMb: z.number().int(),
    Versione: z.number().int(),
  }),
});
export type Ordine730ConfigurazioneFilo = z.output<typeof ordine730Configurazione>['data'];
