const LOCALE = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const ETICHETTA = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const ULTIMA = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/i;

/**
 * Whether a text is an address a mail can really be sent to: one local part, a domain with at least two labels, the last
 * of letters. `g@12`, `a@localhost`, `"a b"@x.it` and addresses of machines are not.
 */
export function isEmail(testo: string): boolean {
  if (testo.length > 254) return false;
  const chiocciola = testo.indexOf('@');
  const locale = testo.slice(0, chiocciola);
  if (chiocciola < 1 || locale.length > 64 || !LOCALE.test(locale)) return false;
  const etichette = testo.slice(chiocciola + 1).split('.');
  return (
    etichette.length >= 2 &&
    etichette.every((una) => ETICHETTA.test(una)) &&
    ULTIMA.test(etichette.at(-1) ?? '')
  );
}
