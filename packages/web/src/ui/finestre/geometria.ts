import { finestre as misure } from '@quadra/contract';
import type { OpzioniFinestra, Rettangolo, Schermo, TipoFinestra } from './stato.ts';

/** Below this width every window fills the screen and nothing is dragged. */
const SCHERMO_STRETTO = 768;
const BARRA = 40;
const PIEDE = 47;
const BORDI = 2;
const ALTEZZA_INIZIALE = 240;
const SCHERMO_BASSO = [1281, 1366] as const;

export const isStretto = ({ larghezza }: Schermo): boolean => larghezza < SCHERMO_STRETTO;

const between = (valore: number, minimo: number, massimo: number) =>
  Math.max(minimo, Math.min(valore, massimo));

/** Height of the content of a widget window: lower on the laptops that are wide and low. */
export const computeAltezzaContenuto = (schermo: Schermo): number =>
  schermo.larghezza >= SCHERMO_BASSO[0] && schermo.larghezza <= SCHERMO_BASSO[1]
    ? misure.altezzaContenutoBassa
    : misure.altezzaContenuto;

/** Wide as asked, or as its kind and measure want; never wider than the screen minus 20. */
export function computeLarghezza(opzioni: OpzioniFinestra, schermo: Schermo): number {
  const propria =
    opzioni.tipo === 'popup' || opzioni.tipo === 'menu' ? misure.larghezzaPopup : misure.larghezza;
  const misura = opzioni.misura === 'widget' ? misure.larghezzaWidget : propria;
  return Math.min(opzioni.larghezza ?? misura, schermo.larghezza - misure.scartoSchermo);
}

/** The height to start from, and whether the content decides it. */
function computeAltezza(opzioni: OpzioniFinestra, schermo: Schermo): { altezza: number; isLibera: boolean } {
  if (opzioni.altezza !== undefined) return { altezza: opzioni.altezza, isLibera: false };
  if (opzioni.misura !== 'widget') return { altezza: ALTEZZA_INIZIALE, isLibera: true };
  const piede = opzioni.pulsanti === undefined || opzioni.pulsanti.length === 0 ? 0 : PIEDE;
  return { altezza: BARRA + computeAltezzaContenuto(schermo) + piede + BORDI, isLibera: false };
}

/** Inside the screen and never under the smallest size; a screen smaller than that wins over both. */
export function clampRettangolo(
  { x, y, larghezza, altezza }: Rettangolo,
  schermo: Schermo,
  minimo: { larghezza: number; altezza: number } = {
    larghezza: misure.larghezzaMinima,
    altezza: misure.altezzaMinima,
  },
): Rettangolo {
  const massima = {
    larghezza: Math.max(1, schermo.larghezza - misure.scartoSchermo),
    altezza: Math.max(1, schermo.altezza - misure.scartoSchermo),
  };
  const nuova = {
    larghezza: Math.round(
      between(larghezza, Math.min(minimo.larghezza, massima.larghezza), massima.larghezza),
    ),
    altezza: Math.round(between(altezza, Math.min(minimo.altezza, massima.altezza), massima.altezza)),
  };
  return {
    ...nuova,
    x: Math.round(between(x, 0, Math.max(0, schermo.larghezza - nuova.larghezza))),
    y: Math.round(between(y, 0, Math.max(0, schermo.altezza - nuova.altezza))),
  };
}

/** A window that nobody resizes is as small as its content asks. */
export const computeMinimo = (
  tipo: TipoFinestra,
  isLibera: boolean,
): { larghezza: number; altezza: number } =>
  isLibera
    ? { larghezza: Math.min(misure.larghezzaPopup, misure.larghezzaMinima), altezza: 1 }
    : tipo === 'popup' || tipo === 'menu'
      ? { larghezza: misure.larghezzaPopup, altezza: 1 }
      : { larghezza: misure.larghezzaMinima, altezza: misure.altezzaMinima };

