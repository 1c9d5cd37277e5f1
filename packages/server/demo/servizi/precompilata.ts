import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';
import {
  type Answer,
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

type Stato = 'in corso' | 'pronto' | 'rifiutato';
interface Tenuto {
  readonly id: string;
  readonly nostra: string;
  readonly utente: string;
  readonly mittente: string;
  readonly tipo: string;
  readonly codici: readonly string[];
  readonly preso: number;
  stato: Stato;
  motivo: string;
  file: Buffer;
}
/** What the tests ask of the exchange, besides what it does by itself. */
export interface PrecompilataDiProva extends ServizioDiProva {
  readonly tenuti: ReadonlyMap<string, Tenuto>;
  /** Decides an order; `file`: the answer, instead of the one it writes. */
  decide(id: string, stato: Stato, come?: { motivo?: string; file?: Buffer }): void;
  /** From now on it takes what it is given and does not answer; or it does again. */
  silence(isMuto: boolean): void;
  /** It no longer knows an order. */
  lose(id: string): void;
}

const TESTA = 'codicefiscale;stato;codice;modello;casella;valore;descrizione';
/** An order that nobody decides is answered by itself, after so long. */
const RITARDO_MS = 60_000;

/** The one file of a zip, as text. */
async function readUnico(zip: Buffer): Promise<string> {
  const aperto = await yauzl.fromBufferPromise(zip);
  for await (const voce of aperto.eachEntry()) return text(await aperto.openReadStreamPromise(voce));
  throw new Error('Empty zip');
}

async function writeUnico(nome: string, testo: string): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(testo), nome);
  zip.end();
  const pezzi: Buffer[] = [];
  for await (const pezzo of zip.outputStream as AsyncIterable<Buffer>) pezzi.push(pezzo);
  return Buffer.concat(pezzi);
}

/** The zip of an answer with these rows, each without its heads. */
export const makeRisposta = (righe: readonly string[]): Promise<Buffer> =>
  writeUnico('risposte.csv', `${[TESTA, ...righe].join('\r\n')}\r\n`);

const sum = (testo: string) => [...testo].reduce((somma, segno) => somma + segno.charCodeAt(0), 0);
const RIFIUTATO = 17;
/** Invented, and always the same for the same person: some are refused, and one casella is of no form. */
function writeRighe(codice: string): string[] {
  const seme = sum(codice);
  if (seme % RIFIUTATO === 0) return [`${codice};Rifiutata;310;;;;`];
  const reddito = 18_000 + (seme % 200) * 100;
  const voci = [
    ['C1.1', '2', 'Tipo di reddito'],
    ['C1.3', String(reddito), 'Reddito da lavoro dipendente'],
    ['C5.1', '365', 'Giorni di lavoro dipendente'],
    ['C9.1', String(Math.round(reddito * 0.17)), 'Ritenute IRPEF'],
    ['E1.2', String(200 + (seme % 50) * 10), 'Spese sanitarie'],
    ['ZZ1.1', '1', 'Dato non previsto dal modello'],
  ];
  return voci.map((voce) => [codice, 'Ricevuta', '300', '730', ...voce].join(';'));
}

const writeRisposta = ({ tipo, codici }: Tenuto): Promise<Buffer> =>
  makeRisposta(
    codici.flatMap((codice) =>
      tipo === 'Annullamenti' ? [`${codice};Annullata;330;;;;`] : writeRighe(codice),
    ),
  );

