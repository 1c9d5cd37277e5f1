import type { Cifratura } from '../../../cifratura.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita, withUtenti } from '../../../db/tenancy.ts';
import { readAncore } from './ancora.ts';
import { listDaChiudere } from './differenza.queries.ts';
import { closeRighe } from './differenza.ts';
import { computeAttestato, computeImpronta } from './impronta.ts';
import {
  type FineCatena,
  findCatena,
  listAnelli,
  listRigheDi,
  listStudiDaSigillare,
  listStudiDelRegistro,
  lockCatena,
  readFuoriCatena,
  writeAnelli,
} from './sigillo.queries.ts';

const PER_VOLTA = 1_000;

/** Encrypts and seals the oldest waiting rows of a studio; answers how many. */
async function sealParte(trx: Trx, cifratura: Cifratura, studioId: number): Promise<number> {
  let fine = await lockCatena(trx, studioId);
  const aperte = await listDaChiudere(trx, studioId, PER_VOLTA);
  await closeRighe(trx, cifratura, studioId, aperte);
  const anelli = [];
  for (const { id, riga } of await listRigheDi(
    trx,
    studioId,
    aperte.map((aperta) => aperta.id),
  )) {
    fine = { numero: fine.numero + 1, impronta: computeImpronta(cifratura, studioId, fine, riga) };
    anelli.push({ numero: fine.numero, registro_id: id, impronta: fine.impronta ?? Buffer.alloc(0) });
  }
  await writeAnelli(trx, studioId, anelli);
  return anelli.length;
}

/** Encrypts and seals, in the transaction it is given, every row of a studio that waits. */
export async function sealStudio(trx: Trx, cifratura: Cifratura, studioId: number): Promise<void> {
  while ((await sealParte(trx, cifratura, studioId)) === PER_VOLTA);
}

/**
 * Encrypts every waiting row of the audit log and puts it in the chain of its studio; several processes may. Answers how
 * many.
 */
export async function sealRegistro(db: Db, cifratura: Cifratura): Promise<number> {
  let totale = 0;
  for (const studioId of await withIdentita(db, listStudiDaSigillare)) {
    for (;;) {
      const messi = await withUtenti(db, { studi: [studioId], limitati: true }, (trx) =>
        sealParte(trx, cifratura, studioId),
      );
      totale += messi;
      if (messi < PER_VOLTA) break;
    }
  }
  return totale;
}

/** What is wrong with the log of a studio. `registroId` is the row, where it is known. */
interface GuastoRegistro {
  readonly studioId: number;
  readonly tipo:
    | 'riga cambiata'
    | 'riga tolta'
    | 'riga aggiunta'
    | 'anello tolto'
    | 'coda tagliata'
    | 'catena rifatta';
  readonly numero: number | null;
  readonly registroId: string | null;
}
export interface EsitoVerifica {
  readonly studi: number;
  /** Rows in a chain that were looked at. */
  readonly righe: number;
  /** Rows written in the last seconds, not yet in a chain. */
  readonly inAttesa: number;
  readonly guasti: readonly GuastoRegistro[];
}

/** A row is as it was sealed or, encrypted since, as it was attested. */
function isIntatta(
  cifratura: Cifratura,
  studioId: number,
  {
    prima,
    impronta,
    riga,
    attestato,
  }: { prima: FineCatena; impronta: Buffer; riga: string; attestato: Buffer | null },
): boolean {
  return attestato === null
    ? computeImpronta(cifratura, studioId, prima, riga).equals(impronta)
    : computeAttestato(cifratura, studioId, { prima, impronta, riga }).equals(attestato);
}

/** How the chain is read: some links at a time, each in a transaction of its own or all in one. */
type Lettura = <T>(fn: (trx: Trx) => Promise<T>) => Promise<T>;

