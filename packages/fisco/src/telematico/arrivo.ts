import { withModulo } from '../modelli/chiave.ts';
import type { Casella, Modello } from '../modelli/modello.ts';
import type { FormatoElemento } from './elementi.ts';
import { checkFraRighe } from './fornitura.ts';
import { nameCasella, placeCasella } from './redditi.ts';
import { type FindFormato, type Problema, type Riga, readRiga, splitRighe } from './riga.ts';
import type { Tracciato, Valore } from './tracciato.ts';

/** A declaration of a file that comes from elsewhere, as far as it is known how to read it. */
export interface DichiarazioneArrivata {
  readonly codiceFiscale: string;
  /** What was entered, by casella, as a person would type it. */
  readonly celle: Readonly<Record<string, string>>;
  /** What the file says of what the form computes: to be compared, never written. */
  readonly calcolate: Readonly<Record<string, string>>;
  /** What was not read, with where it is and why. */
  readonly problemi: readonly Problema[];
}

/** The code of the supply that a file says to be; null when it is no supply. */
export const readCodiceFornitura = (testo: string): string | null =>
  /^A {14}([A-Z0-9]{3}\d{2})/.exec(testo.slice(0, 20))?.[1] ?? null;

const writeCella = (valore: Valore): string =>
  valore === true ? 'X' : typeof valore === 'number' ? String(valore).replace('.', ',') : String(valore);

interface Posto {
  readonly formato: FormatoElemento;
  readonly casella: Casella;
}
const noti = new WeakMap<Modello['quadri'], ReadonlyMap<string, Posto>>();
/** The caselle of a form by the code that they have in its file: looked for once, however many declarations are read. */
function listPosti({ quadri }: Pick<Modello, 'quadri'>): ReadonlyMap<string, Posto> {
  const posti = noti.get(quadri) ?? makePosti(quadri);
  noti.set(quadri, posti);
  return posti;
}

function makePosti(quadri: Modello['quadri']): ReadonlyMap<string, Posto> {
  const caselle = quadri.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)));
  return new Map(
    caselle.flatMap((casella): [string, Posto][] => {
      const posto = placeCasella(casella);
      return 'codice' in posto ? [[posto.codice, { formato: posto.formato, casella }]] : [];
    }),
  );
}

/** A declaration of a supply as it stands in its file: from its B to the next. */
export interface PezzoFornitura {
  /** The line of its B, from 1. */
  readonly riga: number;
  /** Of who declares, as its B says it. */
  readonly codiceFiscale: string;
  readonly testo: string;
}

const CODICE_FISCALE = ['contribuente', 'codiceFiscale'];
const readCodice = (tracciato: Tracciato, riga: string): string => {
  const campi = tracciato.record.B?.campi ?? [];
  const campo = CODICE_FISCALE.map((nome) => campi.find((uno) => uno.nome === nome)).find(Boolean);
  return campo ? riga.slice(campo.da - 1, campo.a).trim() : '';
};

/**
 * Divides a supply in its declarations, without reading what is in them: each can be read by itself. `problemi`: of the file
 * alone (the first record, the last with its counters, the order).
 */
export function splitFornitura(
  tracciato: Tracciato,
  testo: string,
): { pezzi: PezzoFornitura[]; problemi: Problema[] } {
  const righe = splitRighe(testo);
  const pezzi: { riga: number; codiceFiscale: string; righe: string[] }[] = [];
  const problemi: Problema[] = [];
  const tipi: Riga[] = righe.map((riga, i) => {
    const tipo = riga.slice(0, 1);
    if (tipo === 'A' || tipo === 'Z') {
      const letta = readRiga(tracciato, riga, i + 1);
      problemi.push(...letta.problemi);
      return letta.riga ?? { tipo, valori: {} };
    }
    if (tipo === 'B') pezzi.push({ riga: i + 1, codiceFiscale: readCodice(tracciato, riga), righe: [riga] });
    else pezzi.at(-1)?.righe.push(riga);
    return { tipo, valori: {} };
  });
  return {
    pezzi: pezzi.map((pezzo) => ({ ...pezzo, testo: pezzo.righe.join('') })),
    problemi: [...problemi, ...checkFraRighe(tracciato, tipi)],
  };
}

function readUna(righe: readonly Riga[], posti: ReadonlyMap<string, Posto>) {
  const celle: Record<string, string> = {};
  const calcolate: Record<string, string> = {};
  for (const { valori, elementi = [] } of righe)
    for (const { codice, valore } of elementi) {
      const chiave = nameCasella(codice);
      if (chiave === null) continue;
      const suo = withModulo(chiave, Math.max(1, Number(valori.modulo ?? 1)));
      const dove = posti.get(codice)?.casella.inserita ? celle : calcolate;
      dove[suo] = writeCella(valore);
    }
  return { celle, calcolate };
}

/** The records of one declaration, each read by itself, with what is wrong in them at its line of the file. */
export function readPezzo(
  tracciato: Tracciato,
  { testo, riga: da }: Pick<PezzoFornitura, 'testo' | 'riga'>,
  findFormato?: FindFormato,
): { righe: Riga[]; problemi: Problema[] } {
  const lette = splitRighe(testo).map((riga, i) => readRiga(tracciato, riga, da + i, findFormato));
  return {
    righe: lette.flatMap(({ riga }) => riga ?? []),
    problemi: lette.flatMap(({ problemi }) => problemi),
  };
}

/**
 * A declaration whose quadri are elements, read by itself. What the layout does not know (a code that the form of the year has
 * not) is among the problems.
 */
export function readDichiarazione(
  tracciato: Tracciato,
  modello: Pick<Modello, 'quadri'>,
  pezzo: PezzoFornitura,
): DichiarazioneArrivata {
  const posti = listPosti(modello);
  const { righe, problemi } = readPezzo(tracciato, pezzo, (codice) => posti.get(codice)?.formato);
  return { codiceFiscale: pezzo.codiceFiscale, ...readUna(righe, posti), problemi };
}
