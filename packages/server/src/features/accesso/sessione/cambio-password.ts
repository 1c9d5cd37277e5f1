import { setTimeout as sleep } from 'node:timers/promises';
import { testiCampo, tipologiaUtente } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { makeLettera } from '../../../gateways/posta/lettera.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { computeRete } from '../../../http/sessione/rete.rules.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { recordAccesso } from './accesso.queries.ts';
import { endCodici, findUtenteDelCodice, makeCodicePassword } from './codice-monouso.queries.ts';
import { checkPassword } from './password.rules.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findUtentePerAccesso, lockPersona, proveEmail, updatePassword } from './sessione.queries.ts';
import { openSessione, type Provenienza, type Segreti, tryPassword } from './sessione.service.ts';
import { getTitolare } from './titolare.queries.ts';

/** Time every request of a link takes, whether the address is known or not. */
const DURATA_NEUTRA_MS = 250;

export function requireConferma(password: string, conferma: string): void {
  requireNessunErrore(password === conferma ? {} : { PasswordConferma: [testiCampo.CONFERMA_ERRATA] });
}

/** @throws RICHIESTA_NON_VALIDA (Password) */
export async function requireRegole(
  trx: Trx,
  personaId: number,
  password: string,
  vecchia?: string,
): Promise<void> {
  const titolare = await getTitolare(trx, personaId);
  const errori = checkPassword(password, { ...titolare, ...(vecchia === undefined ? {} : { vecchia }) });
  requireNessunErrore(errori.length > 0 ? { Password: errori } : {});
}

/**
 * Changes the password of who is logged in. Every session ends; the caller's own goes on with new secrets.
 * @throws PASSWORD_ERRATA, RICHIESTA_NON_VALIDA (Password, PasswordConferma), TROPPE_RICHIESTE
 */
export async function changePassword(
  servizi: Servizi,
  sessione: Sessione,
  { nuova, vecchia, conferma = nuova }: { nuova: string; vecchia: string; conferma?: string | undefined },
  provenienza: Provenienza,
): Promise<Segreti> {
  requireConferma(nuova, conferma);
  const { db } = servizi;
  const { email, utenteId, personaId } = sessione;
  const chi = { account: email.toLowerCase(), ip: provenienza.ip, sessioneId: sessione.id };
  const { settle, utente } = await tryPassword(db, chi, vecchia, () => findUtentePerAccesso(db, { email }));
  await settle('riuscito');
  await withIdentita(db, (trx) => requireRegole(trx, personaId, nuova, vecchia));
  const hash = await hashPassword(nuova);
  return withIdentita(db, async (trx) => {
    if ((await lockPersona(trx, personaId)) !== utente.passwordHash) throw new DomainError('PASSWORD_ERRATA');
    await updatePassword(trx, personaId, hash);
    await endCodici(trx, personaId);
    await writeRegistro(trx, {
      studioId: sessione.studioId,
      utenteId,
      ip: provenienza.ip,
      azione: 'cambio password',
      entita: 'utente',
      entitaId: utenteId,
    });
    return openSessione(trx, utenteId, provenienza, sessione.debug, { confermataIl: servizi.now() });
  });
}

const writeRecupero = (indirizzo: string) =>
  makeLettera({
    titolo: 'Scelta di una nuova password',
    frasi: [
      'È stata chiesta una nuova password per questo indirizzo.',
      'Per sceglierla aprire questo collegamento entro un’ora; si può usare una volta sola.',
    ],
    pulsante: { testo: 'Scegliere la password', indirizzo },
    note: ['Chi non ha fatto la richiesta può ignorare questo messaggio: la password attuale resta valida.'],
  });

async function sendCodice(servizi: Servizi, email: string, isSoloGestore: boolean): Promise<void> {
  const utente = await findUtentePerAccesso(servizi.db, { email });
  const isDiGestore =
    utente?.tipologia === tipologiaUtente.AMM_GES || utente?.tipologia === tipologiaUtente.OP_GES;
  if (!utente?.attivo || (isSoloGestore && !isDiGestore)) return;
  await withIdentita(servizi.db, async (trx) => {
    const segreto = await makeCodicePassword(servizi, trx, utente.id);
    if (segreto === null) return;
    const messaggio = {
      modello: 'recupero password' as const,
      destinatario: utente.email,
      oggetto: 'Quadra: scelta di una nuova password',
      ...writeRecupero(segreto.parola),
      segreto,
    };
    await servizi.posta.queueMessaggio(trx, messaggio).catch((causa: unknown) => {
      throw new DomainError('RECUPERO_NON_RIUSCITO', { causa });
    });
  });
}

/** Asks for the link by mail. Whoever asks learns nothing: same answer, same time, known address or not. @throws RECUPERO_NON_RIUSCITO */
export async function requestCodice(servizi: Servizi, email: string, isSoloGestore: boolean): Promise<void> {
  await Promise.all([
    sendCodice(servizi, email.trim().toLowerCase(), isSoloGestore),
    sleep(DURATA_NEUTRA_MS),
  ]);
}

/**
 * Sets the password with the code of the link, which stops being good.
 * @throws CODICE_NON_VALIDO, RICHIESTA_NON_VALIDA (Password, PasswordConferma)
 */
export async function useCodice(
  servizi: Servizi,
  { codice, password, conferma, ip }: { codice: string; password: string; conferma: string; ip: string },
): Promise<void> {
  requireNessunErrore(password === conferma ? {} : { PasswordConferma: [testiCampo.CONFERMA_ERRATA] });
  const hashCodice = hashSegreto(codice);
  await withIdentita(servizi.db, async (trx) => {
    const utente = await findUtenteDelCodice(trx, hashCodice);
    if (!utente) throw new DomainError('CODICE_NON_VALIDO');
    const isLaStessa = await verifyPassword(utente.passwordHash, password);
    await requireRegole(trx, utente.id, password, isLaStessa ? password : undefined);
    await updatePassword(trx, utente.id, await hashPassword(password));
    await proveEmail(trx, utente);
    await endCodici(trx, utente.id);
    const account = utente.email.toLowerCase();
    const esito = 'password recuperata';
    await recordAccesso(trx, { account, ip: computeRete(ip), utenteId: utente.id, esito });
    await writeRegistro(trx, {
      studioId: utente.studioId,
      utenteId: utente.id,
      ip,
      azione: 'recupero password',
      entita: 'utente',
      entitaId: utente.id,
    });
  });
}
