import { Link } from '@tanstack/react-router';
import { messaggiVendita as m } from '../../../messages/vendita.ts';
import { classi } from '../../../ui/classi.ts';
import css from './Statistica.module.css';

const percorsi = { mesi: '/vendite', pacchetti: '/vendite/pacchetti', studi: '/vendite/studi' } as const;
type VistaVendite = keyof typeof percorsi;
const viste: readonly VistaVendite[] = ['mesi', 'pacchetti', 'studi'];

/** The three ways of looking at the sales. */
export function VisteVendite({ vista }: { vista: VistaVendite }) {
  return (
    <nav className={classi(css.tabs, vista !== 'mesi' && css.inset)} aria-label={m.viste}>
      {viste.map((una) => (
        <Link
          key={una}
          to={percorsi[una]}
          className={css.tab}
          activeOptions={{ exact: true }}
          aria-current={una === vista ? 'page' : undefined}
        >
          {m.nomi[una]}
        </Link>
      ))}
    </nav>
  );
}
