/** One code of a list of the forms: its years are form years, as ranges («2023-2024 2026»); none where every year read has it. */
export interface VoceCodice {
  readonly codice: string;
  readonly anni: string;
  readonly descrizione: string;
}

/** A list of codes of the forms, as text: a line each, `code|years|words`. */
export interface Codici {
  readonly rigo: string;
  /** Where the codes were read. */
  readonly fonte: string;
  readonly testo: string;
}

/** The instructions were read from the form of this year on: of the forms before nobody knows which codes they have. */
const PRIMO_ANNO_CODICI = 2023;

const lette = new WeakMap<Codici, readonly VoceCodice[]>();

/** Every code of a list, whatever the year. */
export function readCodici(codici: Codici): readonly VoceCodice[] {
  const pronte = lette.get(codici) ?? codici.testo.trim().split('\n').map(readVoce);
  lette.set(codici, pronte);
  return pronte;
}

function readVoce(riga: string): VoceCodice {
  const [codice = '', anni = '', descrizione = ''] = riga.split('|');
  return { codice, anni, descrizione };
}

/** Whether ranges of years, «2023-2024 2026-», hold a form year. */
export const isFraAnni = (anni: string, anno: number): boolean =>
  anni === '' ||
  anni.split(' ').some((tratto) => {
    const [dal = '', al = dal] = tratto.split('-');
    return Number(dal) <= anno && (al === '' || anno <= Number(al));
  });

/** The codes of a form year, ready for a casella: undefined for the years of which none was read, where any code goes. */
export function listCodici(
  codici: Codici,
  anno: number,
): readonly { readonly codice: string; readonly descrizione: string }[] | undefined {
  if (anno < PRIMO_ANNO_CODICI) return undefined;
  return readCodici(codici)
    .filter((voce) => isFraAnni(voce.anni, anno))
    .map(({ codice, descrizione }) => ({ codice, descrizione }));
}

/** Codes with letters begin here: above every code of figures alone. */
const CON_LETTERE = 10_000_000;
const BASE = 36;
const isCifre = (codice: string): boolean => /^\d+$/.test(codice);

/** The number of a code in a list that mixes figures and letters, the same in every year: 01 is 1, 2L has its own. */
export const numeroCodice = (codice: string): number =>
  isCifre(codice) ? Number(codice) : CON_LETTERE + Number.parseInt(codice, BASE);

const ambigue = new WeakMap<readonly object[], boolean>();
/** Whether in a list the place of a code with letters is also the number of another code. */
export function isAmbigua(codici: readonly { readonly codice: string }[]): boolean {
  const pronta = ambigue.get(codici);
  if (pronta !== undefined) return pronta;
  const numeri = new Set(codici.flatMap(({ codice }) => (isCifre(codice) ? [Number(codice)] : [])));
  const trovata = codici.some(({ codice }, posto) => !isCifre(codice) && numeri.has(posto + 1));
  ambigue.set(codici, trovata);
  return trovata;
}
