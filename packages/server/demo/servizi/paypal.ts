import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

export const CONTO_PAYPAL = { id: 'quadra-prova', segreto: 'segreto-prova' } as const;

/** What an account does here when its order is captured, by the name that is chosen on the page. */
const conti = {
  paga: { nome: 'Conto che paga' },
  rifiuta: { nome: 'Mezzo di pagamento rifiutato', errore: 'INSTRUMENT_DECLINED' },
  attende: { nome: 'Incasso in sospeso per una verifica', attende: true },
  scarso: { nome: 'Incassa un importo diverso', meno: 100 },
} as const;
type Conto = keyof typeof conti;
interface FaConto {
  readonly nome: string;
  readonly errore?: string;
  readonly attende?: boolean;
  readonly meno?: number;
}
const comeFa: Readonly<Record<Conto, FaConto>> = conti;
const isConto = (testo: string): testo is Conto => Object.hasOwn(conti, testo);

interface Importo {
  readonly currency_code: string;
  readonly value: string;
}
interface Cattura {
  readonly id: string;
  status: 'COMPLETED' | 'PENDING' | 'REFUNDED';
  readonly amount: Importo;
}
interface Ordine {
  readonly id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly descrizione: string;
  readonly amount: Importo;
  readonly ritorno: string;
  readonly rinuncia: string;
  conto: Conto;
  cattura: Cattura | null;
}

