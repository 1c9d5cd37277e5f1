import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiRegistro as m } from '../../../messages/registro.ts';
import css from './Atto.module.css';
import { listDifferenze } from './differenze.ts';
import type { AttoRegistro } from './registro.api.ts';

/** The chosen act: who, when, from where, and every field that changed. */
export function Atto({ atto }: { atto: AttoRegistro | null }) {
  return (
    <section className={css.reading} aria-label={m.scelto} aria-live="polite">
      {atto === null ? <p className={css.hint}>{m.scegliere}</p> : <Lettura atto={atto} />}
    </section>
  );
}

function Lettura({ atto }: { atto: AttoRegistro }) {
  const fatti: readonly (readonly [string, string | null])[] = [
    [m.quando, formatDataOra(atto.quando)],
    [m.chi, atto.utente ?? m.sistema],
    ['', atto.attore && m.alPostoDi(atto.attore)],
    [m.cliente, atto.cliente],
    [m.studio, atto.nomeStudio],
    [m.daDove, atto.ip],
    [m.identificativo, atto.idEntita],
    [m.sigillo, atto.sigillato ? m.sigillato : m.nonSigillato],
  ];
  return (
    <article>
      <h2 className={css.title}>{m.nome(atto.azione, atto.entita)}</h2>
      <dl className={css.facts}>
        {fatti.map(([nome, valore]) =>
          valore ? (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valore}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Valori atto={atto} />
    </article>
  );
}

function Valori({ atto }: { atto: AttoRegistro }) {
  if (atto.cancellato) return <p className={css.hint}>{m.cancellato}</p>;
  const differenze = listDifferenze(atto.prima, atto.dopo);
  if (differenze.length === 0) return <p className={css.hint}>{m.senzaValori}</p>;
  return (
    <table className={css.values}>
      <thead>
        <tr>
          <th scope="col">{m.campo}</th>
          <th scope="col">{m.prima}</th>
          <th scope="col">{m.dopo}</th>
        </tr>
      </thead>
      <tbody>
        {differenze.map(({ campo, prima, dopo }) => (
          <tr key={campo}>
            <th scope="row">{campo}</th>
            <td>{prima}</td>
            <td>{dopo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
