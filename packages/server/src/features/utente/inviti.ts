import { randomBytes } from 'node:crypto';
import { computeRuoloGenerico } from '@quadra/contract';
import type { Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import { hashSegreto } from '../../http/segreto.ts';
import type { Servizi } from '../../http/servizi.ts';
import { makeCodicePassword } from '../sessione/credenziali.public.ts';
import { canInvitare, insertCodiceAttivazione } from './codice-attivazione.queries.ts';
import { chooseVariante, writeCredenziali, writeInvito, writeReset } from './lettere.ts';
import { findNomePosto, type Posto, type Utente } from './utente.queries.ts';

/** A new code of activation, with its address; the former ones stop being good. */
export async function makeCodiceAttivazione(
  { indirizzoPubblico }: Pick<Servizi, 'indirizzoPubblico'>,
  trx: Trx,
  utenteId: number,
): Promise<string> {
  const codice = randomBytes(32).toString('base64url');
  await insertCodiceAttivazione(trx, utenteId, hashSegreto(codice));
  return `${indirizzoPubblico()}/login/${codice}`;
}

/** Invites by mail who is not active yet. @throws TROPPE_RICHIESTE above five mails in an hour */
export async function sendInvito(
  servizi: Servizi,
  trx: Trx,
  utente: Pick<Utente, 'id' | 'email' | 'tipologia' | 'tipoProfiloCliente'> & Posto,
): Promise<void> {
  if (!(await canInvitare(trx, utente.email)))
    throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: 3600 });
  const indirizzo = await makeCodiceAttivazione(servizi, trx, utente.id);
  const da = await findNomePosto(trx, utente);
  const ruolo = computeRuoloGenerico({ tipologiaUtente: utente.tipologia, ...utente });
  await servizi.posta.queueMessaggio(trx, {
    ...writeInvito(da, ruolo, indirizzo),
    destinatario: utente.email,
  });
}

/** The link to choose a password, for who has an access already. @throws TROPPE_RICHIESTE above three in an hour */
export async function sendPassword(
  servizi: Servizi,
  trx: Trx,
  utente: Utente,
  motivo: 'credenziali' | 'reset',
): Promise<void> {
  const codice = await makeCodicePassword(trx, utente.personaId);
  if (codice === null) throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: 3600 });
  const indirizzo = `${servizi.indirizzoPubblico()}/richiesta-password?codice=${codice}`;
  const scritto =
    motivo === 'reset' ? writeReset(chooseVariante(utente), indirizzo) : writeCredenziali(indirizzo);
  await servizi.posta.queueMessaggio(trx, { ...scritto, destinatario: utente.email });
}
