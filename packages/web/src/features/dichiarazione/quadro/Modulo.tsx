import type { Rigo } from '@quadra/fisco';
import { classi } from '../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import { withModulo } from '../dati/chiave.ts';
import { computeLarghezza } from '../dati/disposizione.ts';
import { Casella } from './Casella.tsx';
import { ErroriRigo, NoteRigo } from './Messaggi.tsx';
import css from './Registro.module.css';

/** A rigo whose caselle do not fit in columns: each with its label above, ticks beside theirs. */
export function Modulo({ rigo }: { rigo: Rigo }) {
  const { modulo } = useApertura();
  const chiavi = rigo.caselle.map((casella) => withModulo(casella.chiave, modulo));
  return (
    <div className={css.form}>
      <p className={css.formTitle}>
        <span className={classi(css.code, 'figures')}>{rigo.codice}</span>
        <span className={css.name}>
          {rigo.titolo}
          <NoteRigo chiavi={chiavi} />
        </span>
      </p>
      <div className={css.fields}>
        {rigo.caselle.map((casella, i) => (
          <span
            key={casella.chiave}
            className={classi(css.field, casella.tipo === 'barrata' && css.tick)}
            style={
              casella.tipo === 'barrata' || casella.opzioni ? undefined : { width: computeLarghezza(casella) }
            }
          >
            <span aria-hidden>{casella.titolo}</span>
            <Casella
              casella={casella}
              chiave={chiavi[i] ?? casella.chiave}
              nomeRigo={rigo.titolo}
              conDescrizione
            />
          </span>
        ))}
      </div>
      <ErroriRigo chiavi={chiavi} />
    </div>
  );
}
