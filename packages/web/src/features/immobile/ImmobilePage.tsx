import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { toApiError } from '../../api/errore.ts';
import { messaggiImmobile as m } from '../../messages/immobile.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { Button } from '../../ui/Button.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ImmobileForm } from './ImmobileForm.tsx';
import { type Genere, immobileQuery, indirizzi } from './immobile.api.ts';

function Esistente({ genere, id }: { genere: Genere; id: string }) {
  const { data, error, refetch } = useQuery(immobileQuery(genere, id));
  const navigate = useNavigate();
  const { titolo } = m.generi[genere];
  if (data) return <ImmobileForm genere={genere} salvato={data} />;
  if (error === null)
    return (
      <>
        <BarraTitolo titolo={titolo} />
        <Skeleton righe={12} />
      </>
    );
  const { testo, codiceRichiesta, status } = toApiError(error);
  return (
    <BarraTitolo
      titolo={titolo}
      inErrore
      errore={
        <RiquadroErrore fuoco testo={testo} codiceRichiesta={codiceRichiesta}>
          {status === 404 ? (
            <Button onClick={() => navigate({ to: indirizzi[genere].pagina })}>{m.tornaAllElenco}</Button>
          ) : (
            <Button onClick={() => refetch()}>{m.riprova}</Button>
          )}
        </RiquadroErrore>
      }
    />
  );
}

/** A property of a kind: new without an id in the address, otherwise the one of the id. */
function Immobile({ genere }: { genere: Genere }) {
  const { id } = useParams({ strict: false });
  return id === undefined ? (
    <ImmobileForm key="nuovo" genere={genere} salvato={null} />
  ) : (
    <Esistente key={id} genere={genere} id={id} />
  );
}

export const FabbricatoPage = () => <Immobile genere="fabbricato" />;
export const TerrenoPage = () => <Immobile genere="terreno" />;
