import { tipoPagamento, type VenditoreFilo, type VenditoreScritto } from '@quadra/contract';
import type { Updateable } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { SportelloAssente } from '../../../gateways/sportello/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isSimulato, readAccesi } from './acquisto.service.ts';
import { listMancanti } from './metodo.rules.ts';
import type { VenditoreTable } from './pagamento.table.ts';
import { ensureVenditore, updateVenditore, type Venditore } from './venditore.queries.ts';

const writeAtto = makeWriteAtto('venditore');
type Attrezzi = Pick<Servizi, 'sportelli' | 'cifratura' | 'indirizzoPubblico'> & { readonly db: Db };

const makeIndirizzo = ({ indirizzoPubblico }: Pick<Attrezzi, 'indirizzoPubblico'>, id: string): string =>
  `${indirizzoPubblico()}/api/pagamentocartacredito/notifica/${id}`;

/** A seller as who governs it reads it: of a secret, whether it is there. */
function toFilo(attrezzi: Attrezzi, v: Venditore): VenditoreFilo {
  const accesi = readAccesi(attrezzi);
  return {
    Nome: v.nome,
    Bonifici: v.bonifici,
    Carta: v.carta,
    Paypal: v.paypal,
    Sdd: v.sdd,
    Iban: v.iban,
    Intestatario: v.intestatario,
    IdentificativoCreditore: v.identificativo_creditore,
    Cuc: v.cuc,
    TracciatoSdd: v.tracciato_sdd,
    HaCartaSegreto: v.carta_segreto !== null,
    HaCartaNotifiche: v.carta_notifica_segreto !== null,
    PaypalClientId: v.paypal_client_id,
    HaPaypalSegreto: v.paypal_segreto !== null,
    IndirizzoNotifiche: makeIndirizzo(attrezzi, v.id),
    Metodi: tipoPagamento.map((metodo) => {
      const manca = listMancanti(metodo, v, accesi);
      return {
        Metodo: metodo,
        Attivo: manca.length === 0,
        Manca: manca,
        Simulato: isSimulato(attrezzi, metodo),
      };
    }),
    Versione: v.versione,
  };
}

/** What who asks sells with. */
export const getVenditore = async (
  trx: Trx,
  attrezzi: Attrezzi,
  sessione: Sessione,
): Promise<VenditoreFilo> => toFilo(attrezzi, await ensureVenditore(trx, sessione.gestoreId));

type Colonne = Updateable<VenditoreTable>;

/** A secret that was written is sealed, one left out stays, an empty one goes. */
function sealSegreto(
  { cifratura }: Attrezzi,
  v: Venditore,
  colonna: 'carta_segreto' | 'carta_notifica_segreto' | 'paypal_segreto',
  scritto: string | undefined,
): Colonne {
  if (scritto === undefined) return {};
  return { [colonna]: scritto === '' ? null : cifratura.seal(scritto, `venditore/${v.id}/${colonna}`) };
}

const toColonne = (attrezzi: Attrezzi, v: Venditore, letto: VenditoreScritto): Colonne => ({
  bonifici: letto.Bonifici,
  carta: letto.Carta,
  paypal: letto.Paypal,
  sdd: letto.Sdd,
  iban: letto.Iban,
  intestatario: letto.Intestatario,
  identificativo_creditore: letto.IdentificativoCreditore,
  cuc: letto.Cuc,
  tracciato_sdd: letto.TracciatoSdd,
  paypal_client_id: letto.PaypalClientId,
  ...sealSegreto(attrezzi, v, 'carta_segreto', letto.CartaSegreto),
  ...sealSegreto(attrezzi, v, 'carta_notifica_segreto', letto.CartaSegretoNotifiche),
  ...sealSegreto(attrezzi, v, 'paypal_segreto', letto.PaypalSegreto),
});

/**
 * Where the gateway of cards sends its words, told to it by us when it can be: its key is new, and no secret was written.
 * @throws CIRCUITO_NON_RAGGIUNGIBILE
 */
async function subscribe(attrezzi: Attrezzi, v: Venditore, letto: VenditoreScritto): Promise<Colonne> {
  const { carta } = attrezzi.sportelli;
  if (carta === null || !letto.CartaSegreto || letto.CartaSegretoNotifiche) return {};
  try {
    const { id, segreto } = await carta.subscribe(
      { id: v.id, segreto: letto.CartaSegreto },
      makeIndirizzo(attrezzi, v.id),
    );
    return { carta_notifica_id: id, ...sealSegreto(attrezzi, v, 'carta_notifica_segreto', segreto) };
  } catch (causa) {
    if (!(causa instanceof SportelloAssente)) throw causa;
    throw new DomainError('CIRCUITO_NON_RAGGIUNGIBILE', { causa });
  }
}

/** Changes what who asks sells with. Of secrets the log says that they changed. @throws RECORD_MODIFICATO, CIRCUITO_NON_RAGGIUNGIBILE */
export async function changeVenditore(
  attrezzi: Attrezzi,
  autore: { sessione: Sessione; ip: string },
  { Versione, appid: _, ...letto }: VenditoreScritto & { Versione: number },
): Promise<VenditoreFilo> {
  const { sessione } = autore;
  const v = await withTenant(attrezzi.db, sessione, (trx) => ensureVenditore(trx, sessione.gestoreId));
  const notifiche = await subscribe(attrezzi, v, letto);
  return withTenant(attrezzi.db, sessione, async (trx) => {
    const colonne = { ...toColonne(attrezzi, v, letto), ...notifiche };
    if (!(await updateVenditore(trx, { id: v.id, versione: Versione }, colonne)))
      throw new DomainError('RECORD_MODIFICATO');
    const { CartaSegreto, CartaSegretoNotifiche, PaypalSegreto, ...detto } = letto;
    const cambiati = Object.entries({ CartaSegreto, CartaSegretoNotifiche, PaypalSegreto })
      .filter(([, scritto]) => scritto !== undefined)
      .map(([nome]) => nome);
    await writeAtto(trx, autore, v.id, 'modifica venditore', {
      dopo: { ...detto, SegretiCambiati: cambiati },
    });
    return toFilo(attrezzi, await ensureVenditore(trx, sessione.gestoreId));
  });
}
