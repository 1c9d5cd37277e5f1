import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { toApiError } from '../../api/errore.ts';
import { messaggiAnagrafica } from '../../messages/anagrafica.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnagraficaForm } from './AnagraficaForm.tsx';
import { anagraficaQuery } from './anagrafica.api.ts';

/** A client: new without an id in the address, otherwise the one of the id. */
export function AnagraficaPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <AnagraficaForm key="nuova" salvata={null} /> : <Esistente key={id} id={id} />;
}

function Esistente({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(anagraficaQuery(id));
  if (data) return <AnagraficaForm salvata={data} />;
  if (error === null)
    return (
      <>
        <BarraTitolo titolo={messaggiAnagrafica.cliente} />
        <Skeleton righe={12} />
      </>
    );
  const { testo, codiceRichiesta } = toApiError(error);
  return (
    <BarraTitolo
      titolo={messaggiAnagrafica.cliente}
      inErrore
      errore={
        <RiquadroErrore fuoco testo={testo} codiceRichiesta={codiceRichiesta}>
          <Button onClick={() => refetch()}>{messaggiAnagrafica.riprova}</Button>
        </RiquadroErrore>
      }
    />
  );
}
