import { useSessione } from '../api/contesto.ts';
import { HomePage } from '../features/consegna/home/HomePage.tsx';
import { messaggiShell as m } from '../messages/shell.ts';
import { Piede } from '../ui/pagina/Piede.tsx';
import css from './PaginaHome.module.css';
import { Telaio } from './shell/Lavoro.tsx';

/** The home: the navigation beside it, no title bar, and the footer. */
export function PaginaHome() {
  const { fornitore = null } = useSessione().configurazione;
  const piede = (
    <div className={`${css.home} ${css.foot}`}>
      <Piede esteso fornitoDa={m.fornitoDa} sito={m.sitoFornitore} collegamenti={fornitore} />
    </div>
  );
  return (
    <Telaio piede={piede}>
      <div className={css.home}>
        <HomePage />
      </div>
    </Telaio>
  );
}
