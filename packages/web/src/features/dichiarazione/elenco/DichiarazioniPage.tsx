import { percorsi, RIGHE_PER_PAGINA } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { BarraTitolo } from '../../../ui/BarraTitolo.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type CampoFiltro, FilterBar } from '../../../ui/FilterBar.tsx';
import { makeFiltro } from '../../../ui/memoria-filtri.ts';
import { Paginazione } from '../../../ui/Paginazione.tsx';
import { RiquadroErrore } from '../../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabella } from '../../../ui/Tabella.tsx';
import { type Filtri, useFiltri } from '../../../ui/useFiltri.ts';
import { dichiarazioniQuery } from '../dichiarazione.api.ts';
import { colonneDichiarazioni } from './colonne.tsx';
import css from './DichiarazioniPage.module.css';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 220 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 180 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: [
      ['Aperta', m.aperta],
      ['Chiusa', m.chiusa],
    ],
  },
];

type Ricerca = { anno?: number; pagina?: number; righe?: number; ordine?: string };

/** Year, page, rows and order live in the address; what was typed in the filters stays in the page. */
function useElenco() {
  const { annoFiscale } = useSessione().configurazione;
  const cerca: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const client = useQueryClient();
  const { anno = annoFiscale, pagina = 1, righe = RIGHE_PER_PAGINA, ordine = 'Denominazione' } = cerca;
  const setCerca = useCallback(
    (nuova: Ricerca) =>
      navigate({ to: '/dichiarazioni', search: (prima: Ricerca) => ({ ...prima, ...nuova }), replace: true }),
    [navigate],
  );
  const filtri = useFiltri(
    percorsi.dichiarazioneLista,
    'dichiarazioni',
    useCallback(() => {
      // Every search asks the server again, even for what was read a moment ago.
      void client.invalidateQueries({ queryKey: ['dichiarazione', 'list'] });
      void setCerca({ pagina: 1 });
    }, [client, setCerca]),
    { chiavi: campiFiltro.map(({ chiave }) => chiave) },
  );
  const query = useQuery(
    dichiarazioniQuery(anno, {
      filter: makeFiltro(filtri.applicati.valori),
      logic: filtri.applicati.logica,
      order: [ordine],
      pagina,
      righePerPagina: righe,
    }),
  );
  return { anno, pagina, righe, ordine, setCerca, filtri, query };
}

/** The declarations of a year. */
export function DichiarazioniPage() {
  const { anni } = useSessione().configurazione;
  const navigate = useNavigate();
  const { anno, pagina, righe, ordine, setCerca, filtri, query } = useElenco();
  const { data } = query;
  const errore = query.error === null ? null : toApiError(query.error);
  const openDichiarazione = (id: string) =>
    navigate({ to: '/dichiarazione/$anno/$id', params: { anno: String(anno), id } });
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={() => query.refetch()}>{m.riprova}</Button>
            </RiquadroErrore>
          )
        }
      >
        <label className={css.year}>
          {m.anno}
          <select
            value={anno}
            className="figures"
            onChange={(evento) => setCerca({ anno: Number(evento.target.value), pagina: 1 })}
          >
            {anni.map((voce) => (
              <option key={voce}>{voce}</option>
            ))}
          </select>
        </label>
      </BarraTitolo>
      <div className={css.bar}>
        <FilterBar filtri={filtri} campi={campiFiltro} />
      </div>
      {!data && !errore && <Skeleton righe={20} />}
      {data?.totale === 0 && <Vuoto anno={anno} filtri={filtri} />}
      {data && data.totale > 0 && (
        <>
          <Tabella
            nome={m.titolo}
            colonne={colonneDichiarazioni}
            righe={data.righe}
            totale={data.totale}
            inizio={(data.pagina - 1) * data.righePerPagina}
            chiaveDi={(riga) => riga.id}
            nomeDi={(riga) => riga.denominazione}
            ordine={ordine}
            onOrdine={(nuovo) => setCerca({ ordine: nuovo, pagina: 1 })}
            onOpen={(riga) => openDichiarazione(riga.id)}
          />
          <Paginazione
            pagina={pagina}
            righePerPagina={righe}
            totale={data.totale}
            onPagina={(nuova) => setCerca({ pagina: nuova })}
            onRighe={(nuove) => setCerca({ righe: nuove, pagina: 1 })}
          />
        </>
      )}
    </>
  );
}

/** No row: says whether the year is empty or which filters hide the rows. */
function Vuoto({ anno, filtri }: { anno: number; filtri: Filtri }) {
  const navigate = useNavigate();
  const attivi = campiFiltro.filter(({ chiave }) => (filtri.applicati.valori[chiave] ?? '').trim() !== '');
  if (attivi.length === 0)
    return (
      <EmptyState titolo={m.nessuna(anno)} testo={m.nessunaTesto}>
        <Button aspetto="primary" onClick={() => navigate({ to: '/anagrafica' })}>
          {m.vaiAnagrafica}
        </Button>
      </EmptyState>
    );
  const nomi = attivi.map(({ nome, chiave }) => `${nome.toLowerCase()} «${filtri.applicati.valori[chiave]}»`);
  return (
    <EmptyState titolo={m.nessunaConFiltri} testo={m.nessunaConFiltriTesto(nomi.join(', '))}>
      <Button aspetto="primary" onClick={filtri.clear}>
        {m.pulisciFiltri}
      </Button>
    </EmptyState>
  );
}
