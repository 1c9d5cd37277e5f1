import { type Cifratura, openWith, sealWith } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { getChiavi, nameSoggetti, openChiavi, orderSoggetti } from '../chiave-dati/chiave-dati.ts';
import { listSegni, type RigaCifrata, type RigaInChiaro, writeCifrate } from './differenza.queries.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Of a person, with or without omocodia, or of a firm. */
const CODICE = /\b(?:[A-Z]{6}[0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]|\d{11})\b/g;
/** What is about the access of who did it. */
const DI_CHI_AGISCE: readonly string[] = ['sessione', 'sostituzione'];

/** The bytes open for this row and this key alone. */
const contesto = (studioId: number, id: string, chiaveId: string) =>
  `registro:differenza:${studioId}:${id}:${chiaveId}`;

const isVuota = ({ prima, dopo }: RigaInChiaro) => prima === null && dopo === null;
const readSegni = (testo: string, forma: RegExp) => [...testo.matchAll(forma)].map(([segno]) => segno);
const showRiga = ({ entita_id, prima, dopo }: RigaInChiaro) =>
  `${entita_id ?? ''} ${JSON.stringify(prima)} ${JSON.stringify(dopo)}`;

/** Whom a row speaks of: what it is about, and the clients it names. Nobody we know: the row alone. */
function computeSoggetti(riga: RigaInChiaro, segni: ReadonlyMap<string, readonly string[]>): string[] {
  const { id, entita, entita_id: di, utente_id: utente } = riga;
  const testo = showRiga(riga);
  const nominati = [...readSegni(testo, ID), ...readSegni(testo.toUpperCase(), CODICE)];
  const trovati = nominati
    .flatMap((segno) => segni.get(segno) ?? [])
    .map((anagrafica) => `anagrafica:${anagrafica}`);
  if (entita === 'anagrafica' && di !== null && di.match(ID)) trovati.push(`anagrafica:${di}`);
  if (entita === 'utente' && di !== null) trovati.push(`utente:${di}`);
  if (DI_CHI_AGISCE.includes(entita) && utente !== null) trovati.push(`utente:${utente}`);
  return trovati.length === 0 ? [`registro:${id}`] : orderSoggetti(trovati);
}

async function findSegni(trx: Trx, studioId: number, righe: readonly RigaInChiaro[]) {
  const testi = righe.map(showRiga);
  const ids = new Set(testi.flatMap((testo) => readSegni(testo, ID)));
  const codici = new Set(testi.flatMap((testo) => readSegni(testo.toUpperCase(), CODICE)));
  const segni = new Map<string, string[]>();
  for (const { segno, anagrafica } of await listSegni(trx, studioId, [...ids], [...codici]))
    segni.set(segno, [...(segni.get(segno) ?? []), anagrafica]);
  return segni;
}

/** Encrypts what rows in clear say, each with the key of whom it speaks of, and forgets the names of who acted for others. */
export async function closeRighe(
  trx: Trx,
  cifratura: Pick<Cifratura, 'seal' | 'open'>,
  studioId: number,
  righe: readonly RigaInChiaro[],
): Promise<void> {
  const piene = righe.filter((riga) => !isVuota(riga));
  const segni = await findSegni(trx, studioId, piene);
  const di = new Map(piene.map((riga) => [riga.id, computeSoggetti(riga, segni)]));
  const chiavi = await getChiavi(trx, cifratura, studioId, [...di.values()]);
  const cifrate = piene.map(({ id, prima, dopo }): RigaCifrata => {
    const chiave = chiavi.get(nameSoggetti(di.get(id) ?? []));
    if (chiave === undefined) throw new Error('A row of the audit log without a data key');
    const testo = JSON.stringify({ prima, dopo });
    return {
      id,
      chiaveId: chiave.id,
      cifrato: sealWith(chiave.chiave, testo, contesto(studioId, id, chiave.id)),
    };
  });
  const conAttore = righe.filter((riga) => isVuota(riga) && riga.attore !== null && riga.attore_id !== null);
  await writeCifrate(trx, studioId, [
    ...cifrate,
    ...conAttore.map(({ id }) => ({ id, chiaveId: null, cifrato: null })),
  ]);
}

/** A row of the audit log as it is kept. */
interface RigaTenuta {
  readonly studio_id: number;
  readonly id: string;
  readonly prima: unknown;
  readonly dopo: unknown;
  readonly chiave_id: string | null;
  readonly cifrato: Buffer | null;
}
interface Differenza {
  readonly prima: unknown;
  readonly dopo: unknown;
  /** The key is no more: what was written here was erased. */
  readonly isCancellata: boolean;
}

/** Before and after of rows of the audit log, in clear or encrypted, in their order. */
export async function openDifferenze(
  trx: Trx,
  cifratura: Pick<Cifratura, 'open'>,
  righe: readonly RigaTenuta[],
): Promise<Differenza[]> {
  const chiavi = await openChiavi(
    trx,
    cifratura,
    righe.flatMap(({ chiave_id }) => (chiave_id === null ? [] : [chiave_id])),
  );
  return righe.map(({ studio_id, id, prima, dopo, chiave_id, cifrato }) => {
    if (chiave_id === null || cifrato === null) return { prima, dopo, isCancellata: false };
    const chiave = chiavi.get(chiave_id);
    if (chiave === undefined) return { prima: null, dopo: null, isCancellata: true };
    const letta: { prima: unknown; dopo: unknown } = JSON.parse(
      openWith(chiave, cifrato, contesto(studio_id, id, chiave_id)),
    );
    return { ...letta, isCancellata: false };
  });
}
