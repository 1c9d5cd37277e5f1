import {
  type AnagraficaRiga,
  type DichiarazioneRiga,
  type Interno,
  percorsi,
  percorso,
} from '@quadra/contract';
import { list, type QueryLista } from '../../api/lista.ts';
import { listTipiDelQuadro, type QuadroCercato } from './quadro-cercato.ts';

export type VocePalette =
  | { tipo: 'pagina'; chiave: string; nome: string; percorso: string }
  | {
      tipo: 'azione' | 'comando';
      chiave: string;
      nome: string;
      dettaglio?: string;
      tasti?: string;
      run: () => void;
    }
  | { tipo: 'quadro'; chiave: string; nome: string; dettaglio: string; percorso: string }
  | { tipo: 'cliente'; chiave: string; nome: string; dettaglio: string; id: string }
  | { tipo: 'dichiarazione'; chiave: string; nome: string; dettaglio: string; id: string; anno: number };

/** Some rows, and how many there are in all; null when nobody counted them. */
export type Trovate = { voci: VocePalette[]; totale: number | null };
const RECENTI = 6;

const nameModello = ({ tipo, anno }: Pick<Interno<DichiarazioneRiga>, 'tipo' | 'anno'>): string =>
  `${tipo === 'Persone fisiche' ? 'Redditi PF' : tipo} ${anno}`;
const toDichiarazione = (riga: Interno<DichiarazioneRiga>): VocePalette => ({
  tipo: 'dichiarazione',
  chiave: `d${riga.id}`,
  id: riga.id,
  anno: riga.anno,
  nome: riga.denominazione,
  dettaglio: `${nameModello(riga)}, ${riga.stato}`,
});

const listDichiarazioni = (anno: number, query: QueryLista, segnale: AbortSignal) =>
  list<DichiarazioneRiga>(percorso(percorsi.dichiarazioneLista, { anno }), query, {
    segnale,
    silenziosa: true,
  }).catch(() => ({ righe: [], totale: null }));

/** The declarations changed last: what the palette shows before anything is typed. */
export const listRecenti = async (anno: number, segnale: AbortSignal): Promise<VocePalette[]> =>
  (await listDichiarazioni(anno, { order: ['-ModificataIl'], righePerPagina: RECENTI }, segnale)).righe.map(
    toDichiarazione,
  );

/** What is asked: a text, the year worked in, and how many rows to show. */
export type Domanda = { testo: string; anno: number; quante: number };

const makeQuery = ({ testo, quante }: Pick<Domanda, 'testo' | 'quante'>): QueryLista => ({
  filter: { Denominazione: testo.toLowerCase(), CodiceFiscale: testo.toLowerCase() },
  logic: 'or',
  order: ['Denominazione'],
  righePerPagina: quante,
});

/** «rossi rn 26»: that rigo of the declarations of the year, of a form that has it, whose name holds the text. */
export async function searchQuadro(
  { nome, quadro, rigo }: QuadroCercato,
  { anno, quante }: Omit<Domanda, 'testo'>,
  segnale: AbortSignal,
): Promise<Trovate> {
  const query = makeQuery({ testo: nome, quante });
  const tipi = listTipiDelQuadro(quadro);
  const { righe, totale } = await listDichiarazioni(anno, query, segnale);
  const dellaForma = righe.filter(({ tipo }) => tipi.includes(tipo));
  const voci = dellaForma.map(
    (riga): VocePalette => ({
      tipo: 'quadro',
      chiave: `q${riga.id}`,
      nome: riga.denominazione,
      dettaglio: `${quadro}${rigo ?? ''} di ${nameModello(riga)}`,
      percorso: `/dichiarazione/${riga.anno}/${riga.id}/quadro${quadro}${rigo === null ? '' : `#${quadro}${rigo}`}`,
    }),
  );
  return { voci, totale: righe.length === totale ? voci.length : null };
}

/** Declarations of the year whose name or codice fiscale holds the text. */
export async function searchDichiarazioni(
  { anno, ...domanda }: Domanda,
  segnale: AbortSignal,
): Promise<Trovate> {
  const { righe, totale } = await listDichiarazioni(anno, makeQuery(domanda), segnale);
  return { voci: righe.map(toDichiarazione), totale };
}

/** Clients whose name or codice fiscale holds the text. */
export async function searchClienti(domanda: Omit<Domanda, 'anno'>, segnale: AbortSignal): Promise<Trovate> {
  const pagina = await list<AnagraficaRiga>(percorsi.anagraficaLista, makeQuery(domanda), {
    segnale,
    silenziosa: true,
  }).catch(() => null);
  if (pagina === null) return { voci: [], totale: null };
  const voci = pagina.righe.map(
    ({ id, denominazione, codiceFiscale }): VocePalette => ({
      tipo: 'cliente',
      chiave: `c${id}`,
      id,
      nome: denominazione,
      dettaglio: codiceFiscale,
    }),
  );
  return { voci, totale: pagina.totale };
}
