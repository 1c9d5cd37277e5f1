import type { TipoPagamento } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import type { Ambito } from '../../../db/tenancy.ts';
import { withTenant } from '../../../db/tenancy.ts';
import {
  type CartaLetta,
  type Conto,
  type EsitoSportello,
  type Sportello,
  SportelloAssente,
} from '../../../gateways/sportello/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findRecapito } from '../../crediti/credito/credito.public.ts';
import { type Acquisto, type Autore, createPagamento, describeMerce, NESSUNO } from './acquisto.service.ts';
import { type Attrezzi, settlePagamento } from './chiusura.service.ts';
import {
  findPagamento,
  listRiprovabili,
  listSospesi,
  type Pagamento,
  type RigaPagamento,
  updatePagamento,
  upsertCarta,
} from './pagamento.queries.ts';
import { type AttoPagamento, DA_VERIFICARE } from './pagamento.rules.ts';
import { findVenditoreDi, type Venditore } from './venditore.queries.ts';

export type Casa = Attrezzi & Pick<Servizi, 'db' | 'sportelli' | 'cifratura'>;

/** The gateway of a method; null for what has none, or is off. */
const findSportello = ({ sportelli }: Casa, metodo: TipoPagamento): Sportello | null => {
  if (metodo === 'Carta di credito') return sportelli.carta;
  return metodo === 'Paypal' ? sportelli.paypal : null;
};

/** What is sealed of a seller, open. */
export function openSegreto(
  { cifratura }: Pick<Casa, 'cifratura'>,
  venditore: Venditore,
  quale: 'carta_segreto' | 'carta_notifica_segreto' | 'paypal_segreto',
): string {
  const chiuso = venditore[quale];
  return chiuso === null ? '' : cifratura.open(chiuso, `venditore/${venditore.id}/${quale}`);
}

const openConto = (casa: Casa, venditore: Venditore, metodo: TipoPagamento): Conto =>
  metodo === 'Paypal'
    ? { id: venditore.paypal_client_id ?? '', segreto: openSegreto(casa, venditore, 'paypal_segreto') }
    : { id: venditore.id, segreto: openSegreto(casa, venditore, 'carta_segreto') };

/** The gateway of a payment and the account of its seller. @throws CIRCUITO_NON_RAGGIUNGIBILE when it is off */
export async function openSportello(
  casa: Casa,
  riga: Pagamento,
): Promise<{ sportello: Sportello; conto: Conto }> {
  const sportello = findSportello(casa, riga.metodo);
  const venditore = await withTenant(casa.db, { studi: [riga.studio_id] }, (trx) =>
    findVenditoreDi(trx, riga.venditore_id),
  );
  if (sportello === null || venditore === undefined) throw new DomainError('CIRCUITO_NON_RAGGIUNGIBILE');
  return { sportello, conto: openConto(casa, venditore, riga.metodo) };
}

/** A gateway that did not answer: it is asked again. */
export const isSenzaRisposta = (causa: unknown): boolean =>
  causa instanceof SportelloAssente ||
  (causa instanceof DomainError && causa.codice === 'CIRCUITO_NON_RAGGIUNGIBILE');

const asAssente = (causa: unknown): unknown =>
  causa instanceof SportelloAssente ? new DomainError('CIRCUITO_NON_RAGGIUNGIBILE', { causa }) : causa;

/** The payment of a card is told in our words; the code of the gateway stays beside. */
const frasi: Readonly<Record<string, string>> = {
  card_declined: 'la banca ha rifiutato la carta',
  insufficient_funds: 'disponibilità insufficiente sulla carta',
  expired_card: 'carta scaduta',
  incorrect_cvc: 'codice di sicurezza errato',
  authentication_required: 'la banca chiede la conferma del titolare',
  payment_intent_authentication_failure: 'la conferma del titolare non è riuscita',
  instrument_declined: 'PayPal ha rifiutato il mezzo di pagamento',
};
const describeRifiuto = (motivo: string): string => frasi[motivo] ?? `pagamento non autorizzato (${motivo})`;

/** What the word of a gateway is for a payment; undefined: nothing yet. */
function readPasso(
  riga: Pagamento,
  esito: EsitoSportello,
): { atto: AttoPagamento; motivo?: string } | undefined {
  if (esito.stato === 'attesa') return undefined;
  if (esito.stato === 'chiuso') return { atto: 'rinuncia', motivo: 'pagina di pagamento chiusa' };
  if (esito.stato === 'rifiutato') return { atto: 'rifiuto', motivo: describeRifiuto(esito.motivo) };
  if (esito.centesimi === riga.totale && esito.valuta === 'eur') return { atto: 'incasso' };
  // Never credited: whoever sells looks at what the gateway took.
  const preso = `${toEuro(esito.centesimi).toFixed(2).replace('.', ',')} ${esito.valuta.toUpperCase()}`;
  return { atto: 'rifiuto', motivo: `il circuito ha incassato ${preso} invece del totale${DA_VERIFICARE}` };
}

