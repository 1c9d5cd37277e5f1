// Names of places as people write them, from the all-capitals names of the registers.

const PARTICELLE = new Set(
  "di del della dello dei degli delle da dal dalla dai in nel nei nella nelle sul sulla sullo su con a al allo alla ai e ed per presso la le li lo il de' ne' du".split(
    ' ',
  ),
);
const ELISE = new Set(['d', 'l', 'dell', 'nell', 'sull', 'all', 'dall']);
const ACCENTI = { a: 'à', e: 'é', i: 'ì', o: 'ò', u: 'ù' };

const capitalize = (parola) => parola.charAt(0).toUpperCase() + parola.slice(1);

function formatParola(parola, isPrima) {
  if (!isPrima && PARTICELLE.has(parola)) return parola;
  const [, testa, coda] = /^([^']+)'(.+)$/.exec(parola) ?? [];
  if (testa === undefined) return capitalize(parola);
  return `${!isPrima && ELISE.has(testa) ? testa : capitalize(testa)}'${capitalize(coda)}`;
}

/** «CITTA'» is «città»; «de'», «ne'» and «ca'» keep the apostrophe. */
const writeAccento = (parola) =>
  /^(de|ne|ca)'$/.test(parola) ? parola : parola.replace(/([aeiou])'$/, (_, vocale) => ACCENTI[vocale]);

/** «SANT'AGATA DE' GOTI» → «Sant'Agata de' Goti». */
export const formatNome = (nome) =>
  nome
    .toLowerCase()
    .split(/([\s()-]+)/)
    .map((parola, indice) => (indice % 2 === 1 ? parola : formatParola(writeAccento(parola), indice === 0)))
    .join('');

/** Whether two names differ in case, accents and apostrophes alone. */
export const isSameNome = (a, b) => normalize(a) === normalize(b);
const normalize = (nome) =>
  nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
