import { type ReactNode, useId } from 'react';
import css from './Sicurezza.module.css';

type Props = {
  titolo: string;
  /** One sentence under the title: what the section is for. */
  testo?: ReactNode;
  children: ReactNode;
};

/** One section of the page: its name at the left, what can be seen and done at the right. */
export function Sezione({ titolo, testo, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.name}>
        <h2 id={id} className={css.title}>
          {titolo}
        </h2>
        {testo && <p className={css.hint}>{testo}</p>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
