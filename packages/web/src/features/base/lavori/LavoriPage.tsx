import { RIGHE_PER_TABELLA, tipologiaUtente } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { Paginazione } from '../../../ui/elenco/Paginazione.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Avanzamento } from './Avanzamento.tsx';
import { AzioniLavoro } from './AzioniLavoro.tsx';
import { GiriPeriodici } from './GiriPeriodici.tsx';
import css from './LavoriPage.module.css';
import { type Lavoro, lavoriQuery, lavoroQuery } from './lavori.api.ts';
import { Resoconto } from './Resoconto.tsx';
import { computeStato } from './stato-lavoro.ts';

/** Every job of the user, page by page, and the report of the one chosen. */
export function LavoriPage() {
  const {
    pagina = 1,
    righe = RIGHE_PER_TABELLA,
    lavoro: scelto = null,
    stato,
  } = useSearch({ from: '/riservata/lavoro/lavori' });
  const navigate = useNavigate();
  const isFornitore = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_ELMAS;
  const { data, error } = useQuery(lavoriQuery(pagina, righe, stato));
  const errore = error && toApiError(error);
  const presente = data?.righe.find(({ id }) => id === scelto);
  const { data: altrove } = useQuery({
    ...lavoroQuery(scelto ?? ''),
    enabled: scelto !== null && data !== undefined && presente === undefined,
  });
  const lavoro = presente ?? altrove;
  const go = (search: { pagina?: number; righe?: number; lavoro?: string }) =>
    void navigate({ to: '/lavori', search: { ...search, ...(stato && { stato }) } });
  const choose = (id: string | null) => go({ pagina, righe, ...(id !== null && { lavoro: id }) });
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={data && m.quanti(data.totale)}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      {stato && (
        <p className={css.solo}>
          {m.solo(stato)} <Link to="/lavori">{m.vediTutti}</Link>
        </p>
      )}
      {!data && !errore && <Skeleton righe={10} />}
      {data?.totale === 0 && <EmptyState titolo={m.nessuno} testo={m.nessunoTesto} />}
      {data && data.totale > 0 && (
        <>
          <Elenco righe={data.righe} scelto={scelto} onScelto={choose} />
          {lavoro && <Resoconto lavoro={lavoro} />}
          <Paginazione
            pagina={pagina}
            righePerPagina={righe}
            totale={data.totale}
            onPagina={(nuova) => go({ pagina: nuova, righe })}
            onRighe={(nuove) => go({ pagina: 1, righe: nuove })}
          />
        </>
      )}
      {isFornitore && <GiriPeriodici />}
    </>
  );
}

type ElencoProps = { righe: Lavoro[]; scelto: string | null; onScelto: (id: string | null) => void };

function Elenco({ righe, scelto, onScelto }: ElencoProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={m.titolo}>
        <thead>
          <tr>
            <th scope="col">{m.lavoro}</th>
            <th scope="col" className={css.state}>
              {m.colonnaStato}
            </th>
            <th scope="col" className={css.progress}>
              {m.avanzamento}
            </th>
            <th scope="col" className={css.date}>
              {m.creato}
            </th>
            <th scope="col" className={css.actions}>
              {m.azioni}
            </th>
          </tr>
        </thead>
        <tbody>
          {righe.map((lavoro) => (
            <tr key={lavoro.id} aria-current={lavoro.id === scelto || undefined}>
              <td>
                <strong>{lavoro.titolo}</strong>
                {lavoro.errore && <p className={css.error}>{lavoro.errore}</p>}
              </td>
              <td>
                <Stato {...computeStato(lavoro)} />
              </td>
              <td>
                <Avanzamento lavoro={lavoro} />
              </td>
              <td className="figures">{formatDataOra(lavoro.creato)}</td>
              <td>
                <AzioniLavoro
                  lavoro={lavoro}
                  onResoconto={() => onScelto(lavoro.id === scelto ? null : lavoro.id)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
