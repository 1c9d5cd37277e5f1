import type { ChiaveCasella, Modello, ValoreCasella } from './modello.ts';
import type { QuadroScheda } from './scheda.ts';

/**
 * The quadri with which a declaration of that natura giuridica is born, in the order of the form; `get` reads what was given,
 * and who says no natura counts as code 0.
 */
export function listDiNatura<Q extends Pick<QuadroScheda, 'nature'>>(
  { quadri, anagrafica }: { readonly quadri: readonly Q[]; readonly anagrafica?: Modello['anagrafica'] },
  get: (chiave: ChiaveCasella) => ValoreCasella | undefined,
): readonly Q[] {
  const chiave = anagrafica?.naturaGiuridica;
  const natura = Number((chiave && get(chiave)) ?? 0);
  return quadri.filter(({ nature = [] }) =>
    nature.some(([prima, ultima]) => natura >= prima && natura <= ultima),
  );
}
