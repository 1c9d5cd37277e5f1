import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { messaggiShell as m } from '../../messages/shell.ts';
import { classi } from '../../ui/classi.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import type { GruppoNavigazione, VoceNavigazione } from '../navigazione-voci.ts';
import css from './Lavoro.module.css';

/** What a page and those reached from it share: /statistiche/clienti is of /statistiche/dichiarazioni. */
const readPrimo = (percorso: string): string | undefined => percorso.split('/')[1];

/** One task of the navigation: its pages of every day, and the others when they are asked for. */
export function Gruppo({ gruppo: { nome, voci, altre, esterne = [] } }: { gruppo: GruppoNavigazione }) {
  const chi = nome ?? m.lavoro;
  const elenco = useId();
  const { pathname } = useLocation();
  const [isAperto, setAperto] = useState(false);
  const isQui = altre.some(({ percorso }) => readPrimo(percorso) === readPrimo(pathname));
  const isSteso = isAperto || isQui;
  return (
    <section aria-label={chi}>
      {nome !== null && <h2 className={css.group}>{nome}</h2>}
      <ul id={elenco}>
        {[...voci, ...(isSteso ? altre : [])].map((voce) => (
          <Voce key={voce.percorso} voce={voce} isQui={readPrimo(voce.percorso) === readPrimo(pathname)} />
        ))}
        {esterne.map(({ indirizzo, icona, nome: chiamata }) => (
          <li key={indirizzo}>
            <a href={indirizzo} className={css.item}>
              <Icona di={icona} />
              {chiamata}
            </a>
          </li>
        ))}
        {altre.length > 0 && !isQui && (
          <li>
            <button
              type="button"
              className={css.more}
              aria-label={m.altroDi(chi)}
              aria-expanded={isSteso}
              aria-controls={elenco}
              onClick={() => setAperto(!isAperto)}
            >
              <Icona di={isSteso ? IconChevronUp : IconChevronDown} />
              {m.altro}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

const Voce = ({ voce, isQui }: { voce: VoceNavigazione; isQui: boolean }) => (
  <li>
    <Link to={voce.percorso} className={classi(css.item, isQui && css.active)}>
      <Icona di={voce.icona} />
      {voce.nome}
    </Link>
  </li>
);
