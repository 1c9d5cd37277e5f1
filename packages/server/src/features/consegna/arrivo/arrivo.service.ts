import { type ArrivoFilo, limitiArrivo, testiArrivo } from '@quadra/contract';
import { decodeCodiceFiscale, formatData } from '@quadra/values';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { BOM, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import { listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import { openFile } from './arrivo.file.ts';
import {
  type Arrivo,
  countByte,
  findArrivo,
  insertArrivo,
  insertVoci,
  listContribuenti,
} from './arrivo.queries.ts';
import { type Esaminato, type Fornitura, findFornitura, lookFile, refuseFile } from './esamina.ts';

/** An arrival of the user, held unless it is only looked at. @throws NON_TROVATO */
export async function requireMio(
  trx: Trx,
  { utenteId }: Sessione,
  id: string,
  quanto = { isTenuto: true },
): Promise<Arrivo> {
  const arrivo = await findArrivo(trx, id, utenteId, quanto);
  if (arrivo === undefined) throw new DomainError('NON_TROVATO');
  return arrivo;
}

/** An arrival of the user to which more may still be added. @throws NON_TROVATO */
export async function requireAperto(trx: Trx, sessione: Sessione, id: string): Promise<Arrivo> {
  const arrivo = await requireMio(trx, sessione, id);
  if (arrivo.chiesto_il !== null) throw new DomainError('NON_TROVATO');
  return arrivo;
}

/** What a supply becomes, asked once for each code. */
export function makeFindFornitura(ask: (codice: string) => Promise<Fornitura>) {
  const note = new Map<string, Promise<Fornitura>>();
  return (codice: string): Promise<Fornitura> => {
    const nota = note.get(codice) ?? ask(codice);
    note.set(codice, nota);
    return nota;
  };
}

const isConScheda = ({ voci }: Esaminato, presenti: ReadonlyMap<string, string>) =>
  voci.filter(({ genere, codice_fiscale }) => genere !== 'file' && presenti.has(codice_fiscale)).length;

interface Chi {
  readonly db: Db;
  readonly sessione: Sessione;
  readonly studioId: number;
}

/**
 * Looks at files that a studio has from elsewhere and keeps what they hold, to be brought in by a job: a thing for each
 * declaration, client, document. Nothing else is written. `id`: of the arrival they go with.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA when it is full
 */
export async function lookArrivo(
  { db, sessione, studioId }: Chi,
  inviati: readonly FileInviato[],
  id: string | undefined,
): Promise<ArrivoFilo> {
  const { file, chiusi } = await openFile(inviati);
  const esaminati = chiusi.map(({ nome, perche }) => refuseFile(nome, '', perche));
  const find = makeFindFornitura((codice) => withTenant(db, sessione, (trx) => findFornitura(trx, codice)));
  for (const uno of file) esaminati.push(await lookFile(uno, sessione.utenteId, find));
  const voci = esaminati.flatMap((uno) => uno.voci);
  return withTenant(db, sessione, async (trx) => {
    const arrivo =
      id === undefined
        ? await insertArrivo(trx, studioId, sessione.utenteId)
        : await requireAperto(trx, sessione, id);
    const isPieno =
      arrivo.voci + voci.length > limitiArrivo.voci || arrivo.byte + countByte(voci) > limitiArrivo.byte;
    if (isPieno)
      throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { uploadFile: [testiArrivo.PIENO] } });
    await insertVoci(trx, arrivo, voci);
    const codici = [...new Set(voci.map(({ codice_fiscale }) => codice_fiscale).filter(Boolean))];
    const presenti = await listIdDeiCodici(trx, studioId, codici);
    const visti = esaminati.map((uno) => ({ ...uno.visto, ConScheda: isConScheda(uno, presenti) }));
    return { Id: arrivo.id, File: visti };
  });
}

/** Names and address, which no file says. */
const DA_SCRIVERE = Array.from({ length: 7 }, () => '');

/**
 * Who of an arrival has no card in the studio, as a CSV that the import of the clients reads: the files do not say the names,
 * which are left to be written; of a person, birth is in the codice fiscale. @throws NON_TROVATO
 */
export async function writeSchedeMancanti(
  trx: Trx,
  sessione: Sessione,
  id: string,
  anno: number,
): Promise<string> {
  const arrivo = await requireMio(trx, sessione, id, { isTenuto: false });
  const contribuenti = await listContribuenti(trx, arrivo.id);
  const codici = contribuenti.map(({ codice_fiscale }) => codice_fiscale);
  const presenti = await listIdDeiCodici(trx, arrivo.studio_id, codici);
  const righe = contribuenti
    .filter(({ codice_fiscale }) => !presenti.has(codice_fiscale))
    .map(({ codice_fiscale, nome }) => {
      const nascita = decodeCodiceFiscale(codice_fiscale, anno);
      const nato = nascita === null ? '' : formatData(nascita.data);
      return [codice_fiscale, ...DA_SCRIVERE, nato, nome];
    });
  return BOM + [testiArrivo.colonneSchede, ...righe].map((riga) => writeRiga(riga.map(writeTesto))).join('');
}
