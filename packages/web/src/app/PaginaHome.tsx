import { useSessione } from '../api/contesto.ts';
import { HomePage } from '../features/consegna/home/HomePage.tsx';
import { messaggiShell as m } from '../messages/shell.ts';
import { Marchio } from '../ui/pagina/Marchio.tsx';
import { Piede } from '../ui/pagina/Piede.tsx';
import css from './PaginaHome.module.css';
import { BarraSuperiore } from './shell/BarraSuperiore.tsx';

/** The home with its own bar and the footer; no navigation at the side. */
export function PaginaHome() {
  const { fornitore = null } = useSessione().configurazione;
  return (
    <div className={css.page}>
      <BarraSuperiore className={css.bar} inizio={<Marchio size={20} nome="Quadra" />} />
      <main id="contenuto" className={css.main} tabIndex={-1}>
        <HomePage />
      </main>
      <Piede esteso fornitoDa={m.fornitoDa} sito={m.sitoFornitore} collegamenti={fornitore} />
    </div>
  );
}
