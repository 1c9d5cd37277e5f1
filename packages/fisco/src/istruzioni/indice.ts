import { type Chiave, parseChiave } from '../modelli/chiave.ts';
import type { CodiceModello } from '../modelli/modello.ts';

/** Where the official instructions speak of a casella. */
export interface Istruzione {
  /** «Istruzioni Redditi PF 2026, fascicolo 1». */
  readonly testo: string;
  readonly pagina: number;
  /** Line of the text as it was read, from 1: what the page is checked on. */
  readonly riga: number;
  /** Number of the fascicolo; 1 where the text is one. */
  readonly fascicolo: number;
}

type Tabella = () => Promise<{ readonly default: string }>;

/** The places of each form of each year whose instructions were read, fetched when one is asked for. */
const tabelle: Partial<Record<CodiceModello, Readonly<Record<number, Tabella>>>> = {
  'redditi-pf': {
    2023: () => import('./redditi-pf-2023.ts'),
    2024: () => import('./redditi-pf-2024.ts'),
    2025: () => import('./redditi-pf-2025.ts'),
    2026: () => import('./redditi-pf-2026.ts'),
  },
  730: {
    2023: () => import('./730-2023.ts'),
    2024: () => import('./730-2024.ts'),
    2025: () => import('./730-2025.ts'),
    2026: () => import('./730-2026.ts'),
  },
};

const writeTesto = (codice: CodiceModello, anno: number, fascicolo: number): string =>
  codice === '730'
    ? `Istruzioni del modello 730/${anno}`
    : `Istruzioni Redditi PF ${anno}, fascicolo ${fascicolo}`;

/** `RA1-22`: RA1, RA2 and so on. */
function listRighi(righi: string): string[] {
  const [, quadro = '', primo = '', ultimo = primo] = /^([A-Z]+)(\d+)(?:-(\d+))?$/.exec(righi) ?? [];
  return Array.from(
    { length: Number(ultimo) - Number(primo) + 1 },
    (_, i) => `${quadro}${Number(primo) + i}`,
  );
}

/** The places of a form of a year by the key of the casella, without modulo; none where its instructions were not read. */
export async function loadIstruzioni(
  codice: CodiceModello,
  anno: number,
): Promise<ReadonlyMap<string, Istruzione>> {
  const tabella = await tabelle[codice]?.[anno]?.();
  const luoghi = new Map<string, Istruzione>();
  for (const linea of tabella?.default.trim().split('\n') ?? []) {
    const [righi = '', ...colonne] = linea.split(' ');
    for (const colonna of colonne) {
      const [numero, dove = ''] = colonna.split(':');
      const [fascicolo = 1, pagina = 0, riga = 0] = dove.split('/').map(Number);
      const istruzione = { testo: writeTesto(codice, anno, fascicolo), pagina, riga, fascicolo };
      for (const rigo of listRighi(righi)) luoghi.set(`${rigo}.${numero}`, istruzione);
    }
  }
  return luoghi;
}

const nameBase = ({ quadro, rigo, colonna }: Chiave): string => `${quadro}${rigo}.${colonna}`;

/** Where the instructions of its year speak of a casella; undefined when nobody found it, or the texts are not at hand. */
export async function findIstruzione(
  codice: CodiceModello,
  anno: number,
  chiave: string,
): Promise<Istruzione | undefined> {
  const letta = parseChiave(chiave);
  return letta ? (await loadIstruzioni(codice, anno)).get(nameBase(letta)) : undefined;
}
