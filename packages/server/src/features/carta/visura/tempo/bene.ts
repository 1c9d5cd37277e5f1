import type { FabbricatoFilo, TerrenoFilo } from '@quadra/contract';
import type { Genere, ImmobileFilo } from '../../../immobili/immobile/immobile.public.ts';

export type Possesso = ImmobileFilo['Proprietari'][number];

/** A building or land, with what its record says that changes in time. Euro; null: not said. */
export interface Bene {
  readonly genere: Genere;
  readonly immobile: ImmobileFilo;
  /** What the IMU is computed on: the rendita, or the reddito dominicale of land; null for a building area. */
  readonly rendita: number | null;
  readonly redditoDominicale: number | null;
  readonly redditoAgrario: number | null;
  readonly categoria: string | null;
  /** A building area owes on its value (L. 160/2019, art. 1, c. 746), not on what the register says. */
  readonly isArea: boolean;
}

/** What a record says, of either kind. Pure. */
export function makeBene(genere: Genere, immobile: ImmobileFilo): Bene {
  if (genere === 'fabbricato') {
    const { Rendita, Categoria } = immobile as FabbricatoFilo;
    return {
      ...{ genere, immobile, rendita: Rendita, categoria: Categoria, isArea: false },
      ...{ redditoDominicale: null, redditoAgrario: null },
    };
  }
  const { RenditaDominicale, RenditaAgraria, Valore } = immobile as TerrenoFilo;
  return {
    ...{ genere, immobile, categoria: null, isArea: Valore !== null },
    ...{ redditoDominicale: RenditaDominicale, redditoAgrario: RenditaAgraria },
    rendita: Valore === null ? RenditaDominicale : null,
  };
}