/** One step right and down of the window before; from the start again where it would not fit. */
function computeCascata(
  precedente: Rettangolo | null,
  misura: { larghezza: number; altezza: number },
  schermo: Schermo,
): Rettangolo {
  const inizio = {
    x: Math.round((schermo.larghezza - misura.larghezza) / 2),
    y: Math.round((schermo.altezza - misura.altezza) / 3),
  };
  if (precedente === null) return { ...inizio, ...misura };
  const x = precedente.x + misure.cascata;
  const y = precedente.y + misure.cascata;
  const isDentro = x + misura.larghezza <= schermo.larghezza && y + misura.altezza <= schermo.altezza;
  return isDentro ? { x, y, ...misura } : { x: misure.margine, y: misure.margine, ...misura };
}

/** Where a new window opens. */
export function computeApertura(
  opzioni: OpzioniFinestra,
  precedente: Rettangolo | null,
  schermo: Schermo,
): { rettangolo: Rettangolo; isLibera: boolean } {
  const { altezza, isLibera } = computeAltezza(opzioni, schermo);
  const misura = { larghezza: computeLarghezza(opzioni, schermo), altezza };
  const scelto = opzioni.posizione
    ? { ...opzioni.posizione, ...misura }
    : computeCascata(precedente, misura, schermo);
  const minimo = computeMinimo(opzioni.tipo ?? 'libera', isLibera || opzioni.larghezza !== undefined);
  return { rettangolo: clampRettangolo(scelto, schermo, minimo), isLibera };
}

/** As large as the screen less the margin; on a narrow screen the margin is half of what windows leave free. */
export function computeMassimo(schermo: Schermo): Rettangolo {
  const margine = isStretto(schermo) ? misure.scartoSchermo / 2 : misure.margine;
  return {
    x: margine,
    y: margine,
    larghezza: Math.max(1, schermo.larghezza - 2 * margine),
    altezza: Math.max(1, schermo.altezza - 2 * margine),
  };
}

/** Side by side: as many columns as windows, until they would be too narrow, then rows. */
export function computeAffiancate(quante: number, schermo: Schermo): Rettangolo[] {
  const { x, y, larghezza, altezza } = computeMassimo(schermo);
  const colonne = between(quante, 1, Math.max(1, Math.floor(larghezza / misure.larghezzaMinima)));
  const righe = Math.max(1, Math.ceil(quante / colonne));
  const misura = { larghezza: Math.floor(larghezza / colonne), altezza: Math.floor(altezza / righe) };
  return Array.from({ length: quante }, (_, indice) =>
    clampRettangolo(
      {
        x: x + (indice % colonne) * misura.larghezza,
        y: y + Math.floor(indice / colonne) * misura.altezza,
        ...misura,
      },
      schermo,
    ),
  );
}

export type Lato = 'n' | 's' | 'e' | 'o' | 'ne' | 'no' | 'se' | 'so';

/** A side or corner pulled by so much: the opposite one stays where it is, also at the smallest size. */
export function pullRettangolo(
  partenza: Rettangolo,
  lato: Lato,
  { dx, dy }: { dx: number; dy: number },
  schermo: Schermo,
): Rettangolo {
  const destra = partenza.x + partenza.larghezza;
  const fondo = partenza.y + partenza.altezza;
  const spinta = {
    larghezza: lato.includes('e') ? dx : lato.includes('o') ? -dx : 0,
    altezza: lato.startsWith('s') ? dy : lato.startsWith('n') ? -dy : 0,
  };
  const massima = {
    larghezza: lato.includes('o') ? destra : schermo.larghezza - partenza.x,
    altezza: lato.startsWith('n') ? fondo : schermo.altezza - partenza.y,
  };
  const larghezza = Math.max(
    misure.larghezzaMinima,
    Math.min(
      partenza.larghezza + spinta.larghezza,
      massima.larghezza,
      schermo.larghezza - misure.scartoSchermo,
    ),
  );
  const altezza = Math.max(
    misure.altezzaMinima,
    Math.min(partenza.altezza + spinta.altezza, massima.altezza, schermo.altezza - misure.scartoSchermo),
  );
  return {
    x: lato.includes('o') ? destra - larghezza : partenza.x,
    y: lato.startsWith('n') ? fondo - altezza : partenza.y,
    larghezza,
    altezza,
  };
}
