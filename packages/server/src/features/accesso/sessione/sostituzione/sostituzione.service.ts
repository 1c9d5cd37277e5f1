import { sostituzione as limiti } from '@quadra/contract';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { withIdentita, withUtenti } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { openSessione, type Provenienza, type Segreti } from '../sessione.service.ts';
import { endSessioneDi, lockSessione } from '../sessioni-attive.queries.ts';
import { canScrivere } from './sostituzione.policy.ts';
import { findOrigine, findSostituibile, insertSostituzione } from './sostituzione.queries.ts';

interface Inizio {
  readonly utenteId: number;
  readonly motivo: string;
  readonly ticket: string | null;
  readonly scrittura: boolean;
}

/**
 * Opens a session in place of another user: one hour at most, never beyond the caller's own, which stays to go back to.
 * @throws NON_TROVATO (outside the scope or of too high a rank), RICHIESTA_NON_VALIDA (Scrittura), SOSTITUZIONE_NON_AMMESSA,
 * STUDIO_BLOCCATO, NON_AUTENTICATO when its own session ends meanwhile
 */
export async function beginSostituzione(
  { db }: Servizi,
  sessione: Sessione,
  inizio: Inizio,
  provenienza: Provenienza,
): Promise<Segreti> {
  // A program has no banner to show, and no cookie to go back with.
  if (!sessione.legata || sessione.sostituzione) throw new DomainError('SOSTITUZIONE_NON_AMMESSA');
  return withUtenti(db, sessione, async (trx) => {
    // Until the end nobody ends it without ending what is opened from it.
    if (!(await lockSessione(trx, sessione.id))) throw new DomainError('NON_AUTENTICATO');
    const utente = await findSostituibile(trx, sessione, inizio.utenteId);
    if (!utente) throw new DomainError('NON_TROVATO');
    if (utente.bloccato) throw new DomainError('STUDIO_BLOCCATO');
    if (inizio.scrittura && !canScrivere(utente.tipologia)) {
      const Scrittura = ['Come amministratore di uno studio si entra solo in lettura.'];
      throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Scrittura } });
    }
    const { motivo, ticket, scrittura } = inizio;
    const durataSecondi = Math.min(limiti.minuti * 60, sessione.restaSecondi);
    const chi = {
      studioId: utente.studioId ?? 0,
      attoreId: sessione.utenteId,
      attore: `${sessione.cognome} ${sessione.nome}`,
      gestoreId: sessione.gestoreId,
      motivo,
      ticket,
      scrittura,
    };
    const id = await insertSostituzione(trx, {
      ...chi,
      utenteId: utente.id,
      utente: `${utente.cognome} ${utente.nome}`,
      durataSecondi,
    });
    await writeRegistro(trx, {
      studioId: utente.studioId,
      utenteId: utente.id,
      ip: provenienza.ip,
      azione: 'inizio sostituzione',
      entita: 'sostituzione',
      entitaId: id,
      dopo: { motivo, ticket, scrittura },
      attore: chi,
    });
    return openSessione(trx, utente.id, provenienza, false, {
      durataSecondi,
      entroId: sessione.id,
      sostituzione: { ...chi, id },
    });
  });
}

/**
 * Goes back to the session it was opened from, with new secrets; null when that one is over and a login is needed.
 * @throws SOSTITUZIONE_NON_AMMESSA when the session is nobody else's, NON_AUTENTICATO when it is already over.
 */
export async function finishSostituzione(
  { db }: Servizi,
  sessione: Sessione,
  provenienza: Provenienza,
): Promise<Segreti | null> {
  const { sostituzione } = sessione;
  if (!sostituzione) throw new DomainError('SOSTITUZIONE_NON_AMMESSA');
  return withIdentita(db, async (trx) => {
    const origine = await findOrigine(trx, sessione.id);
    await writeRegistro(trx, {
      studioId: sostituzione.studioId,
      utenteId: sessione.utenteId,
      ip: provenienza.ip,
      azione: 'fine sostituzione',
      entita: 'sostituzione',
      entitaId: sostituzione.id,
      attore: sostituzione,
    });
    // The end of the session it was opened from ends this one too: whoever asks second finds neither.
    if (!origine || !(await endSessioneDi(trx, origine.personaId, origine.id))) {
      if (await endSessioneDi(trx, sessione.personaId, sessione.id)) return null;
      throw new DomainError('NON_AUTENTICATO');
    }
    return openSessione(trx, origine.utenteId, provenienza, origine.debug, { entroId: origine.id });
  });
}
