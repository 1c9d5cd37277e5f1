import { withModulo } from '../modelli/chiave.ts';
import type { Casella, Modello } from '../modelli/modello.ts';
import type { FormatoElemento } from './elementi.ts';
import { readRighe } from './fornitura.ts';
import { nameCasella, placeCasella } from './redditi.ts';
import type { Problema, Riga } from './riga.ts';
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
/** The caselle of a form by the code that they have in its file. */
function listPosti({ quadri }: Pick<Modello, 'quadri'>): Map<string, Posto> {
  const caselle = quadri.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)));
  return new Map(
    caselle.flatMap((casella): [string, Posto][] => {
      const posto = placeCasella(casella);
      return 'codice' in posto ? [[posto.codice, { formato: posto.formato, casella }]] : [];
    }),
  );
}

/** The lines of each declaration: one begins with its B. */
function splitDichiarazioni(righe: readonly Riga[]): Riga[][] {
  const tutte: Riga[][] = [];
  for (const riga of righe) {
    if (riga.tipo === 'B') tutte.push([riga]);
    else if (riga.tipo !== 'A' && riga.tipo !== 'Z') tutte.at(-1)?.push(riga);
  }
  return tutte;
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

/**
 * The declarations of a supply whose quadri are elements. What the layout does not know (the front page, a code that the form of
 * the year has not) is among the problems, of its declaration where it is of one, else of the file.
 */
export function readArrivo(
  tracciato: Tracciato,
  modello: Pick<Modello, 'quadri'>,
  testo: string,
): { dichiarazioni: DichiarazioneArrivata[]; problemi: Problema[] } {
  const posti = listPosti(modello);
  const { righe, problemi } = readRighe(tracciato, testo, (codice) => posti.get(codice)?.formato);
  const rimasti = new Set(problemi);
  let riga = 1;
  const dichiarazioni = splitDichiarazioni(righe).map((sue): DichiarazioneArrivata => {
    const [da, a] = [riga + 1, riga + sue.length];
    riga = a;
    const suoi = problemi.filter((problema) => problema.riga >= da && problema.riga <= a);
    for (const suo of suoi) rimasti.delete(suo);
    return {
      codiceFiscale: String(sue[0]?.valori.codiceFiscale ?? ''),
      ...readUna(sue, posti),
      problemi: suoi,
    };
  });
  return { dichiarazioni, problemi: [...rimasti] };
}
