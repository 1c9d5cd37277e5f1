import css from './Galleria.module.css';

/** What a part has emitted, as it is: null, text, number. */
export const Valore = ({ di }: { di: unknown }) => (
  <output className={css.caption}>{`Valore: ${JSON.stringify(di)}`}</output>
);
