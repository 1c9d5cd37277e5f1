import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { computeRete } from '../rete.rules.ts';
import { findUtentePerAccesso } from '../sessione.queries.ts';
import { openTentativo, tryPassword } from '../sessione.service.ts';
import { markConferma } from './fattore.queries.ts';
import { type Attore, writeAtto } from './fattore.service.ts';
import { listPasskey } from './passkey.queries.ts';
import { checkProva, type Prova } from './prova.ts';
import { closeSfida, insertSfida, type SfidaAperta, spendTentativo } from './sfida.queries.ts';
import { makeOpzioniUso, type Sito } from './webauthn.ts';

/** What a passkey of this user must sign to confirm who is there. */
export async function askPasskeyDiConferma(
  servizi: Servizi,
  { sessione, ip }: Attore,
  sito: Sito,
): Promise<{ sfida: string; opzioni: Record<string, unknown> }> {
  const { personaId, id: sessioneId } = sessione;
  const { prova, opzioni } = await makeOpzioniUso(sito, await listPasskey(servizi.db, personaId));
  const nuova = { scopo: 'conferma', personaId, sessioneId, rete: computeRete(ip), prova } as const;
  return { sfida: await insertSfida(servizi.db, nuova, servizi.now()), opzioni };
}

/** The password again, counted and throttled as at the login. @throws PASSWORD_ERRATA, TROPPE_RICHIESTE */
export async function confirmConPassword(servizi: Servizi, attore: Attore, password: string): Promise<void> {
  const { db } = servizi;
  const { sessione, ip } = attore;
  const prova = { account: sessione.email.toLowerCase(), password, ip };
  const findUtente = () => findUtentePerAccesso(db, { personaId: sessione.personaId });
  const { settle } = await tryPassword(db, prova, findUtente, 'PASSWORD_ERRATA');
  await withIdentita(db, async (trx) => {
    await markConferma(trx, sessione.id, servizi.now());
    await writeAtto(trx, attore, 'conferma identità', { metodo: 'password' });
  });
  await settle('riuscito');
}

async function findSfida(
  servizi: Servizi,
  { sessione, ip }: Attore,
  sfida: string | undefined,
): Promise<SfidaAperta | undefined> {
  if (sfida === undefined) return undefined;
  const risposta = { sfida, rete: computeRete(ip), adesso: servizi.now() };
  const aperta = await spendTentativo(servizi.db, risposta);
  return aperta?.scopo === 'conferma' && aperta.sessioneId === sessione.id ? aperta : undefined;
}

/** A code or a passkey (with the question it answers), counted as at the login. @throws VERIFICA_ERRATA, TROPPE_RICHIESTE */
export async function confirmConProva(
  servizi: Servizi,
  attore: Attore,
  prova: Prova,
  sfida: string | undefined,
): Promise<void> {
  const { db } = servizi;
  const { sessione, ip } = attore;
  const { personaId } = sessione;
  const aperta = await findSfida(servizi, attore, sfida);
  const settle = await openTentativo(db, sessione.email.toLowerCase(), ip);
  const confirm = () =>
    withIdentita(db, async (trx) => {
      const isGiusta = await checkProva(servizi, trx, personaId, prova, aperta?.prova ?? null);
      if (!isGiusta || (aperta && !(await closeSfida(trx, aperta.hash)))) return false;
      await markConferma(trx, sessione.id, servizi.now());
      await writeAtto(trx, attore, 'conferma identità', { metodo: prova.tipo });
      return true;
    });
  const isConfermata = await confirm().catch(async (errore) => {
    await settle('non eseguito', personaId);
    throw errore;
  });
  await settle(isConfermata ? 'riuscito' : 'verifica errata', personaId);
  if (!isConfermata) throw new DomainError('VERIFICA_ERRATA');
}
