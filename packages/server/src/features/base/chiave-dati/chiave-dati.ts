import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Insieme, insertChiavi, listChiavi, listChiaviDi } from './chiave-dati.queries.ts';

/** A data key in hand: 32 bytes, and the id it is kept with. */
interface ChiaveDati {
  readonly id: string;
  readonly chiave: Buffer;
}

const BYTE = 32;
const contesto = (studioId: number, id: string) => `chiave_dati:avvolta:${studioId}:${id}`;

/** The name of a set of subjects: the same for the same ones. */
export const nameSoggetti = (soggetti: readonly string[]): string => soggetti.join(' ');
/** The subjects as a key keeps them: in order, once each. */
export const orderSoggetti = (soggetti: Iterable<string>): string[] => [...new Set(soggetti)].sort();

const toInsieme = (soggetti: readonly string[]): Insieme => ({
  soggetti,
  impronta: createHash('sha256').update(nameSoggetti(soggetti)).digest(),
});

function makeChiave(cifratura: Pick<Cifratura, 'seal'>, studioId: number, insieme: Insieme) {
  const id = randomUUID();
  const avvolta = cifratura.seal(randomBytes(BYTE).toString('base64'), contesto(studioId, id));
  return { ...insieme, id, avvolta };
}

/** The living key of each set of subjects, by `nameSoggetti`; made now where there was none. */
export async function getChiavi(
  trx: Trx,
  cifratura: Pick<Cifratura, 'seal' | 'open'>,
  studioId: number,
  insiemi: readonly (readonly string[])[],
): Promise<Map<string, ChiaveDati>> {
  const diversi = [
    ...new Map(insiemi.map((soggetti) => [nameSoggetti(soggetti), toInsieme(soggetti)])).values(),
  ];
  let trovate = await listChiaviDi(trx, studioId, diversi);
  const note = new Set(trovate.map(({ soggetti }) => nameSoggetti(soggetti)));
  const mancano = diversi.filter(({ soggetti }) => !note.has(nameSoggetti(soggetti)));
  if (mancano.length > 0) {
    await insertChiavi(
      trx,
      studioId,
      mancano.map((insieme) => makeChiave(cifratura, studioId, insieme)),
    );
    trovate = await listChiaviDi(trx, studioId, diversi);
  }
  return new Map(
    trovate.map(({ id, soggetti, avvolta }) => {
      if (avvolta === null) throw new Error('A living data key without its bytes');
      const chiave = Buffer.from(cifratura.open(avvolta, contesto(studioId, id)), 'base64');
      return [nameSoggetti(soggetti), { id, chiave }];
    }),
  );
}

/** The keys of these ids that are still there; what was written with the others is read by nobody any more. */
export async function openChiavi(
  trx: Trx,
  cifratura: Pick<Cifratura, 'open'>,
  ids: Iterable<string>,
): Promise<Map<string, Buffer>> {
  const aperte = new Map<string, Buffer>();
  for (const { studio_id, id, avvolta } of await listChiavi(trx, [...new Set(ids)])) {
    if (avvolta === null) continue;
    aperte.set(id, Buffer.from(cifratura.open(avvolta, contesto(studio_id, id)), 'base64'));
  }
  return aperte;
}
