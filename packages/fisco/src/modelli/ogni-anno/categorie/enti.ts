import * as agricole from '../../../regole/agricole.ts';
import { makeSezioniProduzioni } from '../../2025/redditi-pf/rd-sezioni.ts';
import { makeQuadroRW as makeRW } from '../../2025/redditi-pf/rw.ts';
import { inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

/** Tax years until 2019 asked bodies for the monitoring alone (L. 160/2019, art. 1, c. 710). */
export const PRIMO_PATRIMONIALE = 2021;

/** RD of a body: what is counted is as in the form of persons, and nobody shares it. */
export const makeQuadroRD = (anno: number): QuadroDiAnni => ({
  codice: 'RD',
  titolo: 'Allevamento e produzioni agricole',
  titoloBreve: 'Allevamento',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'I righi sono quelli di Redditi PF, da riscontrare; quelli da 901 e le colonne da 90 sono interni.',
  dipendeDa: [],
  sezioni: [
    ...makeSezioniProduzioni(anno),
    {
      titolo: 'Reddito',
      righi: [
        rigo(11, 'Totale', [mostra(1, 'Importo', agricole.totale, { formulaBreve: 'RD5 + RD9 + RD10' })]),
        rigo(12, 'Utili del contratto di rete', [inserisce(1, 'Importo', agricole.reteImprese)]),
        rigo(14, 'Reddito', [mostra(1, 'Importo', agricole.lordo, { formulaBreve: 'RD11 + RD12, a RN4' })], {
          totale: true,
        }),
      ],
    },
  ],
});

/** RW of a body: until the form of 2020 it tells, and counts no tax. */
export function makeQuadroRW(anno: number): QuadroDiAnni {
  const quadro = makeRW(anno);
  const [attivita] = quadro.sezioni;
  return {
    ...quadro,
    fascicolo: 1,
    nota: `Righi e colonne di Redditi PF, da riscontrare; i righi da 901 e le colonne da 90 sono interni.${anno < PRIMO_PATRIMONIALE ? ' Solo monitoraggio.' : ''}`,
    dipendeDa: ['FR'],
    sezioni:
      anno < PRIMO_PATRIMONIALE && attivita
        ? [
            {
              ...attivita,
              righi: attivita.righi.map((uno) => ({
                ...uno,
                colonne: uno.colonne.filter(({ mostra: calcolata }) => calcolata === undefined),
              })),
            },
          ]
        : quadro.sezioni,
  };
}
