import type { Scheda } from '../../scheda.ts';
import { quadroContitolari, quadroPiattaforme } from './altri-quadri.ts';
import { controlli } from './controlli.ts';
import { frontespizio } from './fr.ts';
import { quadroImmobili } from './immobili.ts';

/** The layout was approved on 24/4/2024: the years before it are shown with the same boxes. */
const PRIMO_ANNO_RISCONTRATO = 2024;

/** The IMU and IMPi declaration of a fiscal year: the same boxes for every year. */
export const makeImu = (anno: number): Scheda => ({
  anno,
  codice: 'imu',
  titolo: `Dichiarazione IMU ${anno}`,
  versione: `${anno}.1`,
  quadri: [frontespizio, quadroImmobili, quadroContitolari, quadroPiattaforme].map((quadro) =>
    anno < PRIMO_ANNO_RISCONTRATO
      ? { ...quadro, nota: `${quadro.nota} Il tracciato di quell’anno è da riscontrare.` }
      : quadro,
  ),
  anagrafica: {
    codiceFiscale: 'FR2.1',
    denominazione: 'FR2.2',
    cognome: 'FR2.2',
    nome: 'FR2.3',
    dataNascita: 'FR2.4',
  },
  controlli,
});
