import { z } from 'zod';
import { codiceComune } from './anagrafica.ts';
import { countLettere } from './caratteri-controllo.ts';
import { FORMA_CHIAVE, FORMA_QUADRO } from './chiave.ts';
import { quadroConfigurato } from './configurazione.ts';
import { definizioniInVigore, livelliValidazione } from './definizione.ts';
import {
  etichetteDichiarazione,
  type FinalitaDichiarazione,
  finalitaDichiarazione,
  impegno,
  motivoSolaLettura,
  statoDichiarazione,
  statoInvio,
  statoQuadro,
  statoTelematico,
  tipoAnagrafica,
  tipoDichiarazione,
} from './enumerazioni/index.ts';
import { intermediario } from './intermediario.ts';
import { DICHIARAZIONI_PER_LOTTO, fisco } from './limiti.ts';
import { tag } from './tag.ts';
import { testiCampo } from './testi-campo.ts';
import { testiPagine } from './testi-pagine.ts';

/** A key of a casella: quadro + rigo + '.' + colonna, with an optional '#modulo': `RC1.3`, `RC1.3#2`. */
export const chiaveCasella = z.string().regex(FORMA_CHIAVE, testiCampo.CHIAVE_NON_VALIDA);
export const valoreCasella = z.union([z.number(), z.string().max(200), z.boolean()]);
const CASELLE_MASSIME = 2000;
const FORZATURE_MASSIME = 500;
const righi = z.record(z.string(), valoreCasella);
/** Changed caselle: null empties one. */
const righiModificati = z
  .record(z.string(), valoreCasella.nullable())
  .refine((r) => Object.keys(r).length <= CASELLE_MASSIME, testiCampo.TROPPE_CASELLE);

const mancanza = z.object({
  dati: z.array(z.object({ chiave: z.string(), titolo: z.string() })),
  frase: z.string(),
  prova: z.string().optional(),
});
/** Result of one casella; its shape is the engine's (`EsitoCasella` of fisco). */
export const esitoCasella = z.object({
  stato: z.enum(['completo', 'provvisorio', 'incompleto', 'forzato', 'non dovuto', 'vuoto']),
  valore: valoreCasella.optional(),
  mancano: z.array(mancanza).optional(),
  nota: z.string().optional(),
  calcolato: valoreCasella.optional(),
  precisione: z.enum(['esatto', 'indicativo']),
});
const calcolati = z.record(z.string(), esitoCasella);

/** What a check of the form says of a casella; its shape is the engine's (`Finding` of fisco). */
const rilievo = z.object({
  livello: z.enum(['bloccante', 'discordanza', 'informativa']),
  codice: z.string(),
  chiave: z.string(),
  frase: z.string(),
  fonte: z.string().optional(),
});

/** The declarations of a fiscal year, type by type: one that has none is not there. */
const conteggiAnno = z.object({
  Anno: z.number().int(),
  Tipi: z.array(
    z.object({ Tipo: z.enum(tipoDichiarazione), Totale: z.number().int(), Chiuse: z.number().int() }),
  ),
});
export type ConteggiAnno = z.infer<typeof conteggiAnno>;
/** Every fiscal year that can be chosen, also without declarations. */
export const conteggiAnswer = z.object({ data: z.array(conteggiAnno) });

/** Nothing else at the top: a name that is not known would be a value that is not counted. */
export const simula = z.strictObject({
  righi: righi.refine((r) => Object.keys(r).length <= CASELLE_MASSIME, testiCampo.TROPPE_CASELLE),
  appid: z.string().optional(),
});
export const simulaAnswer = z.object({
  data: z.object({
    anno: z.number().int(),
    annoImposta: z.number().int(),
    modello: z.string(),
    versione: z.string(),
    righi: calcolati,
    rilievi: z.array(rilievo),
    indicativi: z.array(z.object({ quadro: z.string(), nota: z.string() })),
  }),
});

