import { toCentesimi, toEuro } from '@quadra/values';

/** What is an amount, by name: cents inside, euro on the wire. A `saldo` that is a tick stays what it is. */
const NOMI = new Set([
  'agevolazioni',
  'ammesso',
  'compensato',
  'credito',
  'debito',
  'detrazione',
  'disponibile',
  'esonero',
  'importo',
  'interessi',
  'resta',
  'ruoli',
  'saldo',
  'sanzione',
  'totale',
  'usato',
]);

/** The same thing with its amounts changed, however deep. */
function mapImporti<T>(valore: T, change: (importo: number) => number): T {
  if (Array.isArray(valore)) return valore.map((uno) => mapImporti(uno, change)) as T;
  if (typeof valore !== 'object' || valore === null) return valore;
  return Object.fromEntries(
    Object.entries(valore).map(([nome, suo]) => [
      nome,
      typeof suo === 'number' && NOMI.has(nome) ? change(suo) : mapImporti(suo, change),
    ]),
  ) as T;
}

export const mapInCentesimi = <T>(valore: T): T => mapImporti(valore, toCentesimi);
export const mapInEuro = <T>(valore: T): T => mapImporti(valore, toEuro);

/** A field of fisco as the wire names it: `righi[0].rateazione` is `Righe.0.Rateazione`. */
export const toCampoFilo = (campo: string): string =>
  campo
    .replace(/^righi(?:\[(\d+)\])?/, (_, n?: string) => (n === undefined ? 'Righe' : `Righe.${n}`))
    .replace(/^iban/, 'Iban')
    .replace(/\.([a-z])/g, (_, lettera: string) => `.${lettera.toUpperCase()}`);
