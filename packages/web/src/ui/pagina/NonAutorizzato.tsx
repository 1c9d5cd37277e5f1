import { testiClient } from '@quadra/contract';
import { RiquadroErrore } from '../stati/RiquadroErrore.tsx';
import { BarraTitolo } from './BarraTitolo.tsx';

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
