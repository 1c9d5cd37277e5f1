/** What a credit is born of: each kind has rules of its own. */
export type Natura = 'iva' | 'imposte' | 'sostituto' | 'agevolazione' | 'contributi' | 'altro';

/** Taxes of one kind: a credit of one of them that pays another of the same pays its own tax. */
const gruppi: Readonly<Record<string, readonly [Natura, string]>> = {
  irpef: ['imposte', '4001 4033 4034'],
  regionale: ['imposte', '3801'],
  comunale: ['imposte', '3843 3844'],
  cedolare: ['imposte', '1840 1841 1842'],
  forfetario: ['imposte', '1790 1791 1792'],
  vantaggio: ['imposte', '1793 1794 1795'],
  ivie: ['imposte', '4041 4044 4045'],
  ivafe: ['imposte', '4043 4047 4048'],
  cripto: ['imposte', '1727 1728 1729'],
  lezioni: ['imposte', '1856 1854 1855'],
  impreseEstere: ['imposte', '4722 4723 4724'],
  comodo: ['imposte', '2020 2018 2019'],
  separata: ['imposte', '4200 4040'],
  ires: ['imposte', '2001 2002 2003'],
  // Born of withholdings on income (circolare 56/E/2009): as prudent as of them, to be checked again.
  riattribuite: ['imposte', '6830'],
  irap: ['imposte', '3800 3812 3813'],
  iva: [
    'iva',
    '6001 6002 6003 6004 6005 6006 6007 6008 6009 6010 6011 6012 6013 6031 6032 6033 6034 6035 6036 6037 6038 6099',
  ],
  dipendente: ['sostituto', '1001 1002 1012 6781'],
  autonomo: ['sostituto', '1040 6782'],
  capitale: ['sostituto', '1035 1036 6783'],
  artigiani: ['contributi', 'AF AP'],
  commercianti: ['contributi', 'CF CP'],
  separati: ['contributi', 'PXX P10'],
};

/**
 * Taxes in the place of those on income, and additions to them, each by itself: D.Lgs. 241/1997, art. 17, c. 1, holds them to the
 * same declaration and visto.
 */
const SOSTITUTIVE =
  '1100 1121 1123 1127 1242 1684 1714 1715 1722 1811 1813 1838 1847 1863 1867 1899 2728 4005 4071 4073 4079 4085';

const perCodice = new Map(
  [
    ...Object.entries(gruppi).map(([nome, [natura, codici]]) => [nome, natura, codici] as const),
    ...SOSTITUTIVE.split(' ').map((codice) => [codice, 'imposte', codice] as const),
  ].flatMap(([nome, natura, codici]) =>
    codici.split(' ').map((codice) => [codice, { nome, natura }] as const),
  ),
);

/** Codes of quadro RU and of the other reliefs: they are not a balance of a declaration. */
const isAgevolazione = (codice: string): boolean => /^(6[89]|70)\d\d$/.test(codice);

export const naturaDi = (codice: string): Natura =>
  perCodice.get(codice)?.natura ?? (isAgevolazione(codice) ? 'agevolazione' : 'altro');

/** Credits for new goods and for research: no annual limit counts them, nor do the smaller debts on the roll stop them. */
const SENZA_LIMITI: readonly string[] = ['6932', '6933', '6934', '6935', '6936', '6937', '6938'];
export const isSenzaLimiti = (codice: string): boolean => SENZA_LIMITI.includes(codice);

/** Whether a credit and a debt are of the same tax. */
export function isPropria(credito: string, debito: string): boolean {
  const [suo, altro] = [perCodice.get(credito)?.nome, perCodice.get(debito)?.nome];
  return credito === debito || (suo !== undefined && suo === altro);
}

/** Whether a credit is the balance of the declaration of its year, and so of use only from the year after. */
export const isSaldo = (codice: string): boolean =>
  ['4001', '3801', '3844', '1842', '1792', '1795', '4041', '4043', '2003', '3800', '6099'].includes(codice);
