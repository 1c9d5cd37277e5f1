import { z } from 'zod';
import { valoreCasella } from './dichiarazione.ts';
import { type TipoDichiarazione, tipoDichiarazione } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

/** Righi and quadri that one message may name. */
const CODICI_PER_MESSAGGIO = 50;

interface Collegamento {
  readonly da: TipoDichiarazione;
  readonly quadro: string;
  readonly a: TipoDichiarazione;
  readonly quadroDestinatario: string;
  /** Who receives it. */
  readonly aChi: string;
}
/** Which quadro of a declaration tells the declarations of others something, and where it is written there. */
export const collegamenti: readonly Collegamento[] = [
  { da: 'Società di persone', quadro: 'RO', a: 'Persone fisiche', quadroDestinatario: 'RH', aChi: 'soci' },
];

/** Applicato: it is written there. In attesa: it waits for a person. Sostituito: the sender sent another. */
export const statoMessaggio = ['In attesa', 'Applicato', 'Sostituito'] as const;
export type StatoMessaggio = (typeof statoMessaggio)[number];

/** Which messages a list shows: those nobody read yet, or the others. */
export const letturaMessaggio = ['Da leggere', 'Letti'] as const;

/** Why a message waits. */
const attesaMessaggio = ['senza dichiarazione', 'non modificabile', 'valori diversi'] as const;
export type AttesaMessaggio = (typeof attesaMessaggio)[number];

/** Codici: quadri of the sender (`RO`) or single righi of them (`RO901`). */
export const messaggioRequest = z.object({
  Codici: z
    .array(z.string().regex(/^[A-Za-z]{1,3}\d{0,3}(#\d{1,3})?$/, testiCampo.VALORE_NON_VALIDO))
    .min(1, 'Indicare almeno un quadro o un rigo.')
    .max(CODICI_PER_MESSAGGIO, `Al massimo ${CODICI_PER_MESSAGGIO} codici per volta.`),
  DichiarazioneMittenteId: z.uuid(),
  appid: z.string().max(40).optional(),
});
/** What became of the message, in words. */
export const messaggioAnswer = z.object({ data: z.string() });

const valore = valoreCasella.nullable();
/** A casella of the declaration that receives. */
const voceMessaggio = z.object({
  Casella: z.string(),
  Titolo: z.string(),
  /** Where it comes from, in the sender. */
  Origine: z.string(),
  Prima: valore,
  Dopo: valore,
});

/** A message from a declaration to that of somebody it names. */
export const messaggio = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  IdMittente: z.uuid(),
  Mittente: z.string(),
  TipoMittente: z.enum(tipoDichiarazione),
  /** The righi of the sender that name who receives. */
  Righi: z.array(z.string()),
  CodiceFiscale: z.string(),
  /** As the client is called, or as the sender wrote him. */
  Destinatario: z.string(),
  IdDestinatario: z.uuid().nullable(),
  TipoDestinatario: z.enum(tipoDichiarazione),
  Quadro: z.string(),
  Stato: z.enum(statoMessaggio),
  Attesa: z.enum(attesaMessaggio).nullable(),
  InviatoIl: z.string(),
  InviatoDa: z.string(),
  LettoIl: z.string().nullable(),
  LettoDa: z.string().nullable(),
  /** The sender changed after it was sent. */
  Superato: z.boolean(),
});
export type MessaggioFilo = z.infer<typeof messaggio>;

/** With what it wrote, or would write today. */
export const messaggioIntero = messaggio.extend({ Voci: z.array(voceMessaggio) });
export type MessaggioInteroFilo = z.infer<typeof messaggioIntero>;

const writeConto = (quanti: number, uno: string, molti: string): string =>
  quanti === 1 ? `1 ${uno}` : `${quanti} ${molti}`;

/** What becomes of a sending: how many declarations were filled, how many messages wait, and why the first few do. */
export const frasiMessaggio = {
  esito: (applicati: number, attese: readonly string[], isProvvisorio: boolean): string =>
    [
      applicati > 0 && `${writeConto(applicati, 'dichiarazione compilata', 'dichiarazioni compilate')}.`,
      attese.length > 0 && `${writeConto(attese.length, 'messaggio in attesa', 'messaggi in attesa')}:`,
      attese.length > 0 && `${attese.slice(0, 3).join('; ')}${attese.length > 3 ? '; …' : ''}.`,
      isProvvisorio && 'La dichiarazione che invia è ancora aperta: inviare di nuovo se cambia.',
    ]
      .filter(Boolean)
      .join(' '),
  attesa: {
    'senza dichiarazione': (chi: string, tipo: string, anno: number) =>
      `${chi} non ha ancora la dichiarazione ${tipo} ${anno} fra quelle che si vedono`,
    'non modificabile': (chi: string) => `la dichiarazione di ${chi} ora non si modifica`,
    'valori diversi': (chi: string, _tipo: string, _anno: number, quadro: string) =>
      `nel quadro ${quadro} di ${chi} ci sono già altri valori: scegliere quali tenere`,
  } satisfies Readonly<
    Record<AttesaMessaggio, (chi: string, tipo: string, anno: number, quadro: string) => string>
  >,
  motivo: (mittente: string, tipo: string, anno: number, righi: readonly string[]) =>
    `Messaggio di ${mittente} (${tipo} ${anno}, ${righi.join(', ')})`,
  quadroMuto: (codice: string) => `Il quadro ${codice} non comunica nulla ad altre dichiarazioni.`,
  rigoAssente: (codice: string) => `Il rigo ${codice} non nomina nessuno.`,
  nessunDestinatario: (quadro: string) => `Il quadro ${quadro} non nomina nessuno con una quota.`,
  senzaCodiceFiscale: (rigo: string) => `Manca il codice fiscale in ${rigo}.`,
  daSistemare: (quadro: string, frasi: readonly string[]) =>
    `Il quadro ${quadro} è da sistemare prima di inviarlo: ${frasi.join(' ')}`,
} as const;
