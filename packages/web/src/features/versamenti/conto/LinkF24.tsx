import { useRouter } from '@tanstack/react-router';
import { messaggiConto as m } from '../../../messages/conto.ts';
import css from './Conto.module.css';

/** The way to a model. */
export function LinkF24({ id, numero }: { id: string; numero: number }) {
  const { history } = useRouter();
  const dove = `/f24/${id}`;
  return (
    <a
      href={dove}
      className={css.link}
      onClick={(evento) => {
        if (evento.metaKey || evento.ctrlKey || evento.shiftKey) return;
        evento.preventDefault();
        history.push(dove);
      }}
    >
      {m.numero(numero)}
    </a>
  );
}
