import Stripe from 'stripe';
import type { ServizioEsterno } from '../../config-servizi.ts';
import {
  type CartaLetta,
  type Conto,
  type DaPagare,
  type EsitoSportello,
  FirmaErrata,
  type Notifica,
  SportelloAssente,
  type SportelloCarte,
} from './port.ts';

const ATTESA_MS = 10_000;
/** A notification older than this is not believed, however well signed. */
const TOLLERANZA_SECONDI = 300;
/** The page is open this long: the shortest the gateway allows, and a minute for its clock. */
const PAGINA_MINUTI = 31;
const EVENTI = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
  'charge.refunded',
] as const;

type Sessione = Stripe.Checkout.Session;
type Intento = Stripe.PaymentIntent;
const INTERA = { expand: ['payment_intent.payment_method'] };

/** One client for each account: keys are never shared, and never written anywhere. */
function openClient({ indirizzo }: ServizioEsterno, { segreto }: Conto): Stripe {
  const { protocol, hostname, port } = new URL(indirizzo);
  return new Stripe(segreto, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: ATTESA_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** @throws SportelloAssente for whatever the gateway refuses, or when it is not there */
async function ask<T>(domanda: () => Promise<T>): Promise<T> {
  try {
    return await domanda();
  } catch (causa) {
    const motivo = causa instanceof Stripe.errors.StripeError ? causa.type : 'rete';
    throw new SportelloAssente(motivo, { cause: causa });
  }
}

const isIntento = (voce: unknown): voce is Intento => typeof voce === 'object' && voce !== null;

function readCarta(intento: Sessione['payment_intent'] | Intento): CartaLetta | null {
  if (!isIntento(intento) || typeof intento.payment_method !== 'object') return null;
  const { customer, payment_method: metodo } = intento;
  const cliente = typeof customer === 'string' ? customer : customer?.id;
  if (!metodo?.card || cliente === undefined) return null;
  const { brand, last4, exp_month, exp_year } = metodo.card;
  return {
    alias: metodo.id,
    cliente,
    circuito: brand,
    ultimeQuattro: last4,
    scadenza: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
  };
}

const readRifiuto = (intento: Sessione['payment_intent'] | Intento): string | undefined =>
  isIntento(intento) ? (intento.last_payment_error?.code ?? undefined) : undefined;

function readEsito(sessione: Sessione): EsitoSportello {
  const { status, payment_status, amount_total, currency, payment_intent } = sessione;
  if (payment_status === 'paid')
    return {
      stato: 'incassato',
      centesimi: amount_total ?? 0,
      valuta: currency ?? '',
      carta: readCarta(payment_intent),
    };
  if (status === 'expired') return { stato: 'chiuso' };
  const motivo = readRifiuto(payment_intent);
  return motivo === undefined ? { stato: 'attesa' } : { stato: 'rifiutato', motivo };
}

const makeMeta = (conto: Conto, { studioId, pagamentoId }: Pick<DaPagare, 'studioId' | 'pagamentoId'>) => ({
  studio: String(studioId),
  pagamento: pagamentoId,
  venditore: conto.id,
});
type Scritti = Record<string, string> | null;
const readMeta = (meta: Scritti) => ({
  studioId: Number(meta?.studio ?? 0),
  pagamentoId: meta?.pagamento ?? '',
});

const toPagina = (
  conto: Conto,
  richiesta: DaPagare,
  scadeIl: number,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  locale: 'it',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: richiesta.centesimi,
        product_data: { name: richiesta.descrizione },
      },
    },
  ],
  client_reference_id: richiesta.pagamentoId,
  metadata: makeMeta(conto, richiesta),
  payment_intent_data: {
    metadata: makeMeta(conto, richiesta),
    ...(richiesta.tiene ? { setup_future_usage: 'off_session' as const } : {}),
  },
  ...(richiesta.tiene ? { customer_creation: 'always' as const } : {}),
  ...(richiesta.email ? { customer_email: richiesta.email } : {}),
  success_url: richiesta.ritorno,
  cancel_url: richiesta.rinuncia,
  expires_at: scadeIl,
});

/** What was taken from a card that is kept has no page. */
const isAddebito = (id: string): boolean => id.startsWith('pi_');

