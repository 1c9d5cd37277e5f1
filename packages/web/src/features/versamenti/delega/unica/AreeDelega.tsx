import { type AreaDelegaUnica, areeDelegaUnica, paroleDelegaUnica } from '@quadra/contract';
import { formatData } from '@quadra/values';
import type { Icon } from '@tabler/icons-react';
import { IconBan, IconCalendar, IconFileCheck, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messaggiCollegamento as m } from '../../../../messages/delega-unica.ts';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import css from './AreeDelega.module.css';

type Props = {
  /** Those that are asked. */
  chieste: readonly AreaDelegaUnica[];
  scelte: readonly AreaDelegaUnica[];
  onChange: ((scelte: AreaDelegaUnica[]) => void) | null;
  scadenza: string;
  massimi: number;
};

/** What a client grants, in plain words, and what he has to know before: the same for who asks and for who answers. */
export function AreeDelega({ chieste, scelte, onChange, scadenza, massimi }: Props) {
  const toggle = (area: AreaDelegaUnica, scelta: boolean) =>
    onChange?.(areeDelegaUnica.filter((una) => (una === area ? scelta : scelte.includes(una))));
  return (
    <div className={css.list}>
      {areeDelegaUnica
        .filter((area) => chieste.includes(area))
        .map((area) => {
          const [titolo, testo] = paroleDelegaUnica[area];
          const parole = (
            <>
              <span className="strong">{titolo}</span>
              <span className={css.soft}>{testo}</span>
            </>
          );
          return (
            <div key={area} className={css.area}>
              {onChange ? (
                <Spunta
                  scelta={scelte.includes(area)}
                  onChange={(scelta) => toggle(area, scelta)}
                  etichetta={<span className={css.words}>{parole}</span>}
                />
              ) : (
                <span className={css.words}>{parole}</span>
              )}
            </div>
          );
        })}
      <Nota icona={IconBan}>{m.nonPuo}</Nota>
      <Nota icona={IconCalendar}>
        {m.vale}
        <span className="strong">{formatData(scadenza)}</span>
        {m.revoca}
      </Nota>
      <Nota icona={IconUsers}>{m.massimi(massimi)}</Nota>
      <Nota icona={IconFileCheck}>{m.dopo}</Nota>
    </div>
  );
}

const Nota = ({ icona, children }: { icona: Icon; children: ReactNode }) => (
  <p className={css.note}>
    <Icona di={icona} />
    <span>{children}</span>
  </p>
);
