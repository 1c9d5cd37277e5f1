import { type TipologiaUtente, testiCampo, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { isFornitore, requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { endCodici } from '../sessione/codice-monouso.queries.ts';
import { sendInvito, sendPassword } from './inviti.ts';
import { writeEliminazione, writeEmailCambiata } from './lettere.ts';
import { requirePochiTentativi } from './tentativi.ts';
import { canTogliere, listTipologieAmmesse } from './utente.policy.ts';
import {
  countAltriProfili,
  countUtenti,
  type DatiUtente,
  deleteUtente,
  endSessioniDi,
  findNomePosto,
  findPersona,
  findProfiloCliente,
  findUtente,
  hasAttivita,
  insertUtente,
  isPrimoAmministratore,
  type Posto,
  type Utente,
  updateUtente,
} from './utente.queries.ts';
import { checkUtente, cleanListaIp } from './utente.rules.ts';

/** Who acts, and from where: for the audit log. */
export interface Chi {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly ip: string;
}

export interface Invitato extends DatiUtente {
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly tipologia: TipologiaUtente;
  readonly idStudio: number | undefined;
  readonly idGestore: number | undefined;
}

const tell = (
  trx: Trx,
  { sessione, ip }: Chi,
  azione: string,
  utente: Pick<Utente, 'id' | 'studioId'>,
  altro: { prima?: unknown; dopo?: unknown } = {},
) =>
  writeRegistro(trx, {
    studioId: utente.studioId,
    utenteId: sessione.utenteId,
    ip,
    azione,
    entita: 'utente',
    entitaId: utente.id,
    ...altro,
  });

const usato = () =>
  new DomainError('CODICE_GIA_USATO', { modelState: { Email: [testiCampo.CODICE_GIA_USATO] } });

/** The user of a key, within what the session administers. @throws NON_TROVATO */
export async function getUtente(
  trx: Trx,
  sessione: Sessione,
  chi: { readonly id: number } | { readonly email: string },
): Promise<Utente> {
  const utente = await findUtente(trx, sessione, chi);
  if (!utente) throw new DomainError('NON_TROVATO');
  return utente;
}

function readGestore(sessione: Sessione, idGestore: number | undefined): number {
  const gestore = isFornitore(sessione) ? idGestore : (sessione.gestoreId ?? undefined);
  if (gestore === undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { IdGestore: [testiCampo.OBBLIGATORIO] } });
  if (idGestore !== undefined && idGestore !== gestore) throw new DomainError('NON_TROVATO');
  return gestore;
}

/** Where a user of a type goes, of the places the session reaches. @throws STUDIO_NON_INDICATO, NON_TROVATO, RICHIESTA_NON_VALIDA */
function readPosto(sessione: Sessione, { tipologia, idStudio, idGestore }: Invitato): Posto {
  if (!listTipologieAmmesse(sessione).includes(tipologia))
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { TipologiaUtente: [testiCampo.TIPO_NON_AMMESSO] },
    });
  const { AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
  if (tipologia === AMM_STU || tipologia === OP_STU)
    return { studioId: requireStudio(sessione, idStudio), gestoreId: null };
  if (tipologia === AMM_GES || tipologia === OP_GES)
    return { studioId: null, gestoreId: readGestore(sessione, idGestore) };
  return { studioId: null, gestoreId: null };
}

/**
 * A private client is one person: he invites nobody, and whoever made his place invites him alone.
 * @throws PRIVATO_SENZA_OPERATORI
 */
async function requireProfilo(
  trx: Trx,
  sessione: Sessione,
  posto: Posto,
  tipologia: TipologiaUtente,
): Promise<void> {
  const isPrivato =
    posto.studioId !== null && (await findProfiloCliente(trx, posto.studioId)) === tipoProfiloCliente.PRIVATO;
  if (isPrivato && (sessione.studioId !== null || tipologia !== tipologiaUtente.AMM_STU))
    throw new DomainError('PRIVATO_SENZA_OPERATORI');
}

/** @throws UTENTI_AL_MASSIMO when the studio has no room for one more */
async function requirePosto(trx: Trx, studioId: number | null): Promise<void> {
  if (studioId === null) return;
  const { vivi, massimo } = await countUtenti(trx, studioId);
  if (massimo > 0 && vivi >= massimo) throw new DomainError('UTENTI_AL_MASSIMO');
}

/** The vendor alone says what SpinOk is. */
const keepScrivibili = (sessione: Sessione, dati: DatiUtente): DatiUtente => {
  const { spinOk, ipAbilitati, ...resto } = dati;
  return {
    ...resto,
    ...(ipAbilitati === undefined ? {} : { ipAbilitati: cleanListaIp(ipAbilitati) }),
    ...(spinOk !== undefined && isFornitore(sessione) ? { spinOk } : {}),
  };
};