/** Card payments on the hosted page of Stripe Checkout: no number of a card ever reaches this house. */
export function makeStripe(servizio: ServizioEsterno): SportelloCarte {
  const openConto = (conto: Conto) => openClient(servizio, conto);
  const read = (conto: Conto, id: string) =>
    ask(() => openConto(conto).checkout.sessions.retrieve(id, INTERA));
  return {
    simulato: servizio.simulato,
    open: async (conto, richiesta) => {
      const scade = Math.floor(Date.now() / 1000) + PAGINA_MINUTI * 60;
      const { id, url } = await ask(() =>
        openConto(conto).checkout.sessions.create(toPagina(conto, richiesta, scade), {
          idempotencyKey: `pagina-${richiesta.pagamentoId}`,
        }),
      );
      if (url === null) throw new SportelloAssente('senza pagina');
      return { id, indirizzo: url, scadeIl: new Date(scade * 1000) };
    },
    settle: async (conto, id) =>
      isAddebito(id) ? settleIntento(openConto(conto), id) : readEsito(await read(conto, id)),
    look: async (conto, id) =>
      isAddebito(id)
        ? readAddebito(await ask(() => openConto(conto).paymentIntents.retrieve(id, CON_CARTA)))
        : readEsito(await read(conto, id)),
    close: async (conto, id) => {
      const client = openConto(conto);
      if (isAddebito(id)) return closeIntento(client, id);
      const prima = await read(conto, id);
      if (prima.status !== 'open') return readEsito(prima);
      await ask(() => client.checkout.sessions.expire(id));
      return { stato: 'chiuso' };
    },
    refund: async (conto, id, chiave) => {
      const intento = isAddebito(id) ? id : (await read(conto, id)).payment_intent;
      const intentoId = isIntento(intento) ? intento.id : intento;
      if (intentoId === null) throw new SportelloAssente('nessun incasso');
      await ask(() => giveBack(openConto(conto), intentoId, chiave));
    },
    prepare: (conto, carta, richiesta) => prepare(openConto(conto), conto, carta, richiesta),
    readNotifica: (conto, letta) => readNotifica(openConto(conto), letta),
    subscribe: async (conto, indirizzo) => {
      const { id, secret } = await ask(() =>
        openConto(conto).webhookEndpoints.create({ url: indirizzo, enabled_events: [...EVENTI] }),
      );
      if (!secret) throw new SportelloAssente('senza segreto');
      return { id, segreto: secret };
    },
  };
}

/** What was given back already, and asked again when the gateway forgot the key, is given back. */
async function giveBack(client: Stripe, payment_intent: string, chiave: string): Promise<void> {
  try {
    await client.refunds.create({ payment_intent }, { idempotencyKey: chiave });
  } catch (causa) {
    const isGia = causa instanceof Stripe.errors.StripeError && causa.code === 'charge_already_refunded';
    if (!isGia) throw causa;
  }
}

const readAddebito = (intento: Intento): EsitoSportello => {
  if (intento.status === 'succeeded')
    return {
      stato: 'incassato',
      centesimi: intento.amount_received,
      valuta: intento.currency,
      carta: readCarta(intento),
    };
  if (intento.status === 'processing') return { stato: 'attesa' };
  if (intento.status === 'canceled') return { stato: 'chiuso' };
  return { stato: 'rifiutato', motivo: readRifiuto(intento) ?? intento.status };
};

/** Nothing is taken by it: a second one, for want of knowing the first, is never confirmed. */
async function prepare(
  client: Stripe,
  conto: Conto,
  carta: Pick<CartaLetta, 'alias' | 'cliente'>,
  richiesta: Pick<DaPagare, 'studioId' | 'pagamentoId' | 'descrizione' | 'centesimi'>,
): Promise<string> {
  const { id } = await ask(() =>
    client.paymentIntents.create(
      {
        amount: richiesta.centesimi,
        currency: 'eur',
        customer: carta.cliente,
        payment_method: carta.alias,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: richiesta.descrizione,
        metadata: makeMeta(conto, richiesta),
      },
      { idempotencyKey: `addebito-${richiesta.pagamentoId}` },
    ),
  );
  return id;
}

const CON_CARTA = { expand: ['payment_method'] };

