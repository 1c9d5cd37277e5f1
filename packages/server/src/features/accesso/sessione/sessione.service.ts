import { randomBytes } from 'node:crypto';
import { computePotere, DURATA_SESSIONE_SECONDI, type MetodoVerifica, potere } from '@quadra/contract';
import type { Db, Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError, makeStudioBloccato } from '../../../http/domain-error.ts';
import { isIpAbilitato } from '../../../http/ip-abilitati.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { isObbligatoria } from '../../../http/sessione/obbligo.rules.ts';
import { computeRete } from '../../../http/sessione/rete.rules.ts';
import { beginAccesso, settleAccesso, type Tentatore } from './accesso.queries.ts';
import { askCodicePosta } from './codice-posta.ts';
import { recordDispositivo } from './dispositivo.ts';
import { type Fattori, findFattori, hasFattore } from './fattore/fattore.queries.ts';
import type { PrimoPassaggio } from './fattore/fattore.table.ts';
import { insertSfida } from './fattore/sfida.queries.ts';
import { hashPassword, isHashSuperato, verifyPassword } from './password.ts';
import { listProfili, type ProfiloPersona } from './profilo.queries.ts';
import {
  findUtentePerAccesso,
  insertSessione,
  lockPersona,
  markAccesso,
  markVerificaChiesta,
  type Particolari,
  type UtenteDaAutenticare,
  updatePassword,
} from './sessione.queries.ts';
import type { EsitoAccesso } from './sessione.table.ts';

/** Where a call comes from and how: what a new session must remember. */
export interface Provenienza {
  readonly ip: string;
  readonly agente: string;
  /** A browser gets a token bound to its cookie; an API client one that works alone. */
  readonly isBrowser: boolean;
}

/** Who knocks: besides, the random name of the browser, null for an API client. */
export interface Ingresso extends Provenienza {
  readonly dispositivo: string | null;
}

export interface Credenziali extends Ingresso {
  readonly account: string;
  readonly password: string;
  readonly debug: boolean;
}

/** The two secrets of a session, told once: after this only their hashes exist. */
export interface Segreti {
  readonly sid: string;
  readonly token: string;
}

const makeSegreto = () => randomBytes(32).toString('base64url');

/** A new session of a user, with new secrets. */
export async function openSessione(
  trx: Trx,
  utenteId: number,
  { ip, agente, isBrowser }: Provenienza,
  debug: boolean,
  particolari: Particolari & { readonly durataSecondi?: number } = {},
): Promise<Segreti> {
  const segreti = { sid: makeSegreto(), token: makeSegreto() };
  await insertSessione(trx, {
    utenteId,
    sidHash: hashSegreto(segreti.sid),
    tokenHash: hashSegreto(segreti.token),
    legata: isBrowser,
    debug,
    ip,
    agente: agente.slice(0, 200),
    durataSecondi: particolari.durataSecondi ?? DURATA_SESSIONE_SECONDI,
    particolari,
  });
  return segreti;
}

/** How an attempt ended, and whose it was. */
type Settle = (esito: EsitoAccesso, personaId: number | null) => Promise<void>;

/** Who knocks, as the record of the attempts counts him. */
export const toTentatore = (account: string, { ip, dispositivo }: Ingresso): Tentatore => ({
  account,
  ip,
  dispositivo: dispositivo === null ? null : hashSegreto(dispositivo),
});

/** Opens an attempt to enter, counted and throttled, for the caller to settle. @throws TROPPE_RICHIESTE */
export async function openTentativo(
  db: Db,
  chi: Tentatore,
): Promise<{ readonly settle: Settle; readonly conPosta: boolean }> {
  const tentativo = await beginAccesso(db, { ...chi, ip: computeRete(chi.ip) });
  if ('riprovaFra' in tentativo)
    throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: tentativo.riprovaFra });
  const { id, conPosta } = tentativo;
  return { settle: (esito, personaId) => settleAccesso(db, id, esito, personaId), conPosta };
}

interface Pesata {
  readonly settle: Settle;
  readonly utente: UtenteDaAutenticare | undefined;
  readonly isGiusta: boolean;
  readonly conPosta: boolean;
}

