import { DATO, INCOMPLETO, PROVVISORIO } from '../engine/flags.ts';
import type { Calculation, Concetto, Dato } from '../engine/index.ts';
import { findMissing, type Mancante } from '../engine/missing.ts';
import { parseChiave, rigoOf } from './chiave.ts';
import type { Indice, Posto } from './indice.ts';
import type { ChiaveCasella, Mancanza } from './modello.ts';

/** What would make a casella complete, or definitive when it rests on a default. */
export function listMancanze(
  calculation: Calculation,
  indice: Indice,
  concetto: Concetto,
  posto: Posto,
): Mancanza[] {
  const { stato } = calculation.read(concetto, posto.indice);
  if (!(stato & DATO)) return [];
  const cosa = stato & INCOMPLETO ? INCOMPLETO : stato & PROVVISORIO ? PROVVISORIO : 0;
  if (cosa === 0) return [];
  return findMissing(calculation, concetto, posto.indice, cosa).map((insieme) =>
    describe(insieme, indice, posto.casella.chiave, cosa === INCOMPLETO),
  );
}

/** «RC10 col. 2», «RC1 col. 3, modulo 2». */
export function nameCasella(chiave: ChiaveCasella): string {
  const casella = parseChiave(chiave);
  if (casella === undefined) return chiave;
  const { quadro, rigo, colonna, modulo } = casella;
  return `${quadro}${rigo} col. ${colonna}${modulo > 1 ? `, modulo ${modulo}` : ''}`;
}

function describe(
  insieme: readonly Mancante[],
  indice: Indice,
  per: ChiaveCasella,
  ignoto: boolean,
): Mancanza {
  const daDare = insieme.filter((m) => 'dato' in m);
  const lacune = insieme.flatMap((m) => ('lacuna' in m ? [indice.rename(m.lacuna)] : []));
  const dati = daDare.map(({ dato, indice: i }) => ({
    chiave: indice.keyOf(dato, i) ?? dato.id,
    titolo: dato.titolo,
  }));
  const prove = [...new Set(daDare.flatMap(({ dato }) => (dato.prova ? [dato.prova] : [])))];
  const rigo = rigoOf(per);
  const apertura = ignoto ? `Per sapere ${rigo}` : `Per rendere definitivo ${rigo}`;
  const nomi = daDare.map(({ dato, indice: i }) => nameDato(indice.keyOf(dato, i), dato.titolo, dato.prova));
  const serve = nomi.length === 1 ? 'serve' : 'servono';
  const usati = ignoto ? [] : daDare.flatMap(({ dato }) => readIniziale(dato));
  const frasi = [
    ...(nomi.length > 0 ? [`${apertura} ${serve} ${joinItalian(nomi)}.`] : []),
    ...(usati.length > 0 ? [`Ora è usato il valore iniziale ${joinItalian(usati)}.`] : []),
    ...lacune,
  ];
  return { dati, frase: frasi.join(' '), ...(prove.length > 0 ? { prova: prove.join('; ') } : {}) };
}

const nameDato = (chiave: ChiaveCasella | undefined, titolo: string, prova?: string): string => {
  const nome = titolo.charAt(0).toLowerCase() + titolo.slice(1);
  const tra = prova ? ` (${prova})` : '';
  return chiave ? `${nameCasella(chiave)}, ${nome}${tra}` : `${nome}${tra}`;
};

/** The value used in its place, as one would write it in the casella. */
const readIniziale = ({ seManca, unita }: Dato): string[] => {
  if (typeof seManca !== 'object') return [];
  return [unita === 'rapporto' ? `${seManca.iniziale / 100}%` : String(seManca.iniziale)];
};

const joinItalian = (parti: readonly string[]): string =>
  parti.length < 2 ? parti.join('') : `${parti.slice(0, -1).join('; ')} e ${parti.at(-1)}`;
