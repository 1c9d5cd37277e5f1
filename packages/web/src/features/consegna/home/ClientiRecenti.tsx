import { requisiti } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useParole, useSessione } from '../../../api/contesto.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './HomePage.module.css';
import { clientiRecentiQuery } from './home.api.ts';

/** The clients inserted or changed last. */
export function ClientiRecenti() {
  const { data, isError, refetch } = useQuery(clientiRecentiQuery);
  const crea = canScrivere(useSessione().utente, requisiti.scriviAnagrafiche);
  const router = useRouter();
  const parole = useParole();
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{parole.recenti}</h2>
        <Link to="/anagrafica">{parole.tutti}</Link>
      </div>
      {isError && (
        <p className={css.none}>
          {parole.nonLetti} <Button onClick={() => refetch()}>{m.riprova}</Button>
        </p>
      )}
      {data?.righe.length === 0 && (
        <p className={css.none}>
          {parole.nessunRecente} {crea && <Link to="/anagrafica/nuova">{parole.primo}</Link>}
        </p>
      )}
      <ul>
        {data?.righe.map(({ id, denominazione, codiceFiscale, modificataIl }) => (
          <li key={id}>
            <a
              href={`/anagrafica/${id}`}
              className={css.client}
              onClick={(evento) => {
                if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
                evento.preventDefault();
                router.history.push(`/anagrafica/${id}`);
              }}
            >
              <span className={css.rowName}>{denominazione}</span>
              <span className={classi(css.clientCode, 'figures')}>{codiceFiscale}</span>
              <span className={classi(css.clientWhen, 'figures')}>
                {formatQuantoFa(modificataIl, new Date())}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
