import { Link, Outlet } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { Marchio } from '../../ui/pagina/Marchio.tsx';
import { listGruppi } from '../navigazione.ts';
import { BarraSuperiore } from './BarraSuperiore.tsx';
import { Gruppo } from './Gruppo.tsx';
import css from './Lavoro.module.css';
import { Porta } from './Porta.tsx';

/** Top bar, navigation and the sheet where the page works. */
export function Lavoro() {
  const { utente } = useSessione();
  return (
    <div className={css.shell}>
      <Link to="/home" className={css.mark} aria-label={m.marchio}>
        <Marchio size={20} nome="Quadra" />
      </Link>
      <BarraSuperiore className={css.bar} />
      <nav className={css.nav} aria-label={m.navigazione} data-regione>
        {listGruppi(utente).map((gruppo) => (
          <Gruppo key={gruppo.chiave} gruppo={gruppo} />
        ))}
      </nav>
      <main id="contenuto" className={css.sheet} tabIndex={-1}>
        <Porta>
          <Outlet />
        </Porta>
      </main>
    </div>
  );
}
