import { messaggiApplicazione as m } from '../../messages/applicazione.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';

/** The page of who may not be here: nothing is asked of the server, that would refuse. */
export function NonAutorizzato({ titolo }: { titolo: string }) {
  return <BarraTitolo titolo={titolo} inErrore errore={<RiquadroErrore fuoco testo={m.nonAutorizzato} />} />;
}
