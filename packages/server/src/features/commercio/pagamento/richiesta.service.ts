import {
  type MetodoCliente,
  metodoCliente,
  type RichiestaDaPagareFilo,
  type RichiestaPagamentoFilo,
  type TipoPagamento,
} from '@quadra/contract';
import { giornoDiRoma, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { type Ambito, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { computePrezzoStampa, findRecapito } from '../../crediti/credito/credito.public.ts';
import { getGestoreDi } from '../../crediti/pacchetto/pacchetto.public.ts';
import { findFatturazione } from '../fattura/venditore.queries.ts';
import { type Autore, computeImporti, createPagamento, isSimulato, readAccesi } from './acquisto.service.ts';
import { settlePagamento } from './chiusura.service.ts';
import { writePrenotato } from './lettere.ts';
import { listOfferti } from './metodo.rules.ts';
import { describeMetodo } from './offerta.service.ts';
import { listRiprovabiliDi, type Pagamento } from './pagamento.queries.ts';
import { closeRichiesta, findSospesoDi, lockRichiesta, type Richiesta } from './richiesta.queries.ts';
import { abandonPagamento, beginPagamento, type Casa } from './sportello.service.ts';
import { ensureVenditore, type Venditore } from './venditore.queries.ts';

export const toRichiestaFilo = (
  sessione: Pick<Sessione, 'studi'>,
  riga: Richiesta,
): RichiestaPagamentoFilo => ({
  Id: riga.id,
  Data: riga.creata_il.toISOString(),
  Stato: riga.stato,
  Anno: riga.anno,
  Tipo: riga.tipo,
  Intestatario: riga.intestatario,
  Studio: riga.studio,
  Chiusa: riga.chiusa_il?.toISOString() ?? null,
  Totale: toEuro(riga.totale),
  IdDichiarazione: sessione.studi.includes(riga.richiedente_id) ? riga.dichiarazione_id : null,
  Mia: sessione.studi.includes(riga.pagante_id),
});

/** Who sells a print, how it is paid for and what it costs today. */
export interface VenditaStampa {
  readonly venditore: Venditore;
  readonly metodi: readonly { Metodo: MetodoCliente; Dettaglio: string | null; Simulato: boolean }[];
  /** Null where no price list sells it. */
  readonly importi: { Crediti: number; Imponibile: number; Iva: number; Totale: number } | null;
  readonly aliquota: number;
}

const isPrenotabile = (metodo: TipoPagamento): boolean =>
  metodo === 'Bonifico' || metodo === 'SEPA Direct Debit';

/** How a client pays who sells: without a mandate nothing may be debited. */
async function listMetodi(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli'>,
  venditore: Venditore,
  studioId: number,
): Promise<VenditaStampa['metodi']> {
  const offerti = listOfferti(venditore, readAccesi(servizi));
  const metodi: { Metodo: MetodoCliente; Dettaglio: string | null; Simulato: boolean }[] = [];
  for (const Metodo of metodoCliente.filter((uno) => offerti.includes(uno))) {
    // A card that is kept is of who buys packages: here one pays on the page of the gateway.
    const Dettaglio = isPrenotabile(Metodo) ? await describeMetodo(trx, studioId, venditore, Metodo) : null;
    if (Metodo === 'SEPA Direct Debit' && Dettaglio === null) continue;
    metodi.push({ Metodo, Dettaglio, Simulato: isSimulato(servizi, Metodo) });
  }
  return metodi;
}

/** What a print costs the client of a studio, at the prices of who sells to both; the price is never asked of who pays. */
export async function getVenditaStampa(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli' | 'now'>,
  cosa: { readonly studioId: number } & Pick<Richiesta, 'tipo' | 'anno'>,
): Promise<VenditaStampa> {
  const adesso = servizi.now();
  const { gestoreId, isFermo } = await getGestoreDi(trx, cosa.studioId, adesso);
  const venditore = await ensureVenditore(trx, gestoreId);
  const fatturazione = await findFatturazione(trx, gestoreId);
  const vende = !isFermo && (fatturazione?.attiva ?? false);
  const prezzo = await computePrezzoStampa(trx, cosa, adesso);
  const { imponibile, iva, totale, aliquota } = computeImporti(prezzo?.prezzo ?? 0, giornoDiRoma(adesso));
  return {
    venditore,
    metodi: vende ? await listMetodi(trx, servizi, venditore, cosa.studioId) : [],
    importi: prezzo
      ? { Crediti: prezzo.crediti, Imponibile: toEuro(imponibile), Iva: toEuro(iva), Totale: toEuro(totale) }
      : null,
    aliquota,
  };
}

/** Pages where a card was refused are closed: what was paid there meanwhile pays the request. @throws RICHIESTA_PAGAMENTO_CHIUSA */
async function closeRifiutati(casa: Casa, autore: Autore, richiesta: Richiesta): Promise<void> {
  const ambito = { studi: [richiesta.pagante_id] };
  const rifiutati = await withTenant(casa.db, ambito, (trx) => listRiprovabiliDi(trx, richiesta));
  for (const { id } of rifiutati) {
    const { stato } = await abandonPagamento(casa, ambito, autore, id);
    if (stato === 'Completato') throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
  }
}

/** Nobody may pay a request any more in the way it was being paid; one that began meanwhile stays. @throws RICHIESTA_PAGAMENTO_CHIUSA */
async function closeSospeso(
  casa: Casa,
  autore: Autore,
  { richiesta, sospeso }: { richiesta: Richiesta; sospeso: Pagamento | undefined },
): Promise<void> {
  await closeRifiutati(casa, autore, richiesta);
  if (sospeso === undefined) return;
  const ambito = { studi: [richiesta.pagante_id] };
  if (isPrenotabile(sospeso.metodo)) {
    // The bank has it already: only the bank says how it ends.
    if (sospeso.distinta_id !== null) throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
    const passo = { studioId: sospeso.studio_id, id: sospeso.id, atto: 'rinuncia', autore } as const;
    const { cambiato } = await withTenant(casa.db, ambito, (trx) => settlePagamento(trx, casa, passo));
    if (!cambiato) throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
    return;
  }
  const { stato } = await abandonPagamento(casa, ambito, autore, sospeso.id);
  // Paid already, or its page is being opened this very moment.
  if (stato !== 'Annullato' && stato !== 'Fallito') throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
}

/** Books the payment of a request: the print opens when the money comes, and how to send it is written by mail. */
async function bookRichiesta(
  casa: Casa,
  ambito: Ambito,
  autore: Autore,
  { richiesta, metodo }: { richiesta: Richiesta; metodo: MetodoCliente },
): Promise<{ id: string; redirectUrl: null }> {
  return withTenant(casa.db, ambito, async (trx) => {
    const { pagamento } = await createPagamento(trx, casa, autore, {
      studioId: richiesta.pagante_id,
      idRichiesta: richiesta.id,
      metodo,
    });
    const recapito = metodo === 'Bonifico' ? await findRecapito(trx, richiesta.pagante_id) : undefined;
    if (recapito?.email)
      await casa.posta.queueMessaggio(trx, {
        destinatario: recapito.email,
        ...(await applyModello(
          trx,
          { studioId: richiesta.pagante_id },
          writePrenotato(recapito.nome, pagamento, {
            iban: pagamento.iban ?? '',
            intestatario: pagamento.intestatario ?? '',
            causale: pagamento.causale,
            indirizzo: `${casa.indirizzoPubblico()}/da-pagare/${richiesta.id}`,
            isStampa: true,
          }),
        )),
      });
    return { id: pagamento.id, redirectUrl: null };
  });
}

/** The payment of a request that was booked and waits for the money; null when there is none. */
export async function findPrenotato(
  trx: Trx,
  richiesta: Richiesta,
): Promise<RichiestaDaPagareFilo['Prenotato']> {
  const sospeso = await findSospesoDi(trx, richiesta);
  if (sospeso === undefined || !isPrenotabile(sospeso.metodo)) return null;
  return {
    Metodo: sospeso.metodo,
    Totale: toEuro(sospeso.totale),
    Causale: sospeso.causale,
    Iban: sospeso.iban,
    Intestatario: sospeso.intestatario,
    AddebitoIl: sospeso.addebito_il,
    Annullabile: sospeso.distinta_id === null,
  };
}

/**
 * Who was asked pays, on the page of a gateway, or books it. One way at a time: a page that is open already is gone back to, one of another
 * way is closed first, and so is what was booked and the bank has not. @throws as `beginPagamento`, RICHIESTA_PAGAMENTO_CHIUSA
 */
export async function payRichiesta(
  casa: Casa,
  ambito: Ambito,
  autore: Autore,
  { richiesta, metodo }: { richiesta: Richiesta; metodo: MetodoCliente },
): Promise<{ id: string; redirectUrl: string | null }> {
  if (richiesta.stato !== 'Da pagare') throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
  const sospeso = await withTenant(casa.db, ambito, (trx) => findSospesoDi(trx, richiesta));
  const isAncora = sospeso?.scade_il && sospeso.scade_il > casa.now();
  if (sospeso?.esterno_pagina && sospeso.metodo === metodo && isAncora)
    return { id: sospeso.id, redirectUrl: sospeso.esterno_pagina };
  if (sospeso?.metodo === metodo && isPrenotabile(metodo)) return { id: sospeso.id, redirectUrl: null };
  await closeSospeso(casa, autore, { richiesta, sospeso });
  if (isPrenotabile(metodo)) return bookRichiesta(casa, ambito, autore, { richiesta, metodo });
  return beginPagamento(casa, ambito, autore, {
    studioId: richiesta.pagante_id,
    idRichiesta: richiesta.id,
    metodo,
  });
}

/**
 * Takes a request back before it is paid: a page of payment that is open is closed first, and nobody may pay it any more.
 * @throws RICHIESTA_PAGAMENTO_CHIUSA, CIRCUITO_NON_RAGGIUNGIBILE
 */
export async function withdrawRichiesta(casa: Casa, autore: Autore, richiesta: Richiesta): Promise<void> {
  if (richiesta.stato !== 'Da pagare') throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
  const { richiedente_id, pagante_id, id } = richiesta;
  const sospeso = await withTenant(casa.db, { studi: [pagante_id] }, (trx) => findSospesoDi(trx, richiesta));
  await closeSospeso(casa, autore, { richiesta, sospeso });
  await withTenant(casa.db, { studi: [richiedente_id, pagante_id] }, async (trx) => {
    const tenuta = await lockRichiesta(trx, id);
    const isLibera = tenuta?.stato === 'Da pagare' && (await findSospesoDi(trx, tenuta)) === undefined;
    if (!isLibera) throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
    await closeRichiesta(trx, id, { stato: 'Ritirata', pagamento_id: null, chiusa_il: casa.now() });
  });
}
