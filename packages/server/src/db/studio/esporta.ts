import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type yazl from 'yazl';
import type { Cifratura } from '../../cifratura.ts';
import { ErroreAvvio } from '../../errore-avvio.ts';
import { sendArchivio, writeArchivio } from '../archivio.ts';
import { signCopia } from '../copia.ts';
import { makeCifrante } from '../copia-cifrata.ts';
import { makeImpronta } from '../copia-file.ts';
import type { Deposito } from '../deposito.ts';
import { CHIUSE, IDENTITA } from './appartenenza.ts';
import { addCarte, VOCE_LEGGIMI, writeLeggimi } from './carte.ts';
import {
  type Manifesto,
  makeSuggellante,
  nameParte,
  openEsportazione,
  SUGGELLO_VUOTO,
  sealParte,
  VOCE_MANIFESTO,
} from './esportazione-file.ts';
import { makeRientro } from './rientro.ts';
import {
  listTabelleDelloStudio,
  nameTabella,
  quote,
  RIGHE_COME_SONO,
  readSchema,
  type TabellaDelloStudio,
  writeDomanda,
} from './tabelle.ts';

/** Puts in the archive a file that is for who reads it: nothing comes back from it. */
export type AddCarta = (nome: string, byte: Uint8Array) => Promise<void>;

export interface RichiestaEsportazione {
  readonly studioId: number;
  readonly cifratura: Cifratura;
  readonly versione: string;
  /** Where the bytes of documents are, when their rows do not have them. */
  readonly deposito?: Deposito | null;
  /** What goes in it besides the rows and the files that they hold. */
  readonly addAltro?: (add: AddCarta) => Promise<void>;
  /** Told of each table, before it leaves: `fatte` of `totale`. */
  readonly onTabella?: (fatte: number, totale: number) => Promise<void>;
}

interface RichiestaFile extends RichiestaEsportazione {
  readonly file: string;
  /** The export is sealed under it, from its first byte on the disk. */
  readonly frase?: string | undefined;
}

/** The same rows make the same archive. */
const MAI = new Date('1980-01-01T00:00:00');

const OPZIONI = { compressionLevel: 1, forceZip64Format: true, mtime: MAI };

/** A file is in the archive before the next is asked: one at a time stands in memory. */
const makeAddCarta =
  (zip: yazl.ZipFile, signal: AbortSignal): AddCarta =>
  async (nome, byte) => {
    const passante = new PassThrough();
    zip.addReadStream(passante, nome, OPZIONI);
    await pipeline(Readable.from([Buffer.from(byte)]), passante, { signal });
  };

const copyRighe = (client: pg.Client, tabella: TabellaDelloStudio) =>
  client.query(copyTo(`copy (${writeDomanda(tabella)}) to stdout (${RIGHE_COME_SONO})`));

/** The rows of a table that leave as they are. */
async function addAperta(
  client: pg.Client,
  zip: yazl.ZipFile,
  tabella: TabellaDelloStudio,
  richiesta: RichiestaEsportazione,
  signal: AbortSignal,
) {
  const righe = copyRighe(client, tabella);
  const passante = makeImpronta();
  zip.addReadStream(passante, nameParte(tabella.nome), OPZIONI);
  await pipeline(righe, makeRientro(tabella.nome, richiesta), passante, { signal });
  return { righe: righe.rowCount, impronta: passante.impronta() };
}

/** The rows of a table that leave sealed. */
async function addChiusa(
  client: pg.Client,
  add: AddCarta,
  { nome, ...altro }: TabellaDelloStudio,
  { cifratura, studioId }: RichiestaEsportazione,
) {
  const righe = copyRighe(client, { nome, ...altro });
  const passante = makeImpronta();
  const pezzi: Buffer[] = [];
  await pipeline(righe, passante, async (flusso: AsyncIterable<Buffer>) => {
    for await (const pezzo of flusso) pezzi.push(pezzo);
  });
  await add(nameParte(nome, true), sealParte(cifratura, studioId, nome, Buffer.concat(pezzi)));
  return { righe: righe.rowCount, impronta: passante.impronta(), isChiusa: true };
}

async function addTabelle(
  client: pg.Client,
  zip: yazl.ZipFile,
  tabelle: readonly TabellaDelloStudio[],
  richiesta: RichiestaEsportazione,
  signal: AbortSignal,
): Promise<Manifesto['tabelle']> {
  const scritte: Manifesto['tabelle'] = [];
  const add = makeAddCarta(zip, signal);
  for (const [posto, tabella] of tabelle.entries()) {
    await richiesta.onTabella?.(posto, tabelle.length);
    const scritta = CHIUSE.has(tabella.nome)
      ? await addChiusa(client, add, tabella, richiesta)
      : await addAperta(client, zip, tabella, richiesta, signal);
    const colonne = tabella.colonne.map(({ nome }) => nome);
    scritte.push({ nome: tabella.nome, colonne, ...scritta });
  }
  return scritte;
}

