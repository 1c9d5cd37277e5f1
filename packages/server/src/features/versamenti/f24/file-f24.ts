import { createHash } from 'node:crypto';
import { type Contribuente, type FornituraF24, loadVersamenti } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import {
  type F24Tenuto,
  type FileTenuto,
  findContribuente,
  findFile,
  insertFile,
  listRigheF24,
  type RigaTenuta,
  readFile,
  updateF24,
} from './f24.queries.ts';
import { canFare, toRigo } from './f24.rules.ts';
import { type Chi, getF24, requireInviabile, tellF24 } from './f24.service.ts';

/** Without what is not there. */
const clean = <T extends object>(valori: T): T =>
  Object.fromEntries(
    Object.entries(valori).filter(([, v]) => v !== null && v !== undefined && v !== ''),
  ) as T;

async function makeContribuente(trx: Trx, f24: F24Tenuto): Promise<Contribuente> {
  const chi = await findContribuente(trx, f24);
  const { comuneDescrizione, provincia, via, civico, cap } = chi.domicilio_fiscale;
  const suo =
    chi.tipo === 'PF'
      ? {
          cognome: chi.cognome,
          nome: chi.nome,
          sesso: chi.sesso,
          nascita: chi.data_nascita,
          comuneNascita: chi.comune_nascita_descrizione,
          provinciaNascita: chi.provincia_nascita,
        }
      : { denominazione: chi.denominazione };
  return clean({
    codiceFiscale: chi.codice_fiscale,
    ...suo,
    comune: comuneDescrizione,
    provincia,
    indirizzo: [via, civico].filter(Boolean).join(' '),
    cap,
  }) as Contribuente;
}

interface Preparato {
  readonly f24: F24Tenuto;
  readonly righe: readonly RigaTenuta[];
}

/** One supply: the papers that the models need, all of one contribuente, day and account. */
async function makeFornitura(
  trx: Trx,
  preparati: readonly [Preparato, ...Preparato[]],
): Promise<FornituraF24> {
  const v = await loadVersamenti();
  const [{ f24 }] = preparati;
  return {
    tipo: f24.tipo,
    data: f24.data,
    contribuente: await makeContribuente(trx, f24),
    modelli: preparati.flatMap((uno) => v.splitF24(uno.f24.tipo, uno.righe.map(toRigo))),
    ...(f24.iban === null ? {} : { iban: f24.iban }),
  };
}

/** A model that may go in a file, locked, with its rows. @throws NON_TROVATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA */
async function takePreparato(trx: Trx, id: string, motivo: string | null): Promise<Preparato> {
  const f24 = await getF24(trx, id, { isTenuto: true });
  if (!canFare('file', f24.stato)) throw new DomainError('F24_IN_QUESTO_STATO');
  const righe = await listRigheF24(trx, f24.studio_id, [id]);
  await requireInviabile(trx, f24, righe, motivo);
  return { f24, righe };
}

/** Written, read back and compared. @throws RICHIESTA_NON_VALIDA with what is wrong */
async function writeControllata(fornitura: FornituraF24, preparati: readonly Preparato[]): Promise<Buffer> {
  const v = await loadVersamenti();
  const problemi = v.checkFornituraF24(fornitura).filter(({ livello }) => livello === 'bloccante');
  if (problemi[0] !== undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: problemi[0].frase });
  const testo = v.writeFornituraF24(fornitura);
  const letta = v.readFornituraF24(testo);
  const { debito, credito } = v.computeTotale(letta.modelli.flat());
  const sum = (quale: 'debito' | 'credito') => preparati.reduce((somma, { f24 }) => somma + f24[quale], 0);
  if (debito !== sum('debito') || credito !== sum('credito') || letta.problemi.length > 0)
    throw new Error(`The file of F24 ${preparati[0]?.f24.id} does not say what the models say`);
  return Buffer.from(testo, 'latin1');
}

const keyOf = ({ studio_id, anagrafica_id, tipo, data, iban }: F24Tenuto) =>
  JSON.stringify([studio_id, anagrafica_id, tipo, data, iban]);
/** The models that one file may hold together: the layout has one contribuente, day and account for each supply. */
export function groupPerFile(modelli: readonly F24Tenuto[]): F24Tenuto[][] {
  const gruppi = new Map<string, F24Tenuto[]>();
  for (const f24 of modelli) gruppi.set(keyOf(f24), [...(gruppi.get(keyOf(f24)) ?? []), f24]);
  return [...gruppi.values()];
}

/**
 * The file F24A0 of some models of one contribuente, day and account: checked, written, read back and compared, and kept with
 * its hash by each.
 * @throws NON_TROVATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA with what is wrong
 */
export async function makeFileDi(
  trx: Trx,
  chi: Chi,
  ids: readonly string[],
  motivo: string | null,
): Promise<{ file: FileTenuto; contenuto: Buffer }> {
  const preparati: Preparato[] = [];
  // In one order, whoever takes them.
  for (const id of [...new Set(ids)].sort()) preparati.push(await takePreparato(trx, id, motivo));
  const [primo, ...altri] = preparati;
  if (primo === undefined) throw new DomainError('NON_TROVATO');
  if (altri.some(({ f24 }) => keyOf(f24) !== keyOf(primo.f24)))
    throw new Error('A supply has one contribuente, day and account');
  const contenuto = await writeControllata(await makeFornitura(trx, [primo, ...altri]), preparati);
  const numero = Math.min(...preparati.map(({ f24 }) => f24.numero));
  const nome = `F24-${primo.f24.anno}-${String(numero).padStart(5, '0')}.txt`;
  for (const { f24 } of preparati) {
    await updateF24(trx, f24, { stato_invio: 'File creato' });
    await insertFile(trx, {
      studio_id: f24.studio_id,
      f24_id: f24.id,
      nome,
      contenuto,
      sha256: createHash('sha256').update(contenuto).digest(),
      versione: f24.versione + 1,
      utente_id: chi.sessione.utenteId,
    });
    await tellF24(trx, chi, f24, { azione: 'file F24', dopo: { nome, motivo } });
  }
  const file = await findFile(trx, primo.f24);
  if (file === undefined) throw new Error('The file that was just written is not there');
  return { file, contenuto };
}

/** The file of one model. @throws as `makeFileDi` */
export const makeFile = async (trx: Trx, chi: Chi, id: string, motivo: string | null): Promise<FileTenuto> =>
  (await makeFileDi(trx, chi, [id], motivo)).file;

/** The bytes of the last file of a model. @throws NON_TROVATO */
export async function getFile(trx: Trx, id: string): Promise<{ nome: string; contenuto: Buffer }> {
  const file = await findFile(trx, await getF24(trx, id));
  if (file === undefined) throw new DomainError('NON_TROVATO');
  return { nome: file.nome, ...(await readFile(trx, file)) };
}
