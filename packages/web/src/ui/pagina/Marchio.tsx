import css from './Marchio.module.css';

/** The mark: a square in four with one quarter full. */
export function Marchio({ size = 24, nome }: { size?: number; nome?: string }) {
  return (
    <span className={css.mark}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path className={css.quarter} d="M12 12h11v7a4 4 0 0 1-4 4h-7z" />
        <rect className={css.line} x="1" y="1" width="22" height="22" rx="4.5" />
        <path className={css.line} d="M12 1v22M1 12h22" />
      </svg>
      {nome && <span className={css.name}>{nome}</span>}
    </span>
  );
}
