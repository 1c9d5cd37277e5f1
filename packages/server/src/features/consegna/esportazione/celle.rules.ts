import { BOM, writeNumero, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import type { TipoColonna } from './liste.ts';

/** A column of the file: where its value is in a row of the list, how it is written, its head. */
export interface Colonna {
  readonly campo: string;
  readonly titolo: string;
  readonly tipo: TipoColonna;
}

/** A value ready to be written, by the kind of its column; null is an empty cell. */
export type Valore = string | number | boolean | null;

const oraItaliana = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The value of a column in a row; null when there is none, or it is not a value. */
export function readValore(riga: unknown, campo: string): Valore {
  let parte = riga;
  for (const nome of campo.split('.')) {
    if (parte === null || typeof parte !== 'object' || !Object.hasOwn(parte, nome)) return null;
    parte = (parte as Record<string, unknown>)[nome];
  }
  if (Array.isArray(parte)) return readNomi(parte);
  return typeof parte === 'string' || typeof parte === 'number' || typeof parte === 'boolean' ? parte : null;
}

/** The names of several, one after the other. */
const readNomi = (voci: readonly unknown[]): string =>
  voci
    .map((voce) => readValore(voce, 'Nome'))
    .filter((nome) => typeof nome === 'string')
    .join(', ');

/** `2025-03-05` as Italians write it. */
const formatData = (data: string): string => data.slice(0, 10).split('-').reverse().join('/');

function writeCella(valore: Valore, tipo: TipoColonna): string {
  if (valore === null) return '';
  if (typeof valore === 'boolean') return valore ? 'Si' : 'No';
  if (typeof valore === 'number') return writeNumero(valore);
  if (tipo === 'data') return formatData(valore);
  if (tipo === 'dataOra') return oraItaliana.format(new Date(valore)).replace(',', '');
  return writeTesto(valore);
}

/** The beginning of a CSV file: what it is, and the heads. */
export const writeTesta = (colonne: readonly Colonna[]): string =>
  BOM + writeRiga(colonne.map(({ titolo }) => writeTesto(titolo)));

/** Rows of a list as rows of CSV. */
export const writeRighe = (righe: readonly unknown[], colonne: readonly Colonna[]): string =>
  righe
    .map((riga) => writeRiga(colonne.map(({ campo, tipo }) => writeCella(readValore(riga, campo), tipo))))
    .join('');
