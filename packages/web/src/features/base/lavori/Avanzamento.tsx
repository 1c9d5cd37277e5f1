import { messaggiLavori as m } from '../../../messages/lavori.ts';
import css from './Avanzamento.module.css';
import type { Lavoro } from './lavori.api.ts';
import { isVivo } from './stato-lavoro.ts';

/** How far a job is: bar, percent, rows done, time left. */
export function Avanzamento({ lavoro }: { lavoro: Lavoro }) {
  const { avanzamento, fatte, totale, restanoSecondi, scartate } = lavoro;
  const parti = [
    ...(avanzamento === null ? [] : [m.percento(avanzamento)]),
    ...(fatte > 0 || totale !== null ? [m.righe(fatte, totale)] : []),
    ...(scartate > 0 ? [m.scartate(scartate)] : []),
    ...(restanoSecondi === null || !isVivo(lavoro) ? [] : [m.restano(restanoSecondi)]),
  ];
  return (
    <div className={css.box}>
      {isVivo(lavoro) && (
        <progress
          className={css.bar}
          aria-label={`${m.avanzamento}: ${lavoro.titolo}`}
          max={100}
          {...(avanzamento !== null && { value: avanzamento })}
        />
      )}
      <span className={css.text}>{parti.join(' · ')}</span>
    </div>
  );
}