async function verifyCatena(
  leggi: Lettura,
  cifratura: Cifratura,
  studioId: number,
  ancorate: ReadonlyMap<number, string>,
): Promise<{ righe: number; guasti: GuastoRegistro[] }> {
  const guasti: GuastoRegistro[] = [];
  const attesa = await leggi((trx) => findCatena(trx, studioId));
  let fine: FineCatena = { numero: 0, impronta: null };
  let righe = 0;
  for (;;) {
    const parte = await leggi((trx) => listAnelli(trx, studioId, fine.numero, PER_VOLTA));
    for (const { numero, registroId, impronta, riga, attestato } of parte) {
      const add = (tipo: GuastoRegistro['tipo']) => guasti.push({ studioId, tipo, numero, registroId });
      if (numero !== fine.numero + 1) add('anello tolto');
      else if (riga === null) add('riga tolta');
      else if (!isIntatta(cifratura, studioId, { prima: fine, impronta, riga, attestato }))
        add('riga cambiata');
      if (numero === attesa.numero && !(attesa.impronta?.equals(impronta) ?? false)) add('coda tagliata');
      if ((ancorate.get(numero) ?? impronta.toString('hex')) !== impronta.toString('hex'))
        add('catena rifatta');
      fine = { numero, impronta };
      righe += 1;
    }
    if (parte.length < PER_VOLTA) break;
  }
  const ultima = Math.max(attesa.numero, ...ancorate.keys());
  if (fine.numero < ultima)
    guasti.push({ studioId, tipo: 'coda tagliata', numero: ultima, registroId: null });
  return { righe, guasti };
}

/** The ends that were written outside the database: the imprint of each number, by studio. */
function groupAncore(
  ancore: readonly { teste: readonly { studio: number; numero: number; impronta: string }[] }[],
): Map<number, Map<number, string>> {
  const perStudio = new Map<number, Map<number, string>>();
  for (const { studio, numero, impronta } of ancore.flatMap(({ teste }) => teste)) {
    const sue = perStudio.get(studio) ?? new Map<number, string>();
    perStudio.set(studio, sue.set(numero, impronta));
  }
  return perStudio;
}

async function verifyStudio(
  leggi: Lettura,
  cifratura: Cifratura,
  studioId: number,
  ancorate: ReadonlyMap<number, string>,
): Promise<{ righe: number; inAttesa: number; guasti: GuastoRegistro[] }> {
  const { righe, guasti } = await verifyCatena(leggi, cifratura, studioId, ancorate);
  const { fuori, inAttesa } = await leggi((trx) => readFuoriCatena(trx, studioId));
  for (const registroId of fuori) guasti.push({ studioId, tipo: 'riga aggiunta', numero: null, registroId });
  return { righe, inAttesa, guasti };
}

/** What is wrong with the chain of one studio, as the transaction sees it; see `verifyRegistro`. */
export async function listGuasti(
  trx: Trx,
  cifratura: Cifratura,
  dati: string,
  studioId: number,
): Promise<readonly GuastoRegistro[]> {
  const ancorate = groupAncore(readAncore(dati)).get(studioId) ?? new Map();
  return (await verifyStudio((fn) => fn(trx), cifratura, studioId, ancorate)).guasti;
}

/**
 * Reads the whole audit log again and says what does not agree with its chains: a row changed, taken away or put in by
 * others, a link missing, a tail cut off, a chain made again since the anchors of `dati`. It wants the secret the rows
 * were sealed with. `soli`: the chains of those studi alone.
 */
export async function verifyRegistro(
  db: Db,
  cifratura: Cifratura,
  dati: string,
  soli: readonly number[] | null = null,
): Promise<EsitoVerifica> {
  const ancorate = groupAncore(readAncore(dati));
  const noti = await withIdentita(db, listStudiDelRegistro);
  const studi = [...new Set([...noti, ...ancorate.keys()])].filter(
    (studio) => soli?.includes(studio) ?? true,
  );
  const guasti: GuastoRegistro[] = [];
  let righe = 0;
  let inAttesa = 0;
  for (const studioId of studi) {
    const esito = await verifyStudio(
      (fn) => withIdentita(db, fn),
      cifratura,
      studioId,
      ancorate.get(studioId) ?? new Map(),
    );
    righe += esito.righe;
    inAttesa += esito.inAttesa;
    guasti.push(...esito.guasti);
  }
  return { studi: studi.length, righe, inAttesa, guasti };
}
