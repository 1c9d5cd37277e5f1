import { IconX } from '@tabler/icons-react';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { messaggiUi } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { IconButton } from '../comandi/Button.tsx';
import { isAltrove } from '../finestre/tasti.ts';
import css from './PannelloLaterale.module.css';

type Props = {
  aperto: boolean;
  onClose: () => void;
  titolo: ReactNode;
  larghezza: number;
  /** Room left at the right for a panel that is already there. */
  scarto?: number;
  /** The button that opens it gets the focus back. The buttons of panels, `data-apre-pannello`, are not a click outside. */
  pulsante: RefObject<HTMLElement | null>;
  /** Other panels: a click in them does not close this one. */
  piede?: ReactNode;
  children: ReactNode;
};

const DURATA = 300;

/** Keeps the panel in the page for the 0.3 s it takes to leave. */
function usePresenza(aperto: boolean): boolean {
  const [presente, setPresente] = useState(aperto);
  useEffect(() => {
    if (aperto) {
      setPresente(true);
      return;
    }
    const attesa = setTimeout(() => setPresente(false), DURATA);
    return () => clearTimeout(attesa);
  }, [aperto]);
  return aperto || presente;
}

/** A panel that slides in from the right; not modal: the page below stays usable. Esc closes it. */
export function PannelloLaterale(props: Props) {
  const { aperto, onClose, pulsante, scarto = 0 } = props;
  const presente = usePresenza(aperto);
  const titolo = useId();
  const pannello = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!aperto) return;
    pannello.current?.focus({ preventScroll: true });
    const closeFuori = (evento: PointerEvent) => {
      const bersaglio = evento.target as Element;
      const dentro = bersaglio.closest(
        '[data-pannello], [data-apre-pannello], [role="dialog"], [role="alertdialog"]',
      );
      if (!dentro) onClose();
    };
    document.addEventListener('pointerdown', closeFuori);
    return () => {
      document.removeEventListener('pointerdown', closeFuori);
      if (pannello.current?.contains(document.activeElement)) pulsante.current?.focus();
    };
  }, [aperto, onClose, pulsante]);
  if (!presente) return null;
  return (
    <section
      data-pannello
      ref={pannello}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={titolo}
      // On its way out it is no place for the keyboard.
      inert={!aperto}
      className={classi(css.panel, !aperto && css.leaving)}
      style={{ '--wide': `${props.larghezza}px`, right: scarto } as CSSProperties}
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape' || evento.defaultPrevented || isAltrove(evento.nativeEvent)) return;
        onClose();
      }}
    >
      <header className={css.head}>
        <h2 id={titolo} className={css.title}>
          {props.titolo}
        </h2>
        <IconButton icona={IconX} nome={messaggiUi.chiudi} onClick={onClose} />
      </header>
      <div className={css.body}>{props.children}</div>
      {props.piede && <footer className={css.foot}>{props.piede}</footer>}
    </section>
  );
}
