import { IconInfoCircle } from '@tabler/icons-react';
import { useSolaLettura } from '../../../api/contesto.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './HomePage.module.css';
import { usePreferenzaHome } from './usePreferenzaHome.ts';

/** What waits to be read: the release notes of this version, until the user says he read them. */
export function Messaggi({ noteLette }: { noteLette: string | null }) {
  const isSolaLettura = useSolaLettura();
  const change = usePreferenzaHome();
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
              <Spunta
                etichetta={m.noteLette}
                scelta={false}
                onChange={() => change({ noteLette: __VERSIONE__ })}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}