/** Checks a password as an attempt to enter: counted, throttled, the same work for a user that does not exist. */
async function weighPassword(
  db: Db,
  chi: Tentatore,
  password: string,
  findUtente: () => Promise<UtenteDaAutenticare | undefined>,
): Promise<Pesata> {
  const { settle, conPosta } = await openTentativo(db, chi);
  try {
    const utente = await findUtente();
    const isGiusta = await verifyPassword(utente?.passwordHash ?? null, password);
    return { settle, conPosta, utente, isGiusta: isGiusta && utente?.attivo === true };
  } catch (errore) {
    await settle('non eseguito', null);
    throw errore;
  }
}

/** A password that was weighed: the attempt still open, for the caller to settle. @throws the given code when it is wrong */
async function requireGiusta(
  { settle, utente, isGiusta }: Pesata,
  codice: 'CREDENZIALI_ERRATE' | 'PASSWORD_ERRATA',
): Promise<{ utente: UtenteDaAutenticare; settle: (esito: EsitoAccesso) => Promise<void> }> {
  if (!isGiusta || utente === undefined) {
    await settle('credenziali errate', utente?.id ?? null);
    throw new DomainError(codice);
  }
  return { utente, settle: (esito) => settle(esito, utente.id) };
}

/**
 * The password of who is logged in, asked again: counted with the other guesses of this session, and no others.
 * @throws TROPPE_RICHIESTE, PASSWORD_ERRATA
 */
export async function tryPassword(
  db: Db,
  chi: Tentatore & { readonly sessioneId: string },
  password: string,
  findUtente: () => Promise<UtenteDaAutenticare | undefined>,
) {
  return requireGiusta(await weighPassword(db, chi, password, findUtente), 'PASSWORD_ERRATA');
}

const isEsenteDaIp = (profilo: ProfiloPersona) =>
  computePotere({ tipologiaUtente: profilo.tipologia, sviluppatore: profilo.sviluppatore }) >= potere.Admin;

/** What stops a profile whose password is right. */
export function findImpedimento(profilo: ProfiloPersona, ip: string): EsitoAccesso | undefined {
  if (profilo.bloccato) return 'studio bloccato';
  const isAmmesso = isEsenteDaIp(profilo) || profilo.ipAbilitati.every((lista) => isIpAbilitato(lista, ip));
  return isAmmesso ? undefined : 'indirizzo non abilitato';
}

const canDebug = (servizi: Servizi, utente: ProfiloPersona) =>
  servizi.config.ambiente !== 'produzione' &&
  computePotere({ tipologiaUtente: utente.tipologia, sviluppatore: utente.sviluppatore }) ===
    potere.Developer;

/** A person who proved who he is, and the profile to work with. */
export interface Riconosciuto {
  readonly persona: UtenteDaAutenticare;
  readonly profilo: ProfiloPersona;
  /** Nobody has entered with this account before. */
  readonly isPrimoAccesso: boolean;
}

/**
 * The profile used last, unless something stops it and not another.
 * @throws CREDENZIALI_ERRATE without any, STUDIO_BLOCCATO, NON_AUTORIZZATO (address), with the attempt settled
 */
export async function chooseProfilo(
  db: Db,
  persona: UtenteDaAutenticare,
  ip: string,
  settle: (esito: EsitoAccesso) => Promise<void>,
): Promise<Riconosciuto> {
  const profili = await listProfili(db, persona.id);
  const profilo = profili.find((voce) => findImpedimento(voce, ip) === undefined) ?? profili[0];
  if (!profilo) {
    await settle('credenziali errate');
    throw new DomainError('CREDENZIALI_ERRATE');
  }
  const impedimento = findImpedimento(profilo, ip);
  if (impedimento) {
    await settle(impedimento);
    throw impedimento === 'studio bloccato'
      ? makeStudioBloccato(profilo.canone)
      : new DomainError('NON_AUTORIZZATO');
  }
  return { persona, profilo, isPrimoAccesso: profili.every((voce) => voce.isPrimoAccesso) };
}

