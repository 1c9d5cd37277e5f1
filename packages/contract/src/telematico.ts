import { z } from 'zod';
import { codiciRequest, dichiarazioneRiga, mancanzaDichiarazione } from './dichiarazione.ts';
import {
  GESTIONE_TELEMATICO_PREDEFINITA,
  type GestioneTelematico,
  gestioneTelematico,
  type StatoTelematico,
  statiAccolti,
  statoInvio,
  statoTelematico,
} from './enumerazioni/index.ts';
import { gestioneFlagInvioTelematico } from './impostazioni.ts';
import { testiCampo } from './testi-campo.ts';

const INVIATI = ['Inviata', 'Inviato HUB', 'Invio esterno', 'Consegnato manualmente'] as const;
const ESITI = [...statiAccolti, 'Scartata', 'Non congrua', 'Ricevuta mancante'] as const;
const PAGAMENTI = [
  'Accolta con pagamento',
  'Accolta con pagamento rifiutato',
  'Accolta con pagamento annullato',
] as const;
const dopoInvio = [...ESITI, 'Annullata'] as const;

/**
 * The life of a filing: from each state, those that may follow. Any that is not accepted may be cancelled; a receipt that
 * was missing may still come; a payment that was waiting ends; what was accepted may be accepted by the taxpayer too. A trial
 * goes nowhere: it is dropped, or a file that counts takes its place.
 */
export const passaggiTelematico: Readonly<Record<StatoTelematico, readonly StatoTelematico[]>> = {
  'Non inviato': ['Da inviare', 'Annullata'],
  'Di prova': ['Non inviato', 'Annullata'],
  'Da inviare': [...INVIATI, 'Annullata'],
  Inviata: dopoInvio,
  'Inviato HUB': dopoInvio,
  'Invio esterno': dopoInvio,
  'Consegnato manualmente': dopoInvio,
  'Ricevuta mancante': [...statiAccolti, 'Scartata', 'Non congrua', 'Annullata'],
  Scartata: ['Da inviare', 'Annullata'],
  'Non congrua': ['Annullata'],
  Annullata: [],
  Accolta: ['Accolta e accettata'],
  'Accolta e accettata': [],
  'Accolta con pagamento': [],
  'Accolta con pagamento in attesa': PAGAMENTI,
  'Accolta con pagamento rifiutato': [],
  'Accolta con pagamento annullato': [],
};

/** Sent, and nothing came back yet. */
export const isInAttesa = (stato: StatoTelematico): boolean =>
  INVIATI.some((inviato) => inviato === stato) || stato === 'Ricevuta mancante';
/** Sent, whatever became of it: what is not sent yet, or was cancelled, is not. */
export const isTelematicoInviato = (stato: StatoTelematico): boolean =>
  isInAttesa(stato) || statiAccolti.some((accolto) => accolto === stato) || stato === 'Non congrua';

/** What the setting of a studio says of the flag, in the three words of the declarations. */
export const readGestioneTelematico = (flag: number): GestioneTelematico => {
  if (flag === gestioneFlagInvioTelematico.SI) return gestioneTelematico.AUTOMATICO;
  return flag === gestioneFlagInvioTelematico.NO
    ? gestioneTelematico.MANUALE
    : GESTIONE_TELEMATICO_PREDEFINITA;
};

const giorno = z.iso.date(testiCampo.DATA_NON_VALIDA);
const avviso = z.object({ Codice: z.string(), Messaggio: z.string() });

/** Why a file is not made, field by field: where in the file, which casella, in words. */
const problemaTelematico = z.object({
  Livello: z.enum(['bloccante', 'avviso']),
  Codice: z.string(),
  Record: z.string(),
  Campo: z.string(),
  Riga: z.number().int(),
  Posizione: z.number().int(),
  /** Casella of the declaration, where the field has one. */
  Chiave: z.string().nullable(),
  Frase: z.string(),
});
export type ProblemaTelematico = z.infer<typeof problemaTelematico>;

/** `Chiedi`: the studio wants to be asked whether the file is to be marked as sent. */
export const telematicoAnswer = z.object({
  data: z.object({
    creati: z.array(
      z.object({ Codice: z.uuid(), IdFile: z.uuid(), Chiedi: z.boolean(), DiProva: z.string().nullable() }),
    ),
    errori: z.array(
      avviso.extend({
        Problemi: z.array(problemaTelematico).optional(),
        Mancanze: z.array(mancanzaDichiarazione).optional(),
      }),
    ),
    avvisi: z.array(avviso),
  }),
});
/** Of one the outcome, of more the job that makes them. */
export const telematicoOLavoro = z.union([
  telematicoAnswer,
  z.object({ data: z.object({ jobId: z.uuid() }) }),
]);

