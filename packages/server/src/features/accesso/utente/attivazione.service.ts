import { setTimeout as sleep } from 'node:timers/promises';
import { testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { requireConferma, requireRegole } from '../sessione/cambio-password.ts';
import { hashPassword } from '../sessione/password.ts';
import { lockPersona, updatePassword } from '../sessione/sessione.queries.ts';
import { findInvito, type Invito, markAttivato, markStudioAttivo } from './codice-attivazione.queries.ts';
import { countUtenti, findNomePosto } from './utente.queries.ts';

/** What a link of activation asks for, told to who holds it: nothing, when it is not good. */
export function readInvito(
  servizi: Servizi,
  codice: string,
): Promise<{ serve: 'password' | 'conferma' | 'nulla'; invitante: string | null }> {
  return withIdentita(servizi.db, async (trx) => {
    const invito = await findInvito(trx, hashSegreto(codice));
    if (!invito || (invito.isScaduto && !invito.isUsato)) return { serve: 'nulla' as const, invitante: null };
    const invitante = await findNomePosto(trx, invito);
    // A used link still leads to its form: there it answers that it is done.
    return { serve: invito.haPassword ? 'conferma' : 'password', invitante };
  });
}

interface Attivazione {
  readonly codice: string;
  readonly password: string;
  readonly conferma: string;
  readonly informativa: boolean;
  readonly ip: string;
}

/** @throws CODICE_NON_VALIDO, ATTIVAZIONE_GIA_COMPLETATA */
function requireValido(invito: Invito | undefined): Invito {
  if (!invito) throw new DomainError('CODICE_NON_VALIDO');
  if (invito.isUsato && invito.isAttivato) throw new DomainError('ATTIVAZIONE_GIA_COMPLETATA');
  if (invito.isUsato || invito.isScaduto) throw new DomainError('CODICE_NON_VALIDO');
  if (invito.isAttivato) throw new DomainError('ATTIVAZIONE_GIA_COMPLETATA');
  return invito;
}

/** The maximum may have been lowered after the invitation. @throws UTENTI_AL_MASSIMO */
async function requireAncoraPosto(trx: Trx, { studioId }: Invito): Promise<void> {
  if (studioId === null) return;
  const { attivi, massimo } = await countUtenti(trx, studioId);
  if (massimo > 0 && attivi >= massimo) throw new DomainError('UTENTI_AL_MASSIMO');
}

/**
 * Opens a profile with the code of its link, once. The password is chosen now by who has none; who has one keeps it.
 * @throws CODICE_NON_VALIDO, ATTIVAZIONE_GIA_COMPLETATA, PRIVACY_NON_ACCETTATA, UTENTI_AL_MASSIMO,
 * RICHIESTA_NON_VALIDA (Password, PasswordConferma): also a password of who has one already
 */
export async function activateUtente(servizi: Servizi, dati: Attivazione): Promise<void> {
  const hash = hashSegreto(dati.codice);
  await withIdentita(servizi.db, async (trx) => {
    const invito = requireValido(await findInvito(trx, hash));
    if (!dati.informativa) throw new DomainError('PRIVACY_NON_ACCETTATA');
    await requireAncoraPosto(trx, invito);
    if (invito.haPassword) {
      // Chosen meanwhile, by another link: a second one would be lost without a word.
      if (dati.password !== '') requireNessunErrore({ Password: [testiCampo.PASSWORD_GIA_SCELTA] });
    } else {
      requireConferma(dati.password, dati.conferma);
      await requireRegole(trx, invito.personaId, dati.password);
      const nuova = await hashPassword(dati.password);
      await lockPersona(trx, invito.personaId);
      await updatePassword(trx, invito.personaId, nuova);
    }
    await markAttivato(trx, invito.utenteId, hash);
    if (invito.isPrimo && invito.studioId !== null) await markStudioAttivo(trx, invito.studioId);
    await writeRegistro(trx, {
      studioId: invito.studioId,
      utenteId: invito.utenteId,
      ip: dati.ip,
      azione: 'attivazione',
      entita: 'utente',
      entitaId: invito.utenteId,
    });
  });
}

const DURATA_NEUTRA_MS = 250;

/** Runs in a time that tells nothing of what was found. */
export async function inTempoNeutro<T>(fn: () => Promise<T>): Promise<T> {
  const [esito] = await Promise.all([fn(), sleep(DURATA_NEUTRA_MS)]);
  return esito;
}
