import { PAGINE_MOSTRATE } from '@quadra/contract';

export type VocePagina = { tipo: 'pagina'; numero: number } | { tipo: 'salto'; dopo: number };

/** The page buttons: at most `massimo`, first and last always there, a gap where pages are skipped. */
export function computePagine(
  attuale: number,
  pagine: number,
  massimo: number = PAGINE_MOSTRATE,
): VocePagina[] {
  const toVoce = (numero: number): VocePagina => ({ tipo: 'pagina', numero });
  if (pagine <= massimo) return Array.from({ length: pagine }, (_, i) => toVoce(i + 1));
  const larghezza = massimo - 2;
  const inizio = Math.max(2, Math.min(attuale - Math.floor(larghezza / 2), pagine - larghezza));
  const centro = Array.from({ length: larghezza }, (_, i) => inizio + i);
  const fine = inizio + larghezza - 1;
  return [
    toVoce(1),
    ...(inizio > 2 ? [{ tipo: 'salto', dopo: 1 } as const] : []),
    ...centro.map(toVoce),
    ...(fine < pagine - 1 ? [{ tipo: 'salto', dopo: fine } as const] : []),
    toVoce(pagine),
  ];
}
