import { useNavigate, useParams } from '@tanstack/react-router';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiImmobile as m } from '../../../messages/immobile.ts';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { ImmobileForm } from './ImmobileForm.tsx';
import { type Genere, immobileQuery, indirizzi } from './immobile.api.ts';

function Esistente({ genere, id }: { genere: Genere; id: string }) {
  const letto = useLetto(immobileQuery(genere, id));
  const navigate = useNavigate();
  const goToElenco = () => void navigate({ to: indirizzi[genere].pagina });
  return (
    <PaginaUno titolo={m.generi[genere].titolo} letto={letto} onElenco={goToElenco}>
      {(immobile) => <ImmobileForm genere={genere} salvato={immobile} />}
    </PaginaUno>
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
