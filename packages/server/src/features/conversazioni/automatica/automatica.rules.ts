import {
  type CanaleNotifica,
  checkTestoAutomatico,
  type EventoAutomatico,
  eventiAutomatici,
  fillModello,
  naturaEvento,
  testiCampo,
  testiIncarico,
} from '@quadra/contract';
import { oraDiRoma } from '@quadra/values';

/** What a studio chose of an event. */
export interface Scelta {
  readonly evento: EventoAutomatico;
  readonly anticipo: number | null;
  readonly canali: readonly CanaleNotifica[];
  readonly testo: string | null;
  readonly attiva: boolean;
}
/** Hours of Rome: from the first, to the second that is out. */
export interface Silenzio {
  readonly dalle: number;
  readonly alle: number;
}

/** What the house does where the studio chose nothing: all in the portal, nothing by mail. */
const sceltePredefinite: readonly Scelta[] = eventiAutomatici.map((evento) => ({
  evento,
  anticipo: naturaEvento[evento].anticipo,
  canali: ['portale'],
  testo: null,
  attiva: true,
}));
/** The choices of a studio, in the order of the events, completed with those of the house. */
export const completeScelte = (scritte: readonly Scelta[]): Scelta[] =>
  sceltePredefinite.map((sua) => scritte.find(({ evento }) => evento === sua.evento) ?? sua);

/** Whether a studio is told nothing at this moment: over midnight too. */
export function isInSilenzio(silenzio: Silenzio | null, adesso: Date): boolean {
  if (silenzio === null) return false;
  const ora = oraDiRoma(adesso);
  const { dalle, alle } = silenzio;
  return dalle < alle ? ora >= dalle && ora < alle : ora >= dalle || ora < alle;
}

/** What happened in a studio, or is about to. */
export interface Fatto {
  readonly studioId: number;
  readonly evento: EventoAutomatico;
  /** What makes it one: a fact is told once. */
  readonly chiave: string;
  /** Days before it; null when it has happened. */
  readonly giorni: number | null;
  readonly anagraficaId: string | null;
  readonly oggetto: string;
  readonly valori: Readonly<Record<string, string>>;
  /** The page where it is seen. */
  readonly percorso: string;
  /** Who is told; empty: all those of the studio. */
  readonly ruoli: readonly number[];
}

/** Whether the studio wants to be told of a fact now. */
export const isDaDire = ({ giorni }: Fatto, { attiva, anticipo }: Scelta): boolean =>
  attiva && (giorni === null || giorni <= (anticipo ?? 0));

/** The words of a fact: those of the studio, or of the house. {Cliente} stays as it is where no value says it. */
export const writeFatto = ({ evento, valori }: Fatto, { testo }: Scelta): string =>
  fillModello(testo ?? naturaEvento[evento].testo, valori);

const MARCATURA = /<\s*[a-z!/?]|&(?:#\d|#x|[a-z]+;)/i;
/** What is wrong with the words of an event, in sentences. */
export function checkTesto(evento: EventoAutomatico, testo: string): string[] {
  const { ignoti, isGraffaSola } = checkTestoAutomatico(evento, testo);
  return [
    ...(MARCATURA.test(testo) ? [testiCampo.SOLO_TESTO] : []),
    ...(ignoti.length > 0 ? [testiIncarico.ignoti(ignoti, naturaEvento[evento].segnaposti)] : []),
    ...(isGraffaSola ? [testiIncarico.GRAFFA_SOLA] : []),
  ];
}
