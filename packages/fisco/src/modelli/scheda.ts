import type { Concetto, Dato, Nodo, Unita } from '../engine/index.ts';
import type { GruppoCascata } from './cascata.ts';
import type {
  Casella,
  CodiceModello,
  Copertura,
  Finding,
  Modello,
  Opzione,
  ProprietaCampo,
  Quadro,
  Risultato,
  SoggettoCasella,
  TipoCasella,
} from './modello.ts';
import type { VoceProspetto } from './prospetto.ts';

/** What a casella is bound to: a dato to enter, a concetto to show, or a note that no rule reads. */
interface Legame {
  readonly inserisce?: Dato;
  readonly mostra?: Concetto;
  readonly annota?: TipoCasella;
}

export interface Colonna extends Legame, Readonly<ProprietaCampo> {
  readonly colonna: number;
  readonly titolo: string;
  readonly tipo?: TipoCasella;
  readonly min?: number;
  readonly max?: number;
  readonly lunghezza?: number;
  readonly opzioni?: readonly Opzione[];
  readonly formulaBreve?: string;
  readonly istruzioni?: string;
  readonly negativi?: boolean;
  readonly soggetto?: SoggettoCasella;
  /** This casella alone is still to be checked on the form, in a quadro that was read: numbers on it are «indicativo». */
  readonly daRiscontrare?: true;
}

export interface RigoScheda {
  readonly rigo: number;
  readonly titolo: string;
  readonly colonne: readonly Colonna[];
  readonly totale?: boolean;
  /** The raccolta of which this rigo is one element. */
  readonly raccolta?: string;
  /** Part of the same element as the rigo before it, in the same raccolta. */
  readonly continua?: true;
}

/** A quadro as the year's form draws it: no formula, only what is entered and what is shown. */
export interface QuadroScheda {
  readonly codice: string;
  readonly titolo: string;
  readonly titoloBreve: string;
  readonly fascicolo: 1 | 2 | 3;
  readonly obbligatorio?: boolean;
  readonly nature?: NonNullable<Quadro['nature']>;
  /** Whether the fields that are defined in it repeat in each modulo. */
  readonly multimodulo?: boolean;
  readonly copertura: Copertura;
  /** Its righi were not read on the official form: what it shows, and what rests on what it asks, is «indicativo». */
  readonly daRiscontrare?: boolean;
  readonly nota?: string;
  readonly scopoModulo?: string;
  readonly dipendeDa: readonly string[];
  readonly sezioni: readonly { readonly titolo: string; readonly righi: readonly RigoScheda[] }[];
}

/** A check of the form: true when there is something to say. Never part of a computation. */
export interface Controllo {
  readonly codice: string;
  readonly livello: Finding['livello'];
  readonly quando: Nodo;
  /** The one whose casella the finding points at. */
  readonly dato: Dato | Concetto;
  readonly frase: string;
  /** Where it is written: «D.P.R. 633/1972, art. 30». */
  readonly fonte?: string;
  readonly raccolta?: string;
}

/** Everything a year's modello declares. */
export interface Scheda {
  readonly anno: number;
  readonly codice: CodiceModello;
  readonly titolo: string;
  readonly versione: string;
  readonly quadri: readonly QuadroScheda[];
  readonly risultati?: readonly Risultato[];
  /** The taxes of the named summary. */
  readonly prospetto?: readonly VoceProspetto[];
  /** From the income to the balance. */
  readonly cascata?: readonly GruppoCascata[];
  readonly anagrafica?: Modello['anagrafica'];
  readonly spiegata?: string;
  readonly controlli: readonly Controllo[];
  /** Who files it says at least a zero: where nothing was given there is a finding. */
  readonly maiVuota?: boolean;
  /** The names of the righi here, in the sentences of rules that were written for another form. */
  readonly rename?: (testo: string) => string;
  /** What must be loaded before the rules of the year can count. */
  readonly prepare?: () => Promise<void>;
}

type Opzionali = Omit<Colonna, 'colonna' | 'titolo' | 'inserisce' | 'mostra' | 'annota'>;

/** A casella to fill, bound to a dato. */
export const inserisce = (colonna: number, titolo: string, dato: Dato, altro: Opzionali = {}): Colonna => ({
  colonna,
  titolo,
  inserisce: dato,
  ...altro,
});

/** A casella that shows a concetto. */
export const mostra = (
  colonna: number,
  titolo: string,
  concetto: Concetto,
  altro: Opzionali = {},
): Colonna => ({
  colonna,
  titolo,
  mostra: concetto,
  ...altro,
});

/** A casella that is kept and printed but read by no rule. */
export const annota = (
  colonna: number,
  titolo: string,
  tipo: TipoCasella,
  altro: Opzionali = {},
): Colonna => ({
  colonna,
  titolo,
  annota: tipo,
  ...altro,
});

export const rigo = (
  numero: number,
  titolo: string,
  colonne: readonly Colonna[],
  altro: Pick<RigoScheda, 'totale' | 'raccolta' | 'continua'> = {},
): RigoScheda => ({ rigo: numero, titolo, colonne, ...altro });

const TIPO: Readonly<Record<Unita, TipoCasella>> = {
  euro: 'euro',
  quota: 'percentuale',
  rapporto: 'percentuale',
  giorni: 'intero',
  mesi: 'intero',
  numero: 'intero',
  codice: 'codice',
  logico: 'barrata',
  data: 'data',
};

function describeProprieta(c: Colonna): ProprietaCampo {
  return {
    ...(c.visibilita ? { visibilita: c.visibilita } : {}),
    ...(c.descrizione ? { descrizione: c.descrizione } : {}),
    ...(c.maschera ? { maschera: c.maschera } : {}),
    ...(c.obbligatoria ? { obbligatoria: true } : {}),
    ...(c.lookup ? { lookup: c.lookup } : {}),
    ...(c.query ? { query: c.query } : {}),
  };
}

/** What a casella says to who fills it in: that it is still to be checked too. */
const writeIstruzioni = ({ istruzioni, daRiscontrare }: Colonna): string | undefined =>
  daRiscontrare ? [istruzioni, 'Da riscontrare sul modello.'].filter(Boolean).join(' ') : istruzioni;

/** A colonna as the outside sees it. */
export function describeCasella(quadro: string, numero: number, c: Colonna): Casella {
  const unita = (c.inserisce ?? c.mostra)?.unita;
  const tipo = c.tipo ?? c.annota ?? (unita ? TIPO[unita] : 'testo');
  const istruzioni = writeIstruzioni(c);
  return {
    chiave: `${quadro}${numero}.${c.colonna}`,
    quadro,
    rigo: numero,
    colonna: c.colonna,
    titolo: c.titolo,
    tipo,
    inserita: c.mostra === undefined,
    ...(c.soggetto ? { soggetto: c.soggetto } : {}),
    ...(c.negativi ? { negativi: true } : {}),
    ...(c.min === undefined ? {} : { min: c.min }),
    ...(c.max === undefined ? {} : { max: c.max }),
    ...(c.lunghezza === undefined ? {} : { lunghezza: c.lunghezza }),
    ...(c.opzioni ? { opzioni: c.opzioni } : {}),
    ...(c.formulaBreve ? { formulaBreve: c.formulaBreve } : {}),
    ...(istruzioni ? { istruzioni } : {}),
    ...describeProprieta(c),
  };
}
