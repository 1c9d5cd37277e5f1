import { useNavigate } from '@tanstack/react-router';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import css from './DichiarazioniPage.module.css';

type Props = {
  anno: number;
  anni: readonly number[];
  percorso: '/dichiarazioni' | '/radar' | '/messaggi' | '/diagnostico' | '/imu-enc' | '/imu-impi';
};

/** The fiscal year of a list, in its address. */
export function SceltaAnno({ anno, anni, percorso }: Props) {
  const navigate = useNavigate();
  return (
    <label className={css.year}>
      {m.anno}
      <select
        value={anno}
        className="figures"
        onChange={(evento) =>
          navigate({ to: percorso, search: { anno: Number(evento.target.value) }, replace: true })
        }
      >
        {anni.map((voce) => (
          <option key={voce}>{voce}</option>
        ))}
      </select>
    </label>
  );
}
