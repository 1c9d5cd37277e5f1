import { messaggiBase } from '../../messages/base.ts';
import css from './Indicatore.module.css';

/** The spinner of a long wait, with its sentence. */
export function Indicatore() {
  return (
    <div className={css.box} role="status">
      <span className={css.ring} aria-hidden />
      {messaggiBase.caricamento}
    </div>
  );
}
