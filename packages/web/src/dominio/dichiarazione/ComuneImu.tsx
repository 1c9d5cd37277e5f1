import { isTipoImu, type TipoDichiarazione } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { messaggiNuova as m } from '../../messages/nuova-dichiarazione.ts';
import type { Messaggio } from '../../ui/campi/Campo.tsx';
import { Tendina } from '../../ui/scelta/Tendina.tsx';
import { fonteComuni } from '../fonte/comuni.ts';
import css from './FinestraNuova.module.css';

type Props = {
  tipo: TipoDichiarazione | null;
  cliente: string | null;
  anno: number;
  comune: string | null;
  messaggio: Messaggio | null;
  onChange: (comune: string | null) => void;
  onVai: () => void;
};

/** The comune of a declaration of the IMU, and where those of all the comuni of a client are made. */
export function ComuneImu({ tipo, cliente, anno, comune, messaggio, onChange, onVai }: Props) {
  if (tipo === null || !isTipoImu(tipo) || cliente === null) return null;
  return (
    <>
      <Tendina
        etichetta={m.comune}
        segnaposto={m.cercaComune}
        opzionale
        valore={comune}
        fonte={fonteComuni}
        messaggio={messaggio}
        onChange={onChange}
      />
      {tipo === 'IMU' && (
        <p className={css.note}>
          {m.imuNota}{' '}
          <Link to="/imu" search={{ cliente, imposta: anno - 1 }} onClick={onVai}>
            {m.imuVai}
          </Link>
        </p>
      )}
    </>
  );
}
