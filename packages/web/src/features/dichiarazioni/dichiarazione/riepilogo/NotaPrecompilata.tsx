import { percorsi, type Richiesta730Filo } from '@quadra/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { list } from '../../../../api/lista.ts';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Riepilogo.module.css';

/** The precompilata that a declaration comes from, when there is one. */
const precompilataQuery = (id: string) =>
  queryOptions({
    queryKey: ['precompilata', 'di', id],
    queryFn: ({ signal }) => {
      const query = { filter: { IdDichiarazione: id }, righePerPagina: 2 };
      return list<Richiesta730Filo>(percorsi.precompilataLista, query, { segnale: signal });
    },
  });

/** The way back to the sources that a declaration was made from. */
export default function NotaPrecompilata() {
  const { dichiarazione } = useApertura();
  const { data } = useQuery(precompilataQuery(dichiarazione.id));
  const [richiesta] = data?.righe ?? [];
  if (richiesta === undefined) return null;
  return (
    <p>
      <Link to="/precompilata/$id" params={{ id: richiesta.id }} className={css.link}>
        {m.apriDaDichiarazione}
      </Link>
    </p>
  );
}
