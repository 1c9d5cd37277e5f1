const CARATTERI_MINIMI = 10;
const CARATTERI_MASSIMI = 128;
const CLASSI_MINIME = 3;
const classi = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];

/** What is wrong with a new password, in the words of the field. `vecchia` is absent when it is not known. */
export function checkPassword(password: string, utente: { email: string; vecchia?: string }): string[] {
  const errori: string[] = [];
  const lunghezza = [...password].length;
  if (lunghezza < CARATTERI_MINIMI)
    errori.push(`La password deve avere almeno ${CARATTERI_MINIMI} caratteri.`);
  if (lunghezza > CARATTERI_MASSIMI)
    errori.push(`La password può avere al massimo ${CARATTERI_MASSIMI} caratteri.`);
  if (classi.filter((classe) => classe.test(password)).length < CLASSI_MINIME) {
    errori.push('Usare almeno tre tipi di caratteri fra minuscole, maiuscole, cifre e segni.');
  }
  if (password.toLowerCase() === utente.email.toLowerCase()) {
    errori.push("La password non può essere uguale all'indirizzo di posta.");
  }
  if (utente.vecchia !== undefined && password === utente.vecchia) {
    errori.push('La nuova password deve essere diversa da quella attuale.');
  }
  return errori;
}
