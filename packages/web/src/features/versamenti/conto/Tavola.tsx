import type { ReactNode } from 'react';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { classi } from '../../../ui/classi.ts';
import css from './Conto.module.css';
import { writeEuro } from './stati.ts';

type Quattro = readonly [number, number, number, number];
type Props = {
  titolo: string;
  /** The heads after the title: two texts, four amounts, the state. */
  teste: readonly [string, string, string, string, string, string, string];
  totale: string;
  totali: Quattro;
  vuota: string | null;
  children: ReactNode;
};

/** One of the three tables of the conto: the same columns, so that the amounts stand under each other. */
export function Tavola({ titolo, teste, totale, totali, vuota, children }: Props) {
  const [nato, data, ...altre] = teste;
  const stato = altre.pop();
  return (
    <table className={css.table} aria-label={titolo}>
      <thead>
        <tr>
          <th scope="col" className={css.name}>
            <span className={css.tableTitle}>{titolo}</span> {m.euro}
          </th>
          <th scope="col" className={css.born}>
            {nato}
          </th>
          <th scope="col" className={css.date}>
            {data}
          </th>
          {altre.map((nome, n) => (
            <th key={nome} scope="col" className={classi(css.amount, n > 0 && n < 3 && css.middle)}>
              {nome}
            </th>
          ))}
          <th scope="col" className={css.state}>
            {stato}
          </th>
        </tr>
      </thead>
      <tbody>
        {vuota === null ? (
          children
        ) : (
          <tr>
            <td colSpan={8} className={css.soft}>
              {vuota}
            </td>
          </tr>
        )}
      </tbody>
      {vuota === null && (
        <tfoot>
          <tr>
            <th scope="row">{totale}</th>
            <td className={css.born} />
            <td className={css.date} />
            <Importi quattro={totali} />
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The four amounts of a row; a zero is quieter. */
export const Importi = ({ quattro }: { quattro: Quattro }) =>
  quattro.map((importo, n) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: four columns, always the same
      key={n}
      className={classi(
        css.amount,
        'figures',
        n > 0 && n < 3 && css.middle,
        n === 3 && css.left,
        importo === 0 && css.zero,
      )}
    >
      {writeEuro(importo)}
    </td>
  ));
