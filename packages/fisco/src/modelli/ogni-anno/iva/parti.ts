import type { Concetto, Dato } from '../../../engine/index.ts';
import { moduloIva } from '../../../regole/iva-modulo.ts';
import { type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

/** What every quadro of the form says of itself. */
export const NOTA = 'Numerazione ricostruita da fonti professionali, da riscontrare sul modello dell’anno.';

const NEGATIVI = { negativi: true } as const;

/** A rigo with one amount to type. */
export const uno = (numero: number, titolo: string, dato: Dato): RigoScheda =>
  rigo(numero, titolo, [inserisce(1, 'Importo', dato)]);
/** The same, where notes of credit may make it negative. */
export const unoConSegno = (numero: number, titolo: string, dato: Dato): RigoScheda =>
  rigo(numero, titolo, [inserisce(1, 'Importo', dato, NEGATIVI)]);
/** A rigo with one amount that is counted. */
export const conta = (
  numero: number,
  titolo: string,
  concetto: Concetto,
  formulaBreve?: string,
): RigoScheda =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto, formulaBreve ? { formulaBreve } : {})], {
    totale: true,
  });

/** What is taxed and its tax, counted. */
export const tassata = (
  numero: number,
  { titolo, imponibile, imposta }: { titolo: string; imponibile: Dato; imposta: Concetto },
): RigoScheda =>
  rigo(numero, `Operazioni ${titolo}`, [
    inserisce(1, 'Imponibile', imponibile, NEGATIVI),
    mostra(2, 'Imposta', imposta),
  ]);
/** What is taxed and its tax, both typed. */
export const coppia = (
  numero: number,
  titolo: string,
  { imponibile, imposta }: { imponibile: Dato; imposta: Dato },
): RigoScheda =>
  rigo(numero, titolo, [
    inserisce(1, 'Imponibile', imponibile, NEGATIVI),
    inserisce(2, 'Imposta', imposta, NEGATIVI),
  ]);

/** Our own pages in a quadro are of the whole return. */
const PRIMO_INTERNO = 901;
/** A quadro of which each modulo has its own. */
export function perModulo(quadro: QuadroDiAnni): QuadroDiAnni {
  const [prima] = quadro.sezioni.flatMap(({ righi }) => righi);
  return {
    ...quadro,
    sezioni: quadro.sezioni.map((sezione) => ({
      ...sezione,
      righi: sezione.righi.map((uno) =>
        uno.raccolta === undefined && uno.rigo < PRIMO_INTERNO
          ? { ...uno, raccolta: moduloIva, ...(uno === prima ? {} : { continua: true as const }) }
          : uno,
      ),
    })),
  };
}

/** A quadro as this form has them: the first fascicolo, not to be trusted more than its sources. */
export const quadroIva = (
  codice: string,
  [titolo, titoloBreve = titolo]: readonly [titolo: string, breve?: string],
  sezioni: QuadroDiAnni['sezioni'],
  altro: Partial<Pick<QuadroDiAnni, 'dal' | 'al' | 'nota' | 'dipendeDa' | 'obbligatorio'>> = {},
): QuadroDiAnni => ({
  codice,
  titolo,
  titoloBreve,
  fascicolo: 1,
  copertura: 'indicativo',
  nota: NOTA,
  dipendeDa: [],
  sezioni,
  ...altro,
});

/** What stands in a form only in some years. */
export const solo = <T>(vale: boolean, ...parti: readonly T[]): readonly T[] => (vale ? parti : []);

/** Colonne whose number is known and whose content is not: typed, kept, read by nothing. */
export const campi = (
  da: number,
  a: number,
  make: (numero: number, titolo: string) => Colonna,
): readonly Colonna[] =>
  Array.from({ length: a - da + 1 }, (_, i) => make(da + i, `Campo ${da + i} (contenuto da riscontrare)`));
