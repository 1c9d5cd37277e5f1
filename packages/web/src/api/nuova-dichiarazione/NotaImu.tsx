import type { TipoDichiarazione } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { messaggiNuova as m } from '../../messages/nuova-dichiarazione.ts';
import css from './FinestraNuova.module.css';

type Props = { tipo: TipoDichiarazione | null; cliente: string | null; anno: number; onVai: () => void };

/** The IMU declaration is of a comune, which is not asked here: where those of the comuni of a client are made. */
export function NotaImu({ tipo, cliente, anno, onVai }: Props) {
  if (tipo !== 'IMU' || cliente === null) return null;
  return (
    <p className={css.note}>
      {m.imuNota}{' '}
      <Link to="/imu" search={{ cliente, imposta: anno - 1 }} onClick={onVai}>
        {m.imuVai}
      </Link>
    </p>
  );
}
