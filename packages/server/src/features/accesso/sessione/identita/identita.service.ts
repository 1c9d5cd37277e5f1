import { withIdentita } from '../../../../db/tenancy.ts';
import type { IdentitaProvata } from '../../../../gateways/identita/port.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { hashSegreto } from '../../../../http/segreto.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { queueAvviso } from '../fattore/avvisi.ts';
import { findFattori, hasFattore } from '../fattore/fattore.queries.ts';
import { type Attore, writeAtto } from '../fattore/fattore.service.ts';
import { findUtentePerAccesso, lockPersona } from '../sessione.queries.ts';
import {
  admitPersona,
  askVerifica,
  chooseProfilo,
  type Ingresso,
  openTentativo,
  type Segreti,
  settleIngresso,
  toTentatore,
} from '../sessione.service.ts';
import { endAltreSessioni } from '../sessioni-attive.queries.ts';
import { deleteIdentita, findPersonaDellIdentita, hasIdentita, insertIdentita } from './identita.queries.ts';
import { beginViaggio, completeViaggio } from './viaggio.ts';

const METODO = 'identità esterna';

/** What the record says of an identity that belongs to nobody. */
const computeAccountIgnoto = ({ issuer, subject }: IdentitaProvata) =>
  `identità ${hashSegreto(`${issuer} ${subject}`).toString('hex').slice(0, 16)}`;

/** The person of an identity; undefined when it is linked to nobody. */
async function findUtente(servizi: Servizi, identita: IdentitaProvata) {
  const personaId = await findPersonaDellIdentita(servizi.db, identita);
  return personaId === undefined ? undefined : findUtentePerAccesso(servizi.db, { personaId });
}

/**
 * Lets in who comes back from a provider with a linked identity, by the rules of the login with the password: counted,
 * throttled, recorded, with the second step if there is one. Nobody is told whether the identity is linked to a disabled user.
 * @throws IDENTITA_SCADUTA, IDENTITA_RIFIUTATA, IDENTITA_NON_VALIDA, IDENTITA_NON_COLLEGATA, FORNITORE_NON_RAGGIUNGIBILE,
 * TROPPE_RICHIESTE, STUDIO_BLOCCATO, NON_AUTORIZZATO, VERIFICA_RICHIESTA
 */
export async function loginConIdentita(
  servizi: Servizi,
  ingresso: Ingresso,
  rientro: { readonly ritorno: string; readonly browser: string },
): Promise<Segreti> {
  const { db } = servizi;
  const { identita } = await completeViaggio(servizi, { ...rientro, sessioneId: null });
  const utente = await findUtente(servizi, identita);
  const account = utente?.email.toLowerCase() ?? computeAccountIgnoto(identita);
  const { settle } = await openTentativo(db, toTentatore(account, ingresso));
  if (!utente?.attivo) {
    await settle('credenziali errate', utente?.id ?? null);
    throw new DomainError('IDENTITA_NON_COLLEGATA');
  }
  const riconosciuto = await chooseProfilo(db, utente, ingresso.ip, (esito) => settle(esito, utente.id));
  const accesso = { ...ingresso, debug: false, metodo: METODO } as const;
  const esito = await withIdentita(db, async (trx) => {
    await lockPersona(trx, utente.id);
    const isAncoraSua = (await findPersonaDellIdentita(trx, identita)) === utente.id;
    if (!isAncoraSua) return new DomainError('IDENTITA_NON_COLLEGATA');
    const chi = { personaId: utente.id, fattori: await findFattori(trx, utente.id) };
    if (hasFattore(chi.fattori)) return askVerifica(servizi, trx, chi, accesso);
    return admitPersona(servizi, trx, riconosciuto, accesso);
  });
  return settleIngresso(esito, (come) => settle(come, utente.id));
}

/** Begins the link of an identity to who is logged in. @throws IDENTITA_GIA_PRESENTE, NON_TROVATO, FORNITORE_NON_RAGGIUNGIBILE */
export async function beginCollegamento(
  servizi: Servizi,
  { sessione }: Attore,
  fornitoreId: string,
  browser: string,
): Promise<{ indirizzo: string; stato: string }> {
  if (await hasIdentita(servizi.db, sessione.personaId)) throw new DomainError('IDENTITA_GIA_PRESENTE');
  return beginViaggio(servizi, fornitoreId, { browser, sessioneId: sessione.id });
}

/**
 * Links the identity that came back, in the session that asked for it. An identity is of one person, a person has one.
 * @throws IDENTITA_SCADUTA, IDENTITA_RIFIUTATA, IDENTITA_NON_VALIDA, IDENTITA_DI_ALTRI, IDENTITA_GIA_PRESENTE,
 * FORNITORE_NON_RAGGIUNGIBILE
 */
export async function completeCollegamento(
  servizi: Servizi,
  attore: Attore,
  rientro: { readonly ritorno: string; readonly browser: string },
): Promise<void> {
  const { id: sessioneId, personaId, email } = attore.sessione;
  const { identita, fornitore } = await completeViaggio(servizi, { ...rientro, sessioneId });
  await withIdentita(servizi.db, async (trx) => {
    if (!(await insertIdentita(trx, personaId, identita, fornitore.etichetta))) {
      const isPropria = await hasIdentita(trx, personaId);
      throw new DomainError(isPropria ? 'IDENTITA_GIA_PRESENTE' : 'IDENTITA_DI_ALTRI');
    }
    await writeAtto(trx, attore, 'collegamento identità', {
      fornitore: fornitore.id,
      issuer: identita.issuer,
    });
    await queueAvviso(servizi, trx, 'identità collegata', {
      email,
      ip: attore.ip,
      nome: fornitore.etichetta,
    });
  });
}

/** Unlinks it: every other session ends, one opened with it may be among them. @throws IDENTITA_NON_PRESENTE */
export async function removeCollegamento(servizi: Servizi, attore: Attore): Promise<void> {
  const { id, personaId, email } = attore.sessione;
  await withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, personaId);
    const fornitore = await deleteIdentita(trx, personaId);
    if (fornitore === undefined) throw new DomainError('IDENTITA_NON_PRESENTE');
    await endAltreSessioni(trx, personaId, id);
    await writeAtto(trx, attore, 'scollegamento identità', { fornitore });
    await queueAvviso(servizi, trx, 'identità scollegata', { email, ip: attore.ip, nome: fornitore });
  });
}
