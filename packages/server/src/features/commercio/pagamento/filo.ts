import { type PagamentoFilo, tipologiaUtente } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import { isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { RigaPagamento } from './pagamento.queries.ts';
import { findPassaggio, isRimborsabile } from './pagamento.rules.ts';

const { CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** Whether who asks sold it: the vendor looks after the sales of everybody. */
export const isVenditore = (sessione: Sessione, riga: Pick<RigaPagamento, 'gestore_id'>): boolean =>
  isFornitore(sessione) ||
  ([AMM_GES, OP_GES].some((tipo) => tipo === sessione.tipologia) &&
    sessione.gestoreId !== null &&
    sessione.gestoreId === riga.gestore_id);

/** Whether its seller may say by hand that he has the money. */
const isConfermabile = (riga: RigaPagamento): boolean =>
  findPassaggio({ ...riga, isTornato: false }, 'conferma') !== undefined;

/** A payment as who asks reads it, with what he may do of it now. */
export function toFilo(sessione: Sessione, riga: RigaPagamento): PagamentoFilo {
  const isSospeso = riga.stato === 'In sospeso';
  const vende = isVenditore(sessione, riga) && sessione.tipologia !== CON_ELMAS;
  const compra = sessione.tipologia === AMM_STU;
  return {
    Id: riga.id,
    Numero: Number(riga.numero),
    Data: riga.creato_il.toISOString(),
    IdStudio: riga.studio_id,
    NomeStudio: riga.nome_studio,
    Metodo: riga.metodo,
    Automatico: riga.automatico,
    Stato: riga.stato,
    Pacchetto: riga.pacchetto,
    IdRichiesta: riga.richiesta_id,
    Crediti: riga.crediti,
    Imponibile: toEuro(riga.imponibile),
    Iva: toEuro(riga.iva),
    Importo: toEuro(riga.totale),
    Causale: riga.causale,
    Iban: riga.iban,
    Intestatario: riga.intestatario,
    DataIncasso: riga.incassato_il,
    DataAddebito: riga.addebito_il,
    Rimborsato: riga.rimborsato_il !== null,
    Motivo: riga.motivo,
    Simulato: riga.simulato,
    Conferma: vende && isConfermabile(riga),
    Annulla: isSospeso && (vende || compra) && riga.distinta_id === null,
    Riprovabile: riga.riprovabile,
    Rimborsa: vende && isRimborsabile(riga),
  };
}
