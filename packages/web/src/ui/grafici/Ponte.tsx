import { classi } from '../classi.ts';
import css from './Ponte.module.css';
import { makeScala, placeOn } from './scala.ts';

/** A column of a bridge: where it starts from and where it arrives. */
export interface Campata {
  readonly chiave: string;
  readonly da: number;
  readonly a: number;
}
type Props = { campate: readonly Campata[] };

const LARGA = 40;

/** From one amount to another by what made the difference: what lowers it is an outline. */
export function Ponte({ campate }: Props) {
  const scala = makeScala(campate.flatMap(({ da, a }) => [da, a]));
  const y = (importo: number) => `${100 - placeOn(scala, importo)}%`;
  const passo = 100 / campate.length;
  const larga = (passo * LARGA) / 100;
  return (
    <svg className={css.svg} aria-hidden="true">
      {campate.map(({ chiave, da, a }, i) => (
        <g key={chiave}>
          {i < campate.length - 1 && (
            <line
              x1={`${i * passo + (da === a ? 0 : larga)}%`}
              x2={`${(i + 1) * passo}%`}
              y1={y(a)}
              y2={y(a)}
              className={css.dotted}
            />
          )}
          <rect
            x={`${i * passo}%`}
            width={`${larga}%`}
            y={y(Math.max(da, a))}
            height={`${placeOn(scala, Math.max(da, a)) - placeOn(scala, Math.min(da, a))}%`}
            className={classi(css.bar, i > 0 && i < campate.length - 1 && a < da && css.down)}
          />
        </g>
      ))}
      <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className={css.zero} />
    </svg>
  );
}

/** A part of a difference beside its figure, on the scale of its column. */
export function BarraParte({ importo, da, a }: { importo: number; da: number; a: number }) {
  const scala = { da, a, tacche: [] };
  const x = (n: number) => placeOn(scala, n);
  return (
    <svg className={css.svg} aria-hidden="true">
      <line x1={`${x(0)}%`} x2={`${x(0)}%`} y1="0" y2="100%" className={css.zero} />
      {importo !== 0 && (
        <rect
          x={`${x(Math.min(0, importo))}%`}
          width={`${Math.abs(x(importo) - x(0))}%`}
          y="30%"
          height="40%"
          className={classi(css.bar, importo < 0 && css.down)}
        />
      )}
    </svg>
  );
}
