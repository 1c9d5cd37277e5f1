import { codice, type Dato, dato, type Nodo, o, uguale } from '../engine/index.ts';

/** One property, or the part of the year in which it was in one way, of one comune. */
export const immobili = 'imu';

const given = (nome: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca']): Dato =>
  dato({ id: `imu.${nome}`, titolo, unita, raccolta: immobili, seManca });

/** 1 building with its rendita, 2 land, 3 building area, 4 building of group D valued by its books. */
export const natura = given('natura', 'Natura dell’immobile', 'codice', 'zero');
/** Group of the category, as `computeGruppoImu` gives it. */
export const gruppo = given('gruppo', 'Gruppo della categoria', 'codice', 'zero');
export const rendita = given('rendita', 'Rendita catastale', 'euro', 'ignoto');
export const dominicale = given('dominicale', 'Reddito dominicale', 'euro', 'ignoto');
export const valore = given('valore', 'Valore venale o contabile', 'euro', 'ignoto');
export const quotaPossesso = given('quota', 'Quota IMU', 'quota', { iniziale: 1_000_000 });
export const mesi = given('mesi', 'Mesi di possesso', 'mesi', 'zero');
export const mesiSemestre = given('mesiSemestre', 'Mesi di possesso da gennaio a giugno', 'mesi', 'zero');
/** Place in `fattispecie`, from 1. */
export const tipo = given('tipo', 'Tipo di immobile per l’aliquota', 'codice', 'zero');
/** Place in `riduzioni`, from 0. */
export const riduzione = given('riduzione', 'Riduzione', 'codice', 'zero');
/** Place in `esenzioni`, from 0. */
export const esenzione = given('esenzione', 'Esenzione', 'codice', 'zero');
/** A main home of luxury: its deduction is of it. */
export const isAbitazione = given('abitazione', 'Abitazione principale di lusso', 'logico', 'zero');
export const dimoranti = given('dimoranti', 'Possessori che vi dimorano', 'numero', { iniziale: 1 });
/** 0 none, 1 only the advance, 2 only the balance, 3 the whole year. */
export const temporanea = given('temporanea', 'Esenzione temporanea', 'codice', 'zero');

/** 0 the IMU; otherwise a tax of the province or of the region in its place. */
export const regime = dato({
  id: 'imu.regime',
  titolo: 'Imposta del territorio',
  unita: 'codice',
  seManca: 'zero',
});

/** The kinds of property with a rate of their own. */
export const fattispecie = [
  'abitazione-principale',
  'rurali-strumentali',
  'beni-merce',
  'terreni',
  'gruppo-d',
  'aree-fabbricabili',
  'altri-fabbricati',
] as const;
export type Fattispecie = (typeof fattispecie)[number];

export const riduzioni = [
  'nessuna',
  'storico',
  'inagibile',
  'comodato',
  'storico in comodato',
  'pensionato estero',
  'canone concordato',
] as const;
export type Riduzione = (typeof riduzioni)[number];

export const esenzioni = [
  'nessuna',
  'abitazione principale',
  'coltivatore',
  'occupato',
  'collabente',
  'altra',
] as const;
export type Esenzione = (typeof esenzioni)[number];

export const isRiduzione = (...quali: Riduzione[]): Nodo =>
  o(...quali.map((una) => uguale(riduzione, codice(riduzioni.indexOf(una)))));
export const isEsenzione = (una: Esenzione): Nodo => uguale(esenzione, codice(esenzioni.indexOf(una)));
export const isTipo = (...quali: Fattispecie[]): Nodo =>
  o(...quali.map((uno) => uguale(tipo, codice(fattispecie.indexOf(uno) + 1))));
