import {
  type CampoImportazione,
  type CodiceErrore,
  type ImportazioneLettaFilo,
  importazione as limiti,
  type RigaAnteprimaFilo,
  type SceltaImportazione,
} from '@quadra/contract';
import type { Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findComune } from '../comune/comune.public.ts';
import { writeRegistro } from '../registro/registro.public.ts';
import type { Sessione } from '../sessione/sessione.public.ts';
import { anagrafiche } from './anagrafica.oggetto.ts';
import { findImportazione, insertImportazione } from './importazione.queries.ts';
import type { RigaLetta } from './lettura/csv.ts';
import { type Foglio, isVuota, openFoglio, readDati } from './lettura/foglio.ts';
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
  readonly foglio: Foglio;
  readonly intestazioni: string[];
  readonly campione: string[][];
  readonly righe: number;
}

/**
 * Reads a file to its end: what its columns are called and how many rows it has.
 * @throws FILE_NON_AMMESSO, TROPPE_RIGHE, and `vuoto` when there is no row
 */
async function readFile(contenuto: Buffer, vuoto: CodiceErrore): Promise<Letto> {
  const foglio = await openFoglio(contenuto);
  let intestazioni: string[] | undefined;
  const campione: string[][] = [];
  let righe = 0;
  for await (const riga of foglio.readRighe()) {
    if (isVuota(riga)) continue;
    if (intestazioni === undefined) {
      intestazioni = riga.celle
        .slice(0, limiti.colonne)
        .map((cella) => cella.trim().slice(0, CELLA_MOSTRATA));
      continue;
    }
    righe += 1;
    if (righe > limiti.righe) throw new DomainError('TROPPE_RIGHE');
    if (campione.length < CAMPIONE)
      campione.push(
        intestazioni.map((_, posto) => (riga.celle[posto] ?? '').trim().slice(0, CELLA_MOSTRATA)),
      );
  }
  if (intestazioni === undefined || righe === 0) throw new DomainError(vuoto);
  return { foglio, intestazioni, campione, righe };
}

interface Ricevuto {
  readonly studioId: number;
  readonly nome: string;
  readonly contenuto: Buffer;
}

/** A file that was read and may be kept. @throws as `readFile` */
export async function analyzeFile(oggetto: Oggetto, contenuto: Buffer) {
  const { foglio, intestazioni, campione, righe } = await readFile(contenuto, oggetto.vuoto);
  return {
    Formato: foglio.formato,
    Codifica: foglio.codifica,
    Separatore: foglio.separatore,
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

/** What would become of the first rows of a file. @throws NON_TROVATO, FILE_NON_AMMESSO, what the kind answers to a file without any of its own */
export async function previewImportazione(
  trx: Trx,
  oggetto: Oggetto,
  sessione: Sessione,
  { id, scelta, adesso }: Prova,
): Promise<RigaAnteprimaFilo[]> {
  const { studio_id: studioId, contenuto } = await getImportazione(trx, sessione, oggetto, id);
  const foglio = await openFoglio(contenuto);
  const righe: RigaLetta[] = [];
  let hasSua = false;
  for await (const riga of readDati(foglio)) {
    hasSua ||= oggetto.isSuo(riga, scelta);
    if (righe.length < limiti.righeAnteprima) righe.push(riga);
    else if (hasSua) break;
  }
  if (!hasSua) throw new DomainError(oggetto.vuoto);
  const importatore = { studioId, sessione, ip: null, scelta, adesso, visti: new Set<string>() };
  return (await oggetto.preview(trx, importatore, righe)).map(toFilo);
}

/** The columns of a file sent without a word about them. @throws DATI_INCONGRUENTI when none is a codice fiscale */
function requireColonne(intestazioni: readonly string[]): (CampoImportazione | null)[] {
  const colonne = anagrafiche.propose(intestazioni);
  if (!colonne.includes('CodiceFiscale')) throw new DomainError('DATI_INCONGRUENTI');
  return colonne;
}

/**
 * Imports a file at once, its columns told by their heads: the good rows are written together, each of the others says
 * why not. The act is on record.
 * @throws FILE_NON_AMMESSO, NESSUN_DATO_DA_IMPORTARE, DATI_INCONGRUENTI, TROPPE_RIGHE
 */
export async function importSubito(
  trx: Trx,
  { sessione, ip }: { sessione: Sessione; ip: string },
  { studioId, nome, contenuto }: Ricevuto,
  { Presenti, adesso }: { Presenti: SceltaImportazione['Presenti']; adesso: Date },
): Promise<EsitoRiga[]> {
  const { foglio, intestazioni, righe } = await readFile(contenuto, anagrafiche.vuoto);
  if (righe > limiti.righeSubito) throw new DomainError('TROPPE_RIGHE');
  const scelta = { Colonne: requireColonne(intestazioni), Presenti };
  const importatore: Importatore<CampoImportazione> = {
    studioId,
    sessione,
    ip,
    scelta,
    adesso,
    visti: new Set(),
  };
  const esiti: EsitoRiga[] = [];
  for await (const blocco of readBlocchi(readDati(foglio)))
    esiti.push(...(await anagrafiche.write(trx, importatore, blocco)));
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
