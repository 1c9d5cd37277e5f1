import { messaggiImu as m } from '../../../../messages/imu.ts';
import css from './DichiarazioniPage.module.css';
import { ElencoDichiarazioni } from './DichiarazioniPage.tsx';

/** The IMU declarations of the entities that are not commercial. */
export const ImuEncPage = () => (
  <ElencoDichiarazioni
    percorso="/imu-enc"
    titolo={m.titoloEnti}
    tipo="IMU-ENC"
    nota={<p className={css.note}>{m.notaEnti}</p>}
  />
);

/** The declarations of the tax on platforms at sea and regasification terminals. */
export const ImuImpiPage = () => (
  <ElencoDichiarazioni
    percorso="/imu-impi"
    titolo={m.titoloPiattaforme}
    tipo="IMU-IMPI"
    nota={<p className={css.note}>{m.notaPiattaforme}</p>}
  />
);
