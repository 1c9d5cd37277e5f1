import type { BilancioFilo } from '@quadra/contract';

/** The text of a file, in UTF-8 or as older Windows programs write it. */
export function readCsv(contenuto: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(contenuto);
  } catch {
    return new TextDecoder('windows-1252').decode(contenuto);
  }
}

/** The items of the accounts in the order of the file, with what their two sides differ by, in euro. */
export function listVociBilancio(righe: BilancioFilo['Righe']): { voce: string; importo: number }[] {
  const centesimi = new Map<string, number>();
  for (const { Voce, Dare, Avere } of righe)
    centesimi.set(Voce, (centesimi.get(Voce) ?? 0) + Math.round(Avere * 100) - Math.round(Dare * 100));
  return [...centesimi].map(([voce, netto]) => ({ voce, importo: Math.abs(netto) / 100 }));
}
