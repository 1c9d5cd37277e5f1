import { randomBytes } from 'node:crypto';
import { type TipoPagamento, testiCampo } from '@quadra/contract';
import { computeIvaOrdinaria } from '@quadra/fisco';
import { giornoDiRoma, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { computePrezzoStampa } from '../../crediti/credito/credito.public.ts';
import { getGestoreDi, getOfferto, requireVendita } from '../../crediti/pacchetto/pacchetto.public.ts';
import { requireFatturazione } from '../fattura/emissione.ts';
import { findMandatoAttivo } from './mandato.queries.ts';
import { computeAddebito } from './mandato.rules.ts';
import { type Accesi, listOfferti } from './metodo.rules.ts';
import { insertPagamento, type Pagamento } from './pagamento.queries.ts';
import { makeCausale } from './pagamento.rules.ts';
import { findSospesoDi, lockRichiesta } from './richiesta.queries.ts';
import { findVenditore, type Venditore } from './venditore.queries.ts';

/** Who acts; nobody in particular for a job. */
export interface Autore {
  readonly utenteId: number | null;
  readonly attoreId: number | null;
  readonly ip: string | null;
}

/** A job acts for nobody in particular. */
export const NESSUNO: Autore = { utenteId: null, attoreId: null, ip: null };

export const readAutore = ({ utenteId, sostituzione }: Sessione, ip: string): Autore => ({
  utenteId,
  attoreId: sostituzione?.attoreId ?? null,
  ip,
});

export const readAccesi = ({ sportelli }: Pick<Servizi, 'sportelli'>): Accesi => ({
  carta: sportelli.carta !== null,
  paypal: sportelli.paypal !== null,
});

/** Whether what is paid this way really leaves this machine. */
export function isSimulato({ sportelli }: Pick<Servizi, 'sportelli'>, metodo: TipoPagamento): boolean {
  if (metodo === 'Carta di credito') return sportelli.carta?.simulato ?? false;
  return metodo === 'Paypal' && (sportelli.paypal?.simulato ?? false);
}

/**
 * Who sells to a studio, when it may be paid this way. @throws PAGAMENTI_NON_ATTIVI when it can be paid no way at all,
 * RICHIESTA_NON_VALIDA on the method when it is this one
 */
async function requireMetodo(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli'>,
  gestoreId: number | null,
  metodo: TipoPagamento,
): Promise<Venditore> {
  const venditore = await findVenditore(trx, gestoreId);
  const offerti = venditore ? listOfferti(venditore, readAccesi(servizi)) : [];
  if (!venditore || offerti.length === 0) throw new DomainError('PAGAMENTI_NON_ATTIVI');
  if (!offerti.includes(metodo))
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Metodo: [testiCampo.METODO_NON_ATTIVO] } });
  return venditore;
}

/** What is debited, and when. @throws RICHIESTA_NON_VALIDA on the method without a mandate that may be used */
async function getAddebito(trx: Trx, studioId: number, venditore: Venditore, adesso: Date) {
  const mandato = await findMandatoAttivo(trx, studioId, venditore.id);
  if (mandato === undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Metodo: [testiCampo.METODO_NON_ATTIVO] } });
  return { mandato_id: mandato.id, addebito_il: computeAddebito(giornoDiRoma(adesso)) };
}

/** What a package costs on a day: cents, VAT apart. */
export function computeImporti(prezzo: number, giorno: string) {
  const { iva, aliquota } = computeIvaOrdinaria(prezzo, Number(giorno.slice(0, 4)));
  return { imponibile: prezzo, iva, totale: prezzo + iva, aliquota };
}

export interface Acquisto {
  readonly studioId: number;
  readonly idPacchetto?: string;
  /** In place of a package: the request of a studio that it pays. */
  readonly idRichiesta?: string;
  readonly metodo: TipoPagamento;
  readonly automatico?: boolean;
  readonly salvaAlias?: boolean;
  readonly scadeIl?: Date;
}

/** What is sold, at the price of now. */
interface Merce {
  readonly gestoreId: number | null;
  readonly pacchettoId: string | null;
  readonly richiestaId: string | null;
  readonly nome: string;
  readonly crediti: number;
  readonly scadenzaMesi: number | null;
  /** Cents, VAT apart. */
  readonly prezzo: number;
}

