import { IconPlayerTrackNext } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './HomePage.module.css';
import type { Home } from './home.api.ts';

/** One step back to the quadro where the user typed or saved last. */
export function Ripresa({ ripresa }: { ripresa: NonNullable<Home['ripresa']> }) {
  const router = useRouter();
  const { anno, id, quadro, denominazione, quando, inBozza } = ripresa;
  const indirizzo = `/dichiarazione/${anno}/${id}${quadro === null ? '' : `/quadro${quadro}`}`;
  const dove = [denominazione, quadro !== null && m.quadro(quadro), inBozza && m.riprendiBozza];
  return (
    <a
      href={indirizzo}
      className={css.resume}
      onClick={(evento) => {
        if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
        evento.preventDefault();
        router.history.push(indirizzo);
      }}
    >
      <Icona di={IconPlayerTrackNext} size={18} />
      <span>
        <span className={css.resumeName}>{m.riprendi}</span>
        <span className={css.resumeText} title={dove.filter(Boolean).join(', ')}>
          {dove.filter(Boolean).join(', ')}{' '}
          <span className="figures">({formatQuantoFa(quando, new Date())})</span>
        </span>
      </span>
    </a>
  );
}