async function keepCarta(
  trx: Parameters<typeof upsertCarta>[0],
  riga: Pagamento,
  { alias, cliente, circuito, ultimeQuattro, scadenza }: CartaLetta,
): Promise<void> {
  await upsertCarta(trx, {
    studio_id: riga.studio_id,
    venditore_id: riga.venditore_id,
    alias,
    cliente,
    circuito,
    ultime_quattro: ultimeQuattro,
    scadenza,
  });
}

/** Nobody can pay any more where it was to be paid. */
const isFinito = ({ stato }: EsitoSportello): boolean => stato === 'chiuso' || stato === 'incassato';

/** What a gateway says of a payment becomes its state, in one transaction with what follows from it. */
export async function applyEsito(
  casa: Casa,
  riga: Pagamento,
  esito: EsitoSportello,
  autore: Autore = NESSUNO,
): Promise<Pagamento> {
  const passo = readPasso(riga, esito);
  if (passo === undefined) return riga;
  return withTenant(casa.db, { studi: [riga.studio_id] }, async (trx) => {
    const chiuso = await settlePagamento(trx, casa, {
      studioId: riga.studio_id,
      id: riga.id,
      autore,
      ...passo,
    });
    const carta = esito.stato === 'incassato' ? esito.carta : null;
    if (chiuso.cambiato && carta && riga.salva_alias) await keepCarta(trx, riga, carta);
    if (chiuso.riga.stato === 'Fallito' && isFinito(esito))
      await updatePagamento(trx, riga, { esterno_pagina: null });
    return chiuso.riga;
  });
}

/**
 * Begins a purchase paid on the page of a gateway. Answers where to go.
 * @throws as `createPagamento`, CIRCUITO_NON_RAGGIUNGIBILE
 */
export async function beginPagamento(
  casa: Casa,
  ambito: Ambito,
  autore: Autore,
  acquisto: Acquisto,
): Promise<{ id: string; redirectUrl: string }> {
  const { riga, email } = await withTenant(casa.db, ambito, async (trx) => {
    const { pagamento } = await createPagamento(trx, casa, autore, acquisto);
    return { riga: pagamento, email: (await findRecapito(trx, acquisto.studioId))?.email ?? null };
  });
  try {
    const { sportello, conto } = await openSportello(casa, riga);
    const qui = `${casa.indirizzoPubblico()}/pagamento/${riga.id}`;
    const pagina = await sportello.open(conto, {
      studioId: riga.studio_id,
      pagamentoId: riga.id,
      descrizione: describeMerce(riga),
      centesimi: riga.totale,
      email,
      ritorno: `${qui}?esito=pagato`,
      rinuncia: `${qui}?esito=annullato`,
      tiene: riga.salva_alias,
    });
    await withTenant(casa.db, ambito, (trx) =>
      updatePagamento(trx, riga, {
        esterno_id: pagina.id,
        esterno_pagina: pagina.indirizzo,
        scade_il: pagina.scadeIl,
      }),
    );
    return { id: riga.id, redirectUrl: pagina.indirizzo };
  } catch (causa) {
    await applyEsito(casa, riga, { stato: 'chiuso' }, autore);
    throw asAssente(causa);
  }
}

/** @throws NON_TROVATO */
async function getRiga(casa: Casa, ambito: Ambito, id: string): Promise<RigaPagamento> {
  const riga = await withTenant(casa.db, ambito, (trx) => findPagamento(trx, id), { isLettura: true });
  if (riga === undefined) throw new DomainError('NON_TROVATO');
  return riga;
}

type AlloSportello<R extends Pagamento = Pagamento> = R & { readonly esterno_id: string };
const hasEsterno = <R extends Pagamento>(riga: R): riga is AlloSportello<R> => riga.esterno_id !== null;

/** Whether its page may still pay it: it waits there, or a first card was refused and another may be tried. */
const isAlloSportello = (riga: RigaPagamento): riga is AlloSportello<RigaPagamento> =>
  (riga.stato === 'In sospeso' || riga.riprovabile) && hasEsterno(riga);

