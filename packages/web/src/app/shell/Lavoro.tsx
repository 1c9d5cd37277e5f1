import { Link, Outlet } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { Icona } from '../../ui/Icona.tsx';
import { Marchio } from '../../ui/Marchio.tsx';
import { vociNavigazione } from '../navigazione.ts';
import { BarraSuperiore } from './BarraSuperiore.tsx';
import css from './Lavoro.module.css';

/** Top bar, navigation and the sheet where the page works. */
export function Lavoro() {
  const { utente } = useSessione();
  const voci = vociNavigazione.filter((voce) => voce.isVisibile?.(utente) ?? true);
  return (
    <div className={css.shell}>
      <Link to="/home" className={css.mark} aria-label={m.marchio}>
        <Marchio size={20} nome="Quadra" />
      </Link>
      <BarraSuperiore className={css.bar} />
      <nav className={css.nav} aria-label={m.navigazione} data-regione>
        <ul>
          {voci.map((voce) => (
            <li key={voce.percorso}>
              <Link to={voce.percorso} className={css.item} activeProps={{ className: css.active }}>
                <Icona di={voce.icona} />
                {voce.nome}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="contenuto" className={css.sheet} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
