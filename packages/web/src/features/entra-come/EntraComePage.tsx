import { etichettaTipologiaUtente, percorsi, RIGHE_PER_PAGINA, type TipologiaUtente } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { makeNomeCompleto } from '../../api/profilo.ts';
import { messaggiSessione as m } from '../../messages/sessione.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type CampoFiltro, FilterBar } from '../../ui/FilterBar.tsx';
import { makeFiltro } from '../../ui/memoria-filtri.ts';
import { Paginazione } from '../../ui/Paginazione.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Colonna, Tabella } from '../../ui/Tabella.tsx';
import { useFiltri } from '../../ui/useFiltri.ts';
import css from './EntraComePage.module.css';
import { type UtenteSostituibile, utentiQuery } from './entra-come.api.ts';
import { Ingresso } from './Ingresso.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Cognome', nome: m.cognome, larghezza: 150 },
  { chiave: 'Nome', nome: m.nome, larghezza: 130 },
  { chiave: 'NomeStudio', nome: m.studio, larghezza: 170 },
];

const colonne: readonly Colonna<UtenteSostituibile>[] = [
  {
    chiave: 'utente',
    nome: m.utente,
    campo: 'Cognome',
    larghezza: '26%',
    render: (riga) => <strong>{makeNomeCompleto(riga)}</strong>,
  },
  {
    chiave: 'tipo',
    nome: m.tipo,
    campo: 'TipologiaUtente',
    larghezza: '22%',
    render: (riga) => etichettaTipologiaUtente[riga.tipologiaUtente as TipologiaUtente],
  },
  {
    chiave: 'studio',
    nome: m.studio,
    campo: 'NomeStudio',
    render: (riga) => riga.nomeStudio ?? riga.nomeGestore ?? '',
  },
  { chiave: 'email', nome: m.email, campo: 'Email', larghezza: '28%', render: (riga) => riga.email },
];

/** Users one may enter as: list at the left, reason and start at the right. */
export function EntraComePage() {
  const [pagina, setPagina] = useState(1);
  const [righe, setRighe] = useState(RIGHE_PER_PAGINA);
  const [ordine, setOrdine] = useState('Cognome');
  const [scelto, setScelto] = useState<UtenteSostituibile | null>(null);
  const client = useQueryClient();
  const filtri = useFiltri(
    percorsi.sostituzioneUtenti,
    'entra-come',
    useCallback(() => {
      void client.invalidateQueries({ queryKey: ['entra-come', 'list'] });
      setPagina(1);
    }, [client]),
  );
  const query = utentiQuery({
    filter: makeFiltro(filtri.applicati.valori),
    logic: filtri.applicati.logica,
    order: [ordine],
    pagina,
    righePerPagina: righe,
  });
  const { data, error } = useQuery(query);
  const errore = error && toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.entraCome}
        dettaglio={data && m.quanti(data.totale)}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      <div className={css.filters}>
        <FilterBar filtri={filtri} campi={campiFiltro} />
      </div>
      {!data && !errore && <Skeleton righe={16} />}
      {data?.totale === 0 && <EmptyState titolo={m.nessunUtente} testo={m.nessunUtenteTesto} />}
      {data && data.totale > 0 && (
        <>
          <div className={css.panes}>
            <Tabella
              nome={m.entraCome}
              colonne={colonne}
              righe={data.righe}
              totale={data.totale}
              inizio={(data.pagina - 1) * data.righePerPagina}
              chiaveDi={(riga) => String(riga.id)}
              nomeDi={makeNomeCompleto}
              ordine={ordine}
              onOrdine={setOrdine}
              onOpen={setScelto}
              attuale={scelto && String(scelto.id)}
            />
            <Ingresso key={scelto?.id} utente={scelto} />
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
