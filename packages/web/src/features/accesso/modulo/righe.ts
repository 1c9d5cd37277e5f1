import type { CodiceApplicativo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { ModuliStudio, Modulo } from './modulo.api.ts';

/** A module of the catalogue, with what the studio has of it: null when it never had it. */
export type RigaModulo = {
  readonly codice: CodiceApplicativo;
  readonly modulo: Modulo | null;
  /** The subscription of the studio may have it. */
  readonly isPrevisto: boolean;
};

/** Every module there is, each with the rows of the studio; those it does not have once. */
export const listRighe = (
  codici: readonly CodiceApplicativo[],
  { moduli, previsti }: ModuliStudio,
): readonly RigaModulo[] =>
  codici.flatMap((codice): RigaModulo[] => {
    const suoi = moduli.filter((modulo) => modulo.codice === codice);
    const isPrevisto = previsti.includes(codice);
    const trovati = suoi.length === 0 ? [null] : suoi;
    return trovati.map((modulo) => ({ codice, modulo, isPrevisto }));
  });

/** Whether a module is on, was, will be, or is not of the subscription. */
export function describeStato({ modulo, isPrevisto }: RigaModulo): { tipo: TipoStato; testo: string } {
  if (!isPrevisto) return { tipo: 'assente', testo: m.nonPrevisto };
  if (modulo === null) return { tipo: 'assente', testo: m.daAttivare };
  if (modulo.attivo) return { tipo: 'fatto', testo: m.attivo };
  // Off, and not ended before today: it has not begun.
  const isFinito = modulo.al !== null && modulo.al < giornoDiRoma(new Date());
  return isFinito
    ? { tipo: 'chiuso', testo: m.scaduto }
    : { tipo: 'daFare', testo: m.futuro(formatGiorno(modulo.dal)) };
}
