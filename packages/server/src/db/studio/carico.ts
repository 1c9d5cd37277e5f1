import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeImpronta } from '../copia-file.ts';
import { CONTATORI } from './appartenenza.ts';
import type { EsportazioneAperta } from './esportazione-file.ts';
import { nameTabella, quote, RIGHE_COME_SONO, type TabellaDelloStudio, writeInserimento } from './tabelle.ts';

/** What is held in memory of a part, at most, but for a line that is longer. */
const PER_VOLTA = 8 * 1024 ** 2;
const A_CAPO = 10;

/** Whole lines, some at a time. */
async function* cutRighe(flusso: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pezzi: Buffer[] = [];
  let quanto = 0;
  for await (const pezzo of flusso) {
    const fine = pezzo.lastIndexOf(A_CAPO) + 1;
    quanto += pezzo.length;
    if (fine === 0 || quanto < PER_VOLTA) {
      pezzi.push(pezzo);
      continue;
    }
    yield Buffer.concat([...pezzi, pezzo.subarray(0, fine)]);
    pezzi = [pezzo.subarray(fine)];
    quanto = pezzo.length - fine;
  }
  if (quanto > 0) yield Buffer.concat(pezzi);
}

/** Opens the place where lines wait to become rows, for the length of the transaction. */
export const openArrivo = (client: pg.Client) =>
  client.query('create temp table arrivo (riga json not null) on commit drop');

/** Reads a part, its lines in `pg_temp.arrivo` for `use`, some at a time; answers the imprint of what was read. */
export async function readParte(
  client: pg.Client,
  esportazione: EsportazioneAperta,
  tabella: string,
  use: () => Promise<unknown>,
): Promise<string> {
  const passante = makeImpronta();
  await pipeline(await esportazione.readParte(tabella), passante, async (flusso: AsyncIterable<Buffer>) => {
    for await (const righe of cutRighe(flusso)) {
      const scrive = client.query(copyFrom(`copy pg_temp.arrivo from stdin (${RIGHE_COME_SONO})`));
      await pipeline(Readable.from([righe]), scrive);
      await use();
      await client.query('truncate pg_temp.arrivo');
    }
  });
  return passante.impronta();
}

/** Writes the rows of a part; a counter only goes on. Answers the imprint of what was read. */
export function loadParte(
  client: pg.Client,
  esportazione: EsportazioneAperta,
  tabella: TabellaDelloStudio,
): Promise<string> {
  const contatore = CONTATORI[tabella.nome];
  const chiave = tabella.chiave.map(quote).join(', ');
  const conflitto =
    contatore === undefined
      ? ''
      : ` on conflict (${chiave}) do update set ${quote(contatore)} = greatest(${nameTabella(tabella.nome)}.${quote(contatore)}, excluded.${quote(contatore)})`;
  const inserimento = writeInserimento(tabella) + conflitto;
  return readParte(client, esportazione, tabella.nome, () => client.query(inserimento));
}

/**
 * The numbers that the database gives go on from the last one that came back. They are taken, not written: others may be
 * taking some in the same moment.
 */
export async function advanceSequenze(
  client: pg.Client,
  tabelle: readonly TabellaDelloStudio[],
): Promise<void> {
  for (const { nome, colonne, condizione } of tabelle) {
    for (const { nome: colonna, sequenza } of colonne) {
      if (sequenza === null) continue;
      await client.query(
        `select count(nextval('${sequenza}'::regclass)) from generate_series(
          (select coalesce(last_value, 0) + 1 from pg_sequences where format('%I.%I', schemaname, sequencename)::regclass = '${sequenza}'::regclass),
          (select max(t.${quote(colonna)}) from ${nameTabella(nome)} t where ${condizione}))`,
      );
    }
  }
}
