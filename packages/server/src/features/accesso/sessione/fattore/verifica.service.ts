import type { Trx } from '../../../../db/pool.ts';
import { withIdentita } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { hashSegreto } from '../../../../http/segreto.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { computeRete } from '../../../../http/sessione/rete.rules.ts';
import { recordAccesso } from '../accesso.queries.ts';
import { isCodicePosta } from '../codice-posta.ts';
import { findUtentePerAccesso, lockPersona, type UtenteDaAutenticare } from '../sessione.queries.ts';
import {
  admitPersona,
  askVerifica,
  chooseProfilo,
  type Ingresso,
  openTentativo,
  type Riconosciuto,
  type Segreti,
  settleIngresso,
  toTentatore,
} from '../sessione.service.ts';
import { findFattori, hasFattore } from './fattore.queries.ts';
import { findPersonaDellaPasskey, listPasskey } from './passkey.queries.ts';
import { checkProva, metodiProva, type Prova } from './prova.ts';
import { closeSfida, insertSfida, type SfidaAperta, setProva, spendTentativo } from './sfida.queries.ts';
import { makeOpzioniUso, type Sito } from './webauthn.ts';

/** What a passkey must sign to enter: as the second step of the login `sfida`, or alone. @throws VERIFICA_SCADUTA */
export async function askPasskey(
  servizi: Servizi,
  sito: Sito,
  ip: string,
  sfida: string | undefined,
): Promise<{ sfida: string; opzioni: Record<string, unknown> }> {
  const { db } = servizi;
  const [rete, adesso] = [computeRete(ip), servizi.now()];
  if (sfida === undefined) {
    const { prova, opzioni } = await makeOpzioniUso(sito);
    return { sfida: await insertSfida(db, { scopo: 'passkey', rete, prova }, adesso), opzioni };
  }
  // The text to sign is written before the credentials are known: the same update says whose login it is.
  const { prova, opzioni } = await makeOpzioniUso(sito, []);
  const personaId = await setProva(db, { sfida, rete, adesso }, prova);
  if (personaId === undefined) throw new DomainError('VERIFICA_SCADUTA');
  const passkey = await listPasskey(db, personaId);
  const allowCredentials = passkey.map(({ credenziale, trasporti }) => ({
    id: credenziale,
    type: 'public-key',
    transports: trasporti,
  }));
  return { sfida, opzioni: { ...opzioni, allowCredentials } };
}

/** Whose login it is: said by the password before or, without one, by the passkey itself. */
async function findUtente(
  servizi: Servizi,
  aperta: SfidaAperta | undefined,
  prova: Prova,
): Promise<UtenteDaAutenticare | undefined> {
  if (aperta?.scopo === 'accesso' && aperta.personaId !== null) {
    return findUtentePerAccesso(servizi.db, { personaId: aperta.personaId });
  }
  if (aperta?.scopo !== 'passkey' || prova.tipo !== 'passkey') return undefined;
  const personaId = await findPersonaDellaPasskey(servizi.db, prova.risposta.id);
  return personaId === undefined ? undefined : findUtentePerAccesso(servizi.db, { personaId });
}

/** What the record says of an answer that belongs to nobody: the question it was for. */
const computeAccountIgnoto = (sfida: string) => `verifica ${hashSegreto(sfida).toString('hex').slice(0, 16)}`;

function computeErrore(aperta: SfidaAperta | undefined): DomainError {
  if (aperta === undefined) return new DomainError('VERIFICA_SCADUTA');
  return new DomainError(aperta.scopo === 'passkey' ? 'PASSKEY_NON_VALIDA' : 'VERIFICA_ERRATA');
}

/** The code of the mail was right: who has a second step takes it now, the others are in. */
async function goOn(
  servizi: Servizi,
  trx: Trx,
  riconosciuto: Riconosciuto,
  ingresso: Ingresso & { readonly debug: boolean },
): Promise<Segreti | DomainError> {
  const { id: personaId, email } = riconosciuto.persona;
  const fattori = await findFattori(trx, personaId);
  if (hasFattore(fattori))
    return askVerifica(servizi, trx, { personaId, fattori }, { ...ingresso, metodo: 'password' });
  const [account, ip] = [email.toLowerCase(), computeRete(ingresso.ip)];
  await recordAccesso(trx, { account, ip, utenteId: personaId, esito: 'riuscito' });
  return admitPersona(servizi, trx, riconosciuto, { ...ingresso, metodo: 'password e codice per posta' });
}

/**
 * The second step of a login, or the whole of one with a passkey. Every try is spent before it is checked, counted with
 * the wrong passwords of the account, and written in the record of the accesses.
 * @throws VERIFICA_SCADUTA, VERIFICA_ERRATA, PASSKEY_NON_VALIDA, TROPPE_RICHIESTE, STUDIO_BLOCCATO, NON_AUTORIZZATO;
 * VERIFICA_RICHIESTA when the code of the mail was right and a second step is active
 */
export async function completeAccesso(
  servizi: Servizi,
  ingresso: Ingresso,
  sfida: string,
  prova: Prova,
): Promise<Segreti> {
  const { db } = servizi;
  const rete = computeRete(ingresso.ip);
  const aperta = await spendTentativo(db, { sfida, rete, adesso: servizi.now() });
  const utente = await findUtente(servizi, aperta, prova);
  const isPerPosta = aperta?.codicePosta !== undefined;
  const account = (isPerPosta ? undefined : utente?.email.toLowerCase()) ?? computeAccountIgnoto(sfida);
  const { settle } = await openTentativo(db, toTentatore(account, ingresso));
  if (aperta === undefined || !utente?.attivo) {
    await settle('verifica errata', utente?.id ?? null);
    throw computeErrore(aperta);
  }
  const riconosciuto = await chooseProfilo(db, utente, ingresso.ip, (esito) => settle(esito, utente.id));
  const enter = () =>
    withIdentita(db, async (trx) => {
      await lockPersona(trx, utente.id);
      const isGiusta = isPerPosta
        ? isCodicePosta(servizi, sfida, aperta.codicePosta, prova)
        : await checkProva(servizi, trx, utente.id, prova, aperta.prova);
      if (!isGiusta || !(await closeSfida(trx, aperta.hash))) return computeErrore(aperta);
      if (isPerPosta) return goOn(servizi, trx, riconosciuto, { ...ingresso, debug: aperta.debug });
      const metodo = aperta.scopo === 'passkey' ? 'passkey' : `${aperta.metodo} e ${metodiProva[prova.tipo]}`;
      return admitPersona(servizi, trx, riconosciuto, { ...ingresso, debug: aperta.debug, metodo });
    });
  const esito = await enter().catch(async (errore) => {
    await settle('non eseguito', utente.id);
    throw errore;
  });
  return settleIngresso(esito, (come) => settle(come, utente.id), 'verifica errata');
}
