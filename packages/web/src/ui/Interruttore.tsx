import css from './Interruttore.module.css';

type Props = { nome: string; acceso: boolean; onChange: (acceso: boolean) => void };

/** A switch on its own row: the whole row can be pressed. */
export function Interruttore({ nome, acceso, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={acceso}
      className={css.row}
      onClick={() => onChange(!acceso)}
    >
      <span>{nome}</span>
      <span className={css.track} aria-hidden>
        <span className={css.thumb} />
      </span>
    </button>
  );
}
