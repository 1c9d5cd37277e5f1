import { type PagamentoFilo, testiFattura } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { findRecapito } from '../../crediti/credito/credito.public.ts';
import { createPagamento, readAutore } from './acquisto.service.ts';
import { settlePagamento } from './chiusura.service.ts';
import { isVenditore, toFilo } from './filo.ts';
import { writePrenotato } from './lettere.ts';
import { findPagamento, type RigaPagamento } from './pagamento.queries.ts';
import type { AttoPagamento } from './pagamento.rules.ts';

/** Who acts, where and with what. */
export interface Contesto {
  readonly trx: Trx;
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly ip: string;
}

/** A payment of the studi of the transaction. @throws NON_TROVATO */
export async function getPagamento(trx: Trx, id: string): Promise<RigaPagamento> {
  const riga = await findPagamento(trx, id);
  if (riga === undefined) throw new DomainError('NON_TROVATO');
  return riga;
}

/**
 * Books a package to be paid with a transfer: the credits come when the seller has the money.
 * @throws as `createPagamento`
 */
export async function bookBonifico(
  { trx, servizi, sessione, ip }: Contesto,
  studioId: number,
  idPacchetto: string,
): Promise<PagamentoFilo> {
  const { pagamento } = await createPagamento(trx, servizi, readAutore(sessione, ip), {
    studioId,
    idPacchetto,
    metodo: 'Bonifico',
  });
  const recapito = await findRecapito(trx, studioId);
  if (recapito?.email)
    await servizi.posta.queueMessaggio(trx, {
      destinatario: recapito.email,
      ...(await applyModello(
        trx,
        { studioId },
        writePrenotato(recapito.nome, pagamento, {
          iban: pagamento.iban ?? '',
          intestatario: pagamento.intestatario ?? '',
          causale: pagamento.causale,
          indirizzo: `${servizi.indirizzoPubblico()}/bonifici`,
        }),
      )),
    });
  return toFilo(sessione, await getPagamento(trx, pagamento.id));
}

/**
 * An act on a payment by hand: by its seller, or its buyer when he gives up.
 * @throws NON_TROVATO, NON_AUTORIZZATO when it is of another seller, PAGAMENTO_CHIUSO when it waits no more
 */
export async function settleAMano(
  { trx, servizi, sessione, ip }: Contesto,
  id: string,
  passo: { atto: AttoPagamento; incassatoIl?: string | null; motivo?: string },
): Promise<PagamentoFilo> {
  const riga = await getPagamento(trx, id);
  const isSuo =
    isVenditore(sessione, riga) || (passo.atto === 'rinuncia' && sessione.studioId === riga.studio_id);
  if (!isSuo) throw new DomainError('NON_AUTORIZZATO');
  const isFuturo = (passo.incassatoIl ?? '') > giornoDiRoma(servizi.now());
  requireNessunErrore(isFuturo ? { DataIncasso: [testiFattura.DATA_FUTURA] } : {});
  // The bank has it already: only the bank says how it ends.
  if (passo.atto === 'rinuncia' && riga.distinta_id !== null) throw new DomainError('PAGAMENTO_CHIUSO');
  const { cambiato } = await settlePagamento(trx, servizi, {
    studioId: riga.studio_id,
    id,
    autore: readAutore(sessione, ip),
    ...passo,
  });
  if (!cambiato) throw new DomainError('PAGAMENTO_CHIUSO');
  return toFilo(sessione, await getPagamento(trx, id));
}
