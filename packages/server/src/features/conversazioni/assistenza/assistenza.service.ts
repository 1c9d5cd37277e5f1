import { createHash } from 'node:crypto';
import {
  type StatoTicket,
  type TicketFilo,
  testiTicket,
  type ticketMessaggio,
  type ticketNuovo,
  type ticketPresa,
  type ticketStato,
  tipologiaUtente,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { isDiStudio, requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { insertEventi } from '../../base/evento/evento.public.ts';
import { recognizeFile } from '../../clienti/documento/documento.public.ts';
import { insertAvvisoUtente } from '../notifica/avviso-utente.queries.ts';
import {
  findTicket,
  insertAllegati,
  insertMessaggio,
  insertNota,
  insertTicket,
  type Lettore,
  readTicket,
  sumByte,
  type Ticket,
  updateTicket,
} from './assistenza.queries.ts';
import { takeVeduta } from './presa-veduta.ts';
import { computeInizio } from './promessa.rules.ts';
import { deleteVeduta } from './veduta.queries.ts';

/** Who acts, from where, and when. */
export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
  readonly adesso: Date;
}
/** What the files of one ticket may take. */
const MASSIMO_BYTE = 50 * 1024 * 1024;

/** @throws NON_TROVATO also for those of others that one does not see */
export async function getTicket(
  trx: Trx,
  lettore: Lettore,
  id: string,
  quanto?: { readonly isTenuto: boolean },
): Promise<Ticket> {
  const trovato = await findTicket(trx, lettore, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** Who decides what is shown: who asked, or who answers for his studio; nobody in their place. */
export const mayConsentire = (
  { utenteId, tipologia, sostituzione }: Sessione,
  { aperto_da }: Pick<Ticket, 'aperto_da'>,
): boolean =>
  sostituzione === null &&
  (tipologia === tipologiaUtente.AMM_STU || (aperto_da === utenteId && tipologia === tipologiaUtente.OP_STU));

/** A ticket as who reads it may see it. @throws NON_TROVATO */
export async function showTicket(
  trx: Trx,
  chi: Pick<Chi, 'sessione' | 'adesso'>,
  id: string,
): Promise<TicketFilo> {
  const isRispondente = !isDiStudio(chi.sessione);
  const ticket = await getTicket(trx, chi, id);
  return readTicket(trx, ticket, { isRispondente, Consente: mayConsentire(chi.sessione, ticket) });
}

/** Writes an act on a ticket in the register of its studio. */
export const record = (
  trx: Trx,
  { sessione, ip }: Chi,
  { studio_id, id }: Pick<Ticket, 'studio_id' | 'id'>,
  azione: string,
  dopo: object,
) =>
  writeRegistro(trx, {
    ...{ studioId: studio_id, utenteId: sessione.utenteId, ip, azione, entita: 'ticket', entitaId: id, dopo },
  });

/** Opens a ticket of one's own studio: from now on who opened it waits. */
export async function openTicket(
  trx: Trx,
  chi: Chi,
  { Oggetto, Testo, Priorita, DallaPagina, Da, Parti }: z.output<typeof ticketNuovo>,
): Promise<TicketFilo> {
  const { sessione, adesso } = chi;
  const studioId = requireStudio(sessione, undefined);
  const { id, numero } = await insertTicket(trx, {
    ...{ studio_id: studioId, oggetto: Oggetto, priorita: Priorita, pagina: DallaPagina },
    ...{ aperto_da: sessione.utenteId, aperto_il: adesso, attende_da: adesso, ultimo_il: adesso },
  });
  await insertMessaggio(trx, {
    ...{ studio_id: studioId, ticket_id: id, testo: Testo, autore_id: sessione.utenteId },
    ...{ assistenza: false, scritto_il: adesso },
  });
  if (Da !== null) await takeVeduta(trx, chi, { studio_id: studioId, id }, { da: Da, parti: Parti });
  await record(trx, chi, { studio_id: studioId, id }, 'apre ticket', {
    numero,
    priorita: Priorita,
    mostra: Parti,
  });
  return showTicket(trx, chi, id);
}

/** Tells who opened a ticket, on his page too when he is inside; what it is about is not in the words. */
export async function tellAutore(
  trx: Trx,
  { studio_id, id, numero, aperto_da }: Ticket,
  chiave: string,
  testo: string,
): Promise<void> {
  if (aperto_da === null) return;
  const avviso = { oggetto: testiTicket.oggetto(numero), testo, percorso: `/help-desk?ticket=${id}` };
  await insertAvvisoUtente(trx, { studioId: studio_id, utenteId: aperto_da, chiave, ...avviso });
  await insertEventi(trx, [{ studioId: studio_id, utenteId: aperto_da }], 'notifica', {});
}

/** Since when who asked waits, his clock going again where it stood. */
export const resumeAttesa = ({ attende_da, attesa_ferma }: Ticket, adesso: Date): Date =>
  attende_da ?? (attesa_ferma === null ? adesso : computeInizio(adesso, attesa_ferma));

/** What taking a ticket writes: nothing, where somebody has it. */
export const takeLibero = ({ preso_da }: Ticket, { sessione, adesso }: Chi) =>
  preso_da === null ? { preso_da: sessione.utenteId, preso_il: adesso } : {};

/** Something more is said: who helps makes the waiting end, who asked makes it begin again, and opens what was closed. */
async function speak(
  trx: Trx,
  chi: Chi,
  ticket: Ticket,
  { testo, isUltimo = false }: { readonly testo: string; readonly isUltimo?: boolean },
): Promise<string> {
  const { sessione, adesso } = chi;
  const isAssistenza = !isDiStudio(sessione);
  const messaggioId = await insertMessaggio(trx, {
    ...{ studio_id: ticket.studio_id, ticket_id: ticket.id, testo, autore_id: sessione.utenteId },
    ...{ assistenza: isAssistenza, scritto_il: adesso },
  });
  const riaperto: StatoTicket = ticket.stato === 'Chiuso' ? 'Aperto' : ticket.stato;
  const stato = isAssistenza ? 'In lavorazione' : riaperto;
  await updateTicket(trx, ticket, {
    stato: isUltimo ? 'Chiuso' : stato,
    attende_da: isAssistenza || isUltimo ? null : resumeAttesa(ticket, adesso),
    ...{ attesa_ferma: null, ultimo_il: adesso },
    ...(isAssistenza ? takeLibero(ticket, chi) : {}),
  });
  await record(trx, chi, ticket, 'messaggio ticket', { assistenza: isAssistenza });
  if (isAssistenza)
    await tellAutore(trx, ticket, `ticket/${messaggioId}`, testiTicket.risposto(ticket.numero));
  return messaggioId;
}

/** The ticket is over: with it ends what was shown of the page. */
async function close(trx: Trx, chi: Chi, ticket: Ticket): Promise<void> {
  await deleteVeduta(trx, ticket);
  await record(trx, chi, ticket, 'stato ticket', { prima: ticket.stato, stato: 'Chiuso' });
}

/** Adds to a ticket; the answer of who helps is told to who opened it. @throws NON_TROVATO */
export async function addMessaggio(
  trx: Trx,
  chi: Chi,
  id: string,
  { Testo, Chiude }: Pick<z.output<typeof ticketMessaggio>, 'Testo' | 'Chiude'>,
): Promise<TicketFilo> {
  const ticket = await getTicket(trx, chi, id, { isTenuto: true });
  await speak(trx, chi, ticket, { testo: Testo, isUltimo: Chiude });
  if (Chiude) await close(trx, chi, ticket);
  return showTicket(trx, chi, id);
}

/**
 * A note of who answers, for who answers: who asked is told nothing and waits as before.
 * @throws NON_AUTORIZZATO for who asks, NON_TROVATO
 */
export async function addNota(
  trx: Trx,
  chi: Chi,
  id: string,
  { Testo: testo }: Pick<z.output<typeof ticketMessaggio>, 'Testo'>,
): Promise<TicketFilo> {
  const ticket = await getTicket(trx, chi, id);
  if (isDiStudio(chi.sessione)) throw new DomainError('NON_AUTORIZZATO');
  await insertNota(trx, {
    ...{ studio_id: ticket.studio_id, ticket_id: ticket.id, testo },
    ...{ autore_id: chi.sessione.utenteId, scritto_il: chi.adesso },
  });
  await record(trx, chi, ticket, 'nota ticket', {});
  return showTicket(trx, chi, id);
}

/** Adds files, known by what they hold and not by what they are called. @throws NON_TROVATO, FILE_NON_AMMESSO */
export async function addAllegati(
  trx: Trx,
  chi: Chi,
  id: string,
  { testo, file }: { readonly testo: string; readonly file: readonly FileInviato[] },
): Promise<TicketFilo> {
  const ticket = await getTicket(trx, chi, id, { isTenuto: true });
  const riconosciuti = file.map(({ nome, contenuto }) => {
    const riconosciuto = recognizeFile(nome, contenuto);
    if (!riconosciuto) throw new DomainError('FILE_NON_AMMESSO');
    return { ...riconosciuto, contenuto };
  });
  const nuovi = riconosciuti.reduce((somma, { contenuto }) => somma + contenuto.length, 0);
  if ((await sumByte(trx, ticket)) + nuovi > MASSIMO_BYTE)
    requireNessunErrore({ uploadFile: [testiTicket.TROPPI_BYTE] });
  const messaggioId = await speak(trx, chi, ticket, { testo });
  await insertAllegati(
    trx,
    riconosciuti.map(({ nome, formato, contenuto }) => ({
      ...{ studio_id: ticket.studio_id, messaggio_id: messaggioId, nome, formato, contenuto },
      ...{ dimensione: contenuto.length, sha256: createHash('sha256').update(contenuto).digest() },
    })),
  );
  return showTicket(trx, chi, id);
}

/**
 * Moves a ticket: who asked closes it, and opens it again by writing; who helps moves it anywhere, and who asked is told when
 * it closes. @throws NON_TROVATO, RECORD_MODIFICATO, NON_AUTORIZZATO
 */
export async function moveTicket(
  trx: Trx,
  chi: Chi,
  id: string,
  { Stato, Versione }: z.output<typeof ticketStato>,
): Promise<TicketFilo> {
  const ticket = await getTicket(trx, chi, id, { isTenuto: true });
  const isAssistenza = !isDiStudio(chi.sessione);
  if (!isAssistenza && Stato !== 'Chiuso') throw new DomainError('NON_AUTORIZZATO');
  if (ticket.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  if (Stato !== ticket.stato) {
    const isChiuso = Stato === 'Chiuso';
    await updateTicket(trx, ticket, {
      ...{ stato: Stato, ultimo_il: chi.adesso },
      ...(isChiuso ? { attende_da: null, attesa_ferma: null } : {}),
    });
    if (isChiuso) await close(trx, chi, ticket);
    else await record(trx, chi, ticket, 'stato ticket', { prima: ticket.stato, stato: Stato });
    if (isAssistenza && Stato === 'Chiuso')
      await tellAutore(trx, ticket, `ticket/${id}/${Versione}`, testiTicket.chiuso(ticket.numero));
  }
  return showTicket(trx, chi, id);
}

/** Takes a ticket upon oneself, whoever had it, or leaves it to who will. @throws NON_TROVATO, RECORD_MODIFICATO */
export async function takeTicket(
  trx: Trx,
  chi: Chi,
  id: string,
  { Presa, Versione }: z.output<typeof ticketPresa>,
): Promise<TicketFilo> {
  const ticket = await getTicket(trx, chi, id, { isTenuto: true });
  if (ticket.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  await updateTicket(trx, ticket, {
    stato: Presa && ticket.stato === 'Aperto' ? 'In lavorazione' : ticket.stato,
    preso_da: Presa ? chi.sessione.utenteId : null,
    preso_il: Presa ? chi.adesso : null,
  });
  await record(trx, chi, ticket, Presa ? 'prende ticket' : 'lascia ticket', {});
  return showTicket(trx, chi, id);
}
