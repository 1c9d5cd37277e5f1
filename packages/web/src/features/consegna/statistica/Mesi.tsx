import { formatIntero } from '../../../formato/formato.ts';
import { messaggiStatistica as m } from '../../../messages/statistica.ts';
import { classi } from '../../../ui/classi.ts';
import css from './Statistica.module.css';
import type { Statistica } from './statistica.api.ts';

const ALTEZZA = 110;

/** The months of a year as bars, with a mark where the year before was: each number is in the table they stand on. */
export function Mesi({ statistica: { misura, anno, mese, mesi, mesiPrima } }: { statistica: Statistica }) {
  const massimo = Math.max(1, ...mesi, ...mesiPrima);
  const height = (quanti: number) => Math.round((Math.max(0, quanti) / massimo) * ALTEZZA);
  const sum = (numeri: readonly number[]) => numeri.reduce((somma, uno) => somma + uno, 0);
  return (
    <div className={css.scroll}>
      <table className={css.months}>
        <caption>{m.perMese(misura)}</caption>
        <thead>
          <tr aria-hidden>
            <td />
            {m.mesi.map((nome, posto) => (
              <td key={nome}>
                <span className={css.column} style={{ height: ALTEZZA + 4 }}>
                  <span
                    className={classi(css.bar, mese !== null && mese !== posto + 1 && css.dim)}
                    style={{ height: height(mesi[posto] ?? 0) }}
                  />
                  {(mesiPrima[posto] ?? 0) > 0 && (
                    <span className={css.mark} style={{ bottom: height(mesiPrima[posto] ?? 0) }} />
                  )}
                </span>
              </td>
            ))}
            <td />
          </tr>
          <tr>
            <td />
            {m.mesi.map((nome) => (
              <th key={nome} scope="col">
                {nome}
              </th>
            ))}
            <th scope="col">{m.totale}</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              [anno, mesi, css.swatch],
              [anno - 1, mesiPrima, css.dash],
            ] as const
          ).map(([quale, numeri, segno]) => (
            <tr key={quale}>
              <th scope="row">
                <span aria-hidden className={segno} />
                {quale}
              </th>
              {m.mesi.map((nome, posto) => (
                <td key={nome}>{formatIntero(numeri[posto] ?? 0)}</td>
              ))}
              <td className={css.strong}>{formatIntero(sum(numeri))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
