import type { Icon } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Icona } from '../../ui/Icona.tsx';
import css from './HomePage.module.css';

type Props = { verso: string; icona: Icon; nome: string; testo: string };

/** A tile that leads to a part of the product. */
export function CollegamentoApplicazione({ verso, icona, nome, testo }: Props) {
  const router = useRouter();
  const go = (evento: MouseEvent) => {
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    router.history.push(verso);
  };
  return (
    <a href={verso} className={css.link} onClick={go}>
      <Icona di={icona} size={20} />
      <span>
        <span className={css.linkName}>{nome}</span>
        <span className={css.linkText}>{testo}</span>
      </span>
    </a>
  );
}
