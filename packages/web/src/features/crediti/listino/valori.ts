import type { Interno, ListinoScritto } from '@quadra/contract';
import { giornoDiRoma, toCentesimi, toEuro } from '@quadra/values';
import type { Listino } from './listino.api.ts';

/** An item as the form holds it: money in cents, the year a text. `chiave`: its own, whatever its place. */
export interface VoceListino {
  readonly chiave: string;
  readonly tipo: string | null;
  readonly anno: string;
  readonly crediti: number | null;
  readonly prezzoUnitario: number | null;
}
export interface Valori {
  nome: string;
  validoDa: string;
  validoA: string;
  voci: readonly VoceListino[];
}

export const makeVoce = (): VoceListino => ({
  chiave: crypto.randomUUID(),
  tipo: null,
  anno: '',
  crediti: 1,
  prezzoUnitario: null,
});

export const toValori = (uno: Listino | null): Valori => ({
  nome: uno?.nome ?? '',
  validoDa: uno?.validoDa ?? giornoDiRoma(new Date()),
  validoA: uno?.validoA ?? '',
  voci: (uno?.voci ?? []).map((voce, n) => ({
    chiave: String(n),
    tipo: voce.tipo,
    anno: voce.anno === null ? '' : String(voce.anno),
    crediti: voce.crediti,
    prezzoUnitario: toCentesimi(voce.prezzoUnitario),
  })),
});

export const toScritto = ({ nome, validoDa, validoA, voci }: Valori): Interno<ListinoScritto> => ({
  nome,
  validoDa,
  validoA: validoA === '' ? null : validoA,
  voci: voci.map(({ tipo, anno, crediti, prezzoUnitario }) => ({
    tipo: tipo ?? '',
    anno: anno === '' ? null : Number(anno),
    crediti: crediti ?? 0,
    prezzoUnitario: toEuro(prezzoUnitario ?? 0),
  })),
});
