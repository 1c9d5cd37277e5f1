import { IconExternalLink } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { openCornice } from '../../../ui/riquadri/CorniceEsterna.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { indirizzoQuery } from './modulo.api.ts';

/** The remote application of the studio: it is elsewhere, and opens in a frame over the page or in a tab of its own. */
export function ApplicazioneRemotaPage() {
  const { studioId } = useSessione().utente;
  return studioId === null ? <NonAutorizzato titolo={m.remota} /> : <Apertura idStudio={studioId} />;
}

function Apertura({ idStudio }: { idStudio: number }) {
  const letto = useLetto(indirizzoQuery(idStudio, 'REMOTEHOST'));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.remota} letto={letto} onElenco={() => void navigate({ to: '/home' })}>
      {(indirizzo) =>
        indirizzo !== null && (
          <>
            <BarraTitolo titolo={m.remota} />
            <EmptyState titolo={new URL(indirizzo).host} testo={m.remotaTesto}>
              <Button aspetto="primary" onClick={() => void openCornice({ titolo: m.remota, indirizzo })}>
                {m.apri}
              </Button>
              <Button
                icona={IconExternalLink}
                onClick={() => window.open(indirizzo, '_blank', 'noopener,noreferrer')}
              >
                {m.apriInScheda}
              </Button>
            </EmptyState>
          </>
        )
      }
    </PaginaUno>
  );
}
