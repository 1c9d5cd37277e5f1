import { messaggiBase } from '../../messages/base.ts';
import css from './SaltaAlContenuto.module.css';

/** First stop of every page: jumps over bars and navigation. */
export function SaltaAlContenuto() {
  return (
    <a className={css.link} href="#contenuto">
      {messaggiBase.vaiAlContenuto}
    </a>
  );
}
