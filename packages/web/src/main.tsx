import './theme/font.css';
import './theme/skin.css';
import './theme/base.css';
import { testiClient } from '@quadra/contract';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient } from './api/client.ts';
import { confermaIdentita } from './api/conferma-identita.ts';
import { findConfigurazione } from './api/sessione.api.ts';
import { findHost, findUtenteDellaScheda, readAspettoSalvato, readProfiloCliente } from './api/sessione.ts';
import { endFinita, makeRitorno, startSessione } from './app/accesso.ts';
import { setAvviso } from './app/avviso.ts';
import { isLogin } from './app/percorsi.ts';
import { router } from './app/router.ts';
import { keepSenzaRete } from './app/senza-rete.ts';
import { computeRitornoAlPortale, isFuori } from './app/uscita.ts';
import { messaggiAccesso } from './messages/accesso.ts';
import { applyAspetto } from './theme/aspetto.ts';
import { holdTutto, keepTutto, leaveSenzaDomande } from './vita/prima-della-fine.ts';

/** How long the drafts are waited for when the server seems gone. */
const ULTIMO_TENTATIVO_MS = 1_000;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The portal of this kind of client in production, else a login page of ours; to be read before the user is forgotten. */
const computeArrivo = () =>
  computeRitornoAlPortale(findConfigurazione()?.portale ?? null, readProfiloCliente());

function goTo(arrivo: string, state: ReturnType<typeof makeRitorno>): void {
  if (isFuori(arrivo)) {
    leaveSenzaDomande();
    location.replace(arrivo);
  } else void router.navigate({ to: arrivo, state, ignoreBlocker: true });
}

/**
 * 401: on the root path the session is kept, elsewhere it is forgotten. No answer: the message, then the login page. What was
 * typed is put aside first, and the page is gone back to after the access.
 */
configureClient({
  onNonAutenticato: () => {
    if (location.pathname === '/') {
      void import('./ui/notifiche/notifiche.ts').then(({ notifiche }) =>
        notifiche.push('error', testiClient.NON_AUTORIZZATO, {
          collegamento: { nome: messaggiAccesso.accedi, indirizzo: '/login' },
        }),
      );
      return;
    }
    // Nobody is here any more: the page is on its way to the login already, which says why.
    if (isLogin(location.pathname) || findUtenteDellaScheda() === null) return;
    const arrivo = computeArrivo();
    const state = makeRitorno(location.pathname + location.search);
    endFinita();
    goTo(arrivo, state);
  },
  onNessunaRisposta: (errore) => {
    if (isLogin(location.pathname)) return;
    const state = makeRitorno(location.pathname + location.search);
    setAvviso(errore.testo);
    void Promise.race([keepTutto(), sleep(ULTIMO_TENTATIVO_MS)]).then(() => {
      holdTutto();
      const arrivo = computeArrivo();
      goTo(isFuori(arrivo) ? arrivo : '/login', state);
    });
  },
  findHost,
  onConfermaRichiesta: confermaIdentita.ask,
  onVerificaObbligatoria: () => void router.navigate({ to: '/sicurezza' }),
});

applyAspetto(readAspettoSalvato());
await startSessione(location, history);

const radice = document.getElementById('radice');
if (radice === null) throw new Error('root element missing');
createRoot(radice).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
keepSenzaRete();
