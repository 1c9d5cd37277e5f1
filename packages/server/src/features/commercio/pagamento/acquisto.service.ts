import { randomBytes } from 'node:crypto';
import { type TipoPagamento, testiCampo } from '@quadra/contract';
import { computeIvaOrdinaria } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { getOfferto, requireVendita } from '../../crediti/pacchetto/pacchetto.public.ts';
import { requireFatturazione } from '../fattura/emissione.ts';
import { findMandatoAttivo } from './mandato.queries.ts';
import { computeAddebito } from './mandato.rules.ts';
import { type Accesi, listOfferti } from './metodo.rules.ts';
import { insertPagamento, type Pagamento } from './pagamento.queries.ts';
import { makeCausale } from './pagamento.rules.ts';
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
  readonly idPacchetto: string;
  readonly metodo: TipoPagamento;
  readonly automatico?: boolean;
  readonly salvaAlias?: boolean;
  readonly scadeIl?: Date;
}

/**
 * Begins a purchase: what is agreed, at the price of now, waiting for the money.
 * @throws PAGAMENTI_NON_ATTIVI, FATTURAZIONE_NON_CONFIGURATA, DATI_FATTURAZIONE_MANCANTI, RICHIESTA_NON_VALIDA for a package or a method that is not offered
 */
export async function createPagamento(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli' | 'now'>,
  autore: Autore,
  acquisto: Acquisto,
): Promise<{ pagamento: Pagamento; venditore: Venditore }> {
  const { studioId, metodo } = acquisto;
  const adesso = servizi.now();
  const { gestoreId, pacchetto } = await getOfferto(trx, { studioId, adesso, id: acquisto.idPacchetto });
  const venditore = await requireMetodo(trx, servizi, gestoreId, metodo);
  const addebito = metodo === 'SEPA Direct Debit' ? await getAddebito(trx, studioId, venditore, adesso) : {};
  await requireFatturazione(trx, gestoreId);
  await requireVendita(trx, studioId, { adesso, vende: 'gestore' });
  const { imponibile, iva, totale } = computeImporti(pacchetto.prezzo, giornoDiRoma(adesso));
  const pagamento = await insertPagamento(trx, {
    studio_id: studioId,
    venditore_id: venditore.id,
    metodo,
    automatico: acquisto.automatico ?? false,
    pacchetto_id: pacchetto.id,
    pacchetto: pacchetto.nome,
    crediti: pacchetto.crediti,
    scadenza_mesi: pacchetto.scadenza_mesi,
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
    dopo: { Metodo: metodo, Pacchetto: pacchetto.nome, Importo: totale / 100 },
  });
  return { pagamento, venditore };
}
