import { type Icon, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { messaggiHome as m } from '../../../messages/home.ts';
import { classi } from '../../../ui/classi.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './HomePage.module.css';

type Props = {
  /** A path of ours, or the address of another application; null when it has none. */
  verso: string | null;
  icona: Icon;
  nome: string;
  testo: string;
  isPreferita: boolean;
  /** Null: the favourites cannot be changed here. */
  onPreferita: (() => void) | null;
};

/** A tile that leads to a part of the product or of the suite, with its star. What has no address is no link. */
export function CollegamentoApplicazione({ verso, icona, nome, testo, isPreferita, onPreferita }: Props) {
  const { history } = useRouter();
  const go = (evento: MouseEvent) => {
    if (verso === null || !verso.startsWith('/')) return;
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    history.push(verso);
  };
  const contenuto = (
    <>
      <Icona di={icona} size={20} />
      <span className={css.linkWords}>
        <span className={css.linkName} title={nome}>
          {nome}
        </span>
        <span className={css.linkText}>{testo}</span>
      </span>
    </>
  );
  return (
    <li className={css.linkItem}>
      {verso === null ? (
        <span className={classi(css.link, css.linkAbsent)}>{contenuto}</span>
      ) : (
        <a href={verso} className={css.link} onClick={go}>
          {contenuto}
        </a>
      )}
      {onPreferita && (
        <IconButton
          icona={isPreferita ? IconStarFilled : IconStar}
          nome={m.preferita(nome)}
          aria-pressed={isPreferita}
          size={16}
          className={classi(css.star, isPreferita && css.starOn)}
          onClick={onPreferita}
        />
      )}
    </li>
  );
}
