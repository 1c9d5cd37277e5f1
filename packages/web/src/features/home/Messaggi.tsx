import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSolaLettura } from '../../api/contesto.ts';
import { messaggiHome as m } from '../../messages/home.ts';
import { Icona } from '../../ui/Icona.tsx';
import { Spunta } from '../../ui/Spunta.tsx';
import css from './HomePage.module.css';
import { type Home, homeQuery, saveNoteLette } from './home.api.ts';

/** What waits to be read: the release notes of this version, until the user says he read them. */
export function Messaggi({ noteLette }: { noteLette: string | null }) {
  const cache = useQueryClient();
  const isSolaLettura = useSolaLettura();
  const read = useMutation({
    mutationFn: () => saveNoteLette(__VERSIONE__),
    onSuccess: () =>
      cache.setQueryData(homeQuery.queryKey, (prima: Home | undefined) =>
        prima ? { ...prima, noteLette: __VERSIONE__ } : prima,
      ),
  });
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{m.messaggi}</h2>
      </div>
      {noteLette === __VERSIONE__ ? (
        <p className={css.none}>{m.nessunMessaggio}</p>
      ) : (
        <div className={css.message}>
          <Icona di={IconInfoCircle} size={16} className={css.messageIcon} />
          <div>
            <a href="/note-di-rilascio" target="_blank" rel="noopener noreferrer" className="strong">
              {m.nuoveNote}
            </a>
            <p>{m.nuoveNoteTesto(__VERSIONE__)}</p>
            {!isSolaLettura && (
              <Spunta etichetta={m.noteLette} scelta={false} onChange={() => read.mutate()} />
            )}
          </div>
        </div>
      )}
    </section>
  );
}
