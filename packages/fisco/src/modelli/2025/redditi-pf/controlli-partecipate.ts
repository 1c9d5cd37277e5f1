import { oltre } from '../../../engine/index.ts';
import { impresa } from '../../../regole/concordato.ts';
import { coda as ordinaria } from '../../../regole/impresa-ordinaria.ts';
import { coda as semplificata } from '../../../regole/impresa-semplificata.ts';
import { makeControlliPartecipate } from '../../ogni-anno/concordato-controlli.ts';
import type { Controllo } from '../../scheda.ts';

const makeDi = (quadro: 'RF58' | 'RG26', coda: typeof ordinaria): readonly Controllo[] =>
  makeControlliPartecipate(quadro, {
    ...{ conPersone: coda.redditiCpb, conTrasparenti: coda.redditiTrasparenzaCpb, soglie: coda.soglieCpb },
    ...{ conPerdite: coda.perditeCpb, perdite: coda.totalePerdite },
    ...{ pariAZero: coda.zeroCpb, riguarda: coda.conPartecipate, proprio: impresa.aderisce },
  });

const makeRitenute = (rigo: 'RF102' | 'RG37', coda: typeof ordinaria): Controllo => ({
  codice: `RITENUTE_TRASFERITE_${rigo}`,
  livello: 'discordanza',
  quando: oltre(coda.ritenuteTrasferite, coda.ritenute),
  dato: coda.ritenute,
  frase: `${rigo}: le ritenute di col. 6 comprendono quelle trasferite di col. 5.`,
  fonte: `Istruzioni Redditi PF 2023-2026, fascicolo 3, rigo ${rigo}`,
});

/** Of a business that holds companies, in the agreement or not. */
export const controlliPartecipate: readonly Controllo[] = [
  ...makeDi('RF58', ordinaria),
  ...makeDi('RG26', semplificata),
  makeRitenute('RF102', ordinaria),
  makeRitenute('RG37', semplificata),
];
