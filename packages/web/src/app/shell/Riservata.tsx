import '../../theme/mantine.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { configureClient } from '../../api/client.ts';
import { ContestoSessione } from '../../api/contesto.ts';
import { ApiError } from '../../api/errore.ts';
import { profilo } from '../../api/sessione.api.ts';
import { readProfiloCliente, saveUtente, type Utente } from '../../api/sessione.ts';
import { readNonce, resolveVariabili, tema } from '../../theme/mantine.ts';
import { schemaDiSkin } from '../../theme/schema.ts';
import { askUscita, useCustodia } from '../../ui/finestre/modifiche-non-salvate.ts';
import { SottoStrati, Strati } from '../../ui/finestre/Strati.tsx';
import { Notifiche, RegioneViva } from '../../ui/notifiche/Notifiche.tsx';
import { SaltaAlContenuto } from '../../ui/pagina/SaltaAlContenuto.tsx';
import { keepTutto, leaveSenzaDomande } from '../../vita/prima-della-fine.ts';
import { logout } from '../accesso.ts';
import { raiseSegnale } from '../segnali.ts';
import { computeUscita, isFuori } from '../uscita.ts';
import { BannerSostituzione } from './BannerSostituzione.tsx';
import { ConfermaIdentita } from './ConfermaIdentita.tsx';
import { FineSessione } from './FineSessione.tsx';
import { Richiami } from './Richiami.tsx';
import { useSchede } from './useSchede.ts';

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (tentativi, errore) => tentativi < 2 && errore instanceof ApiError && errore.status >= 500,
      },
    },
  });

/** Everything behind the login: session, data cache, component library, layers. */
export function Riservata() {
  const contesto = useRouteContext({ from: '/riservata' });
  const navigate = useNavigate();
  const [utente, setLocale] = useState(contesto.utente);
  const [query] = useState(makeQueryClient);
  useEffect(() => setLocale(contesto.utente), [contesto.utente]);
  useEffect(
    () => configureClient({ onGuasto: (errore) => raiseSegnale(utente.potere, errore) }),
    [utente.potere],
  );

  const setUtente = useCallback((nuovo: Utente) => {
    setLocale(nuovo);
    profilo.set(nuovo);
    saveUtente(nuovo);
  }, []);
  const { configurazione } = contesto;
  const exit = useCallback(async () => {
    await keepTutto();
    if (!(await askUscita())) return;
    const arrivo = computeUscita(configurazione.portale, readProfiloCliente());
    await logout();
    query.clear();
    if (isFuori(arrivo)) {
      leaveSenzaDomande();
      location.assign(arrivo);
    } else await navigate({ to: arrivo, ignoreBlocker: true });
  }, [navigate, query, configurazione]);
  const sessione = useMemo(
    () => ({ utente, configurazione, setUtente, logout: exit }),
    [utente, configurazione, setUtente, exit],
  );
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={resolveVariabili}
      getStyleNonce={readNonce}
      forceColorScheme={schemaDiSkin[utente.skin ?? 'dark']}
    >
      <QueryClientProvider client={query}>
        <ContestoSessione value={sessione}>
          <SottoStrati>
            <SaltaAlContenuto />
            <BannerSostituzione />
            <Outlet />
          </SottoStrati>
          <Guardia />
          <Richiami />
          <ConfermaIdentita />
          <Strati />
          <Notifiche />
          <RegioneViva />
        </ContestoSessione>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** The session watched over: its end, what happens in the other tabs, what would be lost by leaving. */
function Guardia() {
  useSchede();
  useCustodia();
  return <FineSessione />;
}
