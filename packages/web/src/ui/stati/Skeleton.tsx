import css from './Skeleton.module.css';

/** Rows that are on their way. */
export function Skeleton({ righe = 8 }: { righe?: number }) {
  return (
    <div className={css.rows} aria-hidden>
      {Array.from({ length: righe }, (_, indice) => indice + 1).map((riga) => (
        <span key={riga} className={css.row} />
      ))}
    </div>
  );
}
