/** Which way an amount goes: added, taken away, or in the place of what is there. */
export type Verso = 'piu' | 'meno' | 'a';

/** An amount of a sentence in whole euro, and which way it goes; null when the sentence does not say it surely. */
export interface Quanto {
  readonly importo: number;
  readonly verso: Verso | null;
}

const IMPORTO_MASSIMO = 100_000_000;

/** A text without accents, its quotes straight, in small letters. */
export const fold = (testo: string): string =>
  testo.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** The verb, with its accent or what stands for it: without, it is a conjunction. */
const VERBO_E = /(?<=^|[\s,;])(?:[èéÈÉ]|[eE]['’`])(?=\s)/g;

const CIFRE = String.raw`\d(?:[\d.,]*\d)?(?:\s?(?:mila|k)\b)?`;
const EURO = String.raw`(?:\s?(?:€|euro?\b))`;
const MESI =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';

/** What is written in digits and is no amount: years, days, the name of a model, a count of things. */
const ALTRI_NUMERI = [
  String.raw`\b\d{1,2}°?\s+${MESI}(?:\s+(?:del\s+)?20\d\d)?\b`,
  String.raw`\b${MESI}\s+(?:del\s+)?20\d\d\b`,
  String.raw`\b\d{1,2}([./-])\d{1,2}\1(?:20)?\d\d\b`,
  String.raw`(?<![\d.,/])(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?![\d/]|${EURO})`,
  String.raw`\(\s*20\d\d(?:\s*[-/]\s*(?:20)?\d\d)?\s*\)`,
  String.raw`\b(?:nel|nell'anno|il|del|dal|al|sul|anno|730|unico|redditi)[\s/-]+20\d\d(?:\s*[-/]\s*(?:20)?\d\d)?\b(?![.,]\d|${EURO}|\s?(?:mila|k)\b)`,
  String.raw`\b(?:il|nel|del|dal|al|modello)\s+730\b(?![.,]\d|${EURO})`,
  String.raw`\bcol(?:onna)?\.?\s*\d{1,2}\b`,
  String.raw`\b\d{1,3}\s+(?:mes[ei]|giorn[oi]|ann[oi]|settiman[ae]|rat[ae]|figli[oae]?|person[ae]|familiar[ei]|immobil[ei]|cas[ae]|appartament[oi]|terren[oi])\b`,
].map((parte) => new RegExp(parte, 'g'));

/** An amount that is told only to be left: what there was, what it is not. */
const NON_QUESTO = new RegExp(
  String.raw`\b(?:invece (?:di|dei|che)|anziche|al posto (?:di|dei)|non(?: piu)?(?: (?:di|a))?)\s+(?:i\s+)?(?:€\s*|euro\s+)?${CIFRE}${EURO}?`,
  'g',
);
const DA_QUANTO = new RegExp(
  String.raw`(?<!\b(?:spend|guadagn|incass|vers|pag|don)[a-z]*\s)\bda(?:i|gli|lle)?\s+(?:€\s*|euro\s+)?${CIFRE}${EURO}?\s+(?=(?:fino\s+)?a(?:d|i|gli|lle)?\s+(?:€\s*|euro\s+)?\d)`,
  'g',
);

/** An amount that would be guessed: a span, a sum, thousands told apart by a space or a quote, a share of it, so much a month, a limit. */
const INCERTI = [
  String.raw`\d${EURO}?\s*[-–—+*×/]\s*(?:€\s*)?\d`,
  String.raw`\b(?:tra|fra)\s+(?:i\s+|gli\s+)?(?:€\s*|euro\s+)?${CIFRE}${EURO}?\s+e(?:d)?\s+(?:i\s+|gli\s+)?(?:€\s*)?\d`,
  String.raw`\bda(?:i|gli|lle)?\s+(?:€\s*|euro\s+)?${CIFRE}${EURO}?\s+a(?:d|i|gli|lle)?\s+(?:€\s*)?\d`,
  String.raw`\d${EURO}?\s+o(?:d|ppure)?\s+(?:€\s*)?\d`,
  String.raw`\d[\s'\`]\d{3}(?!\d)`,
  String.raw`(?:%|\bper cento)\s*(?:di|su|de[il]|degli|delle|dell'|su[il]|sugli|sulle)\s*(?:€\s*|euro\s+)?\d`,
  String.raw`\d${EURO}?\s*(?:\+|\bpiu|\bmeno|\boltre)\s*(?:il\s+|l'|all')?\s*(?:\d+\s?%|iva\b)`,
  String.raw`\b(?:meta|terzo|quarto|doppio|triplo)\s+(?:di|de[il])\s+(?:€\s*)?\d`,
  String.raw`\b(?:al|ogni|per)\s+(?:mese|giorno|bimestre|trimestre|semestre)\b|\b(?:a|alla|ogni)\s+settimana\b|\bmensil[ei]\b|\ba testa\b|\b(?:ciascun|cadaun)[oa]\b`,
  String.raw`\bper\s+\d+\s+(?:mes[ei]|giorn[oi]|ann[oi]|settiman[ae]|rat[ae]|volt[ae])\b|\b\d+\s+volt[ae]\b`,
  String.raw`(?<!\bin\s)\b(?:piu|meno|maggior[ei]|minor[ei])\s+d(?:i|ei)\s+(?:€\s*|euro\s+)?\d`,
  String.raw`\b(?:superior[ei]|inferior[ei])\s+a(?:i|gli)?\s+(?:€\s*|euro\s+)?\d`,
  String.raw`\b(?:almeno|oltre|sopra|sotto|al massimo)\s+(?:a\s+|i\s+|ai\s+)?(?:€\s*|euro\s+)?\d`,
  String.raw`\bcentesim[oi]\b`,
].map((parte) => new RegExp(parte));

/** A number as it is written, with the sign before it and what follows it. */
const NUMERO =
  /(?<segno>(?<=^|[\s=(])[-−]\s?)?(?<cifre>\d(?:[\d.,]*\d)?)(?<coda>\s?(?:%|per cento\b|mila\b|k\b|milion\w*|miliard\w*|euro?\b|€)|[a-z]\w*)?/g;
const EURO_PRIMA = /(?:€|euro)\s*$/;
const MIGLIAIA = /^\s?(?:mila|k)$/;

/** Euro of a number; null for one that would be guessed: a share, millions, a sign, a point before decimals. */
function readEuro(segno: string | undefined, cifre: string, coda: string): number | null {
  if (segno !== undefined || /[%]|per cento|milion|miliard/.test(coda)) return null;
  if (MIGLIAIA.test(coda))
    return /^\d+(?:,\d+)?$/.test(cifre) ? Math.round(Number(cifre.replace(',', '.')) * 1_000) : null;
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(cifre)) return null;
  return Math.round(Number(cifre.replaceAll('.', '').replace(',', '.')));
}

interface NumeroLetto {
  readonly isEuro: boolean;
  readonly importo: number | null;
  readonly prima: string;
  readonly dopo: string;
}

/** The numbers of a sentence that may be amounts, with what is before and after each. */
const listNumeri = (testo: string): NumeroLetto[] =>
  [...testo.matchAll(NUMERO)].flatMap(({ index, 0: intero, groups = {} }) => {
    const { segno, cifre = '', coda = '' } = groups;
    const prima = testo.slice(0, index);
    const dopo = testo.slice(index + intero.length);
    const isEuro = /^\s?(?:€|euro?$)/.test(coda) || /^\s*(?:€|euro?\b)/.test(dopo) || EURO_PRIMA.test(prima);
    // «2a», «1e308»: a number with letters is something else.
    return /^[a-z]/.test(coda) && !isEuro && !MIGLIAIA.test(coda) && !/^(?:per|mil)/.test(coda)
      ? []
      : [{ isEuro, importo: readEuro(segno, cifre, coda), prima, dopo }];
  });

/** The one number that is meant: the one beside «euro», or the only one. */
function findNumero(numeri: readonly NumeroLetto[]): NumeroLetto | null {
  const inEuro = numeri.filter(({ isEuro }) => isEuro);
  const [numero, altro] = inEuro.length > 0 ? inEuro : numeri;
  return altro === undefined ? (numero ?? null) : null;
}

/** Beside the number: after it, then before it. */
const ACCANTO: readonly (readonly [Verso, 'prima' | 'dopo', RegExp])[] = [
  ['meno', 'dopo', /^\s*(?:(?:€|euro?)\s*)?(?:(?:in|di)\s+)?(?:meno\b(?! alt)|piu (?:bass|piccol))/],
  ['piu', 'dopo', /^\s*(?:(?:€|euro?)\s*)?(?:(?:in|di)\s+)?(?:piu|meno alt[oaie])\b/],
  ['meno', 'prima', /\b(?:piu bass[oaie]|piu piccol[oaie]|meno alt[oaie]|inferior[ei]|in meno) di\s*$/],
  ['piu', 'prima', /\b(?:piu alt[oaie]|piu grand[ei]|meno bass[oaie]|superior[ei]|in piu) di\s*$/],
  ['meno', 'prima', /\bmeno\s*:?\s*$/],
  ['piu', 'prima', /(?:\bpiu\s*:?|\b(?:altr|ulterior)[ie]|\+)\s*$/],
  ['a', 'prima', /(?:(?<!\bfino )\b(?:a|ad|ai|agli)|=)\s*$/],
];
/** Of the verbs before the number the last one says it; what there is, only with no other number between. */
const VERBI: readonly (readonly [Verso | 'forse', RegExp])[] = [
  [
    'meno',
    /\b(?:diminu\w*|riduc\w*|ridur\w*|ridott\w*|ridus\w*|scend\w*|sces[oaie]|togli\w*|tolg\w*|tolt[oaie]|sottra\w*|abbass\w*|(?:cal|lev)(?:[oai]|ano|iamo|ass\w+|are|at[oaie])|perd(?:e|ono|ess\w+))\b/g,
  ],
  ['piu', /\b(?:aument\w*|cresc\w*|sal(?:[ei]|gono|iss\w+|it[oaie])|alz\w*|aggiun\w*|somm\w*)\b/g],
  [
    'forse',
    /\b(?:spend\w*|spes[oi]|guadagn\w*|incass\w*|vers(?!ament)\w*|pag(?!ament)\w*|ricev\w*|percep\w*)\b/g,
  ],
  ['a', /\b(?:fosse(?:ro)?|divent\w*|scriv[oe]|pari|sono|vale(?:sse)?|(?:pass|port|arriv)\w*)\b/g],
];

function findVerbo(prima: string): Verso | 'forse' {
  const detti = VERBI.flatMap(([verso, verbi]) =>
    [...prima.matchAll(verbi)].map(({ index }) => ({ verso, index })),
  ).filter(({ verso, index }) => verso !== 'a' || !/\d/.test(prima.slice(index)));
  return detti.sort((uno, altro) => altro.index - uno.index)[0]?.verso ?? 'forse';
}

/**
 * Which way an amount goes: what says it beside the number, then the verb before it. What is spent or earned is more, unless a
 * «meno» far from it, or a limit, makes it a guess: null.
 */
function readVerso({ prima, dopo }: NumeroLetto, isInvece: boolean): Verso | null {
  const accosto = prima.replace(/\s*(?:€|euro)\s*$/, ' ');
  const accanto = ACCANTO.find(([, dove, parole]) => parole.test(dove === 'dopo' ? dopo : accosto));
  if (accanto !== undefined) return accanto[0];
  const verbo = findVerbo(prima);
  if (/\bfino a\s*$/.test(accosto)) return verbo === 'forse' ? null : 'a';
  if (isInvece) return 'a';
  if (verbo !== 'forse') return verbo;
  return /\bmeno\b/.test(`${prima} ${dopo}`) ? null : 'piu';
}

/**
 * The amount of a sentence and which way it goes, its rigo apart; null with none, with one that would be guessed, or too large to
 * be meant.
 */
export function readQuanto(domanda: string, rigo: RegExp): Quanto | null {
  const frase = fold(domanda.normalize('NFC').replace(VERBO_E, 'vale')).replace(rigo, '  ');
  if (/\bper\s+\d+\s+(?:mes|giorn|ann|settiman|rat|volt)/.test(frase)) return null;
  const intera = ALTRI_NUMERI.reduce((parole, altri) => parole.replace(altri, '  '), frase);
  const senzaPrima = intera.replace(NON_QUESTO, '  ');
  const testo = senzaPrima.replace(DA_QUANTO, '  ');
  if (INCERTI.some((incerto) => incerto.test(testo))) return null;
  const numero = findNumero(listNumeri(testo));
  const importo = numero?.importo ?? null;
  if (numero === null || importo === null || importo > IMPORTO_MASSIMO) return null;
  return { importo, verso: readVerso(numero, senzaPrima !== intera) };
}
