import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { messaggiUtente as m } from '../../messages/utente.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { NonAutorizzato } from '../../ui/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { computePermessi } from './permessi.ts';
import { UtenteForm } from './UtenteForm.tsx';
import { utenteQuery } from './utente.api.ts';

/** A user: to invite without an id in the address, otherwise the one of the id. */
export function UtentePage() {
  const { id } = useParams({ strict: false });
  const { legge, scrive } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={Number(id)} />;
  if (id === undefined && scrive) return <UtenteForm key="nuovo" salvato={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuovo : m.uno} />;
}

function Esistente({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(utenteQuery(id));
  const navigate = useNavigate();
  if (data) return <UtenteForm salvato={data} />;
  if (error === null)
    return (
      <>
        <BarraTitolo titolo={m.uno} />
        <Skeleton righe={12} />
      </>
    );
  const { testo, codiceRichiesta, status } = toApiError(error);
  return (
    <BarraTitolo
      titolo={m.uno}
      inErrore
      errore={
        <RiquadroErrore fuoco testo={testo} codiceRichiesta={codiceRichiesta}>
          {status === 404 ? (
            <Button onClick={() => navigate({ to: '/utenti' })}>{m.torna}</Button>
          ) : (
            <Button onClick={() => refetch()}>{m.riprova}</Button>
          )}
        </RiquadroErrore>
      }
    />
  );
}
