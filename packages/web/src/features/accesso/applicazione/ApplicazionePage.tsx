import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiApplicazione as m } from '../../../messages/applicazione.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
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
  const letto = useLetto(applicazioneQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.una} letto={letto} onElenco={() => void navigate({ to: '/applicazioni' })}>
      {(applicazione) => <ApplicazioneForm salvata={applicazione} />}
    </PaginaUno>
  );
}
