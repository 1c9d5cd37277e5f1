import type { ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import type { Cambio } from './momenti.rules.ts';

/** The whole record of a declaration, oldest first. */
export async function listCambi(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
): Promise<Cambio[]> {
  const righe = await trx
    .selectFrom('dichiarazione_modifica as m')
    .leftJoin('utente as u', 'u.id', 'm.utente_id')
    .select([
      'm.versione',
      'm.quando',
      'm.azione',
      'm.chiave',
      'm.dopo',
      'm.motivo',
      'm.utente_id',
      'm.attore',
    ])
    .select(['u.nome', 'u.cognome'])
    .where('m.studio_id', '=', studioId)
    .where('m.dichiarazione_id', '=', id)
    .orderBy('m.id')
    .execute();
  return righe.map((riga) => ({
    versione: riga.versione ?? 1,
    quando: riga.quando,
    utente: riga.nome === null ? `Utente ${riga.utente_id ?? '?'}` : `${riga.cognome} ${riga.nome}`,
    attore: riga.attore,
    azione: riga.azione,
    chiave: riga.chiave,
    dopo: riga.dopo as ValoreCasella | null,
    motivo: riga.motivo,
  }));
}
