import type { CodiceApplicativo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { messaggiModulo as m } from '../../messages/modulo.ts';
import { formatGiorno } from '../../ui/formato.ts';
import type { TipoStato } from '../../ui/Stato.tsx';
import type { Modulo } from './modulo.api.ts';

/** A module of the catalogue, with what the studio has of it: null when it never had it. */
export type RigaModulo = { readonly codice: CodiceApplicativo; readonly modulo: Modulo | null };

/** Every module there is, each with the rows of the studio; those it does not have once. */
export const listRighe = (
  codici: readonly CodiceApplicativo[],
  moduli: readonly Modulo[],
): readonly RigaModulo[] =>
  codici.flatMap((codice): RigaModulo[] => {
    const suoi = moduli.filter((modulo) => modulo.codice === codice);
    return suoi.length === 0 ? [{ codice, modulo: null }] : suoi.map((modulo) => ({ codice, modulo }));
  });

/** Whether a module is on, was, or will be. */
export function describeStato(modulo: Modulo | null): { tipo: TipoStato; testo: string } {
  if (modulo === null) return { tipo: 'assente', testo: m.daAttivare };
  if (modulo.attivo) return { tipo: 'fatto', testo: m.attivo };
  // Off, and not ended before today: it has not begun.
  const isFinito = modulo.al !== null && modulo.al < giornoDiRoma(new Date());
  return isFinito
    ? { tipo: 'chiuso', testo: m.scaduto }
    : { tipo: 'daFare', testo: m.futuro(formatGiorno(modulo.dal)) };
}