/** The rows outside the studio that its rows name, each with what it is recognised by. */
async function listRiferimenti(
  client: pg.Client,
  tabelle: readonly TabellaDelloStudio[],
): Promise<Manifesto['riferimenti']> {
  const sue = new Map(tabelle.map((tabella) => [tabella.nome, tabella]));
  const fuori: Manifesto['riferimenti'] = [];
  for (const [verso, identita] of Object.entries(IDENTITA)) {
    const domande = tabelle.flatMap(({ nome, condizione, riferimenti }) =>
      riferimenti
        .filter((riferimento) => riferimento.verso === verso)
        .map(
          ({ colonne: [colonna = ''] }) =>
            `select ${quote(colonna)}::text as chiave from ${nameTabella(nome)} t where ${condizione}`,
        ),
    );
    if (domande.length === 0) continue;
    const nostre = sue.get(verso)?.condizione ?? 'false';
    const { rows } = await client.query<{ chiave: string; identita: string }>(
      `select t.id::text as chiave, ${identita} as identita from ${nameTabella(verso)} t
       where t.id::text in (${domande.join(' union ')}) and (${nostre}) is not true order by t.id`,
    );
    fuori.push(...rows.map((riga) => ({ tabella: verso, ...riga })));
  }
  return fuori;
}

async function readStudio(client: pg.Client, studioId: number): Promise<Manifesto['studio']> {
  const { rows } = await client.query<Manifesto['studio']>(
    `select id, ragione_sociale as "ragioneSociale", to_json(creato_il)#>>'{}' as "creatoIl" from studio where id = $1`,
    [studioId],
  );
  if (!rows[0]) throw new ErroreAvvio(`Lo studio ${studioId} non c’è.`);
  return rows[0];
}

async function fillEsportazione(
  client: pg.Client,
  zip: yazl.ZipFile,
  richiesta: RichiestaEsportazione,
  signal: AbortSignal,
): Promise<Manifesto> {
  const { studioId, cifratura, versione } = richiesta;
  await client.query('begin isolation level repeatable read read only');
  // A role that row-level security narrows is told so, instead of exporting the few rows it sees.
  await client.query(
    "set local row_security = off; set local statement_timeout = 0; set local timezone = 'UTC'",
  );
  const studio = await readStudio(client, studioId);
  const { tabelle, ignote } = await listTabelleDelloStudio(client, studioId);
  if (ignote.length > 0) throw new Error(`Nobody said whose rows these tables hold: ${ignote.join(', ')}`);
  const { rows } = await client.query<{ quando: Date }>('select now() as quando');
  const manifesto: Manifesto = {
    formato: 'quadra-studio-1',
    versione,
    schema: await readSchema(client),
    quando: rows[0]?.quando.toISOString() ?? '',
    studio,
    casa: signCopia(cifratura),
    riferimenti: await listRiferimenti(client, tabelle),
    tabelle: await addTabelle(client, zip, tabelle, richiesta, signal),
  };
  const add = makeAddCarta(zip, signal);
  await addCarte(client, richiesta, add);
  await client.query('commit');
  await richiesta.addAltro?.(add);
  await add(VOCE_LEGGIMI, Buffer.from(writeLeggimi(manifesto)));
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifesto, null, 1)}\n`), VOCE_MANIFESTO, { mtime: MAI });
  zip.end({ comment: SUGGELLO_VUOTO, forceZip64Format: false });
  return manifesto;
}

/** Every part is read again as it is on the disk. */
async function requireIntatta({ cifratura, frase }: RichiestaFile, file: string): Promise<void> {
  const esportazione = await openEsportazione(file, cifratura, frase);
  try {
    for (const { nome, impronta } of esportazione.manifesto.tabelle) {
      const passante = makeImpronta();
      await pipeline(await esportazione.readParte(nome), passante.resume());
      if (passante.impronta() !== impronta)
        throw new ErroreAvvio(`L’esportazione ${file} non si rilegge: ${nome}.`);
    }
  } finally {
    esportazione.close();
  }
}

/**
 * Writes everything that is of one studio in a file, consistent, while the house works: every row of every table, as it is at
 * one instant, one JSON a line, and a page that says what is there.
 * @throws ErroreAvvio when there is no such studio, the file exists or cannot be written, or the role does not see every row
 */
export function writeEsportazione(
  proprietario: pg.ClientConfig,
  richiesta: RichiestaFile,
): Promise<Manifesto> {
  const { file, frase, cifratura } = richiesta;
  return writeArchivio(proprietario, {
    file,
    passaggi: [makeSuggellante(cifratura), ...(frase === undefined ? [] : [makeCifrante(frase)])],
    fill: (client, zip, signal) => fillEsportazione(client, zip, richiesta, signal),
    requireIntatto: (parziale) => requireIntatta(richiesta, parziale),
  });
}

/** The same, to who takes the bytes: it is not read again, the signature at its end says what it was. */
export const sendEsportazione = (
  proprietario: pg.ClientConfig,
  richiesta: RichiestaEsportazione,
  openUscita: () => Writable,
): Promise<Manifesto> =>
  sendArchivio(proprietario, {
    openUscita,
    passaggi: [makeSuggellante(richiesta.cifratura)],
    fill: (client, zip, signal) => fillEsportazione(client, zip, richiesta, signal),
  });
