import { testiClient } from '@quadra/contract';
import { BarraTitolo } from './BarraTitolo.tsx';
import { RiquadroErrore } from './RiquadroErrore.tsx';

/** The page of who may not be here: nothing is asked of the server, that would refuse. */
export function NonAutorizzato({ titolo }: { titolo: string }) {
  return (
    <BarraTitolo
      titolo={titolo}
      inErrore
      errore={<RiquadroErrore fuoco testo={testiClient.NON_AUTORIZZATO} />}
    />
  );
}
