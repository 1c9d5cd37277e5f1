import { type StatoRadar, statiRadar } from '@quadra/contract';
import { formatGiornoCorto, formatIntero } from '../../../../formato/formato.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { classi } from '../../../../ui/classi.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { formeRadar } from './cella.ts';
import type { ObbligoRadar } from './radar.api.ts';
import css from './testa.module.css';

const VICINO = 10;
const FATTI: readonly StatoRadar[] = ['inviata', 'fatto'];

/** How many clients have an obligation, and how many of them did it. Pure. */
export function countFatti({ stati }: ObbligoRadar): { fatti: number; totale: number } {
  const sum = (quali: ObbligoRadar['stati']) => quali.reduce((somma, { quanti }) => somma + quanti, 0);
  return { fatti: sum(stati.filter(({ stato }) => FATTI.includes(stato))), totale: sum(stati) };
}

function sayTermine({ scadenza, giorni, chiusa }: ObbligoRadar): string {
  if (scadenza === null || giorni === null) return m.senzaTermine;
  const giorno = formatGiornoCorto(scadenza);
  return chiusa ? m.stagioneChiusa(giorno) : m.inTermini(giorno, giorni);
}

/** By when an obligation is due, and how far the clients are. */
export function TestaObbligo({ obbligo }: { obbligo: ObbligoRadar }) {
  const { fatti, totale } = countFatti(obbligo);
  const { giorni, chiusa } = obbligo;
  const isVicina = giorni !== null && !chiusa && giorni <= VICINO && fatti < totale;
  return (
    <span className={css.head}>
      <span className={classi(css.term, isVicina && css.near)}>{sayTermine(obbligo)}</span>
      <meter className={css.meter} min={0} max={Math.max(1, totale)} value={fatti} aria-hidden="true" />
      <span>{m.fatti(fatti, totale)}</span>
    </span>
  );
}

type Props = { obbligo: ObbligoRadar; onScegli: (obbligo: ObbligoRadar, stato: StatoRadar) => void };

/** How many clients there are in each state of an obligation; each number shows them. */
export function TotaleObbligo({ obbligo, onScegli }: Props) {
  return (
    <span className={css.totals}>
      {obbligo.stati.map(({ stato, quanti }) => (
        <button
          key={stato}
          type="button"
          tabIndex={-1}
          className={css.total}
          title={m.totale(quanti, m.stati[stato], m.tipo(obbligo.tipo))}
          aria-label={m.totale(quanti, m.stati[stato], m.tipo(obbligo.tipo))}
          onClick={() => onScegli(obbligo, stato)}
        >
          <Stato tipo={formeRadar[stato]} testo={formatIntero(quanti)} />
        </button>
      ))}
    </span>
  );
}

/** What the signs mean. */
export const Legenda = () => (
  <ul className={css.legend} aria-label={m.legenda}>
    {statiRadar.map((stato) => (
      <li key={stato}>
        <Stato tipo={formeRadar[stato]} testo={m.stati[stato]} />
      </li>
    ))}
    <li className={css.hatched}>{m.nonDovuto}</li>
  </ul>
);
