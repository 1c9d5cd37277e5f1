import { type ArrivoFilo, limitiArrivo, testiArrivo } from '@quadra/contract';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import { openFile } from './arrivo.file.ts';
import { type Arrivo, countByte, holdArrivo, insertArrivo, insertVoci } from './arrivo.queries.ts';
import { type Esaminato, type Fornitura, findFornitura, lookFile, refuseFile } from './esamina.ts';

/** An arrival of the user to which more may still be added. @throws NON_TROVATO */
export async function requireAperto(trx: Trx, { utenteId }: Sessione, id: string): Promise<Arrivo> {
  const arrivo = await holdArrivo(trx, id, utenteId);
  if (arrivo === undefined || arrivo.chiesto_il !== null) throw new DomainError('NON_TROVATO');
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
