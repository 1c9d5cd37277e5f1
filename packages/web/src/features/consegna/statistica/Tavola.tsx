import { formatIntero } from '../../../formato/formato.ts';
import { messaggiStatistica as m } from '../../../messages/statistica.ts';
import { classi } from '../../../ui/classi.ts';
import tabella from '../../../ui/pagina/Tabella.module.css';
import css from './Statistica.module.css';
import type { Statistica } from './statistica.api.ts';

/** One way of counting: a row for each thing, and their total; of a single column, how much of the whole each one is. */
export function Tavola({ tavola }: { tavola: Statistica['tabelle'][number] }) {
  const { titolo, testata, colonne, righe, totali } = tavola;
  const sums = righe.map(({ valori }) => valori.reduce((somma, uno) => somma + Math.max(0, uno), 0));
  const massimo = Math.max(1, ...sums);
  return (
    <div className={css.scroll}>
      <table className={classi(tabella.table, css.table)}>
        <caption>{titolo}</caption>
        <thead>
          <tr>
            <th scope="col">{testata}</th>
            <td aria-hidden />
            {colonne.map((colonna) => (
              <th key={colonna} scope="col" className={css.number}>
                {colonna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {righe.map(({ voce, valori }, riga) => (
            <tr key={voce}>
              <th scope="row">{voce}</th>
              <td aria-hidden className={css.share}>
                <span className={css.part} style={{ width: `${((sums[riga] ?? 0) / massimo) * 100}%` }} />
              </td>
              {valori.map((valore, posto) => (
                <td key={colonne[posto]} className={css.number}>
                  {formatIntero(valore)}
                </td>
              ))}
            </tr>
          ))}
          {righe.length === 0 && (
            <tr>
              <td colSpan={colonne.length + 2}>{m.vuota}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.totale}</th>
            <td aria-hidden />
            {totali.map((valore, posto) => (
              <td key={colonne[posto]} className={css.number}>
                {formatIntero(valore)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
