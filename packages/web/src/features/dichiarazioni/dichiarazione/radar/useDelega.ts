import { requisiti, tipoProfiloCliente } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { askDelega, type RigaRadar } from './radar.api.ts';

/** The deleghe of who works for others: whether they are seen, and what asks one. */
export function useDelega() {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const conDeleghe = utente.studio === null || utente.studio.tipoProfiloCliente === tipoProfiloCliente.STUDIO;
  const scrive = conDeleghe && canScrivere(utente, requisiti.scriviDichiarazioni);
  const ask = useCallback(
    async ({ idAnagrafica, denominazione, delega }: RigaRadar) => {
      // Without an address the link is handed over, from the board.
      if (delega?.conEmail === false) return void navigate({ to: '/deleghe' });
      const domanda = { titolo: m.chiediDomanda(denominazione), testo: m.chiediTesto };
      if (!(await askConferma(domanda))) return;
      try {
        await askDelega(idAnagrafica);
        notifiche.push('success', m.chiesta);
      } catch (causa) {
        const { testo, codiceRichiesta } = toApiError(causa);
        notifiche.push('error', causa instanceof Error && !codiceRichiesta ? causa.message : testo, {
          codiceRichiesta,
        });
      }
      await cache.invalidateQueries({ queryKey: ['dichiarazione', 'radar'] });
      await cache.invalidateQueries({ queryKey: ['delega-unica'] });
    },
    [cache, navigate],
  );
  const chiedi = useCallback((riga: RigaRadar) => void ask(riga), [ask]);
  return { conDeleghe, onChiedi: scrive ? chiedi : null };
}
