import type { Icon } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classi } from '../classi.ts';
import css from './Button.module.css';
import { Icona } from './Icona.tsx';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** primary: one per view. danger: destructive. quiet: no outline. */
  aspetto?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icona?: Icon;
  /** Waiting for the answer: the button stays in place and cannot be pressed twice. */
  inCorso?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ aspetto = 'secondary', icona, inCorso, className, children, ...resto }: Props) {
  return (
    <button
      type="button"
      {...resto}
      className={classi(css.button, css[aspetto], className)}
      disabled={resto.disabled}
      aria-busy={inCorso || undefined}
      onClick={inCorso ? (evento) => evento.preventDefault() : resto.onClick}
    >
      {icona && <Icona di={icona} />}
      {children}
    </button>
  );
}

type IconProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icona: Icon;
  /** The name: it is also the tooltip. */
  nome: string;
  size?: 13 | 16 | 18 | 20;
  ref?: Ref<HTMLButtonElement>;
};

/** A button without a word: named, with a tooltip, at least 24 x 24. */
export function IconButton({ icona, nome, size = 18, className, ...resto }: IconProps) {
  return (
    <button type="button" title={nome} aria-label={nome} {...resto} className={classi(css.icon, className)}>
      <Icona di={icona} size={size} />
    </button>
  );
}