/** The person is in: the device, the access, the audit row, a new session. `metodo`: how, when not by password alone. */
export async function admitPersona(
  servizi: Servizi,
  trx: Trx,
  { persona, profilo, isPrimoAccesso }: Riconosciuto,
  ingresso: Ingresso & { readonly debug: boolean; readonly metodo?: string },
): Promise<Segreti> {
  await recordDispositivo(servizi, trx, {
    personaId: persona.id,
    email: persona.email,
    isPrimoAccesso,
    ...ingresso,
  });
  await markAccesso(trx, profilo.id);
  if (isObbligatoria(servizi.config, profilo.tipologia)) await markVerificaChiesta(trx, persona.id);
  const debug = ingresso.debug && canDebug(servizi, profilo);
  const dopo = { ...(ingresso.metodo ? { metodo: ingresso.metodo } : {}), ...(debug ? { debug } : {}) };
  await writeRegistro(trx, {
    studioId: profilo.studioId,
    utenteId: profilo.id,
    ip: ingresso.ip,
    azione: 'login',
    entita: 'sessione',
    ...(Object.keys(dopo).length === 0 ? {} : { dopo }),
  });
  return openSessione(trx, profilo.id, ingresso, debug, { confermataIl: servizi.now() });
}

/** The first step is done, and there is a second one: no session yet, only a question that waits, told by this error. */
export async function askVerifica(
  servizi: Servizi,
  trx: Trx,
  { personaId, fattori }: { personaId: number; fattori: Fattori },
  { ip, debug, metodo }: { ip: string; debug: boolean; metodo: PrimoPassaggio },
): Promise<DomainError> {
  const nuova = { scopo: 'accesso', personaId, rete: computeRete(ip), debug, metodo } as const;
  const sfida = await insertSfida(trx, nuova, servizi.now());
  const metodi: MetodoVerifica[] = [
    ...(fattori.totp ? ['totp' as const] : []),
    ...(fattori.passkey ? ['passkey' as const] : []),
    'recovery',
  ];
  return new DomainError('VERIFICA_RICHIESTA', { verifica: { sfida, metodi } });
}

/** Says how the first step of a login ended. @throws the refusal, or VERIFICA_RICHIESTA, when it opened no session */
export async function settleIngresso(
  esito: Segreti | DomainError,
  settle: (esito: EsitoAccesso) => Promise<void>,
  rifiutato: EsitoAccesso = 'credenziali errate',
): Promise<Segreti> {
  if (!(esito instanceof DomainError)) {
    await settle('riuscito');
    return esito;
  }
  await settle(esito.codice === 'VERIFICA_RICHIESTA' ? 'verifica richiesta' : rifiutato);
  throw esito;
}

/**
 * Lets a user in.
 * @throws CREDENZIALI_ERRATE (the same for an unknown user), TROPPE_RICHIESTE, STUDIO_BLOCCATO, NON_AUTORIZZATO (address),
 * VERIFICA_RICHIESTA when a second step is active, or the account is under attack
 */
export async function login(servizi: Servizi, credenziali: Credenziali): Promise<Segreti> {
  const { db } = servizi;
  const account = credenziali.account.trim().toLowerCase().slice(0, 254);
  const { ip, password } = credenziali;
  const pesata = await weighPassword(db, toTentatore(account, credenziali), password, () =>
    findUtentePerAccesso(db, { email: account }),
  );
  if (pesata.conPosta) {
    const { settle, utente, isGiusta } = pesata;
    await settle(isGiusta ? 'verifica richiesta' : 'credenziali errate', utente?.id ?? null);
    throw await askCodicePosta(servizi, isGiusta ? utente : undefined, credenziali);
  }
  const { utente, settle } = await requireGiusta(pesata, 'CREDENZIALI_ERRATE');
  const riconosciuto = await chooseProfilo(db, utente, ip, settle);
  const rinnovato =
    utente.passwordHash && isHashSuperato(utente.passwordHash) ? await hashPassword(password) : undefined;
  const esito = await withIdentita(db, async (trx) => {
    if ((await lockPersona(trx, utente.id)) !== utente.passwordHash)
      return new DomainError('CREDENZIALI_ERRATE');
    const chi = { personaId: utente.id, fattori: await findFattori(trx, utente.id) };
    if (hasFattore(chi.fattori))
      return askVerifica(servizi, trx, chi, { ...credenziali, metodo: 'password' });
    if (rinnovato) await updatePassword(trx, utente.id, rinnovato);
    return admitPersona(servizi, trx, riconosciuto, credenziali);
  });
  return settleIngresso(esito, settle);
}
