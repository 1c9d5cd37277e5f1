import { useQuery } from '@tanstack/react-query';
import { findFornitore } from '../api/sessione.api.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { messaggiShell as m } from '../messages/shell.ts';
import { Marchio } from '../ui/Marchio.tsx';
import { Piede } from '../ui/Piede.tsx';
import css from './PaginaHome.module.css';
import { BarraSuperiore } from './shell/BarraSuperiore.tsx';

const fornitoreQuery = { queryKey: ['fornitore'], queryFn: findFornitore, staleTime: 3_600_000 } as const;

/** The home with its own bar and the footer; no navigation at the side. */
export function PaginaHome() {
  const { data: fornitore } = useQuery(fornitoreQuery);
  return (
    <div className={css.page}>
      <BarraSuperiore className={css.bar} inizio={<Marchio size={20} nome="Quadra" />} />
      <main id="contenuto" className={css.main} tabIndex={-1}>
        <HomePage />
      </main>
      <Piede
        esteso
        fornitoDa={m.fornitoDa}
        sito={m.sitoFornitore}
        collegamenti={{
          facebook: fornitore?.facebook ?? null,
          linkedin: fornitore?.linkedin ?? null,
          twitter: fornitore?.twitter ?? null,
          youtube: fornitore?.youtube ?? null,
          sito: fornitore?.sito ?? null,
        }}
      />
    </div>
  );
}
