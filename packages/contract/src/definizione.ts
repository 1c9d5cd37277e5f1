import type { CodiceModello } from '@quadra/fisco';
import { z } from 'zod';
import { FORMA_CASELLA } from './chiave.ts';
import { tipoCampo, visibilita } from './enumerazioni/index.ts';
import { limiti } from './limiti.ts';
import { modelloDiTipo } from './modello.ts';
import { tabelleLookup } from './tabella.ts';
import { testiCampo } from './testi-campo.ts';

/** What a definition may be: the four of the specification, and the casella itself. */
export const generiDefinizione = ['formula', 'validazione', 'lookup', 'query', 'campo'] as const;
export type GenereDefinizione = (typeof generiDefinizione)[number];

/** How a definition stands: only one that is published is in force. */
export const statiDefinizione = ['Bozza', 'Pubblicata', 'Pubblicata con bozza', 'Ritirata'] as const;
export type StatoDefinizione = (typeof statiDefinizione)[number];

/** How a version of it stands. */
const statiVersione = ['Bozza', 'Pubblicata', 'Superata'] as const;

export const livelliValidazione = ['error', 'warning', 'info'] as const;
export const arrotondamenti = ['arrotonda', 'tronca'] as const;

/** What a lookup may read: the comuni and the tables of codes. */
export const TABELLA_COMUNI = 'comuni';
const tabelleDefinizione = [TABELLA_COMUNI, ...Object.keys(tabelleLookup)] as const;
export const campiLookup = ['Codice', 'Descrizione'] as const;

/** What a query may read, and no more. */
export const sorgentiQuery = ['Dichiarazione', 'Anagrafica'] as const;
/** Named by the specification: refused with its own sentence until there are forms F24 to read. */
const SORGENTE_NON_ANCORA = 'F24';
/** The fields of the registry that a query may read. */
export const campiAnagraficaQuery = [
  'CodiceFiscale',
  'PartitaIva',
  'Denominazione',
  'Cognome',
  'Nome',
  'DataNascita',
  'Comune',
] as const;

const FORMA_ANNO = /^(\{ANNO\}(-[1-6])?|20\d{2})$/;
const FORMA_MASCHERA = /^[9Aa]{1,40}$/;

const riga = (massimo: number) => z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(massimo);
const espressione = riga(2_000);
const facoltativa = z.string().trim().max(2_000).default('');

const contenuti = {
  formula: z.object({
    Espressione: espressione,
    Condizione: facoltativa,
    Arrotondamento: z.enum(arrotondamenti).default('arrotonda'),
  }),
  validazione: z.object({
    Condizione: espressione,
    Messaggio: riga(200),
    Livello: z.enum(livelliValidazione),
  }),
  lookup: z.object({
    Tabella: z.enum(tabelleDefinizione),
    CampoChiave: z.enum(campiLookup).default('Codice'),
    CampoDescrizione: z.enum(campiLookup).default('Descrizione'),
    /** Only the codes that begin with this. */
    Filtro: z.string().trim().max(40).default(''),
  }),
  query: z.object({
    Nome: riga(100),
    Sorgente: z.enum(sorgentiQuery, {
      error: ({ input }) => (input === SORGENTE_NON_ANCORA ? testiCampo.SORGENTE_F24 : undefined),
    }),
    /** Of which fiscal year: `{ANNO}`, `{ANNO}-1`, `2024`. */
    Anno: z.string().trim().regex(FORMA_ANNO, testiCampo.ANNO_QUERY).default('{ANNO}-1'),
    /** The casella of the declaration, or the field of the registry. */
    Campo: riga(40),
  }),
  campo: z.object({
    Titolo: riga(100),
    Tipo: z.enum(tipoCampo),
    Visibilita: z.enum(visibilita).default('Visibile'),
    Descrizione: z.string().trim().max(limiti.descrizioneAggiuntiva).default(''),
    Maschera: z
      .string()
      .trim()
      .refine((maschera) => maschera === '' || FORMA_MASCHERA.test(maschera), testiCampo.MASCHERA)
      .default(''),
    Obbligatorio: z.boolean().default(false),
  }),
};

const codiciModello = [...new Set(Object.values(modelloDiTipo).map(({ modello }) => modello))] as [
  CodiceModello,
  ...CodiceModello[],
];
const posto = {
  Anno: z.number().int().min(2019).max(2100),
  Modello: z.enum(codiciModello),
  /** Its name among those of the modello and year. */
  Codice: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_.-]{1,40}$/, testiCampo.CODICE_DEFINIZIONE),
  Casella: z.string().trim().toUpperCase().regex(FORMA_CASELLA, testiCampo.CASELLA_DEFINIZIONE),
};
const makeScritta = <G extends GenereDefinizione>(genere: G) =>
  z.object({ ...posto, Genere: z.literal(genere), Contenuto: contenuti[genere] });

