import type { AvvisoRiporto } from '@quadra/contract';
import { compareChiavi, quadroOf, type ValoreCasella } from '@quadra/fisco';
import { messaggiRiporto as m } from '../../../../messages/riporto.ts';
import type { Riporto } from '../dichiarazione.api.ts';
import { rigoNelModulo } from './chiave.ts';

/** The caselle of a property that would change, under its name. */
export type GruppoRiporto = {
  chiave: string;
  nome: string;
  /** «RB1», «RB1, mod. 2»; null for what cannot be carried. */
  rigo: string | null;
  avvisi: readonly AvvisoRiporto[];
  caselle: [string, ValoreCasella | null][];
};

type Voce = Riporto['voci'][number];

const nameImmobile = ({ categoria, comune, foglio, particella, subalterno }: Voce): string =>
  [
    [categoria, comune].filter(Boolean).join(' '),
    foglio && m.foglio(foglio),
    particella && m.particella(particella),
    subalterno && m.subalterno(subalterno),
  ]
    .filter(Boolean)
    .join(', ');

/** A proposal as it is shown: what regards one quadro, property by property, and last the righi to empty. */
export function groupRiporto(
  { voci, righi }: Riporto,
  quadro: string,
): { gruppi: GruppoRiporto[]; righi: Record<string, ValoreCasella | null> } {
  const sue = Object.entries(righi)
    .filter(([chiave]) => quadroOf(chiave) === quadro)
    .sort(([a], [b]) => compareChiavi(a, b));
  const takeRigo = (rigo: string) => sue.filter(([chiave]) => rigoNelModulo(chiave) === rigo);
  const gruppi = voci
    .filter((voce) => voce.quadro === quadro)
    .map((voce, posto): GruppoRiporto => {
      const rigo = voce.chiave === null ? null : rigoNelModulo(voce.chiave);
      return {
        chiave: voce.chiave ?? `${voce.idImmobile}-${posto}`,
        nome: nameImmobile(voce),
        rigo,
        avvisi: voce.avvisi,
        caselle: rigo === null ? [] : takeRigo(rigo),
      };
    });
  const presi = new Set(gruppi.map(({ rigo }) => rigo));
  const daSvuotare = sue.filter(([chiave]) => !presi.has(rigoNelModulo(chiave)));
  const vuoti = [...new Set(daSvuotare.map(([chiave]) => rigoNelModulo(chiave)))].map((rigo) => ({
    chiave: rigo,
    nome: m.daSvuotare,
    rigo,
    avvisi: [],
    caselle: takeRigo(rigo),
  }));
  return { gruppi: [...gruppi, ...vuoti], righi: Object.fromEntries(sue) };
}
