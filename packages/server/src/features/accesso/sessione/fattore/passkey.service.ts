import type { PasskeyCreata } from '@quadra/contract';
import { withIdentita } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { computeRete } from '../../../../http/sessione/rete.rules.ts';
import { isUuid } from '../../../../http/uuid.ts';
import { lockPersona } from '../sessione.queries.ts';
import { queueAvviso } from './avvisi.ts';
import { findFattori } from './fattore.queries.ts';
import { type Attore, settleAggiunta, settleTolta, writeAtto } from './fattore.service.ts';
import { deletePasskey, insertPasskey, listPasskey, renamePasskey } from './passkey.queries.ts';
import { closeSfida, insertSfida, spendTentativo } from './sfida.queries.ts';
import { makeOpzioniRegistrazione, readRegistrazione, type Sito } from './webauthn.ts';

const PASSKEY_MASSIME = 20;

/** The name a user has for authenticators: opaque, always the same, of no use elsewhere. */
const computeManiglia = (servizi: Servizi, personaId: number): Buffer =>
  servizi.cifratura.sign(`passkey:${personaId}`);

/** What the browser needs to make a passkey of this user. @throws PASSKEY_TROPPE */
export async function beginPasskey(
  servizi: Servizi,
  { sessione, ip }: Attore,
  sito: Sito,
): Promise<{ sfida: string; opzioni: Record<string, unknown> }> {
  const { personaId, email, nome, cognome, id: sessioneId } = sessione;
  const presenti = await listPasskey(servizi.db, personaId);
  if (presenti.length >= PASSKEY_MASSIME) throw new DomainError('PASSKEY_TROPPE');
  const maniglia = computeManiglia(servizi, personaId);
  const utente = { email, nome: `${nome} ${cognome}`.trim(), maniglia };
  const { prova, opzioni } = await makeOpzioniRegistrazione(sito, utente, presenti);
  const nuova = { scopo: 'registrazione', personaId, sessioneId, rete: computeRete(ip), prova } as const;
  return { sfida: await insertSfida(servizi.db, nuova, servizi.now()), opzioni };
}

/**
 * Keeps the passkey just made. Answers the recovery codes when this is the first second step.
 * @throws VERIFICA_SCADUTA, PASSKEY_NON_VALIDA, PASSKEY_GIA_PRESENTE, PASSKEY_TROPPE
 */
export async function addPasskey(
  servizi: Servizi,
  attore: Attore,
  sito: Sito,
  { sfida, nome, risposta }: { sfida: string; nome: string; risposta: PasskeyCreata },
): Promise<string[] | null> {
  const { sessione, ip } = attore;
  const { personaId } = sessione;
  const adesso = servizi.now();
  const aperta = await spendTentativo(servizi.db, { sfida, rete: computeRete(ip), adesso });
  const isSua = aperta?.scopo === 'registrazione' && aperta.sessioneId === sessione.id;
  if (!isSua || aperta.prova === null) throw new DomainError('VERIFICA_SCADUTA');
  const credenziale = await readRegistrazione(sito, aperta.prova, risposta);
  if (credenziale === undefined) throw new DomainError('PASSKEY_NON_VALIDA');
  return withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, personaId);
    if (!(await closeSfida(trx, aperta.hash))) throw new DomainError('VERIFICA_SCADUTA');
    if ((await listPasskey(trx, personaId)).length >= PASSKEY_MASSIME)
      throw new DomainError('PASSKEY_TROPPE');
    const prima = await findFattori(trx, personaId);
    const maniglia = computeManiglia(servizi, personaId).toString('base64url');
    const isNuova = await insertPasskey(trx, { ...credenziale, personaId, maniglia, nome });
    if (!isNuova) throw new DomainError('PASSKEY_GIA_PRESENTE');
    await writeAtto(trx, attore, 'aggiunta passkey', { nome });
    await queueAvviso(servizi, trx, 'passkey aggiunta', { email: sessione.email, ip, nome });
    return settleAggiunta(servizi, trx, attore, prima);
  });
}

/** @throws NON_TROVATO, VERIFICA_DA_TENERE */
export function removePasskey(servizi: Servizi, attore: Attore, id: string): Promise<void> {
  const { personaId } = attore.sessione;
  return withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, personaId);
    const nome = isUuid(id) ? await deletePasskey(trx, personaId, id) : undefined;
    if (nome === undefined) throw new DomainError('NON_TROVATO');
    await writeAtto(trx, attore, 'rimozione passkey', { nome });
    await settleTolta(servizi, trx, attore);
  });
}

/** @throws NON_TROVATO */
export async function changeNomePasskey(
  servizi: Servizi,
  { sessione }: Attore,
  id: string,
  nome: string,
): Promise<void> {
  const isCambiato =
    isUuid(id) && (await withIdentita(servizi.db, (trx) => renamePasskey(trx, sessione.personaId, id, nome)));
  if (!isCambiato) throw new DomainError('NON_TROVATO');
}
