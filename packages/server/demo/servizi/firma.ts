import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import {
  type Answer,
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

interface Firmatario {
  readonly id: string;
  readonly nome: string;
  readonly email: string;
  readonly chiave: string;
  codice: string;
  sbagliati: number;
  /** Whether his code went to his mailbox. */
  avvisato: boolean;
  firmato: string | null;
}
interface Richiesta {
  readonly id: string;
  readonly token: string;
  stato: 'draft' | 'ongoing' | 'done' | 'canceled' | 'expired';
  readonly documenti: Map<string, { nome: string; contenuto: Buffer }>;
  readonly firmatari: Firmatario[];
}
/** What the tests ask of the service, besides what it does by itself. */
export interface FirmaDiProva extends ServizioDiProva {
  /** The code of who has this link. */
  readCodice(collegamento: string): string;
  /** The calls that it made, in order. */
  readonly chiamate: { readonly corpo: string; readonly firma: string; readonly stato: number }[];
  /** While true the calls wait to be made. */
  setMuto(muto: boolean): void;
  expire(id: string): Promise<void>;
}

const escapeHtml = (testo: string) => testo.replace(/[&<>"']/g, (segno) => `&#${segno.charCodeAt(0)};`);
const TENTATIVI = 5;
/** The envelopes of the demo begin so: nobody sent them here, and they can be reminded and taken back. */
export const PREFISSO_DEMO = 'demo-';

/** A line on the last page: who, when, and that nobody really signed. */
async function signPdf(contenuto: Buffer, { nome, firmato }: Firmatario, posto: number): Promise<Buffer> {
  const pdf = await PDFDocument.load(contenuto);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const testo = `FIRMA SIMULATA: ${nome}, ${firmato}`.replace(/[^\x20-\xff]/g, '?');
  pdf
    .getPages()
    .at(-1)
    ?.drawText(testo, { x: 40, y: 40 + 14 * posto, size: 9, font });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** Where who signs reads his mail: the service has no server of mail, nor of telephones. */
const CASELLA = '/casella';
const nameCasella = (email: string) => `${CASELLA}?di=${encodeURIComponent(email)}`;

/**
 * A service of signature for the tests and the demo, in memory: it speaks as Yousign does, shows who signs a page for the
 * telephone, mails him a code used once (in a mailbox of its own: nothing leaves), gives the documents back signed (with words:
 * no real signature), and calls who asked.
 */
export async function startFirma(indirizzo: string): Promise<FirmaDiProva> {
  const richieste = new Map<string, Richiesta>();
  const ascolti = new Map<string, { endpoint: string; segreto: string }>();
  const chiamate: FirmaDiProva['chiamate'] = [];
  const inAttesa: (() => Promise<void>)[] = [];
  const caselle = new Map<string, string[]>();
  let isMuto = false;

  const call = async (una: Richiesta, event_name: string, signer?: Firmatario) => {
    const ascolto = ascolti.get(una.token);
    if (!ascolto) return;
    const dati = {
      signature_request: { id: una.id, status: una.stato },
      ...(signer && { signer: { id: signer.id } }),
    };
    const corpo = JSON.stringify({ event_id: randomUUID(), event_name, event_time: Date.now(), data: dati });
    const firma = `sha256=${createHmac('sha256', ascolto.segreto).update(corpo).digest('hex')}`;
    const send = async () => {
      const headers = { 'content-type': 'application/json', 'x-yousign-signature-256': firma };
      const esito = await fetch(ascolto.endpoint, { method: 'POST', headers, body: corpo }).catch(() => null);
      chiamate.push({ corpo, firma, stato: esito?.status ?? 0 });
    };
    if (isMuto) inAttesa.push(send);
    else await send();
  };
  const findDiChi = (chiave: string) => {
    for (const una of richieste.values()) {
      const firmatario = una.firmatari.find((uno) => uno.chiave === chiave);
      if (firmatario) return { una, firmatario };
    }
    return undefined;
  };
  const sign = async (una: Richiesta, firmatario: Firmatario) => {
    firmatario.firmato = new Date().toISOString();
    for (const [id, documento] of una.documenti) {
      const contenuto = await signPdf(documento.contenuto, firmatario, una.firmatari.indexOf(firmatario));
      una.documenti.set(id, { ...documento, contenuto });
    }
    await call(una, 'signer.done', firmatario);
    if (una.firmatari.some(({ firmato }) => firmato === null)) return;
    una.stato = 'done';
    await call(una, 'signature_request.done');
  };

  /** The code leaves when its page is first opened by who may sign now, not before. */
  const mailCodice = (firmatario: Firmatario, quanti: number) => {
    if (firmatario.avvisato) return;
    firmatario.avvisato = true;
    const lettera = `Il codice per firmare ${quanti} documenti è ${firmatario.codice}. Vale una volta sola.`;
    caselle.set(firmatario.email, [lettera, ...(caselle.get(firmatario.email) ?? [])]);
  };
  const answerCasella: Answer = (_, risposta, url) => {
    const di = (url.searchParams.get('di') ?? '').toLowerCase();
    const lettere = (caselle.get(di) ?? []).map((una) => `<li>${escapeHtml(una)}</li>`).join('');
    answerPagina(
      risposta,
      `Posta di ${escapeHtml(di)}`,
      lettere === '' ? '<p>Vuota.</p>' : `<ul>${lettere}</ul>`,
    );
  };

  /** The page of who signs: what he signs, the code, and what happened. */
  const answerFirmatario: Answer = async (richiesta, risposta, url) => {
    const trovato = findDiChi(url.pathname.split('/').at(-1) ?? '');
    if (!trovato) return answerPagina(risposta, 'Collegamento non valido', '', 404);
    const { una, firmatario } = trovato;
    const prima = una.firmatari.find(({ firmato }) => firmato === null);
    const elenco = [...una.documenti.values()].map(({ nome }) => `<li>${escapeHtml(nome)}</li>`).join('');
    const quanti = una.documenti.size;
    if (firmatario.firmato)
      return answerPagina(
        risposta,
        `${quanti} documenti firmati`,
        `<p>${escapeHtml(firmatario.nome)}</p><ul>${elenco}</ul>`,
      );
    if (una.stato !== 'ongoing') return answerPagina(risposta, 'La busta non si può più firmare', '', 410);
    if (prima !== firmatario) return answerPagina(risposta, 'Non è ancora il Suo turno', '');
    let errore = '';
    if (richiesta.method === 'POST') {
      const codice = new URLSearchParams((await readCorpo(richiesta)).toString()).get('codice');
      if (firmatario.sbagliati < TENTATIVI && codice === firmatario.codice) {
        await sign(una, firmatario);
        return answerPagina(
          risposta,
          `${quanti} documenti firmati`,
          `<p>${escapeHtml(firmatario.nome)}</p><ul>${elenco}</ul>`,
        );
      }
      firmatario.sbagliati += 1;
      errore = `<p role="alert">Codice errato. Restano ${Math.max(0, TENTATIVI - firmatario.sbagliati)} tentativi.</p>`;
    }
    mailCodice(firmatario, quanti);
    const email = escapeHtml(firmatario.email);
    const corpo = `<p>Servizio di prova: la firma è simulata.</p><ul>${elenco}</ul>${errore}<form method="post">
      <label>Codice di 6 cifre, inviato per posta a ${email}
      <input name="codice" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required></label>
      <button class="principale">Firma ${quanti} documenti</button></form>
      <p>Nella prova non esce posta: <a href="${nameCasella(firmatario.email)}">la casella di ${email}</a>.</p>`;
    answerPagina(risposta, `Firmare ${quanti} documenti`, corpo);
  };

  const readJson = async (richiesta: Parameters<Answer>[0]) =>
    JSON.parse((await readCorpo(richiesta)).toString() || '{}');
  const answer: Answer = async (richiesta, risposta, url) => {
    if (url.pathname.startsWith('/firma/')) return answerFirmatario(richiesta, risposta, url);
    if (url.pathname === CASELLA) return answerCasella(richiesta, risposta, url);
    const token = /^Bearer (.+)$/.exec(richiesta.headers.authorization ?? '')?.[1];
    if (!token || token === 'scaduto') return answerJson(risposta, 401, { detail: 'Unauthorized' });
    const [, primo, id = '', cosa, quale, altro] = url.pathname.split('/');
    if (primo === 'webhooks') {
      const { endpoint } = await readJson(richiesta);
      const segreto = randomBytes(24).toString('hex');
      ascolti.set(token, { endpoint, segreto });
      return answerJson(risposta, 201, { id: randomUUID(), secret_key: segreto });
    }
    if (primo !== 'signature_requests') return answerJson(risposta, 404, {});
    if (id === '') {
      const nuova: Richiesta = {
        id: randomUUID(),
        token,
        stato: 'draft',
        documenti: new Map(),
        firmatari: [],
      };
      richieste.set(nuova.id, nuova);
      return answerJson(risposta, 201, { id: nuova.id, status: 'draft' });
    }
    if (id.startsWith(PREFISSO_DEMO) && !richieste.has(id))
      richieste.set(id, { id, token, stato: 'ongoing', documenti: new Map(), firmatari: [] });
    const una = richieste.get(id);
    if (!una || una.token !== token) return answerJson(risposta, 404, {});
    if (cosa === 'documents' && altro === 'download') {
      const documento = una.documenti.get(quale ?? '');
      if (!documento) return answerJson(risposta, 404, {});
      risposta.writeHead(200, { 'content-type': 'application/pdf' }).end(documento.contenuto);
      return;
    }
    if (cosa === 'documents') {
      const corpo = new Uint8Array(await readCorpo(richiesta));
      const headers = { 'content-type': richiesta.headers['content-type'] ?? '' };
      const file = (await new Response(corpo, { headers }).formData()).get('file') as File;
      const chiave = randomUUID();
      una.documenti.set(chiave, { nome: file.name, contenuto: Buffer.from(await file.arrayBuffer()) });
      return answerJson(risposta, 201, { id: chiave });
    }
    if (cosa === 'signers' && altro === 'send_reminder') return void risposta.writeHead(204).end();
    if (cosa === 'signers') {
      const { info } = await readJson(richiesta);
      const firmatario: Firmatario = {
        ...{
          id: randomUUID(),
          nome: `${info.first_name} ${info.last_name}`,
          email: info.email.toLowerCase(),
        },
        ...{ chiave: randomBytes(16).toString('hex'), codice: String(randomInt(100_000, 1_000_000)) },
        ...{ sbagliati: 0, avvisato: false, firmato: null },
      };
      una.firmatari.push(firmatario);
      return answerJson(risposta, 201, { id: firmatario.id });
    }
    await readCorpo(richiesta);
    if (cosa === 'activate') {
      una.stato = 'ongoing';
      const signers = una.firmatari.map((uno) => ({
        id: uno.id,
        signature_link: `${servizio.indirizzo}/firma/${uno.chiave}`,
      }));
      return answerJson(risposta, 201, { id, status: 'ongoing', signers });
    }
    if (cosa === 'cancel') {
      una.stato = 'canceled';
      return answerJson(risposta, 201, { id, status: 'canceled' });
    }
    answerJson(risposta, 404, {});
  };
  const servizio = await startServizioDiProva(indirizzo, answer);
  return {
    ...servizio,
    chiamate,
    readCodice: (collegamento) => findDiChi(collegamento.split('/').at(-1) ?? '')?.firmatario.codice ?? '',
    setMuto: (muto) => {
      isMuto = muto;
      if (!muto) for (const send of inAttesa.splice(0)) void send();
    },
    expire: async (id) => {
      const una = richieste.get(id);
      if (!una) return;
      una.stato = 'expired';
      await call(una, 'signature_request.expired');
    },
  };
}
