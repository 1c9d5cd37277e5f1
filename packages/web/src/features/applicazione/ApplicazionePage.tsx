import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { messaggiApplicazione as m } from '../../messages/applicazione.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { NonAutorizzato } from '../../ui/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApplicazioneForm } from './ApplicazioneForm.tsx';
import { applicazioneQuery } from './applicazione.api.ts';
import { computePermessi } from './permessi.ts';

/** An application: new without an id in the address, otherwise the one of the id. */
export function ApplicazionePage() {
  const { id } = useParams({ strict: false });
  const { legge, scrive } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={id} />;
  if (id === undefined && scrive) return <ApplicazioneForm key="nuova" salvata={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuova : m.una} />;
}

function Esistente({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(applicazioneQuery(id));
  const navigate = useNavigate();
  if (data) return <ApplicazioneForm salvata={data} />;
  if (error === null)
    return (
      <>
        <BarraTitolo titolo={m.una} />
        <Skeleton righe={12} />
      </>
    );
  const { testo, codiceRichiesta, status } = toApiError(error);
  return (
    <BarraTitolo
      titolo={m.una}
      inErrore
      errore={
        <RiquadroErrore fuoco testo={testo} codiceRichiesta={codiceRichiesta}>
          {status === 404 ? (
            <Button onClick={() => navigate({ to: '/applicazioni' })}>{m.torna}</Button>
          ) : (
            <Button onClick={() => refetch()}>{m.riprova}</Button>
          )}
        </RiquadroErrore>
      }
    />
  );
}
