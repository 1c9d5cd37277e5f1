import { Link } from '@tanstack/react-router';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import css from './Confronto.module.css';
import type { Confronto } from './confronto.api.ts';

/** What the file says and the form has not: listed, never dropped. */
export function SenzaPosto({ confronto: { Fuori, IdAnagrafica } }: { confronto: Confronto }) {
  if (Fuori.length === 0) return null;
  return (
    <section className={css.outside} aria-label={m.fuori}>
      <h2>
        {m.fuori} <span>{m.fuoriNota(Fuori.length)}</span>
        <Link to="/anagrafica/$id" params={{ id: IdAnagrafica }}>
          {m.apriCliente}
        </Link>
      </h2>
      <ul>
        {Fuori.map(({ Casella, Valore, Descrizione, Perche }, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the file may say a casella twice
          <li key={posto}>
            <strong>{Casella}</strong>
            <span>
              {Descrizione} <span className={css.figures}>{Valore}</span>
            </span>
            <span className={css.soft}>{Perche}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
