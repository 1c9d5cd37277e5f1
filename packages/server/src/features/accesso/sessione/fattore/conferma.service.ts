import { testiCampo } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { withIdentita } from '../../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { computeRete } from '../../../../http/sessione/rete.rules.ts';
import { findUtentePerAccesso, lockPersona } from '../sessione.queries.ts';
import { openTentativo, tryPassword } from '../sessione.service.ts';
import type { EsitoAccesso } from '../sessione.table.ts';
import { findFattori, hasFattore, markConferma } from './fattore.queries.ts';
import { type Attore, writeAtto } from './fattore.service.ts';
import { listPasskey } from './passkey.queries.ts';
import { checkProva, metodiProva, type Prova } from './prova.ts';
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

/** What is given to confirm: as at the login, the password and the second step, or a passkey alone. */
interface Dati {
  readonly password: string | undefined;
  readonly prova: Prova | undefined;
  /** The question that the passkey answers. */
  readonly sfida: string | undefined;
}

/** Opens the attempt, with the password checked when there is one: its hash, and how to close. */
async function openConferma({ db }: Servizi, { sessione, ip }: Attore, password: string | undefined) {
  const account = sessione.email.toLowerCase();
  const { personaId, id: sessioneId } = sessione;
  const chi = { account, ip, sessioneId };
  if (password === undefined) {
    const { settle } = await openTentativo(db, chi);
    return { passwordHash: undefined, settle: (esito: EsitoAccesso) => settle(esito, personaId) };
  }
  const findUtente = () => findUtentePerAccesso(db, { personaId });
  const { utente, settle } = await tryPassword(db, chi, password, findUtente);
  return { passwordHash: utente.passwordHash, settle };
}

type EsitoConferma = Extract<
  EsitoAccesso,
  'riuscito' | 'verifica richiesta' | 'verifica errata' | 'credenziali errate'
>;

/** The rest of the confirmation, once the password is right or is not asked; what was true meanwhile is looked at again. */
async function settleConferma(
  servizi: Servizi,
  trx: Trx,
  attore: Attore,
  {
    prova,
    aperta,
    passwordHash,
  }: Pick<Dati, 'prova'> & {
    aperta: SfidaAperta | undefined;
    passwordHash: string | null | undefined;
  },
): Promise<EsitoConferma> {
  const { personaId, id } = attore.sessione;
  const hashAttuale = await lockPersona(trx, personaId);
  if (passwordHash !== undefined && hashAttuale !== passwordHash) return 'credenziali errate';
  if (prova === undefined && hasFattore(await findFattori(trx, personaId))) return 'verifica richiesta';
  if (prova) {
    const isGiusta = await checkProva(servizi, trx, personaId, prova, aperta?.prova ?? null);
    if (!isGiusta || (aperta && !(await closeSfida(trx, aperta.hash)))) return 'verifica errata';
  }
  const metodi = [
    ...(passwordHash === undefined ? [] : ['password']),
    ...(prova ? [metodiProva[prova.tipo]] : []),
  ];
  await markConferma(trx, id, servizi.now());
  await writeAtto(trx, attore, 'conferma identità', { metodo: metodi.join(' e ') });
  return 'riuscito';
}

/**
 * Who is there, proved as at the login and counted with its attempts.
 * @throws PASSWORD_ERRATA, VERIFICA_ERRATA, TROPPE_RICHIESTE, RICHIESTA_NON_VALIDA (Codice) for a password without the second
 * step that is active
 */
export async function confirmIdentita(servizi: Servizi, attore: Attore, dati: Dati): Promise<void> {
  const { password, prova } = dati;
  const { passwordHash, settle } = await openConferma(servizi, attore, password);
  const confirm = async () => {
    const aperta = await findSfida(servizi, attore, dati.sfida);
    return withIdentita(servizi.db, (trx) =>
      settleConferma(servizi, trx, attore, { prova, aperta, passwordHash }),
    );
  };
  const esito = await confirm().catch(async (errore) => {
    await settle('non eseguito');
    throw errore;
  });
  await settle(esito);
  if (esito === 'credenziali errate') throw new DomainError('PASSWORD_ERRATA');
  if (esito === 'verifica errata') throw new DomainError('VERIFICA_ERRATA');
  requireNessunErrore(esito === 'verifica richiesta' ? { Codice: [testiCampo.OBBLIGATORIO] } : {});
}
