import type { VoceConfronto } from './confronto.api.ts';

export type Mostra = 'risultati' | 'dati' | 'tutti';

const isUguale = (voce: VoceConfronto): boolean =>
  voce.prima === voce.dopo && voce.statoPrima === voce.statoDopo;

/** The righi of a comparison that are shown, quadro by quadro in the order of the form. */
export function groupVoci(
  voci: readonly VoceConfronto[],
  mostra: Mostra,
  ancheUguali: boolean,
): readonly (readonly [quadro: string, voci: readonly VoceConfronto[]])[] {
  const gruppi = new Map<string, VoceConfronto[]>();
  for (const voce of voci) {
    if (mostra !== 'tutti' && voce.inserita !== (mostra === 'dati')) continue;
    if (!ancheUguali && isUguale(voce)) continue;
    gruppi.set(voce.quadro, [...(gruppi.get(voce.quadro) ?? []), voce]);
  }
  return [...gruppi];
}

/** With its sign, always: «+ 221», «− 110», «0». */
export function formatSegno(importo: number, formatImporto: (valore: number) => string): string {
  if (importo === 0) return '0';
  return `${importo > 0 ? '+' : '−'}\u00a0${formatImporto(Math.abs(importo))}`;
}
