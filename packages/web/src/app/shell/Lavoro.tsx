import { IconMenu2 } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { classi } from '../../ui/classi.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { Marchio } from '../../ui/pagina/Marchio.tsx';
import { listGruppi } from '../navigazione.ts';
import { BarraBassa } from './BarraBassa.tsx';
import { BarraSuperiore } from './BarraSuperiore.tsx';
import { Gruppo } from './Gruppo.tsx';
import css from './Lavoro.module.css';
import { Porta } from './Porta.tsx';

/** Top bar, navigation and the sheet. On a phone the navigation opens from the bar, and shuts as one goes. */
export function Telaio({ children, piede }: { children: ReactNode; piede?: ReactNode }) {
  const { utente, configurazione } = useSessione();
  const { pathname } = useLocation();
  const navigazione = useId();
  const [apertoSu, setApertoSu] = useState<string | null>(null);
  const isAperto = apertoSu === pathname;
  const menu = (
    <button
      type="button"
      className={css.menu}
      aria-expanded={isAperto}
      aria-controls={navigazione}
      onClick={() => setApertoSu(isAperto ? null : pathname)}
    >
      <Icona di={IconMenu2} />
      {m.menu}
    </button>
  );
  return (
    <div className={css.shell}>
      <Link to="/home" className={css.mark} aria-label={m.marchio}>
        <Marchio size={20} nome="Quadra" />
      </Link>
      <BarraSuperiore className={css.bar} inizio={menu} />
      <nav
        id={navigazione}
        className={classi(css.nav, !isAperto && css.shut)}
        aria-label={m.navigazione}
        data-regione
      >
        {listGruppi(utente, configurazione).map((gruppo) => (
          <Gruppo key={gruppo.chiave} gruppo={gruppo} />
        ))}
      </nav>
      {piede ? (
        <div className={css.sheet}>
          <main id="contenuto" className={css.above} tabIndex={-1}>
            {children}
          </main>
          {piede}
        </div>
      ) : (
        <main id="contenuto" className={css.sheet} tabIndex={-1}>
          {children}
        </main>
      )}
      <BarraBassa />
    </div>
  );
}

/** The sheet where the pages work. */
export const Lavoro = () => (
  <Telaio>
    <Porta>
      <Outlet />
    </Porta>
  </Telaio>
);
