import { type ParteVeduta, type TicketFilo, testiTicket, type VedutaFilo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { updateTicket } from './assistenza.queries.ts';
import {
  type Chi,
  getTicket,
  mayConsentire,
  record,
  resumeAttesa,
  showTicket,
  takeLibero,
  tellAutore,
} from './assistenza.service.ts';
import { countLavorati } from './promessa.rules.ts';
import {
  describeVeduta,
  findVeduta,
  readContenuto,
  type StatoVeduta,
  updateVeduta,
} from './veduta.queries.ts';
import { showVeduta } from './veduta.rules.ts';

/** The ticket of a page that is shown, held, and how the page stands. @throws NON_TROVATO */
async function getVeduta(trx: Trx, chi: Chi, id: string) {
  const ticket = await getTicket(trx, chi, id, { isTenuto: true });
  const veduta = await findVeduta(trx, ticket);
  if (veduta === undefined) throw new DomainError('NON_TROVATO');
  return { ticket, veduta };
}

/**
 * What who asked shows of the page, to who answers: a reading, counted, and written in the register of the studio.
 * @throws NON_TROVATO also when the ticket is closed
 */
export async function lookVeduta(trx: Trx, chi: Chi, id: string): Promise<VedutaFilo> {
  const ticket = await getTicket(trx, chi, id);
  const letta = await readContenuto(trx, ticket);
  if (letta === undefined) throw new DomainError('NON_TROVATO');
  const { contenuto, ...stato } = letta;
  await record(trx, chi, ticket, 'guarda veduta ticket', { parti: stato.consenso });
  return {
    ...{ ...describeVeduta(stato, true), IdStudio: ticket.studio_id },
    ...showVeduta(contenuto, stato.consenso),
  };
}

/** Asks who opened a ticket to show more; meanwhile the clock of the promise stands. @throws NON_TROVATO */
export async function askVeduta(
  trx: Trx,
  chi: Chi,
  id: string,
  parti: readonly ParteVeduta[],
): Promise<TicketFilo> {
  const { ticket, veduta } = await getVeduta(trx, chi, id);
  const chieste = [...new Set(parti)].filter((una) => !veduta.consenso.includes(una));
  if (chieste.length === 0) return showTicket(trx, chi, id);
  const richieste = veduta.richieste + 1;
  const negate = veduta.negate.filter((una) => !chieste.includes(una));
  await updateVeduta(trx, ticket, { chieste, negate, richieste });
  await updateTicket(trx, ticket, {
    ...{ stato: 'In lavorazione', ultimo_il: chi.adesso, attende_da: null },
    attesa_ferma: ticket.attende_da ? countLavorati(ticket.attende_da, chi.adesso) : ticket.attesa_ferma,
    ...takeLibero(ticket, chi),
  });
  await record(trx, chi, ticket, 'chiede veduta ticket', { parti: chieste });
  const chiave = `ticket/${id}/veduta/${richieste}`;
  await tellAutore(trx, ticket, chiave, testiTicket.chiedeDiVedere(ticket.numero));
  return showTicket(trx, chi, id);
}

/** What was refused: of what was asked for now and before, all that is not shown. */
const listNegate = ({ chieste, negate }: StatoVeduta, mostrate: readonly ParteVeduta[]): ParteVeduta[] =>
  [...new Set([...negate, ...chieste])].filter((una) => !mostrate.includes(una));

/**
 * Who asked says what is shown from now on, and answers what he was asked: the clock goes on from where it stood.
 * @throws NON_TROVATO, NON_AUTORIZZATO for who may not decide
 */
export async function allowVeduta(
  trx: Trx,
  chi: Chi,
  id: string,
  parti: readonly ParteVeduta[],
): Promise<TicketFilo> {
  const { ticket, veduta } = await getVeduta(trx, chi, id);
  if (!mayConsentire(chi.sessione, ticket)) throw new DomainError('NON_AUTORIZZATO');
  const consenso = [...new Set(parti)];
  const negate = listNegate(veduta, consenso);
  await updateVeduta(trx, ticket, { consenso, chieste: [], negate });
  if (ticket.attesa_ferma !== null)
    await updateTicket(trx, ticket, { attende_da: resumeAttesa(ticket, chi.adesso), attesa_ferma: null });
  await record(trx, chi, ticket, 'consenso veduta ticket', {
    prima: veduta.consenso,
    parti: consenso,
    negate,
  });
  return showTicket(trx, chi, id);
}
