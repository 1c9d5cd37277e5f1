import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Configurazione, getConfigurazione } from '../api/sessione.api.ts';
import { AccessoPage } from '../features/accesso/AccessoPage.tsx';
import { completeAccesso } from './accesso.ts';
import { readAvviso } from './avviso.ts';

type Fornitori = Configurazione['identita'];
type Sfondo = 'login' | 'aziende' | 'condominio';

/** /login, /login/$codice and /aziende: the same page; the ground is that of the origin, or of the path. */
export function LoginPage() {
  const { pathname } = useLocation();
  const { codice } = useParams({ strict: false });
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
