import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione, useSolaLettura } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { messaggiAnagrafica } from '../../messages/anagrafica.ts';
import { messaggiScheda } from '../../messages/anagrafica-scheda.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnagraficaForm } from './AnagraficaForm.tsx';
import { anagraficaQuery } from './anagrafica.api.ts';
import { computePermessi } from './permessi.ts';

/** A client: new without an id in the address, otherwise the one of the id. */
export function AnagraficaPage() {
  const { id } = useParams({ strict: false });
  const { crea } = computePermessi(useSessione().utente);
  if (id !== undefined) return <Esistente key={id} id={id} />;
  return crea ? <AnagraficaForm key="nuova" salvata={null} /> : <NonSiCrea />;
}

/** A client is of a studio: who has none is told where clients are made; who only looks, that none is made here. */
function NonSiCrea() {
  const navigate = useNavigate();
  const [titolo, testo] = useSolaLettura()
    ? [messaggiScheda.nonSiCrea, messaggiScheda.nonSiCreaTesto]
    : [messaggiScheda.senzaStudio, messaggiScheda.senzaStudioTesto];
  return (
    <>
      <BarraTitolo titolo={messaggiScheda.nuovo} />
      <EmptyState titolo={titolo} testo={testo}>
        <Button aspetto="primary" onClick={() => navigate({ to: '/anagrafica' })}>
          {messaggiScheda.torna}
        </Button>
      </EmptyState>
    </>
  );
}

function Esistente({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(anagraficaQuery(id));
  const navigate = useNavigate();
  if (data) return <AnagraficaForm salvata={data} />;
  if (error === null)
    return (
      <>
        <BarraTitolo titolo={messaggiAnagrafica.cliente} />
        <Skeleton righe={12} />
      </>
    );
  const { testo, codiceRichiesta, status } = toApiError(error);
  return (
    <BarraTitolo
      titolo={messaggiAnagrafica.cliente}
      inErrore
      errore={
        <RiquadroErrore fuoco testo={testo} codiceRichiesta={codiceRichiesta}>
          {status === 404 ? (
            <Button onClick={() => navigate({ to: '/anagrafica' })}>{messaggiScheda.torna}</Button>
          ) : (
            <Button onClick={() => refetch()}>{messaggiAnagrafica.riprova}</Button>
          )}
        </RiquadroErrore>
      }
    />
  );
}
