import type { Cifratura } from '../../../cifratura.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita, withUtenti } from '../../../db/tenancy.ts';
import { listSigillateInChiaro } from './differenza.queries.ts';
import { closeRighe } from './differenza.ts';
import { computeAttestato, computeImpronta } from './impronta.ts';
import {
  type FineCatena,
  listImpronte,
  listRigheDi,
  listStudiDelRegistro,
  lockCatena,
  writeRicoperture,
} from './sigillo.queries.ts';

const PER_VOLTA = 1_000;

/** The rows as the chain reads them now, by id. */
const readRighe = async (trx: Trx, studioId: number, ids: readonly string[]) =>
  new Map((await listRigheDi(trx, studioId, ids)).map(({ id, riga }) => [id, riga]));

async function coverParte(
  db: Db,
  cifratura: Cifratura,
  studioId: number,
  dopo: number,
): Promise<{ coperte: number; ultimo: number }> {
  return withUtenti(db, { studi: [studioId], limitati: true }, async (trx) => {
    await lockCatena(trx, studioId);
    const lette = await listSigillateInChiaro(trx, studioId, dopo, PER_VOLTA);
    const ids = lette.map(({ id }) => id);
    const numeri = lette.map(({ numero }) => Number(numero));
    const impronte = await listImpronte(trx, studioId, [...numeri, ...numeri.map((numero) => numero - 1)]);
    const inChiaro = await readRighe(trx, studioId, ids);
    const primaDi = (numero: number): FineCatena => ({
      numero: numero - 1,
      impronta: impronte.get(numero - 1) ?? null,
    });
    // A row that somebody changed stays as it is: the verification goes on naming it.
    const intatte = lette.filter(({ id, numero }) => {
      const attesa = computeImpronta(cifratura, studioId, primaDi(Number(numero)), inChiaro.get(id) ?? '');
      return impronte.get(Number(numero))?.equals(attesa) ?? false;
    });
    await closeRighe(trx, cifratura, studioId, intatte);
    const cifrate = await readRighe(trx, studioId, ids);
    const attestate = intatte.map(({ id, numero }) => ({
      registro_id: id,
      attestato: computeAttestato(cifratura, studioId, {
        prima: primaDi(Number(numero)),
        impronta: impronte.get(Number(numero)) ?? Buffer.alloc(0),
        riga: cifrate.get(id) ?? '',
      }),
    }));
    if (attestate.length > 0) await writeRicoperture(trx, studioId, attestate);
    return { coperte: attestate.length, ultimo: numeri.at(-1) ?? 0 };
  });
}

/**
 * Encrypts the rows that were sealed in clear by a version before: each is verified first, and what it becomes is attested,
 * so that its link holds as it was. Answers how many; nothing is left to do the second time.
 */
export async function coverRegistro(db: Db, cifratura: Cifratura): Promise<number> {
  let totale = 0;
  for (const studioId of await withIdentita(db, listStudiDelRegistro)) {
    for (let dopo = 0; ; ) {
      const { coperte, ultimo } = await coverParte(db, cifratura, studioId, dopo);
      totale += coperte;
      if (ultimo === 0) break;
      dopo = ultimo;
    }
  }
  return totale;
}
