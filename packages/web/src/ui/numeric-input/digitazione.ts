import type { NumeroOpzioni } from '@quadra/values';

/**
 * What a typed text becomes inside a field: digits, one comma when there are decimals, one minus at the start when
 * negatives are accepted. Null when the key changes nothing.
 */
export function acceptTyping(
  inserito: string,
  campo: { testo: string; inizio: number; fine: number },
  opzioni: NumeroOpzioni,
): string | null {
  const prima = campo.testo.slice(0, campo.inizio);
  const dopo = campo.testo.slice(campo.fine);
  if (/^[0-9]+$/.test(inserito)) return prima === '' && dopo.startsWith('-') ? null : inserito;
  if (inserito === ',') return (opzioni.decimali ?? 0) > 0 && !(prima + dopo).includes(',') ? inserito : null;
  if (inserito !== '-' && inserito !== '−') return null;
  return opzioni.negativi && prima === '' && !dopo.startsWith('-') ? '-' : null;
}
