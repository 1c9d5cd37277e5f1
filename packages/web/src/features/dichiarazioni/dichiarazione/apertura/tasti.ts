/** What a key asks of an open declaration; null when it is not one of ours. */
export type Comando =
  | 'salva'
  | 'annulla'
  | 'ripeti'
  | 'vai al quadro'
  | 'quadro precedente'
  | 'quadro successivo'
  | 'riporta'
  | 'affianca'
  | 'collegamenti'
  | 'confronta'
  | 'passato'
  | 'spiega'
  | 'copilota'
  | 'aiuto'
  | 'avanti'
  | 'indietro'
  | 'chiudi';

type Tasto = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The key map of the quadri. `isCampo`: the key was pressed in a casella; `invioAvanza`: the user's setting. */
export function readComando(tasto: Tasto, isCampo: boolean, invioAvanza: boolean): Comando | null {
  const ctrl = tasto.ctrlKey || tasto.metaKey;
  if (ctrl && !tasto.altKey && tasto.key.toLowerCase() === 's') return 'salva';
  if (ctrl && tasto.key === 'Enter') return 'salva';
  if (ctrl && !tasto.altKey && tasto.key.toLowerCase() === 'z') return tasto.shiftKey ? 'ripeti' : 'annulla';
  if (ctrl && !tasto.altKey && tasto.key.toLowerCase() === 'y') return 'ripeti';
  if (ctrl && !tasto.altKey && tasto.key.toLowerCase() === 'g') return 'vai al quadro';
  if (tasto.altKey && tasto.key === 'PageUp') return 'quadro precedente';
  if (tasto.altKey && tasto.key === 'PageDown') return 'quadro successivo';
  if (tasto.altKey && !ctrl && tasto.key.toLowerCase() === 'r') return 'riporta';
  if (tasto.altKey && !ctrl && tasto.key.toLowerCase() === 'l') return 'affianca';
  if (tasto.altKey && !ctrl && tasto.key.toLowerCase() === 'c') return 'collegamenti';
  if (tasto.altKey && !ctrl && tasto.key.toLowerCase() === 'p') return 'confronta';
  if (tasto.altKey && !ctrl && tasto.key.toLowerCase() === 'u') return 'passato';
  if (tasto.altKey && !ctrl && tasto.key.toLowerCase() === 'k') return 'copilota';
  if (tasto.key === 'F1') return tasto.shiftKey ? 'spiega' : 'aiuto';
  if (tasto.key === 'Escape') return 'chiudi';
  if (tasto.key !== 'Enter' || ctrl || tasto.altKey || !isCampo || !invioAvanza) return null;
  return tasto.shiftKey ? 'indietro' : 'avanti';
}
