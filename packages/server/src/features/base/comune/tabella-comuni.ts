import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A comune or a foreign state as it was in a period; days included, empty when open. */
export interface Comune {
  readonly codice: string;
  readonly denominazione: string;
  readonly provincia: string;
  readonly dal: string;
  readonly al: string;
  readonly cap: readonly string[];
  readonly isEstero: boolean;
  /** The name as people search for it. */
  readonly ricerca: string;
}

export interface Ricerca {
  /** Found in the name. */
  readonly testo?: string | undefined;
  /** Beginning of the codice catastale. */
  readonly codice?: string | undefined;
  readonly provincia?: string | undefined;
  /** Day on which it must exist. */
  readonly giorno?: string | undefined;
  readonly isEstero?: boolean | undefined;
  /** Text and code both, instead of either. */
  readonly isIntersezione?: boolean | undefined;
}

/** A name without accents, apostrophes or case: «Forlì», «FORLI'» and «forli» are one. */
const normalizeNome = (testo: string): string =>
  testo
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

function readRiga(riga: string): Comune {
  const [codice = '', denominazione = '', provincia = '', dal = '', al = '', cap = ''] = riga.split('\t');
  return {
    codice,
    denominazione,
    provincia,
    dal,
    al,
    cap: cap === '' ? [] : cap.split(','),
    isEstero: codice.startsWith('Z'),
    ricerca: normalizeNome(denominazione),
  };
}

interface Tabella {
  readonly ordinati: readonly Comune[];
  readonly perCodice: ReadonlyMap<string, readonly Comune[]>;
}
let letta: Tabella | undefined;

/** Read once, at the first use: 14,000 periods, a few megabytes. */
function readTabella(): Tabella {
  if (letta) return letta;
  const testo = readFileSync(join(import.meta.dirname, 'tabella/comuni.tsv'), 'utf8');
  const comuni = testo
    .split('\n')
    .filter((riga) => riga !== '' && !riga.startsWith('#'))
    .map(readRiga);
  const rango = (comune: Comune) => (comune.al === '' ? 0 : 1);
  const ordinati = [...comuni].sort(
    (a, b) => rango(a) - rango(b) || (a.ricerca < b.ricerca ? -1 : a.ricerca > b.ricerca ? 1 : 0),
  );
  letta = { ordinati, perCodice: Map.groupBy(comuni, ({ codice }) => codice) };
  return letta;
}

const isInVita = ({ dal, al }: Comune, giorno: string) =>
  (dal === '' || dal <= giorno) && (al === '' || giorno <= al);

/** The comune of a code, as it was on `giorno` (or as it was last). Undefined when the code never existed. */
export function findComune(codice: string, giorno?: string): Comune | undefined {
  const periodi = readTabella().perCodice.get(codice) ?? [];
  return (giorno === undefined ? undefined : periodi.find((p) => isInVita(p, giorno))) ?? periodi.at(-1);
}

/** Whether the code was that of a comune or of a state on that day. */
export const existsComune = (codice: string, giorno: string): boolean =>
  (readTabella().perCodice.get(codice) ?? []).some((periodo) => isInVita(periodo, giorno));

function matches(comune: Comune, testo: string | undefined, ricerca: Ricerca): boolean {
  const prove = [
    ...(testo === undefined ? [] : [testo !== '' && comune.ricerca.includes(testo)]),
    ...(ricerca.codice === undefined ? [] : [comune.codice.startsWith(ricerca.codice)]),
  ];
  if (prove.length === 0) return true;
  return ricerca.isIntersezione ? prove.every(Boolean) : prove.some(Boolean);
}

/**
 * Comuni and states found, best first: names that begin with the text, then those that hold it; today's before those
 * that ended.
 */
export function searchComuni(ricerca: Ricerca): Comune[] {
  const testo = ricerca.testo === undefined ? undefined : normalizeNome(ricerca.testo);
  const trovati = readTabella().ordinati.filter(
    (comune) =>
      (ricerca.isEstero === undefined || comune.isEstero === ricerca.isEstero) &&
      (ricerca.provincia === undefined || comune.provincia === ricerca.provincia) &&
      (ricerca.giorno === undefined || isInVita(comune, ricerca.giorno)) &&
      matches(comune, testo, ricerca),
  );
  if (testo === undefined) return trovati;
  const isPrima = ({ ricerca: nome }: Comune) => nome === testo || nome.startsWith(testo);
  const esatti = trovati.filter(({ ricerca: nome }) => nome === testo);
  const iniziano = trovati.filter((comune) => isPrima(comune) && comune.ricerca !== testo);
  return [...esatti, ...iniziano, ...trovati.filter((comune) => !isPrima(comune))];
}

let perNome: ReadonlyMap<string, readonly Comune[]> | undefined;

/** The comuni of today (and states) with exactly this name, or those that had it: more than one when the province must tell. */
export function listOmonimi(nome: string, provincia?: string): Comune[] {
  perNome ??= Map.groupBy(readTabella().ordinati, ({ ricerca }) => ricerca);
  const trovati = (perNome.get(normalizeNome(nome)) ?? []).filter(
    (comune) => !provincia || comune.provincia === provincia.toUpperCase(),
  );
  const attuali = trovati.filter(({ al }) => al === '');
  return [...new Map((attuali.length > 0 ? attuali : trovati).map((uno) => [uno.codice, uno])).values()];
}

/** What a comune is called, by its codice catastale; the code itself of one that is not there, null without one. */
export const nameComune = (codice: string): string | null =>
  codice === '' ? null : (findComune(codice)?.denominazione ?? codice);
