import type { Trx } from '../../../../db/pool.ts';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { withIdentita } from '../../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { isDaProteggere } from '../../../../http/sessione/obbligo.rules.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { lockPersona } from '../sessione.queries.ts';
import { endAltreSessioni } from '../sessioni-attive.queries.ts';
import { queueAvviso } from './avvisi.ts';
import { hashCodiceRecupero, makeCodiciRecupero } from './codice-recupero.rules.ts';
import {
  deleteTotp,
  endSfide,
  type Fattori,
  findFattori,
  findTotp,
  hasFattore,
  insertTotp,
  markPasso,
  replaceCodici,
} from './fattore.queries.ts';
import { computeIndirizzoTotp, findPasso, makeSegretoTotp } from './totp.rules.ts';

/** Who acts, and from where. */
export interface Attore {
  readonly sessione: Sessione;
  readonly ip: string;
}

/** One row of the audit log about the guard of one's own account. */
export function writeAtto(trx: Trx, { sessione, ip }: Attore, azione: string, dopo?: unknown): Promise<void> {
  return writeRegistro(trx, {
    studioId: sessione.studioId,
    utenteId: sessione.utenteId,
    ip,
    azione,
    entita: 'utente',
    entitaId: sessione.utenteId,
    ...(dopo === undefined ? {} : { dopo }),
  });
}

async function renewCodici(servizi: Servizi, trx: Trx, personaId: number): Promise<string[]> {
  const codici = makeCodiciRecupero();
  await replaceCodici(
    trx,
    personaId,
    codici.map((codice) => hashCodiceRecupero(servizi.cifratura, personaId, codice)),
  );
  return codici;
}

/**
 * A second step was added: every other session ends. With the first one the recovery codes are made, and answered this
 * once; `prima` are the steps there were before.
 */
export async function settleAggiunta(
  servizi: Servizi,
  trx: Trx,
  { sessione, ip }: Attore,
  prima: Fattori,
): Promise<string[] | null> {
  await endAltreSessioni(trx, sessione.personaId, sessione.id);
  await endSfide(trx, sessione.personaId);
  if (hasFattore(prima)) return null;
  await queueAvviso(servizi, trx, 'verifica attivata', { email: sessione.email, ip });
  return renewCodici(servizi, trx, sessione.personaId);
}

/**
 * A second step was taken away: every other session ends; with the last one the recovery codes go too.
 * @throws VERIFICA_DA_TENERE when the settings want one of this user, and the days to do without are over
 */
export async function settleTolta(servizi: Servizi, trx: Trx, { sessione, ip }: Attore): Promise<void> {
  const { personaId, id, email, tipologia, verificaChiestaIl } = sessione;
  await endAltreSessioni(trx, personaId, id);
  await endSfide(trx, personaId);
  if (hasFattore(await findFattori(trx, personaId))) return;
  const senza = { tipologia, protetta: false, sostituzione: null, verificaChiestaIl };
  if (isDaProteggere(servizi.config, senza, servizi.now())) throw new DomainError('VERIFICA_DA_TENERE');
  await replaceCodici(trx, personaId, []);
  await queueAvviso(servizi, trx, 'verifica tolta', { email, ip });
}

/** A new secret for a code application: it protects nothing until its first code. @throws VERIFICA_GIA_ATTIVA */
export async function beginTotp(
  servizi: Servizi,
  { sessione }: Attore,
): Promise<{ segreto: string; indirizzo: string }> {
  const { personaId, email } = sessione;
  const segreto = makeSegretoTotp();
  const chiuso = servizi.cifratura.seal(segreto, `totp:${personaId}`);
  const isIniziata = await withIdentita(servizi.db, (trx) => insertTotp(trx, personaId, chiuso));
  if (!isIniziata) throw new DomainError('VERIFICA_GIA_ATTIVA');
  return { segreto, indirizzo: computeIndirizzoTotp(segreto, email) };
}

/**
 * The first code of the application makes it count. Answers the recovery codes when this is the first second step.
 * @throws RICHIESTA_NON_VALIDA (Codice), VERIFICA_GIA_ATTIVA, VERIFICA_NON_ATTIVA when nothing was begun
 */
export function activateTotp(servizi: Servizi, attore: Attore, codice: string): Promise<string[] | null> {
  const { personaId } = attore.sessione;
  return withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, personaId);
    const totp = await findTotp(trx, personaId);
    if (totp === undefined) throw new DomainError('VERIFICA_NON_ATTIVA');
    if (totp.confermatoIl !== null) throw new DomainError('VERIFICA_GIA_ATTIVA');
    const segreto = servizi.cifratura.open(totp.segreto, `totp:${personaId}`);
    const passo = findPasso(segreto, codice.replace(/\s/g, ''), servizi.now(), null);
    requireNessunErrore(
      passo === null ? { Codice: ['Codice errato: inserire quello che l’app mostra adesso.'] } : {},
    );
    const prima = await findFattori(trx, personaId);
    await markPasso(trx, personaId, passo ?? 0);
    await writeAtto(trx, attore, 'attivazione verifica', { metodo: 'app per i codici' });
    return settleAggiunta(servizi, trx, attore, prima);
  });
}

/** Takes the code application away. @throws VERIFICA_NON_ATTIVA, VERIFICA_DA_TENERE */
export function removeTotp(servizi: Servizi, attore: Attore): Promise<void> {
  const { personaId } = attore.sessione;
  return withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, personaId);
    if (!(await deleteTotp(trx, personaId))) throw new DomainError('VERIFICA_NON_ATTIVA');
    await writeAtto(trx, attore, 'rimozione verifica', { metodo: 'app per i codici' });
    await settleTolta(servizi, trx, attore);
  });
}

/** Ten new recovery codes; those before stop being good. @throws VERIFICA_NON_ATTIVA */
export function regenerateCodici(servizi: Servizi, attore: Attore): Promise<string[]> {
  const { personaId } = attore.sessione;
  return withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, personaId);
    if (!hasFattore(await findFattori(trx, personaId))) throw new DomainError('VERIFICA_NON_ATTIVA');
    await writeAtto(trx, attore, 'nuovi codici di recupero');
    return renewCodici(servizi, trx, personaId);
  });
}
