import { createHash } from 'node:crypto';
import {
  type StatoTicket,
  type TicketFilo,
  testiTicket,
  type ticketNuovo,
  type ticketStato,
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
  readTicket,
  sumByte,
  type Ticket,
  updateTicket,
} from './assistenza.queries.ts';

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
  { sessione }: Pick<Chi, 'sessione'>,
  id: string,
  quanto?: { readonly isTenuto: boolean },
): Promise<Ticket> {
  const trovato = await findTicket(trx, sessione, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** A ticket as who reads it may see it. @throws NON_TROVATO */
export async function showTicket(trx: Trx, chi: Pick<Chi, 'sessione'>, id: string): Promise<TicketFilo> {
  const isRispondente = !isDiStudio(chi.sessione);
  return readTicket(trx, await getTicket(trx, chi, id), { isRispondente });
}

const record = (
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
  { Oggetto, Testo, Priorita, DallaPagina }: z.output<typeof ticketNuovo>,
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
  await record(trx, chi, { studio_id: studioId, id }, 'apre ticket', { numero, priorita: Priorita });
  return showTicket(trx, chi, id);
}

/** Tells who opened a ticket, on his page too when he is inside; what it is about is not in the words. */
async function tellAutore(
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

/** Something more is said: who helps makes the waiting end, who asked makes it begin again, and opens what was closed. */
async function speak(trx: Trx, chi: Chi, ticket: Ticket, testo: string): Promise<string> {
  const { sessione, adesso } = chi;
  const isAssistenza = !isDiStudio(sessione);
  const messaggioId = await insertMessaggio(trx, {
    ...{ studio_id: ticket.studio_id, ticket_id: ticket.id, testo, autore_id: sessione.utenteId },
    ...{ assistenza: isAssistenza, scritto_il: adesso },
  });
  const riaperto: StatoTicket = ticket.stato === 'Chiuso' ? 'Aperto' : ticket.stato;
  await updateTicket(trx, ticket, {
    stato: isAssistenza ? 'In lavorazione' : riaperto,
    attende_da: isAssistenza ? null : (ticket.attende_da ?? adesso),
    ultimo_il: adesso,
  });
  await record(trx, chi, ticket, 'messaggio ticket', { assistenza: isAssistenza });
  if (isAssistenza)
    await tellAutore(trx, ticket, `ticket/${messaggioId}`, testiTicket.risposto(ticket.numero));
  return messaggioId;
}

/** Adds to a ticket; the answer of who helps is told to who opened it. @throws NON_TROVATO */
export async function addMessaggio(trx: Trx, chi: Chi, id: string, testo: string): Promise<TicketFilo> {
  await speak(trx, chi, await getTicket(trx, chi, id, { isTenuto: true }), testo);
  return showTicket(trx, chi, id);
}

/**
 * A note of who answers, for who answers: who asked is told nothing and waits as before.
 * @throws NON_AUTORIZZATO for who asks, NON_TROVATO
 */
export async function addNota(trx: Trx, chi: Chi, id: string, testo: string): Promise<TicketFilo> {
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
  const messaggioId = await speak(trx, chi, ticket, testo);
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
    const attende_da = Stato === 'Chiuso' ? null : ticket.attende_da;
    await updateTicket(trx, ticket, { stato: Stato, attende_da, ultimo_il: chi.adesso });
    await record(trx, chi, ticket, 'stato ticket', { prima: ticket.stato, stato: Stato });
    if (isAssistenza && Stato === 'Chiuso')
      await tellAutore(trx, ticket, `ticket/${id}/${Versione}`, testiTicket.chiuso(ticket.numero));
  }
  return showTicket(trx, chi, id);
}
