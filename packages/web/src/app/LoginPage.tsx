import { CARATTERI_CODICE_ATTIVAZIONE } from '@quadra/contract';
import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type Configurazione, getConfigurazione } from '../api/sessione.api.ts';
import { aspettoIniziale, isAspettoSalvato, readAspettoSalvato } from '../api/sessione.ts';
import { AccessoPage } from '../features/accesso/accesso/AccessoPage.tsx';
import { applyAspetto } from '../theme/aspetto.ts';
import { completeAccesso } from './accesso.ts';
import { readAvviso } from './avviso.ts';

/** Only for who comes from the mail of an invitation: its code is longer than any code of a gestore. */
const AttivazionePage = lazy(() =>
  import('../features/accesso/attivazione/AttivazionePage.tsx').then((modulo) => ({
    default: modulo.AttivazionePage,
  })),
);

type Fornitori = Configurazione['identita'];
type Sfondo = 'login' | 'aziende' | 'condominio';

/** /login, /login/$codice and /aziende: the same page; the ground is that of the origin, or of the path. */
export function LoginPage() {
  const { codice } = useParams({ strict: false });
  if (codice?.length === CARATTERI_CODICE_ATTIVAZIONE)
    return (
      <Suspense>
        <AttivazionePage codice={codice} />
      </Suspense>
    );
  return <Accesso codice={codice} />;
}

function Accesso({ codice }: { codice: string | undefined }) {
  const { pathname } = useLocation();
  const router = useRouter();
  // A page left by force is gone back to as it was, query included.
  const enter = useCallback(async () => {
    const meta = await completeAccesso();
    if (meta !== null) router.history.push(meta);
    return null;
  }, [router]);
  const [origine, setOrigine] = useState<Sfondo>('login');
  const [fornitori, setFornitori] = useState<Fornitori>([]);
  useEffect(() => {
    getConfigurazione().then(
      (configurazione) => {
        setOrigine(configurazione.sfondo);
        setFornitori(configurazione.identita);
      },
      () => setOrigine('login'),
    );
  }, []);
  const sfondo = pathname.startsWith('/aziende') ? 'aziende' : origine;
  useEffect(() => {
    document.body.classList.add(sfondo);
    return () => document.body.classList.remove(sfondo);
  }, [sfondo]);
  // The entrance of the companies is the light one, for who has not chosen a look of his own.
  useEffect(() => {
    if (sfondo !== 'aziende' || isAspettoSalvato()) return;
    applyAspetto({ ...aspettoIniziale, skin: 'light-blue' });
    return () => applyAspetto(readAspettoSalvato());
  }, [sfondo]);
  return (
    <AccessoPage
      codice={codice}
      sfondo={sfondo}
      avviso={readAvviso()}
      fornitori={fornitori}
      onAccesso={enter}
    />
  );
}
