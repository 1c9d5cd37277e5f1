import type { ComponentType, ReactNode } from 'react';
import css from './Galleria.module.css';

/** One part of the house, in every state: the key is its address (`/galleria?sezione=`) and its id on the page. */
export type Sezione = { chiave: string; titolo: string; Contenuto: ComponentType };

/** One state of a part, under its name. */
export function Caso({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <figure className={css.case} data-caso={nome}>
      <figcaption className={css.caption}>{nome}</figcaption>
      <div className={css.sample}>{children}</div>
    </figure>
  );
}
