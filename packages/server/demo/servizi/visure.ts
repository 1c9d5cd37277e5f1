import { createHash } from 'node:crypto';
import type { Domanda } from '../../src/gateways/visure/port.ts';
import { type Caso, makeCaso } from '../caso.ts';
import {
  type Answer,
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

/** A property as the service writes it on the wire. */
export interface UnitaDiProva {
  readonly catasto: 'Fabbricati' | 'Terreni';
  readonly comune: string;
  readonly sezione: string | null;
  readonly foglio: string;
  readonly particella: string;
  readonly subalterno: string | null;
  readonly indirizzo: string | null;
  readonly categoria: string | null;
  readonly classe: string | null;
  readonly consistenza: number | null;
  readonly rendita: number | null;
  readonly redditoDominicale: number | null;
  readonly redditoAgrario: number | null;
  readonly superficie: number | null;
  readonly intestati: readonly {
    readonly codiceFiscale: string | null;
    readonly denominazione: string;
    readonly diritto: string;
    readonly quota: string;
    readonly dal: string | null;
  }[];
}
/** What the tests ask of the service, besides what it does by itself. */
export interface VisureDiProva extends ServizioDiProva {
  /** The keys it was asked with. */
  readonly chieste: ReadonlyMap<string, unknown>;
  /** Puts a property in its register, in the place of the one at the same place. */
  register(unita: UnitaDiProva): void;
  /** From now on it is closed, drops what it is asked, says nonsense; or it answers again. */
  turn(come: 'aperto' | 'chiuso' | 'muto' | 'confuso'): void;
}

const COMUNI = ['F257', 'B819', 'I462', 'H294', 'A944'];
const VIE = ['VIA GARIBALDI', 'VIALE DEI TIGLI', 'VIA EMILIA', 'VIA DELLA PACE', 'STRADA VIGNOLESE'];
const nameDi = (codice: string) => `INTESTATO DI PROVA ${codice.slice(0, 6)}`;

const chiaveDi = (u: Pick<UnitaDiProva, 'catasto' | 'comune' | 'foglio' | 'particella'>) =>
  [u.catasto, u.comune, u.foglio, u.particella].join('/');
const postoDi = (u: UnitaDiProva) => `${chiaveDi(u)}/${u.sezione ?? ''}/${u.subalterno ?? ''}`;
const centesimi = (caso: Caso, da: number, a: number) => caso.integer(da * 100, a * 100) / 100;

/** The same properties for the same person, every time: two buildings and a piece of land; nothing where the code ends so. */
function inventUnita(codiceFiscale: string): UnitaDiProva[] {
  if (/[QXZ]$/.test(codiceFiscale)) return [];
  const caso = makeCaso(createHash('sha256').update(codiceFiscale).digest().readUInt32LE());
  const comune = caso.pick(COMUNI);
  const quota = caso.pick(['1/1', '1/2']);
  const intestati = [
    {
      ...{ codiceFiscale, denominazione: nameDi(codiceFiscale), diritto: "Proprieta'", quota },
      dal: `${caso.integer(1995, 2022)}-0${caso.integer(1, 9)}-15`,
    },
  ];
  const luogo = {
    ...{ comune, sezione: null, foglio: String(caso.integer(10, 180)) },
    ...{ particella: String(caso.integer(20, 900)), intestati },
  };
  const indirizzo = `${caso.pick(VIE)} n. ${caso.integer(1, 120)}`;
  const fabbricato = { ...luogo, catasto: 'Fabbricati' as const, indirizzo, superficie: null };
  const senzaTerra = { redditoDominicale: null, redditoAgrario: null };
  return [
    {
      ...{ ...fabbricato, ...senzaTerra, subalterno: '4', categoria: 'A03', classe: '3' },
      ...{ consistenza: caso.integer(8, 16) / 2, rendita: centesimi(caso, 350, 900) },
      superficie: caso.integer(70, 160),
    },
    {
      ...{ ...fabbricato, ...senzaTerra, subalterno: '19', categoria: 'C06', classe: '5' },
      ...{ consistenza: caso.integer(12, 30), rendita: centesimi(caso, 50, 120) },
    },
    {
      ...{ ...luogo, catasto: 'Terreni', subalterno: null, indirizzo: null, categoria: null, classe: '2' },
      ...{ foglio: String(caso.integer(181, 240)), consistenza: null, rendita: null },
      ...{ redditoDominicale: centesimi(caso, 8, 90), redditoAgrario: centesimi(caso, 5, 60) },
      superficie: caso.integer(900, 9000),
    },
  ];
}

function searchUnita(catasto: ReadonlyMap<string, UnitaDiProva>, domanda: Domanda): UnitaDiProva[] {
  const tutte = [...catasto.values()];
  if (domanda.tipo === 'Immobile') {
    const { sezione, subalterno } = domanda;
    return tutte.filter(
      (u) =>
        chiaveDi(u) === chiaveDi(domanda) &&
        (sezione === null || u.sezione === sezione) &&
        (subalterno === null || u.subalterno === subalterno),
    );
  }
  const sue = tutte.filter(({ intestati }) =>
    intestati.some(({ codiceFiscale }) => codiceFiscale === domanda.codiceFiscale),
  );
  return sue.filter(({ comune }) => domanda.comune === null || comune === domanda.comune);
}

/**
 * A service of searches for the tests and the demo, in memory: it invents the properties of whoever is asked of, always the
 * same, and from then on finds them by their place too. Nothing comes from the land register. On its page a person closes it,
 * and sees what was asked.
 */
export async function startVisure(
  indirizzo: string,
  { chiave, unita = [] }: { readonly chiave: string; readonly unita?: readonly UnitaDiProva[] },
): Promise<VisureDiProva> {
  const chieste = new Map<string, { cercato: string; righe: UnitaDiProva[] }>();
  const catasto = new Map(unita.map((una) => [postoDi(una), una]));
  let come: 'aperto' | 'chiuso' | 'muto' | 'confuso' = 'aperto';
  const search = (id: string, domanda: Domanda): UnitaDiProva[] => {
    const gia = chieste.get(id);
    if (gia) return gia.righe;
    const { tipo } = domanda;
    const isIgnoto = tipo === 'Soggetto' && searchUnita(catasto, { ...domanda, comune: null }).length === 0;
    if (isIgnoto) for (const una of inventUnita(domanda.codiceFiscale)) catasto.set(postoDi(una), una);
    const righe = searchUnita(catasto, domanda);
    const cercato = tipo === 'Soggetto' ? domanda.codiceFiscale : chiaveDi(domanda);
    chieste.set(id, { cercato, righe });
    return righe;
  };
  /** The page where a person closes the service, and opens it again. */
  const answerPersona: Answer = async (richiesta, risposta) => {
    if (richiesta.method === 'POST') {
      await readCorpo(richiesta);
      come = come === 'aperto' ? 'chiuso' : 'aperto';
    }
    const voci = [...chieste.values()].map(
      ({ cercato, righe }) => `<li>${cercato.replace(/[^\w/ -]/g, '')}: ${righe.length} immobili</li>`,
    );
    const atto = come === 'aperto' ? 'Chiudi il servizio' : 'Riapri il servizio';
    answerPagina(
      risposta,
      'Visure di prova',
      `<p>Nulla viene dal catasto: gli immobili sono inventati.</p><form method="post"><button>${atto}</button></form>
      <ul>${voci.join('') || '<li>Nessuna ricerca</li>'}</ul>`,
    );
  };
  const answer: Answer = async (richiesta, risposta, url) => {
    if (url.pathname === '/') return answerPersona(richiesta, risposta, url);
    const [, base, id = ''] = url.pathname.split('/').map(decodeURIComponent);
    if (base !== 'visure' || richiesta.method !== 'PUT') return answerJson(risposta, 404, {});
    if (richiesta.headers.authorization !== `Bearer ${chiave}`) return answerJson(risposta, 401, {});
    const domanda: Domanda = JSON.parse((await readCorpo(richiesta)).toString());
    if (come === 'chiuso') return answerJson(risposta, 503, {});
    if (come === 'muto') return void risposta.destroy();
    if (come === 'confuso') return answerJson(risposta, 200, { righe: [{ catasto: 'Marittimo' }] });
    const righe = search(id, domanda);
    answerJson(risposta, righe.length === 0 ? 404 : 200, { righe });
  };
  const servizio = await startServizioDiProva(indirizzo, answer);
  return {
    ...servizio,
    chieste,
    register: (una) => void catasto.set(postoDi(una), una),
    turn: (nuovo) => {
      come = nuovo;
    },
  };
}
