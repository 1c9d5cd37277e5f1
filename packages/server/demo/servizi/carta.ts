import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

/** Signs the notifications of an account that registered no address of its own. */
export const SEGRETO_NOTIFICHE = 'whsec_quadra_prova';
export const CHIAVE_CARTA = 'sk_test_quadra_prova';

/** What a card does here, by its number: those that the real gateway gives to who tries it, and some faults of our own. */
const carte = {
  '4242424242424242': { nome: 'Visa, pagata', fa: 'paga' },
  '4000000000000002': { nome: 'Rifiutata dalla banca', fa: 'rifiuta', codice: 'card_declined' },
  '4000000000009995': { nome: 'Senza disponibilità', fa: 'rifiuta', codice: 'insufficient_funds' },
  '4000002500003155': { nome: 'Con conferma del titolare (3-D Secure)', fa: 'conferma' },
  '4000000000000077': { nome: 'Pagata, notifica tre volte', fa: 'paga', volte: 3 },
  '4000000000000093': { nome: 'Pagata, notifica dopo due secondi', fa: 'paga', dopo: 2_000 },
  '4000000000000028': { nome: 'Pagata, notifica mai', fa: 'paga', volte: 0 },
  '4000000000000259': { nome: 'Pagata, poi contestata dal titolare', fa: 'paga', contesta: true },
  '4000000000000101': { nome: 'Pagata con un importo diverso', fa: 'paga', meno: 100 },
} as const;
type Numero = keyof typeof carte;
interface Carta {
  readonly nome: string;
  readonly fa: 'paga' | 'rifiuta' | 'conferma';
  readonly codice?: string;
  readonly volte?: number;
  readonly dopo?: number;
  readonly meno?: number;
  readonly contesta?: boolean;
}
const findCarta = (numero: string): Carta | undefined => carte[numero as Numero];

interface Metodo {
  readonly id: string;
  readonly object: 'payment_method';
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  readonly numero: string;
}
interface Intento {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  payment_method: Metodo | null;
  last_payment_error: { code: string } | null;
  metadata: Record<string, string>;
}
interface Sessione {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  url: string;
  descrizione: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  metadata: Record<string, string>;
  payment_intent: Intento;
  chiave: string;
}
/** What was taken of an intent, as the gateway keeps it. */
interface Addebito {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  readonly chiave: string;
}
interface Contestazione {
  readonly id: string;
  readonly object: 'dispute';
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost';
  readonly reason: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  readonly chiave: string;
}
interface Recapito {
  readonly url: string;
  readonly segreto: string;
}

const newId = (prefisso: string): string => `${prefisso}_${randomBytes(12).toString('hex')}`;
const adesso = (): number => Math.floor(Date.now() / 1000);

/** The fields of a form, by the name the gateway gives them: `metadata[studio]`. */
const readMeta = (campi: URLSearchParams, prefisso: string): Record<string, string> =>
  Object.fromEntries(
    [...campi].flatMap(([nome, valore]) => {
      const chiave = nome.startsWith(`${prefisso}[`) ? nome.slice(prefisso.length + 1, -1) : null;
      return chiave === null ? [] : [[chiave, valore] as const];
    }),
  );

/** Amounts, cards, pages and notifications of a gateway of cards, in memory. */
class Circuito {
  readonly #quadra: () => string;
  readonly sessioni = new Map<string, Sessione>();
  readonly intenti = new Map<string, Intento>();
  readonly metodi = new Map<string, Metodo>();
  readonly addebiti = new Map<string, Addebito>();
  readonly contestazioni = new Map<string, Contestazione>();
  readonly #recapiti = new Map<string, Recapito>();
  readonly #risposte = new Map<string, unknown>();
  readonly #consegne = new Set<Promise<void>>();
  indirizzo = '';

  constructor(quadra: () => string) {
    this.#quadra = quadra;
  }

