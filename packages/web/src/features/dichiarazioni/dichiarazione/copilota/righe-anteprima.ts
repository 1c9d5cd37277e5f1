import { type Casella, type EsitoCasella, type Modello, quadroOf } from '@quadra/fisco';
import { computeRisultato } from '../dati/risultati.ts';

export type Lettura = (chiave: string) => EsitoCasella;
export type RigaAnteprima = {
  chiave: string;
  titolo: string;
  da: string;
  totale: boolean;
  /** Null where it is not known. */
  oggi: number | null;
  poi: number | null;
};

const isImporto = ({ tipo }: Casella) => tipo === 'euro' || tipo === 'decimale';
const readImporto = ({ stato, valore }: EsitoCasella): number | null =>
  stato === 'incompleto' ? null : typeof valore === 'number' ? valore : 0;

/** The quadri where the results are born and stand, the one that is explained first. */
function listQuadri(modello: Modello): Set<string> {
  const spiegata = modello.spiegata ?? modello.risultati[0]?.debito[0];
  const finali = modello.risultati.flatMap(({ debito, credito }) => [...debito, ...credito]);
  return new Set([...(spiegata === undefined ? [] : [spiegata]), ...finali].map(quadroOf));
}

/** What has a value today or would have one: the changed casella, then the righi of the quadri of the results, in their order. */
export function listRighe(modello: Modello, cambiata: string, oggi: Lettura, poi: Lettura): RigaAnteprima[] {
  const quadri = listQuadri(modello);
  const [primo] = quadri;
  return modello.quadri.flatMap((quadro) =>
    quadro.sezioni
      .flatMap(({ righi }) => righi)
      .flatMap((rigo) =>
        rigo.caselle.map((casella) => ({
          ...{ chiave: casella.chiave, totale: rigo.totale ?? false, da: casella.formulaBreve ?? '' },
          titolo: rigo.caselle.length > 1 ? `${rigo.titolo}, ${casella.titolo}` : rigo.titolo,
          ...{ oggi: readImporto(oggi(casella.chiave)), poi: readImporto(poi(casella.chiave)) },
          casella,
        })),
      )
      .filter(({ casella, oggi: prima, poi: dopo }) => {
        if (casella.chiave === cambiata) return true;
        if (!isImporto(casella) || !quadri.has(quadro.codice) || (!prima && !dopo)) return false;
        // Of the other quadri only what moves: theirs are many.
        return quadro.codice === primo || prima !== dopo;
      })
      .map(({ casella: _, ...riga }) => riga),
  );
}

/** The balance of the declaration, all its results together. */
export function computeSaldo(modello: Modello, get: Lettura): number | null {
  const risultati = modello.risultati.map((voce) => computeRisultato(voce, get));
  if (risultati.some(({ stato }) => stato === 'incompleto')) return null;
  return risultati.reduce(
    (somma, { verso, importo }) => somma + (verso === 'a credito' ? -1 : 1) * (importo ?? 0),
    0,
  );
}
