import type { ComponentType } from 'react';
import { messaggiSicurezza as m } from '../../messages/sicurezza.ts';
import { BarraTitolo } from '../../ui/BarraTitolo.tsx';
import { SezioneAccessi } from './SezioneAccessi.tsx';
import { SezioneAccesso } from './SezioneAccesso.tsx';
import { SezioneSessioni } from './SezioneSessioni.tsx';
import css from './Sicurezza.module.css';

/** The page is this list: a new section is a file of its own and one line here. */
const sezioni: readonly { chiave: string; Parte: ComponentType }[] = [
  { chiave: 'accesso', Parte: SezioneAccesso },
  { chiave: 'sessioni', Parte: SezioneSessioni },
  { chiave: 'accessi', Parte: SezioneAccessi },
];

/** Everything that guards the access of who is logged in. */
export function SicurezzaPage() {
  return (
    <>
      <BarraTitolo titolo={m.titolo} />
      <div className={css.body}>
        {sezioni.map(({ chiave, Parte }) => (
          <Parte key={chiave} />
        ))}
      </div>
    </>
  );
}
