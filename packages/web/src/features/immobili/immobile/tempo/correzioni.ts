import type { TipoDichiarazione } from '@quadra/contract';
import { quadroOf } from '@quadra/fisco';
import type { Dichiarato, Tempo } from './tempo.api.ts';

/** What is to be corrected in one declaration: each casella, what it says and what the register says. Euro. */
export interface Correzione {
  readonly id: string;
  /** Of the form: the year after the tax year. */
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
  readonly chi: string;
  /** It can be written no more. */
  readonly isChiusa: boolean;
  readonly caselle: Dichiarato['correzioni'];
}

/** The corrections that the register asks for, by declaration, the oldest first. Pure. */
export function listCorrezioni({
  dichiarati,
  proprietari,
}: Pick<Tempo, 'dichiarati' | 'proprietari'>): Correzione[] {
  return (dichiarati ?? [])
    .flatMap(({ anno, idAnagrafica, idDichiarazione: id, tipo, chiusa: isChiusa, correzioni: caselle }) => {
      if (caselle.length === 0 || id === null || tipo === null) return [];
      const chi = proprietari.find((uno) => uno.idAnagrafica === idAnagrafica)?.denominazione ?? '';
      return [{ id, anno: anno + 1, tipo, chi, isChiusa, caselle }];
    })
    .toSorted((a, b) => a.anno - b.anno);
}

/** Its caselle by quadro: a draft is of one. Pure. */
export const groupQuadri = ({
  caselle,
}: Pick<Correzione, 'caselle'>): [quadro: string, Correzione['caselle']][] => [
  ...Map.groupBy(caselle, ({ chiave }) => quadroOf(chiave)),
];
