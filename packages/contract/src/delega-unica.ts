import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { testiCampo } from './testi-campo.ts';

/** What a client may grant to an intermediary; each can be left out. */
export const areeDelegaUnica = ['cassetto', 'fatture', 'isa', 'riscossione'] as const;
export type AreaDelegaUnica = (typeof areeDelegaUnica)[number];

/** How a delega unica stands, as it is kept. */
export const statiDelegaUnica = [
  ...(['Link creato', 'Link inviato', 'Aperto', 'Firmata', 'Inviata', 'Accettata'] as const),
  ...(['Scartata', 'Non concessa', 'Revocata', 'Annullata', 'Sostituita'] as const),
] as const;
export type StatoDelegaUnica = (typeof statiDelegaUnica)[number];
/** What the days make of one of those. */
const statiMostrati = [...statiDelegaUnica, 'Link scaduto', 'Scaduta'] as const;
export type StatoDelegaMostrato = (typeof statiMostrati)[number];

/** Where a client stands on the board. */
export const corsieDelegaUnica = ['In scadenza', 'Assenti', 'Inviate', 'Accettate'] as const;
export type CorsiaDelegaUnica = (typeof corsieDelegaUnica)[number];

/** Clients asked together, sheets of one signature. */
export const LIMITI_DELEGA_UNICA = {
  perLotto: 200,
  fogli: 4,
  linkGiorni: 14,
  inScadenzaGiorni: 100,
} as const;

const appid = z.string().max(40).optional();
const aree = z
  .array(z.enum(areeDelegaUnica))
  .min(1, testiCampo.OBBLIGATORIO)
  .max(areeDelegaUnica.length)
  .transform((scelte) => areeDelegaUnica.filter((area) => scelte.includes(area)));
const versione = z.number().int().min(1).max(2_147_483_647);
const numero = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(60);
const motivo = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(500);
const tutte = [...areeDelegaUnica];

/** Without an intermediary: the default one of the studio for the declarations. */
const richiesta = { IdIntermediario: z.uuid().nullable().default(null), Aree: aree.default(tutte), appid };
/** Several clients, each by e-mail. */
export const delegheUnicheChieste = z.object({
  Codici: z
    .array(z.uuid())
    .min(1)
    .max(LIMITI_DELEGA_UNICA.perLotto, `Al massimo ${LIMITI_DELEGA_UNICA.perLotto} clienti per volta.`),
  ...richiesta,
});
/** One client, whose link is handed over by the studio. */
export const delegaUnicaLink = z.object({ IdAnagrafica: z.uuid(), ...richiesta });
/** One that the Agenzia has accepted already, given outside Quadra. */
export const delegaUnicaNota = z.object({
  IdAnagrafica: z.uuid(),
  ...richiesta,
  Numero: numero,
  DataConferimento: z.iso.date(),
  /** Of an older delega, that ends before the term of law; that of law when nothing is said. */
  Scadenza: z.iso.date().nullable().default(null),
});

const esitiDelegaUnica = ['Inviata', 'Accettata', 'Scartata'] as const;
export type EsitoDelegaUnica = (typeof esitiDelegaUnica)[number];
/** What a person says that happened: nothing is sent from here. */
export const delegaUnicaEsito = z
  .object({
    Esito: z.enum(esitiDelegaUnica),
    Data: z.iso.date(),
    /** Of an accepted one. */
    Numero: numero.nullable().default(null),
    /** Of a refused one. */
    Motivo: motivo.nullable().default(null),
    Versione: versione,
    appid,
  })
  .superRefine(({ Esito, Numero, Motivo }, ctx) => {
    const manca = (path: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message: testiCampo.OBBLIGATORIO });
    if (Esito === 'Accettata' && Numero === null) manca('Numero');
    if (Esito === 'Scartata' && Motivo === null) manca('Motivo');
  });
/** Takes back what was asked, or says that what was granted is revoked. */
export const delegaUnicaFine = z.object({ Motivo: motivo, Versione: versione, appid });

