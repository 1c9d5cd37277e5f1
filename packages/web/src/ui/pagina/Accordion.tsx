import { type Icon, IconChevronDown, IconChevronUp, IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icona } from '../comandi/Icona.tsx';
import { notifiche } from '../notifiche/notifiche.ts';
import css from './Accordion.module.css';

type Props = {
  titolo: string;
  icona: Icon;
  aperta: boolean;
  /** Why it stays closed: a click says so. */
  bloccata?: string | undefined;
  onToggle: () => void;
  /** Shown under the head whatever its state: a warning that must not be missed. */
  avviso?: ReactNode;
  children: ReactNode;
};

/** One section of an accordion: the focus stays on its head. */
export function SezioneAccordion({ titolo, icona, aperta, bloccata, onToggle, avviso, children }: Props) {
  const id = useId();
  const isAperta = aperta && bloccata === undefined;
  const toggle = () => (bloccata === undefined ? onToggle() : void notifiche.push('error', bloccata));
  return (
    <section className={css.section}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={css.head}
          aria-expanded={isAperta}
          aria-controls={id}
          onClick={toggle}
        >
          <Icona di={icona} size={18} className={css.icon} />
          <span className={css.title}>{titolo}</span>
          <Icona di={bloccata ? IconLock : isAperta ? IconChevronUp : IconChevronDown} size={16} />
        </button>
      </h3>
      {avviso}
      <div id={id} className={css.content} hidden={!isAperta}>
        {children}
      </div>
    </section>
  );
}
