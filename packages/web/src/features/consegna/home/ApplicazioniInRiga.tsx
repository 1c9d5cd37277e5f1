import type { ReactNode } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type ContestoSuite, computeMetaAnno } from '../../../api/suite.ts';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { useVoci } from './Applicazioni.tsx';
import home from './HomePage.module.css';
import { useAnni } from './Tessere.tsx';
import css from './Venditore.module.css';

/** The active applications in one quiet line: the years, then the others, words and icons without boxes. */
export function ApplicazioniInRiga({ suite }: { suite: ContestoSuite }) {
  const { configurazione } = useSessione();
  const anni = useAnni(suite, '');
  const voci = useVoci(suite).filter(({ verso }) => verso !== null);
  return (
    <nav className={css.applicazioni} aria-label={m.applicazioni}>
      <h2 className={home.heading}>{m.applicazioni}</h2>
      <ul>
        {anni.map((anno) => (
          <li key={anno}>
            <Anno
              anno={anno}
              verso={
                configurazione.anni.includes(anno)
                  ? `/dichiarazioni?anno=${anno}`
                  : computeMetaAnno(suite, anno)
              }
            />
          </li>
        ))}
        {voci.map(({ chiave, nome, icona, verso }) => (
          <li key={chiave}>
            <Verso verso={verso ?? ''}>
              <Icona di={icona} size={16} /> {nome}
            </Verso>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of the house, or an address out of it. */
function Verso({ verso, children }: { verso: string; children: ReactNode }) {
  return verso.startsWith('/') ? (
    <Collegamento verso={verso}>{children}</Collegamento>
  ) : (
    <a href={verso}>{children}</a>
  );
}

function Anno({ anno, verso }: { anno: number; verso: string | null }) {
  const nome = <span className="figures">{anno}</span>;
  return verso === null ? nome : <Verso verso={verso}>{nome}</Verso>;
}
