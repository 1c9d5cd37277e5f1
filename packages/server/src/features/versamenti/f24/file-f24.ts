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

/** The supply of one model: as many records as the papers it needs. */
async function makeFornitura(trx: Trx, f24: F24Tenuto, righe: readonly RigaTenuta[]): Promise<FornituraF24> {
  const v = await loadVersamenti();
  return {
    tipo: f24.tipo,
    data: f24.data,
    contribuente: await makeContribuente(trx, f24),
    modelli: v.splitF24(f24.tipo, righe.map(toRigo)),
    ...(f24.iban === null ? {} : { iban: f24.iban }),
  };
}

/**
 * The file F24A0 of a model: checked, written, read back and compared, and kept with its hash.
 * @throws NON_TROVATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA with what is wrong
 */
export async function makeFile(trx: Trx, chi: Chi, id: string, motivo: string | null): Promise<FileTenuto> {
  const v = await loadVersamenti();
  const f24 = await getF24(trx, id, { isTenuto: true });
  if (!canFare('file', f24.stato)) throw new DomainError('F24_IN_QUESTO_STATO');
  const righe = await listRigheF24(trx, f24.studio_id, [id]);
  await requireInviabile(trx, f24, righe, motivo);
  const fornitura = await makeFornitura(trx, f24, righe);
  const problemi = v.checkFornituraF24(fornitura).filter(({ livello }) => livello === 'bloccante');
  if (problemi[0] !== undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: problemi[0].frase });
  const testo = v.writeFornituraF24(fornitura);
  const letta = v.readFornituraF24(testo);
  const { debito, credito } = v.computeTotale(letta.modelli.flat());
  if (debito !== f24.debito || credito !== f24.credito || letta.problemi.length > 0)
    throw new Error(`The file of F24 ${id} does not say what the model says`);
  await updateF24(trx, f24, { stato_invio: 'File creato' });
  const contenuto = Buffer.from(testo, 'latin1');
  await insertFile(trx, {
    studio_id: f24.studio_id,
    f24_id: id,
    nome: `F24-${f24.anno}-${String(f24.numero).padStart(5, '0')}.txt`,
    contenuto,
    sha256: createHash('sha256').update(contenuto).digest(),
    versione: f24.versione + 1,
    utente_id: chi.sessione.utenteId,
  });
  const fatto = await findFile(trx, f24);
  if (fatto === undefined) throw new Error('The file that was just written is not there');
  await tellF24(trx, chi, f24, { azione: 'file F24', dopo: { nome: fatto.nome, motivo } });
  return fatto;
}

/** The bytes of the last file of a model. @throws NON_TROVATO */
export async function getFile(trx: Trx, id: string): Promise<{ nome: string; contenuto: Buffer }> {
  const file = await findFile(trx, await getF24(trx, id));
  if (file === undefined) throw new DomainError('NON_TROVATO');
  return { nome: file.nome, ...(await readFile(trx, file)) };
}
