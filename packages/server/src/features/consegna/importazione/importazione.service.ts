import {
  type CampoImportazione,
  type CodiceErrore,
  cutTesto,
  type ImportazioneLettaFilo,
  importazione as limiti,
  type RigaAnteprimaFilo,
  type SceltaImportazione,
} from '@quadra/contract';
import type { Db, Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import type { FormaFoglio, RigaLetta } from '../../base/lettura/lettura.public.ts';
import {
  collectDati,
  type Foglio,
  type Posto,
  readDati,
  withFoglio,
} from '../../base/lettura/lettura.public.ts';
import { anagrafiche } from './anagrafica.oggetto.ts';
import { findImportazione, insertImportazione } from './importazione.queries.ts';
import type { EsitoRiga, Importatore, Oggetto, Scelta } from './oggetto.ts';

/** Rows done in one transaction. */
const PER_BLOCCO = 250;
const CAMPIONE = 5;
const CELLA_MOSTRATA = 60;

/** The rows of a sheet in blocks. */
export async function* readBlocchi(righe: AsyncIterable<RigaLetta>): AsyncGenerator<RigaLetta[]> {
  let blocco: RigaLetta[] = [];
  for await (const riga of righe) {
    blocco.push(riga);
    if (blocco.length < PER_BLOCCO) continue;
    yield blocco;
    blocco = [];
  }
  if (blocco.length > 0) yield blocco;
}

interface Letto {
  readonly forma: FormaFoglio;
  readonly intestazioni: string[];
  readonly campione: string[][];
  readonly righe: number;
}

/**
 * Reads a sheet to its end: what its columns are called and how many rows it has.
 * @throws TROPPE_RIGHE, and `vuoto` when there is no row
 */
async function readLetto(foglio: Foglio, vuoto: CodiceErrore): Promise<Letto> {
  let intestazioni: string[] | undefined;
  const campione: string[][] = [];
  let righe = 0;
  for await (const { celle } of foglio.readRighe()) {
    if (intestazioni === undefined) {
      intestazioni = celle.slice(0, limiti.colonne).map((cella) => cutTesto(cella.trim(), CELLA_MOSTRATA));
      continue;
    }
    righe += 1;
    if (righe > limiti.righe) throw new DomainError('TROPPE_RIGHE');
    if (campione.length < CAMPIONE)
      campione.push(intestazioni.map((_, posto) => cutTesto((celle[posto] ?? '').trim(), CELLA_MOSTRATA)));
  }
  if (intestazioni === undefined || righe === 0) throw new DomainError(vuoto);
  return { forma: foglio, intestazioni, campione, righe };
}

interface Ricevuto {
  readonly studioId: number;
  readonly nome: string;
  readonly contenuto: Buffer;
}

/** A file that was read and may be kept. @throws FILE_NON_AMMESSO, TROPPE_RIGHE, and what the kind answers to an empty one */
export async function analyzeFile(oggetto: Oggetto, { utenteId }: Sessione, contenuto: Buffer) {
  const { forma, intestazioni, campione, righe } = await withFoglio({ contenuto, utenteId }, (foglio) =>
    readLetto(foglio, oggetto.vuoto),
  );
  return {
    Formato: forma.formato,
    Codifica: forma.codifica,
    Separatore: forma.separatore,
    Righe: righe,
    Intestazioni: intestazioni,
    Campione: campione,
    Colonne: oggetto.propose(intestazioni),
  };
}

/** Keeps a file that was read, to be imported when its columns are confirmed. */
export async function storeImportazione(
  trx: Trx,
  { utenteId }: Sessione,
  { studioId, nome, contenuto, oggetto }: Ricevuto & { readonly oggetto: Oggetto['nome'] },
  letta: Awaited<ReturnType<typeof analyzeFile>>,
): Promise<ImportazioneLettaFilo> {
  const id = await insertImportazione(trx, {
    studioId,
    utenteId,
    oggetto,
    nome,
    contenuto,
    righe: letta.Righe,
  });
  return { Id: id, Nome: nome, ...letta };
}

/** @throws NON_TROVATO when it is not of who asks, or of another kind of record */
export async function getImportazione(
  trx: Trx,
  { utenteId }: Pick<Sessione, 'utenteId'>,
  { nome }: Pick<Oggetto, 'nome'>,
  id: string,
) {
  const importazione = await findImportazione(trx, id, utenteId);
  if (importazione === undefined || importazione.oggetto !== nome) throw new DomainError('NON_TROVATO');
  return importazione;
}

const toFilo = (esito: EsitoRiga): RigaAnteprimaFilo => ({
  Numero: esito.numero,
  Denominazione: esito.denominazione,
  CodiceFiscale: esito.codice,
  Comune: findComune(esito.comune)?.denominazione ?? '',
  Esito: esito.esito,
  Messaggio: esito.messaggio,
});

interface Prova {
  readonly id: string;
  readonly scelta: Scelta;
  readonly adesso: Date;
}

/** The first rows of a sheet. @throws what the kind answers to a file without any row of its own */
async function readPrime(foglio: Foglio, oggetto: Oggetto, scelta: Scelta): Promise<RigaLetta[]> {
  const righe: RigaLetta[] = [];
  let hasSua = false;
  for await (const riga of readDati(foglio)) {
    hasSua ||= oggetto.isSuo(riga, scelta);
    if (righe.length < limiti.righeAnteprima) righe.push(riga);
    else if (hasSua) break;
  }
  if (!hasSua) throw new DomainError(oggetto.vuoto);
  return righe;
}

/**
 * What would become of the first rows of a file, which is read before any transaction begins.
 * @throws NON_TROVATO, FILE_NON_AMMESSO, what the kind answers to a file without any of its own
 */
export async function previewImportazione(
  db: Db,
  oggetto: Oggetto,
  sessione: Sessione,
  { id, scelta, adesso }: Prova,
): Promise<RigaAnteprimaFilo[]> {
  const { studio_id: studioId, contenuto } = await withTenant(db, sessione, (trx) =>
    getImportazione(trx, sessione, oggetto, id),
  );
  const { utenteId } = sessione;
  const righe = await withFoglio({ contenuto, utenteId }, (foglio) => readPrime(foglio, oggetto, scelta));
  const importatore = { studioId, sessione, ip: null, scelta, adesso, visti: new Set<string>() };
  return withTenant(db, sessione, async (trx) =>
    (await oggetto.preview(trx, importatore, righe)).map(toFilo),
  );
}

/** The columns of a file sent without a word about them. @throws DATI_INCONGRUENTI when none is a codice fiscale */
function requireColonne(intestazioni: readonly string[]): (CampoImportazione | null)[] {
  const colonne = anagrafiche.propose(intestazioni);
  if (!colonne.includes('CodiceFiscale')) throw new DomainError('DATI_INCONGRUENTI');
  return colonne;
}

/** A file to import at once, all of it: it was read before any transaction began. */
export interface Subito {
  readonly studioId: number;
  readonly nome: string;
  readonly colonne: readonly (CampoImportazione | null)[];
  readonly righe: readonly RigaLetta[];
}

/**
 * Reads a file to be imported at once, its columns told by their heads, in the room that the files before it left.
 * @throws FILE_NON_AMMESSO, NESSUN_DATO_DA_IMPORTARE, DATI_INCONGRUENTI, TROPPE_RIGHE
 */
export const readSubito = (
  { utenteId }: Sessione,
  { studioId, nome, contenuto }: Ricevuto,
  posto: Posto,
): Promise<Subito> =>
  withFoglio({ contenuto, utenteId }, async (foglio) => {
    const { intestazioni, righe } = await readLetto(foglio, anagrafiche.vuoto);
    if (righe > posto.righe) throw new DomainError('TROPPE_RIGHE');
    const colonne = requireColonne(intestazioni);
    return { studioId, nome, colonne, righe: await collectDati(foglio, posto) };
  });

/**
 * Imports a file at once: the good rows are written together, each of the others says why not. The act is on record.
 */
export async function importSubito(
  trx: Trx,
  { sessione, ip }: { sessione: Sessione; ip: string },
  { studioId, nome, colonne, righe }: Subito,
  { Presenti, adesso }: { Presenti: SceltaImportazione['Presenti']; adesso: Date },
): Promise<EsitoRiga[]> {
  const scelta = { Colonne: colonne, Presenti };
  const importatore: Importatore<CampoImportazione> = {
    studioId,
    sessione,
    ip,
    scelta,
    adesso,
    visti: new Set(),
  };
  const esiti: EsitoRiga[] = [];
  for (let da = 0; da < righe.length; da += PER_BLOCCO)
    esiti.push(...(await anagrafiche.write(trx, importatore, righe.slice(da, da + PER_BLOCCO))));
  const scartate = esiti.filter(({ esito }) => esito === 'scartata').length;
  await writeRegistro(trx, {
    studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: 'importazione',
    entita: 'anagrafica',
    dopo: { file: nome, importate: esiti.length - scartate, scartate },
  });
  return esiti;
}
