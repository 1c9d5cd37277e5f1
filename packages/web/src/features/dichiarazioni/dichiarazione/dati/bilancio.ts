import type { BilancioFilo } from '@quadra/contract';

/** The text of a file, in UTF-8 or as older Windows programs write it. */
export function readTesto(contenuto: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(contenuto);
  } catch {
    return new TextDecoder('windows-1252').decode(contenuto);
  }
}

/** A fact that is an amount, or whose the accounts are: what else an instance says is words, of pages and pages. */
const FATTO_DI_TESTO =
  /<([\w.-]+:[\w.-]+)(?=[^>]*\bcontextRef=)(?![^>]*\bunitRef=)[^>]*(?:\/>|>[\s\S]*?<\/\1>)/g;
const DI_CHI = /:DatiAnagraficiCodiceFiscale$/;

/** The file as it is sent: of an instance XBRL the figures, without the notes in words. */
export const stripNote = (testo: string): string =>
  /^\uFEFF?\s*</.test(testo)
    ? testo.replace(FATTO_DI_TESTO, (fatto, nome: string) => (DI_CHI.test(nome) ? fatto : ''))
    : testo;

/** The items of the accounts in the order of the file, with what their two sides differ by, in euro. */
export function listVociBilancio(righe: BilancioFilo['Righe']): { voce: string; importo: number }[] {
  const centesimi = new Map<string, number>();
  for (const { Voce, Dare, Avere } of righe)
    centesimi.set(Voce, (centesimi.get(Voce) ?? 0) + Math.round(Avere * 100) - Math.round(Dare * 100));
  return [...centesimi].map(([voce, netto]) => ({ voce, importo: Math.abs(netto) / 100 }));
}
