/** How far a position or a code can be trusted: an official text, programs that agree, one alone, our own reading of them. */
export type Certezza = 'ufficiale' | 'due generatori' | 'generatore' | 'dedotto' | 'da riscontrare';

/**
 * Formats of a positional field. AN, CF, PR and PN stand at the left and are filled with spaces; CN (11 digits), NU, DT
 * (GGMMAAAA) are filled with zeros; CB is 1 or 0.
 */
export type Formato = 'AN' | 'CF' | 'CN' | 'PR' | 'PN' | 'NU' | 'DT' | 'CB';

export type Valore = string | number | boolean;
/** Values of a record by name of field; of the second and following copies of a block `nome#2`, `nome#3`. */
export type Valori = Readonly<Record<string, Valore>>;

interface Regole {
  /** Empty, the supply is refused. */
  readonly obbligatorio?: true;
  /** The only values there may be. */
  readonly ammessi?: readonly Valore[];
  /** A description: what does not fit is cut, with a warning, instead of refused. */
  readonly tagliabile?: true;
  /** Written in the first record of its type alone. */
  readonly soloPrimo?: true;
  /** Digits only, though the format is a text. */
  readonly cifre?: true;
  /** An amount in cents: what stands in the form is in euro. */
  readonly centesimi?: true;
  /** What the specification asks, in short. */
  readonly nota?: string;
}

/** A field as it is written in a table: its position comes from those before. */
export interface CampoScritto extends Regole {
  readonly nome: string;
  readonly titolo: string;
  readonly formato: Formato;
  readonly lunghezza: number;
  /** Always this text, whatever the values. */
  readonly fisso?: string;
  /** Left blank: nothing is read or written there. */
  readonly vuoto?: true;
  readonly certezza?: Certezza;
}

/** Fields that repeat inside a record. */
export interface Blocco {
  readonly blocco: string;
  readonly titolo: string;
  readonly quante: number;
  readonly campi: readonly CampoScritto[];
}

/** A field in its place: `numero` is that of the specification, `da` and `a` count from 1 and are included. */
export interface Campo extends CampoScritto {
  readonly numero: number;
  readonly da: number;
  readonly a: number;
  readonly certezza: Certezza;
  readonly blocco?: { readonly nome: string; readonly titolo: string; readonly indice: number };
}

/** Room for elements, each a code of 8 and a value of 16. */
export interface SpazioElementi {
  readonly da: number;
  readonly quanti: number;
}

export interface TracciatoRecord {
  readonly tipo: string;
  readonly titolo: string;
  readonly campi: readonly Campo[];
  readonly elementi?: SpazioElementi;
  /** Copies of its block that a record holds; 0 without a block. */
  readonly perRecord: number;
}

/** A telematic layout: one table, from which supplies are written and read. */
export interface Tracciato {
  readonly codice: string;
  readonly titolo: string;
  /** The edition of the table, kept with every file it wrote. */
  readonly versione: string;
  readonly fonte: string;
  /** Characters of a line, its end included. */
  readonly lunghezza: number;
  readonly certezza: Certezza;
  /** Why its files are only for trial; undefined when every position is official. */
  readonly diProva?: string;
  readonly record: Readonly<Record<string, TracciatoRecord>>;
  /** The records of a declaration, in their order. */
  readonly ordine: readonly string[];
  /** The record that starts a group: those after it in the order come again with each. */
  readonly gruppoDa?: string;
  /** The records that Z counts, in the order of its counters. */
  readonly contatori: readonly string[];
  /** Records that are there at least once, though with nothing in them. */
  readonly sempre: readonly string[];
  /** Declarations that one supply may hold. */
  readonly dichiarazioniMassime: number;
}

export type Parte = CampoScritto | Blocco;

export const FINE_RIGA = '\r\n';
/** Every line ends with this character, at 1898, and the end of line. */
const ULTIMO = 'A';

export const campo = (
  nome: string,
  titolo: string,
  formato: Formato,
  lunghezza: number,
  regole: Regole = {},
): CampoScritto => ({ nome, titolo, formato, lunghezza, ...regole });

export const vuoto = (lunghezza: number, titolo = 'Non utilizzato'): CampoScritto => ({
  nome: '',
  titolo,
  formato: 'AN',
  lunghezza,
  vuoto: true,
});

export const fisso = (titolo: string, testo: string, nome = ''): CampoScritto => ({
  nome,
  titolo,
  formato: 'AN',
  lunghezza: testo.length,
  fisso: testo,
});

export const obbligatorio = { obbligatorio: true } as const;
export const tagliabile = { tagliabile: true } as const;

const isBlocco = (parte: Parte): parte is Blocco => 'blocco' in parte;

/** Name of a field in the copy `indice` of its block. */
export const nameCopia = (nome: string, indice: number): string =>
  indice === 1 ? nome : `${nome}#${indice}`;

function spread(parte: Parte): (CampoScritto & Pick<Campo, 'blocco'>)[] {
  if (!isBlocco(parte)) return [parte];
  return Array.from({ length: parte.quante }, (_, i) => i + 1).flatMap((indice) =>
    parte.campi.map((c) => ({
      ...c,
      nome: c.nome && nameCopia(c.nome, indice),
      blocco: { nome: parte.blocco, titolo: parte.titolo, indice },
    })),
  );
}

/**
 * A record whose fields stand one after the other from 1. What is left before the last character is blank.
 * @throws RangeError when the fields do not fit
 */
export function defineRecord(
  tipo: string,
  titolo: string,
  parti: readonly Parte[],
  altro: { lunghezza: number; certezza: Certezza; numeri?: readonly number[]; elementi?: SpazioElementi },
): TracciatoRecord {
  const { lunghezza, certezza, elementi } = altro;
  const campi: Campo[] = [];
  let da = 1;
  const put = (scritto: CampoScritto & Pick<Campo, 'blocco'>) => {
    const numero = altro.numeri?.[campi.length] ?? campi.length + 1;
    campi.push({
      ...scritto,
      certezza: scritto.certezza ?? certezza,
      numero,
      da,
      a: da + scritto.lunghezza - 1,
    });
    da += scritto.lunghezza;
  };
  for (const scritto of parti.flatMap(spread)) put(scritto);
  const resto = lunghezza - FINE_RIGA.length - ULTIMO.length - (da - 1);
  if (resto < 0) throw new RangeError(`Record ${tipo}: ${-resto} characters too many`);
  if (resto > 0) put(vuoto(resto));
  put(fisso('Carattere di controllo', ULTIMO));
  put(fisso('Fine riga', FINE_RIGA));
  const [blocco] = parti.filter(isBlocco);
  return { tipo, titolo, campi, perRecord: blocco?.quante ?? 0, ...(elementi && { elementi }) };
}

/** The fields with a value: neither blank nor fixed. */
export const listCampi = (record: TracciatoRecord): readonly Campo[] =>
  record.campi.filter((c) => c.nome !== '' && !c.vuoto);