/** A client on the board, with the delega that says where he stands. */
export const rigaDelegaUnica = z.object({
  /** Of the client. */
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Denominazione: z.string(),
  /** Whether a link can go by e-mail. */
  ConEmail: z.boolean(),
  Corsia: z.enum(corsieDelegaUnica),
  IdDelega: z.uuid().nullable(),
  Stato: z.enum(statiMostrati).nullable(),
  /** The day of what the state says. */
  Giorno: z.string().nullable(),
  /** Until when he is covered, and how many days that is. */
  Scadenza: z.string().nullable(),
  Giorni: z.number().int().nullable(),
  Numero: z.string().nullable(),
  /** Who asked it last. */
  Operatore: z.string().nullable(),
});
export type RigaDelegaUnicaFilo = z.output<typeof rigaDelegaUnica>;

/** A delega unica, whole. */
const delegaUnica = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  IdAnagrafica: z.uuid(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  ConEmail: z.boolean(),
  IdIntermediario: z.uuid(),
  Intermediario: z.string(),
  Stato: z.enum(statiMostrati),
  AreeChieste: z.array(z.enum(areeDelegaUnica)),
  /** Those that were granted: of one not signed yet, those that are asked. */
  Aree: z.array(z.enum(areeDelegaUnica)),
  LinkScade: z.string().nullable(),
  ChiestaIl: z.string(),
  ApertaIl: z.string().nullable(),
  FirmataIl: z.string().nullable(),
  DataConferimento: z.string().nullable(),
  /** Of one not granted yet, the day it would end if it were granted today. */
  Scadenza: z.string(),
  Numero: z.string().nullable(),
  EsitoIl: z.string().nullable(),
  Motivo: z.string().nullable(),
  /** The signed sheet, among the documents of the client. */
  Fogli: z.array(z.object({ Id: z.uuid(), Nome: z.string() })),
  Versione: z.number().int(),
});
export type DelegaUnicaFilo = z.output<typeof delegaUnica>;
export const delegaUnicaAnswer = z.object({ data: delegaUnica });
/** The address of the link is told once: only its fingerprint is kept. */
export const delegaUnicaLinkAnswer = z.object({ data: z.object({ Link: z.string(), Delega: delegaUnica }) });
/** Those asked, by client; those that were not, each with why. */
export const delegheUnicheAnswer = z.object({
  data: z.object({
    riuscite: z.array(z.string()),
    errori: z.array(z.object({ Codice: z.string(), Messaggio: z.string() })),
  }),
});

/** What leaves for who sends: our own layout, since that of the exchange is not public. */
export const delegheUnicheEsporta = z.object({
  Codici: z.array(z.uuid()).min(1).max(LIMITI_DELEGA_UNICA.perLotto),
  appid,
});
export const delegheUnicheFile = z.object({
  data: z.object({
    Formato: z.literal('quadra-delega-unica-1'),
    /** The sending to the Agenzia is not made by Quadra. */
    Invio: z.literal('non gestito'),
    Deleghe: z.array(
      z.object({
        Id: z.uuid(),
        CodiceFiscale: z.string(),
        Denominazione: z.string(),
        Intermediario: z.object({ CodiceFiscale: z.string(), Denominazione: z.string() }),
        Aree: z.array(z.enum(areeDelegaUnica)),
        DataConferimento: z.string().nullable(),
        Scadenza: z.string(),
        Fogli: z.array(z.object({ Nome: z.string(), Sha256: z.string() })),
      }),
    ),
  }),
});
/** The outcomes that come back, one for each delega. */
export const delegheUnicheEsiti = z.object({
  Esiti: z
    .array(
      z.object({
        Id: z.uuid(),
        Esito: z.enum(esitiDelegaUnica),
        Data: z.iso.date(),
        Numero: numero.nullable().default(null),
        Motivo: motivo.nullable().default(null),
      }),
    )
    .min(1)
    .max(LIMITI_DELEGA_UNICA.perLotto),
  appid,
});

