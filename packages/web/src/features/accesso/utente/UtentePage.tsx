import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiUtente as m } from '../../../messages/utente.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { computePermessi } from './permessi.ts';
import { UtenteForm } from './UtenteForm.tsx';
import { utenteQuery } from './utente.api.ts';

/** A user: to invite without an id in the address, otherwise the one of the id. */
export function UtentePage() {
  const { id } = useParams({ strict: false });
  const { legge, invita } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={Number(id)} />;
  if (id === undefined && invita) return <UtenteForm key="nuovo" salvato={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuovo : m.uno} />;
}

function Esistente({ id }: { id: number }) {
  const letto = useLetto(utenteQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/utenti' })}>
      {(utente) => <UtenteForm salvato={utente} />}
    </PaginaUno>
  );
}
