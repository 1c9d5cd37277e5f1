import { parametro } from '../engine/index.ts';
import { daRiscontrare, euro, vale } from './scrittura.ts';

/** Suppliers of a condominium with purchases not above this are not told. */
export const sogliaFornitori = parametro({
  id: 'condomini/soglia-fornitori',
  descrizione: 'Acquisti fino ai quali un fornitore non si indica',
  unita: 'euro',
  valori: [vale(2018, null, euro(258.23), daRiscontrare('D.P.R. 605/1973', 'art. 7'))],
});
