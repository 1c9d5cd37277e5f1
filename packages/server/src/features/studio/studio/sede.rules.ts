import { testiCampo } from '@quadra/contract';
import { checkCodiceFiscale, checkPartitaIva } from '@quadra/values';
import type { ModelState } from '../../../http/domain-error.ts';
import { findComune } from '../../base/comune/comune.public.ts';

const POSTA = /^[^\s@<>]{1,64}@[^\s@<>]+\.[^\s@<>.]{2,}$/;
const TELEFONO = /^\+?[\d\s./()-]{4,30}$/;

interface Sede {
  readonly Comune: string | null;
  readonly Provincia: string | null;
  readonly CAP: string | null;
  readonly Email: string | null;
  readonly Telefono: string | null;
}

/** A record without empty texts: they are null. */
export const emptyToNull = <T extends object>(scritto: T): T =>
  Object.fromEntries(
    Object.entries(scritto).map(([nome, valore]) => [nome, valore === '' ? null : valore]),
  ) as T;

/** The place with the name and the province of its comune, when the code is known. */
export function fillSede<T extends Sede & { readonly ComuneDescrizione: string | null }>(scritta: T): T {
  const Comune = scritta.Comune?.toUpperCase() ?? null;
  const noto = Comune === null ? undefined : findComune(Comune);
  return {
    ...scritta,
    Comune,
    ComuneDescrizione: noto?.denominazione ?? null,
    Provincia: noto?.provincia ?? scritta.Provincia?.toUpperCase() ?? null,
  };
}

/** What is wrong with the values of a record, by field: each is checked only when there is one. */
export function checkValori(prove: readonly (readonly [campo: string, errore: string | null])[]): ModelState {
  return Object.fromEntries(prove.flatMap(([campo, errore]) => (errore === null ? [] : [[campo, [errore]]])));
}

const checkForma = (valore: string | null, forma: RegExp, testo: string): string | null =>
  valore === null || forma.test(valore) ? null : testo;
export const checkEmail = (valore: string | null) => checkForma(valore, POSTA, testiCampo.EMAIL_NON_VALIDA);
const checkTelefono = (valore: string | null) => checkForma(valore, TELEFONO, testiCampo.TELEFONO_NON_VALIDO);
export const checkIva = (valore: string | null) => (valore === null ? null : checkPartitaIva(valore));
export const checkCodice = (valore: string | null) => (valore === null ? null : checkCodiceFiscale(valore));

/** What is wrong with an address and with where somebody is reached. */
export const checkSede = (sede: Sede): ModelState =>
  checkValori([
    [
      'Comune',
      sede.Comune !== null && findComune(sede.Comune) === undefined ? testiCampo.COMUNE_SCONOSCIUTO : null,
    ],
    ['Provincia', checkForma(sede.Provincia, /^[A-Z]{2}$/, testiCampo.PROVINCIA_ERRATA)],
    ['CAP', checkForma(sede.CAP, /^\d{5}$/, testiCampo.CAP_ERRATO)],
    ['Email', checkEmail(sede.Email)],
    ['Telefono', checkTelefono(sede.Telefono)],
  ]);

/** The fields of `scritto` that differ from what is kept, with nothing allowed to who asks. */
export function listCambiati<T extends object>(
  prima: T,
  scritto: T,
  ammessi: readonly (keyof T)[],
): (keyof T & string)[] {
  return (Object.keys(scritto) as (keyof T & string)[]).filter(
    (campo) => !ammessi.includes(campo) && scritto[campo] !== prima[campo],
  );
}
