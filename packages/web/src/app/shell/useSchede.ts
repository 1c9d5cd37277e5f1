import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hearSchede } from '../../api/canale.ts';
import { useSessione } from '../../api/contesto.ts';
import { orologio } from '../../api/orologio.ts';
import { readAspettoUtente, readProfiloCliente } from '../../api/sessione.ts';
import { messaggiSessione as m } from '../../messages/sessione.ts';
import { applyAspetto } from '../../theme/aspetto.ts';
import { holdTutto, keepTutto, leaveSenzaDomande } from '../../vita/prima-della-fine.ts';
import { vitaSessione } from '../../vita/vita-sessione.ts';
import { forgetUtente, makeRitorno } from '../accesso.ts';
import { setAvviso } from '../avviso.ts';
import { computeUscita, isFuori } from '../uscita.ts';

/** What happens in another tab of this browser happens here too: exit, another user, look, "resta connesso". */
export function useSchede(): void {
  const { utente, configurazione, setUtente } = useSessione();
  const navigate = useNavigate();
  useEffect(
    () =>
      hearSchede((avviso) => {
        if (avviso.tipo === 'attiva') orologio.set(avviso.stato);
        else if (avviso.tipo === 'aspetto') {
          const nuovo = { ...utente, ...avviso.preferenze };
          setUtente(nuovo);
          applyAspetto(readAspettoUtente(nuovo));
        } else if (avviso.tipo === 'uscita') {
          const arrivo = computeUscita(configurazione.portale, readProfiloCliente());
          // Who comes back is where he was, with what he had typed here; for anybody else it is dropped.
          const state = makeRitorno(location.pathname + location.search);
          holdTutto();
          vitaSessione.wait();
          forgetUtente();
          setAvviso(m.uscitaAltrove);
          if (isFuori(arrivo)) {
            leaveSenzaDomande();
            location.replace(arrivo);
          } else void navigate({ to: arrivo, state, ignoreBlocker: true });
        } else if (avviso.utente !== utente.id) {
          // Somebody else works now: nothing of who worked before may stay on the screen.
          void keepTutto().then(() => location.assign('/home'));
        }
      }),
    [utente, configurazione, setUtente, navigate],
  );
}
