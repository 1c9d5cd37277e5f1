import type { ReactNode } from 'react';
import css from './Colonna.module.css';

/** The column of the pages of who works for himself, 640 pixels at most. */
export const Colonna = ({ children }: { children: ReactNode }) => (
  <div className={css.colonna}>{children}</div>
);
