import { type ListaConViste, RIGHE_PER_PAGINA } from '@quadra/contract';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePersonalizzazioni, useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import type { Pagina, QueryLista } from '../../api/lista.ts';
import { makeFiltro } from '../../ui/elenco/memoria-filtri.ts';
import { useFiltri } from '../../ui/elenco/useFiltri.ts';
import { isVistaCambiata, makeContenuto } from '../../ui/elenco/vista.ts';
import type { ColonnaPronta } from '../../ui/griglia/colonna.ts';
import { formatOrdine, type Ordine, readOrdine } from '../../ui/griglia/ordine.ts';
import { nessuna, type Selezione } from '../../ui/griglia/selezione.ts';
import {
  type ColonnaVista,
  makeStatoColonne,
  mergeColonne,
  type StatoColonne,
  toColonneVista,
} from '../../ui/griglia/stato-colonne.ts';
import { TUTTE, useGestioneViste, useVistaApplicata, useViste } from './useViste.ts';

/** What of a list lives in the address: never what was typed in the filters. */
type RicercaElenco = { pagina?: number; righe?: number; ordine?: string; vista?: string };
/** What changes in the address; undefined takes away. */
type NuovaRicerca = { [K in keyof RicercaElenco]?: RicercaElenco[K] | undefined };

/** A query of the pages of a list; `giro` tells one search from the next. */
export type QueryPagina<R> = (
  query: QueryLista,
  giro: number,
) => {
  queryKey: QueryKey;
  queryFn: (contesto: { signal: AbortSignal }) => Promise<Pagina<R>>;
  staleTime?: number;
};

type Opzioni<R> = {
  /** Address of the list: with `nome`, the key of the filters that are remembered. */
  percorso: string;
  nome: string;
  /** The list whose views are kept; null when it has none. */
  lista: ListaConViste | null;
  colonne: readonly ColonnaPronta<R>[];
  ordine: Ordine;
  /** Names of the filters that the address may carry. */
  chiavi?: readonly string[];
  /** It has a filter DataDa, that the settings of the studio may fill. */
  dataDa?: boolean;
  /** It keeps its identity while the list is the same. */
  makeQuery: QueryPagina<R>;
};

/** What a list starts with: from the first of January of the fiscal year, where the studio wants it so. */
function usePredefiniti(hasDataDa: boolean) {
  const { annoFiscale } = useSessione().configurazione;
  const { dataDaFiltroImpostata } = usePersonalizzazioni();
  return useMemo(
    () => (hasDataDa && dataDaFiltroImpostata ? { DataDa: `${annoFiscale}-01-01` } : {}),
    [hasDataDa, dataDaFiltroImpostata, annoFiscale],
  );
}

const mergeRicerca = (prima: RicercaElenco, nuova: NuovaRicerca): RicercaElenco =>
  Object.fromEntries(Object.entries({ ...prima, ...nuova }).filter(([, valore]) => valore !== undefined));

/** The address of a list: its page, rows, order and view. */
function useIndirizzo() {
  const cerca: RicercaElenco = useSearch({ strict: false });
  const navigate = useNavigate();
  const setCerca = useCallback(
    (nuova: NuovaRicerca) => {
      void navigate({ to: '.', search: (prima: RicercaElenco) => mergeRicerca(prima, nuova), replace: true });
    },
    [navigate],
  );
  return { cerca, setCerca };
}

/** Columns as they were left, for each list and view, as long as the page lives. */
const memoriaColonne = new Map<string, StatoColonne>();

function useStatoColonne<R>(
  chiave: string,
  colonne: readonly ColonnaPronta<R>[],
  vista: readonly ColonnaVista[] | null,
) {
  const [, redraw] = useState(0);
  const base = useMemo(
    () => (vista ? mergeColonne(colonne, vista) : makeStatoColonne(colonne)),
    [colonne, vista],
  );
  const set = useCallback(
    (nuovo: StatoColonne | null) => {
      if (nuovo) memoriaColonne.set(chiave, nuovo);
      else memoriaColonne.delete(chiave);
      redraw((prima) => prima + 1);
    },
    [chiave],
  );
  return [memoriaColonne.get(chiave) ?? base, set] as const;
}

