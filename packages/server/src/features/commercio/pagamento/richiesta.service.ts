import { type MetodoCliente, metodoCliente, type RichiestaPagamentoFilo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { type Ambito, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { computePrezzoStampa } from '../../crediti/credito/credito.public.ts';
import { getGestoreDi } from '../../crediti/pacchetto/pacchetto.public.ts';
import { findFatturazione } from '../fattura/venditore.queries.ts';
import { type Autore, computeImporti, isSimulato, readAccesi } from './acquisto.service.ts';
import { listOfferti } from './metodo.rules.ts';
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
  Totale: riga.totale === null ? null : riga.totale / 100,
  IdDichiarazione: sessione.studi.includes(riga.richiedente_id) ? riga.dichiarazione_id : null,
  Mia: sessione.studi.includes(riga.pagante_id),
});

/** Who sells a print, how it is paid for and what it costs today. */
export interface VenditaStampa {
  readonly venditore: Venditore;
  readonly metodi: readonly { Metodo: MetodoCliente; Dettaglio: null; Simulato: boolean }[];
  /** Null where no price list sells it. */
  readonly importi: { Crediti: number; Imponibile: number; Iva: number; Totale: number } | null;
  readonly aliquota: number;
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
  const offerti = vende ? listOfferti(venditore, readAccesi(servizi)) : [];
  const prezzo = await computePrezzoStampa(trx, cosa, adesso);
  const { imponibile, iva, totale, aliquota } = computeImporti(prezzo?.prezzo ?? 0, giornoDiRoma(adesso));
  return {
    venditore,
    metodi: metodoCliente
      .filter((metodo) => offerti.includes(metodo))
      .map((Metodo) => ({ Metodo, Dettaglio: null, Simulato: isSimulato(servizi, Metodo) })),
    importi: prezzo
      ? { Crediti: prezzo.crediti, Imponibile: imponibile / 100, Iva: iva / 100, Totale: totale / 100 }
      : null,
    aliquota,
  };
}

/** How the payment of a request that is under way stands, after its gateway was told to close it. */
async function closeSospeso(casa: Casa, autore: Autore, richiesta: Richiesta): Promise<void> {
  const ambito = { studi: [richiesta.pagante_id] };
  const sospeso = await withTenant(casa.db, ambito, (trx) => findSospesoDi(trx, richiesta));
  if (sospeso === undefined) return;
  const { stato } = await abandonPagamento(casa, ambito, autore, sospeso.id);
  // Paid already, or its page is being opened this very moment.
  if (stato !== 'Annullato' && stato !== 'Fallito') throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
}

/**
 * Who was asked pays, on the page of a gateway. One way at a time: a page that is open already is gone back to, one of another
 * way is closed first. @throws as `beginPagamento`, RICHIESTA_PAGAMENTO_CHIUSA
 */
export async function payRichiesta(
  casa: Casa,
  ambito: Ambito,
  autore: Autore,
  { richiesta, metodo }: { richiesta: Richiesta; metodo: MetodoCliente },
): Promise<{ id: string; redirectUrl: string }> {
  if (richiesta.stato !== 'Da pagare') throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
  const sospeso = await withTenant(casa.db, ambito, (trx) => findSospesoDi(trx, richiesta));
  const isAncora = sospeso?.scade_il && sospeso.scade_il > casa.now();
  if (sospeso?.esterno_pagina && sospeso.metodo === metodo && isAncora)
    return { id: sospeso.id, redirectUrl: sospeso.esterno_pagina };
  await closeSospeso(casa, autore, richiesta);
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
  await closeSospeso(casa, autore, richiesta);
  const { richiedente_id, pagante_id, id } = richiesta;
  await withTenant(casa.db, { studi: [richiedente_id, pagante_id] }, async (trx) => {
    const tenuta = await lockRichiesta(trx, id);
    const isLibera = tenuta?.stato === 'Da pagare' && (await findSospesoDi(trx, tenuta)) === undefined;
    if (!isLibera) throw new DomainError('RICHIESTA_PAGAMENTO_CHIUSA');
    await closeRichiesta(trx, id, { stato: 'Ritirata', pagamento_id: null, chiusa_il: casa.now() });
  });
}
