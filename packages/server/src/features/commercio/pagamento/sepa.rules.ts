import { toEuro } from '@quadra/values';

/** One debit of a file. Amounts are cents. */
export interface Addebito {
  readonly endToEnd: string;
  readonly centesimi: number;
  readonly sequenza: 'FRST' | 'RCUR';
  /** `yyyy-mm-dd`. */
  readonly giorno: string;
  readonly mandato: string;
  readonly firmatoIl: string;
  readonly debitore: string;
  readonly iban: string;
  readonly descrizione: string;
}

/** A file as the bank of the seller reads it. */
export interface DatiDistinta {
  /** At most 35 characters, never used before. */
  readonly messaggio: string;
  /** `yyyy-mm-ddThh:mm:ss`. */
  readonly creataIl: string;
  readonly creditore: string;
  readonly iban: string;
  readonly identificativo: string;
  /** Who sends, as CBI names it; null: it has none, and its file is a pain.008. */
  readonly cuc: string | null;
  readonly addebiti: readonly Addebito[];
}

/** Debits of one day and one sequence go together: the bank books them as one. */
export interface Lotto {
  readonly id: string;
  readonly dati: DatiDistinta;
  readonly addebiti: readonly Addebito[];
  readonly primo: Addebito;
}

/** An element: its name, then its text or its children, read from `D`. An attribute stands after its name. */
export type Elemento<D> = readonly [tag: string, contenuto: (dati: D) => string | Xml[], attributo?: string];
/** One element: an attribute, as it is written, and its text or its children. */
export type Xml = { readonly tag: string; readonly attributo?: string; readonly contenuto: string | Xml[] };

/** The elements of a table, in its order. */
export const build = <D>(tabella: readonly Elemento<D>[], dati: D): Xml[] =>
  tabella.map(([tag, contenuto, attributo]) => ({
    tag,
    contenuto: contenuto(dati),
    ...(attributo === undefined ? {} : { attributo }),
  }));

/** The characters that every bank of the area takes; what has none of them becomes the nearest, or a space. */
export const toCaratteriSepa = (testo: string, massimo: number): string =>
  testo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, massimo)
    .trim() || '-';

export const writeEuro = (centesimi: number): string => toEuro(centesimi).toFixed(2);
export const sum = (addebiti: readonly Addebito[]): string =>
  writeEuro(addebiti.reduce((totale, { centesimi }) => totale + centesimi, 0));

export const codice = (testo: string): Xml[] => [{ tag: 'Cd', contenuto: testo }];
export const nome = (testo: string): Xml[] => [{ tag: 'Nm', contenuto: toCaratteriSepa(testo, 70) }];
export const conto = (iban: string): Xml[] => [{ tag: 'Id', contenuto: [{ tag: 'IBAN', contenuto: iban }] }];
export const altroId = (id: string, figli: Xml[] = []): Xml => ({
  tag: 'Othr',
  contenuto: [{ tag: 'Id', contenuto: id }, ...figli],
});
const escapeXml = (testo: string): string =>
  testo.replace(/[<>&]/g, (segno) => ({ '<': '&lt;', '>': '&gt;' })[segno] ?? '&amp;');

/** An element and what is in it, as text. */
export const write = ({ tag, attributo, contenuto }: Xml): string => {
  const dentro = typeof contenuto === 'string' ? escapeXml(contenuto) : contenuto.map(write).join('');
  return `<${tag}${attributo === undefined ? '' : ` ${attributo}`}>${dentro}</${tag}>`;
};

/** The lots of a file: one for each day and sequence. */
export function listLotti(dati: DatiDistinta): Lotto[] {
  const gruppi = Map.groupBy(dati.addebiti, ({ giorno, sequenza }) => `${giorno}-${sequenza}`);
  return [...gruppi.values()].flatMap((addebiti, posto) => {
    const [primo] = addebiti;
    return primo ? [{ id: `${dati.messaggio}-${posto + 1}`.slice(0, 35), dati, addebiti, primo }] : [];
  });
}