  /** Asked twice with a key, it is done once. */
  once<T>(chiave: string | undefined, fa: () => T): T {
    if (chiave === undefined) return fa();
    if (!this.#risposte.has(chiave)) this.#risposte.set(chiave, fa());
    return this.#risposte.get(chiave) as T;
  }

  newIntento(importo: number, metadata: Record<string, string>): Intento {
    const intento: Intento = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: importo,
      amount_received: 0,
      currency: 'eur',
      customer: null,
      payment_method: null,
      last_payment_error: null,
      metadata,
    };
    this.intenti.set(intento.id, intento);
    return intento;
  }

  newSessione(chiave: string, campi: URLSearchParams): Sessione {
    const importo = Number(campi.get('line_items[0][price_data][unit_amount]'));
    const id = newId('cs_test');
    const sessione: Sessione = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: importo,
      currency: campi.get('line_items[0][price_data][currency]') ?? 'eur',
      url: `${this.indirizzo}/pagina/${id}`,
      descrizione: campi.get('line_items[0][price_data][product_data][name]') ?? '',
      success_url: campi.get('success_url') ?? '',
      cancel_url: campi.get('cancel_url') ?? '',
      expires_at: Number(campi.get('expires_at') ?? adesso() + 1800),
      metadata: readMeta(campi, 'metadata'),
      payment_intent: this.newIntento(importo, readMeta(campi, 'payment_intent_data[metadata]')),
      chiave,
    };
    sessione.payment_intent.metadata = sessione.metadata;
    if (campi.get('customer_creation') === 'always') sessione.payment_intent.customer = newId('cus');
    this.sessioni.set(id, sessione);
    return sessione;
  }

  newMetodo(numero: string, scadenza: string): Metodo {
    const [mese = '12', anno = '2030'] = scadenza.split('/');
    const metodo: Metodo = {
      id: newId('pm'),
      object: 'payment_method',
      card: {
        brand: 'visa',
        last4: numero.slice(-4),
        exp_month: Number(mese),
        exp_year: Number(anno.length === 2 ? `20${anno}` : anno),
      },
      numero,
    };
    this.metodi.set(metodo.id, metodo);
    return metodo;
  }

  /** Takes the money, or not, and says so to whoever asked to be told. */
  pay(intento: Intento, metodo: Metodo, carta: Carta): void {
    intento.payment_method = metodo;
    if (carta.fa === 'rifiuta') {
      intento.status = 'requires_payment_method';
      intento.last_payment_error = { code: carta.codice ?? 'card_declined' };
      return;
    }
    intento.status = 'succeeded';
    intento.last_payment_error = null;
    intento.amount_received = intento.amount - (carta.meno ?? 0);
  }

  /** The charge of an intent that was paid. */
  getAddebito(intento: Intento, chiave: string): Addebito {
    const id = `ch_${intento.id}`;
    const suo = this.addebiti.get(id) ?? {
      ...{ id, object: 'charge' as const, amount: intento.amount_received, amount_refunded: 0 },
      ...{ payment_intent: intento.id, metadata: intento.metadata, chiave },
    };
    this.addebiti.set(id, suo);
    return suo;
  }

  /** Who paid says to his bank that he did not. */
  contest(
    intento: Intento,
    chiave: string,
    status: Contestazione['status'] = 'needs_response',
  ): Contestazione {
    const { id: charge } = this.getAddebito(intento, chiave);
    const contestazione: Contestazione = {
      ...{ id: newId('dp'), object: 'dispute', status, reason: 'fraudulent', charge },
      ...{ payment_intent: intento.id, metadata: intento.metadata, chiave },
    };
    this.contestazioni.set(contestazione.id, contestazione);
    return contestazione;
  }

  register(chiave: string, url: string): { id: string; secret: string } {
    const secret = `whsec_${randomBytes(16).toString('hex')}`;
    this.#recapiti.set(chiave, { url, segreto: secret });
    return { id: newId('we'), secret };
  }

  /** Sends an event, signed as the gateway signs. */
  async #send(chiave: string, tipo: string, oggetto: { metadata: Record<string, string> }): Promise<void> {
    const { url, segreto } = this.#recapiti.get(chiave) ?? {
      url: `${this.#quadra()}/api/pagamentocartacredito/notifica/${oggetto.metadata.venditore}`,
      segreto: SEGRETO_NOTIFICHE,
    };
    const corpo = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      type: tipo,
      created: adesso(),
      data: { object: oggetto },
    });
    for (let tentativo = 1; tentativo <= 3; tentativo += 1) {
      const t = adesso();
      const firma = createHmac('sha256', segreto).update(`${t}.${corpo}`).digest('hex');
      const risposta = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${firma}` },
        body: corpo,
      }).catch(() => undefined);
      if (risposta?.ok) return;
      await sleep(500 * tentativo);
    }
  }

  /** At once, later, many times or never, as the card says. */
  async notify(
    carta: Carta,
    chiave: string,
    tipo: string,
    oggetto: Sessione | Intento | Addebito | Contestazione,
  ): Promise<void> {
    const consegna = async () => {
      if (carta.dopo !== undefined) await sleep(carta.dopo);
      for (let volta = 0; volta < (carta.volte ?? 1); volta += 1) await this.#send(chiave, tipo, oggetto);
    };
    const inCorso = consegna().finally(() => this.#consegne.delete(inCorso));
    this.#consegne.add(inCorso);
    if (carta.dopo === undefined) await inCorso;
  }

  async finish(): Promise<void> {
    await Promise.all(this.#consegne);
  }
}

const escapeHtml = (testo: string): string =>
  testo.replace(/[&<>"]/g, (segno) => `&#${segno.charCodeAt(0)};`);
const formatEuro = (centesimi: number): string => `${(centesimi / 100).toFixed(2).replace('.', ',')} €`;

function showPagina(risposta: ServerResponse, sessione: Sessione, detto = ''): void {
  const scelte = Object.entries(carte)
    .map(([numero, { nome }]) => `<option value="${numero}">${nome}</option>`)
    .join('');
  answerPagina(
    risposta,
    'Circuito di prova',
    `<p>${escapeHtml(sessione.descrizione)}: <strong>${formatEuro(sessione.amount_total)}</strong></p>
<p>Simulato: nessun denaro si muove.</p>${detto && `<p role="alert">${escapeHtml(detto)}</p>`}
<form method="post"><label>Carta di prova<select name="numero">${scelte}</select></label>
<label>Scadenza<input name="scadenza" value="08/2030"></label>
<button class="principale" name="atto" value="paga">Paga ${formatEuro(sessione.amount_total)}</button>
<button name="atto" value="annulla">Annulla e torna</button></form>`,
  );
}

function showConferma(risposta: ServerResponse, sessione: Sessione, scadenza: string): void {
  answerPagina(
    risposta,
    'Conferma della banca di prova',
    `<p>La banca chiede di confermare ${formatEuro(sessione.amount_total)}.</p>
<form method="post"><input type="hidden" name="numero" value="4000002500003155">
<input type="hidden" name="scadenza" value="${escapeHtml(scadenza)}">
<button class="principale" name="atto" value="confermata">Confermo</button>
<button name="atto" value="negata">Non sono stato io</button></form>`,
  );
}

const SUBITO: Carta = { nome: '', fa: 'paga' };
/** After the answer: who gives back holds the payment until then. */
const FRA_POCO: Carta = { nome: '', fa: 'paga', dopo: 200 };

/** What the bank of who paid, and the page of the seller at the gateway, would do. */
async function interactContestazioni(
  circuito: Circuito,
  richiesta: IncomingMessage,
  risposta: ServerResponse,
) {
  if (richiesta.method === 'POST') {
    const campi = new URLSearchParams((await readCorpo(richiesta)).toString());
    await act(circuito, campi.get('atto') ?? '', campi.get('id') ?? '', Number(campi.get('centesimi') ?? 0));
  }
  const pulsante = (atto: string, id: string, nome: string) =>
    `<form method="post"><input type="hidden" name="id" value="${id}"><button name="atto" value="${atto}">${nome}</button></form>`;
  const righe = [...circuito.sessioni.values()]
    .filter(({ payment_status }) => payment_status === 'paid')
    .map(({ payment_intent: { id }, descrizione, amount_total }) => {
      const sue = [...circuito.contestazioni.values()].filter(({ payment_intent }) => payment_intent === id);
      const aperta = sue.find(({ status }) => status.endsWith('needs_response'));
      const atti = aperta
        ? pulsante('trattiene', aperta.id, 'Il circuito trattiene il denaro') +
          pulsante('vinta', aperta.id, 'La vince chi vende') +
          pulsante('persa', aperta.id, 'La vince chi ha pagato')
        : pulsante('chiede', id, 'La banca chiede chiarimenti') +
          pulsante('contesta', id, 'Contesta') +
          pulsante('rimborsa', id, 'Rimborsa dal circuito');
      return `<li>${escapeHtml(descrizione)}, ${formatEuro(amount_total)} ${sue.map(({ status }) => status).join(', ')}${atti}</li>`;
    });
  answerPagina(
    risposta,
    'Pagamenti del circuito di prova',
    `<ul>${righe.join('') || '<li>Nessuno.</li>'}</ul>`,
  );
}

async function act(circuito: Circuito, atto: string, id: string, centesimi: number): Promise<void> {
  const contestazione = circuito.contestazioni.get(id);
  if (contestazione && atto === 'trattiene') {
    contestazione.status = 'needs_response';
    return circuito.notify(SUBITO, contestazione.chiave, 'charge.dispute.funds_withdrawn', contestazione);
  }
  if (contestazione && (atto === 'vinta' || atto === 'persa')) {
    contestazione.status = atto === 'vinta' ? 'won' : 'lost';
    return circuito.notify(SUBITO, contestazione.chiave, 'charge.dispute.closed', contestazione);
  }
  const sessione = [...circuito.sessioni.values()].find(({ payment_intent }) => payment_intent.id === id);
  if (sessione === undefined || sessione.payment_status !== 'paid') return;
  const { payment_intent: intento, chiave } = sessione;
  if (atto === 'contesta' || atto === 'chiede') {
    const come = atto === 'chiede' ? 'warning_needs_response' : 'needs_response';
    return circuito.notify(SUBITO, chiave, 'charge.dispute.created', circuito.contest(intento, chiave, come));
  }
  const addebito = circuito.getAddebito(intento, chiave);
  addebito.amount_refunded = centesimi > 0 ? centesimi : addebito.amount;
  return circuito.notify(SUBITO, chiave, 'charge.refunded', addebito);
}

const redirect = (risposta: ServerResponse, dove: string): void =>
  void risposta.writeHead(303, { location: dove }).end();

/** The hosted page: who pays chooses a card of those above. */
async function interact(
  circuito: Circuito,
  richiesta: IncomingMessage,
  risposta: ServerResponse,
  id: string,
) {
  const sessione = circuito.sessioni.get(id);
  if (sessione === undefined) return answerPagina(risposta, 'Pagina sconosciuta', '', 404);
  if (sessione.status !== 'open')
    return answerPagina(risposta, 'Pagina chiusa', '<p>Questo pagamento non aspetta più nessuno.</p>', 410);
  if (richiesta.method !== 'POST') return showPagina(risposta, sessione);
  const campi = new URLSearchParams((await readCorpo(richiesta)).toString());
  const atto = campi.get('atto');
  if (atto === 'annulla') return redirect(risposta, sessione.cancel_url);
  const scadenza = campi.get('scadenza') ?? '';
  const scelta: Carta = findCarta(campi.get('numero') ?? '') ?? carte['4000000000000002'];
  if (scelta.fa === 'conferma' && atto === 'paga') return showConferma(risposta, sessione, scadenza);
  const carta: Carta =
    scelta.fa !== 'conferma'
      ? scelta
      : atto === 'confermata'
        ? { nome: '', fa: 'paga' }
        : { nome: '', fa: 'rifiuta', codice: 'payment_intent_authentication_failure' };
  circuito.pay(sessione.payment_intent, circuito.newMetodo(campi.get('numero') ?? '', scadenza), carta);
  if (sessione.payment_intent.status !== 'succeeded') {
    const { payment_intent: intento } = sessione;
    await circuito.notify(carta, sessione.chiave, 'payment_intent.payment_failed', intento);
    return showPagina(risposta, sessione, `Pagamento rifiutato: ${intento.last_payment_error?.code}`);
  }
  sessione.status = 'complete';
  sessione.payment_status = 'paid';
  sessione.amount_total = sessione.payment_intent.amount_received;
  await circuito.notify(carta, sessione.chiave, 'checkout.session.completed', sessione);
  if (scelta.contesta)
    await circuito.notify(
      SUBITO,
      sessione.chiave,
      'charge.dispute.created',
      circuito.contest(sessione.payment_intent, sessione.chiave),
    );
  redirect(risposta, sessione.success_url);
}

const refuse = (risposta: ServerResponse, stato: number, tipo: string, altro: object = {}): void =>
  answerJson(risposta, stato, { error: { type: tipo, message: tipo, ...altro } });

type Chiamata = {
  circuito: Circuito;
  risposta: ServerResponse;
  chiave: string;
  ripetibile: string | undefined;
};

/** A payment with a card that is kept: written down, taken when it is confirmed. */
function prepare({ circuito, risposta, ripetibile }: Chiamata, campi: URLSearchParams) {
  const metodo = circuito.metodi.get(campi.get('payment_method') ?? '');
  if (metodo === undefined || campi.get('confirm') === 'true')
    return refuse(risposta, 400, 'invalid_request_error');
  const intento = circuito.once(ripetibile, () => {
    const nuovo = circuito.newIntento(Number(campi.get('amount')), readMeta(campi, 'metadata'));
    return Object.assign(nuovo, {
      status: 'requires_confirmation',
      customer: campi.get('customer'),
      payment_method: metodo,
    });
  });
  return answerJson(risposta, 200, intento);
}

/** Nobody is there to confirm: a card whose bank asks for it is refused. */
function confirm({ circuito, risposta }: Chiamata, intento: Intento) {
  const metodo = intento.payment_method;
  if (intento.status !== 'requires_confirmation' || metodo === null)
    return refuse(risposta, 400, 'invalid_request_error', { code: 'payment_intent_unexpected_state' });
  const scelta = findCarta(metodo.numero) ?? carte['4242424242424242'];
  const carta: Carta =
    scelta.fa === 'conferma' ? { nome: '', fa: 'rifiuta', codice: 'authentication_required' } : scelta;
  circuito.pay(intento, metodo, carta);
  if (intento.last_payment_error === null) return answerJson(risposta, 200, intento);
  return refuse(risposta, 402, 'card_error', {
    code: intento.last_payment_error.code,
    payment_intent: intento,
  });
}

function answerIntento(chiamata: Chiamata, id: string, atto: string | undefined) {
  const { circuito, risposta } = chiamata;
  const intento = circuito.intenti.get(id);
  if (intento === undefined) return refuse(risposta, 404, 'invalid_request_error');
  if (atto === 'confirm') return confirm(chiamata, intento);
  if (atto === 'cancel') {
    if (intento.status === 'succeeded') return refuse(risposta, 400, 'invalid_request_error');
    intento.status = 'canceled';
  }
  return answerJson(risposta, 200, intento);
}

function answerSessione({ risposta, circuito }: Chiamata, id: string, atto: string | undefined) {
  const sessione = circuito.sessioni.get(id);
  if (sessione === undefined) return refuse(risposta, 404, 'invalid_request_error');
  if (sessione.expires_at < adesso() && sessione.status === 'open') sessione.status = 'expired';
  if (atto === 'expire') {
    if (sessione.status !== 'open') return refuse(risposta, 400, 'invalid_request_error');
    sessione.status = 'expired';
  }
  return answerJson(risposta, 200, sessione);
}

function answerApi(chiamata: Chiamata, metodo: string, percorso: string[], campi: URLSearchParams) {
  const { circuito, risposta, chiave, ripetibile } = chiamata;
  const [, cosa = '', id = ''] = percorso;
  if (cosa === 'checkout' && metodo === 'POST' && percorso.length === 3)
    return answerJson(
      risposta,
      200,
      circuito.once(ripetibile, () => circuito.newSessione(chiave, campi)),
    );
  if (cosa === 'checkout') return answerSessione(chiamata, percorso[3] ?? '', percorso[4]);
  if (cosa === 'payment_intents' && metodo === 'POST' && id === '') return prepare(chiamata, campi);
  if (cosa === 'payment_intents') return answerIntento(chiamata, id, percorso[3]);
  if (cosa === 'refunds')
    return answerJson(
      risposta,
      200,
      circuito.once(ripetibile, () => {
        const intento = circuito.intenti.get(campi.get('payment_intent') ?? '');
        const addebito = intento && circuito.getAddebito(intento, chiave);
        if (addebito) {
          addebito.amount_refunded = addebito.amount;
          void circuito.notify(FRA_POCO, chiave, 'charge.refunded', addebito);
        }
        return { id: newId('re'), object: 'refund', status: 'succeeded' };
      }),
    );
  const tenuti = { disputes: circuito.contestazioni, charges: circuito.addebiti };
  if (cosa === 'disputes' || cosa === 'charges') {
    const trovato = tenuti[cosa].get(id);
    return trovato ? answerJson(risposta, 200, trovato) : refuse(risposta, 404, 'invalid_request_error');
  }
  if (cosa === 'webhook_endpoints')
    return answerJson(risposta, 200, circuito.register(chiave, campi.get('url') ?? ''));
  return refuse(risposta, 404, 'invalid_request_error');
}

/** A gateway of cards that speaks as Stripe Checkout does, in memory; `quadra` is told of payments when it registers nothing. */
export async function startCarta(indirizzo: string, quadra: () => string): Promise<ServizioDiProva> {
  const circuito = new Circuito(quadra);
  const servizio = await startServizioDiProva(indirizzo, async (richiesta, risposta, url) => {
    const percorso = url.pathname.split('/').filter((parte) => parte !== '');
    if (percorso[0] === 'contestazioni') return interactContestazioni(circuito, richiesta, risposta);
    if (percorso[0] === 'pagina') return interact(circuito, richiesta, risposta, percorso[1] ?? '');
    const chiave = richiesta.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (percorso[0] !== 'v1') return refuse(risposta, 404, 'invalid_request_error');
    if (!chiave.startsWith('sk_test_')) return refuse(risposta, 401, 'invalid_request_error');
    const campi = new URLSearchParams((await readCorpo(richiesta)).toString());
    const ripetibile = richiesta.headers['idempotency-key'];
    const chiamata = {
      circuito,
      risposta,
      chiave,
      ripetibile: typeof ripetibile === 'string' ? ripetibile : undefined,
    };
    return answerApi(chiamata, richiesta.method ?? 'GET', percorso, campi);
  });
  circuito.indirizzo = servizio.indirizzo;
  return {
    indirizzo: servizio.indirizzo,
    stop: async () => {
      await circuito.finish();
      await servizio.stop();
    },
  };
}
