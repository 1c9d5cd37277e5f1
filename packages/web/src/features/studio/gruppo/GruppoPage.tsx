import { tipologiaUtente } from '@quadra/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiGruppo as m } from '../../../messages/gruppo.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
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
  const letto = useLetto(gruppoQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/gruppi' })}>
      {(gruppo) => <GruppoForm salvato={gruppo} />}
    </PaginaUno>
  );
}
