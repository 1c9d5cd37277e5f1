import { formatIt } from '@quadra/values';
import { useId } from 'react';
import type { Gradino, Punto } from '../../../dominio/versamenti/gradini.ts';
import { messaggiRavvedimento as m } from '../../../messages/ravvedimento.ts';
import css from './Ravvedimento.module.css';

const LARGO = 760;
const ALTO = 190;
const DESTRA = 130;
const SOTTO = 8;
const euro = (centesimi: number) => formatIt(centesimi, { decimali: 2, mostraZero: true });

/** Sanction (full) and interest (hatched) from the term to the payment; the tables say the same numbers. */
export function Curva({ punti, gradini }: { punti: readonly Punto[]; gradini: readonly Gradino[] }) {
  const tratteggio = useId();
  const ultimo = punti.at(-1);
  if (ultimo === undefined || ultimo.giorno === 0) return null;
  const massimo = Math.max(1, ...punti.map(({ sanzione, interessi }) => sanzione + interessi));
  const x = (giorno: number) => (giorno / ultimo.giorno) * (LARGO - DESTRA);
  const y = (centesimi: number) => ALTO - SOTTO - (centesimi / massimo) * (ALTO - SOTTO - 12);
  const linea = (valore: (punto: Punto) => number) =>
    punti.map((punto) => `${x(punto.giorno).toFixed(1)},${y(valore(punto)).toFixed(1)}`);
  const sopra = linea(({ sanzione, interessi }) => sanzione + interessi);
  const sotto = linea(({ sanzione }) => sanzione);
  const fine = x(ultimo.giorno);
  const altezzaInteressi = y(ultimo.sanzione + ultimo.interessi / 2);
  const altezzaSanzione = Math.max(y(ultimo.sanzione / 2), altezzaInteressi + 18);
  return (
    <svg
      className={css.curve}
      viewBox={`0 0 ${LARGO} ${ALTO}`}
      role="img"
      aria-label={m.descrizione(euro(ultimo.sanzione), euro(ultimo.interessi))}
    >
      <defs>
        <pattern
          id={tratteggio}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" y1="0" x2="0" y2="6" className={css.hatch} />
        </pattern>
      </defs>
      {gradini
        .filter(({ da }) => da > 1 && da <= ultimo.giorno)
        .map(({ da }) => (
          <line key={da} className={css.step} x1={x(da)} x2={x(da)} y1={0} y2={ALTO - SOTTO} />
        ))}
      <polygon points={[`0,${y(0)}`, ...sotto, `${fine},${y(0)}`].join(' ')} className={css.area} />
      <polygon points={[...sopra, ...sotto.toReversed()].join(' ')} fill={`url(#${tratteggio})`} />
      <polyline points={sopra.join(' ')} className={css.line} />
      <line x1={0} x2={fine} y1={y(0)} y2={y(0)} className={css.axis} />
      <line x1={fine} x2={fine} y1={0} y2={y(0)} className={css.today} />
      <text x={fine + 8} y={altezzaInteressi + 4} className={css.label}>
        {m.interessi(euro(ultimo.interessi))}
      </text>
      <text x={fine + 8} y={altezzaSanzione + 4} className={css.label}>
        {m.sanzione(euro(ultimo.sanzione))}
      </text>
    </svg>
  );
}
