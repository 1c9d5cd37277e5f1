import type { Aspetto } from '../api/sessione.ts';

/** Puts a look on the page at once: skin, font, density and movement are attributes of the root element. */
export function applyAspetto(aspetto: Aspetto, radice: HTMLElement = document.documentElement): void {
  radice.dataset.skin = aspetto.skin;
  radice.dataset.font = aspetto.font;
  radice.dataset.densita = aspetto.densita;
  if (aspetto.riduciMovimenti) radice.dataset.movimenti = 'ridotti';
  else delete radice.dataset.movimenti;
}