const codici = z
  .array(z.uuid())
  .min(1, testiCampo.UNA_DICHIARAZIONE)
  .max(DICHIARAZIONI_PER_LOTTO, `Al massimo ${DICHIARAZIONI_PER_LOTTO} dichiarazioni per volta.`);
export const codiciRequest = z.object({ Codici: codici, appid: z.string().optional() });
const scartata = z.object({
  Codice: z.string(),
  Messaggio: z.string(),
  /** It is done once it is confirmed. */
  Confermabile: z.boolean().optional(),
});
/** What a declaration waits for, one for each place: the casella to fill or, where there is none, the result that waits. */
export const mancanzaDichiarazione = z.object({ Chiave: z.string(), Frase: z.string() });
/** Characters of a reason, at least. */
export const MOTIVO_MINIMO = 3;
export const motivoScritto = z
  .string()
  .trim()
  .min(MOTIVO_MINIMO, testiCampo.MOTIVO_CORTO)
  .max(200)
  .refine((motivo) => countLettere(motivo) >= MOTIVO_MINIMO, testiCampo.MOTIVO_CORTO);
/**
 * `Conferma`: also those with quadri still open, where the studio lets them be closed by force and, with a `Motivo`, also
 * those that are incomplete or empty. Without it they are only told.
 */
export const confermaChiusura = {
  Conferma: z.boolean().default(false),
  Motivo: motivoScritto.optional(),
};
export const chiudiRequest = codiciRequest.extend(confermaChiusura);
/** The purposes that always start from another declaration of the client, of the same type and year. */
export const finalitaConBase: readonly FinalitaDichiarazione[] = ['Integrativa', 'Duplicata', 'Ricalcolo'];
/** Those of which it is not known what they would hold: refused, and not offered. */
export const finalitaNonGestite: readonly FinalitaDichiarazione[] = ['Flusso Separato'];
export const creaRequest = z.object({
  IdAnagrafiche: z
    .array(z.uuid())
    .min(1, testiPagine.SELEZIONARE_ANAGRAFICA)
    .max(DICHIARAZIONI_PER_LOTTO, `Al massimo ${DICHIARAZIONI_PER_LOTTO} dichiarazioni per volta.`),
  Tipo: z.enum(tipoDichiarazione).default('Persone fisiche'),
  Finalita: z.enum(finalitaDichiarazione).default('Ordinaria'),
  /** The declarations that these start from, one for each client: wanted by those of `finalitaConBase`. */
  Basi: z.array(z.uuid()).max(DICHIARAZIONI_PER_LOTTO).default([]),
  /** The comune it is for: wanted by the types of the IMU, when they start from no other. */
  ComuneId: codiceComune.nullable().optional(),
  appid: z.string().optional(),
});
export const creaAnswer = z.object({
  data: z.object({
    create: z.array(z.object({ Codice: z.uuid(), IdAnagrafica: z.uuid() })),
    /** `Campo`: what of the request is wrong for that client. */
    errori: z.array(scartata.extend({ Campo: z.enum(['Tipo', 'ComuneId']).optional() })),
  }),
});
export const chiudiAnswer = z.object({
  data: z.object({
    chiuse: z.array(z.uuid()),
    errori: z.array(
      scartata.extend({
        Quadri: z.array(z.string()).optional(),
        Forzabile: z.boolean().optional(),
        /** What is missing in one that is incomplete: it closes with `Conferma` and `Motivo`. */
        Mancanze: z.array(mancanzaDichiarazione).optional(),
      }),
    ),
    /** Closed with quadri still open, because the studio lets it, or a joint 730 that does not agree; absent when there is none. */
    avvisi: z.array(scartata.extend({ Quadri: z.array(z.string()) })).optional(),
  }),
});
export const riapriAnswer = z.object({
  data: z.object({ riaperte: z.array(z.uuid()), errori: z.array(scartata) }),
});
export const eliminaAnswer = z.object({
  data: z.object({ eliminate: z.array(z.uuid()), errori: z.array(scartata) }),
});

