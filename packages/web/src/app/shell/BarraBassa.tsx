import { Link, useLocation } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { classi } from '../../ui/classi.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { listPrincipali } from '../navigazione.ts';
import css from './BarraBassa.module.css';

/** On the phone of who works for himself: the five things of every day, by thumb. The rest is behind Menu. */
export function BarraBassa() {
  const { utente } = useSessione();
  const { pathname } = useLocation();
  const voci = listPrincipali(utente);
  if (voci.length === 0) return null;
  return (
    <nav className={css.barra} aria-label={m.vociPrincipali} data-regione>
      <ul>
        {voci.map(({ percorso, nome, icona }) => (
          <li key={percorso}>
            <Link to={percorso} className={classi(css.voce, pathname.startsWith(percorso) && css.qui)}>
              <Icona di={icona} size={20} />
              <span className={css.nome}>{nome}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
