import type { Posto } from './blocco.ts';

export type Campo2D = {
  /** Rows of the page and visible columns. */
  readonly righe: number;
  readonly colonne: number;
  /** Rows of a screen: how far PgUp and PgDn go. */
  readonly schermata: number;
};
export type Tasto = { readonly key: string; readonly ctrl: boolean };

const clamp = (valore: number, minimo: number, massimo: number) =>
  Math.max(minimo, Math.min(massimo, valore));

/** Where a key takes the active cell; null when it is not a key that moves. The head is row -1. */
export function computeMeta({ key, ctrl }: Tasto, da: Posto, campo: Campo2D): Posto | null {
  const ultima = campo.righe - 1;
  const fondo = campo.colonne - 1;
  const mete: Record<string, Posto> = {
    ArrowDown: { ...da, riga: ctrl ? ultima : da.riga + 1 },
    ArrowUp: { ...da, riga: ctrl ? 0 : da.riga - 1 },
    ArrowRight: { ...da, colonna: ctrl ? fondo : da.colonna + 1 },
    ArrowLeft: { ...da, colonna: ctrl ? 0 : da.colonna - 1 },
    Home: ctrl ? { riga: 0, colonna: 0 } : { ...da, colonna: 0 },
    End: ctrl ? { riga: ultima, colonna: fondo } : { ...da, colonna: fondo },
    PageDown: { ...da, riga: da.riga + campo.schermata },
    PageUp: { ...da, riga: Math.max(0, da.riga - campo.schermata) },
  };
  const meta = Object.hasOwn(mete, key) ? mete[key] : undefined;
  if (!meta) return null;
  return { riga: clamp(meta.riga, -1, ultima), colonna: clamp(meta.colonna, 0, Math.max(0, fondo)) };
}