export const dichiarazioneRiga = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  IdAnagrafica: z.uuid(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Anno: z.number().int(),
  Tipo: z.enum(tipoDichiarazione),
  /** Name of the comune it is for; null for those to the State. */
  Comune: z.string().nullable(),
  Finalita: z.enum(finalitaDichiarazione),
  Stato: z.enum(statoDichiarazione),
  Completi: z.number().int(),
  Quadri: z.number().int(),
  /** Worst state among the results of RN and RV: completo, provvisorio, incompleto; vuoto while there is none. */
  Esito: z.string(),
  ADebito: z.number().nullable(),
  ACredito: z.number().nullable(),
  DataImpegno: z.string().nullable(),
  StampaData: z.string().nullable(),
  StatoTelematico: z.enum(statoTelematico),
  StatoInvio: z.enum(statoInvio),
  /** When the file that counts today was made; null without one. */
  TelematicoCreatoIl: z.string().nullable(),
  ArchiviataIl: z.string().nullable(),
  /** Who has it in charge; null: nobody. */
  InCaricoA: z.string().nullable(),
  Tag: z.array(tag),
  ModificataIl: z.string(),
  ModificataDa: z.string().nullable(),
});
export type DichiarazioneRiga = z.infer<typeof dichiarazioneRiga>;

/** Who sends a declaration (null: the default of the year), and from when he promised to. What is left out stays as it was. */
export const incaricoRequest = z.object({
  IdIntermediario: z.uuid().nullable().optional(),
  DataImpegno: z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().optional(),
  /** For how long: a promise of several years is not asked again the next one. */
  Impegno: z.enum(impegno).nullable().optional(),
  appid: z.string().max(40).optional(),
});

const bozza = z.object({ Quadro: z.string(), Righi: righiModificati, SalvataIl: z.string() });

/** What the server says of a casella: `RA1_3`, the second row of its group (1 where there is one), of which modulo. */
const segnalazione = z.object({
  field: z.string(),
  row: z.number().int().min(1),
  repeater: z.number().int().min(1),
  level: z.enum(livelliValidazione),
  message: z.string(),
});
export type SegnalazioneFilo = z.infer<typeof segnalazione>;

/** The whole declaration, as the compiling screen needs it: inputs only, since the same engine counts in the browser. */
export const dichiarazione = dichiarazioneRiga.omit({ Tag: true }).extend({
  Modello: z.string(),
  /** Whether the client is a person: the frontespizio asks other things of a company. */
  TipoCliente: z.enum(tipoAnagrafica),
  Versione: z.number().int(),
  VersioneProgramma: z.string(),
  SolaLettura: z.boolean(),
  /** Why it is only looked at, as a code and in words; null while it may be changed. */
  CausaSolaLettura: z.enum(motivoSolaLettura).nullable(),
  MotivoSolaLettura: z.string().nullable(),
  Etichette: z.array(z.enum(etichetteDichiarazione)),
  /** Who asks has it in charge. */
  InCaricoAMe: z.boolean(),
  /** The declaration it was made from. */
  Base: z
    .object({ Id: z.uuid(), Anno: z.number().int(), Finalita: z.enum(finalitaDichiarazione) })
    .nullable(),
  Impegno: z.enum(impegno).nullable(),
  StatiQuadri: z.record(z.string(), z.enum(statoQuadro)),
  Righi: righi,
  Forzature: z.record(z.string(), z.object({ valore: z.number(), motivo: z.string() })),
  /** Results as the server counted them at the last save, for comparison with the browser. */
  Calcolati: calcolati,
  Bozze: z.array(bozza),
  /** What the vendor defined for its modello and year: the browser counts with the same. */
  Definizioni: definizioniInVigore,
  /** What the vendor says of the quadri of its form, over what the form says. */
  QuadriConfigurati: z.array(quadroConfigurato),
  /** Its quadri whose module the studio has not today for the year: what is there is read, and nothing is written. */
  QuadriNonAttivi: z.array(z.string()),
  /** The studio lets its declarations close with quadri still open. */
  ForzaChiusura: z.boolean(),
  /** What the checks say, as the server counted them. */
  Segnalazioni: z.array(segnalazione),
  /** Who sends it: the one chosen, otherwise the default of the year; of a closed one, as it was then. */
  Intermediario: intermediario.nullable(),
  /** The key of the one chosen; null for the default. */
  IdIntermediario: z.uuid().nullable(),
});
export type DichiarazioneFilo = z.infer<typeof dichiarazione>;

