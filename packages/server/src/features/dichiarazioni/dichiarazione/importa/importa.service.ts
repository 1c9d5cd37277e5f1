import { errori, frasiCampo, frasiErrore, importazione as limiti, testiImportazione } from '@quadra/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Trx } from '../../../../db/pool.ts';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { isDaRitentare, stepIntero, stepOutside, withTenant } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { isMomentaneo } from '../../../../http/error-reply.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import {
  collectDati,
  type Foglio,
  makePosto,
  type RigaLetta,
  withFoglio,
} from '../../../base/lettura/lettura.public.ts';
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

/**
 * Reads the rows under their heads, before anything is written.
 * @throws FILE_NON_AMMESSO when the heads are others, or there are none; NESSUN_DATO_DA_IMPORTARE, TROPPE_RIGHE
 */
async function readLette(foglio: Foglio): Promise<{ caselle: string[]; righe: RigaLetta[] }> {
  let caselle: string[] | null = null;
  let quante = 0;
  for await (const riga of foglio.readRighe()) {
    if (caselle !== null) quante += 1;
    else caselle = riga.isTroncata ? null : readIntestazioni(riga.celle);
    if (caselle === null) break;
    if (quante > limiti.righeSubito)
      throw new DomainError('TROPPE_RIGHE', {
        messaggio: frasiCampo.righePerFile(limiti.righeSubito.toLocaleString('it-IT', { useGrouping: true })),
      });
  }
  if (caselle === null)
    throw new DomainError('FILE_NON_AMMESSO', { messaggio: testiImportazione.COLONNE_DICHIARAZIONI });
  if (quante === 0) throw new DomainError('NESSUN_DATO_DA_IMPORTARE');
  return { caselle, righe: await collectDati(foglio, makePosto()) };
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

/** Why a row is not imported. @throws what is not of the row: the database that is not there, or wants the block again */
function describeRifiuto({ log }: Importatore, id: string, errore: unknown): string {
  if (!(errore instanceof DomainError)) {
    if (isDaRitentare(errore) || (errore instanceof Error && isMomentaneo(errore))) throw errore;
    log.error({ err: errore, dichiarazione: id }, 'import row failed');
    return errori.ERRORE_INTERNO.testo;
  }
  if (errore.codice === 'SERVIZIO_NON_DISPONIBILE') throw errore;
  if (errore.codice === 'NON_TROVATO') return frasiErrore.RIGA_INCONGRUENTE;
  const { modelState } = errore.particolari;
  return modelState === undefined ? errore.message : describeProblemi(modelState);
}

/** Writes a row, all or nothing of it; answers why not, null when it is done. */
async function importRiga(trx: Trx, chi: Importatore, riga: RigaDichiarazione): Promise<string | null> {
  try {
    await stepIntero(trx, () => writeRiga(trx, chi, riga));
    return null;
  } catch (errore) {
    return describeRifiuto(chi, riga.id, errore);
  }
}

interface Letta {
  readonly numero: number;
  readonly riga: RigaDichiarazione;
}
interface Scarto {
  readonly Riga: number;
  readonly Messaggio: string;
}

/** Before anything is written: the rows that may be, those that may not, and how many name another studio. */
function sortRighe({ sessione, anno }: Importatore, lette: readonly RigaLetta[], caselle: readonly string[]) {
  const daScrivere: Letta[] = [];
  const scarti: Scarto[] = [];
  const viste = new Set<string>();
  let altrui = 0;
  const check = (riga: RigaDichiarazione): string | null => {
    if (!sessione.studi.includes(riga.studioId)) {
      altrui += 1;
      return frasiErrore.STUDIO_ALTRUI;
    }
    if (riga.anno !== anno) return frasiErrore.RIGA_INCONGRUENTE;
    if (viste.has(riga.id)) return testiImportazione.DICHIARAZIONE_RIPETUTA;
    viste.add(riga.id);
    return null;
  };
  for (const letta of lette) {
    const riga = readRiga(letta, caselle);
    const messaggio = typeof riga === 'string' ? riga : check(riga);
    if (messaggio !== null) scarti.push({ Riga: letta.numero, Messaggio: messaggio });
    else if (typeof riga !== 'string') daScrivere.push({ numero: letta.numero, riga });
  }
  return { daScrivere, scarti, altrui };
}

/** Rows written together, with the act that says so: who falls leaves no row without its act. */
const PER_BLOCCO = 250;

interface File {
  readonly nome: string;
  readonly righe: number;
}

/** Writes a block of rows and, on the record of each studio it touched, the act; how far it came, when there are others. */
async function importBlocco(trx: Trx, chi: Importatore, { nome, righe }: File, blocco: readonly Letta[]) {
  const scarti: Scarto[] = [];
  const perStudio = new Map<number, number>();
  for (const { numero, riga } of blocco) {
    const messaggio = await importRiga(trx, chi, riga);
    if (messaggio !== null) scarti.push({ Riga: numero, Messaggio: messaggio });
    else perStudio.set(riga.studioId, (perStudio.get(riga.studioId) ?? 0) + 1);
  }
  const fin = righe > PER_BLOCCO ? { finoAllaRiga: blocco.at(-1)?.numero, righe } : {};
  for (const [studioId, importate] of perStudio)
    await writeRegistro(trx, {
      ...{ studioId, utenteId: chi.sessione.utenteId, ip: chi.ip },
      ...{ azione: 'importazione', entita: 'dichiarazione', dopo: { file: nome, importate, ...fin } },
    });
  return scarti;
}

/** Who sent rows of a studio that is not his leaves a line that says so, in his own. */
async function recordAltrui({ db, sessione, ip }: Importatore, nome: string, righe: number): Promise<void> {
  await withTenant(db, sessione, (trx) =>
    stepOutside(trx, () =>
      writeRegistro(trx, {
        ...{ studioId: sessione.studioId, utenteId: sessione.utenteId, ip },
        ...{ azione: 'importazione rifiutata', entita: 'dichiarazione', dopo: { file: nome, righe } },
      }),
    ),
  );
}

/**
 * Imports the caselle of many declarations of a year from the one CSV of a zip: each row is a declaration, written whole or
 * refused with the reason, in blocks that are written with their act or not at all. Sent twice, it changes nothing the second
 * time: who is stopped in the middle sends it again.
 * @throws FILE_NON_AMMESSO, NESSUN_DATO_DA_IMPORTARE, TROPPE_RIGHE, SERVIZIO_NON_DISPONIBILE with how many rows are done
 */
export async function importDichiarazioni(
  chi: Importatore,
  { nome, contenuto }: { readonly nome: string; readonly contenuto: Buffer },
): Promise<Esito> {
  const { caselle, righe } = await withFoglio(
    { contenuto, utenteId: chi.sessione.utenteId, soloZip: true },
    readLette,
  );
  const { daScrivere, scarti, altrui } = sortRighe(chi, righe, caselle);
  if (altrui > 0) await recordAltrui(chi, nome, altrui);
  const file = { nome, righe: righe.length };
  const rifiutate: Scarto[] = [];
  for (let da = 0; da < daScrivere.length; da += PER_BLOCCO) {
    const blocco = daScrivere.slice(da, da + PER_BLOCCO);
    try {
      rifiutate.push(
        ...(await withTenant(chi.db, chi.sessione, (trx) => importBlocco(trx, chi, file, blocco))),
      );
    } catch (causa) {
      if (da === 0) throw causa;
      const messaggio = frasiCampo.importataFinoA(blocco[0]?.numero ?? 0);
      throw new DomainError('SERVIZIO_NON_DISPONIBILE', { messaggio, causa, riprovaFra: 5 });
    }
  }
  const tutti = [...scarti, ...rifiutate].sort((a, b) => a.Riga - b.Riga);
  return { importate: daScrivere.length - rifiutate.length, scartate: tutti.length, errori: tutti };
}
