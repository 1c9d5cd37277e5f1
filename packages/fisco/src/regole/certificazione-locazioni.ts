import { type Dato, per, somma } from '../engine/index.ts';
import { given, somme } from './certificazione.ts';

/** Short rents: one modulo for each landlord, five contracts in it. */
export const locazioni = 'certificazioniLocazioni';
const dato = given(locazioni);

export interface Contratto {
  readonly anno: Dato;
  readonly corrispettivo: Dato;
  readonly ritenuta: Dato;
  /** Who rents out what is not his. */
  readonly nonProprietario: Dato;
}
export const contratti: readonly Contratto[] = [0, 1, 2, 3, 4].map((quale) => ({
  anno: dato(`anno${quale}`, 'Anno', 'numero'),
  corrispettivo: dato(`corrispettivo${quale}`, 'Corrispettivo lordo'),
  ritenuta: dato(`ritenuta${quale}`, 'Ritenuta operata'),
  nonProprietario: dato(`nonProprietario${quale}`, 'Locatore non proprietario', 'logico'),
}));
export const numeroLocazione = dato('numero', 'Percipiente', 'numero');

export const totaliLocazioni = somme(locazioni, {
  Corrispettivi: somma(...contratti.map((c) => c.corrispettivo)),
  Ritenute: somma(...contratti.map((c) => c.ritenuta)),
  'Di non proprietari': somma(...contratti.map((c) => per(c.corrispettivo, c.nonProprietario))),
});