/** Salva: the changes since `Versione`. 409 with Differenze when somebody else saved the same caselle meanwhile. */
export const salvaRequest = z.object({
  Versione: z.number().int().min(1),
  Righi: righiModificati,
  Forzature: z
    .record(z.string(), z.object({ valore: z.number(), motivo: motivoScritto }).nullable())
    .refine((f) => Object.keys(f).length <= FORZATURE_MASSIME, testiCampo.TROPPE_FORZATURE)
    .default({}),
  appid: z.string().optional(),
});
export const bozzaRequest = z.object({
  Quadro: z.string().regex(FORMA_QUADRO),
  Righi: righiModificati,
  appid: z.string().optional(),
});
export const bozzaAnswer = z.object({ data: z.object({ SalvataIl: z.string() }) });

/** One line of the append-only record: who changed what, from which value to which, when. */
export const modifica = z.object({
  Id: z.number().int(),
  Quando: z.string(),
  Utente: z.string(),
  Azione: z.enum([
    'modifica',
    'forzatura',
    'creazione',
    'completamento',
    'completamento forzato',
    'intermediario',
    'data impegno',
    'riapertura quadro',
    'svuotamento',
    'chiusura',
    'riapertura',
    'eliminazione',
    'stampa definitiva',
    'telematico',
    'stato telematico',
    'presa in carico',
    'ricalcolo',
    'rilascio',
    'archiviazione',
    'scongelamento',
    'impegno',
    'quadri mille',
  ]),
  Chiave: z.string().nullable(),
  Prima: valoreCasella.nullable(),
  Dopo: valoreCasella.nullable(),
  Motivo: z.string().nullable(),
  /** Who did it in place of the user. */
  Attore: z.string().nullable(),
});

/** The working layout of Quadra, or the official pages. */
const formeStampa = ['Prospetto', 'Ministeriale'] as const;
export type FormaStampa = (typeof formeStampa)[number];

/** How a final print is made: its day (today when left out), what becomes of the card of the choices (`stampaScheda`). */
export const opzioniStampa = z.object({
  data: z.iso.date(testiCampo.DATA_NON_VALIDA).optional(),
  scheda: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  /** On the official pages, where they are published; where they are not, the working layout. */
  forma: z.enum(formeStampa).default('Prospetto'),
  /** The most that each print may take, in credits: what was told before. One that takes more is refused. */
  crediti: z.number().int().min(0).optional(),
});
export type OpzioniStampa = z.output<typeof opzioniStampa>;
export const stampaDichiarazioniRequest = codiciRequest.extend({
  Opzioni: opzioniStampa.default({ scheda: 1, forma: 'Prospetto' }),
});

/** The sheets that are printed for the client. */
export const tipiComunicazione = ['Riepilogo', 'Conferimento'] as const;
export type TipoComunicazione = (typeof tipiComunicazione)[number];
export const comunicazioneRequest = codiciRequest.extend({ Comunicazione: z.enum(tipiComunicazione) });

export const stampaRequest = z.object({
  tipo: z.literal('dichiarazione'),
  anno: z.number().int(),
  /** One is answered with its PDF, several with a background job and its zip. */
  chiavi: codici,
  opzioni: opzioniStampa.default({ scheda: 1, forma: 'Prospetto' }),
  /** 'telematico': no print, the telematic files of these declarations. */
  modo: z.literal(fisco.modoTelematico).optional(),
  appid: z.string().optional(),
});
