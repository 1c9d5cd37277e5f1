import type { Proposta } from '../../../../dominio/copilota/copilota.api.ts';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiAffiancate } from '../../../../messages/affiancate.ts';
import { COLONNE_MASSIME, type ColonneTenute } from '../affiancate/colonne.ts';
import { nameCasella } from '../dati/chiave.ts';

/** «RP27 col. 2 +1.000»: the casella and what would change in it. */
export function nameProposta({ chiave, prima, dopo }: Proposta): string {
  const scarto = dopo - prima;
  return `${nameCasella(chiave)} ${scarto < 0 ? '' : '+'}${formatIntero(scarto)}`;
}

/** The columns put aside with the proposal among them; null when there is no room. A column that changes nothing gives way. */
export function addProposta(tenute: ColonneTenute | null, proposta: Proposta): ColonneTenute | null {
  const gia = (tenute?.colonne ?? []).filter(
    ({ nome, righi }) =>
      Object.keys(righi).length > 0 || !nome.startsWith(messaggiAffiancate.colonna(0).slice(0, -1)),
  );
  if (gia.length >= COLONNE_MASSIME - 1) return null;
  const id = Math.max(0, ...gia.map((una) => una.id)) + 1;
  const { chiave, dopo } = proposta;
  return {
    colonne: [...gia, { id, nome: nameProposta(proposta).slice(0, 30), righi: { [chiave]: dopo } }],
    caselle: [...new Set([...(tenute?.caselle ?? []), chiave])],
  };
}
