import { type AttoRichiesta730, testiPrecompilata, type VocePrecompilata } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { Risposta } from './file.rules.ts';
import type { ModelloPrecompilata } from './precompilata.table.ts';
import { computeDopo, requirePassaggio } from './richiesta.rules.ts';
import {
  deleteRichiesta,
  findPersona,
  findRichiesta,
  findUltimaDelega,
  insertRichiesta,
  type Richiesta,
  updateRichiesta,
} from './richieste.queries.ts';

/** Who an act is written under; nobody, for what is done by itself. */
export interface Autore {
  readonly utenteId: number | null;
  readonly ip: string | null;
}
export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}
export const readAutore = ({ sessione, ip }: Chi): Autore => ({ utenteId: sessione.utenteId, ip });

export const tellRichiesta = (
  trx: Trx,
  autore: Autore,
  { studio_id, id }: Pick<Richiesta, 'studio_id' | 'id'>,
  azione: string,
  valori: { prima?: object; dopo?: object } = {},
) =>
  writeRegistro(trx, {
    studioId: studio_id,
    ...autore,
    azione,
    entita: 'richiesta 730',
    entitaId: id,
    ...valori,
  });

/** A refusal that a batch tells as it is. */
export const refuse = (messaggio: string) => new DomainError('RICHIESTA_NON_VALIDA', { messaggio });

/** With `isTenuta` nobody else changes it before the transaction ends. @throws NON_TROVATO */
export async function getRichiesta(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuta: boolean },
): Promise<Richiesta> {
  const trovata = await findRichiesta(trx, id, quanto);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** Puts a client among those of a year; nothing is asked of anybody yet. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function addCliente(trx: Trx, autore: Autore, id: string, anno: number): Promise<void> {
  const persona = await findPersona(trx, id);
  if (!persona) throw new DomainError('NON_TROVATO');
  if (persona.tipo !== 'PF') throw refuse(testiPrecompilata.SOLO_PERSONE);
  const nata = await insertRichiesta(trx, persona, anno);
  if (nata === null) throw refuse(testiPrecompilata.GIA_RICHIESTA);
  await tellRichiesta(trx, autore, { studio_id: persona.studioId, id: nata }, 'nuova richiesta 730', {
    dopo: { anno },
  });
}

/** The delega that lets a request be made: the last word of the client in the register of the year. @throws RICHIESTA_NON_VALIDA */
export async function requireDelega(trx: Trx, richiesta: Richiesta) {
  const delega = await findUltimaDelega(trx, richiesta);
  if (delega?.tipo !== 'Delega') throw refuse(testiPrecompilata.SENZA_DELEGA);
  return delega;
}

/** What is done with a request by hand. @throws NON_TROVATO, PASSAGGIO_RICHIESTA, RICHIESTA_NON_VALIDA without a delega */
export async function advanceRichiesta(
  trx: Trx,
  autore: Autore,
  id: string,
  atto: AttoRichiesta730,
): Promise<void> {
  const prima = await getRichiesta(trx, id, { isTenuta: true });
  if (atto === 'ritira' && prima.stato !== 'Creata') throw new DomainError('PASSAGGIO_RICHIESTA');
  if (atto === 'mantieni' && prima.stato !== 'Annullamento Creato')
    throw new DomainError('PASSAGGIO_RICHIESTA');
  const stato = requirePassaggio(prima.stato, computeDopo(atto, prima.ricevuta_il !== null));
  const delega = atto === 'crea' ? { delega_id: (await requireDelega(trx, prima)).id } : {};
  await updateRichiesta(trx, prima, { stato, ...delega });
  await tellRichiesta(trx, autore, prima, `${atto} richiesta 730`, {
    prima: { stato: prima.stato },
    dopo: { stato },
  });
}

/** A client that nothing was asked about leaves the year. @throws NON_TROVATO, PASSAGGIO_RICHIESTA */
export async function removeRichiesta(trx: Trx, autore: Autore, id: string): Promise<void> {
  const prima = await getRichiesta(trx, id, { isTenuta: true });
  if (prima.stato !== 'Non creata' || prima.dichiarazione_id !== null)
    throw new DomainError('PASSAGGIO_RICHIESTA');
  await deleteRichiesta(trx, prima);
  await tellRichiesta(trx, autore, prima, 'eliminazione richiesta 730', { prima: { anno: prima.anno } });
}

const modelli: Readonly<Record<string, ModelloPrecompilata>> = {
  '730': '730',
  'redditi pf': 'Persone fisiche',
  'persone fisiche': 'Persone fisiche',
};
/** What came of a client: the form that it names and its caselle. @throws RICHIESTA_NON_VALIDA */
export function readRicevuta({ modello, voci }: Risposta): {
  modello: ModelloPrecompilata;
  caselle: VocePrecompilata[];
} {
  const suo = modelli[modello.toLowerCase()];
  if (suo === undefined) throw refuse(testiPrecompilata.MODELLO_IGNOTO);
  return { modello: suo, caselle: voci };
}

/** Why a row is not taken; what is not of the row is thrown again. */
export function describeScarto(errore: unknown): string {
  if (!(errore instanceof DomainError)) throw errore;
  return errore.codice === 'NON_TROVATO' ? testiPrecompilata.CODICE_IGNOTO : errore.message;
}
