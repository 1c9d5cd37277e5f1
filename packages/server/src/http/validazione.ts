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

/** How many unknown names are told, of a request that is full of them. */
const NOMI_MASSIMI = 20;

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
    if (voce.code === 'unrecognized_keys') {
      const nomi = voce.keys.slice(0, NOMI_MASSIMI);
      return nomi.map((nome) => ({ campo: [...percorso, nome].map(String).join('.'), testo: voce.message }));
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

const CITAZIONE = 34;
const BARRA = 92;
const VIRGOLA = 44;
const APERTE = [91, 123];
const CHIUSE = [93, 125];

/** Where a string of JSON ends, from the place after its first quote. */
function skipStringa(testo: string, inizio: number): number {
  let posto = inizio;
  for (; posto < testo.length; posto += 1) {
    const segno = testo.charCodeAt(posto);
    if (segno === CITAZIONE) return posto;
    if (segno === BARRA) posto += 1;
  }
  return posto;
}

/**
 * What no body may hold, told from its text before anything is made of it: to read a million of values takes time and memory
 * from everybody, whoever sends them. Empty when it may be read; `checkContenuto` looks at what it then says.
 */
export function checkTestoJson(testo: string): ModelState {
  let livello = 0;
  let virgole = 0;
  let aperte = 0;
  for (let posto = 0; posto < testo.length; posto += 1) {
    const segno = testo.charCodeAt(posto);
    if (segno === CITAZIONE) posto = skipStringa(testo, posto + 1);
    else if (segno === VIRGOLA) virgole += 1;
    else if (CHIUSE.includes(segno)) livello -= 1;
    else if (APERTE.includes(segno)) {
      livello += 1;
      aperte += 1;
    }
    if (livello > MASSIMA_PROFONDITA + 1) return { Richiesta: [testiCampo.TROPPI_LIVELLI] };
    if (virgole > MASSIMI_VALORI || aperte > MASSIMI_VALORI + 1)
      return { Richiesta: [testiCampo.TROPPI_VALORI] };
  }
  return {};
}
