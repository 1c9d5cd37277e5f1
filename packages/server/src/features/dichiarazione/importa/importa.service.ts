import { errori, frasiCampo, frasiErrore, importazione as limiti, testiImportazione } from '@quadra/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { type Foglio, isVuota, openZip, readDati } from '../../importazione/lettura.public.ts';
import { writeRegistro } from '../../registro/registro.public.ts';
import type { Sessione } from '../../sessione/sessione.public.ts';
import { saveDichiarazione } from '../scrittura/salva-dichiarazione.ts';
import { requireDichiarazione } from '../scrittura/scrivi-dichiarazione.ts';
import {
  describeProblemi,
  type RigaDichiarazione,
  readCelle,
  readIntestazioni,
  readRiga,
} from './righe.rules.ts';

const MOTIVO = 'Da importazione';

/** Who imports, into which year. */
export interface Importatore {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly sessione: Sessione;
  readonly ip: string;
  readonly anno: number;
}
export interface Esito {
  readonly importate: number;
  readonly scartate: number;
  readonly errori: readonly { readonly Riga: number; readonly Messaggio: string }[];
}

/** The caselle of the heads. @throws FILE_NON_AMMESSO when they are others, or there are none */
async function requireIntestazioni(foglio: Foglio): Promise<string[]> {
  for await (const riga of foglio.readRighe()) {
    if (isVuota(riga)) continue;
    const caselle = riga.isTroncata ? null : readIntestazioni(riga.celle);
    if (caselle !== null) return caselle;
    break;
  }
  throw new DomainError('FILE_NON_AMMESSO', { messaggio: testiImportazione.COLONNE_DICHIARAZIONI });
}

/** @throws NESSUN_DATO_DA_IMPORTARE, TROPPE_RIGHE */
async function requireQuante(foglio: Foglio): Promise<void> {
  let quante = 0;
  for await (const _ of readDati(foglio)) {
    quante += 1;
    if (quante > limiti.righeSubito)
      throw new DomainError('TROPPE_RIGHE', {
        messaggio: frasiCampo.righePerFile(limiti.righeSubito.toLocaleString('it-IT', { useGrouping: true })),
      });
  }
  if (quante === 0) throw new DomainError('NESSUN_DATO_DA_IMPORTARE');
}

/** Writes the caselle of one declaration, all or none. @throws RICHIESTA_NON_VALIDA, and what saving refuses */
async function writeRiga(trx: Trx, { sessione, anno }: Importatore, riga: RigaDichiarazione): Promise<void> {
  const trovata = await requireDichiarazione(trx, anno, riga.id);
  const { studioId, anagraficaId, versione } = trovata.dichiarazione;
  if (studioId !== riga.studioId || anagraficaId !== riga.anagraficaId) throw new DomainError('NON_TROVATO');
  await saveDichiarazione(trx, sessione, anno, riga.id, {
    versione,
    righi: readCelle(trovata.modello, riga.celle),
    forzature: {},
    motivo: MOTIVO,
  });
}

function describeRifiuto({ log }: Importatore, id: string, errore: unknown): string {
  if (!(errore instanceof DomainError)) {
    log.error({ err: errore, dichiarazione: id }, 'import row failed');
    return errori.ERRORE_INTERNO.testo;
  }
  if (errore.codice === 'NON_TROVATO') return frasiErrore.RIGA_INCONGRUENTE;
  const { modelState } = errore.particolari;
  return modelState === undefined ? errore.message : describeProblemi(modelState);
}

/** Imports a row in a transaction of its own; answers why not, null when it is done. `viste`: the keys of the rows before. */
async function importRiga(
  chi: Importatore,
  riga: RigaDichiarazione,
  viste: Set<string>,
): Promise<string | null> {
  const { db, sessione, anno } = chi;
  if (!sessione.studi.includes(riga.studioId)) return frasiErrore.STUDIO_ALTRUI;
  if (riga.anno !== anno) return frasiErrore.RIGA_INCONGRUENTE;
  if (viste.has(riga.id)) return testiImportazione.DICHIARAZIONE_RIPETUTA;
  viste.add(riga.id);
  try {
    await withTenant(db, sessione, (trx) => writeRiga(trx, chi, riga));
    return null;
  } catch (errore) {
    return describeRifiuto(chi, riga.id, errore);
  }
}

/** The act on the record of each studio it touched. */
async function recordImportazione(
  { db, sessione, ip }: Importatore,
  nome: string,
  perStudio: ReadonlyMap<number, number>,
): Promise<void> {
  await withTenant(db, sessione, async (trx) => {
    for (const [studioId, importate] of perStudio)
      await writeRegistro(trx, {
        ...{ studioId, utenteId: sessione.utenteId, ip },
        ...{ azione: 'importazione', entita: 'dichiarazione', dopo: { file: nome, importate } },
      });
  });
}

/**
 * Imports the caselle of many declarations of a year from the one CSV of a zip: each row is a declaration, written whole or
 * refused with the reason. Sent twice, it changes nothing the second time.
 * @throws FILE_NON_AMMESSO, NESSUN_DATO_DA_IMPORTARE, TROPPE_RIGHE
 */
export async function importDichiarazioni(
  chi: Importatore,
  { nome, contenuto }: { readonly nome: string; readonly contenuto: Buffer },
): Promise<Esito> {
  const foglio = await openZip(contenuto);
  const caselle = await requireIntestazioni(foglio);
  await requireQuante(foglio);
  const viste = new Set<string>();
  const perStudio = new Map<number, number>();
  const scartate: { Riga: number; Messaggio: string }[] = [];
  for await (const letta of readDati(foglio)) {
    const riga = readRiga(letta, caselle);
    const messaggio = typeof riga === 'string' ? riga : await importRiga(chi, riga, viste);
    if (messaggio !== null) scartate.push({ Riga: letta.numero, Messaggio: messaggio });
    else if (typeof riga !== 'string') perStudio.set(riga.studioId, (perStudio.get(riga.studioId) ?? 0) + 1);
  }
  const importate = [...perStudio.values()].reduce((somma, sue) => somma + sue, 0);
  await recordImportazione(chi, nome, perStudio);
  return { importate, scartate: scartate.length, errori: scartate };
}
