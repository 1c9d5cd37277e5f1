import { formatDataOra, formatGiorno } from '../../../formato/formato.ts';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Avanzamento } from './Avanzamento.tsx';
import { AzioniLavoro } from './AzioniLavoro.tsx';
import type { Lavoro } from './lavori.api.ts';
import { computeStato } from './stato-lavoro.ts';
import css from './VoceLavoro.module.css';

/** A job in the panel; its report is in the page of the jobs. */
export function VoceLavoro({ lavoro, onResoconto }: { lavoro: Lavoro; onResoconto: () => void }) {
  return (
    <li className={css.item}>
      <div className={css.head}>
        <span className={css.title}>{lavoro.titolo}</span>
        <Stato {...computeStato(lavoro)} />
      </div>
      <Avanzamento lavoro={lavoro} />
      {lavoro.errore && <p className={css.error}>{lavoro.errore}</p>}
      <p className={css.when}>
        <span className="figures">{formatDataOra(lavoro.creato)}</span>
        {lavoro.esito && lavoro.scadenza && ` · ${m.finoAl(formatGiorno(lavoro.scadenza))}`}
      </p>
      <AzioniLavoro lavoro={lavoro} onResoconto={onResoconto} />
    </li>
  );
}
