import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
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
import { SceltaStudio } from './SceltaStudio.tsx';
import type { StudioScelto } from './useScheda.ts';

/** A client: new without an id in the address, otherwise the one of the id. */
export function AnagraficaPage() {
  const { id } = useParams({ strict: false });
  const { crea, scegliStudio } = computePermessi(useSessione().utente);
  if (id !== undefined) return <Esistente key={id} id={id} />;
  if (scegliStudio) return <NuovaPerStudio key="nuova" />;
  return crea ? <AnagraficaForm key="nuova" salvata={null} /> : <NonSiCrea />;
}

function NuovaPerStudio() {
  const [studio, setStudio] = useState<StudioScelto | null>(null);
  if (studio !== null) return <AnagraficaForm salvata={null} studio={studio} />;
  return <SceltaStudio titolo={messaggiScheda.nuovo} onScelta={setStudio} />;
}

/** Who only looks is told that no client is made here. */
function NonSiCrea() {
  const navigate = useNavigate();
  return (
    <>
      <BarraTitolo titolo={messaggiScheda.nuovo} />
      <EmptyState titolo={messaggiScheda.nonSiCrea} testo={messaggiScheda.nonSiCreaTesto}>
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
