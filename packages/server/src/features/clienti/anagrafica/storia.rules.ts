import { frasiCampo } from '@quadra/contract';
import { addDays, formatData } from '@quadra/values';
import type { Problema } from '../../../http/wire-state.ts';
import type { Scritta } from './anagrafica.rules.ts';

/** One field that changes: an address, a list of people are one field each. */
export interface Cambio {
  readonly campo: string;
  readonly prima: unknown;
  readonly dopo: unknown;
}

/** What is written in the history of a field. */
export interface Evento {
  readonly id: number;
  readonly campo: string;
  readonly prima: unknown;
  readonly dopo: unknown;
  /** Day since when `dopo` holds; null: it took the place of `prima`, as if it had always been there. */
  readonly dal: string | null;
}

/** A value of a field with the days it held, both included; null: since ever, still. */
export interface Periodo {
  readonly valore: unknown;
  readonly dal: string | null;
  readonly al: string | null;
}

/** The same content, whatever the order of its keys. */
function isUguale(uno: unknown, altro: unknown): boolean {
  if (typeof uno !== 'object' || typeof altro !== 'object' || uno === null || altro === null)
    return (uno ?? null) === (altro ?? null);
  const chiavi = new Set([...Object.keys(uno), ...Object.keys(altro)]);
  return [...chiavi].every((chiave) => isUguale(Reflect.get(uno, chiave), Reflect.get(altro, chiave)));
}

/** The fields of `dopo` that are not as in `prima`. */
export const listCambi = (prima: Scritta, dopo: Scritta): Cambio[] =>
  (Object.keys(dopo) as (keyof Scritta)[])
    .filter((campo) => !isUguale(prima[campo], dopo[campo]))
    .map((campo) => ({ campo, prima: prima[campo], dopo: dopo[campo] }));

/** The descriptions and provinces that go with another field say nothing of their own in a history. */
const derivati: ReadonlySet<string> = new Set(['comuneNascitaDescrizione', 'provinciaNascita']);
export const isDiStoria = ({ campo }: Cambio): boolean => !derivati.has(campo);

/** The day since when the value of a field holds; null when it always did. */
const findInizio = (eventi: readonly Evento[], campo: string): string | null =>
  eventi.filter((evento) => evento.campo === campo && evento.dal !== null).at(-1)?.dal ?? null;

/**
 * A value may begin after the one it follows, and not after today.
 * @param nascita before it nothing began: birth, or foundation
 */
export function checkDecorrenza(
  eventi: readonly Evento[],
  cambi: readonly Cambio[],
  { dal, oggi, nascita }: { dal: string; oggi: string; nascita: string | null },
): Problema[] {
  if (dal > oggi) return [{ campo: 'dal', testo: frasiCampo.decorrenzaFutura }];
  const inizi = cambi
    .map(({ campo }) => findInizio(eventi, campo) ?? nascita)
    .filter((inizio) => inizio !== null);
  const ultimo = inizi.sort().at(-1);
  return ultimo !== undefined && dal <= ultimo
    ? [{ campo: 'dal', testo: frasiCampo.decorrenzaDopo(formatData(ultimo)) }]
    : [];
}

/** The values of a field with their periods, from the oldest; `attuale` closes the line. */
export function listPeriodi(eventi: readonly Evento[], campo: string, attuale: unknown): Periodo[] {
  const passaggi = eventi.filter((evento) => evento.campo === campo && evento.dal !== null);
  const periodi = passaggi.map((evento, indice) => ({
    valore: evento.prima,
    dal: passaggi[indice - 1]?.dal ?? null,
    al: evento.dal === null ? null : addDays(evento.dal, -1),
  }));
  return [...periodi, { valore: attuale, dal: passaggi.at(-1)?.dal ?? null, al: null }];
}

/** The value of a field on a day. */
export const findPeriodo = (periodi: readonly Periodo[], giorno: string): Periodo | undefined =>
  periodi.find(({ dal, al }) => (dal === null || dal <= giorno) && (al === null || giorno <= al));

/** The record as it was on a day: each field with the value that held then. */
export function computeSituazione<T extends object>(
  attuale: T,
  eventi: readonly Evento[],
  giorno: string,
): T {
  const campi = [...new Set(eventi.filter(({ dal }) => dal !== null).map(({ campo }) => campo))];
  const diversi = campi.flatMap((campo) => {
    const periodo = findPeriodo(listPeriodi(eventi, campo, Reflect.get(attuale, campo)), giorno);
    return periodo === undefined ? [] : [[campo, periodo.valore]];
  });
  return { ...attuale, ...Object.fromEntries(diversi) };
}