const escapeHtml = (testo: string) => testo.replace(/[&<>"']/g, (segno) => `&#${segno.charCodeAt(0)};`);

/**
 * An exchange of precompilate for the tests and the demo, in memory: it reads the orders, and a person answers or refuses them on
 * its page; after a minute it answers by itself. What it says of the incomes is invented. The password `sbagliata` is refused.
 */
export async function startPrecompilata(indirizzo: string): Promise<PrecompilataDiProva> {
  const tenuti = new Map<string, Tenuto>();
  let isMuto = false;
  const take = async (nostra: string, utente: string, mittente: string, tipo: string, corpo: Buffer) => {
    const gia = [...tenuti.values()].find((uno) => uno.nostra === nostra && uno.stato !== 'rifiutato');
    if (gia) return gia.id;
    const righe = (await readUnico(corpo)).trim().split(/\r?\n/).slice(1);
    const codici = righe.map((riga) => riga.split(';')[0] ?? '');
    const id = randomUUID();
    tenuti.set(id, {
      ...{ id, nostra, utente, mittente, tipo, codici, preso: Date.now(), motivo: '' },
      ...{ stato: 'in corso', file: Buffer.alloc(0) },
    });
    return id;
  };
  const settle = async (tenuto: Tenuto) => {
    if (tenuto.stato === 'in corso' && Date.now() - tenuto.preso >= RITARDO_MS) tenuto.stato = 'pronto';
    if (tenuto.stato === 'pronto' && tenuto.file.length === 0) tenuto.file = await writeRisposta(tenuto);
  };
  /** Its page: the orders, and what a person decides of each. */
  const answerPersona: Answer = async (richiesta, risposta) => {
    if (richiesta.method === 'POST') {
      const dati = new URLSearchParams((await readCorpo(richiesta)).toString());
      const id = dati.get('id') ?? '';
      const tenuto = tenuti.get(id);
      const atto = dati.get('atto');
      if (tenuto && atto === 'perde') tenuti.delete(id);
      else if (tenuto) {
        tenuto.stato = atto === 'risponde' ? 'pronto' : 'rifiutato';
        tenuto.motivo = atto === 'risponde' ? '' : 'Fornitura non leggibile';
      }
    }
    const voci = [...tenuti.values()].map(
      ({
        id,
        tipo,
        codici,
        stato,
        motivo,
      }) => `<form method="post"><input type="hidden" name="id" value="${id}">
        <p><strong>${escapeHtml(tipo)}</strong>: ${codici.map(escapeHtml).join(', ')}<br>${stato} ${escapeHtml(motivo)}</p>
        ${stato === 'in corso' ? '<button class="principale" name="atto" value="risponde">Rispondi</button><button name="atto" value="rifiuta">Rifiuta</button><button name="atto" value="perde">Perdi</button>' : ''}</form>`,
    );
    answerPagina(
      risposta,
      'Scambio 730 di prova',
      `<p>Nessun dato è dell’Agenzia delle Entrate.</p>${voci.join('') || '<p>Nessun ordine.</p>'}`,
    );
  };
  const answer: Answer = async (richiesta, risposta, url) => {
    if (url.pathname === '/') return answerPersona(richiesta, risposta, url);
    const [, base, chiave = '', parte] = url.pathname.split('/').map(decodeURIComponent);
    const credenziali = /^Basic (.+)$/.exec(richiesta.headers.authorization ?? '')?.[1] ?? '';
    const [utente = '', password = ''] = Buffer.from(credenziali, 'base64').toString().split(':');
    if (base !== 'ordini') return answerJson(risposta, 404, {});
    if (utente === '' || password === '' || password === 'sbagliata') return answerJson(risposta, 401, {});
    if (richiesta.method === 'PUT') {
      const mittente = String(richiesta.headers['x-mittente'] ?? '');
      const tipo = url.searchParams.get('tipo') ?? '';
      const id = await take(chiave, utente, mittente, tipo, await readCorpo(richiesta));
      return isMuto ? void risposta.destroy() : answerJson(risposta, 201, { id });
    }
    const tenuto = tenuti.get(chiave);
    if (!tenuto || tenuto.utente !== utente) return answerJson(risposta, 404, {});
    await settle(tenuto);
    if (parte !== 'file') return answerJson(risposta, 200, { stato: tenuto.stato, motivo: tenuto.motivo });
    if (tenuto.stato !== 'pronto') return answerJson(risposta, 409, {});
    risposta.writeHead(200, { 'content-type': 'application/zip' }).end(tenuto.file);
  };
  const servizio = await startServizioDiProva(indirizzo, answer);
  return {
    ...servizio,
    tenuti,
    decide: (id, stato, { motivo = '', file = Buffer.alloc(0) } = {}) => {
      const tenuto = tenuti.get(id);
      if (tenuto) Object.assign(tenuto, { stato, motivo, file });
    },
    silence: (muto) => {
      isMuto = muto;
    },
    lose: (id) => void tenuti.delete(id),
  };
}
