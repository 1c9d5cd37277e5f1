import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { importazioneClienti } from '../../../dominio/anagrafica/importazione-clienti.ts';
import { SceltaStudio, type StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { Guida } from '../../../dominio/importazione/Guida.tsx';
import { messaggiScheda } from '../../../messages/anagrafica-scheda.ts';
import { messaggiClienti as m } from '../../../messages/importazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { computePermessi } from './permessi.ts';

/** Clients from a file, in three steps. */
export function ImportazionePage() {
  const navigate = useNavigate();
  const { crea, scegliStudio } = computePermessi(useSessione().utente);
  const [studio, setStudio] = useState<StudioScelto | null>(null);
  const goToElenco = () => void navigate({ to: '/anagrafica' });
  if (!crea)
    return (
      <>
        <BarraTitolo titolo={m.titolo} />
        <EmptyState titolo={messaggiScheda.nonSiCrea} testo={messaggiScheda.nonSiCreaTesto}>
          <Button aspetto="primary" onClick={goToElenco}>
            {messaggiScheda.torna}
          </Button>
        </EmptyState>
      </>
    );
  if (scegliStudio && studio === null) return <SceltaStudio titolo={m.titolo} onScelta={setStudio} />;
  return <Guida oggetto={importazioneClienti} studio={studio?.id} onFine={goToElenco} />;
}
