import { classi } from '../classi.ts';
import css from './BarreSettimane.module.css';

export const LARGHEZZA_SETTIMANA = 22;
const ALTEZZA = 37;
const SPAZIO_NUMERO = 13;
const BARRA = 18;

export interface Settimana {
  /** Place of the week, from the first that is shown. */
  readonly posto: number;
  readonly quanti: number;
}
type Props = {
  /** How many weeks are shown. */
  quante: number;
  fatti: readonly Settimana[];
  servono: readonly Settimana[];
  /** Where today and the term are, in weeks from the first; a term out of the picture is null. */
  oggi: number;
  termine: number | null;
  mesi: readonly number[];
  vicino: boolean;
  /** What the picture says, in words. */
  parole: string;
};

/** Full bars: done in a week. Dashed: what is needed in each to arrive in time. The lines are today and the term. */
export function BarreSettimane({ quante, fatti, servono, oggi, termine, mesi, vicino, parole }: Props) {
  const massimo = Math.max(1, ...[...fatti, ...servono].map(({ quanti }) => quanti));
  const line = (dove: number, nome: string | undefined, chiave: string) => (
    <line
      key={chiave}
      x1={dove * LARGHEZZA_SETTIMANA}
      x2={dove * LARGHEZZA_SETTIMANA}
      y1={0}
      y2={ALTEZZA}
      className={nome}
    />
  );
  return (
    <svg
      role="img"
      aria-label={parole}
      width={quante * LARGHEZZA_SETTIMANA}
      height={ALTEZZA}
      className={css.svg}
    >
      {mesi.map((mese) => line(mese, css.mese, `m${mese}`))}
      {fatti.map((una) => (
        <Barra key={`f${una.posto}`} {...una} massimo={massimo} nome={css.fatti} />
      ))}
      {servono.map((una) => (
        <Barra key={`s${una.posto}`} {...una} massimo={massimo} nome={css.servono} />
      ))}
      {line(oggi, css.oggi, 'oggi')}
      {termine !== null && line(termine, classi(css.termine, vicino && css.vicino), 'termine')}
    </svg>
  );
}

function Barra({ posto, quanti, massimo, nome }: Settimana & { massimo: number; nome: string | undefined }) {
  const alta = Math.max(2, Math.round((quanti / massimo) * (ALTEZZA - SPAZIO_NUMERO - 3)));
  const x = posto * LARGHEZZA_SETTIMANA + 2;
  return (
    <g className={nome}>
      <rect x={x + 0.5} y={ALTEZZA - alta} width={BARRA - 1} height={alta} />
      <text x={x + BARRA / 2} y={ALTEZZA - alta - 3} textAnchor="middle">
        {quanti}
      </text>
    </g>
  );
}
