import { createHash, randomUUID } from 'node:crypto';
import {
  type Answer,
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

type Stato = 'in corso' | 'accettato' | 'rifiutato';
interface Tenuto {
  readonly id: string;
  readonly nostra: string;
  readonly utente: string;
  readonly nomi: readonly string[];
  stato: Stato;
  motivo: string;
}
/** What the tests ask of the conservator, besides what it does by itself. */
export interface ConservatoreDiProva extends ServizioDiProva {
  readonly tenuti: ReadonlyMap<string, Tenuto>;
  decide(id: string, stato: Stato, motivo?: string): void;
  /** From now on it takes what it is given and does not answer; or it does again. */
  silence(isMuto: boolean): void;
  /** While `run` asks it of a package, `meanwhile` happens before it answers. */
  whileAsked(meanwhile: () => Promise<void>, run: () => Promise<void>): Promise<void>;
  /** It no longer knows a package. */
  lose(id: string): void;
}
const HASH = /<Path>([^<]+)<\/Path>\s*<Hash[^>]*>([0-9A-Fa-f]{64})<\/Hash>/g;

/** What is wrong with a package: every file that the index names must be there with its hash, and no other. */
async function checkPacchetto(dati: FormData): Promise<{ nomi: string[]; difetto: string | null }> {
  const indice = dati.get('indice');
  if (!(indice instanceof File)) return { nomi: [], difetto: 'manca l’indice' };
  const attesi = new Map(
    [...(await indice.text()).matchAll(HASH)].map(([, path = '', hash = '']) => [path, hash]),
  );
  const nomi = [...new Set(dati.keys())].filter((nome) => nome !== 'indice');
  if (nomi.length !== attesi.size) return { nomi, difetto: 'i file non sono quelli dell’indice' };
  for (const nome of nomi) {
    const file = dati.get(nome);
    const byte = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    const sha256 = createHash('sha256').update(byte).digest('hex');
    if (attesi.get(nome)?.toLowerCase() !== sha256) return { nomi, difetto: `impronta diversa: ${nome}` };
  }
  return { nomi, difetto: null };
}

const escapeHtml = (testo: string) => testo.replace(/[&<>"']/g, (segno) => `&#${segno.charCodeAt(0)};`);

/**
 * A conservator for the tests and the demo, in memory: it checks a package against its index, and a person decides on its page
 * (accepts, refuses, loses). Nothing is kept for real. The password `sbagliata` is refused.
 */
export async function startConservatore(indirizzo: string): Promise<ConservatoreDiProva> {
  const tenuti = new Map<string, Tenuto>();
  let isMuto = false;
  let attesa: (() => Promise<void>) | null = null;
  const take = async (nostra: string, utente: string, richiesta: Parameters<Answer>[0]) => {
    const corpo = new Uint8Array(await readCorpo(richiesta));
    const headers = { 'content-type': richiesta.headers['content-type'] ?? '' };
    const { nomi, difetto } = await checkPacchetto(await new Response(corpo, { headers }).formData());
    const gia = [...tenuti.values()].find((uno) => uno.nostra === nostra && uno.stato !== 'rifiutato');
    if (gia) return gia.id;
    const id = randomUUID();
    const stato = difetto === null ? 'in corso' : 'rifiutato';
    tenuti.set(id, { id, nostra, utente, nomi, stato, motivo: difetto ?? '' });
    return id;
  };
  /** The page where a person decides. */
  const answerPersona: Answer = async (richiesta, risposta) => {
    if (richiesta.method === 'POST') {
      const dati = new URLSearchParams((await readCorpo(richiesta)).toString());
      const id = dati.get('id') ?? '';
      const tenuto = tenuti.get(id);
      const atto = dati.get('atto');
      if (tenuto && atto === 'perde') tenuti.delete(id);
      else if (tenuto) {
        tenuto.stato = atto === 'accetta' ? 'accettato' : 'rifiutato';
        tenuto.motivo = atto === 'accetta' ? '' : 'Documento non leggibile';
      }
    }
    const voci = [...tenuti.values()].map(
      ({ id, nomi, stato, motivo }) => `<form method="post"><input type="hidden" name="id" value="${id}">
        <p><strong>${nomi.map((nome) => escapeHtml(nome.replace(/^.*\//, ''))).join(', ')}</strong><br>${stato} ${escapeHtml(motivo)}</p>
        ${stato === 'in corso' ? '<button class="principale" name="atto" value="accetta">Accetta</button><button name="atto" value="rifiuta">Rifiuta</button><button name="atto" value="perde">Perde</button>' : ''}</form>`,
    );
    answerPagina(
      risposta,
      'Conservatore di prova',
      `<p>Nulla è conservato davvero.</p>${voci.join('') || '<p>Nessun pacchetto.</p>'}`,
    );
  };
  const answer: Answer = async (richiesta, risposta, url) => {
    if (url.pathname === '/') return answerPersona(richiesta, risposta, url);
    const [, base, chiave = ''] = url.pathname.split('/').map(decodeURIComponent);
    const credenziali = /^Basic (.+)$/.exec(richiesta.headers.authorization ?? '')?.[1] ?? '';
    const [utente = '', password = ''] = Buffer.from(credenziali, 'base64').toString().split(':');
    if (base !== 'pacchetti') return answerJson(risposta, 404, {});
    if (utente === '' || password === '' || password === 'sbagliata') return answerJson(risposta, 401, {});
    if (richiesta.method === 'PUT') {
      const id = await take(chiave, utente, richiesta);
      return isMuto ? void risposta.destroy() : answerJson(risposta, 201, { id });
    }
    const tenuto = tenuti.get(chiave) ?? [...tenuti.values()].find(({ nostra }) => nostra === chiave);
    if (!tenuto || tenuto.utente !== utente) return answerJson(risposta, 404, {});
    if (richiesta.method === 'DELETE') {
      if (tenuto.stato === 'accettato') return answerJson(risposta, 409, {});
      tenuti.delete(tenuto.id);
      return void risposta.writeHead(204).end();
    }
    const detto = { stato: tenuto.stato, motivo: tenuto.motivo };
    const intanto = attesa;
    attesa = null;
    await intanto?.();
    answerJson(risposta, 200, detto);
  };
  const servizio = await startServizioDiProva(indirizzo, answer);
  return {
    ...servizio,
    tenuti,
    decide: (id, stato, motivo = '') => {
      const tenuto = tenuti.get(id);
      if (tenuto) Object.assign(tenuto, { stato, motivo });
    },
    silence: (muto) => {
      isMuto = muto;
    },
    whileAsked: async (meanwhile, run) => {
      attesa = meanwhile;
      await run();
    },
    lose: (id) => void tenuti.delete(id),
  };
}
