const particelle = new Set(
  'di del dello della dei degli delle da dal dalla in nel nella con e ed a al allo alla ai sul sulla su per tra il lo la le'.split(
    ' ',
  ),
);

const capitalize = (parola: string) => parola.charAt(0).toUpperCase() + parola.slice(1);

/** «REGGIO NELL'EMILIA» as one writes it: «Reggio nell'Emilia». A name that is not all capitals stays as it is. */
export function formatNomeProprio(nome: string): string {
  if (nome !== nome.toUpperCase()) return nome;
  return nome
    .toLowerCase()
    .split(/([\s/-]+)/)
    .map((parola, indice) =>
      indice > 0 && particelle.has(parola) ? parola : formatParola(parola, indice === 0),
    )
    .join('');
}

function formatParola(parola: string, isPrima: boolean): string {
  const [testa = '', coda] = parola.split(/'(.+)/);
  if (coda === undefined) return capitalize(parola);
  const isArticolo = !isPrima && /^(d|l|dell|nell|all|dall|sull)$/.test(testa);
  return `${isArticolo ? testa : capitalize(testa)}'${capitalize(coda)}`;
}
