import { errori, type OffertaPagamentoFilo, type TipoPagamento } from '@quadra/contract';
import { formatIban, giornoDiRoma, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { computeScadenza, countResidui } from '../../crediti/credito/credito.public.ts';
import { listPerStudio } from '../../crediti/pacchetto/pacchetto.public.ts';
import { findFatturazione as findFatturazioneDi } from '../fattura/venditore.queries.ts';
import { computeImporti, isSimulato, readAccesi } from './acquisto.service.ts';
import { findMandatoAttivo } from './mandato.queries.ts';
import { listOfferti } from './metodo.rules.ts';
import { findFatturazione } from './offerta.queries.ts';
import { findCarta } from './pagamento.queries.ts';
import { ensureVenditore, type Venditore } from './venditore.queries.ts';

/** What is known of a way to pay for this studio: the card that is kept, where the transfer goes. */
export async function describeMetodo(
  trx: Trx,
  studioId: number,
  venditore: Venditore,
  metodo: TipoPagamento,
): Promise<string | null> {
  if (metodo === 'Bonifico') return venditore.iban && formatIban(venditore.iban);
  if (metodo === 'SEPA Direct Debit') {
    const mandato = await findMandatoAttivo(trx, studioId, venditore.id);
    return mandato ? `Mandato attivo, IBAN che finisce con ${mandato.iban.slice(-4)}` : null;
  }
  if (metodo !== 'Carta di credito') return null;
  const carta = await findCarta(trx, studioId, venditore.id);
  if (!carta) return null;
  const [anno = '', mese = ''] = carta.scadenza.split('-');
  return `${carta.circuito} che finisce con ${carta.ultime_quattro}, scade ${mese}/${anno}`;
}

/** Why nothing can be paid here. */
function describeAvviso(metodi: number, isConfigurata: boolean): string | null {
  if (metodi > 0) return null;
  return errori[isConfigurata ? 'PAGAMENTI_NON_ATTIVI' : 'FATTURAZIONE_NON_CONFIGURATA'].testo;
}

/** All that the buying window shows to a studio. @throws NON_TROVATO */
export async function getOffertaPagamento(
  trx: Trx,
  servizi: Pick<Servizi, 'sportelli' | 'now'>,
  studioId: number,
): Promise<OffertaPagamentoFilo> {
  const adesso = servizi.now();
  const oggi = giornoDiRoma(adesso);
  const { gestoreId, isFermo, pacchetti } = await listPerStudio(trx, { studioId, adesso });
  const venditore = await ensureVenditore(trx, gestoreId);
  const fatturazione = await findFatturazioneDi(trx, gestoreId);
  const vende = !isFermo && (fatturazione?.attiva ?? false);
  const metodi = vende ? listOfferti(venditore, readAccesi(servizi)) : [];
  const Metodi: OffertaPagamentoFilo['Metodi'] = [];
  for (const metodo of metodi) {
    const Dettaglio = await describeMetodo(trx, studioId, venditore, metodo);
    // Without a mandate nothing may be debited.
    if (metodo === 'SEPA Direct Debit' && Dettaglio === null) continue;
    Metodi.push({ Metodo: metodo, Dettaglio, Simulato: isSimulato(servizi, metodo) });
  }
  return {
    Venditore: { Nome: venditore.nome, Email: venditore.email, Telefono: venditore.telefono },
    Residui: await countResidui(trx, [studioId]),
    Aliquota: computeImporti(0, oggi).aliquota,
    Pacchetti: pacchetti.map((riga) => {
      const { imponibile, iva, totale } = computeImporti(riga.prezzo, oggi);
      return {
        Id: riga.id,
        Nome: riga.nome,
        Crediti: riga.crediti,
        CostoUnitario: toEuro(riga.costo_unitario),
        Imponibile: toEuro(imponibile),
        Iva: toEuro(iva),
        Totale: toEuro(totale),
        ValidiFinoAl: computeScadenza(oggi, riga.scadenza_mesi),
      };
    }),
    Metodi,
    Fatturazione: await findFatturazione(trx, studioId),
    Avviso: describeAvviso(metodi.length, isFermo || (fatturazione?.attiva ?? false)),
  };
}
