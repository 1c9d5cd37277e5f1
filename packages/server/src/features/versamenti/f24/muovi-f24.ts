import { type f24Azione, testiF24 } from '@quadra/contract';
import { giornoDiRoma, toCentesimi, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { type F24Tenuto, listRigheF24, lockVoci, setPagati, updateF24 } from './f24.queries.ts';
import { splitPagato } from './f24.rules.ts';
import { type Chi, refuseDoppio, requireInviabile, takeF24, tellF24 } from './f24.service.ts';

type Azione = z.output<typeof f24Azione>;

const requirePassato = (giorno: string, adesso: Date) =>
  requireNessunErrore(giorno > giornoDiRoma(adesso) ? { Data: [testiF24.DATA_DOPO_OGGI] } : {});

type Di<A extends Azione['Azione']> = Extract<Azione, { Azione: A }>;

async function send(trx: Trx, chi: Chi, f24: F24Tenuto, a: Di<'invia'>): Promise<object> {
  requirePassato(a.Data, chi.adesso);
  await requireInviabile(trx, f24, await listRigheF24(trx, f24.studio_id, [f24.id]), a.Motivo);
  await updateF24(trx, f24, {
    stato: 'Inviato',
    stato_invio: 'Inviato',
    inviato_il: a.Data,
    protocollo: a.Protocollo,
    scarto: null,
  });
  return { inviato: a.Data, protocollo: a.Protocollo, motivo: a.Motivo };
}

async function receive(trx: Trx, f24: F24Tenuto, a: Di<'ricevuta'>): Promise<object> {
  if (f24.inviato_il === null) throw new DomainError('F24_IN_QUESTO_STATO');
  const isScartato = a.Esito === 'Scartato';
  if (isScartato && f24.stato === 'Pagato') throw new DomainError('F24_IN_QUESTO_STATO');
  requireNessunErrore(isScartato && a.Scarto === null ? { Scarto: [testiF24.MANCA_SCARTO] } : {});
  await updateF24(trx, f24, {
    stato: isScartato ? 'Da pagare' : f24.stato,
    stato_invio: a.Esito,
    protocollo: a.Protocollo ?? f24.protocollo,
    scarto: isScartato ? a.Scarto : null,
    // A refused one was never handed over.
    inviato_il: isScartato ? null : f24.inviato_il,
  });
  return { esito: a.Esito, protocollo: a.Protocollo, scarto: a.Scarto };
}

async function pay(trx: Trx, chi: Chi, f24: F24Tenuto, a: Di<'paga'>): Promise<object> {
  requirePassato(a.Data, chi.adesso);
  const saldo = f24.debito - f24.credito;
  const pagato = a.Importo === null ? saldo : toCentesimi(a.Importo);
  requireNessunErrore({
    ...(pagato > saldo ? { Importo: [testiF24.PAGATO_OLTRE_IL_SALDO] } : {}),
    ...(pagato <= 0 && saldo > 0 ? { Importo: [testiF24.PAGATO_NULLO] } : {}),
  });
  const righe = await listRigheF24(trx, f24.studio_id, [f24.id]);
  await lockVoci(
    trx,
    f24.studio_id,
    righe.flatMap(({ voce_id }) => voce_id ?? []),
  );
  await setPagati(trx, f24, splitPagato(righe, saldo, pagato));
  await updateF24(trx, f24, { stato: 'Pagato', pagato_il: a.Data, pagato });
  return { pagato: toEuro(pagato), il: a.Data };
}

async function undo(trx: Trx, f24: F24Tenuto, motivo: string): Promise<object> {
  const righe = await listRigheF24(trx, f24.studio_id, [f24.id]);
  await refuseDoppio(() =>
    updateF24(trx, f24, {
      stato: 'Da pagare',
      pagato_il: null,
      pagato: null,
      motivo_annullo: null,
      ...(f24.stato_invio === 'Scartato' ? {} : { stato_invio: 'Non inviato', inviato_il: null }),
    }),
  );
  await setPagati(trx, f24, new Map(righe.map(({ id }) => [id, null])));
  return { motivo };
}

const nomi: Readonly<Record<Azione['Azione'], string>> = {
  invia: 'invio F24',
  ricevuta: 'ricevuta F24',
  paga: 'pagamento F24',
  annulla: 'annullamento F24',
  ripristina: 'ripristino F24',
};

function act(trx: Trx, chi: Chi, f24: F24Tenuto, a: Azione): Promise<object> {
  if (a.Azione === 'invia') return send(trx, chi, f24, a);
  if (a.Azione === 'ricevuta') return receive(trx, f24, a);
  if (a.Azione === 'paga') return pay(trx, chi, f24, a);
  if (a.Azione === 'ripristina') return undo(trx, f24, a.Motivo);
  return updateF24(trx, f24, { stato: 'Annullato', motivo_annullo: a.Motivo }).then(() => ({
    motivo: a.Motivo,
  }));
}

/**
 * Moves a model from one state to another, as the table of transitions lets it. `detto`: what the audit log keeps besides.
 * @throws NON_TROVATO, RECORD_MODIFICATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA, CREDITO_GIA_USATO
 */
export async function moveF24(
  trx: Trx,
  chi: Chi,
  id: string,
  azione: Azione,
  detto: { readonly movimento?: string } = {},
): Promise<void> {
  const f24 = await takeF24(trx, id, azione.Azione, azione.Versione);
  const dopo = await act(trx, chi, f24, azione);
  await tellF24(trx, chi, f24, {
    azione: nomi[azione.Azione],
    prima: { stato: f24.stato },
    dopo: { ...dopo, ...detto },
  });
}