/** Reads a page, and the next one before it is asked for. */
function usePagina<R>(
  makeQuery: QueryPagina<R>,
  query: QueryLista,
  { giro, isPronta, cache }: { giro: number; isPronta: boolean; cache: QueryClient },
) {
  const lettura = useQuery({
    ...makeQuery(query, giro),
    enabled: isPronta,
    placeholderData: (prima: Pagina<R> | undefined) => prima,
  });
  const { data } = lettura;
  const { pagina = 1, righePerPagina = RIGHE_PER_PAGINA } = query;
  const hasAltre = data !== undefined && !lettura.isPlaceholderData && pagina * righePerPagina < data.totale;
  const chiave = JSON.stringify(query);
  useEffect(() => {
    if (!hasAltre) return;
    const prossima: QueryLista = JSON.parse(chiave);
    void cache.prefetchQuery(makeQuery({ ...prossima, pagina: pagina + 1 }, giro));
  }, [hasAltre, chiave, pagina, giro, cache, makeQuery]);
  return lettura;
}

/** The state of a list: address, filters, view, columns, choice, the page that is read. */
export function useElenco<R>(opzioni: Opzioni<R>) {
  const { percorso, nome, lista, colonne, makeQuery, ordine: predefinito, chiavi = [] } = opzioni;
  const { cerca, setCerca } = useIndirizzo();
  const cache = useQueryClient();
  const [giro, setGiro] = useState(0);
  const [selezione, setSelezione] = useState<Selezione>(nessuna);
  /** Every search asks the server again and drops the choice: nothing is done to rows that are not seen. */
  const search = useCallback(() => {
    setGiro((prima) => prima + 1);
    setSelezione(nessuna);
    setCerca({ pagina: 1 });
  }, [setCerca]);
  const predefiniti = usePredefiniti(opzioni.dataDa ?? false);
  const filtri = useFiltri(percorso, nome, search, { chiavi, predefiniti });
  const viste = useViste(lista, cerca.vista);
  const { attiva } = viste;
  const setVista = useCallback(
    (vista: string | undefined) => setCerca({ vista, ordine: undefined, righe: undefined, pagina: 1 }),
    [setCerca],
  );
  const isPronta = useVistaApplicata({
    viste,
    filtri,
    memoria: [percorso, nome],
    nellIndirizzo: cerca.vista,
    onVista: setVista,
  });
  const campi = colonne.flatMap(({ ordina }) => ordina ?? []);
  const ordineBase = readOrdine(formatOrdine(attiva?.order ?? []), campi, predefinito);
  const ordine = readOrdine(cerca.ordine, campi, ordineBase);
  const { pagina = 1, righe = attiva?.righePerPagina ?? RIGHE_PER_PAGINA } = cerca;
  const [stato, setStato] = useStatoColonne(`${nome}|${attiva?.id ?? ''}`, colonne, attiva?.colonne ?? null);
  const filtro = { filter: makeFiltro(filtri.applicati.valori), logic: filtri.applicati.logica };
  const query: QueryLista = { ...filtro, order: [...ordine], pagina, righePerPagina: righe };
  const lettura = usePagina(makeQuery, query, { giro, isPronta, cache });
  const { data } = lettura;
  const ultima = data && data.totale > 0 ? Math.ceil(data.totale / righe) : pagina;
  useEffect(() => {
    if (pagina > ultima) setCerca({ pagina: ultima });
  }, [ultima, pagina, setCerca]);
  const contenuto = makeContenuto({
    filtri: filtri.applicati,
    ordine,
    colonne: toColonneVista(stato),
    righe,
  });
  const gestione = useGestioneViste(viste, contenuto, (id) => {
    setStato(null);
    setVista(id);
  });
  return {
    query,
    filtro,
    lettura,
    selezione,
    setSelezione,
    setCerca,
    elenco: {
      filtri,
      colonne,
      stato,
      onStato: setStato,
      ordine,
      onOrdine: (nuovo: Ordine) => setCerca({ ordine: formatOrdine(nuovo), pagina: 1 }),
      dati: data,
      errore: lettura.error === null ? null : toApiError(lettura.error),
      onRiprova: () => void lettura.refetch(),
      pagina,
      righePerPagina: righe,
      onPagina: (nuova: number) => setCerca({ pagina: nuova }),
      onRighe: (nuove: number) => setCerca({ righe: nuove, pagina: 1 }),
    },
    gestione:
      viste.lista === null
        ? null
        : {
            ...gestione,
            viste: viste.viste,
            attiva: attiva?.id ?? null,
            cambiata: attiva !== null && isVistaCambiata(attiva, contenuto),
            maySalvare: viste.maySalvare,
            mayDiStudio: viste.mayDiStudio,
            onScegli: (id: string | null) => {
              if (id === null) filtri.clear();
              setVista(id ?? TUTTE);
            },
          },
  };
}
