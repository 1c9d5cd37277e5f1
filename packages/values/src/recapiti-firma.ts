import { isEmail } from './email.ts';

/** Where who signs is reached: the e-mail with what is to be signed, and the phone of the one-time code. */
export interface RecapitiFirma {
  readonly email: string | null;
  readonly telefono: string | null;
}
export type DifettoFirma = 'mancante' | 'errato';

const TELEFONO = /^(\+|00)[1-9][\d\s./()-]{6,28}$/;

/** Whether a phone can receive the code: it says its country, with + or 00. */
export const isTelefonoFirma = (testo: string): boolean => TELEFONO.test(testo.trim());

const check = (valore: string | null, isBuono: (testo: string) => boolean): DifettoFirma | null => {
  const testo = valore?.trim() ?? '';
  if (testo === '') return 'mancante';
  return isBuono(testo) ? null : 'errato';
};

/** What keeps somebody from signing electronically, field by field; nulls when he can. */
export const checkRecapitiFirma = ({
  email,
  telefono,
}: RecapitiFirma): { readonly email: DifettoFirma | null; readonly telefono: DifettoFirma | null } => ({
  email: check(email, isEmail),
  telefono: check(telefono, isTelefonoFirma),
});
