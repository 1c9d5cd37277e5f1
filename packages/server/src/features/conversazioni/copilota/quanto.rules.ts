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
  String.raw`\b(?:al|per)\s+(?:mese|giorno|bimestre|trimestre|semestre)\b|\b(?:a|alla)\s+settimana\b|\bogni\b|\b(?:mensil|settimanal|bimestral|trimestral|semestral)[ei]\b|\bgiornalier|\b\w{3,}mente\b`,
  String.raw`\ba (?:testa|persona|figlio|rata)\b|\bl'un[oa]\b|\b(?:ciascun|cadaun)[oa]?\b|\bpro capite\b`,
  String.raw`\d${EURO}?\s*/\s*[a-z]`,
  String.raw`\bper\s+\d+\s+(?:mes[ei]|giorn[oi]|ann[oi]|settiman[ae]|rat[ae]|volt[ae])\b|\b\d+\s+volt[ae]\b`,
  String.raw`(?<!\bin\s)\b(?:piu|meno|maggior[ei]|minor[ei])\s+d(?:i|ei)\s+(?:€\s*|euro\s+)?\d`,
  String.raw`\b(?:superior[ei]|inferior[ei])\s+a(?:i|gli)?\s+(?:€\s*|euro\s+)?\d`,
  String.raw`\b(?:almeno|oltre|sopra|sotto|al massimo)\s+(?:a\s+|i\s+|ai\s+)?(?:€\s*|euro\s+)?\d`,
  String.raw`\bcentesim[oi]\b`,
  // What is not so, what comes back, what is over something, what goes from one thing to another: less, more or neither of them.
  String.raw`\b(?:non|senza|nessun\w*|nemmeno|neanche)\b|\b(?:negativ|positiv)[oaie]\b`,
  String.raw`\b(?:restitu|rimbors|rinunci|risparmi|spost|trasfer)\w*|\bsuper(?:[oai]|ano|iamo|ino|av\w+|ass\w+|are|at[oaie])\b`,
  String.raw`\b(?:l[oaie]|ne)\s+(?:mett|vers|aggiung|spend|port)\w*`,
].map((parte) => new RegExp(parte));

