import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { SceltaStudio, type StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiScheda } from '../../../messages/anagrafica-scheda.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { AnagraficaForm } from './AnagraficaForm.tsx';
import { anagraficaQuery } from './anagrafica.api.ts';
import { computePermessi } from './permessi.ts';

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
  const letto = useLetto(anagraficaQuery(id));
  const navigate = useNavigate();
  const goToElenco = () => void navigate({ to: '/anagrafica' });
  return (
    <PaginaUno titolo={messaggiAnagrafica.cliente} letto={letto} onElenco={goToElenco}>
      {(anagrafica) => <AnagraficaForm salvata={anagrafica} />}
    </PaginaUno>
  );
}