/**
 * Invites a user: a profile that is not alive until the owner of the address opens the link. Whether the address is of
 * somebody else's user already is not said: he gets one profile more, if he says yes.
 * The first administrator of a place is its Primo amministratore, whoever invites him.
 * @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO (a profile of this very place), UTENTI_AL_MASSIMO, NON_TROVATO,
 * PRIVATO_SENZA_OPERATORI
 */
export async function inviteUtente(chi: Chi, trx: Trx, invitato: Invitato): Promise<Utente> {
  const { idStudio: _studio, idGestore: _gestore, ...scritto } = invitato;
  const dati = {
    ...scritto,
    nome: scritto.nome.trim(),
    cognome: scritto.cognome.trim(),
    email: scritto.email.trim().toLowerCase(),
  };
  requireNessunErrore(checkUtente(dati));
  const posto = readPosto(chi.sessione, invitato);
  await requireProfilo(trx, chi.sessione, posto, dati.tipologia);
  await requirePosto(trx, posto.studioId);
  const persona = await findPersona(trx, dati.email, posto);
  if (persona?.isPresente) throw usato();
  const isPrimo = await isPrimoAmministratore(trx, posto, dati.tipologia);
  const nuovo = { ...dati, ...keepScrivibili(chi.sessione, dati), ...posto, isPrimo };
  const id = await insertUtente(trx, nuovo, persona?.personaId).catch(refuseDoppione);
  const utente = await getUtente(trx, chi.sessione, { id });
  await sendInvito(chi.servizi, trx, utente);
  await tell(trx, chi, 'invito', utente, { dopo: { email: dati.email, tipologia: dati.tipologia } });
  return utente;
}

/** Two invitations of one address at the same moment: the second is told as the others. */
function refuseDoppione(errore: unknown): never {
  const vincolo = errore instanceof Error && 'constraint' in errore ? String(errore.constraint) : '';
  if (vincolo === 'utente_email' || vincolo === 'utente_profilo') throw usato();
  throw errore;
}

/** @throws PRIMO_AMMINISTRATORE, UTENTE_PROPRIO */
function requireTogliibile(sessione: Sessione, utente: Utente): void {
  if (utente.id === sessione.utenteId) throw new DomainError('UTENTE_PROPRIO');
  if (!canTogliere(sessione, utente)) throw new DomainError('PRIMO_AMMINISTRATORE');
}

async function requireEmailLibera(chi: Chi, trx: Trx, utente: Utente, email: string): Promise<void> {
  const { sessione } = chi;
  // Who holds the address holds the access.
  if (utente.id !== sessione.utenteId && !canTogliere(sessione, utente))
    throw new DomainError('PRIMO_AMMINISTRATORE');
  // The power of a developer is the vendor's to give.
  if (utente.sviluppatore && utente.id !== sessione.utenteId && !isFornitore(sessione))
    throw new DomainError('NON_AUTORIZZATO');
  if ((await countAltriProfili(trx, utente)) > 0)
    requireNessunErrore({ Email: [testiCampo.EMAIL_DI_ALTRI_PROFILI] });
  await requirePochiTentativi(trx, chi);
  if (await findPersona(trx, email, utente)) throw usato();
}

function requireTipo(sessione: Sessione, utente: Utente, tipologia: TipologiaUtente): void {
  const { AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
  const coppie = [
    [AMM_STU, OP_STU],
    [AMM_GES, OP_GES],
  ];
  const isScambio = coppie.some((coppia) =>
    [utente.tipologia, tipologia].every((una) => coppia.some((t) => t === una)),
  );
  const isAmmesso = isScambio && !utente.primoAmministratore && utente.id !== sessione.utenteId;
  if (!isAmmesso) requireNessunErrore({ TipologiaUtente: [testiCampo.TIPO_NON_AMMESSO] });
}

/** Only what is really different. */
function keepDiversi(utente: Utente, dati: DatiUtente): DatiUtente {
  const nomi = Object.keys(dati) as (keyof DatiUtente)[];
  return Object.fromEntries(
    nomi
      .filter((nome) => dati[nome] !== undefined && dati[nome] !== utente[nome])
      .map((nome) => [nome, dati[nome]]),
  );
}

async function checkStato(chi: Chi, trx: Trx, utente: Utente, attivo: boolean | undefined): Promise<void> {
  if (attivo === false) requireTogliibile(chi.sessione, utente);
  if (attivo !== true) return;
  if (utente.attivatoIl === null) throw new DomainError('UTENTE_NON_ATTIVO');
  await requirePosto(trx, utente.studioId);
}

/**
 * The address is another: who had the old one is told, his sessions and the links sent to him end, an invitation goes to
 * the new one.
 */
async function moveEmail(chi: Chi, trx: Trx, prima: Utente, email: string): Promise<void> {
  const da = await findNomePosto(trx, prima);
  await chi.servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, prima, writeEmailCambiata(da))),
    destinatario: prima.email,
  });
  await endSessioniDi(trx, prima.id);
  await endCodici(trx, prima.personaId);
  if (prima.attivatoIl === null) await sendInvito(chi.servizi, trx, { ...prima, email });
}

