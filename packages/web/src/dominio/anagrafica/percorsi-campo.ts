import { fromWire } from '@quadra/contract';
import { etichette, type PercorsoCampo } from '../../messages/anagrafica-scheda.ts';
import { etichetteLegami, titoliLegami } from '../../messages/legami.ts';

/** A field path of the server (`DomicilioFiscale.Comune`) with the names of the house (`domicilioFiscale.comune`). */
export const toPercorsoInterno = (percorso: string): string =>
  percorso
    .split('.')
    .map((parte) => Object.keys(fromWire({ [parte]: null }))[0] ?? parte)
    .join('.');

/** The label of a path; the path itself when it is not a field of the form. */
export function getEtichetta(percorso: string): string {
  const [, elenco, indice, campo] = /^(familiari|soci|collaboratori)\.(\d+)\.(\w+)$/.exec(percorso) ?? [];
  if (elenco && campo)
    return `${titoliLegami[elenco as keyof typeof titoliLegami]} ${Number(indice) + 1}, ${(
      etichetteLegami[campo as keyof typeof etichetteLegami] ?? campo
    ).toLowerCase()}`;
  return etichette[percorso as PercorsoCampo] ?? percorso;
}