/** Takes what was prepared and not taken yet. A refused card is an answer, not a failure of the gateway. */
async function settleIntento(client: Stripe, id: string): Promise<EsitoSportello> {
  const prima = await ask(() => client.paymentIntents.retrieve(id, CON_CARTA));
  if (prima.status !== 'requires_confirmation') return readAddebito(prima);
  try {
    const dopo = await client.paymentIntents.confirm(
      id,
      { off_session: true, ...CON_CARTA },
      { idempotencyKey: `conferma-${id}` },
    );
    return readAddebito(dopo);
  } catch (causa) {
    if (!(causa instanceof Stripe.errors.StripeCardError))
      throw new SportelloAssente('addebito', { cause: causa });
    return { stato: 'rifiutato', motivo: causa.code ?? 'card_declined' };
  }
}

async function closeIntento(client: Stripe, id: string): Promise<EsitoSportello> {
  const prima = await ask(() => client.paymentIntents.retrieve(id, CON_CARTA));
  if (prima.status !== 'requires_confirmation') return readAddebito(prima);
  await ask(() => client.paymentIntents.cancel(id));
  return { stato: 'chiuso' };
}

/** What a notification is about: the session, or the intent of one. */
async function readNotifica(
  client: Stripe,
  { corpo, firma, segreto, adesso }: { corpo: string; firma: string; segreto: string; adesso: Date },
): Promise<Notifica | null> {
  const evento = verify(client, corpo, firma, segreto, adesso);
  if (evento.type === 'payment_intent.payment_failed') {
    const { id, metadata, last_payment_error } = evento.data.object;
    const esito: EsitoSportello = { stato: 'rifiutato', motivo: last_payment_error?.code ?? 'card_declined' };
    return { ...readMeta(metadata), esternoId: id, esito };
  }
  if (
    evento.type === 'charge.dispute.created' ||
    evento.type === 'charge.dispute.funds_withdrawn' ||
    evento.type === 'charge.dispute.closed'
  )
    return readContestazione(client, evento.data.object.id);
  if (evento.type === 'charge.refunded') return readRimborso(client, evento.data.object.id);
  if (!evento.type.startsWith('checkout.session.')) return null;
  const { id, metadata } = evento.data.object as Sessione;
  // The words of the notification tell where to look: how it stands is asked of the gateway.
  const sessione = await ask(() => client.checkout.sessions.retrieve(id, INTERA));
  const esito: EsitoSportello =
    evento.type === 'checkout.session.async_payment_failed'
      ? { stato: 'rifiutato', motivo: 'async_payment_failed' }
      : readEsito(sessione);
  return { ...readMeta(metadata), esternoId: id, esito };
}

/** Whose payment a charge is: what is written on its intent says it. */
async function readDi(client: Stripe, intento: Stripe.PaymentIntent | string | null) {
  const id = isIntento(intento) ? intento.id : intento;
  if (id === null) return null;
  const { metadata } = await ask(() => client.paymentIntents.retrieve(id));
  return { ...readMeta(metadata), esternoId: id };
}

const chiuse: Readonly<
  Partial<Record<Stripe.Dispute.Status, 'contestazione vinta' | 'contestazione persa'>>
> = {
  won: 'contestazione vinta',
  warning_closed: 'contestazione vinta',
  lost: 'contestazione persa',
};

/** How a dispute stands now, whatever the notification said: they come in any order. */
async function readContestazione(client: Stripe, id: string): Promise<Notifica | null> {
  const { status, reason, payment_intent } = await ask(() => client.disputes.retrieve(id));
  const di = await readDi(client, payment_intent);
  const chiusa = chiuse[status];
  return (
    di && {
      ...di,
      esito:
        chiusa === undefined
          ? { stato: 'contestato', motivo: reason, trattenuto: !status.startsWith('warning_') }
          : { stato: chiusa, motivo: reason },
    }
  );
}

async function readRimborso(client: Stripe, id: string): Promise<Notifica | null> {
  const { amount, amount_refunded, payment_intent } = await ask(() => client.charges.retrieve(id));
  const di = await readDi(client, payment_intent);
  const esito = {
    stato: 'rimborsato',
    centesimi: amount_refunded,
    intero: amount_refunded >= amount,
  } as const;
  return amount_refunded > 0 ? di && { ...di, esito } : null;
}

/** @throws FirmaErrata */
function verify(client: Stripe, corpo: string, firma: string, segreto: string, adesso: Date) {
  try {
    return client.webhooks.constructEvent(
      corpo,
      firma,
      segreto,
      TOLLERANZA_SECONDI,
      undefined,
      adesso.getTime(),
    );
  } catch (causa) {
    throw new FirmaErrata('notifica', { cause: causa });
  }
}
