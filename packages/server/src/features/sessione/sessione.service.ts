import { randomBytes } from 'node:crypto';
import { computePotere, DURATA_SESSIONE_SECONDI, type MetodoVerifica, potere } from '@quadra/contract';
import type { Db, Trx } from '../../db/pool.ts';
import { withIdentita } from '../../db/tenancy.ts';
import { DomainError, makeStudioBloccato } from '../../http/domain-error.ts';
import { isIpAbilitato } from '../../http/ip-abilitati.ts';
import { hashSegreto } from '../../http/segreto.ts';
import type { Servizi } from '../../http/servizi.ts';
import { writeRegistro } from '../registro/registro.public.ts';
import { beginAccesso, settleAccesso } from './accesso.queries.ts';
import { recordDispositivo } from './dispositivo.ts';
import { type Fattori, findFattori, hasFattore } from './fattore/fattore.queries.ts';
import type { PrimoPassaggio } from './fattore/fattore.table.ts';
import { insertSfida } from './fattore/sfida.queries.ts';
import { hashPassword, isHashSuperato, verifyPassword } from './password.ts';
import { listProfili, type ProfiloPersona } from './profilo.queries.ts';
import { computeRete } from './rete.rules.ts';
import {
  findUtentePerAccesso,
  insertSessione,
  lockPersona,
  markAccesso,
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

/** Opens an attempt to enter, counted and throttled, for the caller to settle. @throws TROPPE_RICHIESTE */
export async function openTentativo(db: Db, account: string, ip: string): Promise<Settle> {
  const tentativo = await beginAccesso(db, account, computeRete(ip));
  if ('riprovaFra' in tentativo)
    throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: tentativo.riprovaFra });
  return (esito, personaId) => settleAccesso(db, tentativo.id, esito, personaId);
}

/**
 * Checks a password as an attempt to enter: counted, throttled, the same work for a user that does not exist.
 * Answers the attempt still open, for the caller to settle.
 * @throws TROPPE_RICHIESTE, CREDENZIALI_ERRATE (or the given code)
 */
export async function tryPassword(
  db: Db,
  prova: { account: string; password: string; ip: string },
  findUtente: () => Promise<UtenteDaAutenticare | undefined>,
  codice: 'CREDENZIALI_ERRATE' | 'PASSWORD_ERRATA' = 'CREDENZIALI_ERRATE',
): Promise<{ utente: UtenteDaAutenticare; settle: (esito: EsitoAccesso) => Promise<void> }> {
  const settleCome = await openTentativo(db, prova.account, prova.ip);
  let utente: UtenteDaAutenticare | undefined;
  let isGiusta = false;
  try {
    utente = await findUtente();
    isGiusta = await verifyPassword(utente?.passwordHash ?? null, prova.password);
  } catch (errore) {
    await settleCome('non eseguito', null);
    throw errore;
  }
  if (!isGiusta || !utente?.attivo) {
    await settleCome('credenziali errate', utente?.id ?? null);
    throw new DomainError(codice);
  }
  const { id } = utente;
  return { utente, settle: (esito) => settleCome(esito, id) };
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
): Promise<Segreti> {
  if (!(esito instanceof DomainError)) {
    await settle('riuscito');
    return esito;
  }
  await settle(esito.codice === 'VERIFICA_RICHIESTA' ? 'verifica richiesta' : 'credenziali errate');
  throw esito;
}

/**
 * Lets a user in.
 * @throws CREDENZIALI_ERRATE (the same for an unknown user), TROPPE_RICHIESTE, STUDIO_BLOCCATO, NON_AUTORIZZATO (address),
 * VERIFICA_RICHIESTA when a second step is active
 */
export async function login(servizi: Servizi, credenziali: Credenziali): Promise<Segreti> {
  const { db } = servizi;
  const account = credenziali.account.trim().toLowerCase().slice(0, 254);
  const { ip, password } = credenziali;
  const { utente, settle } = await tryPassword(db, { account, password, ip }, () =>
    findUtentePerAccesso(db, { email: account }),
  );
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
