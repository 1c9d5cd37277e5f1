import { type Concetto, type Dato, dato, type Unita } from '../engine/index.ts';
import { EspressioneError, type Tratto } from '../espressione/albero.ts';
import type { Riferimento } from '../espressione/ambiente.ts';
import { parseNome } from '../modelli/chiave.ts';
import type { TipoCasella } from '../modelli/modello.ts';
import { type Colonna, describeCasella, type QuadroScheda, type RigoScheda } from '../modelli/scheda.ts';
import { encodeValore } from '../modelli/valore.ts';
import { tellVicina } from './nome-casella.ts';

/** A colonna and where it stands. */
export interface Luogo {
  readonly quadro: QuadroScheda;
  readonly rigo: RigoScheda;
  readonly colonna: Colonna;
}

/** Unit of what a person writes in a casella that no rule reads. */
const UNITA: Readonly<Record<TipoCasella, Unita>> = {
  euro: 'euro',
  decimale: 'euro',
  intero: 'numero',
  percentuale: 'rapporto',
  codice: 'codice',
  testo: 'codice',
  data: 'data',
  codiceFiscale: 'codice',
  comune: 'codice',
  barrata: 'logico',
};

/** The caselle of a form by the names that a definition gives them. */
export interface Caselle {
  /** @throws EspressioneError */
  getLuogo(chiave: string, dove: Tratto): Luogo;
  /** @throws EspressioneError */
  getRiferimento(chiave: string, dove: Tratto): Riferimento;
  /** What a colonna enters or shows; one that no rule reads becomes a dato the first time. */
  nodeOf(luogo: Luogo): Dato | Concetto;
  /** The same, of a colonna that something reads. */
  findNode(luogo: Luogo): Dato | Concetto | undefined;
  /** Key of a colonna, one for all the righi of its raccolta that are an element each. */
  nameOf(luogo: Luogo): string;
  readonly luoghi: readonly Luogo[];
}

/** Looks caselle up in the quadri of a form. */
export function createCaselle(quadri: readonly QuadroScheda[]): Caselle {
  const luoghi = quadri.flatMap((quadro) =>
    quadro.sezioni.flatMap(({ righi }) =>
      righi.flatMap((rigo) => rigo.colonne.map((colonna): Luogo => ({ quadro, rigo, colonna }))),
    ),
  );
  const perRigo = new Map<string, Luogo[]>();
  for (const luogo of luoghi) {
    const nome = `${luogo.quadro.codice}${luogo.rigo.rigo}`;
    perRigo.set(nome, [...(perRigo.get(nome) ?? []), luogo]);
  }
  const annotati = new Map<string, Dato>();
  const nameOf = ({ quadro, rigo, colonna }: Luogo): string =>
    `${quadro.codice}${rigo.raccolta === undefined || rigo.continua ? rigo.rigo : `(${rigo.raccolta})`}.${colonna.colonna}`;
  const nodeOf = (luogo: Luogo): Dato | Concetto => {
    const { colonna } = luogo;
    const legato = colonna.mostra ?? colonna.inserisce;
    if (legato) return legato;
    const nome = nameOf(luogo);
    const nuovo = annotati.get(nome) ?? makeDato(nome, luogo);
    annotati.set(nome, nuovo);
    return nuovo;
  };
  const caselle: Caselle = {
    luoghi,
    nameOf,
    nodeOf,
    findNode: (luogo) => luogo.colonna.mostra ?? luogo.colonna.inserisce ?? annotati.get(nameOf(luogo)),
    getLuogo(chiave, dove) {
      const { quadro = '', rigo = 0, ripetuto = false, colonna } = parseNome(chiave) ?? {};
      const righe = perRigo.get(`${quadro}${rigo}`) ?? [];
      if (righe.length === 0)
        throw new EspressioneError(
          `La casella ${chiave} non è nel modello${tellVicina(chiave, luoghi)}.`,
          dove,
        );
      const luogo = pickColonna(righe, colonna, chiave, dove);
      const isRipetuta = luogo.rigo.raccolta !== undefined;
      const numero = luogo.colonna.colonna;
      if (isRipetuta && !ripetuto)
        throw new EspressioneError(
          `${quadro}${rigo} è un rigo ripetuto: ${quadro}${rigo}*.${numero} vale rigo per rigo, somma(${quadro}${rigo}*.${numero}) è il totale.`,
          dove,
        );
      if (!isRipetuta && ripetuto)
        throw new EspressioneError(
          `${quadro}${rigo} non è un rigo ripetuto: scrivere ${quadro}${rigo}.${numero}.`,
          dove,
        );
      return luogo;
    },
    getRiferimento(chiave, dove) {
      const luogo = caselle.getLuogo(chiave, dove);
      const { quadro, rigo, colonna } = luogo;
      const casella = describeCasella(quadro.codice, rigo.rigo, colonna);
      return {
        nodo: nodeOf(luogo),
        ...(rigo.raccolta === undefined ? {} : { raccolta: rigo.raccolta }),
        encode: (testo) => findCodice(testo, casella),
      };
    },
  };
  return caselle;
}

function pickColonna(
  righe: readonly Luogo[],
  colonna: number | undefined,
  chiave: string,
  dove: Tratto,
): Luogo {
  const [prima, ...altre] = righe;
  if (colonna !== undefined) {
    const luogo = righe.find((l) => l.colonna.colonna === colonna);
    if (luogo) return luogo;
  } else if (prima && altre.length === 0) return prima;
  const colonne = righe.map((l) => l.colonna.colonna).join(', ');
  throw new EspressioneError(
    colonna === undefined
      ? `${chiave} ha le colonne ${colonne}: indicare quale, per esempio ${chiave}.${prima?.colonna.colonna}.`
      : `La casella ${chiave} non è nel modello: il rigo ha le colonne ${colonne}${tellVicina(chiave, righe)}.`,
    dove,
  );
}

function makeDato(nome: string, { quadro, rigo, colonna }: Luogo): Dato {
  const { tipo } = describeCasella(quadro.codice, rigo.rigo, colonna);
  return dato({
    id: `casella.${nome}`,
    titolo: colonna.titolo,
    unita: UNITA[tipo],
    seManca: 'zero',
    ...(rigo.raccolta === undefined ? {} : { raccolta: rigo.raccolta }),
  });
}

function findCodice(testo: string, casella: ReturnType<typeof describeCasella>): number | undefined {
  if (casella.tipo === 'comune') return /^[A-Z]\d{3}$/.test(testo) ? encodeValore(casella, testo) : undefined;
  if (casella.tipo !== 'codice') return undefined;
  const isNoto = casella.opzioni?.some((o) => o.codice === testo) ?? /^\d+$/.test(testo);
  return isNoto ? encodeValore(casella, testo) : undefined;
}
