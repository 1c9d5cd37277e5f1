import { messaggiAnni as m } from '../../../../messages/anni.ts';
import type { Campata } from '../../../../ui/grafici/Ponte.tsx';
import type { ConfrontoAnni, RigaAnni } from '../confronto/confronto.api.ts';

export const PARTI = ['dati', 'legge', 'parametri'] as const;
export type Parte = (typeof PARTI)[number];

export const findSaldo = (righe: readonly RigaAnni[]): RigaAnni | undefined =>
  righe.find(({ tappa }) => tappa === 'saldo');

/** From the balance of a year to that of the next, by the three parts. */
export function listCampate({ prima, dopo, primaIDati }: RigaAnni): readonly Campata[] {
  if (prima === null || dopo === null || primaIDati === null) return [];
  let arrivo = prima;
  const parti = PARTI.map((parte) => {
    const da = arrivo;
    arrivo += primaIDati[parte];
    return { chiave: parte, da, a: arrivo };
  });
  return [{ chiave: 'prima', da: 0, a: prima }, ...parti, { chiave: 'dopo', da: 0, a: dopo }];
}

export const isUguale = ({ prima, dopo, primaIDati, tipo }: RigaAnni): boolean =>
  tipo !== 'totale' && prima === dopo && PARTI.every((parte) => (primaIDati?.[parte] ?? 0) === 0);

/** From where to where the bars of each part go: as wide as their euro, all on one scale. */
export function measureColonne(righe: readonly RigaAnni[]): Record<Parte, { da: number; a: number }> {
  const estremi = PARTI.map((parte) => {
    const importi = righe.map(({ primaIDati }) => primaIDati?.[parte] ?? 0);
    return { da: Math.min(0, ...importi), a: Math.max(0, ...importi) };
  });
  const minima = Math.max(1, ...estremi.map(({ da, a }) => a - da)) / 8;
  const [dati, legge, parametri] = estremi.map(({ da, a }) =>
    a - da < minima ? { da: Math.min(da, -minima / 2), a: Math.max(a, minima / 2) } : { da, a },
  );
  const NULLA = { da: -1, a: 1 };
  return { dati: dati ?? NULLA, legge: legge ?? NULLA, parametri: parametri ?? NULLA };
}

const CAUSE = 2;
/** The rows that weigh most in a part: what a sentence names. */
function listCause(righe: readonly RigaAnni[], parte: Parte): string[] {
  return righe
    .flatMap((riga) => {
      const importo = riga.tipo === 'voce' || riga.tappa === 'lorda' ? (riga.primaIDati?.[parte] ?? 0) : 0;
      return importo === 0 ? [] : [{ titolo: riga.titolo.toLowerCase(), importo }];
    })
    .sort((a, b) => Math.abs(b.importo) - Math.abs(a.importo))
    .slice(0, CAUSE)
    .map(({ titolo, importo }) => m.causa(titolo.replace('irpef', 'IRPEF'), importo));
}

/** The sentence for who pays: its figures are those of the rows. */
export function writeFraseLettera(righe: readonly RigaAnni[]): string | null {
  const saldo = findSaldo(righe);
  if (!saldo || saldo.prima === null || saldo.dopo === null || saldo.primaIDati === null) return null;
  const { prima, dopo, primaIDati } = saldo;
  const cause = PARTI.flatMap((parte) => {
    const sue = listCause(righe, parte);
    return primaIDati[parte] === 0 && sue.length === 0
      ? []
      : [
          `${m.segno(primaIDati[parte])}\u00a0€ ${m.cause[parte]}${sue.length > 0 ? ` (${sue.join(', ')})` : ''}`,
        ];
  });
  return `${m.passa(prima, dopo)}${cause.length > 0 ? `: ${cause.join('; ')}` : ''}.`;
}

/** What only one of the two forms has, but what the rows of the taxes already tell. */
export function listSole({ imposte, soloPrima, soloDopo }: ConfrontoAnni, anno: number) {
  const dette = new Set(imposte.flatMap(({ chiavePrima, chiaveDopo }) => [chiavePrima, chiaveDopo]));
  return [
    ...soloPrima.map((voce) => ({ ...voce, anno: anno - 1 })),
    ...soloDopo.map((voce) => ({ ...voce, anno })),
  ].filter(({ chiave, valore }) => !dette.has(chiave) && valore !== 0);
}
