import { Link, Outlet } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { Marchio } from '../../ui/pagina/Marchio.tsx';
import { listGruppi } from '../navigazione.ts';
import { BarraSuperiore } from './BarraSuperiore.tsx';
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
          <section key={gruppo.chiave} aria-label={gruppo.nome ?? m.lavoro}>
            {gruppo.nome !== null && <h2 className={css.group}>{gruppo.nome}</h2>}
            <ul>
              {gruppo.voci.map((voce) => (
                <li key={voce.percorso}>
                  <Link to={voce.percorso} className={css.item} activeProps={{ className: css.active }}>
                    <Icona di={voce.icona} />
                    {voce.nome}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
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
