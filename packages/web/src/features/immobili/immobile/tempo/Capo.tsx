import type { ReactNode } from 'react';
import css from './Tempo.module.css';

/** The head of a part, across the columns. */
export const Capo = ({
  nome,
  anni,
  children,
}: {
  nome: string;
  anni: readonly number[];
  children?: ReactNode;
}) => (
  <tr className={css.group}>
    <th scope="rowgroup">{nome}</th>
    <td colSpan={anni.length} className={css.line}>
      {children}
    </td>
  </tr>
);
