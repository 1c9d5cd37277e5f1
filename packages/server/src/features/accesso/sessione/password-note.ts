import { dictionary } from '@zxcvbn-ts/language-common';

/** What people begin from, and, from twelve characters on, the whole of what public breaches have shown. */
const PAROLA = /^[a-z]{4,}/;
const INTERA = 12;
/** What everybody here thinks of first. */
const DEL_LUOGO = [
  'accesso',
  'amministratore',
  'benvenuta',
  'benvenuto',
  'cambiami',
  'commercialista',
  'dichiarazione',
  'dichiarazioni',
  'elmas',
  'fiscale',
  'fisco',
  'portale',
  'quadra',
  'redditi',
  'segreta',
  'segretissima',
  'segreto',
  'studio',
];
let note: ReadonlySet<string> | undefined;

/** Whether a word, lower case, is among those passwords are made of; the list is gone through once, the first time it is asked. */
export function isParolaNota(parola: string): boolean {
  note ??= new Set([
    ...DEL_LUOGO,
    ...dictionary['passwords-common'].flatMap((nota) => [
      PAROLA.exec(nota)?.[0] ?? nota,
      ...(nota.length >= INTERA ? [nota] : []),
    ]),
  ]);
  return note.has(parola);
}
