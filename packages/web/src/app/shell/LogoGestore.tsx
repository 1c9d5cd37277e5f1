import { LOGO, percorsi } from '@quadra/contract';
import type { ReactNode } from 'react';
import { send } from '../../api/client.ts';
import { useSessione } from '../../api/contesto.ts';
import { useLetto } from '../../api/useLetto.ts';
import css from './LogoGestore.module.css';

/** The logo of the gestore one works with, before what stands at the left of the bar. Not kept anywhere. */
export function LogoGestore({ children }: { children: ReactNode }) {
  const { gestore } = useSessione().utente;
  const { data } = useLetto({
    queryKey: ['gestore', 'logo-proprio', gestore?.id ?? 0],
    queryFn: () =>
      send<{ data: { Logo: string | null } }>('GET', percorsi.gestoreLogoProprio, { silenziosa: true }).then(
        (risposta) => risposta.data.Logo,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: gestore !== null,
  });
  return (
    <div className={css.place}>
      {data && (
        <img
          src={data}
          alt={gestore?.nome ?? ''}
          className={css.logo}
          width={LOGO.larghezza}
          height={LOGO.altezza}
        />
      )}
      {children}
    </div>
  );
}
