import { parametro } from '../engine/index.ts';
import { legge, percento, vale } from './scrittura.ts';

const ISTRUZIONI = legge('Istruzioni Redditi PF 2026', 'fascicolo 3, pagine 53-55');
const fattore = (id: string, descrizione: string, valore: number) =>
  parametro({
    id: `agricole/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, Math.round(valore * 1_000_000), ISTRUZIONI)],
  });

/** What each animal beyond the limit of the land makes, in euro: twice as much where others than the family work. */
export const redditoCapoEccedente = fattore('capo-eccedente', 'Reddito di un capo eccedente', 0.058532);
export const redditoCapoFamiliari = fattore(
  'capo-eccedente-familiari',
  'Reddito di un capo eccedente, con i soli familiari',
  0.029266,
);

const forfait = (id: string, descrizione: string, aliquota: number, atto: string, articolo: string) =>
  parametro({
    id: `agricole/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(aliquota), legge(atto, articolo))],
  });

/** Which part of what is received is income, by kind of activity: RD10. */
export const quotaAgriturismo = forfait(
  'agriturismo',
  'Quota di reddito di agriturismo, enoturismo e oleoturismo',
  25,
  'L. 413/1991',
  'art. 5, c. 1',
);
export const quotaManipolazione = forfait(
  'manipolazione',
  'Quota di reddito della manipolazione di altri prodotti',
  15,
  'TUIR',
  'art. 56-bis, c. 2',
);
export const quotaServizi = forfait(
  'servizi',
  'Quota di reddito della fornitura di servizi',
  25,
  'TUIR',
  'art. 56-bis, c. 3',
);
export const quotaFloricoltura = forfait(
  'floricoltura',
  'Quota di reddito del commercio di piante acquistate',
  5,
  'TUIR',
  'art. 56-bis, c. 3-bis',
);
export const quotaEnergia = forfait(
  'energia',
  'Quota di reddito dell’energia oltre i limiti',
  25,
  'L. 266/2005',
  'art. 1, c. 423',
);
export const quotaBeniAmbientali = forfait(
  'beni-ambientali',
  'Quota di reddito dei beni dell’art. 32, c. 2, lett. b-ter, oltre il limite',
  25,
  'TUIR',
  'art. 56-bis, c. 3-ter',
);
