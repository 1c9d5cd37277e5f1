import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';

/** A casella that is ticked or not. */
export function CasellaBarrata({ casella, chiave, nomeRigo }: PropsCasella) {
  const { dato, set, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const { className: _box, readOnly, spellCheck: _s, autoComplete: _a, ...resto } = attributi;
  return (
    <span className={css.checkCell}>
      <input
        {...resto}
        type="checkbox"
        className={css.check}
        checked={dato === true}
        disabled={readOnly || resto.disabled}
        onChange={(evento) => set(evento.target.checked ? true : null)}
        onBlur={flush}
      />
    </span>
  );
}
