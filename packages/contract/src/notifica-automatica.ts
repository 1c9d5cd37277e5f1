import { z } from 'zod';
import { NOTIFICA_TESTO_MASSIMO } from './notifica.ts';

/** What the house tells a studio by itself. */
export const eventoAutomatico = {
  'soglia-crediti': 'Crediti sotto la soglia',
  'scadenza-pacchetto': 'Crediti di un pacchetto in scadenza',
  'scadenza-dichiarazioni': 'Termine di invio delle dichiarazioni',
  'esito-telematico': 'Esito di un invio telematico',
  firma: 'Busta di firma conclusa',
} as const;
export type EventoAutomatico = keyof typeof eventoAutomatico;
export const eventiAutomatici = Object.keys(eventoAutomatico) as readonly EventoAutomatico[];

const canaliNotifica = ['portale', 'e-mail'] as const;
export type CanaleNotifica = (typeof canaliNotifica)[number];

/** No fact is told earlier than this. */
export const ANTICIPO_MASSIMO = 90;

interface Natura {
  /** Days before, where nobody chose others; null: the event has no day it comes before of. */
  readonly anticipo: number | null;
  readonly segnaposti: readonly string[];
  readonly testo: string;
}
/** What each event says where the studio wrote nothing else. {Cliente} is filled when it is read. */
export const naturaEvento: Readonly<Record<EventoAutomatico, Natura>> = {
  'soglia-crediti': {
    anticipo: null,
    segnaposti: ['Crediti', 'Soglia'],
    testo: 'Crediti rimasti: {Crediti}. La soglia impostata è {Soglia}.',
  },
  'scadenza-pacchetto': {
    anticipo: 7,
    segnaposti: ['Crediti', 'Data', 'Giorni'],
    testo: 'Il {Data} ({Giorni}) scadono crediti non ancora utilizzati: {Crediti}.',
  },
  'scadenza-dichiarazioni': {
    anticipo: 15,
    segnaposti: ['Tipo', 'Anno', 'Numero', 'Data', 'Giorni'],
    testo: '{Tipo} {Anno}: il termine di invio è il {Data} ({Giorni}). Ancora da inviare: {Numero}.',
  },
  'esito-telematico': {
    anticipo: null,
    segnaposti: ['Cliente', 'Tipo', 'Anno', 'Esito', 'Protocollo'],
    testo: '{Tipo} {Anno} di {Cliente}: {Esito}, protocollo {Protocollo}.',
  },
  firma: {
    anticipo: null,
    segnaposti: ['Cliente', 'Documento', 'Busta', 'Esito'],
    testo: 'Busta {Busta}, {Documento} di {Cliente}: {Esito}.',
  },
};

const SEGNAPOSTO = /\{([^{}]*)\}/g;
/** The placeholders of a text that its event does not have, and whether a brace stands alone. Pure. */
export function checkTestoAutomatico(
  evento: EventoAutomatico,
  testo: string,
): { ignoti: string[]; isGraffaSola: boolean } {
  const noti = naturaEvento[evento].segnaposti;
  const nomi = [...testo.matchAll(SEGNAPOSTO)].map(([, nome = '']) => nome);
  return {
    ignoti: [...new Set(nomi.filter((nome) => !noti.includes(nome)))],
    isGraffaSola: /[{}]/.test(testo.replace(SEGNAPOSTO, '')),
  };
}

const evento = z.enum(eventiAutomatici as [EventoAutomatico, ...EventoAutomatico[]]);
const canale = z.enum(canaliNotifica);
const scelta = {
  Evento: evento,
  /** Days; null where the event has none. */
  Anticipo: z.number().int().min(0).max(ANTICIPO_MASSIMO).nullable(),
  Canali: z.array(canale).min(1).max(2),
  /** Null: the words of the house. */
  Testo: z.string().trim().min(1).max(Math.min(1000, NOTIFICA_TESTO_MASSIMO)).nullable(),
  Attiva: z.boolean(),
};
const ora = z.number().int().min(0).max(23);
/** Hours of Rome in which nothing is told: from the first, to the second that is out; what happens then waits. */
const silenzio = z.object({ Dalle: ora, Alle: ora }).nullable();

const notificheAutomatiche = z.object({
  Automatiche: z.array(z.object({ ...scelta, Nome: z.string(), Segnaposti: z.array(z.string()) })),
  Silenzio: silenzio,
  Versione: z.number().int(),
});
export type NotificheAutomaticheFilo = z.infer<typeof notificheAutomatiche>;
export const notificheAutomaticheAnswer = z.object({ data: notificheAutomatiche });
export const notificheAutomaticheScritte = z.object({
  Automatiche: z.array(z.object(scelta)).min(1).max(eventiAutomatici.length),
  Silenzio: silenzio,
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid: z.string().max(40).optional(),
});