/** So many times an amount, before the counts of things are taken away. */
const QUANTE = String.raw`(?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)`;
const PIU_VOLTE = [
  String.raw`\b${QUANTE}\s+(?:rate|volte)\b`,
  String.raw`\b${QUANTE}\s+(?:(?:[a-z]+\s+){1,2}da|(?!invece|euro)[a-z]+[ei]\s+di)\s+(?:€\s*|euro\s+)?\d`,
  String.raw`\bper\s+(?:\d{1,3}(?![\d.,]|${EURO}|\s?%)|${QUANTE.replace(String.raw`\d+|`, '')})\b`,
  String.raw`\bx\s?\d`,
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

/** In the place of a rigo that was named. */
const POSTO = '§';
/** Beside the number: after it, then before it. */
const ACCANTO: readonly (readonly [Verso | 'altri', 'prima' | 'dopo', RegExp])[] = [
  ['meno', 'dopo', /^\s*(?:(?:€|euro?)\s*)?(?:(?:in|di)\s+)?(?:meno\b(?! alt)|piu (?:bass|piccol))/],
  ['piu', 'dopo', /^\s*(?:(?:€|euro?)\s*)?(?:(?:in|di)\s+)?(?:piu|meno alt[oaie])\b/],
  ['meno', 'prima', /\b(?:piu bass[oaie]|piu piccol[oaie]|meno alt[oaie]|inferior[ei]|in meno) di\s*$/],
  ['piu', 'prima', /\b(?:piu alt[oaie]|piu grand[ei]|meno bass[oaie]|superior[ei]|in piu) di\s*$/],
  ['meno', 'prima', /\bmeno\s*:?\s*$/],
  ['altri', 'prima', /\b(?:altr|ulterior)[ie]\s*$/],
  ['piu', 'prima', /(?:\bpiu\s*:?|\+)\s*$/],
  ['a', 'prima', /=\s*$/],
];
/** The endings of a verb in -are. */
const ARE = '(?:[oai]|ano|iamo|ass\\w+|are|av\\w+|er\\w+|at[oaie])';
const SCENDE = String.raw`diminu\w*|riduc\w*|ridur\w*|ridott\w*|ridus\w*|scend\w*|sces[oaie]|abbass\w*|cal${ARE}|tagli(?:[oa]?|ano|amo|ass\w+|are|at[oaie]|er\w+)`;
const SALE = String.raw`aument\w*|cresc\w*|sal(?:[ei]|gono|iss\w+|it[oaie])|alz\w*`;
/** Of the verbs before the number the last one says it. */
const VERBI: readonly (readonly [Verso | 'spesa', RegExp])[] = [
  [
    'meno',
    new RegExp(
      String.raw`\b(?:${SCENDE}|togli\w*|tolg\w*|tolt[oaie]|sottra\w*|(?:lev|elimin|cancell)${ARE}|perd(?:[oei]|ono|iamo|ess\w+|er\w+))\b`,
      'g',
    ),
  ],
  ['piu', new RegExp(String.raw`\b(?:${SALE}|aggiun\w*|somm(?:o|ano|iamo|ass\w+|are|at[oaie]))\b`, 'g')],
  [
    'spesa',
    /\b(?:spend\w*|spes[oi]|guadagn\w*|incass\w*|vers(?!ament|ion)\w*|pag(?!ament|in)\w*|ricev(?!ut[ae])\w*|percep\w*|do|dess[ei]|don(?:[oai]|ano|iamo|ass\w+|are|at[oaie]))\b/g,
  ],
  ['a', /\b(?:fosse(?:ro)?|divent\w*|scriv[oe]|pari|sono|vale(?:sse)?)\b/g],
];
/** What there is, right before the number: «ci sono» says that there is some, not that it is all. */
const VALE = new RegExp(
  String.raw`(?<!\bci )\b(?:fosse(?:ro)?|divent\w*|scriv[oe]|pari|sono|vale(?:sse)?)\s+(?:(?:di|in|stat[oaie]|solo|soltanto|i|gli|${POSTO})\s+)*$`,
);
/** «a» before the number, of a thing that changes or of a rigo. */
const DIVENTA = new RegExp(
  String.raw`(?:\b(?:${SCENDE}|${SALE}|pass\w*|port\w*|arriv\w*|divent\w*|pari|ugual[ei]|equival\w*|ammont\w*)(?:\s+(?!(?:e|ed|o|ma|se|che)\s)[a-z${POSTO}'.]+)*|${POSTO})\s+(?:a|ad|ai|agli)\s*$`,
);

/** The last of the verbs before a number; null for none that is known. */
function findVerbo(prima: string): Verso | 'spesa' | null {
  const detti = VERBI.flatMap(([verso, verbi]) =>
    [...prima.matchAll(verbi)].map(({ index }) => ({ verso, index })),
  );
  return detti.sort((uno, altro) => altro.index - uno.index)[0]?.verso ?? null;
}

/** What a sentence asks about an amount it supposes: what it costs, gives back, changes. */
const CHIEDE = String.raw`(?:quant[oaie](?!\s+non\b)|(?:che\s+)?cosa\s+(?:(?:mi|ci|gli|le)\s+)?(?:cambi|succed|accad|risparmi|rimbors)\w*)`;
/** Before the amount, up to its «se»: not one that says «whether», nor one after another «se». */
const CHIESTO_PRIMA = new RegExp(
  String.raw`^(?:(?!\bse\b)\D)*\b${CHIEDE}\b(?:(?!\bse\b)\D)*(?<!\b(?:s[oa]|sai|sapere|chied\w+|dir\w*|dimmi|cap\w+|ved\w+)\s+)(?=\bse\b)`,
);
/** After the amount, to the end: not «in quanto», «meno quanto», which speak of it. */
const CHIESTO_DOPO = new RegExp(
  String.raw`(?<!\b(?:in|per|di|da|su|con|a|e|o|che|non|piu|meno|oltre|sopra|tranne|salvo|escluso|tolto|senza|tanto|come|anche|una|altra|stessa|qualche|qualunque)\s+)\b${CHIEDE}\b(?:(?!\bse\b)\D)*$`,
);
/** What a person lacks, told before what he does: it says who he is. */
const CHI_SENZA =
  /\bsenza\s+(?:figli|coniuge|moglie|marito|familiari|famiglia|genitori)(?:\s+a\s+carico)?\s+(?=(?:spend|guadagn|incass|vers|pag|don)[a-z]*\s)/;

/** What supposes the amount, of a sentence: what it asks of it is another clause, and says neither how much nor which way. */
export const readSupposto = (testo: string): string =>
  testo.replace(CHIESTO_PRIMA, '').replace(CHIESTO_DOPO, ' ').replace(CHI_SENZA, ' ');

/** Which way the verb says that an amount goes; null for one that says it of itself only with «a», or of another thing. */
function readVerbo(accosto: string, verbo: Verso | 'spesa' | null): Verso | null {
  if (verbo === 'a') return VALE.test(accosto) ? 'a' : null;
  return verbo === 'spesa' ? 'piu' : verbo;
}

/**
 * Which way an amount goes: what says it beside the number, then the verb before it. What is spent or earned is more. Null for
 * what none of them says, or one says and another takes back.
 */
function readVerso({ prima, dopo }: NumeroLetto, isInvece: boolean): Verso | null {
  const accosto = prima.replace(/\s*(?:€|euro)\s*$/, ' ');
  const verbo = findVerbo(prima);
  const accanto = ACCANTO.find(([, dove, parole]) => parole.test(dove === 'dopo' ? dopo : accosto))?.[0];
  if (accanto === 'altri') return verbo === 'meno' ? 'meno' : 'piu';
  if (accanto !== undefined) {
    const contrario = accanto === 'piu' ? 'meno' : 'piu';
    return verbo === contrario && accanto !== 'a' ? null : accanto;
  }
  if (/\bfino a\s*$/.test(accosto)) return DIVENTA.test(accosto) ? 'a' : null;
  if (/\b(?:a|ad|ai|agli)\s*$/.test(accosto)) return DIVENTA.test(accosto) ? 'a' : null;
  if (isInvece) return verbo === 'meno' || verbo === 'piu' ? null : 'a';
  const verso = readVerbo(accosto, verbo);
  const [seguito = ''] = dopo.split(/\b(?:e|ed|o|ma|che)\b|[,;]/);
  if (/\bmeno\b/.test(seguito) || (verbo === 'spesa' && /\bmeno\b/.test(`${prima} ${dopo}`))) return null;
  return /\bpiu\b/.test(seguito) && verso !== 'piu' ? null : verso;
}

/** Whether a sentence names more than one rigo. */
const isDiPiuRighi = (testo: string, rigo: RegExp): boolean =>
  new Set([...testo.matchAll(new RegExp(rigo.source, 'g'))].map(([, quadro, numero]) => `${quadro}${numero}`))
    .size > 1;

/**
 * The amount of a sentence and which way it goes, its rigo apart; null with none, with one that would be guessed, with two righi, or
 * too large to be meant.
 */
export function readQuanto(domanda: string, rigo: RegExp): Quanto | null {
  const scritta = fold(domanda.normalize('NFC').replace(VERBO_E, 'vale'));
  if (isDiPiuRighi(scritta, rigo) || PIU_VOLTE.some((volte) => volte.test(scritta))) return null;
  const frase = scritta.replace(rigo, ` ${POSTO} `);
  const intera = ALTRI_NUMERI.reduce((parole, altri) => parole.replace(altri, '  '), frase);
  const senzaPrima = intera.replace(NON_QUESTO, '  ');
  const testo = readSupposto(senzaPrima.replace(DA_QUANTO, '  '));
  if (INCERTI.some((incerto) => incerto.test(testo))) return null;
  const numero = findNumero(listNumeri(testo));
  const importo = numero?.importo ?? null;
  if (numero === null || importo === null || importo > IMPORTO_MASSIMO) return null;
  return { importo, verso: readVerso(numero, senzaPrima !== intera) };
}
