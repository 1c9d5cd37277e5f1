import { classi } from '../classi.ts';
import css from './BarraCascata.module.css';
import { placeOn, type Scala } from './scala.ts';

/** From where to where a bar goes, in euro. */
export interface Tratto {
  readonly da: number;
  readonly a: number;
}
type Props = {
  scala: Scala;
  /** Null for an amount that is not known: no bar. */
  barra: Tratto | null;
  /** The same a year before: a thin line. */
  prima: Tratto | null;
  /** What is taken away is an outline. */
  toglie: boolean;
  /** Where the row above and the one below meet this one; null where they do not. */
  sopra: number | null;
  sotto: number | null;
};

const percent = (n: number): string => `${n.toFixed(3)}%`;
const BARRA = { y: '21%', alta: '39%', fine: '60%' };

/** One row of a waterfall, as wide as its cell: the amount, where it starts from, and where the next goes on. */
export function BarraCascata({ scala, barra, prima, toglie, sopra, sotto }: Props) {
  const x = (importo: number) => percent(placeOn(scala, importo));
  const span = ({ da, a }: Tratto) => ({
    x: x(Math.min(da, a)),
    width: percent(placeOn(scala, Math.max(da, a)) - placeOn(scala, Math.min(da, a))),
  });
  const isFerma = barra !== null && barra.da === barra.a;
  return (
    <svg className={css.svg} aria-hidden="true">
      {scala.tacche.map((n) => (
        <line
          key={n}
          x1={x(n)}
          x2={x(n)}
          y1="0"
          y2="100%"
          className={classi(css.grid, n === 0 && css.zero)}
        />
      ))}
      {sopra !== null && barra && (
        <line x1={x(sopra)} x2={x(sopra)} y1="0" y2={isFerma ? BARRA.fine : BARRA.y} className={css.link} />
      )}
      {sotto !== null && barra && (
        <line x1={x(sotto)} x2={x(sotto)} y1={BARRA.fine} y2="100%" className={css.link} />
      )}
      {prima && prima.da !== prima.a && <rect {...span(prima)} y="71%" height="7%" className={css.before} />}
      {barra && !isFerma && (
        <rect {...span(barra)} y={BARRA.y} height={BARRA.alta} className={toglie ? css.outline : css.full} />
      )}
    </svg>
  );
}

/** The numbers of a scale, each over its line. */
export function AsseCascata({ scala, write }: { scala: Scala; write: (importo: number) => string }) {
  return (
    <svg className={classi(css.svg, css.axis)} aria-hidden="true">
      {scala.tacche.map((n, i) => (
        <text
          key={n}
          x={percent(placeOn(scala, n))}
          y="65%"
          textAnchor={i === 0 ? 'start' : placeOn(scala, n) > 97 ? 'end' : 'middle'}
        >
          {write(n)}
        </text>
      ))}
    </svg>
  );
}

/** The part of the scale above that takes the whole width below. */
export function CuneoCascata({ sopra, sotto }: { sopra: Scala; sotto: Scala }) {
  const [da, a] = [Math.max(sopra.da, sotto.da), Math.min(sopra.a, sotto.a)];
  const punti = [
    [placeOn(sopra, da), 0],
    [placeOn(sopra, a), 0],
    [placeOn(sotto, a), 40],
    [placeOn(sotto, da), 40],
  ];
  return (
    <svg className={css.svg} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      <polygon points={punti.map((punto) => punto.join(',')).join(' ')} className={css.wedge} />
    </svg>
  );
}

/** What a bar, an outline and a line mean. */
export function LegendaCascata({
  voci,
}: {
  voci: readonly (readonly ['piena' | 'contorno' | 'linea', string])[];
}) {
  return (
    <ul className={css.legend}>
      {voci.map(([forma, testo]) => (
        <li key={forma}>
          <span className={classi(css.sample, css[forma])} aria-hidden="true" />
          {testo}
        </li>
      ))}
    </ul>
  );
}
