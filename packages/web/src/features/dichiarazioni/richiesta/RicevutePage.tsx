import { IconCamera, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import { isInAttesa, type Ricevuta, ricevuteQuery } from '../../../dominio/richiesta/ricevute.api.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiRicevute as m } from '../../../messages/richiesta-documento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Colonna } from '../../../ui/pagina/Colonna.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import alta from '../../../ui/pagina/RigaAlta.module.css';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { VistoIl } from '../../../ui/stati/VistoIl.tsx';
import css from './Ricevute.module.css';

/** What the studi ask of who enters for himself: what waits, then what he answered. */
export function RicevutePage() {
  const isStudio = readChi(useSessione().utente) === 'studio';
  return isStudio ? <NonAutorizzato titolo={m.titolo} /> : <Ricevute />;
}

function Ricevute() {
  const { data, isError, dataUpdatedAt, refetch } = useQuery(ricevuteQuery);
  const aspettano = data?.filter(isInAttesa) ?? [];
  const risposte = data?.filter((una) => !isInAttesa(una)) ?? [];
  return (
    <>
      <BarraTitolo titolo={m.titolo} />
      <Colonna>
        <VistoIl quando={dataUpdatedAt} inErrore={isError} />
        {isError && !data && (
          <p className={css.soft}>
            {m.nonLette} <Button onClick={() => void refetch()}>{m.riprova}</Button>
          </p>
        )}
        {!data && !isError && <Skeleton righe={5} />}
        {data?.length === 0 && <EmptyState titolo={m.nessuna} testo={m.nessunaTesto} />}
        {aspettano.length > 0 && <Parte titolo={m.aspettano} righe={aspettano} />}
        {risposte.length > 0 && <Parte titolo={m.risposte} righe={risposte} />}
      </Colonna>
    </>
  );
}

const Parte = ({ titolo, righe }: { titolo: string; righe: readonly Ricevuta[] }) => (
  <section aria-label={titolo}>
    <div className={css.head}>
      <h2>{titolo}</h2>
      <span className="figures">{righe.length}</span>
    </div>
    <ul className={css.list}>
      {righe.map((una) => (
        <li key={una.id}>
          <Link className={alta.row} to="/richieste-ricevute/$id" params={{ id: una.id }}>
            <Icona di={isInAttesa(una) ? IconCamera : IconCircleCheck} size={20} />
            <span>
              <strong>{una.documento}</strong>
              <span className={alta.soft}>
                {isInAttesa(una)
                  ? m.chiesto(una.chiestaDa ?? una.studio, formatGiorno(una.entro))
                  : m.stati[una.stato]}
              </span>
            </span>
            <Icona di={IconChevronRight} size={18} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
