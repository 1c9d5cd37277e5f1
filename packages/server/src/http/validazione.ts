import { frasiCampo, hasControlli, testiCampo } from '@quadra/contract';
import { z } from 'zod';
import type { ModelState } from './domain-error.ts';

const MASSIMA_PROFONDITA = 40;
/** Several times the largest save: beyond it the answer alone, field by field, would stop the server. */
const MASSIMI_VALORI = 10_000;
const attesi: Record<string, string> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'vero o falso',
  array: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
};

function describeMisura(voce: z.core.$ZodRawIssue): string | undefined {
  const isTesto = voce.origin === 'string';
  const isElenco = voce.origin === 'array';
  if (voce.code === 'too_big') {
    if (isTesto) return frasiCampo.alMassimo(`${voce.maximum} caratteri`);
    if (isElenco) return frasiCampo.alMassimo(`${voce.maximum} elementi`);
    return frasiCampo.alMassimo(String(voce.maximum));
  }
  if (voce.code === 'too_small') {
    if (isTesto)
      return voce.minimum === 1 ? testiCampo.OBBLIGATORIO : frasiCampo.almeno(`${voce.minimum} caratteri`);
    if (isElenco) return frasiCampo.almeno(`${voce.minimum} elementi`);
    return frasiCampo.almeno(String(voce.minimum));
  }
  return undefined;
}

/** The sentence of a broken rule, as a person reads it beside the field. */
function describe(voce: z.core.$ZodRawIssue): string | undefined {
  if (voce.code === 'invalid_type') {
    if (voce.input === undefined || voce.input === null) return testiCampo.OBBLIGATORIO;
    return frasiCampo.serve(attesi[String(voce.expected)] ?? 'un altro tipo di dato');
  }
  if (voce.code === 'invalid_value') return testiCampo.VALORE_NON_AMMESSO;
  if (voce.code === 'unrecognized_keys') return testiCampo.SCONOSCIUTO;
  if (voce.code === 'invalid_format') {
    if (voce.format === 'date') return testiCampo.DATA_NON_VALIDA;
    if (voce.format === 'email') return testiCampo.POSTA_NON_VALIDA;
    return testiCampo.VALORE_NON_VALIDO;
  }
  return describeMisura(voce) ?? testiCampo.VALORE_NON_VALIDO;
}

/** Messages of the schemas in Italian, for the whole process. */
export function speakItalian(): void {
  z.config({ ...z.locales.it(), customError: describe });
}

function flatten(
  voci: readonly z.core.$ZodIssue[],
  prima: readonly PropertyKey[],
): { campo: string; testo: string }[] {
  return voci.flatMap((voce) => {
    const percorso = [...prima, ...voce.path];
    if (voce.code === 'invalid_union' && voce.errors.length > 0) {
      const rami = [...voce.errors].sort((a, b) => a.length - b.length);
      return flatten(rami[0] ?? [], percorso);
    }
    return [{ campo: percorso.map(String).join('.') || 'Richiesta', testo: voce.message }];
  });
}

/** The broken rules by wire field (`DomicilioFiscale.Comune`). */
export function toModelState(voci: readonly z.core.$ZodIssue[]): ModelState {
  const stato: ModelState = Object.create(null) as ModelState;
  for (const { campo, testo } of flatten(voci, [])) {
    const testi = stato[campo] ?? [];
    if (!testi.includes(testo)) testi.push(testo);
    stato[campo] = testi;
  }
  return { ...stato };
}

/** No control characters (PostgreSQL has no place for NUL), and half of a character outside the basic plane is no text. */
const isAmmesso = (testo: string) => !hasControlli(testo) && testo.isWellFormed();

/**
 * What no field may hold, wherever it is: characters that are none, nesting and numbers of values beyond reason. Empty
 * when there is nothing of the kind, otherwise the first field found.
 * Walks without recursion, so that depth cannot exhaust the stack.
 */
export function checkContenuto(corpo: unknown): ModelState {
  const daVedere: [unknown, readonly string[]][] = [[corpo, []]];
  const rifiuta = (percorso: readonly string[], testo: string) => ({
    [percorso.join('.') || 'Richiesta']: [testo],
  });
  let visti = 0;
  for (let voce = daVedere.pop(); voce !== undefined; voce = daVedere.pop()) {
    const [valore, percorso] = voce;
    if (typeof valore === 'string' && !isAmmesso(valore))
      return rifiuta(percorso, testiCampo.CARATTERE_NON_AMMESSO);
    if (valore === null || typeof valore !== 'object') continue;
    if (percorso.length >= MASSIMA_PROFONDITA) return rifiuta([], testiCampo.TROPPI_LIVELLI);
    const contenuti = Object.entries(valore);
    visti += contenuti.length;
    if (visti > MASSIMI_VALORI) return rifiuta([], testiCampo.TROPPI_VALORI);
    for (const [chiave, contenuto] of contenuti) {
      if (!isAmmesso(chiave)) return rifiuta(percorso, testiCampo.CARATTERE_NON_AMMESSO);
      daVedere.push([contenuto, [...percorso, chiave]]);
    }
  }
  return {};
}
