import { type Icon, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import css from './Accordion.module.css';
import { Icona } from './Icona.tsx';

type Props = {
  titolo: string;
  icona: Icon;
  aperta: boolean;
  onToggle: () => void;
  /** Shown under the head whatever its state: a warning that must not be missed. */
  avviso?: ReactNode;
  children: ReactNode;
};

/** One section of an accordion: the focus stays on its head. */
export function SezioneAccordion({ titolo, icona, aperta, onToggle, avviso, children }: Props) {
  const id = useId();
  return (
    <section className={css.section}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={css.head}
          aria-expanded={aperta}
          aria-controls={id}
          onClick={onToggle}
        >
          <Icona di={icona} size={18} className={css.icon} />
          <span className={css.title}>{titolo}</span>
          <Icona di={aperta ? IconChevronUp : IconChevronDown} size={16} />
        </button>
      </h3>
      {avviso}
      <div id={id} className={css.content} hidden={!aperta}>
        {children}
      </div>
    </section>
  );
}
