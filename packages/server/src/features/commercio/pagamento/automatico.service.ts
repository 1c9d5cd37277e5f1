import type { AutomaticoFilo, AutomaticoScritto } from '@quadra/contract';
import { testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { SportelloAssente } from '../../../gateways/sportello/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello, type LetteraDiModello } from '../../base/posta/posta.public.ts';
import { countResidui, findRecapito } from '../../crediti/credito/credito.public.ts';
import { getOfferto, listPerStudio } from '../../crediti/pacchetto/pacchetto.public.ts';
import { createPagamento, isSimulato, NESSUNO, readAccesi, readAutore } from './acquisto.service.ts';
import {
  type Automatico,
  findAutomatico,
  hasPagato,
  listAddebitiInterrotti,
  listDaComprare,
  lockAttivo,
  stopAutomatico,
  upsertAutomatico,
} from './automatico.queries.ts';
import type { Contesto } from './bonifico.service.ts';
import { writeAvviso, writeFermato } from './lettere.ts';
import { findMandatoAttivo } from './mandato.queries.ts';
import { listOfferti } from './metodo.rules.ts';
import { findCarta, lockPagamento, type Pagamento, updatePagamento } from './pagamento.queries.ts';
import { applyEsito, type Casa, isSenzaRisposta, openSportello, reconcile } from './sportello.service.ts';
import { findVenditore, type Venditore } from './venditore.queries.ts';

/** What is told when the card was taken away in between. */
const SENZA_CARTA = 'nessuna carta conservata';

type Metodo = AutomaticoScritto['Metodo'];
const metodi: readonly Metodo[] = ['Carta di credito', 'SEPA Direct Debit'];

/** The ways by which a studio can be charged while nobody is there, each with what is charged. */
async function listMetodi(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli'>,
  studioId: number,
  venditore: Venditore,
): Promise<AutomaticoFilo['Metodi']> {
  const offerti = listOfferti(venditore, readAccesi(servizi));
  const carta = await findCarta(trx, studioId, venditore.id);
  const mandato = await findMandatoAttivo(trx, studioId, venditore.id);
  const dettagli: Readonly<Record<Metodo, string | null>> = {
    'Carta di credito': carta ? `${carta.circuito} che finisce con ${carta.ultime_quattro}` : null,
    'SEPA Direct Debit': mandato ? `mandato ${mandato.codice}` : null,
  };
  return metodi.flatMap((metodo) => {
    const Dettaglio = dettagli[metodo];
    return offerti.includes(metodo) && Dettaglio !== null
      ? [{ Metodo: metodo, Dettaglio, Simulato: isSimulato(servizi, metodo) }]
      : [];
  });
}

/** The seller of a studio, with what it sells to it. */
async function readVendita(trx: Trx, servizi: Pick<Servizi, 'now'>, studioId: number) {
  const { gestoreId, pacchetti } = await listPerStudio(trx, { studioId, adesso: servizi.now() });
  return { venditore: await findVenditore(trx, gestoreId), pacchetti };
}

/** What a studio chose, and what it may choose. */
export async function getAutomatico(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli' | 'now'>,
  studioId: number,
): Promise<AutomaticoFilo> {
  const scelto = await findAutomatico(trx, studioId);
  const { venditore, pacchetti } = await readVendita(trx, servizi, studioId);
  return {
    Attivo: scelto?.attivo ?? false,
    Metodo: scelto?.metodo ?? null,
    Soglia: scelto?.soglia ?? null,
    IdPacchetto: scelto?.pacchetto_id ?? null,
    Motivo: scelto?.motivo ?? null,
    HaPagato: venditore !== undefined && (await hasPagato(trx, studioId, venditore.id)),
    Metodi: venditore ? await listMetodi(trx, servizi, studioId, venditore) : [],
    Pacchetti: pacchetti.map(({ id, nome, crediti }) => ({ Id: id, Nome: nome, Crediti: crediti })),
  };
}

/**
 * What it may be turned on with. @throws AUTOMATICO_SENZA_PAGAMENTO before a first payment by hand, RICHIESTA_NON_VALIDA on a
 * method that cannot be charged, a package that is not offered, a threshold that one purchase may leave uncovered
 */
async function requireAcceso(
  { trx, servizi }: Pick<Contesto, 'trx' | 'servizi'>,
  studioId: number,
  { Metodo, Soglia, IdPacchetto }: AutomaticoScritto,
): Promise<void> {
  const { venditore } = await readVendita(trx, servizi, studioId);
  if (!venditore || !(await hasPagato(trx, studioId, venditore.id)))
    throw new DomainError('AUTOMATICO_SENZA_PAGAMENTO');
  const possibili = await listMetodi(trx, servizi, studioId, venditore);
  const { pacchetto } = await getOfferto(trx, { studioId, adesso: servizi.now(), id: IdPacchetto });
  requireNessunErrore({
    ...(possibili.some((uno) => uno.Metodo === Metodo) ? {} : { Metodo: [testiCampo.METODO_NON_ATTIVO] }),
    ...(Soglia > pacchetto.crediti ? { Soglia: [testiCampo.SOGLIA_OLTRE_PACCHETTO] } : {}),
  });
}

/** Turns it on, with what is written, or off, leaving what was chosen. @throws as `requireAcceso` */
export async function changeAutomatico(
  contesto: Contesto,
  studioId: number,
  scritto: AutomaticoScritto,
): Promise<AutomaticoFilo> {
  const { trx, servizi, sessione, ip } = contesto;
  const prima = await findAutomatico(trx, studioId);
  if (scritto.Attivo) {
    await requireAcceso(contesto, studioId, scritto);
    await upsertAutomatico(trx, {
      studio_id: studioId,
      attivo: true,
      metodo: scritto.Metodo,
      soglia: scritto.Soglia,
      pacchetto_id: scritto.IdPacchetto,
      motivo: null,
    });
  } else await stopAutomatico(trx, studioId, null);
  const dopo = await findAutomatico(trx, studioId);
  if (dopo !== undefined)
    await writeRegistro(trx, {
      studioId,
      utenteId: readAutore(sessione, ip).utenteId,
      ip,
      azione: 'modifica acquisto automatico',
      entita: 'acquisto_automatico',
      entitaId: studioId,
      prima: prima ? describe(prima) : null,
      dopo: describe(dopo),
    });
  return getAutomatico(trx, servizi, studioId);
}

const describe = ({ attivo, metodo, soglia }: Automatico) => ({
  Attivo: attivo,
  Metodo: metodo,
  Soglia: soglia,
});

/** The name of the charge at the gateway: written before anything is taken, so that whoever comes after finds it. */
async function prepare(casa: Casa, riga: Pagamento): Promise<string | null> {
  const ambito = { studi: [riga.studio_id] };
  if (riga.esterno_id !== null) return riga.esterno_id;
  if (casa.sportelli.carta === null) throw new SportelloAssente('spento');
  const carta = await withTenant(casa.db, ambito, (trx) => findCarta(trx, riga.studio_id, riga.venditore_id));
  if (carta === undefined) return null;
  const { conto } = await openSportello(casa, riga);
  const nome = await casa.sportelli.carta.prepare(conto, carta, {
    studioId: riga.studio_id,
    pagamentoId: riga.id,
    descrizione: `${riga.pacchetto}, ${riga.crediti} crediti`,
    centesimi: riga.totale,
  });
  return withTenant(casa.db, ambito, async (trx) => {
    const gia = (await lockPagamento(trx, riga.studio_id, riga.id))?.esterno_id ?? null;
    if (gia === null) await updatePagamento(trx, riga, { esterno_id: nome });
    return gia ?? nome;
  });
}

/**
 * Takes the money of an automatic purchase from the card that is kept. Killed anywhere, it goes on from where it was: what is
 * taken has a name that is already written. A gateway that does not answer is asked again at the next round.
 */
async function charge(casa: Casa, riga: Pagamento): Promise<void> {
  try {
    const esternoId = await prepare(casa, riga);
    if (esternoId === null) await applyEsito(casa, riga, { stato: 'rifiutato', motivo: SENZA_CARTA });
    else await reconcile(casa, { ...riga, esterno_id: esternoId });
  } catch (causa) {
    if (!isSenzaRisposta(causa)) throw causa;
  }
}

async function tell(
  trx: Trx,
  casa: Casa,
  studioId: number,
  write: (studio: string, indirizzo: string) => LetteraDiModello,
): Promise<void> {
  const recapito = await findRecapito(trx, studioId);
  if (!recapito?.email) return;
  const lettera = write(recapito.nome, `${casa.indirizzoPubblico()}/impostazioni`);
  await casa.posta.queueMessaggio(trx, {
    destinatario: recapito.email,
    ...(await applyModello(trx, { studioId }, lettera)),
  });
}

/** Another process bought what was wanted: this one takes its own writing back. */
class GiaComprato extends Error {
  override name = 'GiaComprato';
}

/**
 * Says before that it buys, and begins; undefined when it need not.
 * @throws as `createPagamento`, GiaComprato
 */
async function begin(casa: Casa, studioId: number): Promise<Pagamento | undefined> {
  return withTenant(casa.db, { studi: [studioId] }, async (trx) => {
    const scelto = await lockAttivo(trx, studioId);
    if (scelto === undefined) return undefined;
    const isSotto = async () => (await countResidui(trx, [studioId])) < scelto.soglia;
    if (!(await isSotto())) return undefined;
    const { pagamento } = await createPagamento(trx, casa, NESSUNO, {
      studioId,
      idPacchetto: scelto.pacchetto_id,
      metodo: scelto.metodo,
      automatico: true,
    });
    // It is the only one under way from here on: one that ended since the first look is in the count of now.
    if (!(await isSotto())) throw new GiaComprato();
    await tell(trx, casa, studioId, (studio, indirizzo) =>
      writeAvviso(studio, pagamento, { soglia: scelto.soglia, indirizzo }),
    );
    return pagamento;
  });
}

/** The database lets one alone be under way. */
const isGiaInCorso = (causa: unknown): boolean =>
  causa instanceof GiaComprato ||
  (causa instanceof Error && 'constraint' in causa && causa.constraint === 'pagamento_automatico');

/** What cannot be bought any more is not tried for ever: it stops, and says why. */
const stop = (casa: Casa, studioId: number, motivo: string): Promise<void> =>
  withTenant(casa.db, { studi: [studioId] }, async (trx) => {
    await stopAutomatico(trx, studioId, motivo);
    await tell(trx, casa, studioId, (studio, indirizzo) => writeFermato(studio, { motivo, indirizzo }));
  });

/** One studio: bought, or stopped with its reason when it cannot be. Answers whether a purchase began. */
async function buy(casa: Casa, studioId: number): Promise<boolean> {
  try {
    const riga = await begin(casa, studioId);
    if (riga === undefined) return false;
    if (riga.metodo === 'Carta di credito') await charge(casa, riga);
    return true;
  } catch (causa) {
    if (isGiaInCorso(causa)) return false;
    if (!(causa instanceof DomainError)) throw causa;
    await stop(casa, studioId, describeRifiuto(causa));
    return false;
  }
}

/** A refusal on one field says what the field says. */
const describeRifiuto = ({ message, particolari }: DomainError): string =>
  Object.values(particolari.modelState ?? {}).flat()[0] ?? message;

/** Buys for the studi that are below what they chose. Answers how many purchases began. */
export async function buyAutomatici(casa: Casa, studi: readonly number[]): Promise<number> {
  const { interrotti, daComprare } = await withTenant(casa.db, { studi }, async (trx) => ({
    interrotti: await listAddebitiInterrotti(trx),
    daComprare: await listDaComprare(trx),
  }));
  for (const riga of interrotti) await charge(casa, riga);
  let quanti = 0;
  for (const studioId of daComprare) if (await buy(casa, studioId)) quanti += 1;
  return quanti;
}
