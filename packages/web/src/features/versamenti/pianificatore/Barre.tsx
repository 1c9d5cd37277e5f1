import { formatIt } from '@quadra/values';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import css from './Barre.module.css';

/** What a scenario asks, month by month. Cents. */
type Serie = {
  readonly lettera: string;
  readonly nome: string;
  /** Full bars; hatched otherwise. */
  readonly piena: boolean;
  readonly importi: ReadonlyMap<string, number>;
};
type Props = { titolo: string; mesi: readonly string[]; serie: readonly Serie[] };

const ALTEZZA = 84;
const writeEuro = (centesimi: number) => formatIt(centesimi, { decimali: 2, mostraZero: true });

/** The cash of each month: a table whose amounts stand on their bars. */
export function Barre({ titolo, mesi, serie }: Props) {
  const massimo = Math.max(1, ...serie.flatMap(({ importi }) => mesi.map((mese) => importi.get(mese) ?? 0)));
  return (
    <table className={css.bars}>
      <caption className={css.caption}>
        {titolo}
        {serie.length > 1 &&
          serie.map(({ lettera, nome, piena }) => (
            <span key={lettera} className={css.key}>
              <span aria-hidden className={piena ? css.full : css.hatch} />
              {`${lettera}, ${nome}`}
            </span>
          ))}
      </caption>
      <thead>
        <tr>
          {serie.length > 1 && <td />}
          {mesi.map((mese) => (
            <th key={mese} scope="col" colSpan={serie.length}>
              {m.mese(mese)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {serie.length > 1 && <th scope="row" className={css.narrow} aria-label={titolo} />}
          {mesi.flatMap((mese) =>
            serie.map(({ lettera, piena, importi }) => {
              const importo = importi.get(mese) ?? 0;
              return (
                <td key={`${mese}${lettera}`}>
                  <span className={css.column}>
                    <span className={css.amount}>{writeEuro(importo)}</span>
                    <span
                      aria-hidden
                      className={piena ? css.full : css.hatch}
                      style={{ height: Math.round((Math.max(0, importo) / massimo) * ALTEZZA) }}
                    />
                    {lettera !== '' && <span className={css.soft}>{lettera}</span>}
                  </span>
                </td>
              );
            }),
          )}
        </tr>
      </tbody>
    </table>
  );
}
