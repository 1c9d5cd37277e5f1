import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useSessione, useSolaLettura } from '../../../../api/contesto.ts';
import { isRichiedente } from '../../../../dominio/assistenza/ticket.api.ts';
import type { Proposta } from '../../../../dominio/copilota/copilota.api.ts';
import { ContestoCopilota, useCopilotaAperto } from '../copilota/contesto-copilota.ts';
import type { Copilota } from '../copilota/useCopilota.ts';
import { PannelloSpiega } from '../spiega/PannelloSpiega.tsx';
import { ContestoTicket } from '../ticket/contesto-ticket.ts';
import type { useSpiega } from './useApertura.ts';

const NuovoTicket = lazy(() => import('../ticket/NuovoTicket.tsx'));
const PannelloCopilota = lazy(() => import('../copilota/PannelloCopilota.tsx'));

type Props = { copilota: Copilota; ticket: ReturnType<typeof useNuovoTicket>; children: ReactNode };

/** What stands beside an open declaration: the copilot, and who is asked about a number. */
export const Accanto = ({ copilota, ticket, children }: Props) => (
  <ContestoCopilota value={copilota}>
    <ContestoTicket value={ticket.open}>{children}</ContestoTicket>
  </ContestoCopilota>
);

/** The number a ticket is being opened on, for who may ask somebody. */
export function useNuovoTicket() {
  const { utente } = useSessione();
  const isSolaLettura = useSolaLettura();
  const [su, setSu] = useState<string | null>(null);
  const close = useCallback(() => setSu(null), []);
  return { su, close, open: isRichiedente(utente) && !isSolaLettura ? setSu : null };
}

type PropsSotto = { ticket: ReturnType<typeof useNuovoTicket>; altrimenti: ReactNode };

/** Under the quadro: the ticket that is being written, else what stands there. */
export function Sotto({ ticket: { su, close }, altrimenti }: PropsSotto) {
  if (su === null) return altrimenti;
  return (
    <Suspense fallback={null}>
      <NuovoTicket key={su} chiave={su} onClose={close} />
    </Suspense>
  );
}

/** At the right: the copilot when it is open, else the explanation when it is. */
export function Lato({ onChiudiSpiega }: { onChiudiSpiega: (() => void) | null }) {
  const copilota = useCopilotaAperto();
  if (copilota?.isAperto)
    return (
      <Suspense fallback={null}>
        <PannelloCopilota copilota={copilota} />
      </Suspense>
    );
  return onChiudiSpiega && <PannelloSpiega onClose={onChiudiSpiega} />;
}

/** One panel at a time: what is explained takes the place of the copilot. */
export function useSpiegaSola(spiega: ReturnType<typeof useSpiega>, closeCopilota: () => void) {
  const { explain } = spiega;
  const explainSolo = useCallback(
    (chiave: string) => {
      explain(chiave);
      closeCopilota();
    },
    [explain, closeCopilota],
  );
  return { ...spiega, explain: explainSolo };
}

/** What the copilot proposed, while one stays where it was shown: going elsewhere closes it. */
export function useAnteprima(dove: string): Proposta | null {
  const copilota = useCopilotaAperto();
  const anteprima = copilota?.anteprima ?? null;
  const [dovEra, setDovEra] = useState(dove);
  const isAltrove = dovEra !== dove;
  useEffect(() => {
    if (!isAltrove) return;
    setDovEra(dove);
    copilota?.show(null);
  }, [isAltrove, dove, copilota]);
  return isAltrove ? null : anteprima;
}
