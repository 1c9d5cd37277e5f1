import { casiEsempi730 } from '../casi/modelli/730-esempi.ts';
import {
  lettureA,
  lettureC,
  lettureD,
  lettureE,
  lettureG,
  sostitutive,
} from '../casi/modelli/730-letture.ts';
import { casi730 as casi2023 } from '../casi/modelli/2023/730.ts';
import { casi730 as casi2024 } from '../casi/modelli/2024/730.ts';
import { casi730 as casi2025 } from '../casi/modelli/2025/730.ts';
import { casiLettura2025 } from '../casi/modelli/2025/lettura.ts';
import { casiOneri2025 } from '../casi/modelli/2025/oneri.ts';
import { casi730 as casi2026 } from '../casi/modelli/2026/730.ts';
import { casiFascicolo1 } from '../casi/modelli/fascicolo-1.ts';
import { casiFascicolo3 } from '../casi/modelli/fascicolo-3.ts';
import { casiLM } from '../casi/modelli/imprese/lm.ts';
import { casiImpresa } from '../casi/modelli/imprese/rf-rg.ts';
import { casiPartecipazioni } from '../casi/modelli/imprese/rh.ts';
import { casiFinanza } from '../casi/modelli/imprese/rm-rt.ts';
import { casiSostitutive } from '../casi/modelli/imprese/rq.ts';
import { casiContributi } from '../casi/modelli/imprese/rr.ts';
import { puntiEsempi } from '../casi/modelli/punti-esempi.ts';
import { puntiLavoro } from '../casi/modelli/punti-lavoro.ts';
import { puntiLiquidazione } from '../casi/modelli/punti-liquidazione.ts';
import { puntiOneri } from '../casi/modelli/punti-oneri.ts';
import { puntiRegioni } from '../casi/modelli/punti-regioni.ts';
import { puntiRiletti } from '../casi/modelli/punti-riletti.ts';
import type { CodiceModello } from '../src/modelli/modello.ts';
import { senzaCaso } from './senza-caso.ts';

/** A golden case, as far as it is counted: its years, and where it says it comes from. */
interface Caso {
  readonly anno?: number;
  readonly anni?: readonly number[];
  readonly derivazione?: string;
  readonly fonte?: string;
}

const LETTI = [2023, 2024, 2025, 2026];
const del2025 = (casi: readonly Caso[]): readonly Caso[] => casi.map((caso) => ({ anno: 2025, ...caso }));
/** Golden cases of the two forms whose instructions were read. */
const casi: Readonly<Partial<Record<CodiceModello, readonly Caso[]>>> = {
  'redditi-pf': [
    ...[
      casiFascicolo1,
      casiFascicolo3,
      puntiEsempi,
      puntiLavoro,
      puntiLiquidazione,
      puntiOneri,
      puntiRegioni,
      puntiRiletti,
    ].flat(),
    ...[casiLM, casiImpresa, casiPartecipazioni, casiFinanza, casiSostitutive, casiContributi].flat(),
    ...del2025([...casiLettura2025, ...casiOneri2025]),
  ],
  730: [
    ...[casi2023, casi2024, casi2025, casi2026].flat(),
    ...[lettureA, lettureC, lettureD, lettureE, lettureG, sostitutive, casiEsempi730].flat(),
  ],
};

/** «r. 3586-3589», or an example of theirs: what the case rests on in the instructions. */
const RIGA = /\br\. \d|esempio/i;

/** How many golden cases of a year there are, how many of them cite the line of the instructions they come from, and how many examples are not one. */
export function countCasi(
  modello: CodiceModello,
  anno: number,
): { readonly tutti: number; readonly conRiga: number; readonly esempiSenza: number } {
  const suoi = (casi[modello] ?? []).filter((caso) =>
    (caso.anni ?? (caso.anno === undefined ? LETTI : [caso.anno])).includes(anno),
  );
  return {
    tutti: suoi.length,
    conRiga: suoi.filter(({ derivazione = '', fonte = '' }) => RIGA.test(`${derivazione} ${fonte}`)).length,
    esempiSenza: senzaCaso.filter(({ modello: suo, righe }) => suo === modello && anno in righe).length,
  };
}
