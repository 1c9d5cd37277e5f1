import type { CollegamentiFilo, SommaCollegamentoFilo } from '@quadra/contract';
import { formatIt, toCentesimi } from '@quadra/values';
import { messaggiCollegamenti as m } from '../../../../messages/collegamenti.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import css from './Sotto.module.css';

const format = (importo: number): string =>
  Number.isInteger(importo) ? formatIt(importo) : formatIt(toCentesimi(importo), { decimali: 2 });
const formatDifferenza = (importo: number): string => `${importo > 0 ? '+' : ''}${format(importo)}`;

/** The sums that do not hold, each with both figures: none is corrected by itself. */
export function Somme({ letti: { Somme: somme } }: { letti: CollegamentiFilo }) {
  const { Provate, Diverse } = somme;
  return (
    <section className={css.panel} aria-label={m.somme}>
      <h3>
        {m.somme}
        {Diverse.length > 0 && <Stato tipo="attenzione" testo={m.sommeSu(Diverse.length, Provate)} />}
      </h3>
      {Diverse.length === 0 && (
        <p className={css.soft}>{Provate === 0 ? m.sommeNessuna : m.sommeTornano(Provate)}</p>
      )}
      {Diverse.length > 0 && (
        <table className={css.sums}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="hidden">{m.somme}</span>
              </th>
              <th scope="col">{m.valoreLa}</th>
              <th scope="col">{m.valoreQui}</th>
              <th scope="col">{m.differenza}</th>
            </tr>
          </thead>
          <tbody>
            {Diverse.map((somma) => (
              <Somma key={`${somma.Nome} ${somma.Contro}`} somma={somma} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Somma({ somma }: { somma: SommaCollegamentoFilo }) {
  const { goTo } = useApertura();
  const { Nome, Contro, La, Qui, Differenza, Perche, Casella } = somma;
  return (
    <>
      <tr>
        <th scope="row">{Nome}</th>
        <td className={css.soft}>{Contro}</td>
        <td className={css.amount}>{format(La)}</td>
        <td className={css.amount}>{format(Qui)}</td>
        <td className={css.amount}>
          <strong>{formatDifferenza(Differenza)}</strong>
        </td>
      </tr>
      <tr className={css.cause}>
        <td colSpan={5}>
          {Perche}{' '}
          {Casella !== null && (
            <button type="button" className={css.link} onClick={() => goTo(Casella)}>
              {m.vaiA(nameCasella(Casella))}
            </button>
          )}
        </td>
      </tr>
    </>
  );
}