const describeAzione = ({ attivo }: DatiUtente): string =>
  attivo === undefined ? 'modifica' : attivo ? 'riattivazione' : 'disattivazione';

/**
 * Changes a user read at `versione`.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA, CODICE_GIA_USATO, PRIMO_AMMINISTRATORE, UTENTE_PROPRIO,
 * UTENTE_NON_ATTIVO, UTENTI_AL_MASSIMO, NON_AUTORIZZATO (the address of a developer), TROPPE_RICHIESTE
 */
export async function changeUtente(
  chi: Chi,
  trx: Trx,
  { id, versione, dati }: { id: number; versione: number; dati: DatiUtente },
): Promise<Utente> {
  const prima = await getUtente(trx, chi.sessione, { id });
  if (prima.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  const puliti = {
    ...dati,
    ...(dati.nome === undefined ? {} : { nome: dati.nome.trim() }),
    ...(dati.cognome === undefined ? {} : { cognome: dati.cognome.trim() }),
    ...(dati.email === undefined ? {} : { email: dati.email.trim().toLowerCase() }),
  };
  requireNessunErrore(checkUtente(puliti));
  const diversi = keepDiversi(prima, keepScrivibili(chi.sessione, puliti));
  if (Object.keys(diversi).length === 0) return prima;
  if (diversi.tipologia !== undefined) {
    requireTipo(chi.sessione, prima, diversi.tipologia);
    await requireProfilo(trx, chi.sessione, prima, diversi.tipologia);
  }
  if (diversi.email !== undefined) await requireEmailLibera(chi, trx, prima, diversi.email);
  await checkStato(chi, trx, prima, diversi.attivo);
  await updateUtente(trx, id, diversi).catch(refuseDoppione);
  if (diversi.email !== undefined) await moveEmail(chi, trx, prima, diversi.email);
  const toccati = Object.fromEntries(
    Object.keys(diversi).map((nome) => [nome, prima[nome as keyof DatiUtente]]),
  );
  await tell(trx, chi, describeAzione(diversi), prima, { prima: toccati, dopo: diversi });
  return getUtente(trx, chi.sessione, { id });
}

const isDiAltri = (errore: unknown) => errore instanceof Error && 'code' in errore && errore.code === '23503';

/**
 * Deletes a user who never did anything.
 * @throws NON_TROVATO, PRIMO_AMMINISTRATORE, UTENTE_PROPRIO, UTENTE_CON_ATTIVITA (he can be disabled)
 */
export async function removeUtente(chi: Chi, trx: Trx, id: number): Promise<void> {
  const utente = await getUtente(trx, chi.sessione, { id });
  requireTogliibile(chi.sessione, utente);
  if (await hasAttivita(trx, utente)) throw new DomainError('UTENTE_CON_ATTIVITA');
  await deleteUtente(trx, id).catch((errore: unknown) => {
    throw isDiAltri(errore) ? new DomainError('UTENTE_CON_ATTIVITA') : errore;
  });
  const da = await findNomePosto(trx, utente);
  await chi.servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, utente, writeEliminazione(da))),
    destinatario: utente.email,
  });
  await tell(trx, chi, 'eliminazione', utente, {
    prima: { email: utente.email, tipologia: utente.tipologia },
  });
}

/** The reset of an access: sessions over, and the link for a new password. To who is not active yet, the invitation again. */
export async function resetUtente(chi: Chi, trx: Trx, utente: Utente): Promise<void> {
  if (utente.attivatoIl === null) await sendInvito(chi.servizi, trx, utente);
  else if (!utente.attivo) throw new DomainError('UTENTE_NON_ATTIVO');
  else {
    await endSessioniDi(trx, utente.id);
    await sendPassword(chi.servizi, trx, utente, 'reset');
  }
  await tell(trx, chi, 'reset', utente);
}

/** The link to choose a password, or the invitation again for who has none. @throws UTENTE_NON_ATTIVO */
export async function resendCredenziali(chi: Chi, trx: Trx, utente: Utente): Promise<void> {
  if (utente.attivatoIl === null) await sendInvito(chi.servizi, trx, utente);
  else if (!utente.attivo) throw new DomainError('UTENTE_NON_ATTIVO');
  else await sendPassword(chi.servizi, trx, utente, 'credenziali');
  await tell(trx, chi, 'invio credenziali', utente);
}

/** The invitation again; the link before stops being good. @throws ATTIVAZIONE_GIA_COMPLETATA */
export async function resendAttivazione(chi: Chi, trx: Trx, utente: Utente): Promise<void> {
  if (utente.attivatoIl !== null) throw new DomainError('ATTIVAZIONE_GIA_COMPLETATA');
  await sendInvito(chi.servizi, trx, utente);
  await tell(trx, chi, 'invio attivazione', utente);
}
