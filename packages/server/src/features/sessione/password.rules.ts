import { frasiCampo, testiCampo } from '@quadra/contract';

const CARATTERI_MINIMI = 10;
const CARATTERI_MASSIMI = 128;
const CLASSI_MINIME = 3;
const classi = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];

/** What is wrong with a new password, in the words of the field. `vecchia` is absent when it is not known. */
export function checkPassword(password: string, utente: { email: string; vecchia?: string }): string[] {
  const errori: string[] = [];
  const lunghezza = [...password].length;
  if (lunghezza < CARATTERI_MINIMI) errori.push(frasiCampo.passwordCorta(CARATTERI_MINIMI));
  if (lunghezza > CARATTERI_MASSIMI) errori.push(frasiCampo.passwordLunga(CARATTERI_MASSIMI));
  if (classi.filter((classe) => classe.test(password)).length < CLASSI_MINIME) {
    errori.push(testiCampo.PASSWORD_POCHI_TIPI);
  }
  if (password.toLowerCase() === utente.email.toLowerCase()) {
    errori.push(testiCampo.PASSWORD_COME_EMAIL);
  }
  if (utente.vecchia !== undefined && password === utente.vecchia) {
    errori.push(testiCampo.PASSWORD_COME_PRIMA);
  }
  return errori;
}
