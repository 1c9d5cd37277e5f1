import pg from 'pg';
import {
  computeDistribuzione,
  readCatalogo,
  writeDistribuzione,
} from '../packages/server/src/db/distribuzione/distribuzione.ts';
import { FUNZIONI, INCROCI, listPosti, PIANI } from '../packages/server/src/db/distribuzione/incroci.ts';
import { ECCEZIONI, type Ostacolo } from '../packages/server/src/db/distribuzione/posti.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';

const say = (riga: string) => process.stdout.write(`${riga}\n`);

/** What is asked over more than one studio, and what who coordinates does with it. */
function sayIncroci(): void {
  say(`-- ${INCROCI.flatMap(listPosti).length} funzioni chiedono righe di più studi in una domanda`);
  for (const incrocio of INCROCI) {
    say(`-- Incrocio (${incrocio.piano}): ${incrocio.perche}. ${PIANI[incrocio.piano]}`);
    for (const posto of listPosti(incrocio)) say(`--   ${posto}`);
  }
  for (const [nome, studi] of Object.entries(FUNZIONI))
    if (studi === 'di più studi') say(`--   ${nome} (con i poteri del proprietario): passa in chi la chiama`);
}

/**
 * `distribuzione`: the SQL that divides the tables by studio, with what must be settled first as comments; 1 when the
 * catalogue holds something that nobody has foreseen.
 */
export async function runDistribuzione({ proprietario }: ServerAvviato): Promise<number> {
  const client = new pg.Client(proprietario);
  await client.connect();
  const catalogo = await readCatalogo(client).finally(() => client.end());
  const distribuzione = computeDistribuzione(catalogo);
  const { tabelle, ignote, ostacoli } = distribuzione;
  const count = (posto: string) => tabelle.filter((tabella) => tabella.posto === posto).length;
  say(
    `-- ${count('distribuita')} tabelle divise per studio, ${count('ovunque')} su ogni macchina, ${count('locale')} su quella che risponde`,
  );
  for (const { nome, posto, perche } of tabelle)
    if (posto !== 'distribuita') say(`--   ${nome}: ${posto}, ${perche}`);
  const perOstacolo = Map.groupBy(ostacoli, ({ ostacolo }) => ostacolo);
  for (const [ostacolo, casi] of perOstacolo) {
    say(`-- Prima: ${ostacolo} (${casi.length}). ${ECCEZIONI[ostacolo as Ostacolo] ?? 'NON PREVISTO'}`);
    for (const { tabella, nome } of casi) say(`--   ${tabella}: ${nome}`);
  }
  for (const nome of ignote) say(`-- NON PREVISTA: ${nome}`);
  sayIncroci();
  for (const comando of writeDistribuzione(distribuzione)) say(comando);
  const isPrevista = [...perOstacolo.keys()].every((ostacolo) => ostacolo in ECCEZIONI);
  return ignote.length === 0 && isPrevista ? 0 : 1;
}
