import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import type { Valori } from './valori.ts';

export type Scelta = 'mio' | 'attuale';

/** A value of a difference, as one reads it. */
export function formatValore(valore: unknown): string {
  if (valore === null || valore === undefined || valore === '') return m.vuoto;
  if (Array.isArray(valore)) return m.righe(valore.length);
  if (typeof valore === 'boolean') return valore ? m.si : m.no;
  return formatGiorno(String(valore));
}

/** Puts a value at a path (`domicilioFiscale.cap`) of a copy of the form. */
function put(valori: Valori, percorso: string, valore: unknown): Valori {
  const [testa = '', coda] = percorso.split('.');
  if (coda === undefined) return { ...valori, [testa]: valore };
  const gruppo = valori[testa as 'domicilioFiscale'];
  return { ...valori, [testa]: { ...gruppo, [coda]: valore } };
}

/** The form after the choices: the fields left to the other user take the current value, the others stay mine. */
export function applyScelte(valori: Valori, attuale: Valori, scelte: ReadonlyMap<string, Scelta>): Valori {
  let risolti = valori;
  for (const [percorso, scelta] of scelte) {
    if (scelta === 'mio') continue;
    const [testa = '', coda] = percorso.split('.');
    const fonte = attuale[testa as keyof Valori] as unknown;
    const valore = coda === undefined ? fonte : (fonte as Record<string, unknown>)[coda];
    risolti = put(risolti, percorso, valore);
    if (percorso === 'email') risolti = put(risolti, 'emailConferma', valore);
  }
  return risolti;
}
