import { parametro } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

const quota = (id: string, descrizione: string, valore: number, articolo: string) =>
  parametro({
    id: `trasferimento/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(valore), legge('Istruzioni Redditi PF 2026', articolo))],
  });

/** TR3, column 4. */
export const accontoTassazioneSeparata = quota(
  'acconto-separata',
  'Acconto sui redditi del trasferimento a tassazione separata',
  20,
  'fascicolo 3, pagina 104, rigo TR3',
);
/** Five yearly instalments of the same amount (TUIR art. 166, c. 9). */
export const quotaRata = quota('rata', 'Rata dell’imposta del trasferimento', 20, 'fascicolo 3, pagina 103');