/** The print that a request asks to be paid; held: who takes it back waits. @throws RICHIESTA_PAGAMENTO_CHIUSA, RICHIESTA_PAGAMENTO_ESCLUSA */
async function getStampa(trx: Trx, studioId: number, id: string, adesso: Date): Promise<Merce> {
  const richiesta = await lockRichiesta(trx, id);
  if (richiesta?.pagante_id !== studioId) throw new DomainError('NON_TROVATO');
  if (richiesta.stato !== 'Da pagare' || (await findSospesoDi(trx, richiesta)))
    throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
  const { tipo, anno } = richiesta;
  const prezzo = await computePrezzoStampa(trx, { studioId, tipo, anno }, adesso);
  if (prezzo === undefined) throw new DomainError('RICHIESTA_PAGAMENTO_ESCLUSA');
  const { gestoreId } = await getGestoreDi(trx, studioId, adesso);
  const nome = `Stampa definitiva, ${tipo} ${anno}`;
  return { gestoreId, pacchettoId: null, richiestaId: id, nome, scadenzaMesi: null, ...prezzo };
}

async function getMerce(
  trx: Trx,
  { studioId, idPacchetto = '', idRichiesta }: Acquisto,
  adesso: Date,
): Promise<Merce> {
  if (idRichiesta !== undefined) return getStampa(trx, studioId, idRichiesta, adesso);
  const { gestoreId, pacchetto } = await getOfferto(trx, { studioId, adesso, id: idPacchetto });
  const { id: pacchettoId, nome, crediti, prezzo, scadenza_mesi: scadenzaMesi } = pacchetto;
  return { gestoreId, pacchettoId, richiestaId: null, nome, crediti, prezzo, scadenzaMesi };
}

/** What a payment is for, in words. */
export const describeMerce = (riga: Pick<Pagamento, 'pacchetto' | 'pacchetto_id' | 'crediti'>): string =>
  riga.pacchetto_id === null ? riga.pacchetto : `${riga.pacchetto}, ${riga.crediti} crediti`;

/**
 * Begins a purchase: what is agreed, at the price of now, waiting for the money.
 * @throws PAGAMENTI_NON_ATTIVI, FATTURAZIONE_NON_CONFIGURATA, DATI_FATTURAZIONE_MANCANTI, RICHIESTA_NON_VALIDA for a package or
 * a method that is not offered; RICHIESTA_PAGAMENTO_CHIUSA for a request that was paid or taken back
 */
export async function createPagamento(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli' | 'now'>,
  autore: Autore,
  acquisto: Acquisto,
): Promise<{ pagamento: Pagamento; venditore: Venditore }> {
  const { studioId, metodo } = acquisto;
  const adesso = servizi.now();
  const merce = await getMerce(trx, acquisto, adesso);
  const { gestoreId, nome, crediti } = merce;
  const venditore = await requireMetodo(trx, servizi, gestoreId, metodo);
  const addebito = metodo === 'SEPA Direct Debit' ? await getAddebito(trx, studioId, venditore, adesso) : {};
  await requireFatturazione(trx, gestoreId);
  await requireVendita(trx, studioId, { adesso, vende: 'gestore' });
  const { imponibile, iva, totale } = computeImporti(merce.prezzo, giornoDiRoma(adesso));
  const pagamento = await insertPagamento(trx, {
    studio_id: studioId,
    venditore_id: venditore.id,
    metodo,
    automatico: acquisto.automatico ?? false,
    pacchetto_id: merce.pacchettoId,
    richiesta_id: merce.richiestaId,
    pacchetto: nome,
    crediti,
    scadenza_mesi: merce.scadenzaMesi,
    imponibile,
    iva,
    totale,
    causale: makeCausale(randomBytes(10)),
    iban: metodo === 'Bonifico' ? venditore.iban : null,
    intestatario: metodo === 'Bonifico' ? venditore.intestatario : null,
    simulato: isSimulato(servizi, metodo),
    salva_alias: acquisto.salvaAlias ?? false,
    creato_il: adesso,
    scade_il: acquisto.scadeIl ?? null,
    ...addebito,
    autore_id: autore.utenteId,
    attore_id: autore.attoreId,
  });
  await writeRegistro(trx, {
    studioId,
    utenteId: autore.utenteId,
    ip: autore.ip,
    azione: 'nuovo pagamento',
    entita: 'pagamento',
    entitaId: pagamento.id,
    dopo: { Metodo: metodo, Pacchetto: nome, Importo: toEuro(totale) },
  });
  return { pagamento, venditore };
}
