import { minore, saldo, sommaDi } from '../engine/index.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import { makeCatena } from './ires.ts';

/** The companies of a group, the parent among them: each with the whole of its income, whatever the share. */
export const consolidate = 'consolidate';
export const redditoSocieta = importo('consolidate.reddito', 'Reddito o perdita della società', consolidate);

export const somma = conteggio(
  'gruppo.somma',
  'Somma dei redditi e delle perdite',
  sommaDi(consolidate, redditoSocieta),
  tuir('art. 118'),
);
/** Interest that a company could not deduct, within the gross operating income that others have left. */
export const interessi = importo('gruppo.interessi', 'Interessi passivi eccedenti trasferiti');
export const rol = importo('gruppo.rol', 'Eccedenze di ROL trasferite');
export const interessiDedotti = conteggio(
  'gruppo.interessiDedotti',
  'Interessi passivi dedotti nel gruppo',
  minore(interessi, rol),
  daRiscontrare('TUIR', 'art. 96, c. 14'),
);
export const globale = conteggio(
  'gruppo.globale',
  'Reddito complessivo globale',
  saldo([somma], [interessiDedotti]),
  tuir('art. 118'),
);
export const iresGruppo = makeCatena('iresGruppo', globale);
