import { computePagina, fromWire, type ListQuery, RIGHE_PER_PAGINA } from '@quadra/contract';
import { send } from '../../api/client.ts';
import { ApiError } from '../../api/errore.ts';
import { list } from '../../api/lista.ts';
import { distinguishVoci, type Fonte, joinTesti, type Voce } from '../../ui/scelta/voci.ts';
import { cacheElenchi } from './cache-elenchi.ts';

type Riga = Readonly<Record<string, unknown>>;
export type OpzioniFonte = {
  /** Address of the list; its query part narrows the list and travels in URL. */
  readonly url: string;
  /** Address of the single row, without the key: asked when the key is not among the rows listed. */
  readonly urlUna: string;
  /** Names on the wire of the fields that are shown and searched. */
  readonly campiTesto: readonly string[];
  readonly separatore?: string;
  /** Name on the wire of the key; otherwise Id, or Codice. */
  readonly campoChiave?: string;
  readonly filtro?: ListQuery['Filter'];
  readonly righe?: number;
};

/** The name a field of the wire has in the rows as they are read. */
const nameInside = (campo: string): string => Object.keys(fromWire<Riga>({ [campo]: null }))[0] ?? campo;

function makeVoce(riga: Riga, { campiTesto, separatore, campoChiave }: OpzioniFonte): Voce {
  const chiave = campoChiave === undefined ? (riga.id ?? riga.codice) : riga[nameInside(campoChiave)];
  return {
    chiave: String(chiave ?? ''),
    testo: joinTesti(
      campiTesto.map((campo) => riga[nameInside(campo)]),
      separatore,
    ),
  };
}

/** The rows of a list of the server, one page at a time, searched in the text fields in lowercase. */
export function makeFonteServer(opzioni: OpzioniFonte): Fonte {
  const { url, urlUna, campiTesto, filtro = {}, righe = RIGHE_PER_PAGINA } = opzioni;
  const cerca: Fonte['cerca'] = async (testo, segnale, inizio) => {
    const cercati = testo === '' ? [] : campiTesto.map((campo) => [campo, testo.toLowerCase()] as const);
    const query = {
      filter: { ...filtro, ...Object.fromEntries(cercati) },
      logic: 'or' as const,
      pagina: computePagina(inizio, righe),
      righePerPagina: righe,
    };
    const pagina = await cacheElenchi.get(url, query, segnale, () =>
      list<Riga>(url, query, { segnale, silenziosa: true }),
    );
    const voci = pagina.righe.map((riga) => makeVoce(riga as Riga, opzioni));
    return { voci: distinguishVoci(voci), altre: inizio + voci.length < pagina.totale && voci.length > 0 };
  };
  return {
    cerca,
    locale: false,
    open: () => cacheElenchi.clear(url),
    find: async (chiave, segnale) => {
      const indirizzo = `${urlUna}/${encodeURIComponent(chiave)}`;
      try {
        const { data } = await send<{ data: Riga }>('GET', indirizzo, { segnale, silenziosa: true });
        return { ...makeVoce(fromWire<Riga>(data) as Riga, opzioni), chiave };
      } catch (causa) {
        if (causa instanceof ApiError && causa.status === 404) return null;
        throw causa;
      }
    },
  };
}
