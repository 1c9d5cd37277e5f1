import { DICHIARAZIONI_PER_LOTTO, percorsi, RIGHE_PER_PAGINA } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { messaggiAnagrafica as m } from '../../messages/anagrafica.ts';
import { annuncio } from '../../ui/annuncio.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type CampoFiltro, FilterBar } from '../../ui/FilterBar.tsx';
import { makeFiltro } from '../../ui/memoria-filtri.ts';
import { Paginazione } from '../../ui/Paginazione.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabella } from '../../ui/Tabella.tsx';
import { type Filtri, useFiltri } from '../../ui/useFiltri.ts';
import css from './AnagraficaListPage.module.css';
import { anagraficheQuery } from './anagrafica.api.ts';
import { BarraClienti } from './BarraClienti.tsx';
import { makeColonne } from './colonne.tsx';
import { computePermessi } from './permessi.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.filtroNome, larghezza: 220, segnaposto: m.contiene },
  { chiave: 'CodiceFiscale', nome: m.filtroCodice, larghezza: 180 },
  { chiave: 'Comune', nome: m.filtroComune, larghezza: 150 },
  {
    chiave: 'Tipo',
    nome: m.filtroTipo,
    larghezza: 180,
    scelte: [
      ['PF', m.personaFisica],
      ['SD', m.soggettoDiverso],
    ],
  },
];

type Ricerca = { pagina?: number; righe?: number; ordine?: string };

/** Page, rows and order live in the address; what was typed in the filters stays in the page. */
function useElenco(onSearch: () => void) {
  const cerca: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const { pagina = 1, righe = RIGHE_PER_PAGINA, ordine = 'Denominazione' } = cerca;
  const setCerca = useCallback(
    (nuova: Ricerca) =>
      navigate({ to: '/anagrafica', search: (prima: Ricerca) => ({ ...prima, ...nuova }), replace: true }),
    [navigate],
  );
  /** Every search asks the server again, even for what was read a moment ago. */
  const [giro, setGiro] = useState(0);
  const filtri = useFiltri(
    percorsi.anagraficaLista,
    'anagrafica',
    useCallback(() => {
      setGiro((prima) => prima + 1);
      onSearch();
      void setCerca({ pagina: 1 });
    }, [onSearch, setCerca]),
    { chiavi: campiFiltro.map(({ chiave }) => chiave) },
  );
  const query = useQuery(
    anagraficheQuery(
      {
        filter: makeFiltro(filtri.applicati.valori),
        logic: filtri.applicati.logica,
        order: [ordine],
        pagina,
        righePerPagina: righe,
      },
      giro,
    ),
  );
  return { pagina, righe, ordine, setCerca, filtri, query };
}

export function AnagraficaListPage() {
  const { utente, configurazione } = useSessione();
  const { annoFiscale } = configurazione;
  const navigate = useNavigate();
  const [scelte, setScelte] = useState<ReadonlySet<string>>(new Set());
  /** A new search drops the choice: nothing is done to rows that are not seen. */
  const clearScelte = useCallback(() => setScelte(new Set()), []);
  const { pagina, righe, ordine, setCerca, filtri, query } = useElenco(clearScelte);
  const permessi = computePermessi(utente);
  const [esito, setEsito] = useState<ReactNode>(null);
  const colonne = useMemo(() => makeColonne(annoFiscale), [annoFiscale]);
  const { data } = query;
  const errore = query.error === null ? null : toApiError(query.error);
  const totale = data?.totale;
  useEffect(() => {
    if (totale !== undefined) annuncio.say(m.quanti(totale));
  }, [totale]);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={data && m.quanti(data.totale)}
        errore={
          errore ? (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={() => query.refetch()}>{m.riprova}</Button>
            </RiquadroErrore>
          ) : (
            esito
          )
        }
      >
        {permessi.crea && (
          <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/anagrafica/nuova' })}>
            {m.nuovo}
          </Button>
        )}
      </BarraTitolo>
      <div className={css.bar}>
        <FilterBar filtri={filtri} campi={campiFiltro} />
      </div>
      {!data && !errore && <Skeleton righe={20} />}
      {data?.totale === 0 && <Vuoto filtri={filtri} crea={permessi.crea} />}
      {data && data.totale > 0 && (
        <Tabella
          nome={m.titolo}
          colonne={colonne}
          righe={data.righe}
          totale={data.totale}
          inizio={(data.pagina - 1) * data.righePerPagina}
          chiaveDi={(riga) => riga.id}
          nomeDi={(riga) => riga.denominazione}
          ordine={ordine}
          onOrdine={(nuovo) => setCerca({ ordine: nuovo, pagina: 1 })}
          onOpen={(riga) => navigate({ to: '/anagrafica/$id', params: { id: riga.id } })}
          {...(permessi.modifica ? { scelte, onScelte: setScelte } : {})}
        />
      )}
      {scelte.size > 0 && (
        <BarraClienti
          scelte={scelte}
          massimo={DICHIARAZIONI_PER_LOTTO}
          onClear={clearScelte}
          onEsito={setEsito}
        />
      )}
      {data && data.totale > 0 && (
        <Paginazione
          pagina={pagina}
          righePerPagina={righe}
          totale={data.totale}
          onPagina={(nuova) => setCerca({ pagina: nuova })}
          onRighe={(nuove) => setCerca({ righe: nuove, pagina: 1 })}
        />
      )}
    </>
  );
}

/** No row: says whether the archive is empty or which filters hide the rows. */
function Vuoto({ filtri, crea }: { filtri: Filtri; crea: boolean }) {
  const navigate = useNavigate();
  const attivi = campiFiltro.filter(({ chiave }) => (filtri.applicati.valori[chiave] ?? '').trim() !== '');
  if (attivi.length === 0)
    return (
      <EmptyState titolo={m.nessuno} testo={m.nessunoTesto}>
        {crea && (
          <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/anagrafica/nuova' })}>
            {m.nuovo}
          </Button>
        )}
      </EmptyState>
    );
  const nomi = attivi.map(({ nome, chiave }) => `${nome.toLowerCase()} «${filtri.applicati.valori[chiave]}»`);
  const ultimo = attivi.at(-1);
  return (
    <EmptyState titolo={m.nessunoConFiltri} testo={m.filtriNascondono(nomi.join(', '))}>
      <Button aspetto="primary" onClick={filtri.clear}>
        {m.pulisciFiltri}
      </Button>
      {attivi.length > 1 && ultimo && (
        <Button onClick={() => filtri.drop(ultimo.chiave)}>{m.togliSolo(ultimo.nome)}</Button>
      )}
    </EmptyState>
  );
}