/** What a person writes of a definition. */
const definizioneScritta = z.discriminatedUnion('Genere', [
  makeScritta('formula'),
  makeScritta('validazione'),
  makeScritta('lookup'),
  makeScritta('query'),
  makeScritta('campo'),
]);
export type DefinizioneScritta = z.output<typeof definizioneScritta>;

const appid = z.string().max(40).optional();
export const definizioneNuova = z.object({ Definizione: definizioneScritta, appid });
/** `Revisione` is the one read: what somebody else wrote meanwhile is not written over. */
export const definizioneModifica = z.object({
  Definizione: definizioneScritta,
  Revisione: z.number().int(),
  appid,
});
/** Which version goes in force; null: none, the definition is withdrawn. */
export const definizioneRipristina = z.object({ Versione: z.number().int().min(1).nullable(), appid });

export const definizioneRiga = z.object({
  Id: z.uuid(),
  Anno: z.number().int(),
  Modello: z.enum(codiciModello),
  Genere: z.enum(generiDefinizione),
  Codice: z.string(),
  Quadro: z.string(),
  Casella: z.string(),
  Stato: z.enum(statiDefinizione),
  /** The version in force, and the last written. */
  Pubblicata: z.number().int().nullable(),
  Ultima: z.number().int(),
  Revisione: z.number().int(),
  ModificataIl: z.string(),
});
export type DefinizioneRiga = z.infer<typeof definizioneRiga>;

const versione = z.object({
  Versione: z.number().int(),
  Stato: z.enum(statiVersione),
  Definizione: definizioneScritta,
  ScrittaIl: z.string(),
  ScrittaDa: z.string().nullable(),
  PubblicataIl: z.string().nullable(),
  PubblicataDa: z.string().nullable(),
});
export type VersioneDefinizione = z.infer<typeof versione>;

/** A definition with all its versions, the newest first. */
export const definizione = definizioneRiga.extend({ Versioni: z.array(versione) });
export type DefinizioneFilo = z.infer<typeof definizione>;

/** One of the definitions in force, as the engine takes them, with its version. */
const definizioneInVigore = z.object({ Versione: z.number().int(), Definizione: definizioneScritta });
export type DefinizioneInVigore = z.infer<typeof definizioneInVigore>;

export const MESSAGGIO_CONFIGURATO_MASSIMO = 300;
/** What the vendor says of a check of the form, in place of what the form says: null leaves it as it is. */
const messaggioConfigurato = z.object({
  Codice: z.string(),
  Testo: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(MESSAGGIO_CONFIGURATO_MASSIMO).nullable(),
  Livello: z.enum(livelliValidazione).nullable(),
  Attivo: z.boolean(),
});
export type MessaggioConfiguratoFilo = z.output<typeof messaggioConfigurato>;
export const messaggioConfiguratoScritto = messaggioConfigurato.omit({ Codice: true }).extend({
  /** Of the one that was read; 0: there was none. */
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});
/** A check of a form of a year, as the form has it and as the vendor said it. */
const messaggioDiModello = messaggioConfigurato.extend({
  TestoModello: z.string(),
  LivelloModello: z.enum(livelliValidazione),
  Fonte: z.string().nullable(),
  /** 0: the form’s own. */
  Versione: z.number().int(),
});
export type MessaggioDiModelloFilo = z.infer<typeof messaggioDiModello>;
export const messaggiDiModelloAnswer = z.object({ data: z.array(messaggioDiModello) });

/** The definitions in force of a modello of a year; the mark changes when one of them does. */
export const definizioniInVigore = z.object({
  Impronta: z.string(),
  Definizioni: z.array(definizioneInVigore),
  Messaggi: z.array(messaggioConfigurato),
});
export type DefinizioniInVigore = z.infer<typeof definizioniInVigore>;

/** What is looked for in a lookup: a text, or the key of one entry. */
export const lookupRequest = z.object({
  Testo: z.string().max(100).default(''),
  Chiave: z.string().max(40).optional(),
  appid,
});
export const voceLookup = z.object({ Chiave: z.string(), Descrizione: z.string() });
export type VoceLookup = z.infer<typeof voceLookup>;
