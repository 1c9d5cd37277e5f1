import { percorsi, RIGHE_PER_PAGINA } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiPosta as m } from '../../messages/posta.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type CampoFiltro, FilterBar } from '../../ui/FilterBar.tsx';
import { formatDataOra } from '../../ui/formato.ts';
import { makeFiltro } from '../../ui/memoria-filtri.ts';
import { Paginazione } from '../../ui/Paginazione.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stato, type TipoStato } from '../../ui/Stato.tsx';
import { type Colonna, Tabella } from '../../ui/Tabella.tsx';
import { useFiltri } from '../../ui/useFiltri.ts';
import { Lettura } from './Lettura.tsx';
import css from './PostaPage.module.css';
import { type MessaggioPosta, postaQuery } from './posta.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Destinatario', nome: m.destinatario, larghezza: 180 },
  { chiave: 'Oggetto', nome: m.oggetto, larghezza: 180 },
];

const statoDi: Record<MessaggioPosta['stato'], TipoStato> = {
  'In attesa': 'aperto',
  Inviata: 'inviato',
  Errore: 'errore',
};

const colonne: readonly Colonna<MessaggioPosta>[] = [
  {
    chiave: 'destinatario',
    nome: m.destinatario,
    campo: 'Destinatario',
    larghezza: '34%',
    render: (riga) => riga.destinatario,
  },
  { chiave: 'oggetto', nome: m.oggetto, render: (riga) => <strong>{riga.oggetto}</strong> },
  {
    chiave: 'stato',
    nome: m.stato,
    larghezza: '110px',
    render: (riga) => <Stato tipo={statoDi[riga.stato]} testo={riga.stato} />,
  },
  {
    chiave: 'creatoIl',
    nome: m.creata,
    campo: 'CreatoIl',
    larghezza: '150px',
    aDestra: true,
    render: (riga) => <span className="figures">{formatDataOra(riga.creatoIl)}</span>,
  },
];

/** The outbox: list at the left, the message at the right. */
export function PostaPage() {
  const [pagina, setPagina] = useState(1);
  const [righe, setRighe] = useState(RIGHE_PER_PAGINA);
  const [ordine, setOrdine] = useState('-CreatoIl');
  const [scelta, setScelta] = useState<string | null>(null);
  const client = useQueryClient();
  const filtri = useFiltri(
    percorsi.postaLista,
    'posta',
    useCallback(() => {
      // Every search asks the server again, even for what was read a moment ago.
      void client.invalidateQueries({ queryKey: ['posta', 'list'] });
      setPagina(1);
    }, [client]),
  );
  const filtro = makeFiltro(filtri.applicati.valori);
  const query = useQuery(
    postaQuery({
      filter: filtro,
      logic: filtri.applicati.logica,
      order: [ordine],
      pagina,
      righePerPagina: righe,
    }),
  );
  const { data } = query;
  const errore = query.error === null ? null : toApiError(query.error);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={data && m.quanti(data.totale)}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      <div className={css.filters}>
        <FilterBar filtri={filtri} campi={campiFiltro} />
      </div>
      {!data && !errore && <Skeleton righe={16} />}
      {data?.totale === 0 && (
        <EmptyState
          titolo={Object.keys(filtro).length === 0 ? m.nessuno : m.nessunoConFiltri}
          testo={
            Object.keys(filtro).length === 0
              ? m.nessunoTesto
              : m.filtriNascondono(
                  Object.values(filtro)
                    .map((valore) => `«${valore}»`)
                    .join(', '),
                )
          }
        >
          {Object.keys(filtro).length > 0 && <Button onClick={filtri.clear}>{m.pulisciFiltri}</Button>}
        </EmptyState>
      )}
      {data && data.totale > 0 && (
        <>
          <div className={css.panes}>
            <Tabella
              nome={m.titolo}
              colonne={colonne}
              righe={data.righe}
              totale={data.totale}
              inizio={(data.pagina - 1) * data.righePerPagina}
              chiaveDi={(riga) => riga.id}
              nomeDi={(riga) => riga.oggetto}
              ordine={ordine}
              onOrdine={setOrdine}
              onOpen={(riga) => setScelta(riga.id)}
              attuale={scelta}
            />
            <Lettura id={scelta} />
          </div>
          <Paginazione
            pagina={pagina}
            righePerPagina={righe}
            totale={data.totale}
            onPagina={setPagina}
            onRighe={(nuove) => {
              setRighe(nuove);
              setPagina(1);
            }}
          />
        </>
      )}
    </>
  );
}
