/** What a text may be: how its blanks are read, what it must match or be one of, how a person is told. */
export interface TipoSemplice {
  /** As they are; each a space; joined and cut at the ends. */
  readonly spazi: 'fermi' | 'uguali' | 'uniti';
  readonly modello: RegExp;
  /** What is expected, in words: `cinque cifre`. */
  readonly frase: string;
  /** A calendar day, a moment, or bytes: beyond the model. */
  readonly oltre?: 'giorno' | 'giorno dal 1970' | 'momento' | 'base64';
}

const testo = (modello: RegExp, frase: string): TipoSemplice => ({ spazi: 'fermi', modello, frase });
const numero = (modello: RegExp, frase: string): TipoSemplice => ({ spazi: 'uniti', modello, frase });
const quanti = (minimo: number, massimo: number): string =>
  minimo === massimo ? `${massimo} caratteri` : `da ${minimo} a ${massimo} caratteri`;
/** The signs of the first two pages of Unicode: ASCII, and Latin-1. */
const base = (massimo: number, minimo = 1): TipoSemplice => ({
  spazi: 'uguali',
  modello: new RegExp(`^[\\u0000-\\u007f]{${minimo},${massimo}}$`, 'u'),
  frase: `${quanti(minimo, massimo)} senza accenti`,
});
const latini = (massimo: number): TipoSemplice => ({
  spazi: 'uguali',
  modello: new RegExp(`^[\\u0000-\\u00ff]{1,${massimo}}$`, 'u'),
  frase: quanti(1, massimo),
});
/** `TD01-06 16-29`: a prefix, and the numbers that follow it. */
const serie = (prefisso: string, ...tratti: readonly (readonly [number, number])[]): readonly string[] =>
  tratti.flatMap(([da, a]) =>
    Array.from({ length: a - da + 1 }, (_, n) => `${prefisso}${String(da + n).padStart(2, '0')}`),
  );
