import { testiCopia } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import yazl from 'yazl';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { listIdChiaviDi } from '../../base/chiave-dati/chiave-dati.public.ts';
import { BOM, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import { openDifferenze, sealStudio } from '../../base/registro/registro.public.ts';
import { findContenuto } from '../../clienti/documento/documento.public.ts';
import { nameBase } from './basi.ts';
import { findNomeStudio, listAttiDi, listPosta, listRami, listRigheCon, type Riga } from './copia.queries.ts';
import { datiPersonali } from './dati-personali.ts';

/** Everything that is kept about a person: rows by table, and the documents whose files go with them. */
export interface Copia {
  readonly studioId: number;
  readonly nome: string;
  readonly tabelle: Readonly<Record<string, readonly Riga[]>>;
}

const readTesto = (riga: Riga, campo: string): string => (typeof riga[campo] === 'string' ? riga[campo] : '');
const listValori = (righe: readonly Riga[], campo: string): string[] =>
  righe.map((riga) => readTesto(riga, campo)).filter((valore) => valore !== '');

/** Rows of every table that hang from the client: those that name him, then those that name his declarations. */
async function readRami(trx: Trx, studioId: number, id: string): Promise<Map<string, Riga[]>> {
  const trovate = new Map<string, Riga[]>();
  const rami = await listRami(trx);
  const add = async (madre: string, valori: readonly string[]) => {
    for (const ramo of rami.filter((uno) => uno.madre === madre && !trovate.has(uno.tabella))) {
      const righe = await listRigheCon(trx, studioId, ramo, valori);
      if (righe.length > 0) trovate.set(ramo.tabella, righe);
    }
  };
  await add('anagrafica', [id]);
  await add('dichiarazione', listValori(trovate.get('dichiarazione') ?? [], 'id'));
  return trovate;
}

async function readAtti(trx: Trx, cifratura: Cifratura, studioId: number, soggetto: string): Promise<Riga[]> {
  await sealStudio(trx, cifratura, studioId);
  const atti = await listAttiDi(trx, studioId, await listIdChiaviDi(trx, studioId, [soggetto]));
  const aperte = await openDifferenze(trx, cifratura, atti);
  return atti.map(({ quando, autore, azione, entita }, posto) => ({
    ...{ quando: quando.toISOString(), autore, azione, entita },
    ...{ prima: aperte[posto]?.prima ?? null, dopo: aperte[posto]?.dopo ?? null },
  }));
}

/** Everything about a client, over every reference to him that the database knows. @throws NON_TROVATO */
export async function readCopia(trx: Trx, cifratura: Cifratura, id: string): Promise<Copia> {
  const riga = await trx.selectFrom('anagrafica').select('studio_id').where('id', '=', id).executeTakeFirst();
  if (riga === undefined) throw new DomainError('NON_TROVATO');
  const studioId = riga.studio_id;
  const schede = await listRigheCon(trx, studioId, { tabella: 'anagrafica', colonna: 'id' }, [id]);
  const [scheda = {}] = schede;
  const rami = await readRami(trx, studioId, id);
  const immobili = listValori(rami.get('possesso') ?? [], 'immobile_id');
  const codice = readTesto(scheda, 'codice_fiscale');
  const indirizzi = ['email', 'email_pec', 'email_firma'].map((campo) =>
    readTesto(scheda, campo).toLowerCase(),
  );
  const altre = {
    immobile: await listRigheCon(trx, studioId, { tabella: 'immobile', colonna: 'id' }, immobili),
    contratto_locazione: await listRigheCon(
      trx,
      studioId,
      { tabella: 'contratto_locazione', colonna: 'immobile_id' },
      immobili,
    ),
    citazioni: await listRigheCon(trx, studioId, { tabella: 'legame', colonna: 'codice_fiscale' }, [codice]),
    messaggio_posta: await listPosta(
      trx,
      indirizzi.filter((indirizzo) => indirizzo !== ''),
      codice,
    ),
    registro: await readAtti(trx, cifratura, studioId, `anagrafica:${id}`),
  };
  const tutte = Object.entries({ anagrafica: schede, ...Object.fromEntries(rami), ...altre });
  return {
    studioId,
    nome: readTesto(scheda, 'denominazione'),
    tabelle: Object.fromEntries(tutte.filter(([, righe]) => righe.length > 0)),
  };
}

const showCella = (valore: unknown): string =>
  valore === null || valore === undefined
    ? ''
    : typeof valore === 'object'
      ? JSON.stringify(valore)
      : String(valore);

/** The rows of a table as CSV; what a cell holds is text, never a formula. */
function writeCsv(righe: readonly Riga[]): string {
  const colonne = [...new Set(righe.flatMap((riga) => Object.keys(riga)))];
  const celle = righe.map((riga) => colonne.map((colonna) => showCella(riga[colonna])));
  return BOM + [colonne, ...celle].map((una) => writeRiga(una.map(writeTesto))).join('');
}

/** What the person reads first: what there is, and why it is kept. */
function writeLeggimi({ nome, tabelle }: Copia, studio: string, adesso: Date): string {
  const voci = Object.entries(tabelle).map(([tabella, righe]) => {
    const gruppi = datiPersonali[tabella] ?? [];
    const classi = [...new Set(gruppi.map(({ classe }) => classe))].join(', ') || 'legami';
    const norme = [...new Set(gruppi.map(({ base }) => nameBase(base)))].join('; ') || nameBase('incarico');
    return testiCopia.voce(tabella, righe.length, classi, norme);
  });
  return [
    testiCopia.titolo(nome),
    testiCopia.intestazione(studio, formatData(giornoDiRoma(adesso))),
    ['', ...testiCopia.contenuto, ''].join('\r\n'),
    testiCopia.tabelle,
    ...voci,
    '',
    testiCopia.registro,
    testiCopia.diritti,
    testiCopia.reclamo,
    '',
  ].join('\r\n');
}

/** A name that any system writes, told apart by its place. */
const nameFile = (nome: string, posto: number) =>
  `documenti/${posto + 1}-${nome.normalize('NFKD').replace(/[^\w .-]/g, '_')}`;

/** The zip of a copy, not ended yet: LEGGIMI, JSON, CSV and the documents. */
export async function makeZip(trx: Trx, copia: Copia, adesso: Date): Promise<yazl.ZipFile> {
  const zip = new yazl.ZipFile();
  const studio = (await findNomeStudio(trx, copia.studioId))?.ragione_sociale ?? '';
  zip.addBuffer(Buffer.from(writeLeggimi(copia, studio, adesso)), testiCopia.leggimi);
  zip.addBuffer(Buffer.from(JSON.stringify(copia.tabelle, null, 2)), 'dati.json');
  for (const [tabella, righe] of Object.entries(copia.tabelle))
    zip.addBuffer(Buffer.from(writeCsv(righe)), `csv/${tabella}.csv`);
  for (const [posto, documento] of (copia.tabelle.documento ?? []).entries()) {
    const contenuto = await findContenuto(trx, copia.studioId, readTesto(documento, 'id'));
    if (!contenuto) continue;
    zip.addBuffer(contenuto, nameFile(readTesto(documento, 'nome'), posto), { compress: false });
  }
  return zip;
}