/** What its gateway answers becomes its state. @throws CIRCUITO_NON_RAGGIUNGIBILE */
async function ask(
  casa: Casa,
  riga: AlloSportello,
  domanda: (sportello: Sportello, conto: Conto, esternoId: string) => Promise<EsitoSportello>,
  autore?: Autore,
): Promise<Pagamento> {
  const { sportello, conto } = await openSportello(casa, riga);
  try {
    return await applyEsito(casa, riga, await domanda(sportello, conto, riga.esterno_id), autore);
  } catch (causa) {
    throw asAssente(causa);
  }
}

/** How a payment stands, asked of its gateway while its page may pay it. @throws NON_TROVATO, CIRCUITO_NON_RAGGIUNGIBILE */
export async function checkPagamento(casa: Casa, ambito: Ambito, id: string): Promise<Pagamento> {
  const riga = await getRiga(casa, ambito, id);
  return isAlloSportello(riga) ? reconcile(casa, riga) : riga;
}

/**
 * What its gateway says of a payment that waits there; what was approved, or prepared from a card that is kept, is taken now.
 * @throws CIRCUITO_NON_RAGGIUNGIBILE
 */
export const reconcile = (casa: Casa, riga: AlloSportello): Promise<Pagamento> =>
  ask(casa, riga, (sportello, conto, id) => sportello.settle(conto, id, `cattura-${riga.id}`));

/**
 * Who buys gives up, or is about to pay another way: nobody may pay it any more, unless it was paid already.
 * @throws NON_TROVATO, CIRCUITO_NON_RAGGIUNGIBILE
 */
export async function abandonPagamento(
  casa: Casa,
  ambito: Ambito,
  autore: Autore,
  id: string,
): Promise<Pagamento> {
  const riga = await getRiga(casa, ambito, id);
  if (!isAlloSportello(riga)) return riga;
  return ask(casa, riga, (sportello, conto, esternoId) => sportello.close(conto, esternoId), autore);
}

/** A page that was never opened at the gateway can be paid by nobody. */
const MAI_APERTA_MS = 5 * 60_000;
/** The notification of a gateway comes by itself: what waits longer is asked for. */
const ATTESA_MS = 2 * 60_000;

/** Past the time of its page: what was approved is taken, and what nobody paid can be paid no more. */
async function expire(casa: Casa, riga: AlloSportello): Promise<Pagamento> {
  try {
    const dopo = await reconcile(casa, riga);
    if (dopo.stato !== 'In sospeso') return dopo;
  } catch (causa) {
    // Of what it forgot a gateway says nothing: whether it can still be paid is asked below.
    if (!isSenzaRisposta(causa)) throw causa;
  }
  return ask(casa, riga, (sportello, conto, id) => sportello.close(conto, id));
}

/** Whether the round found out how a payment ended. @throws CIRCUITO_NON_RAGGIUNGIBILE */
async function visit(casa: Casa, riga: Pagamento, adesso: number): Promise<boolean> {
  // An automatic one has no page: its round goes on with it.
  const isMaiAperta =
    !riga.automatico && riga.esterno_id === null && riga.creato_il.getTime() < adesso - MAI_APERTA_MS;
  if (isMaiAperta) return (await applyEsito(casa, riga, { stato: 'chiuso' })).stato !== riga.stato;
  if (!hasEsterno(riga)) return false;
  // What was refused is taken again only where who buys asks for it: he may have paid another way since.
  const isScaduta = riga.scade_il !== null && riga.scade_il.getTime() < adesso;
  const dopo =
    riga.stato === 'In sospeso'
      ? await (isScaduta ? expire : reconcile)(casa, riga)
      : await ask(casa, riga, (sportello, conto, id) => sportello.look(conto, id));
  return dopo.stato !== riga.stato;
}

/**
 * Asks the gateways about what waits for them in some studi, and about what they refused and may have taken since. Answers how
 * many ended, and how many could not be asked.
 */
export async function reconcileSospesi(
  casa: Casa,
  studi: readonly number[],
): Promise<{ chiusi: number; senzaRisposta: number }> {
  const adesso = casa.now().getTime();
  const prima = new Date(adesso - ATTESA_MS);
  const righe = await withTenant(casa.db, { studi }, async (trx) => [
    ...(await listSospesi(trx, prima)),
    ...(await listRiprovabili(trx, prima)),
  ]);
  const conto = { chiusi: 0, senzaRisposta: 0 };
  for (const riga of righe) {
    try {
      if (await visit(casa, riga, adesso)) conto.chiusi += 1;
    } catch {
      conto.senzaRisposta += 1;
    }
  }
  return conto;
}
