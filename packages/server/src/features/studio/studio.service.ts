import { frasiCampo } from '@quadra/contract';
import { parseListaIp } from '@quadra/values';
import type { Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import { requireStudio } from '../../http/policy.ts';
import { writeRegistro } from '../registro/registro.public.ts';
import type { Sessione } from '../sessione/sessione.public.ts';
import { findIndirizzi, updateIndirizzi } from './studio.queries.ts';

/** @throws NON_TROVATO for a studio out of reach */
export async function getIndirizzi(trx: Trx, sessione: Sessione, idStudio: number): Promise<string> {
  const lista = await findIndirizzi(trx, requireStudio(sessione, idStudio));
  if (lista === undefined) throw new DomainError('NON_TROVATO');
  return lista;
}

/**
 * Writes where the operators of a studio may work from, read strictly; it holds from the next call of each of them.
 * Answers the list as it is kept.
 * @throws RICHIESTA_NON_VALIDA naming what is no address, NON_TROVATO
 */
export async function changeIndirizzi(
  trx: Trx,
  { sessione, ip }: { sessione: Sessione; ip: string },
  { idStudio, lista }: { idStudio: number; lista: string },
): Promise<string> {
  const prima = await getIndirizzi(trx, sessione, idStudio);
  const { voci, errate } = parseListaIp(lista);
  if (errate.length > 0) {
    const modelState = { IpAbilitati: errate.map(frasiCampo.ipErrato) };
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
  }
  const dopo = [...new Set(voci)].join(', ');
  if (dopo === prima) return dopo;
  await updateIndirizzi(trx, idStudio, dopo);
  await writeRegistro(trx, {
    studioId: idStudio,
    utenteId: sessione.utenteId,
    ip,
    azione: 'indirizzi abilitati',
    entita: 'studio',
    entitaId: idStudio,
    prima: { ipAbilitati: prima },
    dopo: { ipAbilitati: dopo },
  });
  return dopo;
}
