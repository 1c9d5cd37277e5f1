import type { NumeroOpzioni } from '@quadra/values';
import { messaggiUi as m } from '../../../messages/ui.ts';

/**
 * What a typed text becomes inside a field: digits, one comma, one minus at the start when negatives are accepted. Where
 * there are no decimals too: without its comma 28450,60 would be read a hundred times as much. Null when the key changes
 * nothing.
 */
export function acceptTyping(
  inserito: string,
  campo: { testo: string; inizio: number; fine: number },
  opzioni: NumeroOpzioni,
): string | null {
  const prima = campo.testo.slice(0, campo.inizio);
  const dopo = campo.testo.slice(campo.fine);
  if (/^[0-9]+$/.test(inserito)) return prima === '' && dopo.startsWith('-') ? null : inserito;
  if (inserito === ',') return (prima + dopo).includes(',') ? null : inserito;
  if (inserito !== '-' && inserito !== '−') return null;
  return opzioni.negativi && prima === '' && !dopo.startsWith('-') ? '-' : null;
}

/** What to say of a key that was not taken when without it the number is another one; null for the others. */
export function explainScarto(inserito: string, opzioni: NumeroOpzioni): string | null {
  if (inserito === '.') return m.puntoNonPreso;
  return (inserito === '-' || inserito === '−') && !opzioni.negativi ? m.menoNonPreso : null;
}
