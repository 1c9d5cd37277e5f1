import type { ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import type { Dichiarazione } from './dichiarazione.queries.ts';

/** One line to add to the record of a declaration. */
export interface NuovaModifica {
  readonly azione: string;
  /** Casella, or code of the quadro; null for the declaration as a whole. */
  readonly chiave?: string;
  readonly prima?: ValoreCasella | null;
  readonly dopo?: ValoreCasella | null;
  readonly motivo?: string;
}

/** Appends to the record; `versione` is the one the declaration has after them. */
export async function insertModifiche(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
  versione: number,
  utenteId: number,
  modifiche: readonly NuovaModifica[],
): Promise<void> {
  if (modifiche.length === 0) return;
  await trx
    .insertInto('dichiarazione_modifica')
    .values(
      modifiche.map((modifica) => ({
        studio_id: studioId,
        dichiarazione_id: id,
        utente_id: utenteId,
        azione: modifica.azione,
        chiave: modifica.chiave ?? null,
        prima: modifica.prima === undefined ? null : JSON.stringify(modifica.prima),
        dopo: modifica.dopo === undefined ? null : JSON.stringify(modifica.dopo),
        motivo: modifica.motivo ?? null,
        versione,
      })),
    )
    .execute();
}

/** The caselle changed, and those overridden, after a version was read. */
export async function listCambiate(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
  dopoVersione: number,
): Promise<{ righi: Set<string>; forzature: Set<string> }> {
  const righe = await trx
    .selectFrom('dichiarazione_modifica')
    .select(['azione', 'chiave'])
    .distinct()
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('versione', '>', dopoVersione)
    .where('azione', 'in', ['modifica', 'forzatura'])
    .execute();
  const of = (azione: string) =>
    new Set(righe.flatMap((riga) => (riga.azione === azione && riga.chiave !== null ? [riga.chiave] : [])));
  return { righi: of('modifica'), forzature: of('forzatura') };
}

export interface RigaStoria {
  readonly id: number;
  readonly quando: Date;
  readonly utente: string;
  readonly azione: string;
  readonly chiave: string | null;
  readonly prima: ValoreCasella | null;
  readonly dopo: ValoreCasella | null;
  readonly motivo: string | null;
  /** Who did it in place of the user. */
  readonly attore: string | null;
}

/** The record, newest first. */
export async function listStoria(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
  { pagina, righePerPagina }: { pagina: number; righePerPagina: number },
): Promise<{ righe: RigaStoria[]; totale: number }> {
  const base = trx
    .selectFrom('dichiarazione_modifica as m')
    .where('m.studio_id', '=', studioId)
    .where('m.dichiarazione_id', '=', id);
  const righe = await base
    .leftJoin('utente as u', 'u.id', 'm.utente_id')
    .select([
      'm.id',
      'm.quando',
      'm.azione',
      'm.chiave',
      'm.prima',
      'm.dopo',
      'm.motivo',
      'm.utente_id',
      'm.attore',
    ])
    .select(['u.nome', 'u.cognome'])
    .orderBy('m.id', 'desc')
    .limit(righePerPagina)
    .offset((pagina - 1) * righePerPagina)
    .execute();
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  return {
    totale,
    righe: righe.map((riga) => ({
      id: riga.id,
      quando: riga.quando,
      utente: riga.nome === null ? `Utente ${riga.utente_id ?? '?'}` : `${riga.cognome} ${riga.nome}`,
      azione: riga.azione,
      chiave: riga.chiave,
      prima: riga.prima as ValoreCasella | null,
      dopo: riga.dopo as ValoreCasella | null,
      motivo: riga.motivo,
      attore: riga.attore,
    })),
  };
}

/** The caselle of a declaration that were written at least once, by whoever. */
export async function listToccate(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
): Promise<ReadonlySet<string>> {
  const righe = await trx
    .selectFrom('dichiarazione_modifica')
    .select('chiave')
    .distinct()
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .where('chiave', 'is not', null)
    .execute();
  return new Set(righe.flatMap(({ chiave }) => (chiave === null ? [] : [chiave])));
}
