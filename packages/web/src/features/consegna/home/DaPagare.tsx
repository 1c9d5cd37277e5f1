import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ricevuteQuery } from '../../../dominio/da-pagare/da-pagare.api.ts';
import { messaggiDaPagare as m } from '../../../messages/da-pagare.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './HomePage.module.css';

/** What the studio of a private client asked him to pay, and what he paid: the document is one click away. */
export function DaPagare() {
  const { data } = useQuery(ricevuteQuery);
  if (!data || data.length === 0) return null;
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{m.home}</h2>
      </div>
      <ul>
        {data.map(({ id, tipo, anno, studio, stato }) => (
          <li key={id} className={css.movement}>
            <Link className={css.rowName} to="/da-pagare/$id" params={{ id }}>
              {m.quale(tipo, anno)}
            </Link>
            <span>
              {stato === 'Pagata' ? (
                <Stato tipo="fatto" testo={m.pagataBreve} />
              ) : (
                <Stato tipo="attenzione" testo={m.daPagare} />
              )}
            </span>
            <span className={css.movementWhy}>{studio}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
