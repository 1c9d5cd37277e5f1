import {
  type Icon,
  IconBan,
  IconBellRinging,
  IconCircleCheck,
  IconClockOff,
  IconSend,
  IconShieldCheck,
} from '@tabler/icons-react';
import { formatGiorno, formatOra } from '../../../formato/formato.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './Firma.module.css';
import type { BustaIntera } from './firma.api.ts';

type Passo = BustaIntera['traccia'][number];
const icone: Record<Passo['evento'], Icon> = {
  invio: IconSend,
  sollecito: IconBellRinging,
  firma: IconCircleCheck,
  firmata: IconShieldCheck,
  rifiutata: IconBan,
  annullata: IconBan,
  scaduta: IconClockOff,
};

/** What happened, day by day, from the last. */
export function Traccia({ passi }: { passi: readonly Passo[] }) {
  const giorni = Map.groupBy(passi, ({ quando }) => formatGiorno(quando));
  return (
    <aside className={css.trace} aria-labelledby="traccia">
      <h2 id="traccia" className={css.traceTitle}>
        {m.traccia} <span className={css.aside}>{m.quantiEventi(passi.length)}</span>
      </h2>
      {[...giorni].map(([giorno, suoi]) => (
        <section key={giorno} aria-label={giorno}>
          <p className={css.day}>{giorno}</p>
          <ol className={css.steps}>
            {suoi.map(({ quando, evento, chi }) => (
              <li key={`${quando}${evento}${chi ?? ''}`}>
                <span className="figures">{formatOra(quando)}</span>
                <Icona di={icone[evento]} size={13} />
                <span>{m.eventi[evento](chi)}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p className={css.soft}>{m.catena}</p>
    </aside>
  );
}
