import { randomBytes } from 'node:crypto';
import { computeRuoloGenerico } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import type { Segreto } from '../../../gateways/posta/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { makeCodicePassword } from '../sessione/codice-monouso.queries.ts';
import { canInvitare, insertCodiceAttivazione } from './codice-attivazione.queries.ts';
import { chooseVariante, writeCredenziali, writeInvito, writeReset } from './lettere.ts';
import { findNomePosto, type Posto, type Utente } from './utente.queries.ts';

/** A new link of activation; the former ones stop being good. */
export async function makeCodiceAttivazione(
  { indirizzoPubblico }: Pick<Servizi, 'indirizzoPubblico'>,
  trx: Trx,
  utenteId: number,
): Promise<Segreto> {
  const codice = randomBytes(32).toString('base64url');
  const hash = hashSegreto(codice);
  await insertCodiceAttivazione(trx, utenteId, hash);
  return { genere: 'collegamento', parola: `${indirizzoPubblico()}/login/${codice}`, hash };
}

/** Invites by mail who is not active yet. @throws TROPPE_RICHIESTE above five mails in an hour */
export async function sendInvito(
  servizi: Servizi,
  trx: Trx,
  utente: Pick<Utente, 'id' | 'email' | 'tipologia' | 'tipoProfiloCliente'> & Posto,
): Promise<void> {
  if (!(await canInvitare(trx, utente.email)))
    throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: 3600 });
  const segreto = await makeCodiceAttivazione(servizi, trx, utente.id);
  const da = await findNomePosto(trx, utente);
  const ruolo = computeRuoloGenerico({ tipologiaUtente: utente.tipologia, ...utente });
  await servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, utente, writeInvito(da, ruolo, segreto.parola))),
    destinatario: utente.email,
    segreto,
  });
}

/** The link to choose a password, for who has an access already. @throws TROPPE_RICHIESTE above three in an hour */
export async function sendPassword(
  servizi: Servizi,
  trx: Trx,
  utente: Utente,
  motivo: 'credenziali' | 'reset',
): Promise<void> {
  const segreto = await makeCodicePassword(servizi, trx, utente.personaId);
  if (segreto === null) throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: 3600 });
  const scritto =
    motivo === 'reset'
      ? writeReset(chooseVariante(utente), segreto.parola)
      : writeCredenziali(segreto.parola);
  await servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, utente, scritto)),
    destinatario: utente.email,
    segreto,
  });
}
