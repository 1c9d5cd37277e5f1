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

/** Of a business that holds companies in the agreement. */
export const controlliPartecipate: readonly Controllo[] = [
  ...makeDi('RF58', ordinaria),
  ...makeDi('RG26', semplificata),
];
