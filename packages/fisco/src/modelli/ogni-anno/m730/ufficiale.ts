import type { Colonna, QuadroScheda, RigoScheda } from '../../scheda.ts';
import { makeNomi, type Nomi } from './nomi.ts';

/** Righi of the 730, as its instructions number them. */
export interface RighiUfficiali {
  /** `1-3 7`. */
  readonly righi: string;
  readonly titolo?: string;
  /** The rigo of Redditi PF whose colonne these are; every rigo like it, where it is one of a raccolta. */
  readonly da?: string;
  /** `1 2 4<3 5<RC10.6`: each colonna, and where Redditi PF has it when it is not under the same number. */
  readonly colonne?: string;
  /** What Redditi PF has not. */
  readonly proprie?: readonly Colonna[];
  /** The raccolta of colonne that are all its own. */
  readonly raccolta?: string;
  /** Colonne of Redditi PF in whose place the 730 has its own. */
  readonly invece?: readonly number[];
  /** Nothing of the rigo of Redditi PF but these colonne. */
  readonly sole?: true;
  readonly dal?: number;
  readonly al?: number;
}

/** Colonne that only count begin here, beside those of the form: they are ours. */
const PRIMA_INTERNA = 90;
const SALTO = 100;

/** The numbers of `1-3 7`. */
const readNumeri = (testo: string): number[] =>
  testo
    .split(' ')
    .filter(Boolean)
    .flatMap((pezzo) => {
      const [primo = 0, ultimo = primo] = pezzo.split('-').map(Number);
      return Array.from({ length: ultimo - primo + 1 }, (_, posto) => primo + posto);
    });

/** A colonna of the 730 and the casella of Redditi PF it comes from. */
function readColonne(testo: string, da = ''): { numero: number; casella: string }[] {
  return testo
    .split(' ')
    .filter(Boolean)
    .flatMap((pezzo) => {
      const [quali = '', origine] = pezzo.split('<');
      return readNumeri(quali).map((numero) => ({
        numero,
        casella: origine?.includes('.') ? origine : `${da}.${origine ?? numero}`,
      }));
    });
}

/** The caselle of Redditi PF, and which of them the 730 has taken. */
interface Origine {
  readonly nomi: Nomi;
  readonly make: (codice: string, righi: readonly RighiUfficiali[]) => RigoScheda[];
  /** What is left of a quadro of Redditi PF. */
  readonly takeRest: (quadro: QuadroScheda) => QuadroScheda;
}

/** Reads a form of Redditi PF as the origin of the 730 of the same year. */
export function openOrigine(anno: number, pf: readonly QuadroScheda[]): Origine {
  const nomi = makeNomi();
  const perNome = new Map<string, RigoScheda>();
  const perRaccolta = new Map<string, RigoScheda[]>();
  const nomiRaccolta = new Map<string, string[]>();
  const contati = new Map<string, number>();
  for (const { codice, sezioni } of pf) {
    for (const rigo of sezioni.flatMap((s) => s.righi)) {
      const nome = `${codice}${rigo.rigo}`;
      perNome.set(nome, rigo);
      if (rigo.raccolta === undefined) continue;
      perRaccolta.set(rigo.raccolta, [...(perRaccolta.get(rigo.raccolta) ?? []), rigo]);
      nomiRaccolta.set(rigo.raccolta, [...(nomiRaccolta.get(rigo.raccolta) ?? []), nome]);
    }
  }
  const prese = new Set<string>();
  const raccoltePrese = new Set<string>();

  /** Every colonna of a rigo, and of a raccolta those that other righi of it have: each once, its own first. */
  const listColonne = (rigo: RigoScheda): Colonna[] => {
    const simili = rigo.raccolta === undefined ? [] : (perRaccolta.get(rigo.raccolta) ?? []);
    return [...new Map([...simili, rigo].flatMap((r) => r.colonne).map((c) => [c.colonna, c])).values()];
  };

  const listSimili = (rigo: RigoScheda | undefined): readonly string[] =>
    nomiRaccolta.get(rigo?.raccolta ?? '') ?? [];

  function makeRigo(codice: string, numero: number, righi: RighiUfficiali): RigoScheda {
    const origine = righi.da === undefined ? undefined : perNome.get(righi.da);
    const sue = new Map<number, Colonna>();
    const usate = new Set<number>(righi.invece);
    const simili = listSimili(origine);
    const posto = contati.get(origine?.raccolta ?? '') ?? 0;
    if (origine?.raccolta) contati.set(origine.raccolta, posto + 1);
    const take = (casella: string, n: number, colonna: Colonna): void => {
      const dove = { quadro: codice, rigo: numero, colonna: n };
      sue.set(n, { ...colonna, colonna: n });
      if (!origine?.raccolta) {
        prese.add(casella);
        nomi.add(casella, dove);
        return;
      }
      // The last rigo of the 730 is also the name of those that only Redditi PF has.
      for (const simile of simili.slice(posto)) nomi.replace(`${simile}.${colonna.colonna}`, dove);
    };
    for (const { numero: n, casella } of readColonne(righi.colonne ?? '', righi.da)) {
      const [nome = '', colonna] = casella.split('.');
      const rigo = perNome.get(nome);
      const trovata = rigo && listColonne(rigo).find((c) => c.colonna === Number(colonna));
      if (!trovata || sue.has(n)) continue;
      if (nome === righi.da) usate.add(trovata.colonna);
      take(casella, n, trovata);
    }
    for (const c of righi.proprie ?? []) if (!sue.has(c.colonna)) sue.set(c.colonna, c);
    for (const n of origine?.raccolta ? [] : (righi.invece ?? [])) {
      prese.add(`${righi.da}.${n}`);
      if (sue.has(n)) nomi.add(`${righi.da}.${n}`, { quadro: codice, rigo: numero, colonna: n });
    }
    for (const c of origine && !righi.sole ? listColonne(origine) : []) {
      const n = c.colonna < PRIMA_INTERNA ? c.colonna + SALTO : c.colonna;
      if (!usate.has(c.colonna)) take(`${righi.da}.${c.colonna}`, n, c);
    }
    const raccolta = righi.raccolta ?? origine?.raccolta;
    if (raccolta) raccoltePrese.add(raccolta);
    return {
      rigo: numero,
      titolo: righi.titolo ?? origine?.titolo ?? '',
      colonne: [...sue.values()].sort((a, b) => a.colonna - b.colonna),
      ...(raccolta ? { raccolta } : {}),
    };
  }

  return {
    nomi,
    make: (codice, righi) =>
      righi
        .filter(({ dal = 0, al = 9999 }) => dal <= anno && anno <= al)
        .flatMap((r) => readNumeri(r.righi).map((numero) => makeRigo(codice, numero, r)))
        .filter(({ colonne }) => colonne.length > 0),
    takeRest: (quadro) => ({
      ...quadro,
      sezioni: quadro.sezioni
        .map((s) => ({
          ...s,
          righi: s.righi
            .filter(({ raccolta }) => raccolta === undefined || !raccoltePrese.has(raccolta))
            .map((r) => ({
              ...r,
              colonne: r.colonne.filter((c) => !prese.has(`${quadro.codice}${r.rigo}.${c.colonna}`)),
            }))
            .filter((r) => r.colonne.length > 0),
        }))
        .filter((s) => s.righi.length > 0),
    }),
  };
}
