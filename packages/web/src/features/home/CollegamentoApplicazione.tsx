import type { Icon } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { messaggiHome as m } from '../../messages/home.ts';
import { classi } from '../../ui/classi.ts';
import { Icona } from '../../ui/Icona.tsx';
import css from './HomePage.module.css';

type Props = {
  /** A path of ours, an address of another application, or null when it has none. */
  verso: string | null;
  icona: Icon;
  nome: string;
  testo: string;
};

/** A tile that leads to a part of the product, or to another application of the suite. */
export function CollegamentoApplicazione({ verso, icona, nome, testo }: Props) {
  const { history } = useRouter();
  const contenuto = (
    <>
      <Icona di={icona} size={20} />
      <span>
        <span className={css.linkName}>{nome}</span>
        <span className={css.linkText}>{verso === null ? m.nonDisponibile : testo}</span>
      </span>
    </>
  );
  if (verso === null) return <span className={classi(css.link, css.linkAbsent)}>{contenuto}</span>;
  const go = (evento: MouseEvent) => {
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    if (!verso.startsWith('/')) return;
    evento.preventDefault();
    history.push(verso);
  };
  return (
    <a href={verso} className={css.link} onClick={go}>
      {contenuto}
    </a>
  );
}
