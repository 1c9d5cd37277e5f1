import { toCentesimi, toEuro } from '@quadra/values';
import { z } from 'zod';
import type { ServizioEsterno } from '../../config-servizi.ts';
import { type Conto, type DaPagare, type EsitoSportello, type Sportello, SportelloAssente } from './port.ts';

const ATTESA_MS = 10_000;
/** An order that nobody approved is good for three hours, unless its seller agreed otherwise with PayPal. */
const VALE_MS = 3 * 60 * 60_000;

const gettone = z.object({ access_token: z.string() });
const importo = z.object({ currency_code: z.string(), value: z.string() });
const cattura = z.object({ id: z.string(), status: z.string(), amount: importo.optional() });
const ordine = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(cattura).default([]) }).optional() }))
    .default([]),
});
type Ordine = z.output<typeof ordine>;

const readCentesimi = (valore: string): number => toCentesimi(Number(valore));
const toValore = (centesimi: number): string => toEuro(centesimi).toFixed(2);

/** How an order stands, by its capture when there is one. */
function readEsito({ status, purchase_units }: Ordine): EsitoSportello {
  const presa = purchase_units[0]?.payments?.captures.at(-1);
  if (presa?.status === 'COMPLETED' && presa.amount)
    return {
      stato: 'incassato',
      centesimi: readCentesimi(presa.amount.value),
      valuta: presa.amount.currency_code.toLowerCase(),
      carta: null,
    };
  if (presa && ['DECLINED', 'FAILED'].includes(presa.status))
    return { stato: 'rifiutato', motivo: presa.status.toLowerCase() };
  return status === 'VOIDED' ? { stato: 'chiuso' } : { stato: 'attesa' };
}

const rifiuto = z.object({ details: z.array(z.object({ issue: z.string() })) });
/** Why it refuses what it is asked, in its words. */
const readRifiuto = (dati: unknown): string | undefined => rifiuto.safeParse(dati).data?.details[0]?.issue;

class Filo {
  readonly #indirizzo: string;
  constructor(indirizzo: string) {
    this.#indirizzo = indirizzo;
  }

  async #fetch(percorso: string, opzioni: RequestInit): Promise<{ stato: number; dati: unknown }> {
    try {
      const risposta = await fetch(this.#indirizzo + percorso, {
        redirect: 'error',
        signal: AbortSignal.timeout(ATTESA_MS),
        ...opzioni,
      });
      return { stato: risposta.status, dati: await risposta.json() };
    } catch (causa) {
      throw new SportelloAssente('rete', { cause: causa });
    }
  }

  async #enter({ id, segreto }: Conto): Promise<string> {
    const { stato, dati } = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${segreto}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const letto = gettone.safeParse(dati);
    if (stato !== 200 || !letto.success) throw new SportelloAssente(`accesso ${stato}`);
    return letto.data.access_token;
  }

  /** Each answer with its status: a refused capture is an answer too. */
  async call(conto: Conto, metodo: 'GET' | 'POST', percorso: string, corpo?: object, chiave?: string) {
    const token = await this.#enter(conto);
    return this.#fetch(percorso, {
      method: metodo,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(chiave === undefined ? {} : { 'paypal-request-id': chiave }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
  }

  /** @throws SportelloAssente for an answer that is no order */
  async callOrdine(conto: Conto, metodo: 'GET' | 'POST', percorso: string, corpo?: object, chiave?: string) {
    const { stato, dati } = await this.call(conto, metodo, percorso, corpo, chiave);
    const letto = ordine.safeParse(dati);
    if (stato === 404) throw new OrdineDimenticato('ordine 404');
    if (stato >= 300 || !letto.success) throw new SportelloAssente(`ordine ${stato}`);
    return letto.data;
  }
}

const toOrdine = (richiesta: DaPagare) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: richiesta.pagamentoId,
      custom_id: String(richiesta.studioId),
      description: richiesta.descrizione.slice(0, 127),
      amount: { currency_code: 'EUR', value: toValore(richiesta.centesimi) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: richiesta.ritorno,
        cancel_url: richiesta.rinuncia,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        locale: 'it-IT',
      },
    },
  },
});

/** An order that nobody approved is forgotten once its time is over; one that was captured is not. */
class OrdineDimenticato extends SportelloAssente {}

/** Orders of PayPal, made and captured by the server alone (Orders v2). */
export function makePaypal({ indirizzo, simulato }: ServizioEsterno): Sportello {
  const filo = new Filo(indirizzo);
  const read = (conto: Conto, id: string) =>
    filo.callOrdine(conto, 'GET', `/v2/checkout/orders/${encodeURIComponent(id)}`);
  /** What is under verification is taken already: it is not to be closed. */
  const close = async (conto: Conto, id: string): Promise<EsitoSportello> => {
    const letto = await read(conto, id);
    const isPreso = letto.purchase_units.some(({ payments }) => (payments?.captures.length ?? 0) > 0);
    const esito = readEsito(letto);
    return esito.stato === 'attesa' && !isPreso ? { stato: 'chiuso' } : esito;
  };
  return {
    simulato,
    open: async (conto, richiesta) => {
      const { id, links } = await filo.callOrdine(
        conto,
        'POST',
        '/v2/checkout/orders',
        toOrdine(richiesta),
        `ordine-${richiesta.pagamentoId}`,
      );
      const pagina = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!pagina) throw new SportelloAssente('senza pagina');
      return { id, indirizzo: pagina.href, scadeIl: new Date(Date.now() + VALE_MS) };
    },
    settle: async (conto, id, chiave) => {
      const letto = await read(conto, id);
      if (letto.status !== 'APPROVED') return readEsito(letto);
      const { stato, dati } = await filo.call(
        conto,
        'POST',
        `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        {},
        chiave,
      );
      if (stato === 422)
        return { stato: 'rifiutato', motivo: readRifiuto(dati)?.toLowerCase() ?? 'rifiutato' };
      const preso = ordine.safeParse(dati);
      if (stato >= 300 || !preso.success) throw new SportelloAssente(`cattura ${stato}`);
      return readEsito(preso.data);
    },
    look: async (conto, id) => readEsito(await read(conto, id)),
    // An order that nobody captures is worth nothing: there is no call that takes it back.
    close: (conto, id) =>
      close(conto, id).catch((causa: unknown) => {
        if (causa instanceof OrdineDimenticato) return { stato: 'chiuso' };
        throw causa;
      }),
    refund: async (conto, id, chiave) => {
      const presa = (await read(conto, id)).purchase_units[0]?.payments?.captures.at(-1);
      if (!presa) throw new SportelloAssente('nessun incasso');
      const { stato, dati } = await filo.call(
        conto,
        'POST',
        `/v2/payments/captures/${encodeURIComponent(presa.id)}/refund`,
        {},
        chiave,
      );
      // Given back already, and asked again when the gateway forgot the key.
      if (stato >= 300 && readRifiuto(dati) !== 'CAPTURE_FULLY_REFUNDED')
        throw new SportelloAssente(`rimborso ${stato}`);
    },
  };
}
