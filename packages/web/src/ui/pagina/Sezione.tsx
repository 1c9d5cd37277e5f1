import { type ReactNode, useId } from 'react';
import { classi } from '../classi.ts';
import css from './Sezione.module.css';

type Props = {
  titolo: string;
  /** One sentence under the title: what the section is for. */
  testo?: ReactNode;
  /** More room between one thing and the next: for fields. */
  larga?: boolean;
  children: ReactNode;
};

/** One section of a page: its name at the left, what can be seen and done at the right. */
export function Sezione({ titolo, testo, larga, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {titolo}
        </h2>
        {testo && <p className={css.text}>{testo}</p>}
      </div>
      <div className={classi(css.content, larga && css.wide)}>{children}</div>
    </section>
  );
}
