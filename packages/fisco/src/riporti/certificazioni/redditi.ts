import { leggi, type Punti } from './tipi.ts';

/** A rigo of RC1-RC3 (C1-C3): kind, contract, income, other data. */
export interface RigoReddito {
  readonly punto: number;
  readonly tipologia: string;
  readonly contratto?: string;
  readonly altri?: string;
}
interface FonteReddito extends RigoReddito {
  readonly dal: number;
}
const lavoro = (punto: number, tipologia: string, contratto: '1' | '2', dal: number, altri?: string) => ({
  ...{ punto, tipologia, contratto, dal },
  ...(altri ? { altri } : {}),
});

/** Points that name an income with a relief, and those of what is left beside it (730/2026 r. 2620-2729). */
const agevolati: readonly FonteReddito[] = [
  lavoro(455, '4', '1', 2021),
  lavoro(456, '4', '2', 2021),
  { punto: 457, tipologia: '7', dal: 2021 },
  lavoro(781, '8', '1', 2024),
  lavoro(784, '8', '2', 2024),
  lavoro(782, '9', '1', 2024),
  lavoro(785, '9', '2', 2024),
  lavoro(783, '2', '1', 2024),
  lavoro(786, '2', '2', 2024),
  lavoro(761, '2', '1', 2021, '5'),
  lavoro(762, '2', '2', 2021, '5'),
  { punto: 763, tipologia: '1', altri: '5', dal: 2021 },
  { punto: 764, tipologia: '7', altri: '5', dal: 2021 },
  lavoro(771, '2', '1', 2021),
  lavoro(772, '2', '2', 2021),
  { punto: 773, tipologia: '1', dal: 2021 },
];
const ordinari: readonly FonteReddito[] = [
  lavoro(1, '2', '1', 2019),
  lavoro(2, '2', '2', 2019),
  { punto: 3, tipologia: '1', dal: 2019 },
];
const isPensione = ({ tipologia }: RigoReddito): boolean => tipologia === '1' || tipologia === '7';

const given = (fonti: readonly FonteReddito[], punti: Punti, anno: number) =>
  fonti.filter(({ punto, dal }) => dal <= anno && leggi(punti, punto) > 0);

/**
 * The righi that a modulo gives. Where it names an income with a relief, points 1 and 2 (or 3) hold it with the rest: they are not
 * proposed again, and are said.
 */
export function listRedditi(punti: Punti, anno: number): { righi: RigoReddito[]; compresi: number[] } {
  const suoi = given(agevolati, punti, anno);
  const comuni = given(ordinari, punti, anno);
  const isCompreso = (uno: RigoReddito) => suoi.some((altro) => isPensione(altro) === isPensione(uno));
  return {
    righi: [...suoi, ...comuni.filter((uno) => !isCompreso(uno))],
    compresi: comuni.filter(isCompreso).map(({ punto }) => punto),
  };
}

/** A rigo of RC7-RC8 (C6-C8): whether it is what a spouse pays, income, other data. */
export interface RigoAssimilato {
  readonly punto: number;
  readonly coniuge: boolean;
  readonly altri?: string;
}
/** With a relief of Campione d'Italia points 765-766 and 774-775 take the place of 4 and 5 (730/2026 r. 2951-2973). */
export function listAssimilati(punti: Punti, anno: number): RigoAssimilato[] {
  const campione = anno >= 2021 && [765, 766, 774, 775].some((punto) => leggi(punti, punto) > 0);
  const tutti: readonly RigoAssimilato[] = campione
    ? [
        { punto: 765, coniuge: false, altri: '5' },
        { punto: 766, coniuge: true, altri: '5' },
        { punto: 774, coniuge: false },
        { punto: 775, coniuge: true },
      ]
    : [
        { punto: 4, coniuge: false },
        { punto: 5, coniuge: true },
      ];
  return tutti.filter(({ punto }) => leggi(punti, punto) > 0);
}

/** Charges whose rigo has their own number; the others go in RP8-RP13 (E8-E10) with their code. */
const ONERI: Readonly<Record<number, { readonly pf: string; readonly d730: string }>> = {
  1: { pf: 'RP1.2', d730: 'E1.2' },
  2: { pf: 'RP2.1', d730: 'E2.1' },
  3: { pf: 'RP3.1', d730: 'E3.1' },
  4: { pf: 'RP4.1', d730: 'E4.1' },
  5: { pf: 'RP5.1', d730: 'E5.1' },
};
export const placeOnere = (codice: number) => ONERI[codice];
/** Interest on mortgages: from 2024 the rigo wants to know when the loan was made. */
export const MUTUI: readonly number[] = [7, 48, 57];

/** The charges of a modulo: points 341-352, in pairs. */
export const listOneri = (punti: Punti): { codice: number; importo: number; punti: [number, number] }[] =>
  [341, 343, 345, 347, 349, 351]
    .map((punto) => ({
      codice: leggi(punti, punto),
      importo: leggi(punti, punto + 1),
      punti: [punto, punto + 1] as [number, number],
    }))
    .filter(({ codice, importo }) => codice > 0 && importo > 0);
