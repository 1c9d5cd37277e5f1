import type { VistaRadar } from '@quadra/contract';

/** A text of the address, when it is one. */
export const leggiTesto = <K extends string>(
  cerca: Record<string, unknown>,
  nome: K,
): { [C in K]?: string } => {
  const valore = cerca[nome];
  if (valore === undefined || valore === null || valore === '') return {};
  return { [nome]: String(valore).slice(0, 400) } as { [C in K]?: string };
};

/** A whole number above zero of the address, when it is one. */
export const leggiNumero = <K extends string>(
  cerca: Record<string, unknown>,
  nome: K,
): { [C in K]?: number } => {
  const numero = Number(cerca[nome]);
  return Number.isInteger(numero) && numero > 0 ? ({ [nome]: numero } as { [C in K]?: number }) : {};
};

/** What a list keeps in the address. */
export type Elenco = { pagina?: number; righe?: number; ordine?: string; vista?: string };

export const leggiElenco = (cerca: Record<string, unknown>): Elenco => ({
  ...leggiNumero(cerca, 'pagina'),
  ...leggiNumero(cerca, 'righe'),
  ...leggiTesto(cerca, 'ordine'),
  ...leggiTesto(cerca, 'vista'),
});

/** A choice of the address: one that is a number stays a number, or the address would put it between quotes. */
const leggiScelta = <K extends string>(
  cerca: Record<string, unknown>,
  nome: K,
): { [C in K]?: string | number } => {
  const valore = cerca[nome];
  return typeof valore === 'number' ? ({ [nome]: valore } as { [C in K]?: number }) : leggiTesto(cerca, nome);
};

/** Written again: the page of the login reads addresses too, and must not carry the schemas of the radar. */
const VISTE_RADAR = ['In corso', 'Chiusi'] as const satisfies readonly VistaRadar[];

/** What the radar keeps in the address: the year, the view, the obligation, the state, the step and in whose hands. */
export const leggiRadar = (cerca: Record<string, unknown>) => {
  const Vista = VISTE_RADAR.find((vista) => vista === cerca.Vista);
  return {
    ...leggiNumero(cerca, 'anno'),
    ...leggiElenco(cerca),
    ...(Vista && { Vista }),
    ...leggiScelta(cerca, 'Tipo'),
    ...leggiScelta(cerca, 'Stato'),
    ...leggiScelta(cerca, 'Passo'),
    ...leggiScelta(cerca, 'Operatore'),
  };
};
