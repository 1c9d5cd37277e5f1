import { tipologiaUtente } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { messaggiGruppo as m } from '../../messages/gruppo.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { NonAutorizzato } from '../../ui/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GruppoForm } from './GruppoForm.tsx';
import { gruppoQuery } from './gruppo.api.ts';

/** A group: new without an id in the address, otherwise the one of the id. */
export function GruppoPage() {
  const { id } = useParams({ strict: false });
  const { utente } = useSessione();
  if (utente.tipologiaUtente !== tipologiaUtente.AMM_STU) return <NonAutorizzato titolo={m.uno} />;
  return id === undefined ? <GruppoForm key="nuovo" salvato={null} /> : <Esistente key={id} id={id} />;
}

function Esistente({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(gruppoQuery(id));
  const navigate = useNavigate();
  if (data) return <GruppoForm salvato={data} />;
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
            <Button onClick={() => navigate({ to: '/gruppi' })}>{m.torna}</Button>
          ) : (
            <Button onClick={() => refetch()}>{m.riprova}</Button>
          )}
        </RiquadroErrore>
      }
    />
  );
}
