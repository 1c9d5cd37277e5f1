import type { TipoPossesso } from '@quadra/contract';
import { periodoImposta } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import type { Immobile, Possesso } from './immobile.queries.ts';
import type { Contratto } from './locazione.queries.ts';

/** A property as a client holds it in a tax year, with the contracts of that year. */
export interface Posseduto {
  readonly immobile: Immobile;
  readonly possesso: Omit<Possesso, 'denominazione' | 'codice_fiscale'>;
  readonly contratti: readonly Contratto[];
}

/** Rights without the income: the bare ownership, and what is rented from a bank. */
const SENZA_REDDITO = ['Nuda proprietà', 'Locazione finanziaria'] as const;

/** Who has the bare ownership owes no IMU; who rents from a bank owes it. */
const SENZA_IMU = ['Nuda proprietà'] as const;

interface DiMolti {
  readonly studioId: number;
  readonly anagrafiche: readonly string[];
  /** Fiscal year: what counts is the tax year. */
  readonly anno: number;
}
type Di = Omit<DiMolti, 'anagrafiche'> & { readonly anagraficaId: string };

/** What a client holds with its income in the tax year of a fiscal year: by comune, foglio, particella, subalterno. */
export const listPosseduti = async (trx: Trx, { anagraficaId, ...di }: Di): Promise<Posseduto[]> =>
  (await list(trx, { ...di, anagrafiche: [anagraficaId] }, SENZA_REDDITO)).get(anagraficaId) ?? [];

/** What each of some clients owes the IMU of, in the same order; who has nothing is not there. */
export const listPossedutiImu = (trx: Trx, di: DiMolti): Promise<ReadonlyMap<string, Posseduto[]>> =>
  list(trx, di, SENZA_IMU);

async function list(
  trx: Trx,
  { studioId, anagrafiche, anno }: DiMolti,
  esclusi: readonly TipoPossesso[],
): Promise<ReadonlyMap<string, Posseduto[]>> {
  const { dal, al } = periodoImposta(anno);
  const possessi = await trx
    .selectFrom('possesso')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', 'in', [...anagrafiche])
    .where('tipo_possesso', 'not in', [...esclusi])
    .where('dal', '<=', al)
    .where((e) => e.or([e('al', 'is', null), e('al', '>=', dal)]))
    .orderBy('dal')
    .orderBy('ordine')
    .execute();
  if (possessi.length === 0) return new Map();
  const ids = [...new Set(possessi.map(({ immobile_id }) => immobile_id))];
  const immobili = await trx
    .selectFrom('immobile')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('id', 'in', ids)
    .orderBy('comune_descrizione')
    .orderBy('foglio')
    .orderBy('particella')
    .orderBy('subalterno')
    .orderBy('id')
    .execute();
  const contratti = await trx
    .selectFrom('contratto_locazione')
    .selectAll()
    .where('studio_id', '=', studioId)
    .where('immobile_id', 'in', ids)
    .where('dal', '<=', al)
    .where((e) => e.or([e('al', 'is', null), e('al', '>=', dal)]))
    .orderBy('dal')
    .orderBy('id')
    .execute();
  const possessiDi = Map.groupBy(possessi, ({ immobile_id }) => immobile_id);
  const contrattiDi = Map.groupBy(contratti, ({ immobile_id }) => immobile_id);
  const posseduti = immobili.flatMap((immobile) =>
    (possessiDi.get(immobile.id) ?? []).map((possesso) => ({
      immobile,
      possesso,
      contratti: contrattiDi.get(immobile.id) ?? [],
    })),
  );
  return Map.groupBy(posseduti, ({ possesso }) => possesso.anagrafica_id);
}