const PROTOCOLLO = /^\d{17}(-\d{6})?$/;
/** `Protocollo`: 17 digits, and 6 of the declaration after a dash. `AvvisaCliente`: the mail of the studio leaves. */
export const confermaTelematiciRequest = codiciRequest.extend({
  DataInvio: giorno,
  Protocollo: z.string().regex(PROTOCOLLO, testiCampo.PROTOCOLLO_NON_VALIDO).nullable().default(null),
  AvvisaCliente: z.boolean().default(true),
});
export const confermaTelematiciAnswer = z.object({
  data: z.object({ confermati: z.array(z.uuid()), errori: z.array(avviso), avvisi: z.array(avviso) }),
});

export const statoTelematicoRequest = z.object({
  Stato: z.enum(statoTelematico),
  appid: z.string().max(40).optional(),
});

/** A reason of rejection, in plain words; `Risolto` when the value it is about is no longer what was sent. */
const scartoTelematico = z.object({
  Codice: z.string(),
  Titolo: z.string(),
  Causa: z.string(),
  Rimedio: z.string(),
  Testo: z.string(),
  Riga: z.number().int(),
  Posizione: z.number().int(),
  Campo: z.string(),
  Chiave: z.string().nullable(),
  Risolto: z.boolean(),
});
export type ScartoTelematico = z.infer<typeof scartoTelematico>;

const fileTelematico = z.object({
  Id: z.uuid(),
  Numero: z.number().int(),
  Nome: z.string(),
  Tracciato: z.string(),
  Versione: z.string(),
  Righe: z.number().int(),
  Byte: z.number().int(),
  Sha256: z.string(),
  DiProva: z.string().nullable(),
  CreatoIl: z.string(),
  CreatoDa: z.string().nullable(),
  InviatoIl: z.string().nullable(),
  Protocollo: z.string().nullable(),
});
const ricevutaTelematico = z.object({
  Id: z.uuid(),
  IdFile: z.uuid(),
  Esito: z.enum(['ACCOLTA', 'SCARTATA']),
  Data: z.string(),
  Protocollo: z.string(),
  DiProva: z.boolean(),
  RegistrataIl: z.string(),
  RegistrataDa: z.string().nullable(),
});

/** A 770 with what was made and sent of it, and what came back. What its checks say is at `/c770/{id}/diagnostico`. */
export const comunicazioni770 = dichiarazioneRiga
  .pick({
    ...{ Id: true, IdStudio: true, IdAnagrafica: true, Denominazione: true, CodiceFiscale: true },
    ...{ Finalita: true, Stato: true, StatoTelematico: true, StatoInvio: true },
  })
  .extend({
    Comunicazioni: z.array(
      fileTelematico.pick({
        ...{ Id: true, Numero: true, Nome: true, DiProva: true, CreatoIl: true, InviatoIl: true },
        Protocollo: true,
      }),
    ),
    Ricevute: z.array(
      ricevutaTelematico.pick({ Id: true, IdFile: true, Esito: true, Data: true, Protocollo: true }),
    ),
  });
export type Comunicazioni770 = z.infer<typeof comunicazioni770>;

/** How the filing of a declaration stands: its files, its receipts, why it was rejected, what may follow. */
export const telematico = z.object({
  Stato: z.enum(statoTelematico),
  StatoInvio: z.enum(statoInvio),
  /** A file that counts today: «Telematico creato». */
  Creato: z.boolean(),
  InviatoIl: z.string().nullable(),
  Protocollo: z.string().nullable(),
  Passaggi: z.array(z.enum(statoTelematico)),
  /** The file of this form can be made at all; why it would be for trial. */
  Disponibile: z.boolean(),
  DiProva: z.string().nullable(),
  /** What the last receipt of a trial says: of a file for trial, or handed to the simulator. Null: there is none. */
  Prova: z.enum(['Accolta', 'Scartata']).nullable(),
  /** The channel is the simulator: nothing reaches the Agenzia. */
  Simulata: z.boolean(),
  EmailCliente: z.string().nullable(),
  File: z.array(fileTelematico),
  Ricevute: z.array(ricevutaTelematico),
  Scarti: z.array(scartoTelematico),
});
export type TelematicoFilo = z.infer<typeof telematico>;