const codice = z.string().min(1).max(80);
const areeScritte = z.preprocess(
  (scritte) => (typeof scritte === 'string' ? scritte.split(',').filter(Boolean) : scritte),
  aree,
);
const suoCodice = codiceFiscale(16).min(1, testiCampo.OBBLIGATORIO);
/** Who holds the link. */
export const collegamentoDelega = z.object({ Link: codice, appid });
export const collegamentoNega = z.object({ Link: codice, CodiceFiscale: suoCodice, appid });
/** What he grants: for the sheet to sign, and with the signed one. */
const scelte = { Aree: areeScritte, CodiceFiscale: suoCodice, appid };
export const collegamentoScelte = z.object({ Link: codice, ...scelte });
export const collegamentoFirmato = z.object(scelte);
/** A signed sheet that came to the studio: what was granted, and the day; those that were asked, today. */
export const delegaUnicaFirmata = z.object({
  Aree: areeScritte.optional(),
  DataConferimento: z.iso.date().optional(),
  appid,
});
/** What the page of the client says: nothing of him but his name. */
export const collegamentoAnswer = z.object({
  data: z.object({
    Studio: z.string(),
    Cliente: z.string(),
    Intermediario: z.string(),
    Aree: z.array(z.enum(areeDelegaUnica)),
    Scadenza: z.string(),
    LinkScade: z.string(),
    IntermediariMassimi: z.number().int(),
  }),
});
export type CollegamentoFilo = z.output<typeof collegamentoAnswer>['data'];
export const collegamentoFatto = z.object({ data: z.object({ ok: z.literal(true) }) });

/** The areas, in words that a client understands: the page, the sheet and the mail say the same. */
export const paroleDelegaUnica: Readonly<Record<AreaDelegaUnica, readonly [string, string]>> = {
  cassetto: ['Vedere il cassetto fiscale', 'Dichiarazioni, versamenti, case e terreni'],
  fatture: ['Gestire le fatture elettroniche', 'Leggerle, scaricarle, inviarle per Lei'],
  isa: ['Prendere i dati ISA e del concordato', 'Servono a calcolare la dichiarazione'],
  riscossione: ['Seguire cartelle e rate', 'Con Agenzia delle entrate-Riscossione'],
};
/** What is wrong with a delega unica; what its sheet and its mail say. */
export const testiDelegaUnica = {
  DATA_FUTURA: 'Il giorno non può essere dopo oggi.',
  PRIMA_DELLA_FIRMA: 'Il giorno non può essere prima del conferimento.',
  SCADENZA: 'La scadenza va dal conferimento al 31 dicembre del quarto anno dopo.',
  CODICE_FISCALE: 'Non è il codice fiscale di chi ha ricevuto il collegamento.',
  FOGLI: 'Il foglio firmato si manda in PDF o in foto (JPG, PNG), al massimo quattro file.',
  tipoDocumento: 'Delega unica firmata',
  file: 'delega-unica.pdf',
  titolo: 'Delega unica ai servizi online',
  concede: 'Concedo all’intermediario di usare per me questi servizi:',
  norme:
    'Art. 21 D.Lgs. 1/2024; provvedimenti dell’Agenzia delle entrate 375356 del 2/10/2024 e 225394 del 20/5/2025. Foglio di raccolta dello studio: non è il modello ufficiale.',
  vale: (giorno: string) => `Vale fino al ${giorno}. Si può revocare in ogni momento.`,
  due: 'Si possono delegare al massimo due intermediari in tutto.',
  firme: 'Firma di chi delega',
  luogo: 'Luogo e data',
  oggetto: 'delega allo studio',
  mail: (studio: string, giorno: string) => [
    `${studio} chiede la delega per usare per Suo conto i servizi online del fisco.`,
    'Nella pagina del collegamento si legge che cosa si concede, si toglie ciò che non si vuole concedere, e si manda il foglio firmato.',
    `Il collegamento vale fino al ${giorno}.`,
  ],
  pulsante: 'Leggi e decidi',
  note: 'Il collegamento si usa una volta sola. Chi non aspettava questo messaggio può ignorarlo: senza firma non cambia nulla.',
} as const;
