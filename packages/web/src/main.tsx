import './theme/font.css';
import './theme/skin.css';
import './theme/base.css';
import { errori } from '@quadra/contract';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient } from './api/client.ts';
import { confermaIdentita } from './api/conferma-identita.ts';
import { readAspettoSalvato, readProfiloCliente } from './api/sessione.ts';
import { forgetUtente, makeRitorno, startSessione } from './app/accesso.ts';
import { setAvviso } from './app/avviso.ts';
import { computePaginaLogin } from './app/percorsi.ts';
import { router } from './app/router.tsx';
import { messaggiAccesso } from './messages/accesso.ts';
import { applyAspetto } from './theme/aspetto.ts';

/** 401: on the root path the session is kept, elsewhere it is forgotten. No answer: the message, then the login page. */
configureClient({
  onNonAutenticato: () => {
    if (location.pathname === '/') {
      void import('./ui/notifiche.ts').then(({ notifiche }) =>
        notifiche.push('error', errori.NON_AUTENTICATO.testo, {
          collegamento: { nome: messaggiAccesso.accedi, indirizzo: '/login' },
        }),
      );
      return;
    }
    const pagina = computePaginaLogin(readProfiloCliente());
    const stato = makeRitorno(location.pathname + location.search);
    forgetUtente();
    setAvviso(messaggiAccesso.sessioneFinita);
    void router.navigate({ to: pagina, state: stato });
  },
  onNessunaRisposta: (errore) => {
    setAvviso(errore.testo);
    void router.navigate({ to: '/login' });
  },
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
