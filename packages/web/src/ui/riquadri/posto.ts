/** Height of the tallest list, with its margin. */
const ALTEZZA = 320;
const DISTANZA = 4;
const MARGINE = 8;

type Campo = { top: number; bottom: number; left: number; right: number };
type Schermo = { larghezza: number; altezza: number };
/** Distances from the edges of the screen, in pixels: one of top and bottom is null. */
export type Posto = { top: number | null; bottom: number | null; left: number; altezza: number };

/** Where what opens from a field goes: under it, or above it when there is more room there; never out of the screen. */
export function computePosto(
  campo: Campo,
  larghezza: number,
  schermo: Schermo,
  allinea: 'inizio' | 'fine',
): Posto {
  const sotto = schermo.altezza - campo.bottom;
  const isSopra = sotto < ALTEZZA && campo.top > sotto;
  const voluta = allinea === 'inizio' ? campo.left : campo.right - larghezza;
  const massima = schermo.larghezza - larghezza - MARGINE;
  return {
    top: isSopra ? null : campo.bottom + DISTANZA,
    bottom: isSopra ? schermo.altezza - campo.top + DISTANZA : null,
    left: Math.max(MARGINE, Math.min(voluta, massima)),
    altezza: (isSopra ? campo.top : sotto) - DISTANZA - MARGINE,
  };
}