const unoDi = (codici: readonly string[], frase = `uno fra ${codici.join(', ')}`): TipoSemplice => ({
  spazi: 'fermi',
  modello: new RegExp(`^(${codici.map((codice) => codice.replace('.', '\\.')).join('|')})$`),
  frase,
});
const giorno = (oltre: 'giorno' | 'giorno dal 1970', frase: string): TipoSemplice => ({
  ...numero(/^\d{4}-\d{2}-\d{2}(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/, frase),
  oltre,
});
const parola = "[!#-'*+/-9=?A-Z^-~-]+";

/** The texts of an ordinary invoice (FatturaPA 1.2.3, provv. AdE of 20/12/2024): lengths, signs, codes. */
export const tipiSemplici = {
  ABI: testo(/^[0-9]{5}$/, 'cinque cifre'),
  Amount2Decimal: numero(/^-?[0-9]{1,11}\.[0-9]{2}$/, 'un importo con due decimali, come 12.50'),
  Amount8Decimal: numero(/^-?[0-9]{1,11}\.[0-9]{2,8}$/, 'un importo con due decimali o più, come 12.50'),
  Art73: unoDi(['SI']),
  BIC: testo(/^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/, 'un BIC di 8 o 11 caratteri'),
  BolloVirtuale: unoDi(['SI']),
  CAP: testo(/^[0-9]{5}$/, 'cinque cifre'),
  CausalePagamento: unoDi([...'ABCDEGHILMNOPQRSTUVWXYZ', 'L1', 'M1', 'M2', 'O1', 'V1', 'ZO']),
  CodEORI: testo(/^[\s\S]{13,17}$/u, quanti(13, 17)),
  Codice: testo(/^[\s\S]{1,28}$/u, quanti(1, 28)),
  CodiceDestinatario: testo(/^[A-Z0-9]{6,7}$/, '6 o 7 lettere maiuscole e cifre'),
  CodiceFiscale: testo(/^[A-Z0-9]{11,16}$/, 'da 11 a 16 lettere maiuscole e cifre'),
  CodiceFiscalePF: testo(/^[A-Z0-9]{16}$/, '16 lettere maiuscole e cifre'),
  CondizioniPagamento: unoDi(serie('TP', [1, 3])),
  DataFattura: giorno('giorno dal 1970', 'un giorno che esiste, come 2026-05-20'),
  Divisa: testo(/^[A-Z]{3}$/, 'tre lettere maiuscole'),
  Email: numero(
    new RegExp(
      `^(?=[\\s\\S]{1,256}$)(${parola}(\\.${parola})*|"(\\[\\]!#-[^-~ \\t]|(\\\\[\\t -~]))+")@(${parola}(\\.${parola})*|\\[[\\t -Z^-~]*\\])$`,
      'u',
    ),
    'un indirizzo di posta di 256 caratteri al massimo',
  ),
  EmailContatti: testo(/^(?=[\s\S]{7,256}$).+@.+[.]+.+$/u, 'un indirizzo di posta, da 7 a 256 caratteri'),
  EsigibilitaIVA: unoDi(['D', 'I', 'S']),
  FormatoTrasmissione: unoDi(['FPA12', 'FPR12']),
  GiorniTerminePagamento: numero(/^(\+?0*\d{1,3}|-0+)$/, 'un numero da 0 a 999'),
  IBAN: testo(/^[a-zA-Z]{2}[0-9]{2}[a-zA-Z0-9]{11,30}$/, 'un IBAN senza spazi'),
  ModalitaPagamento: unoDi(serie('MP', [1, 23]), 'un codice da MP01 a MP23'),
  Natura: unoDi([
    ...['N1', 'N2', 'N2.1', 'N2.2', 'N3', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6', 'N4', 'N5'],
    ...['N6', ...Array.from({ length: 9 }, (_, n) => `N6.${n + 1}`), 'N7'],
  ]),
  Nazione: testo(/^[A-Z]{2}$/, 'due lettere maiuscole'),
  NumeroCivico: base(8),
  NumeroColli: numero(/^\+?0*[1-9]\d{0,3}$/, 'un numero da 1 a 9999'),
  NumeroLinea: numero(/^\+?0*[1-9]\d{0,3}$/, 'un numero da 1 a 9999'),
  Peso: numero(/^[0-9]{1,4}\.[0-9]{1,2}$/, 'un peso con uno o due decimali'),
  Provincia: testo(/^[A-Z]{2}$/, 'due lettere maiuscole'),
  Quantita: numero(/^[0-9]{1,12}\.[0-9]{2,8}$/, 'una quantità con due decimali o più'),
  Rate: numero(/^(0{0,2}[0-9]|0?[0-9]{2}|100(?=\.00$))\.[0-9]{2}$/, 'una percentuale fino a 100.00'),
  RegimeFiscale: unoDi(
    ['RF01', 'RF02', ...serie('RF', [4, 20])],
    'RF01, RF02 oppure un codice da RF04 a RF20',
  ),
  RiferimentoFase: numero(/^\+?0*[1-9]\d{0,2}$/, 'un numero da 1 a 999'),
  RiferimentoNumeroLinea: numero(/^\+?0*[1-9]\d{0,3}$/, 'un numero da 1 a 9999'),
  Ritenuta: unoDi(['SI']),
  SocioUnico: unoDi(['SU', 'SM']),
  SoggettoEmittente: unoDi(['CC', 'TZ']),
  StatoLiquidazione: unoDi(['LS', 'LN']),
  String10: base(10),
  String15: base(15),
  String20: base(20),
  String35: base(35),
  String35LatinExt: { spazi: 'uguali', modello: /^[\s\S]{1,35}$/u, frase: quanti(1, 35) },
  String60: base(60),
  String60Latin: latini(60),
  String80Latin: latini(80),
  String100Latin: latini(100),
  String200Latin: latini(200),
  String1000Latin: latini(1000),
  TelFax: base(12, 5),
  TipoCassa: unoDi(serie('TC', [1, 22]), 'un codice da TC01 a TC22'),
  TipoCessionePrestazione: unoDi(['SC', 'PR', 'AB', 'AC']),
  TipoDocumento: unoDi(serie('TD', [1, 6], [16, 29]), 'un codice da TD01 a TD06, o da TD16 a TD29'),
  TipoResa: testo(/^[A-Z]{3}$/, 'tre lettere maiuscole'),
  TipoRitenuta: unoDi(serie('RT', [1, 6]), 'un codice da RT01 a RT06'),
  TipoScontoMaggiorazione: unoDi(['SC', 'MG']),
  Titolo: { ...base(10, 2), spazi: 'uniti' },
  base64: {
    ...numero(/^[A-Za-z0-9+/\s]*(=\s*){0,2}$/, 'il contenuto di un allegato in base64'),
    oltre: 'base64',
  },
  data: giorno('giorno', 'un giorno che esiste, come 2026-05-20'),
  dataOra: {
    ...numero(
      /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/,
      'giorno e ora, come 2026-05-20T10:30:00',
    ),
    oltre: 'momento',
  },
} as const satisfies Record<string, TipoSemplice>;
export type NomeTipo = keyof typeof tipiSemplici;