const newId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
const escapeHtml = (testo: string): string =>
  testo.replace(/[&<>"]/g, (segno) => `&#${segno.charCodeAt(0)};`);

/** Orders and captures of a gateway, in memory. */
class Cassa {
  readonly ordini = new Map<string, Ordine>();
  readonly #gettoni = new Set<string>();
  readonly #risposte = new Map<string, unknown>();
  indirizzo = '';

  /** Asked twice with a key, it is done once; what was refused may be asked again. */
  once<T>(chiave: string | undefined, fa: () => T): T {
    if (chiave === undefined) return fa();
    if (!this.#risposte.has(chiave)) this.#risposte.set(chiave, fa());
    return this.#risposte.get(chiave) as T;
  }

  has = (chiave: string | undefined): boolean => chiave !== undefined && this.#risposte.has(chiave);

  enter(): string {
    const gettone = newId() + newId();
    this.#gettoni.add(gettone);
    return gettone;
  }

  isEntrato = (intestazione: string | undefined): boolean =>
    this.#gettoni.has(intestazione?.replace(/^Bearer /, '') ?? '');

  newOrdine(corpo: Chiesto): Ordine {
    const [unita] = corpo.purchase_units;
    const contesto = corpo.payment_source?.paypal?.experience_context;
    const ordine: Ordine = {
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      descrizione: unita?.description ?? '',
      amount: unita?.amount ?? { currency_code: 'EUR', value: '0.00' },
      ritorno: contesto?.return_url ?? '',
      rinuncia: contesto?.cancel_url ?? '',
      conto: 'paga',
      cattura: null,
    };
    this.ordini.set(ordine.id, ordine);
    return ordine;
  }

  /** As the protocol says an order. */
  describe = (ordine: Ordine): object => ({
    id: ordine.id,
    intent: 'CAPTURE',
    status: ordine.status,
    purchase_units: [
      { amount: ordine.amount, ...(ordine.cattura ? { payments: { captures: [ordine.cattura] } } : {}) },
    ],
    links: [{ rel: 'payer-action', href: `${this.indirizzo}/pagina/${ordine.id}`, method: 'GET' }],
  });

  findCattura(id: string): Cattura | undefined {
    return [...this.ordini.values()].find(({ cattura }) => cattura?.id === id)?.cattura ?? undefined;
  }
}

interface Chiesto {
  readonly purchase_units: { description?: string; amount: Importo }[];
  readonly payment_source?: { paypal?: { experience_context?: { return_url: string; cancel_url: string } } };
}
interface Chiamata {
  readonly cassa: Cassa;
  readonly risposta: ServerResponse;
  readonly chiave: string | undefined;
}

const refuse = (risposta: ServerResponse, stato: number, issue: string): void =>
  answerJson(risposta, stato, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });

/** Takes the money of an order that was approved; asked again with its key, it answers what it did. */
function capture({ cassa, risposta, chiave }: Chiamata, ordine: Ordine) {
  if (ordine.status === 'COMPLETED' && chiave === undefined)
    return refuse(risposta, 422, 'ORDER_ALREADY_CAPTURED');
  if (ordine.status === 'PAYER_ACTION_REQUIRED') return refuse(risposta, 422, 'ORDER_NOT_APPROVED');
  const { errore, attende, meno = 0 } = comeFa[ordine.conto];
  if (errore !== undefined) return refuse(risposta, 422, errore);
  const presa = cassa.once(chiave, () => {
    ordine.status = 'COMPLETED';
    ordine.cattura = {
      id: newId(),
      status: attende ? 'PENDING' : 'COMPLETED',
      amount: { ...ordine.amount, value: (Number(ordine.amount.value) - meno / 100).toFixed(2) },
    };
    return cassa.describe(ordine);
  });
  answerJson(risposta, 201, presa);
}

function refund({ cassa, risposta, chiave }: Chiamata, id: string) {
  const cattura = cassa.findCattura(id);
  if (cattura === undefined) return refuse(risposta, 404, 'INVALID_RESOURCE_ID');
  if (cattura.status === 'REFUNDED' && !cassa.has(chiave))
    return refuse(risposta, 422, 'CAPTURE_FULLY_REFUNDED');
  const reso = cassa.once(chiave, () => {
    cattura.status = 'REFUNDED';
    return { id: newId(), status: 'COMPLETED', amount: cattura.amount };
  });
  answerJson(risposta, 201, reso);
}

function answerApi(chiamata: Chiamata, metodo: string, percorso: string[], corpo: Chiesto) {
  const { cassa, risposta, chiave } = chiamata;
  const [, famiglia, cosa, id = '', atto] = percorso;
  if (famiglia === 'payments' && cosa === 'captures' && atto === 'refund') return refund(chiamata, id);
  if (famiglia !== 'checkout' || cosa !== 'orders') return refuse(risposta, 404, 'INVALID_RESOURCE_ID');
  if (metodo === 'POST' && id === '')
    return answerJson(risposta, 201, cassa.describe(cassa.once(chiave, () => cassa.newOrdine(corpo))));
  const ordine = cassa.ordini.get(id);
  if (ordine === undefined) return refuse(risposta, 404, 'INVALID_RESOURCE_ID');
  if (atto === 'capture') return capture(chiamata, ordine);
  // What was under verification is through the first time somebody looks again.
  const prima = cassa.describe(ordine);
  answerJson(risposta, 200, structuredClone(prima));
  if (ordine.cattura?.status === 'PENDING') ordine.cattura.status = 'COMPLETED';
}

function showPagina(risposta: ServerResponse, { descrizione, amount }: Ordine) {
  const scelte = Object.entries(conti)
    .map(([chiave, { nome }]) => `<option value="${chiave}">${nome}</option>`)
    .join('');
  const importo = `${amount.value.replace('.', ',')} €`;
  answerPagina(
    risposta,
    'PayPal di prova',
    `<p>${escapeHtml(descrizione)}: <strong>${importo}</strong></p>
<p>Simulato: nessun denaro si muove.</p>
<form method="post"><label>Conto di prova<select name="conto">${scelte}</select></label>
<button class="principale" name="atto" value="approva">Paga ${importo}</button>
<button name="atto" value="annulla">Annulla e torna</button>
<button name="atto" value="scade">Lascia scadere l’ordine</button></form>`,
  );
}

/** The page where who pays approves the order: nothing is taken before it is captured. */
async function interact(cassa: Cassa, richiesta: IncomingMessage, risposta: ServerResponse, id: string) {
  const ordine = cassa.ordini.get(id);
  if (ordine === undefined) return answerPagina(risposta, 'Ordine sconosciuto', '', 404);
  if (ordine.status === 'COMPLETED')
    return answerPagina(risposta, 'Ordine già pagato', '<p>Questo ordine non aspetta più nessuno.</p>', 410);
  if (richiesta.method !== 'POST') return showPagina(risposta, ordine);
  const campi = new URLSearchParams((await readCorpo(richiesta)).toString());
  if (campi.get('atto') === 'scade') {
    // As three hours without anybody: it is known no more.
    cassa.ordini.delete(id);
    return answerPagina(risposta, 'Ordine scaduto', '<p>Questo ordine non aspetta più nessuno.</p>', 410);
  }
  const isApprovato = campi.get('atto') !== 'annulla';
  if (isApprovato) {
    const conto = campi.get('conto') ?? '';
    ordine.conto = isConto(conto) ? conto : 'paga';
    ordine.status = 'APPROVED';
  }
  const dove = new URL(isApprovato ? ordine.ritorno : ordine.rinuncia);
  dove.searchParams.set('token', ordine.id);
  risposta.writeHead(303, { location: dove.href }).end();
}

function enter(cassa: Cassa, richiesta: IncomingMessage, risposta: ServerResponse) {
  const atteso = Buffer.from(`${CONTO_PAYPAL.id}:${CONTO_PAYPAL.segreto}`).toString('base64');
  if (richiesta.headers.authorization !== `Basic ${atteso}`)
    return answerJson(risposta, 401, { error: 'invalid_client' });
  answerJson(risposta, 200, { access_token: cassa.enter(), token_type: 'Bearer', expires_in: 3600 });
}

/** A gateway that speaks as PayPal Orders v2 does, in memory. */
export async function startPaypal(indirizzo: string): Promise<ServizioDiProva> {
  const cassa = new Cassa();
  const servizio = await startServizioDiProva(indirizzo, async (richiesta, risposta, url) => {
    const percorso = url.pathname.split('/').filter((parte) => parte !== '');
    if (percorso[0] === 'pagina') return interact(cassa, richiesta, risposta, percorso[1] ?? '');
    const corpo = (await readCorpo(richiesta)).toString();
    if (url.pathname === '/v1/oauth2/token') return enter(cassa, richiesta, risposta);
    if (!cassa.isEntrato(richiesta.headers.authorization))
      return answerJson(risposta, 401, { error: 'invalid_token' });
    const chiave = richiesta.headers['paypal-request-id'];
    const chiamata = { cassa, risposta, chiave: typeof chiave === 'string' ? chiave : undefined };
    return answerApi(
      chiamata,
      richiesta.method ?? 'GET',
      percorso,
      JSON.parse(corpo === '' ? '{}' : corpo) as Chiesto,
    );
  });
  cassa.indirizzo = servizio.indirizzo;
  return servizio;
}
